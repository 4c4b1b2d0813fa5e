// The library's rule on boards of our own, and on the library where it is there.
#include "nonet/rate/library_rule.h"

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/library_search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::confine;
using test::row;

// A board with nothing but what is struck: 5 has two places in row 1, and two in row 5.
std::string struck(std::initializer_list<std::pair<int, CellSet>> rows) {
  Grid grid;
  for (const auto& [number, kept] : rows) confine(grid, row(number), 5, kept);
  return std::string(81, '.') + ":" + library_candidates(grid.puzzle().removed);
}

std::string x_wing_board() {
  return struck({{1, {at(1, 2), at(1, 7)}}, {5, {at(5, 2), at(5, 7)}}});
}

constexpr const char* kXWingOutcome = "522 527 532 537 542 547 562 567 572 577 582 587 592 597";

LibraryVerdict verdict_of(const std::string& text) {
  auto line = parse_library_line(text);
  EXPECT_TRUE(line) << text;
  return line ? verify(*line) : LibraryVerdict();
}

TEST(LibraryRule, ALinePassesIfEveryStepWithItsDigitsIsTheExpectedOne) {
  const LibraryVerdict verdict =
      verdict_of(":0300:5:" + x_wing_board() + ":" + kXWingOutcome + "::");
  EXPECT_TRUE(verdict.passed) << verdict.problem;
  EXPECT_EQ(verdict.problem, "");
  ASSERT_EQ(verdict.found.size(), 1U);
  EXPECT_EQ(verdict.found[0], verdict.expected);
  EXPECT_EQ(verdict.expected.text(), ":0300:5:" + std::string(kXWingOutcome) + "::");
  // In any order, and without the fields at the end.
  EXPECT_TRUE(verdict_of(":0300:5:" + x_wing_board() +
                         ":597 592 587 582 577 572 567 562 547 542 537 532 527 522")
                  .passed);
}

TEST(LibraryRule, SaysWhatWasFoundWhereALineFails) {
  const LibraryVerdict less = verdict_of(":0300:5:" + x_wing_board() + ":522::");
  EXPECT_FALSE(less.passed);
  EXPECT_EQ(less.problem, "found something else");
  ASSERT_EQ(less.found.size(), 1U);
  EXPECT_EQ(less.found[0].eliminations, kXWingOutcome);
  EXPECT_EQ(less.expected.eliminations, "522");
}

TEST(LibraryRule, StepsOfOtherDigitsAndOtherTechniquesDoNotCount) {
  for (const char* start : {":0300:4:", ":0301:5:", ":0801:5:"}) {
    const LibraryVerdict verdict = verdict_of(start + x_wing_board() + ":522::");
    EXPECT_FALSE(verdict.passed);
    EXPECT_EQ(verdict.problem, "found nothing") << start;
    EXPECT_TRUE(verdict.found.empty());
  }
}

TEST(LibraryRule, VariantXForbids) {
  EXPECT_TRUE(verdict_of(":0300-x:4:" + x_wing_board() + ":::").passed);
  const LibraryVerdict there = verdict_of(":0300-x:5:" + x_wing_board() + ":::");
  EXPECT_FALSE(there.passed);
  EXPECT_EQ(there.problem, "found what should not be there");
  EXPECT_EQ(there.found.size(), 1U);
}

TEST(LibraryRule, UnknownCodesAndImpossibleBoardsFail) {
  EXPECT_EQ(verdict_of(":9999:5:" + x_wing_board() + ":522::").problem,
            "nonet has no technique with the code 9999");
  EXPECT_EQ(verdict_of(":93001:5:" + x_wing_board() + ":522::").problem,
            "nonet has no technique with the code 93001");
  const LibraryVerdict twice = verdict_of(":0300:5:55" + std::string(79, '.') + "::522::");
  EXPECT_FALSE(twice.passed);
  EXPECT_EQ(twice.problem, "5 stands twice in row 1: r1c1 and r1c2");
}

