#include "nonet/logic/variant_lesson.h"

#include <algorithm>
#include <array>
#include <string>

#include "nonet/logic/names_alike.h"
#include "nonet/rules/rulebook.h"
#include "nonet/rules/turns.h"

namespace nonet {
namespace {

constexpr auto kLessons = std::to_array<VariantLesson>({
#define VARIANT_LESSON(...) {__VA_ARGS__},
#include "nonet/logic/variant_lessons.def"
#undef VARIANT_LESSON
});

// The parts of "a|b|c".
template <class Visit>
void each_part(std::string_view list, Visit visit) {
  while (!list.empty()) {
    const std::size_t bar = list.find('|');
    visit(list.substr(0, bar));
    list.remove_prefix(bar == std::string_view::npos ? list.size() : bar + 1);
  }
}

bool has_part(std::string_view list, std::string_view wanted) {
  bool found = false;
  each_part(list, [&](std::string_view part) { found = found || part == wanted; });
  return found;
}

const Clue& clue_of(int rule, const Rulebook& rulebook) {
  return rulebook.variant()->clues[static_cast<std::size_t>(rule) - 1];
}

bool is_about(const VariantLesson& lesson, const Clue& clue) {
  const std::string slug(row_of(clue.kind).slug);
  return has_part(lesson.kinds, slug) || has_part(lesson.kinds, slug + " " + clue.word);
}

// The unit that a step cites, if it is one of a rule that the lesson is about.
const RuleUnit* unit_of(const VariantLesson& lesson, const RuleUse& use, const Rulebook& rulebook) {
  if (use.rule == 0 || !is_about(lesson, clue_of(use.rule, rulebook))) return nullptr;
  for (const RuleUnit& unit : rulebook.units()) {
    if (unit.use == use) return &unit;
  }
  return nullptr;
}

bool is_of_own_cells(const Step& step) {
  return step.technique == Technique::kRuleBounds ||
         step.technique == Technique::kCageCombinations ||
         step.technique == Technique::kRuleFilling;
}

// What the fillings that the step marks leave a cell.
DigitSet kept_in(Cell c, const Step& step) {
  DigitSet kept;
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::kPattern && mark.candidate.cell == c) kept.insert(mark.candidate.digit);
  }
  return kept;
}

bool strikes_inside(const Step& step) {
  return std::any_of(step.removals.begin(), step.removals.end(), [&](Candidate x) {
    bool below = false, above = false;
    for (Digit d : kept_in(x.cell, step)) {
      below = below || d < x.digit;
      above = above || d > x.digit;
    }
    return below && above;
  });
}

// Whether no digit is far enough from this one, whatever the cells beside it hold.
bool is_dead(Digit d, int difference) {
  return d.index() - difference < 0 && d.index() + difference >= Digit::kCount;
}

bool is_of_one_rule(const VariantLesson& lesson, const Step& step, const Grid& before) {
  const Rulebook& rulebook = *before.rulebook();
  if (step.rules.size() != 1) return false;
  const RuleUnit* unit = unit_of(lesson, step.rules.front(), rulebook);
  if (unit == nullptr) return false;
  if (lesson.shape == LessonShape::kRequired) return step.technique == Technique::kRequiredDigit;
  if (!is_of_own_cells(step)) return false;
  const auto strikes = [&](auto which) {
    return std::any_of(step.removals.begin(), step.removals.end(), which);
  };
  const auto dead = [&](Candidate x) {
    return is_dead(x.digit, clue_of(unit->rule, rulebook).value.value_or(0));
  };
  switch (lesson.shape) {
    case LessonShape::kEnds:
      return !strikes_inside(step);
    case LessonShape::kInside:
      return strikes_inside(step);
    case LessonShape::kFirst:
      return strikes([&](Candidate x) { return x.cell == unit->cells.front(); });
    case LessonShape::kDeadDigits:
      return strikes(dead);
    case LessonShape::kPolarity: {
      const auto turns = turns_along(*unit, before);
      return turns && !strikes(dead) && strikes([&](Candidate x) {
               const auto at = std::find(unit->cells.begin(), unit->cells.end(), x.cell);
               return turns->struck[static_cast<std::size_t>(at - unit->cells.begin())].contains(
                   x.digit);
             });
    }
    default:
      return lesson.shape == LessonShape::kFilling;
  }
}

