// What is taught of a kind of rule: what it says, as one person tells another, with which
// deductions one begins, digits that obey it and a near miss. The table is kind_lessons.def; names
// are those of rules/kinds.def. "jigsaw" is a kind to whoever plays it, though its regions are
// boxes and no rule.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"

#pragma GCC visibility push(default)
namespace nonet {

struct VariantLesson;

struct KindLesson {
  std::string_view slug{};    // of the kind
  std::string_view says{};    // the rule in a sentence or two
  std::string_view first{};   // with what one begins
  std::string_view puzzle{};  // JSON with such a rule, without givens
  std::string_view digits{};  // that obey it: "r1c1=3 r1c2=5"
  std::string_view miss{};    // the digit that breaks it, there or in the place of another
  std::string_view why{};     // what is wrong with that
};

// In the order of kinds.def; a jigsaw stands with what holds in the whole grid.
std::span<const KindLesson> all_kind_lessons();

// The one of a slug, a name or another name of a kind; null if there is none.
const KindLesson* kind_lesson_named(std::string_view name);

// "Thermometer", "Jigsaw"; its other names, `|` between them; "Lines".
std::string_view name_of(const KindLesson& lesson);
std::string_view synonyms_of(const KindLesson& lesson);
std::string_view group_of(const KindLesson& lesson);

// The techniques that are taught of it.
std::vector<const VariantLesson*> techniques_of(const KindLesson& lesson);

}  // namespace nonet
#pragma GCC visibility pop
