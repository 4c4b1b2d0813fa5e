// Any bytes as the state of a run: a record that is written again as it was read, or a sentence.
#include "cli/stream/run_state.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto state = nonet::cli::read_run_state(text);
  if (state.ok() ? to_text(*state) != text : state.error().message.empty()) std::abort();
  return 0;
}
