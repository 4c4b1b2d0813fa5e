#include "support/reading.h"

#include "nonet/io/puzzle_reader.h"

namespace nonet::test {

std::vector<std::string> states_in(const std::string& text, const char* format) {
  PuzzleReader reader(lines_of(text), format != nullptr ? format_named(format) : nullptr);
  std::vector<std::string> all;
  while (auto puzzle = reader.next()) {
    all.push_back(puzzle->ok() ? format_named("library")->write_puzzle(**puzzle, '.')
                               : to_string(puzzle->error()));
  }
  return all;
}

std::string state_line(const std::string& cells, const std::string& struck) {
  return ":0000:x:" + cells + ":" + struck + "::\n";
}

}  // namespace nonet::test
