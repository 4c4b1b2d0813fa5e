// Variant: a puzzle with rules, as somebody wrote it down, and no conclusion drawn: which grid,
// which digits, which boxes, what is given, and a Clue for each rule. What the clues mean is worked
// out once, into a Scheme (scheme.h).
//
// Grids have up to 16 rows, 16 columns and 16 different digits; the digits run from `low` to
// `high`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/core/result.h"

namespace nonet {

// A place in a grid of any size, row by row from 0.
using Spot = std::uint8_t;

enum class Kind : std::uint8_t {
#define NONET_KIND(id, slug, name, synonyms, members, words, drawing) id,
#include "nonet/rules/kinds.def"
#undef NONET_KIND
};

// A row of the table of kinds.
struct KindRow {
  Kind kind;
  std::string_view slug, name;
  std::string_view synonyms;  // separated by |
  std::string_view members;   // separated by blanks
  std::string_view words;     // how a sentence calls one of them; see words.h
};
const std::vector<KindRow>& all_kinds();
const KindRow& row_of(Kind kind);
std::optional<Kind> kind_from(std::string_view slug);

// An automaton of the puzzle's own: from a state, a digit leads to any of next[state][digit - low].
struct OwnAutomaton {
  std::vector<int> start, accept;
  std::vector<std::vector<std::vector<int>>> next;

  friend bool operator==(const OwnAutomaton&, const OwnAutomaton&) = default;
};

// One rule as written. Which of the members a kind uses, and for what, is said in kinds.def.
struct Clue {
  Kind kind{};
  std::vector<std::vector<Spot>> sets;
  std::optional<int> value;
  std::optional<std::vector<int>> digits;
  std::optional<std::vector<int>> more;
  bool flag = false;
  std::string word;
  bool is_column = false;  // of line
  int line = 0;            // from 0
  std::vector<std::string> table;
  OwnAutomaton own;
  std::vector<std::vector<Clue>> branches;

  const std::vector<Spot>& cells() const { return sets.front(); }

  friend bool operator==(const Clue&, const Clue&) = default;
};

// Something that is drawn on the board and may stand for a rule, only nobody knows for which.
struct Sketch {
  enum class Shape : std::uint8_t { kLine, kCage, kRectangle, kCircle, kText };
  Shape shape{};
  std::vector<Spot> cells;                  // that it passes or covers, in its order
  std::vector<std::pair<int, int>> points;  // down and right, in hundredths of a cell: the corners
                                            // of a line, else the middle
  int width = 0, height = 0;                // of rectangles and circles, likewise
  std::string hue;                          // "slate", "green", ...: one of kSketchHues
  std::string text;
  bool has_head = false;  // a line that ends in an arrowhead

  friend bool operator==(const Sketch&, const Sketch&) = default;
};
inline constexpr std::string_view kSketchShapes[] = {"line", "cage", "rectangle", "circle", "text"};
inline constexpr std::string_view kSketchHues[] = {"slate", "rose",   "amber", "green", "sky",
                                                   "blue",  "violet", "white", "black"};

struct Variant {
  int rows = 9, cols = 9;
  int low = 1, high = 9;
  // The box of each cell, or -1; empty: there are no boxes.
  std::vector<int> boxes;
  std::vector<std::optional<int>> givens;  // one a cell
  std::vector<Clue> clues;
  std::string id, name, author;
  // What a player has done so far, one a cell where there is any: digits, and what is noted in open
  // cells. Clues are the givens alone; a setter's own solution often stands here.
  std::vector<std::optional<int>> placed;
  std::vector<std::vector<int>> notes;
  // The rules in words, and what of the puzzle may stand for rules and could not be read as such:
  // "lines", "the colours of cells".
  std::string ruleset;
  std::vector<std::string> unread;
  std::vector<Sketch> sketches;  // of these, what can be drawn

  friend bool operator==(const Variant&, const Variant&) = default;

  int cells() const { return rows * cols; }
  int digits() const { return high - low + 1; }
};

// Whether it is the ordinary game, without any rule beyond.
bool is_plain(const Variant& variant);

inline constexpr int kMostSide = 16;
inline constexpr int kMostDigits = 16;

// "r3c7"
std::string spot_name(const Variant& variant, Spot spot);
// The boxes of a grid of this size as people draw them: as high as the largest divisor of the
// number of digits that is not above its square root and tiles the grid. Empty if there are none.
std::vector<int> standard_boxes(int rows, int cols, int size);
std::optional<std::pair<int, int>> standard_box_shape(int rows, int cols, int size);

}  // namespace nonet
