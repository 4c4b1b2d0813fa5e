#include "cli/game/rules_told.h"

#include <algorithm>

#include "cli/game/picture.h"
#include "nonet/core/visible.h"
#include "nonet/rules/dead_rule.h"
#include "nonet/rules/fillings.h"
#include "nonet/rules/words.h"
#include "nonet/text/notation.h"

namespace nonet::cli::game {
namespace {

constexpr std::size_t kMostSets = 12;

// "18, 27, 36 or 45"; of many, how many, and what all of them have.
std::string sets_words(const std::vector<DigitSet>& sets, DigitSet required, DigitNames names) {
  if (sets.size() > kMostSets) {
    return std::to_string(sets.size()) + " sets" +
           (required.empty() ? "" : ", all with " + digits_text(required, names));
  }
  std::vector<std::string> texts;
  for (DigitSet set : sets) texts.push_back(digits_text(set, names));
  std::sort(texts.begin(), texts.end());
  std::string words;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    words += (i == 0 ? "" : i + 1 == texts.size() ? " or " : ", ") + texts[i];
  }
  return words;
}

bool has_sets(const RuleUnit& unit) {
  return unit.is_sum && unit.all_differ &&
         std::all_of(unit.sum.weights.begin(), unit.sum.weights.end(),
                     [](int weight) { return weight == 1; });
}

// What is left of a rule, by its units on the cell.
class Left {
 public:
  Left(const Table& table, Cell cell) : table_(table), cell_(cell), seen_(table.seen()) {}

  std::string words(const std::vector<const RuleUnit*>& units) {
    DigitSet here = seen_.candidates(cell_);
    bool known = false;
    for (const RuleUnit* unit : units) {
      const Fillings& fillings = finder_.of(*unit, seen_);
      if (!fillings.known) continue;
      if (!fillings.possible) return ": nothing is left";
      if (units.size() == 1 && has_sets(*unit)) {
        return ": " + sets_words(sets_of(*unit, seen_), fillings.required, table_.names());
      }
      known = true;
      for (std::size_t i = 0; i < unit->cells.size(); ++i) {
        if (unit->cells[i] == cell_) here &= fillings.digits[i];
      }
    }
    if (!known || table_.at(cell_).digit != 0) return "";
    return ": here " + (here.empty() ? "nothing" : digits_text(here, table_.names()));
  }

 private:
  const Table& table_;
  Cell cell_;
  Grid seen_;
  FillingFinder finder_;
};

bool lies_on(const Clue& clue, nonet::Spot spot) {
  return std::any_of(clue.sets.begin(), clue.sets.end(), [&](const auto& set) {
    return std::find(set.begin(), set.end(), spot) != set.end();
  });
}

// A rule that speaks of many places is called by its kind.
std::string name_of_rule(const Rulebook& rulebook, int number,
                         const std::vector<const RuleUnit*>& units) {
  if (units.size() > 1) {
    const Clue& clue = rulebook.variant()->clues[static_cast<std::size_t>(number) - 1];
    if (clue.sets.empty()) return std::string(nonet::row_of(clue.kind).name);
  }
  return visible(
      words_of_rule(rulebook, number, units.size() == 1 ? units.front()->use.at : CellSet()));
}

}  // namespace

std::vector<std::string> rules_at(const Table& table, Cell c) {
  std::vector<std::string> told;
  const Rulebook* rulebook = table.rulebook();
  if (rulebook == nullptr) return told;
  const Variant& variant = *rulebook->variant();
  const auto spot = spot_of(variant, c);
  if (!spot) return told;
  Left left(table, c);
  for (std::size_t i = 0; i < variant.clues.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    std::vector<const RuleUnit*> units;
    for (int at : rulebook->units_on(c)) {
      const RuleUnit& unit = rulebook->units()[static_cast<std::size_t>(at)];
      if (unit.rule == number) units.push_back(&unit);
    }
    if (units.empty() && !lies_on(variant.clues[i], *spot)) continue;
    told.push_back(name_of_rule(*rulebook, number, units) + left.words(units));
  }
  return told;
}

std::vector<std::string> all_rules(const Rulebook& rulebook) {
  std::vector<std::string> told;
  const Variant& variant = *rulebook.variant();
  for (std::size_t i = 0; i < variant.clues.size(); ++i) {
    told.push_back(std::to_string(i + 1) + ". " + visible(full_words_of_rule(rulebook, i + 1)));
  }
  for (const std::string& what : variant.unread) {
    told.push_back("Not understood, and left out: " + visible(what) + ".");
  }
  std::size_t begin = 0;
  const std::string& words = variant.ruleset;
  while (begin < words.size()) {
    const std::size_t end = std::min(words.find('\n', begin), words.size());
    if (begin == 0) told.emplace_back("In words:");
    told.push_back(visible(words.substr(begin, end - begin)));
    begin = end + 1;
  }
  return told;
}

std::string kinds_text(const Variant& variant) {
  std::string text;
  std::vector<Kind> told;
  for (const Clue& clue : variant.clues) {
    if (std::find(told.begin(), told.end(), clue.kind) != told.end()) continue;
    told.push_back(clue.kind);
    text += (text.empty() ? "" : ", ") + std::string(nonet::row_of(clue.kind).name);
  }
  return text;
}

std::string title_of(const Variant& variant, std::size_t most) {
  std::string text;
  if (variant.rows != 9 || variant.cols != 9) {
    text = std::to_string(variant.rows) + " by " + std::to_string(variant.cols) + " · ";
  }
  std::string kinds = kinds_text(variant);
  const bool jigsaw = variant.boxes != standard_boxes(variant.rows, variant.cols, variant.digits());
  if (jigsaw) {
    const std::string_view boxes = variant.boxes.empty() ? "No boxes" : "Jigsaw";
    kinds = std::string(boxes) + (kinds.empty() ? "" : ", " + kinds);
  }
  if (kinds.empty()) return text;
  const std::string whole = text + kinds + " · ";
  if (characters_of(whole).size() <= most) return whole;
  return text + std::to_string(variant.clues.size()) + " rules · ";
}

std::vector<std::string> kinds_of(const Variant& variant, const std::vector<int>& clues) {
  std::vector<std::string> names;
  for (int clue : clues) {
    const Kind kind = variant.clues[static_cast<std::size_t>(clue)].kind;
    std::string name(nonet::row_of(kind).name);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

}  // namespace nonet::cli::game
