# more.sh: groups beyond the test programs: other builds, the installed package, fuzz targets. Each is a
# function group_NAME; $dir is the build that is tested, $group the name.

more=(consumer sanitizers no_llvm clang fuzz)

# Kernels are the same in all builds: further ones take those of $dir.
kernels_of() { echo "-DTENON_KERNELS=$PWD/$dir"; }

# configure_build DIR OPTION…: configures and builds into DIR.
configure_build() {
    local to=$1
    shift
    cmake -S . -B "$to" -G Ninja "$(kernels_of)" "$@" && cmake --build "$to"
}

group_consumer() { stage_command consumer tests/consumer/run.sh "$dir"; }

# Products of every type on every table: minutes under ASan, and no code that the grid of sizes and the
# strides do not reach, whose operands and scratch end at guard pages. In these builds they run by --long.
long_products() { [ "$long" = 1 ] || echo '^(unit/matmul_(bits|long)|jit/matmul)$'; }

# Every C test under ASan and UBSan; what threads share under TSan.
group_sanitizers() {
    stage_build asan "$(kernels_of)" &&
        stage_group build/asan asan '^(unit|kernels|jit|cli|judges)/' "$(long_products)"
    local shared='^unit/.*(thread|owners|pool|ops|dense)'
    stage_build tsan "$(kernels_of)" "-DTENON_TESTS=$shared" && stage_group build/tsan tsan "$shared"
}

# Without LLVM all but session kernels works.
group_no_llvm() {
    stage_command no_llvm_build configure_build build/no_llvm -DCMAKE_BUILD_TYPE=Release -DTENON_LLVM=OFF &&
        stage_group build/no_llvm no_llvm '^(unit|kernels|jit|cli)/' "$(long_products)"
}

group_clang() {
    command -v clang >/dev/null || { row clang 0 0 1 "clang: not installed"; return; }
    stage_command clang_build configure_build build/clang -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER=clang
}

# The end of a process, and what it wrote.
ended() {
    local code
    wait "$1"
    code=$?
    cat "$2"
    return "$code"
}

# Each target for a while, from its seed corpus if it has one; side by side.
group_fuzz() {
    local target name seconds=$([ "$long" = 1 ] && echo 600 || echo 60)
    local -A running=()
    probe fuzzer || { row fuzz 0 0 1 "clang's libFuzzer: not installed"; return; }
    for target in tests/fuzz/fuzz_*.c; do
        name=$(basename "$target" .c)
        tests/fuzz/run.sh "$target" "$seconds" >"build/$name.log" 2>&1 &
        running[$name]=$!
    done
    for name in "${!running[@]}"; do stage_command "$name" ended "${running[$name]}" "build/$name.log"; done
}
