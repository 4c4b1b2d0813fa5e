// Each type of rectangle on a board of its own, once where it applies and once where one candidate
// more spoils it; then all of them on HoDoKu's boards.
#include "nonet/logic/rectangles.h"

#include <set>

#include "nonet/logic/policy.h"
#include "nonet/proof/checker.h"
#include "nonet/text/prose.h"
#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

const TechniqueSet kUnique = {Technique::kUniqueness1,    Technique::kUniqueness2,
                              Technique::kUniqueness3,    Technique::kUniqueness4,
                              Technique::kUniqueness5,    Technique::kUniqueness6,
                              Technique::kHiddenRectangle};
const TechniqueSet kAvoidable = {Technique::kAvoidableRectangle1, Technique::kAvoidableRectangle2};

Cell at(int row, int column) {
  return cell_at(row - 1, column - 1);
}
Digit digit(int number) {
  return Digit::from_number(number);
}

void keep(Grid& grid, Cell cell, std::initializer_list<int> numbers) {
  DigitSet kept;
  for (int number : numbers) kept.insert(digit(number));
  for (Digit d : DigitSet::all() - kept) grid.eliminate(cell, d);
}

void confine(Grid& grid, House house, int number, const CellSet& cells) {
  for (Cell c : grid.topology().cells(house) - cells) grid.eliminate(c, digit(number));
}

std::vector<Step> found(const Grid& grid, Technique technique, const Options& options = {}) {
  std::vector<Step> steps;
  find(
      technique, grid,
      [&](const Hit& hit) {
        Step step = hit.told(grid);
        EXPECT_TRUE(check(grid, step).proved()) << describe(check(grid, step), step);
        steps.push_back(std::move(step));
        return false;
      },
      options);
  return steps;
}

std::string only_outcome(const Grid& grid, Technique technique, const Options& options = {}) {
  auto steps = found(grid, technique, options);
  return steps.size() == 1 ? test::outcome_of(steps[0]) : std::to_string(steps.size()) + " steps";
}

// The corners r1c1, r1c2, r4c1 and r4c2 with these candidates.
Grid corners(std::initializer_list<int> a, std::initializer_list<int> b,
             std::initializer_list<int> c, std::initializer_list<int> d) {
  Grid grid;
  keep(grid, at(1, 1), a);
  keep(grid, at(1, 2), b);
  keep(grid, at(4, 1), c);
  keep(grid, at(4, 2), d);
  return grid;
}

const House kRow1(0);
const House kRow4(3);
const House kColumn1(9);
const House kColumn2(10);
const House kBox4(21);

TEST(UniqueRectangle1, TheOnlyCornerWithMoreIsNoneOfTheTwoDigits) {
  Grid grid = corners({1, 2}, {1, 2}, {1, 2}, {1, 2, 5, 6});
  EXPECT_EQ(only_outcome(grid, Technique::kUniqueness1), "r4c2<>1 r4c2<>2");
  EXPECT_EQ(sentence_of(found(grid, Technique::kUniqueness1)[0], grid),
            "r1c1, r1c2, r4c1 and r4c2 lie in two rows, two columns and two boxes; if they held "
            "only 1 and 2, these could swap places there and the puzzle would have two solutions; "
            "the only way out is that r4c2 is 5 or 6, so r4c2 is not 1 or 2. (This relies on the "
            "puzzle having only one solution.)");
  EXPECT_TRUE(
      found(corners({1, 2}, {1, 2}, {1, 2, 7}, {1, 2, 5, 6}), Technique::kUniqueness1).empty());
}

TEST(UniqueRectangle1, NeedsTwoBoxes) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 4), {1, 2});
  keep(grid, at(4, 1), {1, 2});
  keep(grid, at(4, 4), {1, 2, 5});
  EXPECT_TRUE(found(grid, Technique::kUniqueness1).empty());
}

TEST(UniqueRectangle2, TheCommonDigitOfTwoCornersInALineGoesFromWhatSeesBoth) {
  Grid grid = corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 5});
  EXPECT_EQ(only_outcome(grid, Technique::kUniqueness2),
            "r4c3<>5 r4c4<>5 r4c5<>5 r4c6<>5 r4c7<>5 r4c8<>5 r4c9<>5 "
            "r5c1<>5 r5c2<>5 r5c3<>5 r6c1<>5 r6c2<>5 r6c3<>5");
  EXPECT_TRUE(
      found(corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 5, 6}), Technique::kUniqueness2).empty());
}

