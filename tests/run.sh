# run.sh: the body of tools/test: set up, build, currency of generated/, groups, closing line.
# Uses of tools/test: preset, install, only, long, coverage. Each group adds to passed, failed, skipped, failures.

say() { printf '%-12s %s\n' "$1" "$2"; }
elapsed() { printf '%d:%02d' $((SECONDS / 60)) $((SECONDS % 60)); }
passed=0 failed=0 skipped=0 failures=()

fail() { failed=$((failed + 1)); failures+=("FAILED $1   $2"); }

stage_set_up() {
    set_up "$install" || { printf '  missing  %s\n' "${MISSING[@]}"; fail setup "cannot build here"; finish; }
    say "set up" "$PRESENT of $TOTAL packages are here"
    [ ${#MISSING[@]} -eq 0 ] || printf '             %s\n' "${MISSING[@]}"
}

# build PRESET: a failed build is one failure, with the last lines of its log.
stage_build() {
    local log=build/$1.log
    mkdir -p build
    SECONDS=0
    if cmake --preset "$1" >"$log" 2>&1 && cmake --build --preset "$1" >>"$log" 2>&1; then
        say build "preset $1, $(cc --version | head -1), $(grep -o 'LLVM [0-9.]*' "$log" | head -1)   $(elapsed)"
    else
        tail -20 "$log"
        fail "build/$1" "$log   repeat: cmake --preset $1 && cmake --build --preset $1"
        return 1
    fi
}

# Counts the lines of a verbose ctest log: cmocka's "[       OK ]", "[  FAILED  ] name", and "ok", "not ok", "skip"
# of scripts. A program that died is BROKEN.
count_results() {
    awk '
        /^[0-9]+: \[       OK \]|^[0-9]+: ok / { ok++ }
        /^[0-9]+: \[  FAILED  \] [A-Za-z_0-9]+$|^[0-9]+: not ok / { sub(/^[0-9]+: /, ""); bad++; print "FAIL " $0 }
        /^[0-9]+: \[  SKIPPED \] [A-Za-z_0-9]+$|^[0-9]+: skip / { skip++ }
        /\*\*\*(Failed|Timeout|Exception|Not Run)/ { print "BROKEN " $0 }
        END { printf "COUNT %d %d %d\n", ok, bad, skip }' "$1"
}

# group DIR NAME FILTER: one row of the table.
stage_group() {
    local line ok=0 bad=0 skip=0 broken=0 log=build/test-${2//\//-}.log
    SECONDS=0
    ctest --test-dir "$1" -R "$3" -j 2 --timeout 900 -V >"$log" 2>&1
    while read -r line; do
        case $line in
            COUNT*) read -r _ ok bad skip <<< "$line" ;;
            FAIL*) failures+=("FAILED $2   ${line#FAIL }   $log") ;;
            BROKEN*) broken=$((broken + 1)); failures+=("FAILED $2   ${line#BROKEN }   $log") ;;
        esac
    done < <(count_results "$log")
    [ "$bad" -gt 0 ] || bad=$broken
    passed=$((passed + ok)) failed=$((failed + bad)) skipped=$((skipped + skip))
    printf '  %-12s %7d %7d %8d %8s\n' "$2" "$ok" "$bad" "$skip" "$(elapsed)"
}

# once GROUP COMMAND…: one check that is a command.
stage_command() {
    local name=$1 log=build/test-$1.log
    shift
    SECONDS=0
    if "$@" >"$log" 2>&1; then passed=$((passed + 1)); printf '  %-12s %7d %7d %8d %8s\n' "$name" 1 0 0 "$(elapsed)"
    else tail -5 "$log"; fail "$name" "$log   repeat: $*"; printf '  %-12s %7d %7d %8d %8s\n' "$name" 0 1 0 "$(elapsed)"; fi
}

stage_generated() {
    command -v lua5.4 >/dev/null || { say generated "not compared: no lua5.4"; return; }
    local text
    if text=$(lua5.4 gen/main.lua --out generated --check 2>&1); then
        say generated "$(tail -1 <<< "$text")"; passed=$((passed + 1))
    else
        tail -5 <<< "$text"; fail generated "repeat: lua5.4 gen/main.lua --out generated --check"
    fi
}

finish() {
    [ ${#failures[@]} -eq 0 ] || printf '%s\n' "${failures[@]}"
    [ "$skipped" -eq 0 ] || echo "$skipped skipped"
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
    exit
}

main() {
    local dir=build/$preset group
    stage_set_up
    stage_generated
    stage_build "$preset" || finish
    printf '  %-12s %7s %7s %8s %8s\n' GROUP PASSED FAILED SKIPPED TIME
    if [ ${#only[@]} -gt 0 ]; then
        for group in "${only[@]}"; do stage_group "$dir" "$group" "^$group"; done
        finish
    fi
    for group in unit kernels jit gen cli; do stage_group "$dir" "$group" "^$group/"; done
    if [ "$preset" = checked ]; then
        . tests/more.sh
        more_groups "$dir"
    fi
    finish
}
