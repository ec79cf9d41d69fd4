#!/bin/sh
# run.sh TARGET.c SECONDS: builds a fuzz target with clang and runs it, from its seeds and its dictionary, if
# it has them. The corpus grows in build/fuzz/NAME; a crash leaves its input there.
set -eu
cd "$(dirname "$0")/../.."
target=$1 seconds=${2:-20}
name=$(basename "$target" .c)
short=${name#fuzz_}
out=build/fuzz/$name
mkdir -p "$out/corpus"

# shellcheck disable=SC2046  # the sources are patterns
clang -std=gnu11 -D_GNU_SOURCE -g -O1 -fno-sanitize-recover=all -fsanitize=fuzzer,address,undefined \
    -Wall -Wextra -Werror -Iruntime -Iruntime/include -Igenerated/include -Itests/fuzz \
    "$target" $(sed -n 's/^ \* SOURCES: \([^*]*\(\*\.c\)\?[^*]*\)\( \*\/\)\?$/\1/p' "$target") \
    -o "$out/$name" -lm

number=0
[ ! -e "tests/fuzz/$short.seeds" ] || while IFS= read -r line; do
    number=$((number + 1))
    printf '%s' "$line" > "$out/corpus/seed$number"
done < "tests/fuzz/$short.seeds"

dict=
[ ! -e "tests/fuzz/$short.dict" ] || dict=-dict=../../../tests/fuzz/$short.dict
cd "$out"
exec "./$name" ${dict:+"$dict"} -max_total_time="$seconds" -timeout=5 -print_final_stats=1 corpus
