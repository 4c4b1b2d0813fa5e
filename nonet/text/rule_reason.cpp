#include "nonet/text/rule_reason.h"

#include <algorithm>
#include <set>

#include "nonet/core/names.h"
#include "nonet/rules/filling_list.h"
#include "nonet/rules/fillings.h"
#include "nonet/text/notation.h"
#include "nonet/text/rule_words.h"

namespace nonet {
namespace {

constexpr std::size_t kMostCells = 10;
constexpr std::size_t kFewNeeds = 3;
constexpr std::size_t kMostFillings = 200;  // that are looked through

}  // namespace

bool Reason::is_like(const Reason& other) const {
  return shares == other.shares && phrase == other.phrase && among.size() == other.among.size() &&
         std::equal(needs.begin(), needs.end(), other.needs.begin(), other.needs.end(),
                    [](const Need& a, const Need& b) {
                      return a.digits == b.digits && a.wanted == b.wanted &&
                             a.against.has_value() == b.against.has_value();
                    });
}

bool lie_apart(const Reason& a, const Reason& b) {
  return a.among != b.among ||
         !std::equal(a.needs.begin(), a.needs.end(), b.needs.begin(),
                     [](const Need& x, const Need& y) { return x.cell == y.cell; });
}

std::optional<Reason> too_few_to_share(const std::vector<Need>& left, const Topology& topology) {
  if (left.size() > kMostCells) return std::nullopt;
  std::vector<Need> best;
  for (unsigned chosen = 1; chosen < 1U << left.size(); ++chosen) {
    std::vector<Need> some;
    DigitSet digits;
    bool apart = true;  // they may not be equal
    for (std::size_t i = 0; i < left.size(); ++i) {
      if ((chosen >> i & 1U) == 0U) continue;
      for (const Need& other : some)
        apart = apart && topology.peers(other.cell).contains(left[i].cell);
      some.push_back(left[i]);
      digits |= left[i].digits;
    }
    const auto count = static_cast<std::size_t>(digits.size());
    if (apart && count > 0 && count < some.size() && (best.empty() || some.size() < best.size()))
      best = some;
  }
  if (best.empty()) return std::nullopt;
  Reason reason;
  reason.needs = std::move(best);
  reason.shares = true;
  return reason;
}

std::optional<std::vector<std::string>> digits_held(const RuleUnit& unit, const Grid& grid,
                                                    const CellSet& among) {
  std::set<Filling> sets;
  if (unit.all_differ && among.contains(unit.set)) {
    for (DigitSet set : sets_of(unit, grid)) {
      Filling held;
      for (Digit digit : set) held.push_back(digit);
      sets.insert(std::move(held));
    }
  } else if (unit.branches.empty()) {
    const auto fillings = fillings_of(unit, grid, kMostFillings);
    if (!fillings) return std::nullopt;
    for (const Filling& filling : *fillings) {
      Filling held;
      for (std::size_t i = 0; i < filling.size(); ++i) {
        if (among.contains(unit.cells[i])) held.push_back(filling[i]);
      }
      std::sort(held.begin(), held.end());
      sets.insert(std::move(held));
    }
  }
  if (sets.empty() || sets.size() > kMostSetsTold) return std::nullopt;
  std::vector<std::string> texts;
  for (const Filling& filling : sets) {
    std::string text;
    for (Digit digit : filling)
      text += (text.empty()         ? ""
               : is_plain_sum(unit) ? "+"
                                    : " ") +
              name_of(digit, grid.topology());
    texts.push_back(std::move(text));
  }
  return texts;
}

std::string words_of(const Reason& reason, const Topology& topology) {
  if (!reason.phrase.empty()) return reason.phrase;
  if (!reason.among.empty()) {
    return reason.among.size() == 1 ? "nothing would fit " + name_of(reason.among.front())
                                    : "no digits would fit " + list_of(reason.among) + " together";
  }
  if (reason.shares) {
    DigitSet digits;
    std::vector<Cell> cells;
    for (const Need& need : reason.needs) {
      digits |= need.digits;
      cells.push_back(need.cell);
    }
    if (cells.size() == 2)
      return list_of(cells) + " would both have to be " + name_of(digits.first(), topology) +
             ", and they see each other";
    return list_of(cells) + " would have to share " + list_of(digits, topology);
  }
  std::vector<std::string> parts;
  for (const Need& need : reason.needs) {
    const bool last = need.digits.empty();
    if (need.against) {
      parts.push_back(name_of(need.cell) + " would have to be " +
                      name_of(need.against->digit, topology) + " as well, which " +
                      name_of(need.against->cell) + " rules out");
    } else if (last && need.wanted.empty()) {
      parts.push_back("nothing would fit " + name_of(need.cell));
    } else {
      // In a long row it is said once.
      const bool again = !last && !parts.empty() && reason.needs.size() > kFewNeeds;
      parts.push_back(name_of(need.cell) + (again ? " " : " would have to be ") +
                      choice_of(last ? need.wanted : need.digits, topology) +
                      (last ? ", which it can't be" : ""));
    }
  }
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i)
    text += (i == 0 ? "" : i + 1 == parts.size() ? ", and then " : ", ") + parts[i];
  return text;
}

}  // namespace nonet
