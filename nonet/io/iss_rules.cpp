#include "nonet/io/iss_rules.h"

#include <algorithm>

#include "nonet/core/visible.h"
#include "nonet/io/iss_clues.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

class IssReader {
 public:
  explicit IssReader(std::string_view text) {
    for (const std::string_view item : split(text, '.')) items_.push_back(split(item, '~'));
  }

  Result<Variant> read() {
    if (items_.front().size() != 1 || !items_.front().front().empty()) {
      fail("a puzzle of the Interactive Sudoku Solver begins with a full stop");
    }
    read_shape();
    if (!error_) read_boxes();
    next_ = 1;
    std::vector<Clue> clues;
    while (next_ < items_.size() && !error_) {
      for (Clue& clue : read_item(0)) clues.push_back(std::move(clue));
      if (clues.size() > 3 * kMostRules) fail("there are more rules than any puzzle has");
    }
    if (error_) return *error_;
    for (Clue& clue : clues) settle(std::move(clue));
    if (auto error = find_large_box(variant_)) return *error;
    return std::move(variant_);
  }

 private:
  void fail(std::string message, ErrorCode code = ErrorCode::kUnreadable) {
    if (!error_) error_ = Error{code, std::move(message)};
  }

  // ---- the grid

  void read_shape() {
    int rows = 9, cols = 9;
    std::string_view range;
    for (const Arguments& item : items_) {
      if (item[0] != "Shape" || item.size() < 2) continue;
      const std::size_t x = std::min(item[1].find('x'), item[1].size());
      const auto one = whole_number(item[1].substr(0, x));
      const auto two = whole_number(item[1].substr(std::min(x + 1, item[1].size())));
      if (!one || !two || *one < 1 || *two < 1 || *one > kMostSide || *two > kMostSide) {
        return fail(quoted_text(item[1]) + " is no shape of a grid such as 6x6, up to 16x16");
      }
      rows = *one;
      cols = *two;
      if (item.size() > 2) range = item[2];
      if (item.size() > 3 && !item[3].empty()) {
        return fail("a grid of the type " + quoted_text(item[3]) + " is not known",
                    ErrorCode::kOtherRules);
      }
    }
    variant_.rows = rows;
    variant_.cols = cols;
    variant_.high = std::max(rows, cols);
    if (!range.empty()) read_range(range);
    variant_.givens.resize(static_cast<std::size_t>(variant_.cells()));
  }

  // "10", or "0-8".
  void read_range(std::string_view range) {
    const std::size_t dash = std::min(range.find('-'), range.size());
    const auto first = whole_number(range.substr(0, dash));
    const auto last =
        dash == range.size() ? std::optional<int>() : whole_number(range.substr(dash + 1));
    const int low = dash == range.size() ? 1 : first.value_or(-1);
    const int high = dash == range.size() ? first.value_or(0) : last.value_or(-1);
    if (low < 0 || low > 1 || high < low || high - low + 1 > kMostDigits) {
      return fail(quoted_text(range) + " are no digits of a puzzle, 16 at most from 0 or 1 on");
    }
    variant_.low = low;
    variant_.high = high;
  }

  void read_boxes() {
    int size = std::max(variant_.rows, variant_.cols);
    bool boxes = true;
    std::string_view layout;
    for (const Arguments& item : items_) {
      if (item[0] == "NoBoxes") boxes = false;
      if (item[0] == "Jigsaw") layout = item.back();
      if (item[0] == "RegionSize" && item.size() > 1) {
        size = whole_number(item[1]).value_or(0);
        if (size < 1 || size > kMostDigits) {
          return fail(quoted_text(item[1]) + " is no size of a region");
        }
      }
    }
    const std::vector<int> usual = standard_boxes(variant_.rows, variant_.cols, size);
    if (size != std::max(variant_.rows, variant_.cols)) {
      box_shape_ = standard_box_shape(variant_.rows, variant_.cols, size);
    }
    if (layout.empty()) {
      if (boxes) variant_.boxes = usual;
      return;
    }
    if (layout.size() != static_cast<std::size_t>(variant_.cells())) {
      return fail("a jigsaw has a letter or digit for each of the " +
                  std::to_string(variant_.cells()) + " cells");
    }
    read_layout(layout);
    // Both hold.
    if (boxes && !usual.empty()) add_regions(usual);
  }

  // A region of another size is what is left of a grid that they don't fill.
  void read_layout(std::string_view layout) {
    const int least = std::max(variant_.rows, variant_.cols);
    std::vector<int> regions;
    for (const char ch : layout) {
      const auto size = std::count(layout.begin(), layout.end(), ch);
      const bool counts = size >= std::min(least, variant_.digits()) && size <= variant_.digits();
      regions.push_back(counts ? static_cast<unsigned char>(ch) : -1);
    }
    set_boxes(variant_, std::move(regions));
  }

  void add_regions(const std::vector<int>& boxes) {
    for (int box = 0; box <= *std::max_element(boxes.begin(), boxes.end()); ++box) {
      std::vector<Spot> cells;
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i] == box) cells.push_back(static_cast<Spot>(i));
      }
      variant_.clues.push_back(clue_of(Kind::kRegion, std::move(cells)));
    }
  }

  // ---- rules

  // The clues of the rule at hand, all of which hold. Depth is bounded, for a text is not.
  std::vector<Clue> read_item(int depth) {
    const Arguments& item = items_[next_++];
    if (!is_known_iss_rule(item[0])) {
      fail("the puzzle has a rule that nonet does not know: " + quoted_text(item[0]),
           ErrorCode::kOtherRules);
      return {};
    }
    if (++count_ > kMostRules) {
      fail("there are more than " + std::to_string(kMostRules) + " rules");
    }
    if (item[0] == "Or" || item[0] == "And") return read_several(item[0] == "Or", depth);
    if (item[0] == "End") {
      fail("an .End has no .Or or .And before it");
      return {};
    }
    Result<std::vector<Clue>> clues = clues_of_iss(item, variant_, box_shape_);
    if (clues) return std::move(*clues);
    if (!error_) error_ = clues.error();
    return {};
  }

  std::vector<Clue> read_several(bool one_of_them, int depth) {
    if (depth > 3) {
      fail("rules stand in each other more than four deep");
      return {};
    }
    std::vector<std::vector<Clue>> branches;
    while (!error_) {
      if (next_ >= items_.size()) {
        fail("an .Or or .And has no .End");
        break;
      }
      if (items_[next_][0] == "End") break;
      branches.push_back(read_item(depth + 1));
    }
    ++next_;
    std::vector<Clue> all;
    if (one_of_them) {
      all.push_back(clue_of(Kind::kAnyOf));
      all.back().branches = std::move(branches);
      return all;
    }
    for (std::vector<Clue>& branch : branches) {
      for (Clue& clue : branch) all.push_back(std::move(clue));
    }
    return all;
  }

  // ---- what holds in any case

  void settle(Clue clue) {
    if (clue.kind == Kind::kAllowed) {
      const Spot spot = clue.cells()[0];
      if (clue.digits->size() == 1 && !variant_.givens[spot]) {
        variant_.givens[spot] = clue.digits->front();
        return;
      }
    }
    if (clue.kind == Kind::kDiagonals) {
      for (Clue& known : variant_.clues) {
        if (known.kind != Kind::kDiagonals) continue;
        if (known.word != clue.word) known.word = "both";
        return;
      }
    }
    variant_.clues.push_back(std::move(clue));
  }

  std::vector<Arguments> items_;
  std::size_t next_ = 1;
  std::size_t count_ = 0;
  std::optional<std::pair<int, int>> box_shape_;  // where it is not the usual one
  Variant variant_;
  std::optional<Error> error_;
};

}  // namespace

Result<Variant> variant_of_iss(std::string_view text) {
  return IssReader(text).read();
}

}  // namespace nonet
