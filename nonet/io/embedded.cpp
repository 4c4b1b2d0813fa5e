#include "nonet/io/embedded.h"

#include <algorithm>

#include "nonet/io/link.h"
#include "nonet/io/readers.h"

namespace nonet {
namespace {

constexpr std::string_view kBetweenWords = " \t<>()[]\"'`";

// Of a site for puzzles, or with one in it: posts have other links too.
bool is_puzzle_link(std::string_view word) {
  if (link_in(word).host.empty() || word.find("://") == std::string_view::npos) return false;
  if (fpuzzles::looks_like(word) || sudokupad::looks_like(word) || sudokuwiki::looks_like(word)) {
    return true;
  }
  LineCursor lines(lines_of(word));
  return link::read(lines).ok();
}

// A full stop may be an unset cell too.
std::string_view without_end_of_sentence(std::string_view address) {
  address = address.substr(0, address.find_last_not_of(",;:!?") + 1);
  LineCursor lines(lines_of(address));
  return link::read(lines) ? address : address.substr(0, address.find_last_not_of('.') + 1);
}

}  // namespace

std::string_view puzzle_among_words(std::string_view line) {
  std::string_view found;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find_first_of(kBetweenWords), line.size());
    std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    if (word.find("://") != std::string_view::npos) word = without_end_of_sentence(word);
    Board board;
    if (!line::read_plain(word, board) && !is_puzzle_link(word)) continue;
    if (!found.empty()) return {};
    found = word;
  }
  return found;
}

}  // namespace nonet
