#include "nonet/text/turn_reasons.h"

#include <algorithm>
#include <string_view>

#include "nonet/core/names.h"
#include "nonet/rules/turns.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

// What is said of a cell by whose turn it is: "is low, not 6 to 9".
struct OfTurn {
  std::string_view name;
  DigitSet gone;
  std::vector<Cell> cells;
};

std::string words_of(const OfTurn& told, const Topology& topology) {
  return list_of(told.cells) + (told.cells.size() == 1 ? " is " : " are ") +
         (told.name.empty() ? "" : std::string(told.name) + ", ") + "not " +
         choice_of(told.gone, topology);
}

// "r3c6 can only be high (7 to 9), and along the line low and high take turns".
std::string words_of(const Turns& turns, Cell known, DigitSet digits, const Topology& topology) {
  const std::string name(turns.name), choice = choice_of(digits, topology);
  std::string text = name_of(known);
  if (digits.size() == 1) {
    text += " is " + choice + (name.empty() ? "" : ", which is " + name);
  } else {
    text += " can only be " + (name.empty() ? choice : name + " (" + choice + ")");
  }
  if (turns.period == 2 && !name.empty())
    return text + ", and along the line " + name + " and " + std::string(turns.other) +
           " take turns";
  return text + ", and along the line cells " + std::to_string(turns.period) +
         " apart are alike, and no others";
}

}  // namespace

std::vector<std::string> told_by_turns(const RuleUnit& unit, const Grid& before,
                                       std::vector<Candidate>& removals) {
  const auto turns = turns_along(unit, before);
  if (!turns) return {};
  const Topology& topology = before.topology();
  std::vector<OfTurn> all;
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    DigitSet gone;
    std::erase_if(removals, [&](Candidate x) {
      const bool goes = x.cell == unit.cells[i] && turns->struck[i].contains(x.digit);
      if (goes) gone.insert(x.digit);
      return goes;
    });
    if (gone.empty()) continue;
    const std::string_view name = turns->is_alike(i) ? turns->name : turns->other;
    const auto same = std::find_if(all.begin(), all.end(), [&](const OfTurn& told) {
      return told.name == name && told.gone == gone;
    });
    if (same != all.end()) {
      same->cells.push_back(unit.cells[i]);
    } else {
      all.push_back({name, gone, {unit.cells[i]}});
    }
  }
  if (all.empty()) return {};
  const Cell known = unit.cells[turns->from];
  std::string line = words_of(*turns, known, before.candidates(known), topology);
  for (const OfTurn& told : all)
    line += (&told == &all.front() ? ": " : "; ") + words_of(told, topology);
  return {line + "."};
}

}  // namespace nonet
