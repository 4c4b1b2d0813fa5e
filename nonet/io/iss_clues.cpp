#include "nonet/io/iss_clues.h"

#include <algorithm>

#include "nonet/core/visible.h"
#include "nonet/io/link.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

// How the arguments of a rule are read.
enum class Form {
  kNothing,    // it has none
  kCells,      // cells
  kNumber,     // a number and cells
  kPairs,      // cells, and the rule is about each two of them that touch
  kTwoSided,   // a line, the clue at its beginning, the one at its end
  kOther,      // a function of its own
  kGridShape,  // read before all others
  kIgnored,
};

struct Name {
  std::string_view name;
  Form form;
  Kind kind = Kind::kRegion;
  int value = 0;  // where no number is written
};

constexpr Name kNames[] = {
    {"Shape", Form::kGridShape},
    {"NoBoxes", Form::kGridShape},
    {"RegionSize", Form::kGridShape},
    {"Jigsaw", Form::kGridShape},
    {"SearchPriority", Form::kIgnored},
    {"Windoku", Form::kNothing, Kind::kWindoku},
    {"DisjointSets", Form::kNothing, Kind::kDisjoint},
    {"AntiKnight", Form::kNothing, Kind::kAntiknight},
    {"AntiKing", Form::kNothing, Kind::kAntiking},
    {"AntiTaxicab", Form::kNothing, Kind::kAntitaxicab},
    {"AntiConsecutive", Form::kNothing, Kind::kNonconsecutive},
    {"GlobalEntropy", Form::kNothing, Kind::kGlobalEntropy},
    {"GlobalMod", Form::kNothing, Kind::kGlobalMod3},
    {"DutchFlatmates", Form::kNothing, Kind::kDutchFlatmates},
    {"StrictKropki", Form::kNothing, Kind::kKropkiNegative},
    {"StrictXV", Form::kNothing, Kind::kXvNegative},
    {"Thermo", Form::kCells, Kind::kThermo},
    {"Renban", Form::kCells, Kind::kRenban},
    {"Entropic", Form::kCells, Kind::kEntropic},
    {"RegionSumLine", Form::kCells, Kind::kRegionSum},
    {"Between", Form::kCells, Kind::kBetween},
    {"Palindrome", Form::kCells, Kind::kPalindrome},
    {"Zipper", Form::kCells, Kind::kZipper},
    {"ValueIndexing", Form::kCells, Kind::kValueIndexing},
    {"DoubleArrow", Form::kCells, Kind::kDoubleArrow},
    {"EqualityCage", Form::kCells, Kind::kEqualityCage},
    {"CountingCircles", Form::kCells, Kind::kCountingCircles},
    {"AllDifferent", Form::kCells, Kind::kRegion},
    {"Whisper", Form::kNumber, Kind::kWhisper, 5},
    {"Modular", Form::kNumber, Kind::kModular, 3},
    {"Lockout", Form::kNumber, Kind::kLockout, 4},
    {"SumLine", Form::kNumber, Kind::kSumLine, 10},
    {"Cage", Form::kNumber, Kind::kCage},
    {"RellikCage", Form::kNumber, Kind::kRellik},
    {"Lunchbox", Form::kNumber, Kind::kLunchbox},
    {"WhiteDot", Form::kPairs, Kind::kKropki},
    {"BlackDot", Form::kPairs, Kind::kKropki},
    {"X", Form::kPairs, Kind::kXv, 10},
    {"V", Form::kPairs, Kind::kXv, 5},
    {"GreaterThan", Form::kPairs, Kind::kGreater},
    {"XSum", Form::kTwoSided, Kind::kXSum},
    {"Skyscraper", Form::kTwoSided, Kind::kSkyscraper},
    {"HiddenSkyscraper", Form::kTwoSided, Kind::kHiddenSkyscraper},
    {"NumberedRoom", Form::kTwoSided, Kind::kNumberedRoom},
    {"Diagonal", Form::kOther},
    {"Arrow", Form::kOther},
    {"PillArrow", Form::kOther},
    {"Sum", Form::kOther},
    {"LittleKiller", Form::kOther},
    {"Sandwich", Form::kOther},
    {"Quad", Form::kOther},
    {"ContainAtLeast", Form::kOther},
    {"ContainExact", Form::kOther},
    {"LookAndSay", Form::kOther},
    {"SameValues", Form::kOther},
    {"EqualSum", Form::kOther},
    {"CountDistinct", Form::kOther},
    {"Indexing", Form::kOther},
    {"Regex", Form::kOther},
    {"Pair", Form::kOther},
    {"PairX", Form::kOther},
    {"Binary", Form::kOther},
    {"BinaryX", Form::kOther},
    {"", Form::kOther},
    {"Or", Form::kIgnored},
    {"And", Form::kIgnored},
    {"End", Form::kIgnored},
};

