// Any text as lines of HoDoKu's library: each is checked, or a sentence says why it can't be.
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "cli/app/commands.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  std::ostringstream out;
  std::ostringstream err;
  int code = nonet::cli::run_command(nonet::cli::kVerifyCommand, {}, in, out, err);
  if (code < 0 || code > 2 || (code == 2) == err.str().empty()) std::abort();
  if (code != 2 && !out.str().ends_with(" failed\n")) std::abort();
  return 0;
}
