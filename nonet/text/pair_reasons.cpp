#include "nonet/text/pair_reasons.h"

#include <array>

#include "nonet/core/names.h"
#include "nonet/text/notation.h"
#include "nonet/text/rule_words.h"

namespace nonet {
namespace {

constexpr int kFewDigits = 3;  // that somebody would compare with those of another cell

std::optional<Reason> in_words(std::string phrase) {
  Reason reason;
  reason.phrase = std::move(phrase);
  return reason;
}

}  // namespace

std::string PairReasons::name_of_unit(int which) const {
  return name_of(units_[which]->use, grid_);
}

std::optional<PairReasons::Left> PairReasons::left_by(int which, const Grid& with) {
  const RuleUnit& unit = *units_[which];
  const Fillings& fillings = finder_.of(unit, with);
  if (!fillings.known) return std::nullopt;
  Left left;
  if (!fillings.possible) return left;
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    const auto [at, is_new] = left.try_emplace(unit.cells[i], fillings.digits[i]);
    if (!is_new) at->second &= fillings.digits[i];
  }
  return left;
}

std::optional<Reason> PairReasons::of(Candidate x) {
  Grid with = grid_;
  with.place(x.cell, x.digit);
  std::array<Left, 2> left;
  for (int which : {0, 1}) {
    std::optional<Left> by = left_by(which, with);
    if (!by) return std::nullopt;
    if (by->empty()) return in_words(name_of_unit(which) + " would have no filling");
    left[static_cast<std::size_t>(which)] = *std::move(by);
  }
  // A cell of both that can't be what either asks of it; the one with the least to read.
  const Topology& topology = grid_.topology();
  std::optional<Cell> torn;
  int fewest = 0;
  for (const auto& [c, digits] : left[0]) {
    const auto other = left[1].find(c);
    if (other == left[1].end() || !(digits & other->second).empty()) continue;
    const int count = digits.size() + other->second.size();
    if (torn && count >= fewest) continue;
    torn = c;
    fewest = count;
  }
  if (torn) {
    return in_words(name_of(*torn) + " would have to be " + choice_of(left[0][*torn], topology) +
                    " by " + name_of_unit(0) + ", and " + choice_of(left[1][*torn], topology) +
                    " by " + name_of_unit(1));
  }
  // Cells of either that see each other.
  left[0].merge(left[1]);  // leaves in left[1] what both have
  for (const auto& [c, digits] : left[1]) left[0][c] &= digits;
  std::vector<Need> narrow;
  for (const auto& [c, digits] : left[0]) {
    if (c != x.cell && digits.size() <= kFewDigits) narrow.push_back({c, digits, {}});
  }
  if (auto shared = too_few_to_share(narrow, topology)) return shared;
  return one_by_one(with);
}

// What one of them would have to hold, in few ways, none of which leaves anything to the other.
std::optional<Reason> PairReasons::one_by_one(const Grid& with) const {
  std::optional<std::vector<std::string>> fewest;
  int tried = 0;
  for (int which : {0, 1}) {
    auto held = digits_held(*units_[which], with, with.open());
    if (!held || (fewest && held->size() >= fewest->size())) continue;
    fewest = std::move(held);
    tried = which;
  }
  if (!fewest) return std::nullopt;
  const CellSet cells = units_[tried]->set & with.open();
  if (cells.empty()) return std::nullopt;
  return in_words(list_of(cells) + " would have to be " + list_of(*fewest, "or") + " by " +
                  name_of_unit(tried) +
                  (fewest->size() == 1 ? ", and then " : ", and with any of these ") +
                  name_of_unit(1 - tried) + " would have no filling");
}

}  // namespace nonet
