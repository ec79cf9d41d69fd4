#!/usr/bin/env bash
# run.sh BUILD: installs BUILD into a folder of its own, moves it, and builds and runs the consumer against
# it, by CMake (shared and static) and by pkg-config. Each installed header compiles alone, as C and as C++.
# README.md shows the consumer as it is.
set -eu
here=$(cd "$(dirname "$0")" && pwd) build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export TENON_CACHE=$work/cache
strict="-Wall -Wextra -pedantic -Werror"

install_moved() {
    cmake --install "$build" --prefix "$work/first" >/dev/null
    mv "$work/first" "$work/prefix"
}

by_cmake() {
    cmake -G Ninja -S "$here" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
    cmake --build "$work/build" >/dev/null
    "$work/build/layer_tenon"
    "$work/build/layer_tenon_static"
}

by_pkg_config() {
    local folder
    folder=$(dirname "$(find "$work/prefix" -name tenon.pc)")
    # shellcheck disable=SC2046,SC2086
    cc -std=c11 $strict "$here/layer.c" $(PKG_CONFIG_PATH=$folder pkg-config --cflags --libs tenon) \
        -o "$work/layer"
    LD_LIBRARY_PATH=$folder/.. "$work/layer"
}

links_little() {
    local lib
    for lib in $(readelf -d "$(find "$work/prefix" -name libtenon.so)" |
                 sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p'); do
        case $lib in
            libc.so*|libm.so*|libpthread*|libdl*|ld-linux*|libgcov*|libasan*|libubsan*) ;;
            *) echo "libtenon links $lib"; return 1 ;;
        esac
    done
}

headers_alone() {
    local header
    for header in "$work"/prefix/include/tenon/*.h; do
        cc -std=c11 $strict -I "$work/prefix/include" -fsyntax-only -x c "$header"
        ! command -v c++ >/dev/null ||
            c++ -std=c++17 $strict -I "$work/prefix/include" -fsyntax-only -x c++ "$header"
    done
}

# The installed program runs from anywhere, and the shells find its completion.
program_works() {
    local program=$work/prefix/bin/tenon
    [ -x "$program" ] || return 0
    "$program" list --names | grep -q .
    for file in bash-completion/completions/tenon zsh/site-functions/_tenon \
                fish/vendor_completions.d/tenon.fish; do
        grep -q tenon "$work/prefix/share/$file"
    done
    [ -z "$(find "$work/prefix" -name 'libtenon_jit*')" ] ||
        "$program" show --no-run --json exp_f32__generic_u4 | grep -q '"missing": {}'
}

readme_shows_it() {
    sed -n '/^```c$/,/^```$/{/^```/!p;}' "$here/../../README.md" | diff - "$here/layer.c" ||
        { echo "README.md shows another program than tests/consumer/layer.c"; return 1; }
}

readme_shows_it
install_moved
by_cmake
by_pkg_config
program_works
links_little
headers_alone
