// Any text through the filter with every way of telling: it ends with one of its three exit codes,
// writes whole boards only, and says a sentence for whatever it could not read.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "cli/app/commands.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  // What can't be read is a board's length too.
  static const std::string kGap = "--placeholder=" + std::string(81, '-');
  static const std::array<std::vector<std::string>, 8> kCalls = {{
      {"-j1", "--format=1.", "--keep-going", kGap},
      {"-j1", "--format=1.", "--keep-going", kGap, "--verbose"},
      {"-j1", "--format=1.", "--keep-going", kGap, "--verbose=sets"},
      {"-j1", "--format=1.", "--logic-only", "--keep-going", kGap},
      {"-j1", "--format=1.", "--count=20", "--keep-going", kGap},
      {"-j1", "--format=1."},
      {"-j1", "--format=1.", "--enumerate", "--limit=20", "--keep-going", kGap},
      {"-j2", "--format=1.", "--keep-going", kGap},
  }};
  std::istringstream in(std::string(reinterpret_cast<const char*>(data) + 1, size - 1));
  std::ostringstream out;
  std::ostringstream err;
  const std::size_t call = data[0] % kCalls.size();
  int code = nonet::cli::run_command(nonet::cli::kSolveCommand, kCalls[call], in, out, err);
  if (code < 0 || code > 2 || (code == 2 && err.str().empty())) std::abort();
  if (call != 4 && out.str().size() % 82 != 0) std::abort();
  return 0;
}
