// Any bytes as the page of a daily puzzle: a board, or a sentence that says why not.
#include "cli/daily/daily_page.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto board = nonet::cli::read_daily_page({reinterpret_cast<const char*>(data), size});
  if (!board.ok() && board.error().message.empty()) std::abort();
  return 0;
}
