#include "nonet/rules/turns.h"

#include <utility>

namespace nonet {
namespace {

struct Classes {
  std::vector<DigitSet> all;
  std::vector<std::string_view> names;
  DigitSet of_two;  // digits that could be of either
};

// Where neighbours differ by so much.
Classes sides(int difference, DigitSet digits) {
  Classes classes{{{}, {}}, {"low", "high"}, {}};
  for (Digit d : digits) {
    bool up = false, down = false;
    for (Digit e : digits) {
      up = up || e.index() >= d.index() + difference;
      down = down || e.index() <= d.index() - difference;
    }
    if (up && down) classes.of_two.insert(d);
    if (up != down) classes.all[up ? 0 : 1].insert(d);
  }
  return classes;
}

template <class ClassOf>
Classes classes_by(std::vector<std::string_view> names, DigitSet digits, const Grid& grid,
                   ClassOf class_of) {
  Classes classes{std::vector<DigitSet>(names.size()), std::move(names), {}};
  for (Digit d : digits)
    classes.all[static_cast<std::size_t>(class_of(grid.topology().number_of(d)))].insert(d);
  return classes;
}

// By what is left when they are divided by the modulus.
Classes remainders(int modulus, DigitSet digits, const Grid& grid) {
  std::vector<std::string_view> names(static_cast<std::size_t>(modulus), "");
  if (modulus == 2) names = {"even", "odd"};
  return classes_by(std::move(names), digits, grid,
                    [modulus](int number) { return number % modulus; });
}

Classes classes_of(const RuleUnit& unit, const Grid& grid) {
  if (unit.rule == 0 || grid.rulebook() == nullptr) return {};
  const Clue& clue = grid.rulebook()->variant()->clues[static_cast<std::size_t>(unit.rule) - 1];
  DigitSet digits;
  for (Cell c : unit.cells) digits |= grid.at_start(c);
  const int value = clue.value.value_or(0);
  switch (clue.kind) {
    case Kind::kWhisper:
      return sides(value, digits);
    case Kind::kEntropic:
      return classes_by({"low", "middle", "high"}, digits, grid,
                        [](int number) { return (number - 1) / 3; });
    case Kind::kModular:
      return value < 2 ? Classes() : remainders(value, digits, grid);
    default:
      return {};
  }
}

}  // namespace

std::optional<Turns> turns_along(const RuleUnit& unit, const Grid& grid) {
  const Classes classes = classes_of(unit, grid);
  const std::size_t period = classes.all.size(), length = unit.cells.size();
  // Only where as many cells as there are classes stand in a row have they one of each.
  if (period == 0 || length < period || unit.set.size() != static_cast<int>(length))
    return std::nullopt;
  DigitSet all;
  for (DigitSet digits : classes.all) all |= digits;
  for (Cell c : unit.cells) {
    if (!(grid.candidates(c) & classes.of_two).empty()) return std::nullopt;
  }
  for (std::size_t from = 0; from < length; ++from) {
    const DigitSet here = grid.candidates(unit.cells[from]);
    for (std::size_t i = 0; i < period; ++i) {
      const DigitSet known = classes.all[i];
      if (here.empty() || !(here - known).empty()) continue;
      const bool two = period == 2;
      Turns turns{from, known, period, classes.names[i], two ? classes.names[1 - i] : "", {}};
      for (std::size_t at = 0; at < length; ++at)
        turns.struck.push_back(turns.is_alike(at) ? all - known : known);
      return turns;
    }
  }
  return std::nullopt;
}

}  // namespace nonet
