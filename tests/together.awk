# Test files as one, so that their headers are read once: whatever a file has between the braces of
# "namespace nonet {" comes into a namespace of its own inside that, so that no two of them meet.
# Compilers and failing tests name the files and lines as they are.
#   awk -f together.awk FILE... > one.cpp
FNR == 1 {
  of = FILENAME
  sub(/.*\/tests\//, "", of)
  gsub(/[^A-Za-z0-9]/, "_", of)
  print "#line 1 \"" FILENAME "\""
}
/^namespace nonet[a-z_:]* \{$/ { sub(/ \{$/, "::of_" of " {") }
{ print }
