// Each technique on a board made for it, once where it applies and once where one candidate more
// spoils it; then all of them together on random puzzles.
#include "nonet/logic/finder.h"

#include <algorithm>

#include "nonet/logic/policy.h"
#include "nonet/proof/checker.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::confine;
using test::effects;
using test::found;
using test::keep;

Digit digit(int number) {
  return Digit::from_number(number);
}

const House kRow1(0);
const House kColumn1(9);
const House kBox1(18);

TEST(FullHouse, IsTheLastOpenCellOfAHouse) {
  Grid grid;
  for (int column = 1; column <= 8; ++column) grid.place(at(1, column), digit(column));
  auto steps = found(grid, Technique::kFullHouse);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r1c9=9");
  Grid two_open;
  for (int column = 1; column <= 7; ++column) two_open.place(at(1, column), digit(column));
  EXPECT_TRUE(found(two_open, Technique::kFullHouse).empty());
}

TEST(NakedSingle, IsACellWithOneCandidate) {
  Grid grid;
  keep(grid, at(4, 7), {6});
  auto steps = found(grid, Technique::kNakedSingle);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r4c7=6");
  Grid two;
  keep(two, at(4, 7), {6, 8});
  EXPECT_TRUE(found(two, Technique::kNakedSingle).empty());
}

TEST(HiddenSingle, IsADigitWithOnePlaceInAHouse) {
  Grid grid;
  confine(grid, kColumn1, 3, {at(5, 1)});
  auto steps = found(grid, Technique::kHiddenSingle);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r5c1=3");
  Grid two;
  confine(two, kColumn1, 3, {at(5, 1), at(9, 1)});
  EXPECT_TRUE(found(two, Technique::kHiddenSingle).empty());
}

TEST(Pointing, TakesADigitFromTheRestOfALine) {
  Grid grid;
  confine(grid, kBox1, 4, {at(2, 1), at(2, 3)});
  auto steps = found(grid, Technique::kPointing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r2c4<>4 r2c5<>4 r2c6<>4 r2c7<>4 r2c8<>4 r2c9<>4");
  Grid bent;
  confine(bent, kBox1, 4, {at(2, 1), at(3, 3)});
  EXPECT_TRUE(found(bent, Technique::kPointing).empty());
}

TEST(Claiming, TakesADigitFromTheRestOfABox) {
  Grid grid;
  confine(grid, kRow1, 4, {at(1, 1), at(1, 3)});
  auto steps = found(grid, Technique::kClaiming);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r2c1<>4 r2c2<>4 r2c3<>4 r3c1<>4 r3c2<>4 r3c3<>4");
  Grid wide;
  confine(wide, kRow1, 4, {at(1, 1), at(1, 5)});
  EXPECT_TRUE(found(wide, Technique::kClaiming).empty());
}

TEST(NakedPair, ActsInItsHouse) {
  Grid grid;
  keep(grid, at(1, 1), {2, 7});
  keep(grid, at(1, 5), {2, 7});
  auto steps = found(grid, Technique::kNakedPair);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].removals.size(), 14U);
  EXPECT_TRUE(found(grid, Technique::kLockedPair).empty());
  Grid three;
  keep(three, at(1, 1), {2, 7});
  keep(three, at(1, 5), {2, 7, 9});
  EXPECT_TRUE(found(three, Technique::kNakedPair).empty());
}

TEST(LockedPair, ActsInTheBoxAndInTheLine) {
  Grid grid;
  keep(grid, at(1, 1), {2, 7});
  keep(grid, at(1, 2), {2, 7});
  auto steps = found(grid, Technique::kLockedPair);
  ASSERT_EQ(steps.size(), 1U);
  // 7 cells of the row and 6 of the box, one of them in both, two digits each.
  EXPECT_EQ(steps[0].removals.size(), 26U);
  EXPECT_TRUE(found(grid, Technique::kNakedPair).empty());
  // Nothing left to remove from the row outside the box: a naked pair like any other.
  for (int column = 4; column <= 9; ++column) {
    grid.eliminate(at(1, column), digit(2));
    grid.eliminate(at(1, column), digit(7));
  }
  EXPECT_TRUE(found(grid, Technique::kLockedPair).empty());
  EXPECT_EQ(found(grid, Technique::kNakedPair).size(), 1U);
}

