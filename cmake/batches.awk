# Sorts files into batches that are compiled as one each, so that headers are read once a batch and
# not once a file.
#   awk -v lines=MOST -f batches.awk FILE...
# prints "BATCH FILE", a line a file. No batch gets more lines than MOST, but for a file that has more
# by itself. Two files go together only if no name that one of them keeps to itself, in its anonymous
# namespace, is mentioned in the other: then neither can notice that it is not alone, and what compiles
# alone compiles in any company.
#
# Names are told by how the files are formatted: what a namespace holds begins at the margin. A word
# too many in a list costs nothing but a batch.

function declares(word) {
  if (word ~ /^(auto|bool|char|const|double|int|return|sizeof|std|unsigned|void)$/) return
  if (!((file, word) in declared)) {
    declared[file, word] = 1
    own[file] = own[file] " " word
  }
}

FNR == 1 {
  name[++files] = FILENAME
  file = files
  hidden = 0
}
{ length_of[file] = FNR }
/^namespace \{/ { hidden = 1; next }
/^\}  \/\/ namespace$/ { hidden = 0; next }
/^#include/ { next }
/^#define / { split($2, macro, "("); declares(macro[1]) }

{
  line = $0
  gsub(/\\./, "", line)
  gsub(/"[^"]*"/, "\"\"", line)
  sub(/\/\/.*/, "", line)
  mentions = line
  gsub(/(\.|->)[A-Za-z_][A-Za-z0-9_]*/, " ", mentions)  # members are looked up elsewhere
  n = split(mentions, words, /[^A-Za-z0-9_]+/)
  for (i = 1; i <= n; ++i) {
    if (words[i] ~ /^[A-Za-z_]/ && !((file, words[i]) in mentioned)) {
      mentioned[file, words[i]] = 1
      all[file] = all[file] " " words[i]
    }
  }
}

/^using namespace / { alone[file] = 1 }  # it would hold for whatever follows
/^using [A-Za-z_0-9:]+;/ { sub(/;.*/, "", line); sub(/.*[ :]/, "", line); declares(line); next }

# Constants are a file's own in any namespace.
(hidden || /^(static|const|constexpr) /) && /^[A-Za-z]/ {
  if (match(line, /^(struct|class|union|enum|enum class) [A-Za-z_0-9]+/)) {
    n = split(substr(line, RSTART, RLENGTH), words, " ")
    declares(words[n])
    next
  }
  # A function before its bracket, a value before what it is, a type after "using".
  rest = line
  while (match(rest, /[A-Za-z_][A-Za-z_0-9]*( *=|[[({;])/)) {
    word = substr(rest, RSTART, RLENGTH)
    sub(/[^A-Za-z_0-9].*/, "", word)
    declares(word)
    if (substr(rest, RSTART + RLENGTH - 1, 1) != "(") break
    rest = substr(rest, RSTART + RLENGTH)
  }
}

END {
  for (file = 1; file <= files; ++file) {
    n_own = split(own[file], owns, " ")
    n_all = split(all[file], words, " ")
    for (batch = alone[file] ? batches + 1 : 1; batch <= batches; ++batch) {
      if (size[batch] + length_of[file] > lines) continue
      free = 1
      for (i = 1; free && i <= n_own; ++i) free = !((batch, owns[i]) in mentioned_there)
      for (i = 1; free && i <= n_all; ++i) free = !((batch, words[i]) in declared_there)
      if (free) break
    }
    if (batch > batches) ++batches
    size[batch] += alone[file] ? lines : length_of[file]
    for (i = 1; i <= n_own; ++i) declared_there[batch, owns[i]] = 1
    for (i = 1; i <= n_all; ++i) mentioned_there[batch, words[i]] = 1
    print batch, name[file]
  }
}
