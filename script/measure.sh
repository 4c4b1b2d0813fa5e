# Measures how fast another program answers a file of puzzles; sourced by scripts.
#
# What such a program takes to start may be more than what all its answers take. So it is given the
# puzzles some times over, and then four times as often: the difference is the answers alone. Both
# are as long as it takes to make that difference large; both are measured in processor time, which
# other work on the machine leaves alone, and several times by turns, of which the least counts. A
# program that compiles itself while it runs has done so within the shorter run.

# processor_seconds COMMAND...: of the command and all that it starts, user and system.
processor_seconds() {
  local TIMEFORMAT='%U %S' times
  # The command's own outputs go nowhere; what `time` prints is caught.
  times=$({ time "$@" > /dev/null 2>&1; } 2>&1) || {
    echo "Failed: $*" >&2
    return 1
  }
  awk '{ print $1 + $2 }' <<< "$times"
}

# repeated TIMES FILE: the file so many times over, in a file beside it whose name it prints.
repeated() {
  awk -v times="$1" '{ line[NR] = $0 }
    END { while (times-- > 0) for (i = 1; i <= NR; ++i) print line[i] }' "$2" > "$2.$1"
  echo "$2.$1"
}

# lesser A B: of two numbers, the first of which may be missing.
lesser() { awk -v a="$1" -v b="$2" 'BEGIN { print a == "" || b < a ? b : a }'; }

# is_more A B: whether the first number is.
is_more() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a > b) }'; }

# puzzles_per_second ROUNDS SECONDS FILE COMMAND...: the command is called with the name of a file of
# puzzles behind it. SECONDS is what the two runs must differ by at least.
puzzles_per_second() {
  local rounds=$1 seconds=$2 file=$3 times=1 round short long took few many
  shift 3
  while true; do
    few=$(repeated "$times" "$file")
    many=$(repeated $((4 * times)) "$file")
    short='' long=''
    for ((round = 1; round <= rounds; ++round)); do
      took=$(processor_seconds "$@" "$few") || return 1
      short=$(lesser "$short" "$took")
      took=$(processor_seconds "$@" "$many") || return 1
      long=$(lesser "$long" "$took")
      # Not long enough: no need to do that again.
      is_more "$seconds" "$(awk "BEGIN { print $long - $short }")" && break
    done
    rm "$few" "$many"
    [ "$round" -gt "$rounds" ] && break
    times=$((2 * times))
    if [ "$times" -gt 1000 ]; then
      echo "More puzzles take no more time: $*" >&2
      return 1
    fi
  done
  awk -v lines="$(wc -l < "$file")" -v times="$times" -v seconds="$long $short" \
    'BEGIN { split(seconds, of, " "); printf "%.0f\n", lines * times * 3 / (of[1] - of[2]) }'
}

# hodoku_figures DATA: "Easy=2900" and so on, what HoDoKu rates in a second of each of its levels;
# nothing where HODOKU_JAR names no HoDoKu.
hodoku_figures() (
  [ -n "${HODOKU_JAR:-}" ] || return 0
  jar=$(realpath "$HODOKU_JAR")
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  # It takes a name that begins with a slash for an option.
  answers() {
    (cd "$work" && java -Djava.awt.headless=true -Djava.io.tmpdir="$work" -jar "$jar" \
      /c default /bs "${1##*/}" /o out.txt)
  }
  for level in Easy Medium Hard Unfair Extreme; do
    echo "Measuring HoDoKu, $level ..." >&2
    awk -v level="$level" '$2 == level { print $1 }' "$1/hodoku/oracle.txt" > "$work/puzzles"
    if [ "$level" = Extreme ]; then
      # Minutes, in which the start does not count.
      took=$(processor_seconds answers "$work/puzzles") &&
        awk -v n="$(wc -l < "$work/puzzles")" -v s="$took" 'BEGIN { printf "Extreme=%.2f\n", n / s }'
    else
      figure=$(puzzles_per_second 5 5 "$work/puzzles" answers) && echo "$level=$figure"
    fi
  done
)