TEST(UniqueRectangle5, TheCommonDigitMayStandInOppositeCornersOrInThree) {
  Grid opposite = corners({1, 2}, {1, 2, 5}, {1, 2, 5}, {1, 2});
  EXPECT_EQ(only_outcome(opposite, Technique::kUniqueness5), "r2c1<>5 r3c1<>5 r5c2<>5 r6c2<>5");
  Grid three = corners({1, 2}, {1, 2, 5}, {1, 2, 5}, {1, 2, 5});
  EXPECT_EQ(only_outcome(three, Technique::kUniqueness5), "r5c2<>5 r6c2<>5");
  EXPECT_TRUE(
      found(corners({1, 2}, {1, 2, 5}, {1, 2, 5, 6}, {1, 2}), Technique::kUniqueness5).empty());
}

TEST(UniqueRectangle3, TheGuardiansCountAsACellOfANakedSubset) {
  Grid grid = corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 6});
  keep(grid, at(4, 9), {5, 6});
  EXPECT_EQ(only_outcome(grid, Technique::kUniqueness3),
            "r4c3<>5 r4c3<>6 r4c4<>5 r4c4<>6 r4c5<>5 r4c5<>6 r4c6<>5 r4c6<>6 r4c7<>5 r4c7<>6 "
            "r4c8<>5 r4c8<>6");
  Grid three = corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 6});
  keep(three, at(4, 9), {5, 6, 7});
  EXPECT_TRUE(found(three, Technique::kUniqueness3).empty());
}

TEST(UniqueRectangle3, ActsInTheBoxTooWhereTheBoxHoldsItAll) {
  Grid grid = corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 6});
  keep(grid, at(4, 3), {5, 6});
  auto steps = found(grid, Technique::kUniqueness3);
  ASSERT_EQ(steps.size(), 1U);
  // Six cells of the row, then six of the box, two digits each.
  EXPECT_EQ(steps[0].removals.size(), 24U);
  EXPECT_EQ(steps[0].houses.size(), 2U);
  EXPECT_EQ(steps[0].removals.front(), (Candidate{at(4, 4), digit(5)}));
  EXPECT_EQ(steps[0].removals.back(), (Candidate{at(6, 3), digit(6)}));
}

TEST(UniqueRectangle4, ADigitTiedToTheTwoCornersPutsTheOtherOut) {
  Grid grid = corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 6});
  confine(grid, kRow4, 1, {at(4, 1), at(4, 2)});
  confine(grid, kBox4, 1, {at(4, 1), at(4, 2)});
  EXPECT_EQ(only_outcome(grid, Technique::kUniqueness4), "r4c1<>2 r4c2<>2");
  Grid loose = corners({1, 2}, {1, 2}, {1, 2, 5}, {1, 2, 6});
  confine(loose, kRow4, 1, {at(4, 1), at(4, 2), at(4, 9)});
  confine(loose, kBox4, 1, {at(4, 1), at(4, 2)});
  EXPECT_TRUE(found(loose, Technique::kUniqueness4).empty());
}

TEST(UniqueRectangle6, ADigitTiedToTheCornersGoesFromTheOppositeOnesWithMore) {
  Grid grid = corners({1, 2}, {1, 2, 5}, {1, 2, 6}, {1, 2});
  for (House h : {kRow1, kRow4, kColumn1, kColumn2}) {
    confine(grid, h, 1, {at(1, 1), at(1, 2), at(4, 1), at(4, 2)});
  }
  EXPECT_EQ(only_outcome(grid, Technique::kUniqueness6), "r1c2<>1 r4c1<>1");
  Grid loose = corners({1, 2}, {1, 2, 5}, {1, 2, 6}, {1, 2});
  for (House h : {kRow1, kRow4, kColumn1}) {
    confine(loose, h, 1, {at(1, 1), at(1, 2), at(4, 1), at(4, 2)});
  }
  EXPECT_TRUE(found(loose, Technique::kUniqueness6).empty());
}

TEST(HiddenRectangle, ADigitTiedToTheCornersPutsTheOtherOutWhereTheLinesCross) {
  Grid grid = corners({1, 2}, {1, 2, 5}, {1, 2, 6}, {1, 2, 7});
  confine(grid, kRow4, 1, {at(4, 1), at(4, 2)});
  confine(grid, kColumn2, 1, {at(1, 2), at(4, 2)});
  EXPECT_EQ(only_outcome(grid, Technique::kHiddenRectangle), "r4c2<>2");
  EXPECT_EQ(
      sentence_of(found(grid, Technique::kHiddenRectangle)[0], grid),
      "r1c1, r1c2, r4c1 and r4c2 lie in two rows, two columns and two boxes; if they held "
      "only 1 and 2, these could swap places there and the puzzle would have two solutions; "
      "row 4 and column 2 each have their 1 within these cells, so if r4c2 were 2, r1c2 and r4c1 "
      "would be 1, which leaves 2 for r1c1, and the rectangle would be complete, so r4c2 is "
      "not 2. (This relies on the puzzle having only one solution.)");
  Grid loose = corners({1, 2}, {1, 2, 5}, {1, 2, 6}, {1, 2, 7});
  confine(loose, kRow4, 1, {at(4, 1), at(4, 2), at(4, 9)});
  confine(loose, kColumn2, 1, {at(1, 2), at(4, 2)});
  EXPECT_TRUE(found(loose, Technique::kHiddenRectangle).empty());
}

