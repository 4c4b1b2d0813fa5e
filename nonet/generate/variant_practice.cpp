#include "nonet/generate/variant_practice.h"

#include <algorithm>

#include "nonet/generate/variant_generator.h"
#include "nonet/logic/idea.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

// So many puzzles are looked at, and of each so many steps of the way.
constexpr std::uint64_t kMostPuzzles = 400;
constexpr int kMostSteps = 120;
// Of one state so many steps are told apart.
constexpr std::size_t kMostAlike = 40;

Policy policy_with(std::vector<Technique> order) {
  return {"practice", std::move(order)};
}

// Whether it is about what two rules say together.
bool is_of_two(const VariantLesson& lesson) {
  return lesson.shape == LessonShape::kChain || lesson.shape == LessonShape::kCagesOfAHouse;
}

// Singles, then the lesson's, then what is easy otherwise.
std::vector<Technique> order_of_way(const VariantLesson& lesson) {
  const std::vector<Technique> taught = techniques_of(lesson);
  std::vector<Technique> order, rest;
  for (Technique t : all_techniques()) {
    const TechniqueRow& row = row_of(t);
    const bool is_taught = std::find(taught.begin(), taught.end(), t) != taught.end();
    if (row.joins || row.on_request) continue;
    if (row.family == Family::kSingles) {
      order.push_back(t);
    } else if (!is_taught && row.level <= Level::kMedium && row.family <= Family::kSubsets) {
      rest.push_back(t);
    }
  }
  if (!is_of_two(lesson)) order.insert(order.end(), taught.begin(), taught.end());
  order.insert(order.end(), rest.begin(), rest.end());
  return order;
}

// ---- what two rules say together

// The step by which two rules together strike a candidate, as a supposition would find it.
Step joint_step(Candidate x, const RuleUnit& first, const RuleUnit& second, const Grid& grid) {
  Step step;
  step.technique = Technique::kSupposition;
  step.removals = {x};
  step.rules = {first.use, second.use};
  for (Cell c : (first.set | second.set) & grid.open()) step.truths.emplace_back(c);
  step.marks = {{Role::kAssumed, x}};
  return step;
}

// Whether it takes both: a rule alone is another lesson.
bool takes_both(const Step& step, const Grid& grid) {
  for (std::size_t i : {0U, 1U}) {
    Step alone = step;
    alone.rules = {step.rules[i]};
    if (check(grid, alone).proved()) return false;
  }
  return check(grid, step).proved();
}

// For each two rules that the lesson is about, all that they strike. A supposition would be looked
// for much longer, since it goes through all rules.
std::vector<Step> joint_steps(const Grid& grid, const VariantLesson& lesson, const Stop& stop) {
  constexpr int kMostCells = 6;
  const std::vector<RuleUnit>& units = grid.rulebook()->units();
  std::vector<Step> steps;
  for (std::size_t i = 0; i < units.size() && !units[i].is_added_up(); ++i) {
    for (std::size_t j = i + 1; j < units.size() && !units[j].is_added_up(); ++j) {
      if (stop.requested() || steps.size() == kMostAlike) return steps;
      if (((units[i].set | units[j].set) & grid.open()).size() > kMostCells) continue;
      Step all;
      for (Cell c : grid.open()) {
        for (Digit d : grid.candidates(c)) {
          const Step step = joint_step({c, d}, units[i], units[j], grid);
          if (!is_taught_by(lesson, step, grid)) break;  // whatever the digit
          if (!takes_both(step, grid)) continue;
          all.removals.push_back({c, d});
          const std::vector<Candidate> removals = all.removals;
          all = step;
          all.removals = removals;
        }
      }
      if (!all.removals.empty() && check(grid, all).proved()) steps.push_back(std::move(all));
    }
  }
  return steps;
}

