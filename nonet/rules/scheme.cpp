// From a Variant to a Scheme: rows, columns and boxes are groups like any other; then each clue
// says what it means.
#include "nonet/rules/scheme.h"

#include <algorithm>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

std::vector<std::vector<Spot>> lines_and_boxes(const Variant& variant) {
  std::vector<std::vector<Spot>> groups;
  for (int r = 0; r < variant.rows; ++r) {
    std::vector<Spot> row;
    row.reserve(kMostSide);
    for (int c = 0; c < variant.cols; ++c) row.push_back(static_cast<Spot>(r * variant.cols + c));
    groups.push_back(row);
  }
  for (int c = 0; c < variant.cols; ++c) {
    std::vector<Spot> column;
    column.reserve(kMostSide);
    for (int r = 0; r < variant.rows; ++r)
      column.push_back(static_cast<Spot>(r * variant.cols + c));
    groups.push_back(column);
  }
  std::vector<std::vector<Spot>> boxes;
  for (std::size_t i = 0; i < variant.boxes.size(); ++i) {
    if (variant.boxes[i] < 0) continue;
    const auto box = static_cast<std::size_t>(variant.boxes[i]);
    if (boxes.size() <= box) boxes.resize(box + 1);
    boxes[box].push_back(static_cast<Spot>(i));
  }
  for (std::vector<Spot>& box : boxes) {
    if (!box.empty()) groups.push_back(std::move(box));
  }
  return groups;
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
  scheme.peers.resize(static_cast<std::size_t>(v.cells()));
  scheme.start.assign(static_cast<std::size_t>(v.cells()), scheme.all_digits());
  scheme.parts.groups = lines_and_boxes(v);
  if (Meant error = Compiler(scheme).add(v.clues, scheme.parts, -1)) return *error;
  for (const std::vector<Spot>& group : scheme.parts.groups) {
    std::vector<Spot> sorted = group;
    std::sort(sorted.begin(), sorted.end());
    if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        twice != sorted.end()) {
      return Error{spot_name(v, *twice) + " stands twice among cells that are all different"};
    }
    if (static_cast<int>(sorted.size()) > v.digits()) {
      return Error{std::to_string(sorted.size()) + " cells from " + spot_name(v, group.front()) +
                   " on can't all be different with " + std::to_string(v.digits()) + " digits"};
    }
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      for (std::size_t j = i + 1; j < sorted.size(); ++j) exclude(scheme, sorted[i], sorted[j]);
    }
    if (static_cast<int>(sorted.size()) == v.digits() &&
        std::find(scheme.houses.begin(), scheme.houses.end(), sorted) == scheme.houses.end()) {
      scheme.houses.push_back(std::move(sorted));
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
