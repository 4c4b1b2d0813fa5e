#include "nonet/io/fpuzzles_rules.h"

#include <algorithm>
#include <set>

#include "nonet/core/visible.h"
#include "nonet/io/sketches.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

using JsonKind = JsonValue::Kind;

// What is no rule: words, and what the site and its solver keep for themselves.
constexpr std::string_view kNoRules[] = {
    "size",      "grid",           "title",         "author",   "ruleset",
    "solution",  "successMessage", "disabledlogic", "metadata", "highlightConflicts",
    "highlight", "cosmetics",      "foglight",      "fogofwar", "truecandidatesoptions",
    "givens",    "triggereffect"};
// What is drawn, and only the rules in words can say what for.
constexpr std::string_view kDrawings[] = {"line", "text", "circle", "rectangle", "cage"};

bool is_empty(const JsonValue& value) {
  return value.is(JsonKind::kNull) || (value.is(JsonKind::kBool) && !value.boolean) ||
         ((value.is(JsonKind::kList) || value.is(JsonKind::kObject)) && value.list.empty());
}

bool has(const JsonValue& item, std::string_view flag) {
  const JsonValue* value = item.find(flag);
  return value != nullptr && !is_empty(*value);
}

// Only shows a rule that stands elsewhere, for programs that don't know that rule.
bool is_twin(const JsonValue& item) {
  return has(item, "fromConstraint");
}
bool is_drawn_twin(const JsonValue& item) {
  return is_twin(item) || has(item, "isNewConstraint") || has(item, "fromRangskSolver");
}

// Things that a puzzle says of itself in a cage without a meaning: "msgcorrect: well done".
bool is_saying(const JsonValue& cage) {
  const JsonValue* value = cage.find("value");
  if (value == nullptr) return false;
  const std::string& text = value->string;
  return text.find(": ") != std::string::npos || text == "FOW" || text == "FOGLIGHT" ||
         text == "foglight";
}

class RuleReader {
 public:
  explicit RuleReader(const JsonValue& root) : root_(root) {}

  Result<Variant> read() {
    if (!root_.is(JsonKind::kObject)) return Error{"the puzzle is no JSON object"};
    read_grid();
    for (std::size_t i = 0; i < root_.keys.size() && !error_; ++i) {
      if (!is_empty(root_.list[i])) read_key(root_.keys[i], root_.list[i]);
    }
    if (!error_) read_negative();
    if (!error_) add_lists();
    for (auto [key, to] :
         {std::pair("title", &variant_.name), std::pair("author", &variant_.author),
          std::pair("ruleset", &variant_.ruleset)}) {
      const JsonValue* text = root_.find(key);
      if (text != nullptr && text->is(JsonKind::kString)) *to = text->string;
    }
    if (!error_) error_ = find_large_box(variant_);
    if (error_) return *error_;
    return std::move(variant_);
  }

 private:
  void fail(std::string message, ErrorCode code = ErrorCode::kUnreadable) {
    if (!error_) error_ = Error{code, std::move(message)};
  }

  // ---- the grid

  void read_grid() {
    const JsonValue* grid = root_.find("grid");
    if (grid == nullptr || !grid->is(JsonKind::kList)) return fail("the puzzle has no grid");
    const std::size_t size = grid->list.size();
    if (size < 1 || size > kMostSide) {
      return fail("the puzzle has " + std::to_string(size) + " rows; 1 to 16 can be read");
    }
    variant_ = square_grid(static_cast<int>(size));
    const auto shape = standard_box_shape(variant_.rows, variant_.cols, variant_.rows);
    std::vector<int> regions;
    for (int r = 0; r < variant_.rows; ++r) {
      const JsonValue& row = grid->list[static_cast<std::size_t>(r)];
      if (row.list.size() != size) {
        return fail("the puzzle is not square; cells in its row " + std::to_string(r + 1) + ": " +
                    std::to_string(row.list.size()) + ", rows: " + std::to_string(size));
      }
      for (int c = 0; c < variant_.cols; ++c) {
        const int box = shape ? variant_.boxes[regions.size()] : r;
        regions.push_back(region_of(row.list[static_cast<std::size_t>(c)], box));
        read_cell(row.list[static_cast<std::size_t>(c)], static_cast<Spot>(regions.size() - 1));
      }
    }
    set_boxes(variant_, std::move(regions));
  }

  int region_of(const JsonValue& cell, int box) {
    const JsonValue* region = cell.find("region");
    if (region == nullptr) return box;
    if (region->is(JsonKind::kNull)) return -1;
    const std::optional<int> id = whole_number(region);
    if (!id || *id < 0) fail("a cell's region is a number, not " + quoted_text(region->string));
    return id.value_or(0);
  }

  // Nothing for what is none.
  std::optional<int> digit_in(const JsonValue* value) const {
    const std::optional<int> digit = whole_number(value);
    return digit && *digit >= 1 && *digit <= variant_.high ? digit : std::nullopt;
  }

  std::optional<int> clue_digit(const JsonValue& value, Spot spot) {
    const std::optional<int> digit = digit_in(&value);
    if (!digit) {
      fail(quoted_text(value.string) + " at " + spot_name(variant_, spot) +
           " is no digit from 1 to " + std::to_string(variant_.high));
    }
    return digit;
  }

  std::vector<int> digits_in(const JsonValue* list) const {
    std::vector<int> digits;
    if (list == nullptr || !list->is(JsonKind::kList)) return digits;
    for (const JsonValue& item : list->list) {
      const std::optional<int> digit = digit_in(&item);
      const bool is_new = digit && std::find(digits.begin(), digits.end(), *digit) == digits.end();
      if (is_new) digits.push_back(*digit);
    }
    return digits;
  }

  void read_cell(const JsonValue& cell, Spot spot) {
    const auto cells = static_cast<std::size_t>(variant_.cells());
    const JsonValue* value = cell.find("value");
    const JsonValue* given = cell.find("given");
    const bool has_value = value != nullptr && !is_empty(*value) && !value->string.empty();
    if (has_value && given != nullptr && given->boolean) {
      variant_.givens[spot] = clue_digit(*value, spot);
    } else if (has_value) {
      if (const std::optional<int> digit = digit_in(value)) {
        variant_.placed.resize(cells);
        variant_.placed[spot] = digit;
      }
    } else if (std::vector<int> notes = digits_in(cell.find("centerPencilMarks")); !notes.empty()) {
      variant_.notes.resize(cells);
      variant_.notes[spot] = std::move(notes);
    }
    if (std::vector<int> marks = digits_in(cell.find("givenPencilMarks")); !marks.empty()) {
      Clue clue = clue_of(Kind::kAllowed, {spot});
      clue.digits = std::move(marks);
      add(std::move(clue));
    }
    for (std::string_view colour : {"c", "cArray", "highlight"}) {
      const JsonValue* painted = cell.find(colour);
      if (painted != nullptr && !is_empty(*painted)) leave_unread("the colours of cells");
    }
    const JsonValue* parity = cell.find("parity");
    if (parity != nullptr && !is_empty(*parity)) leave_unread("the parity of cells");
  }

  // ---- what rules are made of

  void add(Clue clue) {
    if (variant_.clues.size() >= kMostRules) {
      return fail("there are more than " + std::to_string(kMostRules) + " rules");
    }
    variant_.clues.push_back(std::move(clue));
  }

  void leave_unread(std::string what) {
    auto& unread = variant_.unread;
    if (std::find(unread.begin(), unread.end(), what) == unread.end()) {
      unread.push_back(std::move(what));
    }
  }

  struct Place {
    int row = 0, col = 0;  // from 1; 0 and one more than there are lie outside
  };

  std::optional<Place> place_in(const JsonValue* value) {
    const std::string text = value != nullptr ? value->string : "";
    const std::size_t c = text.find_first_of("Cc");
    if (c != std::string::npos && c > 1 && (text[0] == 'R' || text[0] == 'r')) {
      const auto row = whole_number(std::string_view(text).substr(1, c - 1));
      const auto col = whole_number(std::string_view(text).substr(c + 1));
      const int beyond = variant_.rows + 1;
      if (row && col && *row >= 0 && *row <= beyond && *col >= 0 && *col <= beyond) {
        return Place{*row, *col};
      }
    }
    fail(quoted_text(text) + " is no cell of a grid of " + std::to_string(variant_.rows) + " by " +
         std::to_string(variant_.cols));
    return std::nullopt;
  }

  bool is_inside(const Place& at) const {
    return at.row >= 1 && at.row <= variant_.rows && at.col >= 1 && at.col <= variant_.cols;
  }

  std::vector<Spot> cells_in(const JsonValue* list) {
    std::vector<Spot> cells;
    if (list == nullptr || !list->is(JsonKind::kList)) return cells;
    if (list->list.size() > 256) fail("a rule has more than 256 cells");
    for (const JsonValue& item : list->list) {
      if (error_) break;
      const std::optional<Place> at = place_in(&item);
      if (!at) break;
      if (!is_inside(*at)) {
        fail(quoted_text(item.string) + " is no cell of a grid of " +
             std::to_string(variant_.rows) + " by " + std::to_string(variant_.cols));
        break;
      }
      cells.push_back(static_cast<Spot>((at->row - 1) * variant_.cols + at->col - 1));
    }
    return cells;
  }

