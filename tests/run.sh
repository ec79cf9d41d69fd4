# run.sh: the body of tools/test: set up, build, currency of generated/, groups, closing line.
# Uses of tools/test: preset, install, only, long, coverage, seed. Each group adds to passed, failed, skipped,
# failures.

programs=(unit kernels jit gen cli judges) # groups of test programs, one a folder
passed=0 failed=0 skipped=0 failures=() width=12

say() { printf '%-12s %s\n' "$1" "$2"; }

# fail NAME PLACE WHAT REPEAT: is told at the end, with the command that repeats it alone.
fail() {
    failed=$((failed + 1))
    failures+=("FAILED $1   ${2:+$2   }$3" "  repeat: $4")
}

# row NAME PASSED FAILED SKIPPED [WHY]: one row of the table, timed since SECONDS was set.
row() {
    printf '  %-*s %7d %7d %8d %8s%s\n' "$width" "$1" "$2" "$3" "$4" "$(elapsed)" "${5:+   $5}"
    passed=$((passed + $2)) skipped=$((skipped + $4))
}

stage_set_up() {
    if ! set_up "$install"; then
        printf '  missing  %s\n' "${MISSING[@]}"
        fail setup "" "cannot build here" tools/test
        finish
    fi
    say "set up" "$PRESENT of $TOTAL packages are here"
    [ ${#MISSING[@]} -eq 0 ] || printf '             %s\n' "${MISSING[@]}"
}

# build PRESET [OPTION…]: a failed build is one failure, with the last lines of its log.
stage_build() {
    local log=build/$1.log llvm
    mkdir -p build
    SECONDS=0
    if cmake --preset "$@" >"$log" 2>&1 && cmake --build --preset "$1" >>"$log" 2>&1; then
        llvm=$(grep -o 'LLVM [0-9][0-9.]*' "$log" | head -1)
        say build "preset $1, $(compiler), ${llvm:-no LLVM}   $(elapsed)"
    else
        tail -20 "$log"
        fail "build/$1" "$log" "the build ended" "cmake --preset $* && cmake --build --preset $1"
        return 1
    fi
}

# repeat_of DIR NAME: the command that runs one test alone.
repeat_of() {
    case $1 in
        build/checked) echo "tools/test '$2' --seed $seed" ;;
        build/coverage) echo "tools/test '$2' --coverage --seed $seed" ;;
        build/asan) echo "tools/test '$2' --sanitize address --seed $seed" ;;
        build/tsan) echo "tools/test '$2' --sanitize thread --seed $seed" ;;
        *) echo "TENON_TEST_SEED=$seed ctest --test-dir $1 -R '^$(cut -d/ -f1,2 <<< "$2")\$' -V" ;;
    esac
}

# group DIR NAME FILTER [EXCEPT]: runs the test programs that fit, one row.
stage_group() {
    local kind name place what why ok=0 bad=0 skip=0 log=build/test-${2//\//-}.log
    SECONDS=0
    CMOCKA_MESSAGE_OUTPUT=TAP ctest --test-dir "$1" -R "$3" ${4:+-E "$4"} -j 2 --timeout 900 -V >"$log" 2>&1
    while IFS=$'\t' read -r kind name place what why; do
        case $kind in
            COUNT) ok=$name bad=$place skip=$what ;;
            FAIL) fail "$name" "${place#-}" "$what" "$(repeat_of "$1" "$name")" ;;
        esac
    done < <(awk -v "root=$PWD" -f tests/results.awk "$log")
    row "$2" "$ok" "$bad" "$skip" "$why"
    [ "$bad" -eq 0 ] || echo "               log: $log"
}

# once GROUP COMMAND…: one check that is a command.
stage_command() {
    local name=$1 log=build/test-$1.log
    shift
    SECONDS=0
    if "$@" >"$log" 2>&1; then row "$name" 1 0 0; return; fi
    tail -5 "$log"
    fail "$name" "$log" "exit code not 0" "tools/test $group"
    row "$name" 0 1 0
    return 1
}

stage_generated() {
    command -v lua5.4 >/dev/null || { say generated "not compared: no lua5.4"; return; }
    local text check="lua5.4 gen/main.lua --out generated --check"
    if text=$($check 2>&1); then
        say generated "$(tail -1 <<< "$text")"; passed=$((passed + 1))
    else
        tail -5 <<< "$text"; fail generated "" "$(tail -1 <<< "$text")" "$check"
    fi
}

# Branches taken, a row a file. Where all of unit ran, 98 % of those of runtime/core must be.
stage_coverage() {
    local count=(gcovr --root . --branches --exclude-throw-branches build/coverage) core
    command -v gcovr >/dev/null || { echo "no table of coverage: gcovr is not installed"; return; }
    "${count[@]}" --filter runtime/ --filter tools/ 2>/dev/null
    core=$("${count[@]}" --filter runtime/core/ 2>/dev/null | awk '/^TOTAL/ { print $3 " of " $2 }')
    say coverage "runtime/core: $core branches taken"
    case " ${only[*]} " in *" unit "*) ;; *) return ;; esac
    if awk '{ exit !($3 > 0 && $1 >= 0.98 * $3) }' <<< "$core"; then passed=$((passed + 1))
    else fail coverage "" "runtime/core: $core branches taken, below 98 %" "tools/test --coverage"; fi
}

finish() {
    [ "$coverage" = 0 ] || stage_coverage
    [ ${#failures[@]} -eq 0 ] || printf '%s\n' "${failures[@]}"
    [ "$skipped" -eq 0 ] || echo "$skipped skipped"
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
    exit
}

# named WORD: GROUP, GROUP/PROGRAM or GROUP/PROGRAM/TEST.
named() {
    local name=${1#*/}
    group=${1%%/*}
    case " ${programs[*]} " in
        *" $group "*) ;;
        *) "group_$group"; return ;;
    esac
    if [ "$name" = "$1" ]; then stage_group "$dir" "$1" "^$group/"; return; fi
    [ "$name" = "${name#*/}" ] || export TENON_TEST_ONLY=${name#*/}
    stage_group "$dir" "$1" "^$group/${name%%/*}\$"
    unset TENON_TEST_ONLY
}

# Whether a word names a group, and a test program if it says more; else what there is, and exit 2.
check_named() {
    local word=$1 name=${1#*/} group=${1%%/*} known
    case " ${programs[*]} ${more[*]} " in
        *" $group "*) ;;
        *) echo "tools/test: no group '$group'; groups: ${programs[*]} ${more[*]}" >&2; exit 2 ;;
    esac
    [ "$name" != "$word" ] || return 0
    known=$(cd tests && ls "$group"/test_* 2>/dev/null | sed 's,.*/test_,,;s,\..*,,')
    grep -qx -- "${name%%/*}" <<< "$known" ||
        { echo "tools/test: no test '$word'; of $group:" $known >&2; exit 2; }
}

main() {
    local dir=build/$preset word group
    for word in "${only[@]}"; do check_named "$word"; done
    stage_set_up
    [ ${#only[@]} -gt 0 ] || stage_generated
    stage_build "$preset" || finish
    [ "$coverage" = 0 ] || find "$dir" -name '*.gcda' -delete
    for word in "${only[@]}"; do [ ${#word} -le "$width" ] || width=${#word}; done
    printf '  %-*s %7s %7s %8s %8s\n' "$width" GROUP PASSED FAILED SKIPPED TIME
    if [ ${#only[@]} -eq 0 ]; then
        only=("${programs[@]}")
        [ "$preset" != checked ] || only+=("${more[@]}")
    fi
    for word in "${only[@]}"; do named "$word"; done
    finish
}
