#include "nonet/generate/variant_generator.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "nonet/generate/proposals_own.h"
#include "nonet/generate/variant_drafts.h"
#include "nonet/generate/variant_plan.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

// In a search: so many drafts, and then so many neighbours of the nearest that are no nearer.
constexpr int kFreshOnes = 8;
constexpr int kPatience = 24;
// More attempts than any search makes.
constexpr std::uint64_t kAttemptsASearch = std::uint64_t{1} << 32U;
// A puzzle of the wrong shape is farther away than any rating.
constexpr int kWrongShape = 1'000'000;
constexpr int kNowhere = std::numeric_limits<int>::max();

Policy policy_up_to(Level level) {
  Policy policy = policy_all();
  std::erase_if(policy.order, [&](Technique t) { return row_of(t).level > level; });
  return policy;
}

Ground ground_of_made(const MadeVariant& made) {
  Ground ground;
  ground.of_puzzle = ground.of_start = Ground::Solutions::kOne;
  ground.holds = true;
  ground.solution = board_of(*made.puzzle.variant, made.solution);
  return ground;
}

class VariantQuest {
 public:
  VariantQuest(const VariantPlan& plan, const Random::Key& first, const Stop& stop)
      : plan_(plan),
        drafts_(plan),
        easy_(policy_up_to(highest_level(plan.demand.like))),
        next_(first),
        stop_(stop) {}

  std::uint64_t tried() const { return tried_; }

  std::optional<MadeVariant> run() {
    for (int i = 0; i < kFreshOnes && goes_on(); ++i) {
      Random random(next_stream());
      look_at(drafts_.fresh(random, stop_));
    }
    for (int waited = 0; waited < kPatience && goes_on() && nearest_ != kNowhere; ++waited) {
      Random random(next_stream());
      if (look_at(drafts_.neighbour(at_, lean_, random, stop_))) waited = 0;
    }
    return std::move(found_);
  }

 private:
  bool goes_on() const { return !found_ && !stop_.requested_now(); }
  Random::Key next_stream() {
    const Random::Key key = next_;
    ++next_.attempt;
    return key;
  }

  // Whether it is nearer than all before.
  bool look_at(std::optional<Draft> draft) {
    ++tried_;
    if (!draft) return false;
    MadeVariant made;
    const int far = distance_of(*draft, made);
    if (stop_.requested()) return false;
    const bool nearer = far < nearest_;
    if (far == 0) found_ = std::move(made);
    if (far > nearest_) return false;
    nearest_ = far;
    at_ = *std::move(draft);
    return nearer;
  }

  int distance_of(const Draft& draft, MadeVariant& made) {
    if (const int wrong = drafts_.wrong_in_shape(draft, stop_)) return kWrongShape * wrong;
    Variant variant = draft.sketch.puzzle();
    std::stable_sort(variant.clues.begin() + std::ssize(draft.sketch.grid.clues),
                     variant.clues.end(), [](const Clue& a, const Clue& b) {
                       return std::tie(a.kind, a.sets, a.is_column, a.line, a.word) <
                              std::tie(b.kind, b.sets, b.is_column, b.line, b.word);
                     });
    made.puzzle.comment = variant.ruleset = own_rules_in_words(variant);
    made.puzzle.variant = std::make_shared<const Variant>(std::move(variant));
    made.solution = draft.sketch.solution;
    made.givens = draft.sketch.givens();
    made.rules = static_cast<int>(draft.sketch.rules.size());
    const Demand& like = plan_.demand.like;
    if (!like.asks_hodoku()) return 0;
    const Result<Grid> grid = start_of(made.puzzle);
    if (!grid) return kWrongShape;
    const Ground ground = ground_of_made(made);
    // What is harder than wanted takes longest to rate; whether it is, is soon known.
    const WayRating hint = rate_way(*grid, easy_, ground, stop_);
    const int far = distance(like, hint);
    if (far < nearest_) lean_ = hint.finished ? Drafts::Lean::kHarder : Drafts::Lean::kEasier;
    if (far > 0) return far;
    made.rating = rate_way(*grid, ground, stop_);
    return distance(like, *made.rating);
  }

  const VariantPlan& plan_;
  Drafts drafts_;
  Policy easy_;  // with nothing beyond the level that is wanted
  Random::Key next_;
  const Stop& stop_;
  std::uint64_t tried_ = 0;
  Draft at_;  // the nearest
  int nearest_ = kNowhere;
  Drafts::Lean lean_ = Drafts::Lean::kHarder;  // where to go from there
  std::optional<MadeVariant> found_;
};

}  // namespace

std::string MadeVariant::solution_line() const {
  std::string line;
  for (const int digit : solution) {
    line += static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
  }
  return line;
}

std::string not_found_sentence(const VariantDemand& demand, std::uint64_t drafts) {
  const Demand& like = demand.like;
  std::vector<std::string> others;
  if (like.clues)
    others.emplace_back(like.clues->least > 0 ? "another number of givens" : "more givens");
  if (demand.rules) others.emplace_back("another number of rules");
  if (like.symmetry != ClueSymmetry::kNone) others.emplace_back("no symmetry");
  if (demand.strictly_minimal) others.emplace_back("one that need not be minimal");
  if (like.level || like.score) others.emplace_back("another level");
  if (!like.required.empty() || like.allowed || like.hardest) {
    others.emplace_back("other techniques");
  }
  if (!demand.kinds.empty()) others.emplace_back("another kind beside these");
  if (others.empty()) others.emplace_back("another seed");
  std::string sentence = "no such puzzle was found in " + std::to_string(drafts) + " drafts; try ";
  for (std::size_t i = 0; i < others.size(); ++i) {
    sentence += (i == 0 ? "" : i + 1 == others.size() ? " or " : ", ") + others[i];
  }
  return sentence;
}

Result<VariantGenerator> VariantGenerator::of(const VariantDemand& demand, std::uint64_t seed) {
  auto plan = plan_of(demand);
  if (!plan) return plan.error();
  return VariantGenerator(std::make_shared<const VariantPlan>(*std::move(plan)), seed);
}

std::uint64_t VariantGenerator::most_searches() const {
  constexpr std::uint64_t kForHardness = 200, kForNumbers = 30;
  return plan_->demand.like.asks_hodoku() ? kForHardness : kForNumbers;
}

std::optional<MadeVariant> VariantGenerator::search(std::uint64_t number, std::uint64_t which,
                                                    const Stop& stop,
                                                    std::atomic<std::uint64_t>* tried) const {
  VariantQuest quest(*plan_, {seed_, number, which * kAttemptsASearch}, stop);
  auto made = quest.run();
  if (tried != nullptr) *tried += quest.tried();
  return made;
}

std::optional<MadeVariant> VariantGenerator::make(std::uint64_t number, const Stop& stop,
                                                  std::atomic<std::uint64_t>* tried) const {
  for (std::uint64_t which = 0; which < most_searches() && !stop.requested(); ++which) {
    if (auto made = search(number, which, stop, tried)) return made;
  }
  return std::nullopt;
}

}  // namespace nonet
