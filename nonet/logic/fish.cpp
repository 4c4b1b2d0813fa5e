// Fish as steps. The search is in fish_search.cpp; here a fish gets its row of the table, its
// certificate (each base holds the digit) and its marks, and twins are joined.
#include "nonet/logic/fish.h"

#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

// The rows of one size and shape.
struct FishRows {
  Technique plain;
  Technique finned;
  Technique sashimi;  // basic ones only; other fish are not told apart by that

  bool has(Technique t) const { return t == plain || t == finned || t == sashimi; }
};

constexpr FishRows wide(Technique plain, Technique finned) {
  return {plain, finned, finned};
}

constexpr int kSmallestFish = 2;
constexpr FishRows kRows[][6] = {
    {
        {Technique::kXWing, Technique::kFinnedXWing, Technique::kSashimiXWing},
        {Technique::kSwordfish, Technique::kFinnedSwordfish, Technique::kSashimiSwordfish},
        {Technique::kJellyfish, Technique::kFinnedJellyfish, Technique::kSashimiJellyfish},
        {Technique::kSquirmbag, Technique::kFinnedSquirmbag, Technique::kSashimiSquirmbag},
        {Technique::kWhale, Technique::kFinnedWhale, Technique::kSashimiWhale},
        {Technique::kLeviathan, Technique::kFinnedLeviathan, Technique::kSashimiLeviathan},
    },
    {
        wide(Technique::kFrankenXWing, Technique::kFinnedFrankenXWing),
        wide(Technique::kFrankenSwordfish, Technique::kFinnedFrankenSwordfish),
        wide(Technique::kFrankenJellyfish, Technique::kFinnedFrankenJellyfish),
        wide(Technique::kFrankenSquirmbag, Technique::kFinnedFrankenSquirmbag),
        wide(Technique::kFrankenWhale, Technique::kFinnedFrankenWhale),
        wide(Technique::kFrankenLeviathan, Technique::kFinnedFrankenLeviathan),
    },
    {
        wide(Technique::kMutantXWing, Technique::kFinnedMutantXWing),
        wide(Technique::kMutantSwordfish, Technique::kFinnedMutantSwordfish),
        wide(Technique::kMutantJellyfish, Technique::kFinnedMutantJellyfish),
        wide(Technique::kMutantSquirmbag, Technique::kFinnedMutantSquirmbag),
        wide(Technique::kMutantWhale, Technique::kFinnedMutantWhale),
        wide(Technique::kMutantLeviathan, Technique::kFinnedMutantLeviathan),
    },
};

const FishRows& rows_of(FishShape shape, int size) {
  return kRows[static_cast<int>(shape)][size - kSmallestFish];
}

// What a fish, or a fish and its twin, is told from.
struct FishTold {
  Digit digit;
  std::int8_t size;
  bool has_twin;
  std::array<House, kLargestFish> bases, covers, twin_covers;
  CellSet fins, endo_fins;
};

void tell_fish(const FishTold& fish, const Grid& before, Step& step) {
  CellSet body;
  for (int i = 0; i < fish.size; ++i) body |= before.places(fish.bases[i], fish.digit);
  for (Cell c : body - fish.fins) step.marks.push_back({Role::kPattern, {c, fish.digit}});
  for (Cell c : fish.fins - fish.endo_fins) step.marks.push_back({Role::kFin, {c, fish.digit}});
  for (Cell c : fish.endo_fins) {
    step.marks.push_back({Role::kEndoFin, {c, fish.digit}});
  }
  for (int i = 0; i < fish.size; ++i) {
    step.truths.emplace_back(fish.bases[i], fish.digit);
    step.houses.push_back({HouseRole::kBase, fish.bases[i]});
  }
  for (int i = 0; i < fish.size; ++i) step.houses.push_back({HouseRole::kCover, fish.covers[i]});
  for (int i = 0; fish.has_twin && i < fish.size; ++i) {
    step.houses.push_back({HouseRole::kTwinCover, fish.twin_covers[i]});
  }
}