std::vector<Step> taught_steps(const Grid& grid, const VariantLesson& lesson, const Ground& ground,
                               const Stop& stop) {
  if (is_of_two(lesson)) return joint_steps(grid, lesson, stop);
  std::vector<Step> steps;
  Solver(grid, policy_with(techniques_of(lesson)), ground, stop).each_now([&](Step&& step) {
    if (auto part = taught_part(lesson, step, grid)) steps.push_back(*std::move(part));
    return steps.size() == kMostAlike;
  });
  return steps;
}

// The first state on a way at which there are such steps.
template <class StepsOn>
std::optional<VariantPractice> first_with(const Puzzle& puzzle, std::vector<Technique> order,
                                          const Stop& stop, StepsOn steps_on) {
  const auto start = start_of(puzzle);
  if (!start) return std::nullopt;
  Solver solver(*start, policy_with(std::move(order)), stop);
  for (int taken = 0; taken < kMostSteps; ++taken) {
    const Step* step = solver.next();
    if (step == nullptr) return std::nullopt;
    if (row_of(step->technique).family != Family::kSingles) {
      std::vector<Step> steps = steps_on(solver.grid(), *step, solver.ground());
      if (!steps.empty()) return VariantPractice{state_of(solver.grid()), std::move(steps)};
    }
    solver.take();
  }
  return std::nullopt;
}

// Singles, locked candidates, pairs and what is easier of rules; and the technique at its place.
std::vector<Technique> order_up_to(Technique technique) {
  std::vector<Technique> order;
  for (Technique t : all_techniques()) {
    const TechniqueRow& row = row_of(t);
    if (row.joins || row.on_request) continue;
    const bool easy = row.level <= Level::kMedium && row.family <= Family::kSubsets;
    if (t == technique || easy) order.push_back(t);
  }
  return order;
}

// The kinds whose lessons are found under the name; of others, cages, and where any rules will do,
// those that are met most.
std::string kinds_for(Technique technique) {
  using enum Technique;
  std::string kinds;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    if (lesson.found_as != technique) continue;
    if (("|" + kinds + "|").find("|" + std::string(lesson.kinds) + "|") != std::string::npos) {
      continue;
    }
    kinds += (kinds.empty() ? "" : "|") + std::string(lesson.kinds);
  }
  if (technique == kCombinedRules) return "kropki|arrow|thermo|cage";
  return kinds.empty() ? "cage" : kinds;
}

std::string kind_of_number(std::string_view kinds, std::uint64_t number) {
  std::vector<std::string> all;
  for (std::string_view left = kinds; !left.empty();) {
    const std::string_view kind = left.substr(0, left.find('|'));
    left.remove_prefix(std::min(left.size(), kind.size() + 1));
    all.emplace_back(kind.substr(0, kind.find(' ')));  // without its colour
  }
  return all[number % all.size()];
}

std::optional<PractisedLesson> practice_of(Technique technique) {
  // With the usual boxes it says nothing that is not seen without it.
  if (technique == Technique::kLawOfLeftovers) return practised_under("jigsaw-leftovers");
  const TechniqueRow& row = row_of(technique);
  if (row.family != Family::kRules) return std::nullopt;
  return PractisedLesson{
      std::string(row.slug),
      {.slug = row.slug, .name = row.name, .found_as = technique, .idea = idea_of(technique)},
      technique};
}

// Puzzles one after the other until there is a practice on one.
template <class PracticeOn>
Result<VariantPractice> first_practice(const VariantDemand& demand, std::uint64_t seed,
                                       std::uint64_t number, const Stop& stop,
                                       PracticeOn practice_of_puzzle) {
  const auto generator = VariantGenerator::of(demand, seed);
  if (!generator) return generator.error();
  for (std::uint64_t i = 0; i < kMostPuzzles && !stop.requested_now(); ++i) {
    const auto made = generator->make(number * kMostPuzzles + i, stop);
    if (!made) break;
    std::optional<VariantPractice> practice = practice_of_puzzle(made->puzzle);
    if (practice) return *std::move(practice);
  }
  return Error{ErrorCode::kStopped, "no such board was found before the search was stopped"};
}

}  // namespace