  std::vector<std::vector<Spot>> lines_in(const JsonValue& item) {
    std::vector<std::vector<Spot>> lines;
    const JsonValue* list = item.find("lines");
    if (list == nullptr) return lines;
    for (const JsonValue& line : list->list) {
      lines.push_back(cells_in(&line));
      if (lines.back().empty()) lines.pop_back();
      if (error_ || lines.size() > kMostRules) break;
    }
    return lines;
  }

  // The number beside a rule; nothing where none is written. Any other text is a clue of another
  // rule.
  std::optional<int> number_of(const JsonValue& item, std::string_view key) {
    const JsonValue* value = item.find("value");
    if (value == nullptr || is_empty(*value) || value->string.empty()) return std::nullopt;
    const std::optional<int> number = whole_number(value);
    if (!number) {
      fail("the puzzle has a rule that nonet does not know: a '" + std::string(key) +
               "' with the clue " + quoted_text(value->string),
           ErrorCode::kOtherRules);
    }
    return number;
  }

  // ---- the keys

  void read_key(const std::string& key, const JsonValue& value) {
    auto is_one_of = [&key](const auto& list) {
      return std::find(std::begin(list), std::end(list), key) != std::end(list);
    };
    if (is_one_of(kNoRules) || key == "negative" || key == "nonconsecutive") return;
    if (is_one_of(kDrawings)) return read_drawings(key, value);
    for (const WholeKey& whole : kWholeKeys) {
      if (whole.key == key) return add(clue_of(whole.kind));
    }
    if (key == "diagonal+" || key == "diagonal-") return add_diagonal(key == "diagonal+");
    if (!value.is(JsonKind::kList)) return refuse(key);
    for (const JsonValue& item : value.list) {
      if (error_) return;
      if (is_twin(item)) continue;
      if (!read_item(key, item)) return refuse(key);
    }
  }

  void refuse(const std::string& key) {
    fail("the puzzle has a rule that nonet does not know: " + quoted_text(key),
         ErrorCode::kOtherRules);
  }

  void read_drawings(const std::string& key, const JsonValue& value) {
    const bool any = std::any_of(value.list.begin(), value.list.end(), [&](const JsonValue& item) {
      return !is_drawn_twin(item) && !(key == "cage" && is_saying(item));
    });
    if (!any) return;
    leave_unread(key == "text" ? "texts" : key + "s");
    for (const JsonValue& item : value.list) {
      if (!is_drawn_twin(item) && !(key == "cage" && is_saying(item)))
        sketch_fpuzzles(key, item, variant_);
    }
  }

  void add_diagonal(bool rising) {
    const std::string which = rising ? "/" : "\\";
    for (Clue& clue : variant_.clues) {
      if (clue.kind != Kind::kDiagonals) continue;
      if (clue.word != which) clue.word = "both";
      return;
    }
    add(clue_of(Kind::kDiagonals, which));
  }

  // False if there is no such rule.
  bool read_item(const std::string& key, const JsonValue& item) {
    for (const LineKey& line : kLineKeys) {
      if (line.key != key) continue;
      read_lines(line, item);
      return true;
    }
    return read_arrow(key, item) || read_cells(key, item) || read_marks(key, item) ||
           read_outside(key, item);
  }

  void read_lines(const LineKey& key, const JsonValue& item) {
    std::optional<int> value;
    if (key.value != 0) value = number_of(item, key.key).value_or(key.value);
    for (std::vector<Spot>& cells : lines_in(item)) {
      Clue clue = clue_of(key.kind, std::move(cells), value);
      clue.flag = key.slow;
      add(std::move(clue));
    }
  }

  bool read_arrow(const std::string& key, const JsonValue& item) {
    if (key == "nabner") {
      for (std::vector<Spot>& cells : lines_in(item)) {
        Clue clue = clue_of(Kind::kRelation, std::move(cells));
        clue.word = "all";
        clue.table = table_of_nabner(variant_);
        add(std::move(clue));
      }
      return true;
    }
    if (key != "arrow") return false;
    std::vector<Spot> bulb = cells_in(item.find("cells"));
    // The number is read from left to right, or from top to bottom.
    std::sort(bulb.begin(), bulb.end());
    for (std::vector<Spot>& line : lines_in(item)) {
      const bool from_bulb = std::find(bulb.begin(), bulb.end(), line.front()) != bulb.end();
      if (from_bulb) line.erase(line.begin());
      if (line.empty() || bulb.empty()) continue;
      Clue clue = clue_of(Kind::kArrow, bulb);
      clue.sets.push_back(std::move(line));
      add(std::move(clue));
    }
    return true;
  }

