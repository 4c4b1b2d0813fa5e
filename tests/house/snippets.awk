# Makes one program of the C++ snippets in documents, so that they are compiled and run as they stand:
#   awk -v out=snippets.cpp -f snippets.awk DOCUMENT...
# The snippets of a document continue each other, as they do for its reader: they share a function.
# After each, the program prints a form feed, by which docs_test.cpp tells apart what they printed.
# The compiler speaks of the document's own lines.

FNR == 1 {
  close_document()
  body = body "\nint document_" ++documents "() {\n"
  calls = calls "  if (int code = document_" documents "(); code != 0) return code;\n"
}

/^```/ && !inside {
  inside = $0 == "```cpp"
  if (inside) body = body "#line " FNR + 1 " \"" FILENAME "\"\n"
  next
}

/^```/ && inside {
  inside = 0
  body = body "  std::cout << '\\f';\n"
  next
}

inside && /^#include / { headers = headers $0 "\n"; body = body "\n"; next }
inside { body = body $0 "\n" }

function close_document() {
  if (documents) body = body "  return 0;\n}\n"
}

END {
  close_document()
  printf "#include <iostream>\n%s%s\nint main() {\n%s  return 0;\n}\n", headers, body, calls > out
}
