// Any text through every reader: it ends, it answers with a puzzle or an error that has a place
// within the text, and what it read survives being written and read again.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/io/puzzle_reader.h"

using namespace nonet;

namespace {

void survives(const Puzzle& puzzle, const Format& format) {
  auto again = read_puzzle(format.write_puzzle(puzzle, '.'), &format);
  if (!again.ok()) std::abort();
  auto state = Grid::from(puzzle);
  auto read = Grid::from(*again);
  if (state.ok() != read.ok()) std::abort();
  if (!state.ok()) return;
  const bool holds_candidates = (format.holds & kHoldsCandidates) != 0;
  for (Cell c : Cell::all()) {
    // A cell without a candidate can't be told from one without notes.
    if (format.name != "library" && format.name != "ss" && state->candidates(c).empty()) continue;
    if (!state->is_open(c) && read->is_open(c)) std::abort();
    if (holds_candidates && !(state->candidates(c) == read->candidates(c))) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto all = formats();
  // The first byte chooses a format, or recognition.
  const Format* format = data[0] < 128 ? &all[data[0] % all.size()] : nullptr;
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
    for (const Format& other : all) survives(**next, other);
  }
  return 0;
}