// ---- innies and outies

bool is_of_added_up(const VariantLesson& lesson, const Step& step, const Grid& before) {
  if (step.technique != Technique::kInniesAndOuties || step.rules.size() != 1) return false;
  const Rulebook& rulebook = *before.rulebook();
  const RuleUse& use = step.rules.front();
  const auto unit = std::find_if(rulebook.units().begin(), rulebook.units().end(),
                                 [&](const RuleUnit& each) { return each.use == use; });
  if (unit == rulebook.units().end()) return false;
  const bool known = std::all_of(use.less.begin(), use.less.end(), [&](int rule) {
    return is_about(lesson, clue_of(std::abs(rule), rulebook));
  });
  if (!known) return false;
  CellSet inside;
  for (House h : use.houses) inside |= before.topology().cells(h);
  const CellSet innies = unit->set & inside, outies = unit->set - inside;
  // A cage that has all that is left, and more on the other side.
  bool is_split = false;
  for (const RuleUnit& cage : rulebook.units()) {
    if (cage.is_added_up() || !cage.is_sum || !cage.set.contains(unit->set)) continue;
    is_split = is_split || (cage.set.meets(inside) && !inside.contains(cage.set));
  }
  switch (lesson.shape) {
    case LessonShape::kInnie:
      return innies.size() == 1 && outies.empty();
    case LessonShape::kOutie:
      return innies.empty() && outies.size() == 1;
    case LessonShape::kDifference:
      return innies.size() == 1 && outies.size() == 1;
    case LessonShape::kHiddenCage:
      return innies.size() > 1 && outies.empty() && !is_split;
    default:
      return is_split && unit->set.size() > 1 && (innies.empty() || outies.empty());
  }
}

// ---- two rules

bool is_of_two_rules(const VariantLesson& lesson, const Step& step, const Grid& before) {
  if (step.rules.size() != 2) return false;
  CellSet struck;
  for (Candidate x : step.removals) struck.insert(x.cell);
  const RuleUnit* first = unit_of(lesson, step.rules[0], *before.rulebook());
  const RuleUnit* second = unit_of(lesson, step.rules[1], *before.rulebook());
  if (first == nullptr || second == nullptr) return false;
  if (lesson.shape == LessonShape::kChain) {
    return first->set.meets(second->set) && (first->set | second->set).contains(struck);
  }
  // Cages of one house take a digit from the rest of it.
  const CellSet both = first->set | second->set;
  if (struck.meets(both)) return false;
  for (House h : before.topology().houses()) {
    if (before.topology().cells(h).contains(both | struck)) return true;
  }
  return false;
}

// ---- houses

bool is_jigsaw(const Variant& variant) {
  return !variant.boxes.empty() &&
         variant.boxes != standard_boxes(variant.rows, variant.cols, variant.digits());
}

// Whether the puzzle is one that the lesson is about.
bool has_kind(const VariantLesson& lesson, const Variant& variant) {
  if (has_part(lesson.kinds, "jigsaw") && is_jigsaw(variant)) return true;
  return std::any_of(variant.clues.begin(), variant.clues.end(),
                     [&](const Clue& clue) { return is_about(lesson, clue); });
}

// What one rule leaves its cells; which of its fillings people look at is another matter.
bool is_about_fillings(LessonShape shape) {
  switch (shape) {
    case LessonShape::kFilling:
    case LessonShape::kEnds:
    case LessonShape::kInside:
    case LessonShape::kFirst:
    case LessonShape::kDeadDigits:
    case LessonShape::kPolarity:
      return true;
    default:
      return false;
  }
}