// All fish of one size and shape that are wanted. Franken and mutant fish are many; of those that
// take away the same the first is told.
bool find_fish_of(const Grid& grid, const Ask& ask, const FishQuery& query, Sink sink) {
  std::vector<Fish> found;
  std::vector<Fish> told;
  auto visit = [&](const Fish& fish) {
    if (!ask.wants(technique_of(fish))) return false;
    if (ask.options.fish.siamese) {
      found.push_back(fish);
    } else if (query.shape != FishShape::kBasic) {
      auto same = [&](const Fish& other) {
        return technique_of(other) == technique_of(fish) && other.digit == fish.digit &&
               (other.victims | other.cannibals) == (fish.victims | fish.cannibals);
      };
      if (std::any_of(told.begin(), told.end(), same)) return false;
      told.push_back(fish);
    }
    return report_fish(fish, nullptr, sink);
  };
  if (each_fish(grid, query, visit)) return true;
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = i + 1; j < found.size(); ++j) {
      if (are_twins(found[i], found[j]) && report_fish(found[i], &found[j], sink)) return true;
    }
  }
  return false;
}

Cell first_removed(const Fish& fish) {
  return fish.victims.empty() ? fish.cannibals.first() : fish.victims.first();
}

}  // namespace

void tell_plain_fish(const Grid& before, Digit d, std::span<const House> bases,
                     std::span<const House> covers, Step& step) {
  FishTold told{d, static_cast<std::int8_t>(bases.size()), false, {}, {}, {}, {}, {}};
  std::copy(bases.begin(), bases.end(), told.bases.begin());
  std::copy(covers.begin(), covers.end(), told.covers.begin());
  tell_fish(told, before, step);
}

Technique technique_of(const Fish& fish) {
  const FishRows& rows = rows_of(fish.shape, fish.size);
  return fish.fins.empty() ? rows.plain : fish.sashimi ? rows.sashimi : rows.finned;
}

FishQuery query_for(Technique row, const Ask& ask) {
  FishQuery query;
  query.size = row_of(row).size;
  while (!rows_of(query.shape, query.size).has(row)) {
    query.shape = static_cast<FishShape>(static_cast<int>(query.shape) + 1);
  }
  const FishRows& rows = rows_of(query.shape, query.size);
  query.finless = ask.wants(rows.plain);
  query.finned = ask.wants(rows.finned) || ask.wants(rows.sashimi);
  query.most_fins = ask.options.fish.most_fins;
  query.most_endo_fins = ask.options.fish.most_endo_fins;
  query.nested = ask.options.fish.nested;
  query.digits = ask.digits;
  query.stop = ask.stop;
  return query;
}

bool report_fish(const Fish& fish, const Fish* twin, std::span<const Candidate> removals,
                 Sink sink) {
  FishTold told{fish.digit,      static_cast<std::int8_t>(fish.size),
                twin != nullptr, fish.bases,
                fish.covers,     {},
                fish.fins,       fish.endo_fins};
  if (twin != nullptr) {
    told.fins |= twin->fins;
    told.endo_fins |= twin->endo_fins;
    told.twin_covers = twin->covers;
  }
  return sink({technique_of(fish), {}, removals, [told](const Grid& before, Step& step) {
                 tell_fish(told, before, step);
               }});
}

bool report_fish(const Fish& fish, const Fish* twin, Sink sink) {
  CellSet victims = fish.victims;
  CellSet cannibals = fish.cannibals;
  if (twin != nullptr) {
    victims |= twin->victims;
    cannibals |= twin->cannibals;
  }
  CandidateList removals(victims, fish.digit);
  removals.append(cannibals, fish.digit);
  return report_fish(fish, twin, removals.all(), sink);
}

bool are_twins(const Fish& a, const Fish& b) {
  return a.digit == b.digit && a.size == b.size && a.shape == b.shape && a.bases == b.bases &&
         a.fins.empty() == b.fins.empty() && first_removed(a) != first_removed(b);
}

bool is_siamese(const Step& step) {
  return std::any_of(step.houses.begin(), step.houses.end(),
                     [](const HouseMark& mark) { return mark.role == HouseRole::kTwinCover; });
}

bool find_fish(const Grid& grid, const Ask& ask, Sink sink) {
  for (FishShape shape : {FishShape::kBasic, FishShape::kFranken, FishShape::kMutant}) {
    for (int size = kSmallestFish; size <= kLargestFish; ++size) {
      const FishQuery query = query_for(rows_of(shape, size).plain, ask);
      if (!query.finless && !query.finned) continue;
      if (find_fish_of(grid, ask, query, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet
