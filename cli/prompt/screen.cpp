#include "cli/prompt/screen.h"

#include <algorithm>
#include <ostream>

#include "cli/terminal/terminal.h"
#include "nonet/io/lines.h"
#include "nonet/play/words.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/star_board.h"

namespace nonet::cli {

int Screen::columns() const {
  return person_ ? columns_of(call_) : 0;
}

int Screen::rows_for_list() const {
  constexpr int kAround = 7;  // the prompts before and after it, and a sentence on what is left out
  return person_ ? std::max(terminal_rows() - kAround, 0) : 0;
}

void Screen::say(std::string_view line) const {
  const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
  call_.out << wrapped(line, columns(), start + 2) << "\n";
}

void Screen::print(std::string_view text) const {
  call_.out << text;
  call_.out.flush();
}

void Screen::show_board(const Game& game, const Step& drawn) const {
  const Grid& grid = game.grid();
  if (compact_) {
    const Paint paint = color_ ? Paint::kAnsi : Paint::kPlain;
    const CellSet fresh = drawn == Step() ? game.touched() : CellSet();
    call_.out << screen_board(grid, drawn, {paint, columns(), fresh});
  } else {
    call_.out << (color_ ? star_board_in_color(grid, game.touched()) : star_board(grid));
  }
}

void Screen::show_lists(const Game& game) const {
  // A cell, [r, c], stays on one line.
  constexpr char kHeldBlank = '\x1f';
  std::string lists = words_of(game.findings());
  for (std::size_t at = 0; (at = lists.find(", ", at)) != std::string::npos; ++at) {
    if (at > 1 && lists[at - 2] == '[') lists[at + 1] = kHeldBlank;
  }
  auto next = lines_of(lists);
  for (std::string line; next(line);) {
    line = wrapped(line, columns(), 2);
    std::replace(line.begin(), line.end(), kHeldBlank, ' ');
    call_.out << line << "\n";
  }
}

void Screen::show(const Game& game, const std::vector<std::string>& said, bool lists) const {
  auto say_all = [&] {
    for (const std::string& line : said) say(line);
  };
  if (!compact_) say_all();
  show_board(game, Step());
  if (lists) show_lists(game);
  if (auto why = contradiction(game.grid())) say("Contradiction: " + *why + ".");
  if (compact_) say_all();
}

void Screen::show_drawn(const Game& game, const Step& drawn) const {
  if (compact_) show_board(game, drawn);
}

}  // namespace nonet::cli
