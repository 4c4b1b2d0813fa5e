#include "nonet/generate/generator.h"

#include <algorithm>
#include <limits>

#include "nonet/generate/candidates.h"
#include "nonet/generate/kin.h"
#include "nonet/generate/practice.h"
#include "nonet/generate/trail.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

// The first candidates of so many puzzles are made at a time; mostly they will do.
constexpr std::size_t kBatch = 256;
// Fresh candidates come in growing blocks: the first is often good enough, and a rare one is found
// soonest where the lanes of search are full.
constexpr std::size_t kFirstBlock = 8;
constexpr std::size_t kLargestBlock = 64;
// After so many fresh ones the nearest is carried on, until so many rounds of neighbours have
// brought nothing.
constexpr std::size_t kFreshOnes = 120;
constexpr std::size_t kNeighbours = 24;
constexpr int kPatience = 8;
// On a trail it is better to begin anew soon, unless the end is near.
constexpr std::size_t kFreshOnTrail = 64;
constexpr int kPatienceOnTrail = 3;
constexpr int kPatienceNearItsEnd = 6;

// So many puzzles are passed over, at most, because they have several instances to practise at
// once.
constexpr int kMostPassedOver = 10;

// A puzzle of the wrong shape is farther away than any rating.
constexpr int kWrongShape = 1'000'000;
// Where both scales are asked for, HoDoKu's comes first, because it is told faster.
constexpr int kWrongToHodoku = 100'000;
constexpr int kNowhere = std::numeric_limits<int>::max();

Ground ground_of_made(const Board& solution) {
  Ground ground;
  ground.of_puzzle = ground.of_start = Ground::Solutions::kOne;
  ground.holds = true;
  ground.solution = solution;
  return ground;
}

Policy hodoku_up_to(Level level) {
  Policy policy = policy_hodoku();
  std::erase_if(policy.order, [&](Technique t) { return row_of(t).level > level; });
  return policy;
}

// Of what is asked for the unique rectangles: many puzzles have one somewhere and take something
// else just there. (Of colours that would lead nowhere: nearly wherever there are some, the same
// digit has a skyscraper or its like, which comes first.)
std::vector<Technique> worth_watching(const Demand& demand) {
  std::vector<Technique> all;
  auto wanted = demand.required;
  if (demand.hardest) wanted.push_back(*demand.hardest);
  for (const Technique t : all_techniques()) {
    if (finder_of(t) != &find_unique_rectangle) continue;
    if (std::any_of(wanted.begin(), wanted.end(), [&](auto& set) { return set.contains(t); })) {
      all.push_back(t);
    }
  }
  return all;
}

// More attempts than any search for a puzzle makes.
constexpr std::uint64_t kAttempts = std::uint64_t{1} << 32U;

// One search for a puzzle: fresh candidates, then neighbours of the nearest, until they bring
// nothing. The next one begins with other attempts and knows nothing of it.
class Quest {
 public:
  Quest(const Demand& demand, const HodokuRater& hints, const Trail* trail,
        const Candidates& candidates, const Random::Key& first, const Stop& stop)
      : demand_(demand),
        watched_(worth_watching(demand)),
        hints_(hints),
        trail_(trail),
        candidates_(candidates),
        next_(first),
        stop_(stop) {}

  std::uint64_t tried() const { return tried_; }

  // With the candidate of the first key.
  void begin_with(const Candidacy& candidacy) {
    ++next_.attempt;
    look_at({&candidacy, 1});
  }

  // A puzzle from elsewhere, which has something to practise.
  std::optional<Made> try_out(const Candidacy& candidacy) {
    passed_over_ = kMostPassedOver;
    look_at({&candidacy, 1});
    return std::move(found_);
  }

  std::optional<Made> run() {
    const bool one_by_one = demand_.pattern.has_value();  // each costs its own time
    std::size_t block = one_by_one ? 1 : kFirstBlock;
    for (std::size_t fresh = 0; fresh < fresh_ones() && goes_on(); fresh += block) {
      auto streams = next_streams(block);
      const auto all = candidates_.fresh(streams, stop_);
      if (all.empty()) tried_ += streams.size();
      look_at(all);
      if (!one_by_one) block = std::min(2 * block, kLargestBlock);
    }
    for (int waited = 0; waited < patience() && goes_on() && nearest_ != kNowhere; ++waited) {
      auto streams = next_streams(kNeighbours);
      if (look_at(candidates_.neighbours(at_, streams))) waited = 0;
    }
    return std::move(found_);
  }

 private:
  std::size_t fresh_ones() const { return trail_ != nullptr ? kFreshOnTrail : kFreshOnes; }
  int patience() const {
    if (trail_ == nullptr) return kPatience;
    return Trail::is_near(nearest_) ? kPatienceNearItsEnd : kPatienceOnTrail;
  }

  bool goes_on() const { return !found_ && !stop_.requested_now(); }

  std::vector<Random> next_streams(std::size_t count) {
    std::vector<Random> streams;
    streams.reserve(count);
    for (; count > 0; --count, ++next_.attempt) streams.emplace_back(next_);
    return streams;
  }

  // Whether one is nearer than all before. The first that is what is wanted ends the quest.
  bool look_at(std::span<const Candidacy> all) {
    const int before = nearest_;
    for (const Candidacy& candidacy : all) {
      if (!goes_on()) break;
      ++tried_;
      Made made{candidacy.puzzle, candidacy.solution, {}, {}};
      int far = distance_of(candidacy, made);
      if (far == 0 && passes_over(made)) far = 1;
      if (far == 0) found_ = std::move(made);
      if (far > nearest_) continue;
      nearest_ = far;
      at_ = candidacy;
    }
    return nearest_ < before;
  }

  // Whether there is nothing to practise, or too much at once.
  bool passes_over(const Made& made) {
    if (!demand_.practised) return false;
    const auto practice = practice_for(made.puzzle, *demand_.practised, stop_);
    if (!practice) return true;
    if (practice->alone || passed_over_ == kMostPassedOver) return false;
    ++passed_over_;
    return true;
  }

  // Adds the ratings that it took.
  int distance_of(const Candidacy& candidacy, Made& made) const {
    int wrong = demand_.minimal && !candidacy.minimal ? 1 : 0;
    if (demand_.clues) wrong += demand_.clues->distance(candidacy.puzzle.count());
    if (wrong > 0) return kWrongShape * wrong;
    if (!demand_.is_rated()) return 0;
    const Grid grid = *Grid::from(candidacy.puzzle);
    if (demand_.asks_hodoku()) {
      const int far = distance_to_hodoku(grid, made);
      if (far > 0 || !demand_.er) return far + (demand_.er ? kWrongToHodoku : 0);
    }
    if (!demand_.er) return 0;
    made.se = rate_se(grid, stop_);
    return distance(demand_, *made.se);
  }

  int distance_to_hodoku(const Grid& grid, Made& made) const {
    const Ground ground = ground_of_made(made.solution);
    if (trail_ != nullptr) {
      const int far = trail_->distance(grid, ground);
      if (far > 0) return far;
      made.rating = rate_hodoku(grid, &ground);
      return distance(demand_, *made.rating);
    }
    // Most candidates are no use, and those that need nets take longest to rate.
    TechniqueSet met;
    const HodokuRating hint =
        watched_.empty() ? hints_.rate(grid, &ground)
                         : hints_.rate(grid, &ground, [&](const Grid& state) { look(state, met); });
    const int far = distance(demand_, hint, met);
    if (far > (hint.solved ? 0 : kUnsolved)) return far;
    made.rating = rate_hodoku(grid, &ground);
    return distance(demand_, *made.rating);
  }

  // Adds what could be taken in this state of what is watched.
  void look(const Grid& state, TechniqueSet& met) const {
    for (const Technique t : watched_) {
      if (!met.contains(t) && find(t, state, [](const Hit&) { return true; })) met.insert(t);
    }
  }

  const Demand& demand_;
  const std::vector<Technique> watched_;
  const HodokuRater& hints_;  // with nothing beyond the level that is wanted
  const Trail* trail_;        // null where there is none
  const Candidates& candidates_;
  Random::Key next_;
  const Stop& stop_;
  std::uint64_t tried_ = 0;
  int passed_over_ = 0;
  Candidacy at_;  // the nearest
  int nearest_ = kNowhere;
  std::optional<Made> found_;
};

}  // namespace

Generator::Generator(Demand demand, std::uint64_t seed, const SearchOptions& options)
    : demand_(std::move(demand)),
      seed_(seed),
      options_(options),
      hints_(hodoku_up_to(highest_level(demand_))),
      trail_(Trail::to(demand_)) {}

HodokuRating rate_made(const Made& made) {
  const auto grid = Grid::from(made.puzzle);
  if (!grid) return {};
  const Ground ground = ground_of_made(made.solution);
  return rate_hodoku(*grid, &ground);
}

void Generator::make(MadeNumbers numbers, std::span<std::optional<Made>> made, const Stop& stop,
                     std::atomic<std::uint64_t>* tried) const {
  const Candidates candidates(demand_, options_);
  std::uint64_t looked_at = 0;
  for (std::size_t from = 0; from < made.size() && !stop.requested(); from += kBatch) {
    const std::size_t size = std::min(kBatch, made.size() - from);
    std::vector<Random> streams;
    for (std::size_t i = 0; i < size; ++i)
      streams.emplace_back(Random::Key{seed_, numbers.at(from + i), 0});
    // On a pattern each costs its own time.
    const auto begun = demand_.pattern ? std::vector<Candidacy>() : candidates.fresh(streams, stop);
    for (std::size_t i = 0; i < size; ++i) {
      const std::uint64_t number = numbers.at(from + i);
      Quest quest(demand_, hints_, trail_.get(), candidates, {seed_, number, 0}, stop);
      if (!begun.empty()) quest.begin_with(begun[i]);
      made[from + i] = quest.run();
      looked_at += quest.tried();
      if (is_left_to_kin(demand_)) continue;
      for (std::uint64_t which = 1; !made[from + i] && !stop.requested(); ++which) {
        made[from + i] = search(number, which, stop, tried);
      }
    }
  }
  if (tried != nullptr) *tried += looked_at;
}

std::optional<Made> Generator::search(std::uint64_t number, std::uint64_t which, const Stop& stop,
                                      std::atomic<std::uint64_t>* tried) const {
  const Candidates candidates(demand_, options_);
  const Random::Key key{seed_, number, which * kAttempts};
  Quest quest(demand_, hints_, trail_.get(), candidates, key, stop);
  if (which % 2 == 1 && has_kin(demand_)) {
    Random random(key);
    std::uint64_t looked_at = 0;
    const auto found = kin(demand_, options_, random, stop, looked_at);
    if (tried != nullptr) *tried += looked_at;
    return found ? quest.try_out(*found) : std::nullopt;
  }
  if (which == 0 && !demand_.pattern) {
    std::vector<Random> first = {Random(key)};
    const auto begun = candidates.fresh(first, stop);
    if (!begun.empty()) quest.begin_with(begun.front());
  }
  auto made = quest.run();
  if (tried != nullptr) *tried += quest.tried();
  return made;
}

}  // namespace nonet
