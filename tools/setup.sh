# setup.sh: sourced by tools/demo and tools/test. Finds what is here, installs the rest by apt-get where it
# may, names what is missing. Sets PRESENT, TOTAL, HAVE_LLVM and the array MISSING ("package: what goes without
# it").

setup_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

elapsed() { printf '%d:%02d' $((SECONDS / 60)) $((SECONDS % 60)); }
compiler() { cc --version | sed -n '1s/ (.*) / /;1p'; }

probe() {
    case $1 in
        cmd:*) command -v "${1#cmd:}" >/dev/null 2>&1 ;;
        pc:*) pkg-config --exists "${1#pc:}" 2>/dev/null ;;
        header:*) echo "#include <${1#header:}>" | cc -E -x c - >/dev/null 2>&1 ;;
        file:*) [ -e "${1#file:}" ] ;;
        fuzzer) echo 'int LLVMFuzzerTestOneInput(void) { return 0; }' |
                clang -fsanitize=fuzzer,address -x c - -o /dev/null >/dev/null 2>&1 ;;
        llvm) ls /usr/lib/llvm-22/lib/cmake/llvm /usr/lib/llvm-19/lib/cmake/llvm 2>/dev/null |
                  grep -q LLVMConfig.cmake ||
              llvm-config --version 2>/dev/null | grep -qE '^(22|19)\.' ;;
        *) echo "tools/packages: unknown probe $1" >&2; return 1 ;;
    esac
}

# Lines "probe package need without…" of what is not here.
missing_rows() {
    local name package need without
    TOTAL=0 PRESENT=0 ROWS=()
    while read -r name package need without; do
        case $name in ''|'#'*) continue ;; esac
        TOTAL=$((TOTAL + 1))
        if probe "$name"; then PRESENT=$((PRESENT + 1)); else ROWS+=("$package $need $without"); fi
    done < "$setup_root/tools/packages"
}

# The first of "a|b|c" that the package system offers.
offered() {
    local one
    for one in ${1//|/ }; do
        if [ -n "$(apt-cache policy "$one" 2>/dev/null | grep -E 'Candidate: [^(]')" ]; then
            echo "$one"
            return
        fi
    done
}

# How to become root: nothing when we are, sudo where it does not ask or may ask, else no.
as_root() {
    if [ "$(id -u)" = 0 ]; then echo env
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then echo sudo
    else return 1; fi
}

install_missing() {
    local row one names=() root log
    command -v apt-get >/dev/null || return 0
    root=$(as_root) || return 0
    log=$(mktemp)
    $root apt-get update >"$log" 2>&1 || tail -3 "$log"
    for row in "${ROWS[@]}"; do
        one=$(offered "${row%% *}")
        [ -n "$one" ] && names+=("$one")
    done
    [ ${#names[@]} -gt 0 ] || { rm -f "$log"; return 0; }
    echo "             as root, by apt-get install: ${names[*]}"
    local get=(env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends)
    if ! $root "${get[@]}" "${names[@]}" >"$log" 2>&1; then
        # One package that cannot be had does not take the others with it.
        for one in "${names[@]}"; do
            $root "${get[@]}" "$one" >"$log" 2>&1 ||
                { echo "             $one: apt-get failed"; tail -3 "$log"; }
        done
    fi
    rm -f "$log"
}

# set_up [no-install]: 0 when Tenon can be built.
set_up() {
    local row package need fatal=0
    missing_rows
    if [ ${#ROWS[@]} -gt 0 ] && [ "${1:-}" != no-install ]; then install_missing; missing_rows; fi
    HAVE_LLVM=0; probe llvm && HAVE_LLVM=1
    MISSING=()
    for row in "${ROWS[@]}"; do
        read -r package need without <<< "$row"
        MISSING+=("$package: $without")
        [ "$need" = must ] && fatal=1
    done
    return $fatal
}
