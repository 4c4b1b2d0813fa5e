// From a Variant to a Scheme: rows, columns and boxes are groups like any other; then each clue
// says what it means.
#include "nonet/rules/scheme.h"

#include <algorithm>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

std::vector<std::vector<Spot>> lines_and_boxes(const Variant& variant) {
  const auto rows = static_cast<std::size_t>(variant.rows);
  const auto cols = static_cast<std::size_t>(variant.cols);
  std::vector<std::vector<Spot>> groups;
  groups.reserve(rows + cols + kMostSide + variant.clues.size());
  for (std::size_t r = 0; r < rows; ++r) {
    std::vector<Spot>& row = groups.emplace_back(cols);
    for (std::size_t c = 0; c < cols; ++c) row[c] = static_cast<Spot>(r * cols + c);
  }
  for (std::size_t c = 0; c < cols; ++c) {
    std::vector<Spot>& column = groups.emplace_back(rows);
    for (std::size_t r = 0; r < rows; ++r) column[r] = static_cast<Spot>(r * cols + c);
  }
  std::vector<std::vector<Spot>> boxes;
  for (std::size_t i = 0; i < variant.boxes.size(); ++i) {
    if (variant.boxes[i] < 0) continue;
    const auto box = static_cast<std::size_t>(variant.boxes[i]);
    if (boxes.size() <= box) boxes.resize(box + 1);
    if (boxes[box].empty()) boxes[box].reserve(kMostDigits);
    boxes[box].push_back(static_cast<Spot>(i));
  }
  for (std::vector<Spot>& box : boxes) {
    if (!box.empty()) groups.push_back(std::move(box));
  }
  return groups;
}

// Nearly every puzzle has these, and they are worked out once.
struct UsualLines {
  Variant variant;  // nine by nine, and nothing else
  std::vector<std::vector<Spot>> groups;
  std::vector<SpotSet> houses, peers;

  UsualLines() : peers(81) {
    variant.boxes = standard_boxes(9, 9, 9);
    groups = lines_and_boxes(variant);
    for (const std::vector<Spot>& group : groups) {
      SpotSet& all = houses.emplace_back();
      for (Spot cell : group) all.set(cell);
      for (Spot cell : group) peers[cell] |= all;
    }
    for (std::size_t cell = 0; cell < peers.size(); ++cell) peers[cell].reset(cell);
  }
};

// None if the puzzle has others.
const UsualLines* usual_lines(const Variant& variant) {
  static const UsualLines usual;
  const bool has_them = variant.rows == 9 && variant.cols == 9 && variant.digits() == 9 &&
                        variant.boxes == usual.variant.boxes;
  return has_them ? &usual : nullptr;
}

class Compiler {
 public:
  explicit Compiler(Scheme& scheme) : scheme_(scheme) {}

  Meant add(const std::vector<Clue>& clues, Parts& parts, int top_clue) {
    for (std::size_t i = 0; i < clues.size(); ++i) {
      const int clue = top_clue < 0 ? static_cast<int>(i) : top_clue;
      if (Meant error = add_clue(clues[i], clues, parts, clue)) return error;
    }
    return std::nullopt;
  }

 private:
  Meant add_clue(const Clue& clue, const std::vector<Clue>& all, Parts& parts, int number) {
    Meant error;
    if (clue.kind == Kind::kAnyOf) {
      Parts::Choice choice{number, {}};
      for (const std::vector<Clue>& branch : clue.branches) {
        choice.branches.emplace_back();
        if ((error = add(branch, choice.branches.back(), number))) return error;
      }
      parts.choices.push_back(std::move(choice));
      return std::nullopt;
    }
    const std::size_t before = size_of(parts);
    Meaning meaning(scheme_.variant, scheme_.relations, parts, number, &parts != &scheme_.parts);
    const bool known = mean_cages(clue, meaning, error) || mean_lines(clue, meaning, error) ||
                       mean_marks(clue, meaning, error) || mean_outside(clue, meaning, error) ||
                       mean_whole_grid(clue, meaning, all, error) || mean_own(clue, meaning, error);
    if (!known) error = Error{"rules of this kind are not known"};
    said_ += size_of(parts) - before;
    if (said_ > kMostSaid) error = Error{"with it the rules are more than can be taken in"};
    if (!error) return std::nullopt;
    std::string where;
    if (!clue.sets.empty() && !clue.sets[0].empty()) {
      where = " at " + spot_name(scheme_.variant, clue.sets[0][0]);
    }
    error->message =
        "the rule '" + std::string(row_of(clue.kind).slug) + "'" + where + ": " + error->message;
    return error;
  }

  static std::size_t size_of(const Parts& parts) {
    return parts.pairs.size() + parts.rules.size() + parts.unequal.size() + parts.groups.size();
  }

  // Pairs, rules and groups in all: far more than any puzzle has.
  static constexpr std::size_t kMostSaid = 200'000;

  Scheme& scheme_;
  std::size_t said_ = 0;
};

void exclude(Scheme& scheme, Spot a, Spot b) {
  if (a == b) return;
  scheme.peers[a].set(b);
  scheme.peers[b].set(a);
}

bool parts_hold(const Scheme& scheme, const Parts& parts, std::span<const int> digits) {
  const int low = scheme.variant.low;
  for (const std::vector<Spot>& group : parts.groups) {
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (std::size_t j = i + 1; j < group.size(); ++j) {
        if (group[i] != group[j] && digits[group[i]] == digits[group[j]]) return false;
      }
    }
  }
  for (auto [a, b] : parts.unequal) {
    if (digits[a] == digits[b]) return false;
  }
  for (auto [cell, mask] : parts.masks) {
    if ((mask >> (digits[cell] - low) & 1U) == 0) return false;
  }
  for (const PairRule& pair : parts.pairs) {
    const Relation& relation = scheme.relations[pair.relation];
    const auto a = static_cast<std::size_t>(digits[pair.a] - low);
    if ((relation[a] >> (digits[pair.b] - low) & 1U) == 0) return false;
  }
  for (const Rule& rule : parts.rules) {
    std::vector<int> held;
    for (Spot cell : rule.cells) held.push_back(digits[cell]);
    if (!accepts(*rule.meaning, held)) return false;
  }
  return std::all_of(parts.choices.begin(), parts.choices.end(), [&](const Parts::Choice& choice) {
    return std::any_of(choice.branches.begin(), choice.branches.end(),
                       [&](const Parts& branch) { return parts_hold(scheme, branch, digits); });
  });
}

Spot first_twice(std::vector<Spot> cells) {
  std::sort(cells.begin(), cells.end());
  return *std::adjacent_find(cells.begin(), cells.end());
}

}  // namespace

Result<Scheme> compile(Variant variant) {
  Scheme scheme;
  scheme.variant = std::move(variant);
  const Variant& v = scheme.variant;
  if (v.rows < 1 || v.cols < 1 || v.rows > kMostSide || v.cols > kMostSide) {
    return Error{"a grid has 1 to 16 rows and columns"};
  }
  if (v.digits() < 1 || v.digits() > kMostDigits || v.low < 0) {
    return Error{"a puzzle has 1 to 16 different digits, from 0 or 1 on"};
  }
  scheme.start.assign(static_cast<std::size_t>(v.cells()), scheme.all_digits());
  std::vector<SpotSet> houses;
  std::size_t done = 0;  // groups that need no look
  if (const UsualLines* usual = usual_lines(v)) {
    scheme.parts.groups.reserve(usual->groups.size() + v.clues.size());
    scheme.parts.groups = scheme.houses = usual->groups;
    scheme.peers = usual->peers;
    houses = usual->houses;
    done = houses.size();
  } else {
    scheme.parts.groups = lines_and_boxes(v);
    scheme.peers.resize(static_cast<std::size_t>(v.cells()));
  }
  if (Meant error = Compiler(scheme).add(v.clues, scheme.parts, -1)) return *error;
  for (; done < scheme.parts.groups.size(); ++done) {
    const std::vector<Spot>& group = scheme.parts.groups[done];
    SpotSet all;
    bool twice = false;
    for (Spot cell : group) {
      twice = twice || all.test(cell);
      all.set(cell);
    }
    if (twice) {
      return Error{spot_name(v, first_twice(group)) +
                   " stands twice among cells that are all different"};
    }
    if (static_cast<int>(group.size()) > v.digits()) {
      return Error{std::to_string(group.size()) + " cells from " + spot_name(v, group.front()) +
                   " on can't all be different with " + std::to_string(v.digits()) + " digits"};
    }
    for (Spot cell : group) {
      scheme.peers[cell] |= all;
      scheme.peers[cell].reset(cell);
    }
    if (static_cast<int>(group.size()) == v.digits() &&
        std::find(houses.begin(), houses.end(), all) == houses.end()) {
      houses.push_back(all);
      std::vector<Spot>& house = scheme.houses.emplace_back(group);
      if (!std::is_sorted(house.begin(), house.end())) std::sort(house.begin(), house.end());
    }
  }
  for (auto [a, b] : scheme.parts.unequal) exclude(scheme, a, b);
  for (auto [cell, mask] : scheme.parts.masks) scheme.start[cell] &= mask;
  for (std::size_t i = 0; i < v.givens.size() && i < scheme.start.size(); ++i) {
    if (!v.givens[i]) continue;
    if (*v.givens[i] < v.low || *v.givens[i] > v.high) {
      return Error{std::to_string(*v.givens[i]) + " at " + spot_name(v, static_cast<Spot>(i)) +
                   " is no digit of this puzzle"};
    }
    scheme.start[i] &= static_cast<DigitMask>(1U << (*v.givens[i] - v.low));
  }
  return scheme;
}

bool is_solution(const Scheme& scheme, std::span<const int> digits) {
  const Variant& v = scheme.variant;
  if (digits.size() != static_cast<std::size_t>(v.cells())) return false;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] < v.low || digits[i] > v.high) return false;
    if (i < v.givens.size() && v.givens[i] && *v.givens[i] != digits[i]) return false;
  }
  return parts_hold(scheme, scheme.parts, digits);
}

}  // namespace nonet
