// Frames: the lines that people draw around grids, so that readers can look past them. A rule holds
// no cell at all ("+-------+", "|---+---|", a line of box-drawing characters); bars and blanks
// stand between the words of a row.
#pragma once

#include <string_view>
#include <vector>

namespace nonet {

// A line that only draws: at least three dashes or the like, and nothing that could be a cell.
bool is_rule(std::string_view line);

struct Word {
  std::size_t at;  // where it begins in its line
  std::string_view text;
};

// What stands between blanks and bars.
std::vector<Word> words_of(std::string_view line);

}  // namespace nonet
