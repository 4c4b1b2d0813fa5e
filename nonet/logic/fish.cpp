// Fish as steps. The search is in fish_search.cpp; here a fish gets its row of the table, its
// certificate (each base holds the digit) and its marks, and twins are joined.
#include "nonet/logic/fish.h"

#include <algorithm>

#include "nonet/logic/finder.h"

namespace nonet {
namespace {

struct FishRow {
  Technique plain;
  Technique finned;
  Technique sashimi;

  Technique of(const Fish& fish) const {
    return fish.fins.empty() ? plain : fish.sashimi ? sashimi : finned;
  }
};

constexpr int kSmallestFish = 2;
constexpr std::array<FishRow, 6> kRows = {{
    {Technique::kXWing, Technique::kFinnedXWing, Technique::kSashimiXWing},
    {Technique::kSwordfish, Technique::kFinnedSwordfish, Technique::kSashimiSwordfish},
    {Technique::kJellyfish, Technique::kFinnedJellyfish, Technique::kSashimiJellyfish},
    {Technique::kSquirmbag, Technique::kFinnedSquirmbag, Technique::kSashimiSquirmbag},
    {Technique::kWhale, Technique::kFinnedWhale, Technique::kSashimiWhale},
    {Technique::kLeviathan, Technique::kFinnedLeviathan, Technique::kSashimiLeviathan},
}};

// What a fish, or a fish and its twin, is told from.
struct FishTold {
  Digit digit;
  std::int8_t size;
  bool has_twin;
  std::array<House, kLargestFish> bases, covers, twin_covers;
  CellSet fins;
};

void tell(const FishTold& fish, const Grid& before, Step& step) {
  CellSet body;
  for (int i = 0; i < fish.size; ++i) body |= before.places(fish.bases[i], fish.digit);
  for (Cell c : body - fish.fins) step.marks.push_back({Role::kPattern, {c, fish.digit}});
  for (Cell c : fish.fins) step.marks.push_back({Role::kFin, {c, fish.digit}});
  for (int i = 0; i < fish.size; ++i) {
    step.truths.emplace_back(fish.bases[i], fish.digit);
    step.houses.push_back({HouseRole::kBase, fish.bases[i]});
  }
  for (int i = 0; i < fish.size; ++i) step.houses.push_back({HouseRole::kCover, fish.covers[i]});
  for (int i = 0; fish.has_twin && i < fish.size; ++i) {
    step.houses.push_back({HouseRole::kTwinCover, fish.twin_covers[i]});
  }
}

bool report(const Fish& fish, const Fish* twin, Technique technique, Sink sink) {
  CellSet victims = fish.victims;
  CellSet cannibals = fish.cannibals;
  FishTold told{
      fish.digit, static_cast<std::int8_t>(fish.size), twin != nullptr, fish.bases, fish.covers, {},
      fish.fins};
  if (twin != nullptr) {
    victims |= twin->victims;
    cannibals |= twin->cannibals;
    told.fins |= twin->fins;
    told.twin_covers = twin->covers;
  }
  CandidateList removals(victims, fish.digit);
  removals.append(cannibals, fish.digit);
  return sink({technique, {}, removals.all(), [told](const Grid& before, Step& step) {
                 tell(told, before, step);
               }});
}

Cell first_removed(const Fish& fish) {
  return fish.victims.empty() ? fish.cannibals.first() : fish.victims.first();
}

}  // namespace

bool are_twins(const Fish& a, const Fish& b) {
  return a.digit == b.digit && a.size == b.size && a.bases == b.bases &&
         a.fins.empty() == b.fins.empty() && first_removed(a) != first_removed(b);
}

bool is_siamese(const Step& step) {
  return std::any_of(step.houses.begin(), step.houses.end(),
                     [](const HouseMark& mark) { return mark.role == HouseRole::kTwinCover; });
}

bool find_fish(const Grid& grid, const Ask& ask, Sink sink) {
  for (int size = kSmallestFish; size <= kLargestFish; ++size) {
    const FishRow& row = kRows[size - kSmallestFish];
    FishQuery query;
    query.size = size;
    query.finless = ask.wants(row.plain);
    query.finned = ask.wants(row.finned) || ask.wants(row.sashimi);
    query.most_fins = ask.options.fish.most_fins;
    query.digits = ask.digits;
    query.stop = ask.stop;
    if (!query.finless && !query.finned) continue;
    std::vector<Fish> found;
    auto visit = [&](const Fish& fish) {
      if (!ask.wants(row.of(fish))) return false;
      if (ask.options.fish.siamese) found.push_back(fish);
      return report(fish, nullptr, row.of(fish), sink);
    };
    if (each_fish(grid, query, visit)) return true;
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (std::size_t j = i + 1; j < found.size(); ++j) {
        if (!are_twins(found[i], found[j])) continue;
        if (report(found[i], &found[j], row.of(found[i]), sink)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet
