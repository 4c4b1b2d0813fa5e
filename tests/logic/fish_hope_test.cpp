// Where there can be a fish, and the Franken and mutant fish that are there, on boards made for
// them.
#include "nonet/logic/fish_hope.h"

#include <algorithm>

#include "nonet/logic/fish.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::box;
using test::column;
using test::confine;
using test::effects;
using test::found;
using test::row;

constexpr Digit kFour = Digit::from_number(4);

const Step* with_line(const std::vector<Step>& steps, const Grid& grid, const std::string& line) {
  for (const Step& step : steps) {
    if (expert_line(step, grid).find(line) != std::string::npos) return &step;
  }
  return nullptr;
}

// Row 1 and box 5 both have 4 in columns 4 and 6 only.
Grid row_and_box() {
  Grid grid;
  confine(grid, row(1), 4, {at(1, 4), at(1, 6)});
  confine(grid, box(5), 4, {at(4, 4), at(5, 6), at(6, 6)});
  return grid;
}

TEST(FrankenXWing, TakesWhatRowAndBoxLeaveInTwoColumns) {
  const Grid grid = row_and_box();
  const std::vector<Step> steps = found(grid, Technique::kFrankenXWing);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(expert_line(steps[0], grid),
            "Franken X-Wing: 4 r1b5 c46 => r2c46,r3c46,r7c46,r8c46,r9c46<>4");
  EXPECT_TRUE(check(grid, steps[0]).proved());
  EXPECT_EQ(steps[0].truths, (std::vector<Truth>{Truth(row(1), kFour), Truth(box(5), kFour)}));
  EXPECT_NE(sentence_of(steps[0], grid).find("row 1 and box 5 each hold one 4"), std::string::npos);
  EXPECT_TRUE(found(grid, Technique::kXWing).empty());
}

TEST(FinnedFrankenXWing, ActsOnlyWhereTheFinIsSeen) {
  Grid grid;
  confine(grid, row(1), 4, {at(1, 4), at(1, 6)});
  confine(grid, box(5), 4, {at(4, 4), at(5, 5), at(6, 6)});
  EXPECT_TRUE(found(grid, Technique::kFrankenXWing).empty());
  confine(grid, column(6), 4, {at(1, 6), at(6, 6), at(8, 6)});
  for (const Step& step : found(grid, Technique::kFinnedFrankenXWing)) {
    EXPECT_TRUE(check(grid, step).proved());
    EXPECT_EQ(step.marks.back().role, Role::kFin);
  }
}

TEST(WideFish, AreProvedAndTrueOnRandomPuzzles) {
  std::mt19937 random(12);
  int met = 0, endo = 0, cannibals = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    const Board puzzle = test::random_puzzle(random);
    const Grid grid = *Grid::from(puzzle);
    const Board solution = search(grid).first;
    for (const char* shape : {"franken-fish", "mutant-fish"}) {
      for (Technique t : techniques_named(shape)) {
        if (row_of(t).size > 4) continue;
        for (const Step& step : found(grid, t)) {
          ++met;
          for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
          EXPECT_TRUE(check(grid, step).proved()) << expert_line(step, grid);
          endo += expert_line(step, grid).find(" ef") != std::string::npos ? 1 : 0;
          for (Candidate x : step.removals) {
            cannibals += std::find(step.marks.begin(), step.marks.end(), Mark{Role::kPattern, x}) !=
                                 step.marks.end()
                             ? 1
                             : 0;
          }
        }
      }
    }
  }
  EXPECT_GT(met, test::rounds(12) * 10);
  EXPECT_GT(endo, 0);
  EXPECT_GT(cannibals, 0);
}

TEST(WideFish, AreToldOnceForWhatTheyTake) {
  std::mt19937 random(13);
  const Grid grid = *Grid::from(test::random_puzzle(random));
  for (Technique t : techniques_named("franken-fish")) {
    if (row_of(t).size > 4) continue;
    std::vector<std::string> told;
    for (const Step& step : found(grid, t)) told.push_back(effects(step));
    std::sort(told.begin(), told.end());
    EXPECT_EQ(std::adjacent_find(told.begin(), told.end()), told.end());
  }
}

// What the hopes leave out must not be a fish.
TEST(WideFish, AreNeverWhereThereIsNoHope) {
  std::mt19937 random(14);
  int hopeful = 0;
  for (int round = 0; round < test::rounds(10); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    const Board solution = search(grid).first;
    for (Digit d : Digit::all()) {
      const CellSet victims = untenable(grid, d);
      for (Cell c : victims) EXPECT_NE(solution.at(c), d);
      hopeful += victims.empty() ? 0 : 1;
      for (Technique t : {Technique::kXWing, Technique::kFinnedSwordfish, Technique::kTurbotFish,
                          Technique::kColorTrap, Technique::kPointing}) {
        for (const Step& step : found(grid, t)) {
          for (Candidate x : step.removals) {
            EXPECT_TRUE(x.digit != d || victims.contains(x.cell)) << row_of(t).name;
          }
        }
      }
    }
  }
  EXPECT_GT(hopeful, 0);
}

TEST(LargeFish, AreToldOnlyWhereNoSmallerOneDoesTheSameUnlessAskedFor) {
  const Grid grid = row_and_box();
  EXPECT_TRUE(found(grid, Technique::kFrankenSquirmbag).empty());
  Options nested;
  nested.fish.nested = true;
  const std::vector<Step> steps = found(grid, Technique::kFinnedFrankenSquirmbag, nested);
  EXPECT_FALSE(steps.empty());
  for (const Step& step : steps) EXPECT_TRUE(check(grid, step).proved());
}

TEST(EndoFins, AreFinsInWordsAndHaveTheirOwnNotation) {
  std::mt19937 random(15);
  for (int round = 0; round < 40; ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    const std::vector<Step> steps = found(grid, Technique::kFinnedFrankenSwordfish);
    const Step* step = with_line(steps, grid, " ef");
    if (step == nullptr) continue;
    for (const Mark& mark : step->marks) {
      if (mark.role != Role::kEndoFin) continue;
      const std::string cell = "r" + std::to_string(row_of(mark.candidate.cell) + 1) + "c" +
                               std::to_string(column_of(mark.candidate.cell) + 1);
      EXPECT_NE(expert_line(*step, grid).find("ef" + cell), std::string::npos);
      const std::string sentence = sentence_of(*step, grid);
      const std::string fins = sentence.substr(0, sentence.find(", or "));
      EXPECT_NE(fins.find(" fin "), std::string::npos) << sentence;
      EXPECT_NE(fins.find(cell), std::string::npos) << sentence;
    }
    Options none;
    none.fish.most_endo_fins = 0;
    EXPECT_EQ(with_line(found(grid, Technique::kFinnedFrankenSwordfish, none), grid, " ef"),
              nullptr);
    return;
  }
  FAIL() << "no puzzle had one";
}

}  // namespace
}  // namespace nonet
