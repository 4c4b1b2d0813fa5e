#include "nonet/explain/near_miss.h"

#include "nonet/core/names.h"
#include "nonet/logic/example.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

bool does_any(const Step& other, const Step& step) {
  for (Candidate x : step.removals) {
    if (std::find(other.removals.begin(), other.removals.end(), x) != other.removals.end())
      return true;
  }
  for (Candidate x : step.placements) {
    if (std::find(other.placements.begin(), other.placements.end(), x) != other.placements.end())
      return true;
  }
  return false;
}

bool is_claimed(const Grid& grid, const Step& step) {
  for (const Step& other : test::found(grid, step.technique, example_options(step.technique))) {
    if (does_any(other, step)) return true;
  }
  return false;
}

TEST(NearMiss, OfEveryTechniqueIsABoardOnWhichItsFinderDoesNotClaimTheStep) {
  for (Technique technique : all_techniques()) {
    const ShownExample example = *shown_example(technique);
    const NearMiss miss = near_miss_of(example);
    // Of what rules leave, a part may follow still.
    const bool is_ruled = example.grid.rulebook() != nullptr;
    EXPECT_FALSE(is_ruled ? claims_all(miss.grid, example.step)
                          : is_claimed(miss.grid, example.step))
        << row_of(technique).slug;
    EXPECT_TRUE(claims_all(example.grid, example.step)) << row_of(technique).slug;
    EXPECT_TRUE(!miss.extra.empty() || miss.opened) << row_of(technique).slug;
  }
}

// Of these the pattern needs digits that stand on the board, or cells that are all filled.
bool needs_filled_cells(Technique technique) {
  return technique == Technique::kFullHouse || technique == Technique::kAvoidableRectangle1 ||
         technique == Technique::kReverseBug;
}

TEST(NearMiss, NamesTheCandidateThatIsTheReason) {
  int alone = 0;
  for (Technique technique : all_techniques()) {
    const std::string slug(row_of(technique).slug);
    const ShownExample example = *shown_example(technique);
    const NearMiss miss = near_miss_of(example);
    EXPECT_EQ(miss.extra.empty(), needs_filled_cells(technique) || example.step.symmetry) << slug;
    if (miss.extra.empty()) continue;
    EXPECT_LE(miss.extra.size(), 3u) << slug;
    alone += miss.extra.size() == 1 ? 1 : 0;
    EXPECT_FALSE(check(miss.grid, example.step).proved()) << slug;
    EXPECT_GE(search(miss.grid).solutions, 1u) << slug;
    if (!example.step.deadly.empty()) {
      EXPECT_TRUE(search(miss.grid).unique()) << slug;
    }
    for (Candidate x : miss.extra) {
      EXPECT_FALSE(example.grid.has(x)) << slug;
      EXPECT_TRUE(miss.grid.has(x)) << slug;
      Grid mended = miss.grid;
      mended.eliminate(x);
      EXPECT_TRUE(claims_any(mended, example.step) || check(mended, example.step).proved()) << slug;
      const std::string text = near_miss_text(example, miss);
      EXPECT_NE(text.find(name_of(x.cell)), std::string::npos) << text;
    }
  }
  EXPECT_GE(alone, kTechniqueCount * 9 / 10);
}

// A digit that is taken back is possible again wherever it had been struck by it; where the board
// of a near miss lacks some of that, its sentence says so.
TEST(NearMiss, LeavesAllThatComesBackWithADigitOrSaysThatItIsStruck) {
  int whole = 0, struck = 0;
  for (Technique technique : all_techniques()) {
    const ShownExample example = *shown_example(technique);
    const NearMiss miss = near_miss_of(example);
    if (!miss.opened || miss.extra.empty()) continue;
    Puzzle puzzle = example.puzzle;
    puzzle.givens.clear(*miss.opened);
    puzzle.placed.clear(*miss.opened);
    const Grid opened = *start_of(puzzle);
    bool lacks_some = false;
    for (Cell cell : Cell::all())
      lacks_some = lacks_some || opened.candidates(cell) != miss.grid.candidates(cell);
    const bool is_said =
        near_miss_text(example, miss).find("what else could come back") != std::string::npos;
    EXPECT_EQ(is_said, lacks_some) << row_of(technique).slug;
    ++(is_said ? struck : whole);
  }
  EXPECT_GT(whole, struck);
}

}  // namespace
}  // namespace nonet