// A board that a player has begun: the digits are placed, and those of `givens` given.
Grid begun(const std::vector<std::pair<Cell, int>>& digits, const CellSet& givens) {
  Puzzle puzzle;
  for (auto [cell, number] : digits) {
    (givens.contains(cell) ? puzzle.givens : puzzle.placed).set(cell, digit(number));
  }
  return *Grid::from(puzzle);
}

TEST(AvoidableRectangle1, TheLastCornerIsNotTheDigitThatCouldBeExchanged) {
  const std::vector<std::pair<Cell, int>> three = {{at(1, 1), 1}, {at(1, 2), 2}, {at(4, 1), 2}};
  Grid grid = begun(three, {});
  keep(grid, at(4, 2), {1, 5});
  EXPECT_EQ(only_outcome(grid, Technique::kAvoidableRectangle1), "r4c2<>1");
  Grid given = begun(three, {at(4, 1)});
  keep(given, at(4, 2), {1, 5});
  EXPECT_TRUE(found(given, Technique::kAvoidableRectangle1).empty());
}

TEST(AvoidableRectangle2, TheCommonDigitOfTheOpenCornersGoesFromWhatSeesBoth) {
  const std::vector<std::pair<Cell, int>> two = {{at(1, 1), 1}, {at(1, 2), 2}};
  Grid grid = begun(two, {});
  keep(grid, at(4, 1), {2, 5});
  keep(grid, at(4, 2), {1, 5});
  EXPECT_EQ(only_outcome(grid, Technique::kAvoidableRectangle2),
            "r4c3<>5 r4c4<>5 r4c5<>5 r4c6<>5 r4c7<>5 r4c8<>5 r4c9<>5 "
            "r5c1<>5 r5c2<>5 r5c3<>5 r6c1<>5 r6c2<>5 r6c3<>5");
  Grid other = begun(two, {});
  keep(other, at(4, 1), {2, 5});
  keep(other, at(4, 2), {1, 6});
  EXPECT_TRUE(found(other, Technique::kAvoidableRectangle2).empty());
  Grid given = begun(two, {at(1, 1)});
  keep(given, at(4, 1), {2, 5});
  keep(given, at(4, 2), {1, 5});
  EXPECT_TRUE(found(given, Technique::kAvoidableRectangle2).empty());
}

TEST(UniqueRectangle, CornersMayLackADigitIfTheAskerSaysSo) {
  Grid grid = corners({1, 2}, {1, 2}, {1, 2, 5}, {2, 5});
  Options whole;
  whole.uniqueness.missing_candidates = false;
  EXPECT_EQ(found(grid, Technique::kUniqueness2).size(), 1U);
  EXPECT_TRUE(found(grid, Technique::kUniqueness2, whole).empty());
}

TEST(UniqueRectangle, IsLookedAtOnceForEachPairOfDigits) {
  // r1c1 and r4c2 each start the rectangle of 1 and 2.
  Grid same = corners({1, 2}, {1, 2, 5}, {1, 2, 5}, {1, 2});
  EXPECT_EQ(found(same, Technique::kUniqueness5).size(), 1U);
  // It may be one of 1 and 2 or one of 1 and 3.
  Grid two = corners({1, 2}, {1, 2, 3}, {1, 2, 3}, {1, 3});
  confine(two, kRow4, 1, {at(4, 1), at(4, 2)});
  confine(two, kColumn2, 1, {at(1, 2), at(4, 2)});
  confine(two, kRow1, 1, {at(1, 1), at(1, 2)});
  confine(two, kColumn1, 1, {at(1, 1), at(4, 1)});
  std::set<DigitSet, bool (*)(DigitSet, DigitSet)> pairs(
      [](DigitSet a, DigitSet b) { return a.bits() < b.bits(); });
  find_unique_rectangle(two, Ask{kUnique, {}}, [&](const Hit& hit) {
    Step step = hit.told(two);
    pairs.insert(step.deadly.front().digits);
    return false;
  });
  EXPECT_EQ(pairs.size(), 2U);
}

TEST(UniqueRectangle, InAPuzzleGivenByCandidatesCountsWhatItBeganWith) {
  Puzzle sukaku;
  sukaku.removed = {{at(4, 2), digit(1)}};
  Grid grid = *Grid::from(sukaku);
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 2), {1, 2});
  keep(grid, at(4, 1), {1, 2});
  keep(grid, at(4, 2), {1, 2, 5});
  EXPECT_TRUE(found(grid, Technique::kUniqueness1).empty());
  sukaku.removed = {{at(9, 9), digit(1)}};
  Grid other = *Grid::from(sukaku);
  keep(other, at(1, 1), {1, 2});
  keep(other, at(1, 2), {1, 2});
  keep(other, at(4, 1), {1, 2});
  keep(other, at(4, 2), {2, 5});
  EXPECT_EQ(only_outcome(other, Technique::kUniqueness1), "r4c2<>2");
}