  bool read_cells(const std::string& key, const JsonValue& item) {
    const bool indexer = key == "columnindexer" || key == "rowindexer";
    if (key != "killercage" && key != "extraregion" && key != "quadruple" && key != "clone" &&
        !indexer) {
      return false;
    }
    std::vector<Spot> cells = cells_in(item.find("cells"));
    if (cells.empty()) return true;
    if (key == "killercage") add(clue_of(Kind::kCage, cells, number_of(item, key)));
    if (key == "extraregion") add(clue_of(Kind::kRegion, cells));
    if (indexer) {
      Clue clue = clue_of(Kind::kIndexer, cells);
      clue.word = key == "rowindexer" ? "row" : "column";
      add(std::move(clue));
    }
    if (key == "quadruple") {
      Clue clue = clue_of(Kind::kQuadruple, cells);
      clue.digits.emplace();
      const JsonValue* values = item.find("values");
      for (const JsonValue& value : values != nullptr ? values->list : std::vector<JsonValue>{}) {
        if (const std::optional<int> digit = clue_digit(value, cells[0])) {
          clue.digits->push_back(*digit);
        }
      }
      if (!clue.digits->empty()) add(std::move(clue));
    }
    if (key == "clone") {
      std::vector<Spot> copy = cells_in(item.find("cloneCells"));
      if (copy.empty()) return true;
      Clue clue = clue_of(Kind::kClone, cells);
      clue.sets.push_back(std::move(copy));
      add(std::move(clue));
    }
    return true;
  }

  bool read_marks(const std::string& key, const JsonValue& item) {
    if (std::vector<Spot>* list = list_named(key)) {
      for (const Spot spot : cells_of_mark(item)) list->push_back(spot);
      return true;
    }
    if (key != "difference" && key != "ratio" && key != "xv") return false;
    std::vector<Spot> cells = cells_in(item.find("cells"));
    if (cells.empty()) return true;
    if (key != "xv") {
      Clue clue = clue_of(Kind::kKropki, cells, number_of(item, key));
      clue.word = key == "ratio" ? "black" : "white";
      add(std::move(clue));
      return true;
    }
    const JsonValue* value = item.find("value");
    const std::string text = value != nullptr ? value->string : "";
    if (text == "X" || text == "x" || text == "V" || text == "v") {
      add(clue_of(Kind::kXv, cells, text == "X" || text == "x" ? 10 : 5));
    } else if (!text.empty()) {
      fail(
          "the puzzle has a rule that nonet does not know: 'xv' with the clue " + quoted_text(text),
          ErrorCode::kOtherRules);
    }
    return true;
  }

  // A mark has its cell as "cell", some scripts write "cells".
  std::vector<Spot> cells_of_mark(const JsonValue& item) {
    if (item.find("cell") == nullptr) return cells_in(item.find("cells"));
    JsonValue list;
    list.kind = JsonKind::kList;
    list.list.push_back(*item.find("cell"));
    return cells_in(&list);
  }

  bool read_outside(const std::string& key, const JsonValue& item) {
    const bool diagonal = key == "littlekillersum";
    if (!diagonal && key != "sandwichsum" && key != "xsum" && key != "skyscraper") return false;
    const std::optional<int> value = number_of(item, key);
    if (!value) return true;  // a frame without a clue in it
    if (diagonal) {
      std::vector<Spot> cells = cells_in(item.find("cells"));
      if (cells.empty()) cells = diagonal_of(item);
      if (!cells.empty()) add(clue_of(Kind::kLittleKiller, cells, value));
      return true;
    }
    const std::optional<Place> at = place_in(item.find("cell"));
    if (!at) return true;
    const bool beside = at->col < 1 || at->col > variant_.cols;
    const bool above = at->row < 1 || at->row > variant_.rows;
    if (beside == above) {
      fail("the clue of a '" + key + "' stands beside a row or a column, and not at " +
           quoted_text(item.find("cell")->string));
      return true;
    }
    Clue clue;
    clue.kind = key == "sandwichsum" ? Kind::kSandwich
                : key == "xsum"      ? Kind::kXSum
                                     : Kind::kSkyscraper;
    clue.value = value;
    clue.is_column = above;
    clue.line = (above ? at->col : at->row) - 1;
    if (clue.kind != Kind::kSandwich) {
      clue.word = beside ? (at->col < 1 ? "left" : "right") : (at->row < 1 ? "top" : "bottom");
    }
    add(std::move(clue));
    return true;
  }

