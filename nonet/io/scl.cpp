// scl: the JSON of SudokuPad, by its long keys or its short ones (zipped_json.h).
//
//   {"cells":[[{"value":5},{}, ...], ...],"regions":[[[0,0],[0,1], ...], ...],
//    "cages":[{"cells":[[0,0],[0,1]],"value":"9"},{"value":"title: Fish"}],
//    "lines":[...],"overlays":[...],"metadata":{"title":"Fish","rules":"...","antiknight":true}}
//
// It carries givens, boxes, cages and a few rules of the whole grid; everything else is a drawing,
// and what a line or a circle stands for only the rules in words say. Drawings are named in
// Variant::unread. Rows and columns count from 0.
#include <algorithm>

#include "nonet/io/link.h"
#include "nonet/io/sketches.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

using JsonKind = JsonValue::Kind;

// By its long name or its short one.
const JsonValue* member(const JsonValue& object, std::string_view name, std::string_view brief) {
  const JsonValue* value = object.find(name);
  return value != nullptr || brief.empty() ? value : object.find(brief);
}

bool is_yes(const JsonValue* value) {
  return value != nullptr && (value->boolean || value->string == "true" || value->string == "1");
}

std::string text_of(const JsonValue* value) {
  return value != nullptr ? value->string : "";
}

class SclReader {
 public:
  explicit SclReader(const JsonValue& root) : root_(root) {}

  Result<Variant> read() {
    read_grid();
    if (!error_) read_regions();
    read_metadata();
    if (!error_) read_cages();
    read_global();
    name_drawings();
    if (!error_) error_ = find_large_box(variant_);
    if (error_) return *error_;
    return std::move(variant_);
  }

 private:
  void fail(std::string message, ErrorCode code = ErrorCode::kUnreadable) {
    if (!error_) error_ = Error{code, std::move(message)};
  }

  void leave_unread(std::string what) {
    auto& unread = variant_.unread;
    if (std::find(unread.begin(), unread.end(), what) == unread.end()) {
      unread.push_back(std::move(what));
    }
  }

  // ---- the grid

  void read_grid() {
    const JsonValue* cells = member(root_, "cells", "ce");
    if (cells == nullptr || cells->list.empty()) return fail("the puzzle has no cells");
    std::size_t cols = 0;
    for (const JsonValue& row : cells->list) cols = std::max(cols, row.list.size());
    if (cells->list.size() > kMostSide || cols > kMostSide || cols == 0) {
      return fail("the puzzle has " + std::to_string(cells->list.size()) + " rows and " +
                  std::to_string(cols) + " columns; 1 to 16 of each can be read");
    }
    variant_.rows = static_cast<int>(cells->list.size());
    variant_.cols = static_cast<int>(cols);
    variant_.high = std::max(variant_.rows, variant_.cols);
    variant_.boxes = standard_boxes(variant_.rows, variant_.cols, variant_.high);
    const auto count = static_cast<std::size_t>(variant_.cells());
    variant_.givens.resize(count);
    for (int r = 0; r < variant_.rows; ++r) {
      const JsonValue& row = cells->list[static_cast<std::size_t>(r)];
      for (std::size_t c = 0; c < row.list.size(); ++c) {
        read_cell(row.list[c], static_cast<std::size_t>(r * variant_.cols) + c);
      }
    }
  }

  void read_cell(const JsonValue& cell, std::size_t at) {
    const JsonValue* value = member(cell, "value", "v");
    const std::string text = text_of(value);
    if (text.empty()) return;
    const std::optional<int> digit = whole_number(text);
    if (!digit || *digit < 0 || *digit > variant_.high) {
      // A letter or a number beyond all digits is a label.
      return leave_unread("texts in cells");
    }
    if (*digit == 0) variant_.low = 0;
    const JsonValue* given = cell.find("given");
    if (given != nullptr && given->is(JsonKind::kBool) && !given->boolean) {
      variant_.placed.resize(variant_.givens.size());
      variant_.placed[at] = digit;
    } else {
      variant_.givens[at] = digit;
    }
  }

  std::optional<Spot> spot_in(const JsonValue& pair) {
    if (pair.list.size() == 2) {
      const std::optional<int> row = whole_number(&pair.list[0]);
      const std::optional<int> col = whole_number(&pair.list[1]);
      if (row && col && *row >= 0 && *row < variant_.rows && *col >= 0 && *col < variant_.cols) {
        return static_cast<Spot>(*row * variant_.cols + *col);
      }
    }
    return std::nullopt;
  }

  // The cells of a list of pairs; nothing if one of them is none, as where a cage stands beside
  // the grid.
  std::optional<std::vector<Spot>> spots_in(const JsonValue& list) {
    std::vector<Spot> spots;
    for (const JsonValue& pair : list.list) {
      const std::optional<Spot> spot = spot_in(pair);
      if (!spot) return std::nullopt;
      if (std::find(spots.begin(), spots.end(), *spot) == spots.end()) spots.push_back(*spot);
    }
    return spots;
  }

  // As it was before anybody listed regions, where the list is missing.
  void read_regions() {
    const JsonValue* regions = member(root_, "regions", "re");
    if (regions == nullptr) return;
    std::vector<int> boxes(static_cast<std::size_t>(variant_.cells()), -1);
    int count = 0;
    for (const JsonValue& region : regions->list) {
      const auto spots = spots_in(region);
      if (!spots) return fail("a region of the puzzle lies outside its grid");
      const bool overlaps = std::any_of(spots->begin(), spots->end(),
                                        [&](const Spot spot) { return boxes[spot] >= 0; });
      if (overlaps) {
        add_group(*spots);
        continue;
      }
      for (const Spot spot : *spots) boxes[spot] = count;
      ++count;
    }
    set_boxes(variant_, std::move(boxes));
  }

