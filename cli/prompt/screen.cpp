#include "cli/prompt/screen.h"

#include <algorithm>
#include <ostream>

#include "cli/terminal/terminal.h"
#include "nonet/io/lines.h"
#include "nonet/play/words.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/star_board.h"

namespace nonet::cli {

std::string with_cell_names(std::string_view text) {
  std::string named;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool cell = text.size() - i >= 6 && text[i] == '[' && text[i + 1] >= '1' &&
                      text[i + 1] <= '9' && text.substr(i + 2, 2) == ", " && text[i + 4] >= '1' &&
                      text[i + 4] <= '9' && text[i + 5] == ']';
    if (!cell) {
      named += text[i];
      continue;
    }
    if (named.ends_with("cell")) named.resize(named.size() - 4);
    named += {'r', text[i + 1], 'c', text[i + 4]};
    i += 5;
    // "r3c5=2" and "r3c5<>2", which can be typed.
    const std::string_view rest = text.substr(i + 1);
    const bool moves = rest.size() > 2 && rest[0] == ' ' && rest[2] >= '1' && rest[2] <= '9' &&
                       (rest.size() == 3 || rest[3] == ' ');
    if (moves && rest[1] == '=') i += 1;
    if (moves && rest[1] == 'x') {
      named += "<>";
      i += 2;
    }
  }
  return named;
}

int Screen::columns() const {
  return person_ ? columns_of(call_) : 0;
}

int Screen::rows_for_list() const {
  constexpr int kAround = 7;  // the prompts before and after it, and a sentence on what is left out
  return person_ ? std::max(terminal_rows() - kAround, 0) : 0;
}

void Screen::say(std::string_view given) const {
  const std::string line = person_ ? with_cell_names(given) : std::string(given);
  const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
  call_.out << wrapped(line, columns(), start + 2) << "\n";
}

void Screen::print(std::string_view text) const {
  call_.out << text;
  call_.out.flush();
}

void Screen::show_board(const Game& game, const Step& drawn) const {
  const Grid& grid = game.grid();
  if (plain_ && drawn == Step() && grid.rulebook() == nullptr) {
    call_.out << digit_board(grid.board());
  } else if (compact_ || !grid.topology().fills_nine_by_nine()) {
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
  std::string lists = words_of(game.findings(), game.grid().topology());
  if (person_) lists = with_cell_names(lists);
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