const Name* named(std::string_view name) {
  const auto* found = std::find_if(std::begin(kNames), std::end(kNames),
                                   [name](const Name& row) { return row.name == name; });
  return found == std::end(kNames) ? nullptr : found;
}

constexpr std::string_view kSix =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

class ClueReader {
 public:
  ClueReader(const Variant& variant, std::optional<std::pair<int, int>> box_shape)
      : variant_(variant), box_shape_(box_shape) {}

  std::vector<Clue> read(const Arguments& item) {
    const Name& name = *named(item[0]);
    switch (name.form) {
      case Form::kGridShape:
      case Form::kIgnored:
        return {};
      case Form::kNothing:
        return {whole(name.kind)};
      case Form::kCells:
        return {clue_of(name.kind, cells_from(item, 1))};
      case Form::kNumber:
        return without_twice(with_number(name, item));
      case Form::kPairs:
        return pairs(name, item);
      case Form::kTwoSided:
        return two_sided(name, item);
      case Form::kOther:
        break;
    }
    return other(item);
  }

  const std::optional<Error>& error() const { return error_; }

 private:
  void fail(std::string message) {
    if (!error_) error_ = Error{std::move(message)};
  }

  // ---- arguments

  // A number or a letter from 10 on.
  static std::optional<int> place(std::string_view text) {
    if (text.size() == 1) return digit_of(text[0]);
    return whole_number(text);
  }

  static bool is_cell(std::string_view text) {
    return text.size() >= 4 && (text[0] == 'R' || text[0] == 'r') &&
           text.find_first_of("Cc", 1) != std::string_view::npos;
  }

  Spot spot(std::string_view text) {
    if (is_cell(text)) {
      // "RaCc" is the twelfth cell of the tenth row.
      const std::size_t c = text.find_first_of("Cc", 2);
      const auto row = c == std::string_view::npos ? std::nullopt : place(text.substr(1, c - 1));
      const auto col = c == std::string_view::npos ? std::nullopt : place(text.substr(c + 1));
      if (row && col && *row >= 1 && *row <= variant_.rows && *col >= 1 && *col <= variant_.cols) {
        return static_cast<Spot>((*row - 1) * variant_.cols + *col - 1);
      }
    }
    fail(quoted_text(text) + " is no cell of a grid of " + std::to_string(variant_.rows) + " by " +
         std::to_string(variant_.cols));
    return 0;
  }

  std::vector<Spot> cells_from(const Arguments& item, std::size_t first) {
    std::vector<Spot> cells;
    for (std::size_t i = first; i < item.size() && !error_; ++i) cells.push_back(spot(item[i]));
    if (cells.empty() || cells.size() > 256) {
      fail("a rule " + quoted_text(item[0]) + " needs cells, 256 at most");
      return {0};
    }
    return cells;
  }

  int number(std::string_view text, const Arguments& item) {
    const std::optional<int> n = whole_number(text);
    if (!n) fail(quoted_text(text) + " is no number for a rule " + quoted_text(item[0]));
    return n.value_or(0);
  }

  std::string_view argument(const Arguments& item, std::size_t i) {
    if (i < item.size()) return item[i];
    fail("a rule " + quoted_text(item[0]) + " has too few parts");
    return {};
  }

  // ---- rules

  Clue with_number(const Name& name, Arguments item) {
    bool loop = false;
    if (item.back() == "LOOP") {
      loop = true;
      item.pop_back();
    }
    const bool written = item.size() > 1 && !is_cell(item[1]);
    std::optional<int> value;
    if (name.value != 0) value = name.value;
    if (written && !item[1].empty()) value = number(item[1], item);
    Clue clue = clue_of(name.kind, cells_from(item, written ? 2 : 1), value);
    clue.flag = loop;
    // A sum of nothing is none.
    if (clue.kind == Kind::kCage && clue.value == 0) clue.value.reset();
    if (!clue.value && clue.kind != Kind::kCage) clue.value = 0;
    return clue;
  }

  Clue whole(Kind kind) const {
    Clue clue = clue_of(kind);
    if (kind == Kind::kDisjoint && box_shape_) clue.more = {box_shape_->first, box_shape_->second};
    return clue;
  }

  // A cell that stands twice in a cage counts twice for its sum, and may be equal to itself.
  static std::vector<Clue> without_twice(Clue clue) {
    if (clue.kind != Kind::kCage) return {clue};
    std::vector<Spot> cells;
    std::vector<int> times;
    for (const Spot spot : clue.cells()) {
      const auto known = std::find(cells.begin(), cells.end(), spot);
      if (known == cells.end()) {
        cells.push_back(spot);
        times.push_back(1);
      } else {
        ++times[static_cast<std::size_t>(known - cells.begin())];
      }
    }
    if (cells.size() == clue.cells().size()) return {clue};
    std::vector<Clue> clues{clue_of(Kind::kRegion, cells)};
    if (!clue.value) return clues;
    clues.push_back(clue_of(Kind::kSum, std::move(cells), clue.value));
    clues.back().more = std::move(times);
    return clues;
  }

