// Any text through convert, to every format; what it wrote as lines of a library, it reads and
// writes again as they are.
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "cli/app/commands.h"
#include "nonet/io/format.h"

using namespace nonet;

namespace {

struct Converted {
  int code;
  std::string text;
};

Converted convert(const std::string& text, const std::string& format) {
  std::istringstream in(text);
  std::ostringstream out;
  std::ostringstream err;
  const int code =
      cli::run_command(cli::kConvertCommand, {"--keep-going", "--to=" + format}, in, out, err);
  // What got lost is told too.
  if (code < 0 || code > 2 || (code == 2 && err.str().empty())) std::abort();
  return {code, out.str()};
}

// They stand for what could not be read.
std::string without_empty_lines(const std::string& text) {
  std::istringstream in(text);
  std::string kept;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty()) kept += line + "\n";
  }
  return kept;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const Format& format : formats()) convert(text, std::string(format.name));
  const Converted lines = convert(text, "library");
  const std::string puzzles = without_empty_lines(lines.text);
  if (puzzles.empty()) return 0;
  const Converted again = convert(lines.text, "library");
  if (again.code != 0 || again.text != puzzles) std::abort();
  return 0;
}
