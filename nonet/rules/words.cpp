#include "nonet/rules/words.h"

#include <algorithm>

#include "nonet/core/names.h"

namespace nonet {
namespace {

std::string place_of(const Variant& variant, const Clue& clue, const CellSet& at) {
  std::vector<Cell> cells;
  for (Cell c : at) cells.push_back(c);
  if (cells.empty() && !clue.sets.empty()) {
    for (Spot spot : clue.cells()) cells.push_back(cell_of(variant, spot));
  }
  if (cells.empty()) return "";
  if (cells.size() == 2) return name_of(cells[0]) + " and " + name_of(cells[1]);
  return name_of(cells.front());
}

std::string filled_in(std::string_view word, const Variant& variant, const Clue& clue,
                      const CellSet& at) {
  if (word == "value") return clue.value ? std::to_string(*clue.value) : "";
  if (word == "word") return clue.word.empty() ? "white" : clue.word;
  if (word == "xv") return clue.value == 5 ? "V" : clue.value == 10 ? "X" : "sum";
  if (word == "line") return (clue.is_column ? "column " : "row ") + std::to_string(clue.line + 1);
  if (word == "place") return place_of(variant, clue, at);
  if (word == "first") {
    return clue.sets.empty() || clue.cells().empty() ? ""
                                                     : spot_name(variant, clue.cells().front());
  }
  std::string digits;
  if (word == "digits" && clue.digits) {
    for (int d : *clue.digits) digits += (digits.empty() ? "" : " ") + std::to_string(d);
  }
  return digits;
}

}  // namespace

std::string words_of_rule(const Rulebook& rulebook, int number, const CellSet& at) {
  const Variant& variant = *rulebook.variant();
  const std::vector<Clue>& clues = variant.clues;
  if (number < 1 || static_cast<std::size_t>(number) > clues.size()) return "a rule";
  const Clue& clue = clues[static_cast<std::size_t>(number) - 1];
  const std::string_view words = row_of(clue.kind).words;
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != '{') {
      text += words[i];
      continue;
    }
    const std::size_t end = words.find('}', i);
    const std::string value = filled_in(words.substr(i + 1, end - i - 1), variant, clue, at);
    text += value;
    i = end;
    // "the cage at r1c1", where it has no sum
    if (value.empty() && i + 1 < words.size() && words[i + 1] == ' ') ++i;
  }
  return text;
}

bool is_line(Kind kind) {
  return kind == Kind::kLittleKiller || (kind >= Kind::kThermo && kind <= Kind::kRelation);
}

std::vector<Cell> in_order_of_rules(const CellSet& cells, const std::vector<RuleUse>& uses,
                                    const Rulebook* rulebook) {
  std::vector<Cell> order;
  CellSet left = cells;
  auto take = [&](Cell c) {
    if (!left.contains(c)) return;
    left.erase(c);
    order.push_back(c);
  };
  std::vector<const Clue*> cited;
  if (kHasRulebooks && rulebook != nullptr) {
    const std::vector<Clue>& clues = rulebook->variant()->clues;
    for (const RuleUse& use : uses) {
      const auto number = static_cast<std::size_t>(use.rule);
      if (use.rule > 0 && number <= clues.size()) cited.push_back(&clues[number - 1]);
    }
  }
  if (std::any_of(cited.begin(), cited.end(), [](const Clue* c) { return is_line(c->kind); })) {
    for (const Clue* clue : cited) {
      std::vector<Spot> spots;
      for (const std::vector<Spot>& set : clue->sets) {
        spots.insert(spots.end(), set.begin(), set.end());
      }
      if (!is_line(clue->kind)) std::sort(spots.begin(), spots.end());
      for (Spot spot : spots) take(cell_of(*rulebook->variant(), spot));
    }
  }
  for (Cell c : CellSet(left)) take(c);
  return order;
}

}  // namespace nonet