std::optional<VariantPractice> practice_on(const Puzzle& puzzle, const VariantLesson& lesson,
                                           const Stop& stop) {
  return first_with(puzzle, order_of_way(lesson), stop,
                    [&](const Grid& grid, const Step&, const Ground& ground) {
                      return taught_steps(grid, lesson, ground, stop);
                    });
}

std::optional<VariantPractice> practice_on(const Puzzle& puzzle, Technique technique,
                                           const Stop& stop) {
  return first_with(puzzle, order_up_to(technique), stop,
                    [&](const Grid& grid, const Step& next, const Ground& ground) {
                      std::vector<Step> steps;
                      if (next.technique != technique) return steps;
                      Solver(grid, policy_with({technique}), ground, stop).each_now([&](Step&& s) {
                        steps.push_back(std::move(s));
                        return steps.size() == kMostAlike;
                      });
                      return steps;
                    });
}

VariantDemand practice_demand(const VariantLesson& lesson, std::uint64_t number) {
  VariantDemand demand;
  demand.kinds = {kind_of_number(lesson.kinds, number)};
  return demand;
}

VariantDemand practice_demand(const PractisedLesson& practised, std::uint64_t number) {
  if (!practised.technique) return practice_demand(practised.lesson, number);
  VariantDemand demand;
  demand.kinds = {kind_of_number(kinds_for(*practised.technique), number)};
  return demand;
}

VariantLesson practice_of(const KindLesson& kind) {
  const std::vector<const VariantLesson*> taught = techniques_of(kind);
  const auto by_sight = std::find_if(taught.begin(), taught.end(), [](const VariantLesson* each) {
    return each->group == LessonGroup::kHouses;
  });
  if (by_sight != taught.end()) {
    VariantLesson lesson = **by_sight;
    lesson.kinds = kind.slug;
    return lesson;
  }
  return {.slug = kind.slug,
          .name = name_of(kind),
          .shape = LessonShape::kFilling,
          .found_as = Technique::kRuleFilling,
          .kinds = kind.slug,
          .idea = kind.says,
          .spotting = kind.first};
}

Result<VariantPractice> variant_practice(const VariantLesson& lesson, std::uint64_t seed,
                                         std::uint64_t number, const Stop& stop) {
  return first_practice(practice_demand(lesson, number), seed, number, stop,
                        [&](const Puzzle& puzzle) { return practice_on(puzzle, lesson, stop); });
}

Result<VariantPractice> variant_practice(const PractisedLesson& practised, std::uint64_t seed,
                                         std::uint64_t number, const Stop& stop) {
  if (!practised.technique) return variant_practice(practised.lesson, seed, number, stop);
  return first_practice(
      practice_demand(practised, number), seed, number, stop,
      [&](const Puzzle& puzzle) { return practice_on(puzzle, *practised.technique, stop); });
}

std::optional<PractisedLesson> practised_under(std::string_view name) {
  constexpr std::string_view kKind = "kind-";
  const bool says_kind = name.starts_with(kKind);
  if (!says_kind) {
    const std::vector<const VariantLesson*> meant = variant_lessons_meant(name);
    if (!meant.empty()) return PractisedLesson{std::string(meant.front()->slug), *meant.front()};
    if (const auto techniques = techniques_named(name); !techniques.empty()) {
      return techniques.size() == 1 ? practice_of(techniques.front()) : std::nullopt;
    }
  }
  const KindLesson* kind = kind_lesson_named(says_kind ? name.substr(kKind.size()) : name);
  if (kind == nullptr) return std::nullopt;
  return PractisedLesson{std::string(kKind) + std::string(kind->slug), practice_of(*kind)};
}

}  // namespace nonet
