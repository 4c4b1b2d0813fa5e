// Any text typed into the prompt: it answers, and at the end of input it leaves with exit 0. The
// time a run with every technique may take is bounded here by keeping to the five lists, since the
// rest has targets of its own; and nothing is saved, or files would lie all over the place.
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string_view>

#include "cli/app/commands.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text(reinterpret_cast<const char*>(data), size);
  for (char& ch : text) {
    // No t, w or save.
    if (std::string_view("tTwWeE").find(ch) != std::string_view::npos) ch = '>';
  }
  std::istringstream in(text);
  std::ostringstream out;
  std::ostringstream err;
  int code = nonet::cli::run_command(nonet::cli::kReplCommand, {}, in, out, err);
  if (code != 0 || !err.str().empty() || !out.str().ends_with('\n')) std::abort();
  return 0;
}