TEST(LibraryRule, OneDifferentStepIsEnoughToFail) {
  auto line = parse_library_line(":0703:27:" + std::string(81, '.') + "::211::5");
  ASSERT_TRUE(line);
  const LibraryStep expected{"0703", "27", "211", "", "5"};
  LibraryStep longer = expected;
  longer.extra = "7";
  LibraryStep other = expected;
  other.eliminations = "212";
  LibraryStep elsewhere = other;
  elsewhere.digits = "28";
  EXPECT_TRUE(judge(*line, {expected}).passed);
  EXPECT_TRUE(judge(*line, {elsewhere, expected, elsewhere}).passed);
  EXPECT_FALSE(judge(*line, {expected, other}).passed);
  EXPECT_FALSE(judge(*line, {elsewhere}).passed);
  // Another length is no other step once the line's own was met.
  EXPECT_TRUE(judge(*line, {expected, longer}).passed);
  EXPECT_FALSE(judge(*line, {longer, expected}).passed);
}

TEST(LibraryRule, AFifthDigitAsksForSiameseFish) {
  // Two finned swordfish on rows 1, 4 and 8, whose fin takes the place of either of two columns.
  Step fish;
  fish.technique = Technique::kFinnedSwordfish;
  fish.marks = {{Role::kPattern, {at(1, 1), Digit::from_number(5)}}};
  fish.removals = {{at(2, 1), Digit::from_number(5)}};
  EXPECT_EQ(library_step(fish).code, "0311");
  fish.houses = {{HouseRole::kTwinCover, test::column(9)}};
  EXPECT_EQ(library_step(fish).code, "03111");
}

TEST(LibraryRule, TellsAStepInTheWordsOfTheLibrary) {
  const Digit two = Digit::from_number(2);
  const Digit seven = Digit::from_number(7);
  Step step;
  step.technique = Technique::kRemotePair;
  for (Cell c : {at(1, 1), at(1, 5), at(4, 5), at(4, 9)}) {
    step.marks.push_back({Role::kPattern, {c, seven}});
    step.marks.push_back({Role::kPattern, {c, two}});
    step.inferences.resize(step.inferences.size() + 2);
  }
  step.removals = {{at(1, 9), seven}, {at(1, 9), two}, {at(1, 9), two}};
  EXPECT_EQ(library_step(step).text(), ":0703:27:219 719::7");
  Step placed;
  placed.technique = Technique::kNakedSingle;
  placed.marks = {{Role::kPattern, {at(3, 4), seven}}};
  placed.placements = {{at(3, 4), seven}};
  EXPECT_EQ(library_step(placed).text(), ":0003:7::734:");
}

TEST(LibraryRule, EveryLineOfOurOwnPassesAndAWrongOneDoesNot) {
  int forbidding = 0;
  for (const std::string& text : test::puzzle_lines(test::own_data() / "hodoku" / "library.txt")) {
    auto line = parse_library_line(text);
    ASSERT_TRUE(line) << text;
    const LibraryVerdict verdict = verify(*line);
    EXPECT_TRUE(verdict.passed) << text << ": " << verdict.problem;
    if (line->variant == "x") {
      ++forbidding;
      continue;
    }
    // One effect more than there is, in a cell that is no part of it.
    LibraryLine wrong = *line;
    wrong.eliminations.push_back({Cell(0), Digit(0)});
    wrong.eliminations.push_back({Cell(80), Digit(8)});
    EXPECT_FALSE(verify(wrong).passed) << text;
  }
  EXPECT_GT(forbidding, 40);
}

TEST(CorpusLibraryRule, EveryLinePasses) {
  NONET_NEEDS_SHARED_DATA(data);
  int passed = 0;
  for (const std::string& text : test::puzzle_lines(data / "reglib.txt")) {
    auto line = parse_library_line(text);
    ASSERT_TRUE(line) << text;
    const LibraryVerdict verdict = verify(*line);
    EXPECT_TRUE(verdict.passed) << text << ": " << verdict.problem;
    ++passed;
  }
  EXPECT_EQ(passed, 887);
}

TEST(CorpusLibraryRule, EveryStepThatIsSearchedIsProved) {
  NONET_NEEDS_SHARED_DATA(data);
  for (const std::string& text : test::puzzle_lines(data / "reglib.txt")) {
    auto line = parse_library_line(text);
    ASSERT_TRUE(line) << text;
    auto steps = library_search(*line);
    if (!steps) continue;
    const Grid grid = *Grid::from(line->puzzle);
    for (const Step& step : *steps) EXPECT_TRUE(check(grid, step).proved()) << text;
  }
}

}  // namespace
}  // namespace nonet
