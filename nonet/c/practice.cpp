// nonet_practice: a board on which a lesson of puzzles with rules can be practised.
#include "nonet/c/game.h"
#include "nonet/c/wishes.h"
#include "nonet/core/visible.h"
#include "nonet/explain/step_json.h"
#include "nonet/generate/variant_generator.h"
#include "nonet/generate/variant_practice.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostPracticeSeed = (std::uint64_t{1} << 53U) - 1;

// A build without rulebooks has no use for what follows.

[[maybe_unused]] std::string practice_to_json(const PractisedLesson& what, std::uint64_t seed,
                                              std::uint64_t number,
                                              const VariantPractice& practice) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-practice").member("version", 1);
  json.line(1).member("lesson", what.slug).member("name", what.lesson.name);
  // A name that "only" takes: of a kind whatever a rule leaves.
  const bool has_name = what.technique || !variant_lessons_named(what.lesson.slug).empty();
  json.line(1).member("technique", has_name ? what.lesson.slug : "rules");
  json.line(1).member("seed", seed).member("number", number);
  write_state(json, practice.state);
  json.line(1).key("steps").list(practice.steps, [&](const Step& step) {
    write_removals(json, step.removals, names_of(practice.state));
  });
  if (!practice.steps.empty()) {
    json.line(1).key("step");
    write_step(json, practice.steps.front(), *start_of(practice.state), 2);
  }
  json.end_object();
  return json.take() + "\n";
}

[[maybe_unused]] Result<VariantPractice> puzzle_to_play(const PractisedLesson& what,
                                                        std::uint64_t seed, std::uint64_t number,
                                                        const Stop& stop) {
  const auto generator = VariantGenerator::of(practice_demand(what, number), seed);
  if (!generator) return generator.error();
  const auto made = generator->make(number, stop);
  if (!made)
    return Error{ErrorCode::kStopped, "no such puzzle was found before the search was stopped"};
  return VariantPractice{made->puzzle, {}};
}

}  // namespace

CGame::Answer CGame::practice(Text options) {
  Wishes wishes(options);
  const std::uint64_t seed = wishes.number("seed", 1, kMostPracticeSeed).value_or(1);
  const std::uint64_t number = wishes.number("number", 0, kMostPracticeSeed).value_or(0);
  const std::string name = wishes.text("lesson").value_or("");
  const bool to_play = wishes.truth("play").value_or(false);
  const Stop stop = stop_for(wishes);
  if (auto problem = wishes.problem()) return *problem;
  if constexpr (!kHasRulebooks) {
    return Error{ErrorCode::kOtherRules,
                 "puzzles with rules of their own are not part of this build"};
  } else {
    const auto what = practised_under(name);
    if (!what)
      return Error{ErrorCode::kBadOption, "there is no lesson " + quoted_text(name) + " on rules"};
    const auto practice = to_play ? puzzle_to_play(*what, seed, number, stop)
                                  : variant_practice(*what, seed, number, stop);
    ended(!practice && practice.error().code == ErrorCode::kStopped);
    if (!practice) return practice.error();
    return practice_to_json(*what, seed, number, *practice);
  }
}

}  // namespace nonet
