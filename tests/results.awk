# results.awk: a verbose log of ctest as lines for tests/run.sh:
#   COUNT<tab>OK<tab>FAILED<tab>SKIPPED<tab>WHY     WHY: the first reason for skipping, or nothing
#   FAIL<tab>GROUP/PROGRAM[/TEST]<tab>FILE:LINE<tab>WHAT     FILE:LINE may be "-"
# Programs of cmocka speak TAP (CMOCKA_MESSAGE_OUTPUT=TAP), scripts of tests/gen "ok NAME", "FAIL NAME: WHAT",
# "skip NAME: WHY". Lines of programs that run side by side are told apart by their number, "33: ".

function fail(n, test, place, what) {
    bad++; broken[n] = 1
    sub(root "/", "", place)
    if (place == "") place = "-"
    printf "FAIL\t%s%s\t%s\t%s\n", name[n], test == "" ? "" : "/" test, place, what
}

# A failure is told once all its lines ("# …") are there.
function flush(n) {
    if (n in pending) fail(n, pending[n], place[n], what[n])
    delete pending[n]; delete place[n]; delete what[n]; delete said[n]
}

/^ +Start +[0-9]+: / { sub(/:$/, "", $2); n = $2 + 0; name[n] = $3; next }

/^[0-9]+: / {
    n = $1 + 0
    line = substr($0, index($0, ": ") + 2)
    if (line ~ /^# (not )?ok/) { flush(n); next }
    if (line ~ /^# .*:[0-9]+: error: /) { place[n] = substr(line, 3); sub(/: error: .*/, "", place[n]); next }
    if (line ~ /^# / && n in pending) { what[n] = what[n] == "" ? substr(line, 3) : what[n]; next }
    if (line ~ /^ERROR: /) { said[n] = substr(line, 8); next }
    if (line ~ /^not ok [0-9]+ # SKIP/) { flush(n); skip++ }
    else if (line ~ /^not ok /) {
        hint = said[n]; flush(n)
        sub(/^not ok [0-9]+ - /, "", line); pending[n] = line; what[n] = hint
    }
    else if (line ~ /^ok /) { flush(n); ok++ }
    else if (line ~ /^FAIL  /) { sub(/^FAIL +/, "", line); fail(n, "", "", line) }
    else if (line ~ /^skip  /) { skip++; if (why == "") { why = line; sub(/^skip [^:]*: /, "", why) } }
    next
}

# A program that died, or said nothing of what failed.
/\*\*\*(Failed|Timeout|Exception|Not Run)/ {
    match($0, /#[0-9]+/); n = substr($0, RSTART + 1, RLENGTH - 1) + 0
    flush(n)
    end = $0; sub(/.*\*\*\*/, "", end); sub(/ +[0-9.]+ sec.*/, "", end)
    if (!(n in broken)) fail(n, "", "", "the program ended: " end)
}

END {
    for (n in pending) flush(n)
    printf "COUNT\t%d\t%d\t%d\t%s\n", ok, bad, skip, why
}
