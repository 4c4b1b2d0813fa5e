// Any text through every reader: it ends, it answers with a puzzle or an error that has a place
// within the text, and what it read survives being written and read again.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "nonet/io/puzzle_reader.h"

using namespace nonet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto all = formats();
  // The first byte chooses a format, or recognition.
  std::size_t choice = data[0] % (all.size() + 1);
  const Format* format = choice < all.size() ? &all[choice] : nullptr;
  const int lines = 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  PuzzleReader reader(lines_of(text), format);
  for (std::size_t puzzles = 0; auto next = reader.next(); ++puzzles) {
    if (puzzles > size) std::abort();  // every puzzle takes at least one byte
    if (!next->ok()) {
      const Error& error = next->error();
      if (error.message.empty() || error.line < 0 || error.column < 0) std::abort();
      if (error.line > lines || error.column > static_cast<int>(size) + 1) std::abort();
      continue;
    }
    for (const Format& other : all) {
      auto again = read_puzzle(other.write((*next)->givens, '.'), &other);
      if (!again.ok() || !(again->givens == (*next)->givens)) std::abort();
    }
  }
  return 0;
}