TEST(LockedTriple, ActsInTheBoxAndInTheLine) {
  Grid grid;
  keep(grid, at(1, 1), {2, 7});
  keep(grid, at(2, 1), {2, 8});
  keep(grid, at(3, 1), {7, 8});
  auto steps = found(grid, Technique::kLockedTriple);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].removals.size(), 36U);
  Grid four;
  keep(four, at(1, 1), {2, 7});
  keep(four, at(2, 1), {2, 8});
  keep(four, at(3, 1), {7, 8, 9});
  EXPECT_TRUE(found(four, Technique::kLockedTriple).empty());
}

TEST(NakedTriple, NeedsNoCellWithAllThreeDigits) {
  // SEED_SPEC 001 item 13: 2-2-2 is a triple too.
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {2, 3});
  keep(grid, at(1, 9), {1, 3});
  auto steps = found(grid, Technique::kNakedTriple);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].removals.size(), 18U);
  EXPECT_TRUE(found(grid, Technique::kNakedPair).empty());
  Grid four;
  keep(four, at(1, 1), {1, 2});
  keep(four, at(1, 5), {2, 3});
  keep(four, at(1, 9), {1, 4});
  EXPECT_TRUE(found(four, Technique::kNakedTriple).empty());
}

TEST(HiddenPair, ClearsTheOtherDigitsFromItsCells) {
  Grid grid;
  confine(grid, kRow1, 5, {at(1, 2), at(1, 8)});
  confine(grid, kRow1, 6, {at(1, 2), at(1, 8)});
  auto steps = found(grid, Technique::kHiddenPair);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]),
            "r1c2<>1 r1c2<>2 r1c2<>3 r1c2<>4 r1c2<>7 r1c2<>8 r1c2<>9 "
            "r1c8<>1 r1c8<>2 r1c8<>3 r1c8<>4 r1c8<>7 r1c8<>8 r1c8<>9");
  Grid three;
  confine(three, kRow1, 5, {at(1, 2), at(1, 8)});
  confine(three, kRow1, 6, {at(1, 2), at(1, 8), at(1, 9)});
  EXPECT_TRUE(found(three, Technique::kHiddenPair).empty());
}

TEST(HiddenTriple, AndQuadrupleAreFoundBySize) {
  Grid grid;
  CellSet triple = {at(1, 2), at(1, 5), at(1, 8)};
  for (int number : {1, 2, 3}) confine(grid, kRow1, number, triple);
  EXPECT_EQ(found(grid, Technique::kHiddenTriple).size(), 1U);
  Grid wider;
  CellSet quadruple = triple | CellSet{at(1, 9)};
  for (int number : {1, 2, 3, 4}) confine(wider, kRow1, number, quadruple);
  EXPECT_TRUE(found(wider, Technique::kHiddenTriple).empty());
  EXPECT_EQ(found(wider, Technique::kHiddenQuadruple).size(), 1U);
}

TEST(NakedQuadruple, AndLargerTuplesAreFoundBySize) {
  Grid four;
  for (int column : {1, 4, 7, 9}) keep(four, at(1, column), {1, 2, 3, 4});
  EXPECT_EQ(found(four, Technique::kNakedQuadruple).size(), 1U);
  EXPECT_TRUE(found(four, Technique::kNakedTriple).empty());
  Grid six;
  for (int column : {1, 2, 4, 5, 7, 9}) keep(six, at(1, column), {1, 2, 3, 4, 5, 6});
  auto steps = found(six, Technique::kNakedTuple);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].truths.size(), 6U);
  // The same fact from its other side: three digits hidden in the other three cells.
  EXPECT_EQ(effects(steps[0]), effects(found(six, Technique::kHiddenTriple).at(0)));
}

TEST(HiddenTuple, IsFoundUpToEightDigits) {
  Grid grid;
  CellSet eight = grid.topology().cells(kRow1) - CellSet{at(1, 9)};
  for (int number = 1; number <= 8; ++number) confine(grid, kRow1, number, eight);
  auto steps = found(grid, Technique::kHiddenTuple);
  // In row 1, and since r1c9 is left with 9 alone, in column 9 and box 3 as well.
  ASSERT_EQ(steps.size(), 3U);
  for (const Step& step : steps) {
    EXPECT_EQ(step.truths.size(), 8U);
    EXPECT_EQ(step.removals.size(), 8U);
  }
}

TEST(XyzWing, OneOfItsThreeCellsHoldsTheDigit) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2, 3});
  keep(grid, at(1, 5), {1, 3});
  keep(grid, at(2, 2), {2, 3});
  auto steps = found(grid, Technique::kXyzWing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r1c2<>3 r1c3<>3");
  Grid wide;
  keep(wide, at(1, 1), {1, 2, 3});
  keep(wide, at(1, 5), {1, 3});
  keep(wide, at(2, 2), {2, 3, 4});
  EXPECT_TRUE(found(wide, Technique::kXyzWing).empty());
}

TEST(WWing, TwoEqualCellsJoinedByAStrongLink) {
  Grid grid;
  keep(grid, at(1, 1), {4, 6});
  keep(grid, at(5, 9), {4, 6});
  confine(grid, House(2), 6, {at(3, 2), at(3, 9)});  // row 3
  auto steps = found(grid, Technique::kWWing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r1c9<>4 r5c1<>4");
  Grid loose;
  keep(loose, at(1, 1), {4, 6});
  keep(loose, at(5, 9), {4, 6});
  confine(loose, House(2), 6, {at(3, 2), at(3, 5), at(3, 9)});
  EXPECT_TRUE(found(loose, Technique::kWWing).empty());
}

TEST(XyWing, TakesTheSharedDigitFromCellsThatSeeBothPincers) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {1, 3});
  keep(grid, at(5, 1), {2, 3});
  auto steps = found(grid, Technique::kXyWing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r5c5<>3");
  Grid three;
  keep(three, at(1, 1), {1, 2, 4});
  keep(three, at(1, 5), {1, 3});
  keep(three, at(5, 1), {2, 3});
  EXPECT_TRUE(found(three, Technique::kXyWing).empty());
}

TEST(Trial, RefutesByFollowingSingles) {
  Grid grid = test::grid(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  bool any = false;
  find(Technique::kTrial, grid, [&](const Hit& hit) {
    Step step = hit.told(grid);
    any = true;
    EXPECT_TRUE(check(grid, step).proved());
    EXPECT_EQ(step.inferences.front().kind, Inference::Kind::kAssume);
    return true;
  });
  EXPECT_TRUE(any);
}

TEST(Trial, FindsNothingWhereEveryCandidateBelongsToASolution) {
  std::mt19937 random(17);
  for (int round = 0; round < test::rounds(30); ++round) {
    // Open some cells of a random solution; keep only candidates that some solution has.
    Board opened = test::random_solution(random);
    for (Cell c : Cell::all()) {
      if (random() % 2 == 0) opened.clear(c);
    }
    Grid grid = *Grid::from(opened);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        Board with = opened;
        with.set(c, d);
        if (test::count_solutions(with, 1) == 0) grid.eliminate(c, d);
      }
    }
    EXPECT_TRUE(found(grid, Technique::kTrial).empty());
  }
}

TEST(Finders, ReportOnlyTrueAndProvedStepsOnRandomPuzzles) {
  std::mt19937 random(20261115);
  Policy logic = policy_all();
  for (int round = 0; round < test::rounds(30); ++round) {
    Board puzzle = test::random_puzzle(random);
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    Grid grid = *Grid::from(puzzle);
    for (int move = 0; move < 200 && !grid.open().empty(); ++move) {
      // Everything that can be done now must be true; one of them is done.
      std::vector<Step> steps = test::all_steps(grid, logic);
      ASSERT_FALSE(steps.empty()) << test::line_of(puzzle);
      for (const Step& step : steps) {
        for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
        for (Candidate x : step.placements) EXPECT_EQ(solution.at(x.cell), x.digit);
        Check verdict = check(grid, step);
        EXPECT_TRUE(verdict.proved()) << row_of(step.technique).slug << " in "
                                      << test::line_of(puzzle) << ": " << describe(verdict, step);
      }
      for (const Step& step : steps) apply(step, grid);
    }
    EXPECT_EQ(grid.board(), solution);
  }
}