TEST(UniqueRectangle, AFurtherHouseOrABondOfAVariantSpoilsIt) {
  const Topology& classic = Topology::classic();
  std::vector<Topology::HouseShape> shapes;
  for (House h : classic.houses()) {
    shapes.push_back({classic.kind(h), classic.number(h), classic.order(h)});
  }
  const Topology bonded(shapes, {{at(1, 1), at(9, 9)}});
  Topology::HouseShape diagonal{HouseKind::kExtra, 1, {}};
  for (int i = 0; i < 9; ++i) diagonal.order[i] = cell_at(i, i);
  shapes.push_back(diagonal);
  const Topology crossed(shapes);
  for (const Topology* topology : {&bonded, &crossed, &classic}) {
    Grid grid(*topology);
    for (Cell c : {at(1, 1), at(1, 2), at(4, 1)}) keep(grid, c, {1, 2});
    keep(grid, at(4, 2), {1, 2, 5});
    EXPECT_EQ(found(grid, Technique::kUniqueness1).empty(), topology != &classic);
  }
}

TEST(UniqueRectangle, TypesComeInTheSameOrderTogetherAndAlone) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(10); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    for (int move = 0; move < 30 && !grid.open().empty(); ++move) {
      std::vector<Step> together;
      find_unique_rectangle(grid, Ask{kUnique, {}}, [&](const Hit& hit) {
        Step step = hit.told(grid);
        together.push_back(std::move(step));
        return false;
      });
      for (Technique t : all_techniques()) {
        if (!kUnique.contains(t)) continue;
        std::vector<Step> of_type;
        for (const Step& step : together) {
          if (step.technique == t) of_type.push_back(step);
        }
        EXPECT_EQ(of_type, found(grid, t));
      }
      auto next = test::next_step(grid, policy_classic(), [](const Step&) { return true; });
      if (!next) break;
      apply(*next, grid);
    }
  }
}

TEST(WithoutUniqueness, EveryStepHoldsInEverySolution) {
  std::mt19937 random(23);
  const Policy policy = without_uniqueness(policy_all());
  int tried = 0;
  while (tried < test::rounds(20)) {
    // Two digits of a solution that could be exchanged, opened among others.
    Board opened = test::random_solution(random);
    for (Cell c : Cell::all()) {
      if (random() % 2 == 0) opened.clear(c);
    }
    Board one;
    if (test::count_solutions(opened, 3, &one) != 2) continue;
    ++tried;
    Grid grid = *Grid::from(opened);
    for (int move = 0; move < 100; ++move) {
      auto step = test::next_step(grid, policy, [](const Step&) { return true; });
      if (!step) break;
      EXPECT_TRUE(step->deadly.empty());
      for (Candidate x : step->removals) EXPECT_NE(one.at(x.cell), x.digit);
      for (Candidate x : step->placements) EXPECT_EQ(one.at(x.cell), x.digit);
      apply(*step, grid);
    }
    EXPECT_FALSE(grid.open().empty());
  }
}

TEST(Rectangles, CorpusPassTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes(kUnique) + test::expect_library_passes(kAvoidable), 113);
}

TEST(Rectangles, CorpusAreThoseThatHodokuFinds) {
  NONET_NEEDS_SHARED_DATA(data);
  using Told = std::set<std::pair<std::string, std::string>>;
  std::size_t steps = 0;
  test::each_found_list(
      data / "hodoku" / "findall.txt",
      [&](const Grid& grid, const std::vector<test::HodokuStep>& listed) {
        Told theirs;
        Told ours;
        for (const test::HodokuStep& step : listed) {
          for (Technique t : techniques_named("uniqueness")) {
            if (row_of(t).hodoku_short == step.short_name) {
              theirs.insert({step.short_name, step.outcome});
            }
          }
        }
        auto sink = [&](const Hit& hit) {
          Step step = hit.told(grid);
          EXPECT_TRUE(check(grid, step).proved());
          ours.insert({std::string(row_of(step.technique).hodoku_short), test::outcome_of(step)});
          return false;
        };
        find_unique_rectangle(grid, Ask{kUnique, {}}, sink);
        find_avoidable_rectangle(grid, Ask{kAvoidable, {}}, sink);
        EXPECT_EQ(ours, theirs);
        steps += theirs.size();
      });
  EXPECT_GT(steps, 60U);
}

}  // namespace
}  // namespace nonet
