// Rules as f-puzzles' JSON has them. Each kind that has a key becomes items under it; of the others
// some say what another key says, too: windows are extra regions, and "greater" is a thermometer of
// two cells. What is left is named.
#include <algorithm>
#include <map>
#include <set>

#include "nonet/io/fpuzzles_rules.h"
#include "nonet/io/lz_string.h"
#include "nonet/io/variant_parts.h"
#include "nonet/json/writer.h"

namespace nonet {
namespace {

class RuleWriter {
 public:
  explicit RuleWriter(const Variant& variant) : variant_(variant) {}

  WrittenVariant write() {
    for (const Clue& clue : variant_.clues) take(clue);
    json_.begin_object().member("size", variant_.rows);
    if (!variant_.name.empty()) json_.member("title", variant_.name);
    if (!variant_.author.empty()) json_.member("author", variant_.author);
    if (!variant_.ruleset.empty()) json_.member("ruleset", variant_.ruleset);
    write_grid();
    for (const std::string& key : flags_) json_.member(key, true);
    if (!negative_.empty()) {
      json_.key("negative").begin_list();
      for (const std::string& key : negative_) json_.string(key);
      json_.end_list();
    }
    for (const auto& [key, items] : items_) {
      json_.key(key).begin_list();
      for (const Item& item : items) write_item(item);
      json_.end_list();
    }
    json_.end_object();
    WrittenVariant written;
    written.text = lz_compressed(json_.take());
    for (const std::string& slug : lost_) written.lost.push_back("the rule '" + slug + "'");
    if (!variant_.unread.empty()) written.lost.emplace_back("what is drawn");
    return written;
  }

 private:
  // An item under a key, as far as it has these members.
  struct Item {
    std::vector<Spot> cells = {};
    std::vector<Spot> copy = {};
    std::vector<Spot> line = {};
    std::string cell = {};
    std::string direction = {};
    std::string value = {};
    std::vector<int> values = {};
  };

  std::string name(Spot spot) const {
    return "R" + std::to_string(spot / variant_.cols + 1) + "C" +
           std::to_string(spot % variant_.cols + 1);
  }

  void write_names(std::string_view key, const std::vector<Spot>& cells) {
    if (cells.empty()) return;
    json_.key(key).begin_list();
    for (const Spot spot : cells) json_.string(name(spot));
    json_.end_list();
  }

  void write_item(const Item& item) {
    json_.begin_object();
    if (!item.line.empty()) {
      json_.key("lines").begin_list().begin_list();
      for (const Spot spot : item.line) json_.string(name(spot));
      json_.end_list().end_list();
    }
    if (!item.cell.empty()) json_.member("cell", item.cell);
    write_names("cells", item.cells);
    write_names("cloneCells", item.copy);
    if (!item.direction.empty()) json_.member("direction", item.direction);
    if (!item.value.empty()) json_.member("value", item.value);
    if (!item.values.empty()) {
      json_.key("values").begin_list();
      for (const int value : item.values) json_.number(value);
      json_.end_list();
    }
    json_.end_object();
  }

  void write_grid() {
    // Without boxes every cell says that it is in none; a grid of a size that has none needs not.
    const std::vector<int> usual = standard_boxes(variant_.rows, variant_.cols, variant_.rows);
    json_.key("grid").begin_list();
    for (std::size_t i = 0; i < static_cast<std::size_t>(variant_.cells()); ++i) {
      if (i % static_cast<std::size_t>(variant_.cols) == 0) json_.begin_list();
      json_.begin_object();
      if (variant_.boxes.empty() ? !usual.empty() : variant_.boxes != usual) {
        const int box = variant_.boxes.empty() ? -1 : variant_.boxes[i];
        json_.key("region");
        box < 0 ? json_.null() : json_.number(box);
      }
      if (variant_.givens[i]) {
        json_.member("value", *variant_.givens[i]).member("given", true);
      } else if (i < variant_.placed.size() && variant_.placed[i]) {
        json_.member("value", *variant_.placed[i]);
      } else if (i < variant_.notes.size() && !variant_.notes[i].empty()) {
        write_digits("centerPencilMarks", variant_.notes[i]);
      }
      const auto allowed = allowed_.find(static_cast<Spot>(i));
      if (allowed != allowed_.end()) {
        write_digits("givenPencilMarks", {allowed->second.begin(), allowed->second.end()});
      }
      json_.end_object();
      if ((i + 1) % static_cast<std::size_t>(variant_.cols) == 0) json_.end_list();
    }
    json_.end_list();
  }

  void write_digits(std::string_view key, const std::vector<int>& digits) {
    json_.key(key).begin_list();
    for (const int digit : digits) json_.number(digit);
    json_.end_list();
  }

  // ---- clues

  void lose(const Clue& clue) { lost_.insert(std::string(row_of(clue.kind).slug)); }

  void take(const Clue& clue) {
    for (const WholeKey& whole : kWholeKeys) {
      // Disjoint groups of boxes of another shape have no key.
      if (whole.kind == clue.kind && !clue.more) return flag(whole.key);
    }
    for (const LineKey& line : kLineKeys) {
      if (line.kind == clue.kind && line.slow == clue.flag) return take_line(line, clue);
    }
    if (!take_whole(clue) && !take_cells(clue) && !take_marks(clue) && !take_outside(clue)) {
      lose(clue);
    }
  }

  void flag(std::string_view key) {
    if (std::find(flags_.begin(), flags_.end(), key) == flags_.end()) flags_.emplace_back(key);
  }

  void take_line(const LineKey& key, const Clue& clue) {
    Item item{.line = clue.cells()};
    if (key.value != 0) item.value = std::to_string(clue.value.value_or(key.value));
    items_[std::string(key.key)].push_back(std::move(item));
  }

  bool has_dots() const {
    return std::any_of(variant_.clues.begin(), variant_.clues.end(),
                       [](const Clue& clue) { return clue.kind == Kind::kKropki; });
  }

  bool take_whole(const Clue& clue) {
    switch (clue.kind) {
      case Kind::kDiagonals:
        if (clue.word != "\\") flag("diagonal+");
        if (clue.word != "/") flag("diagonal-");
        return true;
      case Kind::kNonconsecutive:
        // With dots, f-puzzles makes exceptions of their pairs.
        if (has_dots() || negative_kind(Kind::kKropkiNegative)) return false;
        flag("nonconsecutive");
        return true;
      case Kind::kXvNegative:
        negative("xv");
        return true;
      case Kind::kKropkiNegative:
        return take_kropki_negative(clue);
      case Kind::kWindoku:
        return take_windows();
      default:
        return false;
    }
  }

  bool negative_kind(Kind kind) const {
    return std::any_of(variant_.clues.begin(), variant_.clues.end(),
                       [kind](const Clue& clue) { return clue.kind == kind; });
  }

  void negative(const std::string& key) {
    if (std::find(negative_.begin(), negative_.end(), key) == negative_.end()) {
      negative_.push_back(key);
    }
  }

  bool take_kropki_negative(const Clue& clue) {
    const std::vector<int> white = clue.digits.value_or(std::vector<int>{1});
    const std::vector<int> black = clue.more.value_or(std::vector<int>{2});
    std::set<int> ratios;
    for (const Clue& dot : variant_.clues) {
      if (dot.kind == Kind::kKropki && dot.word == "black") ratios.insert(dot.value.value_or(2));
    }
    if (ratios.empty()) ratios.insert(2);
    const bool whites = white.empty() || white == std::vector<int>{1};
    const bool blacks = black.empty() || std::set<int>(black.begin(), black.end()) == ratios;
    if (!whites || !blacks) return false;
    if (!white.empty()) flag("nonconsecutive");
    if (!black.empty()) negative("ratio");
    return true;
  }

  bool take_windows() {
    const auto shape = standard_box_shape(variant_.rows, variant_.cols, variant_.rows);
    if (!shape) return false;
    const auto [height, width] = *shape;
    for (int top = 1; top + height <= variant_.rows; top += height + 1) {
      for (int left = 1; left + width <= variant_.cols; left += width + 1) {
        Item window;
        for (int i = 0; i < height * width; ++i) {
          window.cells.push_back(
              static_cast<Spot>((top + i / width) * variant_.cols + left + i % width));
        }
        items_["extraregion"].push_back(std::move(window));
      }
    }
    return true;
  }

  bool take_cells(const Clue& clue) {
    const std::string value = clue.value ? std::to_string(*clue.value) : "";
    switch (clue.kind) {
      case Kind::kCage:
        if (clue.flag) return false;
        items_["killercage"].push_back({.cells = clue.cells(), .value = value});
        return true;
      case Kind::kRegion:
        items_["extraregion"].push_back({.cells = clue.cells()});
        return true;
      case Kind::kQuadruple:
        if (!is_square(clue.cells()) || !clue.digits || clue.digits->empty()) return false;
        items_["quadruple"].push_back({.cells = clue.cells(), .values = *clue.digits});
        return true;
      case Kind::kIndexer:
        items_[clue.word + "indexer"].push_back({.cells = clue.cells()});
        return true;
      case Kind::kClone:
        items_["clone"].push_back({.cells = clue.sets[0], .copy = clue.sets[1]});
        return true;
      case Kind::kArrow:
        return take_arrow(clue);
      case Kind::kGreater:
        if (clue.cells().size() != 2) return false;
        items_["thermometer"].push_back({.line = {clue.cells()[1], clue.cells()[0]}});
        return true;
      case Kind::kRelation:
        if (clue.word != "all" || clue.table != table_of_nabner(variant_)) return false;
        items_["nabner"].push_back({.line = clue.cells()});
        return true;
      default:
        return false;
    }
  }

  // Four cells around a corner.
  bool is_square(std::vector<Spot> cells) const {
    std::sort(cells.begin(), cells.end());
    if (cells.size() != 4) return false;
    const int cols = variant_.cols;
    return cells[0] % cols + 1 < cols && cells[1] == cells[0] + 1 && cells[2] == cells[0] + cols &&
           cells[3] == cells[2] + 1;
  }

  bool take_arrow(const Clue& clue) {
    if (!std::is_sorted(clue.sets[0].begin(), clue.sets[0].end())) return false;
    Item item{.cells = clue.sets[0]};
    item.line.push_back(clue.sets[0].back());
    for (const Spot spot : clue.sets[1]) item.line.push_back(spot);
    items_["arrow"].push_back(std::move(item));
    return true;
  }

  bool take_marks(const Clue& clue) {
    const std::string value = clue.value ? std::to_string(*clue.value) : "";
    switch (clue.kind) {
      case Kind::kKropki:
        items_[clue.word == "black" ? "ratio" : "difference"].push_back(
            {.cells = clue.cells(), .value = value});
        return true;
      case Kind::kXv:
        if (clue.value != 5 && clue.value != 10) return false;
        items_["xv"].push_back({.cells = clue.cells(), .value = clue.value == 5 ? "V" : "X"});
        return true;
      case Kind::kOdd:
      case Kind::kEven:
        return take_each(clue);
      case Kind::kMinimum:
      case Kind::kMaximum:
        // There all marked cells are one list, so that several can't be told apart.
        return std::count_if(variant_.clues.begin(), variant_.clues.end(),
                             [&](const Clue& one) { return one.kind == clue.kind; }) == 1 &&
               take_each(clue);
      case Kind::kAllowed:
        return take_allowed(clue);
      default:
        return false;
    }
  }

  bool take_each(const Clue& clue) {
    for (const Spot spot : clue.cells()) {
      items_[std::string(row_of(clue.kind).slug)].push_back({.cell = name(spot)});
    }
    return true;
  }

  bool take_allowed(const Clue& clue) {
    std::set<int> digits;
    for (const int digit : *clue.digits) {
      if (digit >= variant_.low && digit <= variant_.high) digits.insert(digit);
    }
    bool all = true;
    for (const Spot spot : clue.cells()) {
      std::set<int> left = digits;
      if (const auto known = allowed_.find(spot); known != allowed_.end()) {
        std::erase_if(left, [&](int digit) { return !known->second.contains(digit); });
      }
      all = all && !left.empty();
      // A list of none would be no list.
      if (!left.empty()) allowed_[spot] = std::move(left);
    }
    return all;
  }

  bool take_outside(const Clue& clue) {
    const std::string value = std::to_string(clue.value.value_or(0));
    if (clue.kind == Kind::kLittleKiller) return take_diagonal(clue);
    if (clue.kind != Kind::kSandwich && clue.kind != Kind::kXSum &&
        clue.kind != Kind::kSkyscraper) {
      return false;
    }
    const int beyond = variant_.rows + 1;
    const int side = clue.word == "right" || clue.word == "bottom" ? beyond : 0;
    const int row = clue.is_column ? side : clue.line + 1;
    const int col = clue.is_column ? clue.line + 1 : side;
    const char* key = clue.kind == Kind::kSandwich ? "sandwichsum"
                      : clue.kind == Kind::kXSum   ? "xsum"
                                                   : "skyscraper";
    items_[key].push_back(
        {.cell = "R" + std::to_string(row) + "C" + std::to_string(col), .value = value});
    return true;
  }

  bool take_diagonal(const Clue& clue) {
    std::vector<Spot> wanted = clue.cells();
    std::sort(wanted.begin(), wanted.end());
    const int beyond = variant_.rows + 1;
    for (int row = 0; row <= beyond; ++row) {
      for (int col = 0; col <= beyond; ++col) {
        const bool outside = row == 0 || row == beyond || col == 0 || col == beyond;
        for (const auto& [down, right] : {std::pair(1, 1), {1, -1}, {-1, 1}, {-1, -1}}) {
          if (!outside) continue;
          std::vector<Spot> cells = diagonal_from(variant_, row, col, down, right);
          std::vector<Spot> sorted = cells;
          std::sort(sorted.begin(), sorted.end());
          if (sorted != wanted) continue;
          items_["littlekillersum"].push_back(
              {.cells = std::move(cells),
               .cell = "R" + std::to_string(row) + "C" + std::to_string(col),
               .direction = std::string(down > 0 ? "D" : "U") + (right > 0 ? "R" : "L"),
               .value = std::to_string(clue.value.value_or(0))});
          return true;
        }
      }
    }
    return false;
  }

  const Variant& variant_;
  JsonWriter json_{JsonWriter::Style::kCompact};
  std::vector<std::string> flags_, negative_;
  std::map<std::string, std::vector<Item>> items_;
  std::map<Spot, std::set<int>> allowed_;
  std::set<std::string> lost_;
};

}  // namespace

Result<WrittenVariant> fpuzzles_of(const Variant& variant) {
  const bool square = variant.rows == variant.cols;
  if (!square || variant.low != 1 || variant.high != variant.rows) {
    return Error{ErrorCode::kOtherRules,
                 "f-puzzles has square grids alone, with the digits from 1 to as many as there are "
                 "rows"};
  }
  return RuleWriter(variant).write();
}

}  // namespace nonet