TEST(Finders, FindTheSameStepsInTheSameOrderEachTime) {
  std::mt19937 random(7);
  Board puzzle = test::random_puzzle(random);
  Grid grid = *Grid::from(puzzle);
  EXPECT_EQ(test::all_steps(grid, policy_all()), test::all_steps(grid, policy_all()));
}

// What the tests of the families hold against HoDoKu's data, on a little of our own. Chains that go
// by their length are others than HoDoKu's (see rate/hodoku/); almost locked sets are so many that
// they have a file to themselves (als_test.cpp).
TechniqueSet all_with_a_short_name() {
  TechniqueSet all;
  for (Technique t : all_techniques()) {
    const TechniqueRow& row = row_of(t);
    if (row.hodoku_short.empty() || asks_rows_together(finder_of(t))) continue;
    if (row.family != Family::kAlmostLockedSets) all.insert(t);
  }
  return all;
}

TEST(Finders, ReportOnlyWhatIsProvedWhereACellHasNothingLeft) {
  Grid grid = test::grid(
      ".348.26..6.9.4..5.8..6.9...48673152.71.926843.9..84..1521.9.4..9.82...3.3.74..98.");
  for (Digit d : Digit::all()) grid.eliminate(cell_at(0, 0), d);
  ASSERT_TRUE(grid.broken());
  for (Technique t : all_techniques()) {
    if (t == Technique::kTrial) continue;
    for (const Step& step : test::found(grid, t)) {
      EXPECT_TRUE(check(grid, step).proved()) << row_of(t).slug;
    }
  }
}

// Bounded by work and not by a clock, so that the same is found on any machine.
TEST(Finders, TellTheBeginningOfWhatThereIsWhenTheyMayAskOnlySoOften) {
  constexpr std::size_t kEnough = 40;
  std::mt19937 random(91);
  int cut = 0;
  for (int round = 0; round < test::rounds(2); ++round) {
    const Grid grid = test::random_state(random);
    for (Technique t : all_techniques()) {
      if (t == Technique::kTrial) continue;
      auto told = [&](std::uint64_t asks) {
        const Stop stop = Stop::after_asks(asks);
        Ask ask{{t}};
        ask.stop = &stop;
        std::vector<std::string> steps;
        finder_of(t)(grid, ask, [&](const Hit& hit) {
          steps.push_back(effects(hit.told(grid)));
          return steps.size() == kEnough;
        });
        return steps;
      };
      const std::vector<std::string> all = told(5'000);
      const std::vector<std::string> some = told(20);
      ASSERT_LE(some.size(), all.size()) << row_of(t).slug;
      EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin())) << row_of(t).slug;
      cut += static_cast<int>(some.size() < all.size());
    }
  }
  EXPECT_GT(cut, 0);
}

TEST(Finders, PassTheLibraryOfOurOwn) {
  EXPECT_EQ(test::expect_library_passes(all_with_a_short_name(),
                                        test::own_data() / "hodoku" / "library.txt"),
            293);
}

TEST(Finders, FindInStatesOfOurOwnWhatIsListedThere) {
  TechniqueSet listed = all_with_a_short_name();
  for (Technique t : all_techniques()) {
    // HoDoKu does not list these either: they are too many.
    const bool wide = row_of(t).family == Family::kFish && row_of(t).level == Level::kExtreme;
    if (wide || finder_of(t) == &find_kraken_fish) listed.erase(t);
  }
  EXPECT_EQ(test::expect_found_lists_equal(listed, test::own_data() / "hodoku" / "found.txt"),
            1279);
}

}  // namespace
}  // namespace nonet
