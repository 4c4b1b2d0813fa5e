// Fish as HoDoKu takes them: Franken fish, and all fish with siamese ones on.
#include "nonet/rate/hodoku/fish.h"

#include "nonet/logic/fish.h"
#include "support/hodoku_replay.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::confine;
using test::row;

TechniqueSet rows_named(std::initializer_list<const char*> names, bool all_sizes = false) {
  TechniqueSet rows;
  for (const char* name : names) {
    for (Technique t : techniques_named(name)) {
      if (all_sizes || row_of(t).size <= 4) rows.insert(t);
    }
  }
  return rows;
}

TEST(HodokuFish, WithSiameseOnIsTheOneThatTakesAwayMost) {
  // 4 in rows 1 and 2: one column with a place below; in rows 5 and 6 both with many.
  Grid grid;
  confine(grid, row(1), 4, {at(1, 1), at(1, 5)});
  confine(grid, row(2), 4, {at(2, 1), at(2, 5)});
  confine(grid, row(8), 7, {at(8, 2), at(8, 6)});
  confine(grid, row(9), 7, {at(9, 2), at(9, 6)});
  for (int r = 3; r <= 8; ++r) {
    grid.eliminate(at(r, 1), Digit::from_number(4));
    grid.eliminate(at(r, 5), Digit::from_number(4));
  }
  auto first = [&](Finder finder) {
    std::vector<Candidate> removals;
    finder(grid, Ask{{Technique::kXWing}}, [&](const Hit& hit) {
      removals.assign(hit.removals.begin(), hit.removals.end());
      return true;
    });
    return removals;
  };
  EXPECT_EQ(first(&find_fish).size(), 2U);
  EXPECT_EQ(first(&find_siamese_fish_like_hodoku).size(), 14U);
}

TEST(HodokuFish, CorpusFrankenFishAreTheStepsOfItsPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_chosen_in_paths(
                rows_named({"franken-x-wing", "franken-swordfish", "finned-franken-x-wing",
                            "finned-franken-swordfish"}),
                data / "hodoku" / "paths.txt"),
            31);
}

TEST(HodokuFish, CorpusMutantFishAreNotTakenWhereItTakesNone) {
  NONET_NEEDS_SHARED_DATA(data);
  TechniqueSet rows = rows_named({"franken-fish", "mutant-x-wing", "mutant-swordfish",
                                  "finned-mutant-x-wing", "finned-mutant-swordfish"});
  EXPECT_EQ(test::expect_chosen_in_paths(rows, data / "hodoku" / "alt1.txt"), 17);
}

TEST(HodokuFish, CorpusWithSiameseOnAreTheStepsOfItsPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  TechniqueSet rows =
      rows_named({"basic-fish", "finned-fish", "franken-x-wing", "franken-swordfish",
                  "finned-franken-x-wing", "finned-franken-swordfish"});
  Options options;
  options.fish.siamese = true;
  EXPECT_EQ(test::expect_chosen_in_paths(rows, data / "hodoku" / "alt2.txt", options), 178);
}

}  // namespace
}  // namespace nonet
