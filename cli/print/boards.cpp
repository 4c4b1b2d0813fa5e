#include "cli/print/boards.h"

#include <algorithm>

#include "cli/print/drawn_board.h"
#include "nonet/core/utf8.h"

namespace nonet::cli {
namespace {

constexpr double kMargin = 42;
// Of the size of a digit in Helvetica: half its width, and half its height.
constexpr double kHalfWidth = 0.278;
constexpr double kHalfHeight = 0.36;

struct Frame {
  double left, top, size;
};

// How many boards stand side by side and one below the other.
struct Division {
  std::size_t columns, rows;
  double gap;      // between boards, as a part of what a board has
  double caption;  // its size

  std::size_t boards() const { return columns * rows; }
};

Division division_of(int per_page) {
  switch (per_page) {
    case 1:
      return {1, 1, 0.01, 14};
    case 2:
      return {1, 2, 0.12, 13};
    case 6:
      return {2, 3, 0.1, 10};
    default:
      return {2, 2, 0.1, 11};
  }
}
constexpr Division kOfSolutions = {3, 4, 0.14, 8};

// A page, and how much of it the title takes.
struct Room {
  Paper paper;
  double title = 0;
};

// Where the place-th board of a page stands, with its caption above.
Frame frame_of(const Room& page, const Division& division, std::size_t place) {
  const double top = kMargin + page.title;
  const double width = (page.paper.width - 2 * kMargin) / static_cast<double>(division.columns);
  const double height = (page.paper.height - top - kMargin) / static_cast<double>(division.rows);
  const double room = 2 * division.caption;
  const double size = std::min(width, height - room) * (1 - division.gap);
  const std::size_t row_number = place / division.columns;
  const auto row = static_cast<double>(row_number);
  const auto column = static_cast<double>(place % division.columns);
  return {kMargin + column * width + (width - size) / 2,
          top + row * height + (height - size + room) / 2, size};
}

void draw_lines(const Frame& frame, Page& page) {
  const double right = frame.left + frame.size, bottom = frame.top + frame.size;
  for (int i = 0; i <= 9; ++i) {
    const double at = frame.size * i / 9;
    const double width = frame.size / (i % 3 == 0 ? 120 : 500);
    page.strokes.push_back({frame.left + at, frame.top, frame.left + at, bottom, width});
    page.strokes.push_back({frame.left, frame.top + at, right, frame.top + at, width});
  }
}

// The text, or its beginning, so that it takes no more than a width; letters are taken for wide.
std::string fitted(const std::string& text, double size, double width) {
  constexpr double kLetter = 0.56;
  const auto most = static_cast<std::size_t>(std::max(4.0, width / (kLetter * size)));
  std::string shown;
  std::size_t letters = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto bytes =
        static_cast<std::size_t>(std::max(1, utf8_character(std::string_view(text).substr(at))));
    if (++letters > most) {
      return shown.substr(0, shown.find_last_not_of(' ') + 1) + "...";
    }
    shown += text.substr(at, bytes);
    at += bytes;
  }
  return shown;
}

void draw_candidates(const Frame& frame, const Printed& puzzle, Page& page) {
  const double cell = frame.size / 9;
  const double size = cell * 0.26;
  for (const Cell c : Cell::all()) {
    if (puzzle.puzzle.has(c) || puzzle.placed.has(c)) continue;
    for (const Digit d : puzzle.candidates[c.index()]) {
      const int across = d.index() % 3, down = d.index() / 3;
      const double x = frame.left + cell * (column_of(c) + (across + 0.5) / 3) - kHalfWidth * size;
      const double y = frame.top + cell * (row_of(c) + (down + 0.5) / 3) + kHalfHeight * size;
      page.labels.push_back({x, y, size, std::to_string(d.number()), false, 0.35});
    }
  }
}

// What is given is bold; what was found is grey.
void draw_digits(const Frame& frame, const Board& digits, const Board& givens, Page& page) {
  const double cell = frame.size / 9;
  const double size = cell * 0.62;
  for (const Cell c : Cell::all()) {
    if (!digits.has(c)) continue;
    const double x = frame.left + cell * (column_of(c) + 0.5) - kHalfWidth * size;
    const double y = frame.top + cell * (row_of(c) + 0.5) + kHalfHeight * size;
    const bool given = givens.has(c);
    page.labels.push_back(
        {x, y, size, std::to_string(digits.number_at(c)), given, given ? 0 : 0.35});
  }
}

void draw_caption(const Frame& frame, const Division& division, const std::string& caption,
                  Page& page) {
  page.labels.push_back(
      {frame.left, frame.top - division.caption * 0.7, division.caption, caption});
}

void draw_board(const Frame& frame, const Division& division, const Board& digits,
                const Board& givens, const std::string& caption, Page& page) {
  draw_caption(frame, division, caption, page);
  draw_lines(frame, page);
  draw_digits(frame, digits, givens, page);
}

std::string caption_of(std::size_t number, const Printed& puzzle, double size, double width) {
  std::string text = std::to_string(number);
  const std::string rating = (puzzle.name.empty() ? ": " : ", ") + puzzle.caption;
  const std::string behind = puzzle.caption.empty() ? "" : rating;
  if (puzzle.name.empty()) return text + behind;
  // The name gives way to the rating.
  text += ": " + puzzle.name;
  const double letters = static_cast<double>(behind.size()) * 0.56 * size;
  return fitted(text, size, width - letters) + behind;
}

// The page for a board that comes after so many of its kind.
Page& page_for(std::size_t before, const Division& division, Sheet& sheet) {
  if (before % division.boards() == 0) sheet.pages.emplace_back();
  return sheet.pages.back();
}

}  // namespace

Sheet sheet_of(const std::vector<Printed>& puzzles, const Paper& paper, int per_page,
               bool with_solutions, const std::string& title) {
  constexpr double kTitleSize = 18;
  Sheet sheet = {paper.width, paper.height, {}, title};
  const Room room = {paper, title.empty() ? 0 : 1.6 * kTitleSize};
  const Division division = division_of(per_page);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Printed& puzzle = puzzles[i];
    const Frame frame = frame_of(room, division, i % division.boards());
    Page& page = page_for(i, division, sheet);
    const std::string caption = caption_of(i + 1, puzzle, division.caption, frame.size);
    if (puzzle.variant) {
      draw_caption(frame, division, caption, page);
      add_board({frame.left, frame.top}, frame.size,
                draw::picture_of(*puzzle.variant, {.candidates = true}), page);
      continue;
    }
    Board digits = puzzle.puzzle;
    for (const Cell c : Cell::all()) {
      if (auto d = puzzle.placed.at(c)) digits.set(c, *d);
    }
    draw_board(frame, division, digits, puzzle.puzzle, caption, page);
    draw_candidates(frame, puzzle, page);
  }
  std::size_t solved = 0;
  for (std::size_t i = 0; i < puzzles.size() && with_solutions; ++i) {
    if (!puzzles[i].solved()) continue;
    const Frame frame = frame_of(room, kOfSolutions, solved % kOfSolutions.boards());
    Page& page = page_for(solved, kOfSolutions, sheet);
    if (puzzles[i].variant) {
      draw_caption(frame, kOfSolutions, std::to_string(i + 1), page);
      Variant filled = *puzzles[i].variant;
      filled.placed = puzzles[i].filling;
      add_board({frame.left, frame.top}, frame.size, draw::picture_of(filled, {.rules = false}),
                page);
    } else {
      draw_board(frame, kOfSolutions, *puzzles[i].solution, puzzles[i].puzzle,
                 std::to_string(i + 1), page);
    }
    ++solved;
  }
  const double width = paper.width - 2 * kMargin;
  for (Page& page : sheet.pages) {
    if (title.empty()) break;
    page.labels.push_back({kMargin, kMargin + 0.8 * kTitleSize, kTitleSize,
                           fitted(title, kTitleSize, width), true, 0});
  }
  return sheet;
}

}  // namespace nonet::cli
