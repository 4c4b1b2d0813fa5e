// Beside the board: numbers of rows and columns, and little killers with their arrows.
#include <optional>

#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

// The number, and before it small the letter that tells which kind it is.
void outside(const DrawnClue& drawn, ClueBoard& board) {
  constexpr double kLetter = 24;
  const Clue& clue = drawn.clue;
  if (clue.line < 0 || clue.line >= (clue.is_column ? board.cols() : board.rows())) return;
  const bool far = clue.word == "right" || clue.word == "bottom";
  const Point at = clue.is_column ? board.beside(far ? board.rows() : -1, clue.line)
                                  : board.beside(clue.line, far ? board.cols() : -1);
  const std::size_t blank = drawn.text.find(' ');
  board.over(text_shape("clue-kind", {at.x, at.y - kLetter}, drawn.text.substr(0, blank)));
  if (blank != std::string::npos) {
    board.over(text_shape("clue-outside", {at.x, at.y + 4}, drawn.text.substr(blank + 1)));
  }
}

struct Diagonal {
  int down, right;
};

// Which way cells lead from the rim of the board inwards, if they are a diagonal from there.
std::optional<Diagonal> diagonal_of(const Spots& cells, const ClueBoard& board) {
  if (cells.empty()) return std::nullopt;
  const int row = board.row_of(cells[0]), col = board.col_of(cells[0]);
  for (const Diagonal way : {Diagonal{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
    if (board.inside(row - way.down, col - way.right)) continue;
    bool leads = true;
    for (std::size_t i = 0; i < cells.size() && leads; ++i) {
      const int steps = static_cast<int>(i);
      leads = board.row_of(cells[i]) == row + steps * way.down &&
              board.col_of(cells[i]) == col + steps * way.right;
    }
    const int count = static_cast<int>(cells.size());
    if (leads && !board.inside(row + count * way.down, col + count * way.right)) return way;
  }
  return std::nullopt;
}

void little_killer(const DrawnClue& drawn, ClueBoard& board) {
  const Spots cells = board.cells_of(drawn.clue);
  const std::optional<Diagonal> way = diagonal_of(cells, board);
  if (!way) {
    // A sum somewhere else.
    if (cells.empty()) return;
    board.under(path_shape("clue-outline", contour(board, cells, 9)));
    board.label(cells, "sum " + drawn.text);
    return;
  }
  constexpr double kBack = 12, kFrom = 4, kTip = 27, kHead = 11;
  const Point at =
      board.beside(board.row_of(cells[0]) - way->down, board.col_of(cells[0]) - way->right);
  const auto along = [&](double by) {
    return Point{at.x + way->right * by, at.y + way->down * by};
  };
  board.over(text_shape("clue-little", along(-kBack), drawn.text));
  const Point tip = along(kTip);
  board.over(path_shape("clue-pointer", Path()
                                            .move(along(kFrom))
                                            .line(tip)
                                            .move({tip.x - way->right * kHead, tip.y})
                                            .line(tip)
                                            .line({tip.x, tip.y - way->down * kHead})));
  // Faintly the whole way, so that it is seen where it ends.
  board.under(path_shape(
      "clue-way", Path().move(board.centre_of(cells.front())).line(board.centre_of(cells.back()))));
}

}  // namespace

bool draw_beside(const DrawnClue& drawn, ClueBoard& board) {
  if (drawn.way == "outside") {
    outside(drawn, board);
  } else if (drawn.way == "little-killer") {
    little_killer(drawn, board);
  } else {
    return false;
  }
  return true;
}

}  // namespace nonet::draw