  void add(Clue clue) {
    if (variant_.clues.size() >= kMostRules) {
      return fail("there are more than " + std::to_string(kMostRules) + " rules");
    }
    variant_.clues.push_back(std::move(clue));
  }

  void add_whole(Kind kind) {
    const bool known = std::any_of(variant_.clues.begin(), variant_.clues.end(),
                                   [kind](const Clue& clue) { return clue.kind == kind; });
    if (!known) add(clue_of(kind));
  }

  // All different, unless that is known already.
  void add_group(std::vector<Spot> cells) {
    if (!is_house(cells) && cells.size() > 1) add(clue_of(Kind::kRegion, std::move(cells)));
  }

  bool is_house(const std::vector<Spot>& cells) const {
    auto alike = [&](const auto& of) {
      return std::all_of(cells.begin(), cells.end(),
                         [&](const Spot spot) { return of(spot) == of(cells.front()); });
    };
    if (alike([&](Spot spot) { return spot / variant_.cols; })) return true;
    if (alike([&](Spot spot) { return spot % variant_.cols; })) return true;
    if (variant_.boxes.empty() || variant_.boxes[cells.front()] < 0) return false;
    return alike([&](Spot spot) { return variant_.boxes[spot]; });
  }

  // ---- cages

  void read_cages() {
    const JsonValue* cages = member(root_, "cages", "ca");
    if (cages == nullptr) return;
    for (const JsonValue& cage : cages->list) {
      if (!error_) read_cage(cage);
    }
  }

  void read_cage(const JsonValue& cage) {
    const JsonValue* cells = member(cage, "cells", "ce");
    std::string text = text_of(member(cage, "value", "v"));
    if (cells == nullptr || cells->list.empty()) return read_saying(text);
    if (text.empty()) text = text_of(cage.find("sum"));
    const auto spots = spots_in(*cells);
    if (!spots || spots->empty()) return leave_unread("cages beside the grid");
    const JsonValue* unique = cage.find("unique");
    if (const std::optional<int> sum = whole_number(text)) {
      Clue clue = clue_of(Kind::kCage, *spots, sum);
      clue.flag = unique != nullptr && !is_yes(unique);
      return add(std::move(clue));
    }
    const bool fog = text == "foglight" || text == "FOGLIGHT" || text == "FOW";
    if (fog) return;
    if (!text.empty()) leave_unread("cages with a text");
    if (is_yes(unique)) return add_group(*spots);
    if (text.empty() && is_house(*spots)) return;
    if (text.empty()) leave_unread("cages without a sum");
    sketch_cage(*spots, text, text_of(member(cage, "borderColor", "c1")), variant_);
  }

  // A cage without cells says something of the puzzle: "title: Fish".
  void read_saying(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) return;
    const std::string_view about = std::string_view(text).substr(0, colon);
    const std::string said(trimmed(std::string_view(text).substr(colon + 1)));
    if (about == "title") variant_.name = said;
    if (about == "author") variant_.author = said;
    if (about == "rules") {
      variant_.ruleset += (variant_.ruleset.empty() ? "" : " ") + said;
    }
    if (about == "antiknight" && said != "false") add_whole(Kind::kAntiknight);
    if (about == "antiking" && said != "false") add_whole(Kind::kAntiking);
  }

  // ---- what is said of the whole

  void read_metadata() {
    const JsonValue* said = root_.find("metadata");
    if (said == nullptr) return;
    variant_.name = text_of(member(*said, "title", "t"));
    variant_.author = text_of(said->find("author"));
    const JsonValue* rules = said->find("rules");
    variant_.ruleset = text_of(rules);
    for (const JsonValue& line : rules != nullptr ? rules->list : std::vector<JsonValue>{}) {
      variant_.ruleset += (variant_.ruleset.empty() ? "" : " ") + line.string;
    }
    if (is_yes(said->find("antiknight"))) add_whole(Kind::kAntiknight);
    if (is_yes(said->find("antiking"))) add_whole(Kind::kAntiking);
    if (is_yes(said->find("norowcol"))) {
      fail("the puzzle lets digits stand twice in a row or column, and nonet knows no such puzzles",
           ErrorCode::kOtherRules);
    }
  }

  bool is_drawn(std::string_view name, std::string_view brief) const {
    const JsonValue* drawn = member(root_, name, brief);
    return drawn != nullptr && !drawn->list.empty();
  }

  void read_global() {
    const JsonValue* global = root_.find("global");
    for (const JsonValue& item : global != nullptr ? global->list : std::vector<JsonValue>{}) {
      const std::string& name = item.string;
      if (name == "antiknight") {
        add_whole(Kind::kAntiknight);
      } else if (name == "antiking") {
        add_whole(Kind::kAntiking);
      } else if (name == "disjoint") {
        add_whole(Kind::kDisjoint);
      } else if (name == "nonconsecutive" && !is_drawn("overlays", "o")) {
        add_whole(Kind::kNonconsecutive);
      } else {
        // Of rules for pairs without a mark, and of exceptions from them, the marks are drawings.
        leave_unread("the rule '" + name.substr(0, 40) + "'");
      }
    }
  }

  void name_drawings() {
    constexpr std::string_view kDrawings[][2] = {
        {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};
    for (const auto& [name, brief] : kDrawings) {
      if (is_drawn(name, brief)) leave_unread(std::string(name));
    }
    sketch_scl(root_, variant_);
  }

  const JsonValue& root_;
  Variant variant_;
  std::optional<Error> error_;
};

}  // namespace

Result<Puzzle> puzzle_of_scl(const JsonValue& root) {
  auto variant = SclReader(root).read();
  if (!variant) return variant.error();
  return puzzle_of(std::move(*variant));
}

}  // namespace nonet
