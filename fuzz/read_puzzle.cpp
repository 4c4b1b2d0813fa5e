// Any text through every reader: it ends, it answers with a puzzle or an error that has a place
// within the text, and what it read survives being written and read again. What links have packed
// is made up before it is packed.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "nonet/core/grid.h"
#include "nonet/io/lz_string.h"
#include "nonet/io/puzzle_reader.h"

using namespace nonet;

namespace {

void survives(const Puzzle& puzzle, const Format& format) {
  auto again = read_puzzle(format.write_puzzle(puzzle, '.'), &format);
  if (!again.ok()) std::abort();
  if ((format.holds & kHoldsColours) != 0 && again->paints.size() != puzzle.paints.size()) {
    std::abort();
  }
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

void read_all(std::string_view text, const Format* format) {
  const int lines = 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  PuzzleReader reader(lines_of(text), format);
  for (std::size_t puzzles = 0; auto next = reader.next(); ++puzzles) {
    if (puzzles > text.size()) std::abort();  // every puzzle takes at least one byte
    if (!next->ok()) {
      const Error& error = next->error();
      if (error.message.empty() || error.line < 0 || error.column < 0) std::abort();
      if (error.line > lines || error.column > static_cast<int>(text.size()) + 2) std::abort();
      continue;
    }
    if ((*next)->variant != nullptr) std::abort();  // nobody here knows rules
    for (const Format& other : formats()) survives(**next, other);
  }
}

}  // namespace

// The first byte chooses a format, or recognition, or a kind of link.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] == '~') {
    read_all("https://sudokupad.app/scl" + lz_compressed(text), nullptr);
  } else if (data[0] == '}') {
    read_all("https://f-puzzles.com/?load=" + lz_compressed(text), nullptr);
  } else {
    read_all(text, data[0] < 128 ? &formats()[data[0] % formats().size()] : nullptr);
  }
  return 0;
}