  std::vector<Clue> pairs(const Name& name, const Arguments& item) {
    const std::vector<Spot> cells = cells_from(item, 1);
    std::vector<Clue> clues;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        const int rows = std::abs(cells[i] / variant_.cols - cells[j] / variant_.cols);
        const int cols = std::abs(cells[i] % variant_.cols - cells[j] % variant_.cols);
        if (rows + cols != 1) continue;
        Clue clue = clue_of(name.kind, {cells[i], cells[j]});
        if (name.kind == Kind::kXv) clue.value = name.value;
        if (name.kind == Kind::kKropki) clue.word = item[0] == "BlackDot" ? "black" : "white";
        clues.push_back(std::move(clue));
      }
    }
    return clues;
  }

  // "R3" or "C10".
  Clue on_line(Kind kind, std::string_view text) {
    Clue clue = clue_of(kind);
    clue.is_column = text.starts_with('C') || text.starts_with('c');
    const bool row = text.starts_with('R') || text.starts_with('r');
    const int most = row ? variant_.rows : clue.is_column ? variant_.cols : 0;
    const int n = whole_number(text.substr(std::min<std::size_t>(1, text.size()))).value_or(0);
    if (n < 1 || n > most) fail(quoted_text(text) + " is no row or column of the grid");
    clue.line = std::max(n, 1) - 1;
    return clue;
  }

  std::vector<Clue> two_sided(const Name& name, const Arguments& item) {
    std::vector<Clue> clues;
    for (std::size_t side = 2; side < item.size() && side < 4; ++side) {
      if (item[side].empty()) continue;
      Clue clue = on_line(name.kind, item[1]);
      clue.value = number(item[side], item);
      clue.word = clue.is_column ? (side == 2 ? "top" : "bottom") : (side == 2 ? "left" : "right");
      clues.push_back(std::move(clue));
    }
    return clues;
  }

  std::vector<Clue> other(const Arguments& item) {
    const std::string_view name = item[0];
    if (name.empty()) return candidates(item);
    if (name == "Diagonal") {
      return {clue_of(Kind::kDiagonals, number(argument(item, 1), item) > 0 ? "/" : "\\")};
    }
    if (name == "Arrow" || name == "PillArrow") return {arrow(item)};
    if (name == "Sum") return {sum(item)};
    if (name == "LittleKiller") return {little_killer(item)};
    if (name == "Sandwich") {
      Clue clue = on_line(Kind::kSandwich, argument(item, 2));
      clue.value = number(item[1], item);
      return {clue};
    }
    if (name == "Quad") return {quad(item)};
    if (name == "ContainAtLeast" || name == "ContainExact") return contained(item);
    if (name == "LookAndSay") return look_and_say(item);
    if (name == "SameValues" || name == "EqualSum") return {sets(item)};
    if (name == "CountDistinct") {
      Clue clue = clue_of(Kind::kCountDistinct, {spot(argument(item, 1))});
      clue.sets.push_back(cells_from(item, 2));
      return {clue};
    }
    if (name == "Indexing") {
      Clue clue = clue_of(Kind::kIndexer, cells_from(item, 2));
      clue.word = argument(item, 1) == "R" ? "row" : "column";
      return {clue};
    }
    if (name == "Regex") return patterns(item);
    return relations(item);
  }

  // Of a cell, one digit or several.
  std::vector<Clue> candidates(const Arguments& item) {
    std::vector<Clue> clues;
    for (std::size_t i = 1; i < item.size() && !error_; ++i) {
      const std::vector<std::string_view> parts = split(item[i], '_');
      Clue clue = clue_of(Kind::kAllowed, {spot(parts[0])});
      clue.digits.emplace();
      for (std::size_t j = 1; j < parts.size(); ++j) {
        const std::optional<int> digit = whole_number(parts[j]);
        if (!digit || *digit < variant_.low || *digit > variant_.high) {
          fail(quoted_text(parts[j]) + " at " + spot_name(variant_, clue.cells()[0]) +
               " is no digit of this puzzle");
        }
        clue.digits->push_back(digit.value_or(0));
      }
      clues.push_back(std::move(clue));
    }
    return clues;
  }

  Clue arrow(const Arguments& item) {
    const bool pill = item[0] == "PillArrow";
    const int bulb = pill ? number(argument(item, 1), item) : 1;
    std::vector<Spot> cells = cells_from(item, pill ? 2 : 1);
    if (bulb < 1 || static_cast<std::size_t>(bulb) >= cells.size()) {
      fail("an arrow needs a bulb and a shaft");
      return {};
    }
    // The number is read from left to right, or from top to bottom.
    std::sort(cells.begin(), cells.begin() + bulb);
    Clue clue = clue_of(Kind::kArrow, {cells.begin(), cells.begin() + bulb});
    clue.sets.emplace_back(cells.begin() + bulb, cells.end());
    return clue;
  }

  // "15", or "0_=_1_-1" with a coefficient for each cell.
  Clue sum(const Arguments& item) {
    const std::vector<std::string_view> parts = split(argument(item, 1), '_');
    Clue clue = clue_of(Kind::kSum, cells_from(item, 2), number(parts[0], item));
    if (parts.size() > 1 && parts[1] == "=") {
      clue.more.emplace();
      for (std::size_t i = 2; i < parts.size(); ++i) clue.more->push_back(number(parts[i], item));
    }
    return clue;
  }

  // The diagonal is the one that begins at this cell: from the left side down, from the right side
  // and the bottom up, from the top down to the left.
  Clue little_killer(const Arguments& item) {
    const Spot first = spot(argument(item, 2));
    const int row = first / variant_.cols, col = first % variant_.cols;
    int down = 1, right = 1;
    if (col == 0 && row + 1 < variant_.rows) {
      down = right = 1;
    } else if (row == 0) {
      right = -1;
    } else if (row + 1 == variant_.rows) {
      down = -1;
    } else if (col + 1 == variant_.cols) {
      down = right = -1;
    } else {
      fail(quoted_text(item[2]) + " begins no diagonal from the edge of the grid");
    }
    std::vector<Spot> cells;
    for (int r = row, c = col; r >= 0 && r < variant_.rows && c >= 0 && c < variant_.cols;
         r += down, c += right) {
      cells.push_back(static_cast<Spot>(r * variant_.cols + c));
    }
    return clue_of(Kind::kLittleKiller, std::move(cells), number(item[1], item));
  }

  Clue quad(const Arguments& item) {
    const int first = spot(argument(item, 1));
    if (first % variant_.cols + 1 == variant_.cols || first / variant_.cols + 1 == variant_.rows) {
      fail("a quadruple lies around a corner of cells, and not at " + quoted_text(item[1]));
      return {};
    }
    Clue clue = clue_of(Kind::kQuadruple, {static_cast<Spot>(first), static_cast<Spot>(first + 1),
                                           static_cast<Spot>(first + variant_.cols),
                                           static_cast<Spot>(first + variant_.cols + 1)});
    clue.digits.emplace();
    for (std::size_t i = 2; i < item.size(); ++i) clue.digits->push_back(number(item[i], item));
    return clue;
  }

  std::vector<Clue> contained(const Arguments& item) {
    std::vector<int> digits;
    for (const std::string_view part : split(argument(item, 1), '_')) {
      digits.push_back(number(part, item));
    }
    const std::vector<Spot> cells = cells_from(item, 2);
    if (item[0] == "ContainAtLeast") {
      Clue clue = clue_of(Kind::kContains, cells);
      clue.digits = std::move(digits);
      return {clue};
    }
    std::vector<Clue> clues;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const auto begin = digits.begin();
      if (std::find(begin, begin + static_cast<std::ptrdiff_t>(i), digits[i]) !=
          begin + static_cast<std::ptrdiff_t>(i)) {
        continue;
      }
      clues.push_back(
          counted(cells, digits[i], static_cast<int>(std::count(begin, digits.end(), digits[i]))));
    }
    return clues;
  }

  static Clue counted(const std::vector<Spot>& cells, int digit, int count) {
    Clue clue = clue_of(Kind::kCount, cells, count);
    clue.digits = {digit};
    return clue;
  }

  // "1223": one 2 and two 3.
  std::vector<Clue> look_and_say(const Arguments& item) {
    const std::string_view said = argument(item, 1);
    const std::vector<Spot> cells = cells_from(item, 2);
    std::vector<Clue> clues;
    if (said.size() % 2 != 0 || said.find_first_not_of("0123456789") != std::string_view::npos) {
      fail(quoted_text(said) + " is no clue of pairs: how often, and which digit");
      return clues;
    }
    for (std::size_t i = 0; i < said.size(); i += 2) {
      clues.push_back(counted(cells, said[i + 1] - '0', said[i] - '0'));
    }
    return clues;
  }

  // Sets of cells: so many equally large ones, or with a dash between them.
  Clue sets(const Arguments& item) {
    Clue clue = clue_of(item[0] == "EqualSum" ? Kind::kEqualSum : Kind::kSameSets);
    if (item[0] == "EqualSum") {
      clue.sets.emplace_back();
      for (std::size_t i = 1; i < item.size() && !error_; ++i) {
        if (item[i] == "-") {
          clue.sets.emplace_back();
        } else {
          clue.sets.back().push_back(spot(item[i]));
        }
      }
      for (const std::vector<Spot>& set : clue.sets) {
        if (set.empty()) fail("a set of cells is empty");
      }
      return clue;
    }
    const int count = number(argument(item, 1), item);
    const std::vector<Spot> cells = cells_from(item, 2);
    if (count < 1 || cells.size() % static_cast<std::size_t>(count) != 0) {
      fail("the cells of 'SameValues' make no " + std::to_string(count) + " sets of one size");
      return clue;
    }
    const auto size = static_cast<std::ptrdiff_t>(cells.size() / static_cast<std::size_t>(count));
    for (auto at = cells.begin(); at != cells.end(); at += size)
      clue.sets.emplace_back(at, at + size);
    return clue;
  }

  // Which two digits may stand together, six of them a character, the first as the lowest bit; then
  // lists of cells, each perhaps with a name.
  std::vector<Clue> relations(const Arguments& item) {
    const std::string_view key = argument(item, 1);
    std::vector<std::string> table;
    std::size_t bit = 0;
    for (int a = 0; a < variant_.digits(); ++a) {
      table.emplace_back();
      for (int b = 0; b < variant_.digits(); ++b, ++bit) {
        const std::size_t six = bit / 6 < key.size() ? kSix.find(key[bit / 6]) : 0;
        if (six == std::string_view::npos) {
          fail(quoted_text(key) + " is no table of a rule 'Pair'");
          return {};
        }
        table.back() += (six >> (bit % 6) & 1U) != 0 ? '1' : '0';
      }
    }
    const bool all = item[0].ends_with('X');
    std::vector<Clue> clues;
    for (std::vector<Spot>& cells : lists(item)) {
      clues.push_back(clue_of(Kind::kRelation, std::move(cells)));
      clues.back().word = all ? "all" : "consecutive";
      clues.back().table = table;
    }
    return clues;
  }

  // Lists of cells behind the first argument, with nothing between two, or a name.
  std::vector<std::vector<Spot>> lists(const Arguments& item) {
    std::vector<std::vector<Spot>> all(1);
    for (std::size_t i = 2; i < item.size() && !error_; ++i) {
      const bool name = i == 2 && !is_cell(item[i]);
      if (item[i].empty() || item[i][0] == '_' || name) {
        all.emplace_back();
      } else {
        all.back().push_back(spot(item[i]));
      }
    }
    std::erase_if(all, [](const std::vector<Spot>& cells) { return cells.empty(); });
    return all;
  }

  // The pattern is written in base 64.
  std::vector<Clue> patterns(const Arguments& item) {
    const std::string pattern = pattern_in(argument(item, 1));
    if (pattern.size() > 2000) fail("a pattern is too long");
    if (std::any_of(pattern.begin(), pattern.end(), [](char c) { return c < ' ' || c > '~'; })) {
      fail("a pattern has what is no character of one");
    }
    std::vector<Clue> clues;
    for (std::vector<Spot>& cells : lists(item)) {
      clues.push_back(clue_of(Kind::kRegex, std::move(cells)));
      clues.back().word = pattern;
    }
    return clues;
  }

  static std::string pattern_in(std::string_view text) {
    std::string_view digits = text;
    while (digits.ends_with('=')) digits.remove_suffix(1);
    std::string pattern;
    unsigned bits = 0;
    int count = 0;
    for (const char ch : digits) {
      const std::size_t six = kSix.find(ch == '+' ? '-' : ch == '/' ? '_' : ch);
      if (six == std::string_view::npos) return percent_decoded(text);
      bits = (bits << 6U | static_cast<unsigned>(six)) & 0xFFFFU;
      count += 6;
      if (count < 8) continue;
      count -= 8;
      pattern += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xFFU);
    }
    return pattern;
  }

  const Variant& variant_;
  std::optional<std::pair<int, int>> box_shape_;
  std::optional<Error> error_;
};

}  // namespace

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

bool is_known_iss_rule(std::string_view name) {
  return named(name) != nullptr;
}

Result<std::vector<Clue>> clues_of_iss(const Arguments& item, const Variant& variant,
                                       std::optional<std::pair<int, int>> box_shape) {
  ClueReader reader(variant, box_shape);
  std::vector<Clue> clues = reader.read(item);
  if (reader.error()) return *reader.error();
  return clues;
}

}  // namespace nonet
