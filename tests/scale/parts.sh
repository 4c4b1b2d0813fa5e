# Shared by the tests of docs/SCALE.md: runs in parts, of which one is killed and given again.
# The caller has set `folder`, where it works, and `repository`.

fail() {
  echo "$*" >&2
  exit 1
}

# Runs a line that stands in the document.
documented() {
  grep -qF -- "$1" "$repository/docs/SCALE.md" || fail "docs/SCALE.md does not have: $1"
  eval "$1"
}

# The process that writes this part.
writer_of() {
  local process
  for process in $(pgrep -f -- "-o $1 --resume"); do
    case $(readlink "/proc/$process/exe") in */nonet) ;; *) continue ;; esac
    [ "$(readlink "/proc/$process/cwd")" != "$folder" ] || echo "$process"
  done
}
is_done() { grep -q '"finished": true' "$1" 2> /dev/null; }

# Kills the worker of part 2 while it writes; in vain if it is too quick.
kill_one() {
  local worker
  until is_done parts/state-2; do
    worker=$(writer_of parts/part-2)
    if [ -n "$worker" ] && [ -s parts/part-2 ]; then
      kill -KILL $worker 2> /dev/null || true
      return
    fi
  done
}

# resumes LINE: a worker is killed in the middle, and the line given again. `give LINE [MEANWHILE]`
# is the caller's: it runs the line and the other command beside it, and waits for the end of all.
resumes() {
  local try
  for try in {1..10}; do
    rm -rf parts
    mkdir parts
    give "$1" kill_one
    is_done parts/state-2 || break
  done
  ! is_done parts/state-2 || fail "the worker of part 2 was always done before it could be killed"
  give "$1"
}

# as COMMAND...: the parts are all done and together what the command writes.
as() {
  local part
  "$@" > single.txt 2> said.log || true
  for part in {1..4}; do is_done "parts/state-$part" || fail "$2: part $part is not done"; done
  documented 'paste -d "\n" parts/part-{1..4} | head -n "$(cat parts/part-{1..4} | wc -l)" > merged.txt'
  cmp single.txt merged.txt || fail "$2: not what one run gives"
}
