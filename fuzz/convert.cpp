// Any text through convert. The text itself chooses the format, so that other texts meet others;
// every second one is written as lines of a library, which are read and written again as they are.
#include <cstdint>
#include <cstdlib>
#include <numeric>
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
  // More threads would take longer to begin than the work takes.
  const int code = cli::run_command(cli::kConvertCommand,
                                    {"--keep-going", "--jobs=1", "--to=" + format}, in, out, err);
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
  const std::size_t chosen = std::accumulate(text.begin(), text.end(), std::size_t{size});
  if (chosen % 2 == 0) {
    convert(text, std::string(formats()[chosen / 2 % formats().size()].name));
    return 0;
  }
  const Converted lines = convert(text, "library");
  const std::string puzzles = without_empty_lines(lines.text);
  if (puzzles.empty()) return 0;
  const Converted again = convert(lines.text, "library");
  if (again.code != 0 || again.text != puzzles) std::abort();
  return 0;
}