// One digit of one house, and what sees all its places.
bool is_of_houses(const VariantLesson& lesson, const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  if (!step.rules.empty() || step.truths.size() != 1 || step.truths.front().is_cell() ||
      step.removals.empty() || step.assumes_unique())
    return false;
  const House base = step.truths.front().house();
  const CellSet places = before.places(base, step.truths.front().digit());
  bool by_house = false, is_special = false;
  const bool jigsaw = has_part(lesson.kinds, "jigsaw");
  const auto special = [&](House h) {
    return topology.kind(h) == (jigsaw ? HouseKind::kBox : HouseKind::kExtra);
  };
  for (House h : topology.houses()) {
    const CellSet& cells = topology.cells(h);
    const bool acts = h != base && cells.contains(places) &&
                      std::any_of(step.removals.begin(), step.removals.end(),
                                  [&](Candidate x) { return cells.contains(x.cell); });
    by_house = by_house || acts;
    is_special = is_special || (acts && special(h));
  }
  if (lesson.shape == LessonShape::kSeenByAll) return !by_house;
  return is_special || special(base);
}

}  // namespace

std::span<const VariantLesson> all_variant_lessons() {
  return kLessons;
}

std::vector<const VariantLesson*> variant_lessons_named(std::string_view name) {
  std::vector<const VariantLesson*> found;
  for (const VariantLesson& lesson : kLessons) {
    if (is_same_name(lesson.slug, name) || is_same_name(lesson.name, name)) return {&lesson};
    bool called = false;
    each_part(lesson.synonyms,
              [&](std::string_view part) { called = called || is_same_name(part, name); });
    if (called) found.push_back(&lesson);
  }
  return found;
}

std::vector<const VariantLesson*> variant_lessons_meant(std::string_view name) {
  const std::vector<Technique> techniques = techniques_named(name);
  if (techniques.size() == 1) {
    const TechniqueRow& row = row_of(techniques.front());
    if (is_same_name(row.slug, name) || is_same_name(row.name, name)) return {};
  }
  return variant_lessons_named(name);
}

std::string_view name_of(LessonGroup group) {
  switch (group) {
    case LessonGroup::kKiller:
      return "Killer cages";
    case LessonGroup::kHouses:
      return "Other houses";
    case LessonGroup::kLines:
      return "Lines";
    case LessonGroup::kMarks:
      return "Dots and marks";
    case LessonGroup::kOutside:
      return "Outside clues";
  }
  return {};
}

bool is_taught_by(const VariantLesson& lesson, const Step& step, const Grid& before) {
  const Rulebook* rulebook = before.rulebook();
  if (rulebook == nullptr || step.removals.empty()) return false;
  if (is_about_fillings(lesson.shape)) return is_of_one_rule(lesson, step, before);
  switch (lesson.shape) {
    case LessonShape::kRequired:
      return is_of_one_rule(lesson, step, before);
    case LessonShape::kInnie:
    case LessonShape::kOutie:
    case LessonShape::kDifference:
    case LessonShape::kHiddenCage:
    case LessonShape::kSplitCage:
      return is_of_added_up(lesson, step, before);
    case LessonShape::kCagesOfAHouse:
    case LessonShape::kChain:
      return is_of_two_rules(lesson, step, before);
    case LessonShape::kLocked:
    case LessonShape::kSeenByAll:
      return has_kind(lesson, *rulebook->variant()) && is_of_houses(lesson, step, before);
    case LessonShape::kLeftovers:
      return step.technique == Technique::kLawOfLeftovers && has_kind(lesson, *rulebook->variant());
    default:
      return false;
  }
}

std::optional<Step> taught_part(const VariantLesson& lesson, const Step& step, const Grid& before) {
  if (is_taught_by(lesson, step, before)) return step;
  if (lesson.shape != LessonShape::kEnds) return std::nullopt;
  Step part = step;
  std::erase_if(part.removals, [&](Candidate x) {
    Step one = step;
    one.removals = {x};
    return strikes_inside(one);
  });
  return is_taught_by(lesson, part, before) ? std::optional(std::move(part)) : std::nullopt;
}

std::vector<Technique> techniques_of(const VariantLesson& lesson) {
  using enum Technique;
  if (is_about_fillings(lesson.shape)) return {kRuleBounds, kCageCombinations, kRuleFilling};
  if (lesson.shape == LessonShape::kLocked) return {kPointing, kClaiming};
  return {lesson.found_as};
}

}  // namespace nonet
