#include "nonet/generate/trail.h"

#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/rate/hodoku/way.h"

namespace nonet {
namespace {

// What makes a puzzle nearer: each place of a digit in which colours are met; and that they are met
// as is wanted, though fish with fins forestall that. With fewer places than these they mostly do.
constexpr int kOfPlace = 10;
constexpr int kForestalled = 500;
constexpr int kManyPlaces = 18;
// The same for steps of rectangles; and what makes it farther, each digit too many.
constexpr int kOfAvoidable = 40;
constexpr int kOfUnique = 10;
constexpr int kOfGuardian = 10;
// The least distance of a puzzle that does not take it. Any rating is nearer.
constexpr int kNotTaken = 10'000;
constexpr int kNearest = 5'000;

bool is_coloring(Technique t) {
  return finder_of(t) == &find_simple_colors || finder_of(t) == &find_multi_colors;
}
bool is_avoidable(Technique t) {
  return finder_of(t) == &find_avoidable_rectangle;
}

template <class Is>
bool all_are(const TechniqueSet& techniques, Is is) {
  const auto all = all_techniques();
  return std::all_of(all.begin(), all.end(),
                     [&](Technique t) { return !techniques.contains(t) || is(t); });
}

// HoDoKu's rows up to these techniques and those that the same finders meet.
Policy rows_up_to(const TechniqueSet& wanted, Level highest) {
  Policy policy = policy_hodoku();
  int last = 0;
  for (const Technique t : policy.order) {
    if (wanted.contains(t)) last = std::max(last, row_of(t).hodoku_order);
  }
  std::erase_if(policy.order, [&](Technique t) {
    return row_of(t).hodoku_order > last || row_of(t).level > highest;
  });
  return policy;
}

// The digit that a step took candidates of has so many open places before it.
int places_before(const Grid& before, const Grid& after) {
  int places = 0;
  for (const Digit d : Digit::all()) {
    if (before.places(d) == after.places(d)) continue;
    places = std::max(places, (before.places(d) & before.open()).size());
  }
  return places;
}

// Of all rectangles with two corners that are solved and not given, whose other two could hold the
// same digits crosswise: how many digits these have besides, at least. One is what type 2 takes, if
// there is something for it to remove.
int fewest_guardians(const Grid& grid) {
  const CellSet solved = CellSet::all() - grid.open() - grid.givens();
  int fewest = Digit::kCount;
  for (const Cell first : solved) {
    for (const auto& [second, parallels] : grid.topology().sides_from(first)) {
      if (second < first || !solved.contains(second)) continue;
      for (const auto& [third, fourth] : parallels) {
        if (!grid.is_open(third) || !grid.is_open(fourth)) continue;
        const DigitSet a = grid.candidates(first), b = grid.candidates(second);
        const DigitSet c = grid.candidates(third), d = grid.candidates(fourth);
        if (!c.contains(b) || !d.contains(a) || ((c - b) & (d - a)).empty()) continue;
        const DigitSet guardians = (c - b) | (d - a);
        const CellSet seeing = grid.topology().common_peers({third, fourth});
        const bool idle =
            guardians.size() == 1 && (seeing & grid.places(guardians.first())).empty();
        fewest = std::min(fewest, idle ? 2 : guardians.size());
      }
    }
  }
  return fewest;
}

}  // namespace

Trail::Trail(const TechniqueSet& wanted)
    : wanted_(wanted),
      of_rectangles_(all_are(wanted, is_avoidable)),
      whole_(std::make_shared<const HodokuPlan>(rows_up_to(wanted, Level::kExtreme))) {
  TechniqueSet asked = wanted;
  if (!of_rectangles_) asked.insert(Technique::kMultiColors2);
  easier_ = std::make_shared<const HodokuPlan>(rows_up_to(asked, Level::kHard));
}

std::shared_ptr<const Trail> Trail::to(const Demand& demand) {
  auto asked = demand.required;
  if (demand.hardest) asked.push_back(*demand.hardest);
  for (const TechniqueSet& wanted : asked) {
    if (all_are(wanted, is_coloring) || all_are(wanted, is_avoidable)) {
      return std::make_shared<const Trail>(wanted);
    }
  }
  return nullptr;
}

bool Trail::is_near(int distance) {
  return distance <= kNotTaken + kNearest - kForestalled;
}

Trail::Found Trail::follow(const Grid& puzzle, const Ground& ground) const {
  Found found;
  HodokuWay way(puzzle, easier_, &ground);
  while (way.take_singles()) {
    const Grid before = way.grid();
    const auto taken = way.take_pattern();
    if (!taken) break;
    const bool is_wanted = wanted_.contains(*taken);
    found.taken = found.taken || is_wanted;
    if (!is_coloring(*taken)) continue;
    const int places = places_before(before, way.grid());
    const bool forestalled = is_wanted && places >= kManyPlaces;
    found.nearness = std::max(found.nearness, (forestalled ? kForestalled : 0) + kOfPlace * places);
  }
  return found;
}

Trail::Found Trail::follow_rectangles(const Grid& puzzle, const Ground& ground) const {
  Found found;
  int fewest = Digit::kCount;
  HodokuWay way(puzzle, easier_, &ground);
  while (way.take_singles()) {
    fewest = std::min(fewest, fewest_guardians(way.grid()));
    const auto taken = way.take_pattern();
    if (!taken) break;
    found.taken = found.taken || wanted_.contains(*taken);
    if (row_of(*taken).family != Family::kUniqueness) continue;
    found.nearness += is_avoidable(*taken) ? kOfAvoidable : kOfUnique;
  }
  found.nearness -= kOfGuardian * fewest;
  return found;
}

bool Trail::takes(const Grid& puzzle, const Ground& ground) const {
  HodokuWay way(puzzle, whole_, &ground);
  while (way.take_singles()) {
    const auto taken = way.take_pattern();
    if (!taken) return false;
    if (wanted_.contains(*taken)) return true;
  }
  return false;
}

int Trail::distance(const Grid& puzzle, const Ground& ground) const {
  const Found found = of_rectangles_ ? follow_rectangles(puzzle, ground) : follow(puzzle, ground);
  if (found.taken && takes(puzzle, ground)) return 0;
  return kNotTaken + kNearest - std::min(kNearest, found.nearness);
}

}  // namespace nonet
