// Practice of what is taught of puzzles with rules (logic/variant_lesson.h): a puzzle made with
// rules of the lesson's kinds, in the state just before a step that the lesson is about.
//
//   auto practice = variant_practice(lesson, seed, 0);     the first of this seed
//   ...the player strikes; is it part of one of practice->steps?
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/generate/variant_demand.h"
#include "nonet/logic/kind_lesson.h"
#include "nonet/logic/variant_lesson.h"

#pragma GCC visibility push(default)
namespace nonet {

struct VariantPractice {
  Puzzle state;             // with its rules
  std::vector<Step> steps;  // all steps there that the lesson is about, each proved
};

// On the way through a puzzle with rules, first by singles, then by what is like the lesson, then
// by other rules, locked candidates and pairs: the first state that has such a step. Nothing if
// there is none.
std::optional<VariantPractice> practice_on(const Puzzle& puzzle, const VariantLesson& lesson,
                                           const Stop& stop = {});

// The same of any technique of rules: killer pairs, combined rules.
std::optional<VariantPractice> practice_on(const Puzzle& puzzle, Technique technique,
                                           const Stop& stop = {});

// What a name stands for: that of a lesson or of a technique of rules, or "kind-thermo" for a kind,
// which may be "thermo" where no technique is called so. Nothing where it is none of these.
struct PractisedLesson {
  std::string slug;  // "thermometer-bounds", "killer-pair", "kind-thermo"
  VariantLesson lesson;
  std::optional<Technique> technique{};  // any step of it, whatever rules it rests on
};
std::optional<PractisedLesson> practised_under(std::string_view name);

// What puzzles for the lesson are made like; `number` chooses among its kinds.
VariantDemand practice_demand(const VariantLesson& lesson, std::uint64_t number);
VariantDemand practice_demand(const PractisedLesson& practised, std::uint64_t number);

// What is practised of a kind: what its rules leave no filling for; or of one that only says what
// cells see, how that is used.
VariantLesson practice_of(const KindLesson& kind);

// The practice of this seed and number, always the same. An Error if no puzzle can be made with
// such rules, the stop came first, or none was come upon in very many puzzles.
Result<VariantPractice> variant_practice(const VariantLesson& lesson, std::uint64_t seed,
                                         std::uint64_t number, const Stop& stop = {});
Result<VariantPractice> variant_practice(const PractisedLesson& practised, std::uint64_t seed,
                                         std::uint64_t number, const Stop& stop = {});

}  // namespace nonet
#pragma GCC visibility pop