  std::vector<Spot> diagonal_of(const JsonValue& item) {
    const std::optional<Place> at = place_in(item.find("cell"));
    const JsonValue* direction = item.find("direction");
    const std::string way = direction != nullptr ? direction->string : "";
    if (!at || way.size() != 2) {
      fail("a little killer has no cells and no direction");
      return {};
    }
    return diagonal_from(variant_, at->row, at->col, way[0] == 'D' ? 1 : -1,
                         way[1] == 'R' ? 1 : -1);
  }

  // ---- what is said of all marks together

  std::vector<Spot>* list_named(std::string_view key) {
    for (auto& [name, list] : lists_) {
      if (name == key) return &list;
    }
    return nullptr;
  }

  void add_lists() {
    constexpr Kind kKinds[] = {Kind::kOdd, Kind::kEven, Kind::kMinimum, Kind::kMaximum};
    for (std::size_t i = 0; i < std::size(kKinds); ++i) {
      if (!lists_[i].second.empty()) add(clue_of(kKinds[i], std::move(lists_[i].second)));
    }
  }

  // The values of the dots of a colour, each once; `otherwise` if there are none.
  std::vector<int> values_of_dots(std::string_view colour, int otherwise) const {
    std::set<int> values;
    for (const Clue& clue : variant_.clues) {
      if (clue.kind == Kind::kKropki && clue.word == colour) {
        values.insert(clue.value.value_or(otherwise));
      }
    }
    if (values.empty()) values.insert(otherwise);
    return {values.begin(), values.end()};
  }

  // That a mark is missing says something too. A dot of either colour makes an exception of its
  // pair, also from "nonconsecutive".
  void read_negative() {
    const JsonValue* consecutive = root_.find("nonconsecutive");
    const bool apart = consecutive != nullptr && !is_empty(*consecutive);
    const JsonValue* negative = root_.find("negative");
    bool ratio = false, difference = false;
    for (const JsonValue& item : negative != nullptr ? negative->list : std::vector<JsonValue>{}) {
      if (item.string == "xv") {
        add(clue_of(Kind::kXvNegative));
      } else if (item.string == "ratio") {
        ratio = true;
      } else if (item.string == "difference") {
        difference = true;
      } else if (item.string != "foglight") {
        return refuse("negative " + item.string);
      }
    }
    const bool dots = std::any_of(variant_.clues.begin(), variant_.clues.end(),
                                  [](const Clue& clue) { return clue.kind == Kind::kKropki; });
    if (apart && !dots && !ratio && !difference) return add(clue_of(Kind::kNonconsecutive));
    if (!apart && !ratio && !difference) return;
    Clue clue = clue_of(Kind::kKropkiNegative);
    std::set<int> white;
    if (difference) {
      for (const int value : values_of_dots("white", 1)) white.insert(value);
    }
    if (apart) white.insert(1);
    clue.digits.emplace(white.begin(), white.end());
    clue.more = ratio ? values_of_dots("black", 2) : std::vector<int>{};
    add(std::move(clue));
  }

  const JsonValue& root_;
  Variant variant_;
  std::vector<std::pair<std::string_view, std::vector<Spot>>> lists_{
      {"odd", {}}, {"even", {}}, {"minimum", {}}, {"maximum", {}}};
  std::optional<Error> error_;
};

}  // namespace

std::vector<Spot> diagonal_from(const Variant& variant, int row, int col, int down, int right) {
  std::vector<Spot> cells;
  for (int r = row + down, c = col + right;
       r >= 1 && r <= variant.rows && c >= 1 && c <= variant.cols; r += down, c += right) {
    cells.push_back(static_cast<Spot>((r - 1) * variant.cols + c - 1));
  }
  return cells;
}

std::vector<std::string> table_of_nabner(const Variant& variant) {
  std::vector<std::string> table;
  for (int a = variant.low; a <= variant.high; ++a) {
    table.emplace_back();
    for (int b = variant.low; b <= variant.high; ++b) {
      table.back() += a - b > 1 || b - a > 1 ? '1' : '0';
    }
  }
  return table;
}

Result<Variant> variant_of_fpuzzles(const JsonValue& root) {
  return RuleReader(root).read();
}

}  // namespace nonet
