// What the kinds mean, by fillings that obey them and fillings that just break them; and what is
// refused.
#include "nonet/rules/scheme.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<Spot> line(int length) {
  std::vector<Spot> cells;
  for (int i = 0; i < length; ++i) cells.push_back(static_cast<Spot>(i));
  return cells;
}

// Whether the one rule of the clue, laid over the first cells of row 1, takes these digits.
bool takes(Clue clue, const std::vector<int>& digits, int low = 1) {
  if (clue.sets.empty()) clue.sets = {line(static_cast<int>(digits.size()))};
  Variant variant;
  variant.low = low;
  variant.high = low + 8;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  variant.clues.push_back(std::move(clue));
  const Result<Scheme> scheme = compile(variant);
  EXPECT_TRUE(scheme.ok()) << scheme.error().message;
  if (!scheme) return false;
  for (const Rule& rule : scheme->parts.rules) {
    std::vector<int> held;
    for (Spot cell : rule.cells) {
      if (cell >= digits.size()) return true;  // of cells that the test says nothing of
      held.push_back(digits[cell]);
    }
    if (!accepts(*rule.meaning, held)) return false;
  }
  for (const PairRule& pair : scheme->parts.pairs) {
    if (pair.a >= digits.size() || pair.b >= digits.size()) continue;
    const Relation& relation = scheme->relations[pair.relation];
    if ((relation[static_cast<std::size_t>(digits[pair.a] - low)] >> (digits[pair.b] - low) & 1U) ==
        0)
      return false;
  }
  return true;
}

Clue clue(Kind kind, std::optional<int> value = {}, std::string word = "") {
  Clue made;
  made.kind = kind;
  made.value = value;
  made.word = std::move(word);
  return made;
}

TEST(Meaning, OfLines) {
  EXPECT_TRUE(takes(clue(Kind::kThermo), {1, 3, 4}));
  EXPECT_FALSE(takes(clue(Kind::kThermo), {1, 3, 3}));
  Clue slow = clue(Kind::kThermo);
  slow.flag = true;
  EXPECT_TRUE(takes(slow, {1, 3, 3}));
  EXPECT_FALSE(takes(slow, {1, 3, 2}));
  EXPECT_TRUE(takes(clue(Kind::kWhisper, 5), {1, 6, 1}));
  EXPECT_FALSE(takes(clue(Kind::kWhisper, 5), {1, 6, 2}));
  EXPECT_TRUE(takes(clue(Kind::kRenban), {5, 3, 4}));
  EXPECT_FALSE(takes(clue(Kind::kRenban), {5, 3, 6}));
  EXPECT_TRUE(takes(clue(Kind::kBetween), {7, 5, 6, 4}));
  EXPECT_FALSE(takes(clue(Kind::kBetween), {7, 5, 7, 4}));
  EXPECT_TRUE(takes(clue(Kind::kLockout, 4), {7, 1, 9, 3}));
  EXPECT_FALSE(takes(clue(Kind::kLockout, 4), {7, 1, 9, 4}));
  EXPECT_FALSE(takes(clue(Kind::kLockout, 4), {7, 3, 9, 3}));
  EXPECT_TRUE(takes(clue(Kind::kPalindrome), {7, 1, 9, 1, 7}));
  EXPECT_FALSE(takes(clue(Kind::kPalindrome), {7, 1, 9, 2, 7}));
  EXPECT_TRUE(takes(clue(Kind::kEntropic), {1, 9, 5, 2}));
  EXPECT_FALSE(takes(clue(Kind::kEntropic), {1, 9, 5, 4}));
  EXPECT_TRUE(takes(clue(Kind::kModular, 3), {1, 2, 3, 4}));
  EXPECT_FALSE(takes(clue(Kind::kModular, 3), {1, 2, 4, 3}));
  EXPECT_TRUE(takes(clue(Kind::kZipper), {1, 3, 5, 2, 4}));
  EXPECT_FALSE(takes(clue(Kind::kZipper), {1, 3, 6, 2, 4}));
  EXPECT_TRUE(takes(clue(Kind::kDoubleArrow), {6, 1, 8, 3}));
  EXPECT_FALSE(takes(clue(Kind::kDoubleArrow), {6, 1, 8, 4}));
  EXPECT_TRUE(takes(clue(Kind::kSumLine, 10), {4, 6, 1, 9}));
  EXPECT_FALSE(takes(clue(Kind::kSumLine, 10), {6, 1, 9, 4}));
  Clue loop = clue(Kind::kSumLine, 10);
  loop.flag = true;
  EXPECT_TRUE(takes(loop, {6, 1, 9, 4}));
  EXPECT_TRUE(takes(clue(Kind::kValueIndexing), {7, 2, 1, 7}));
  EXPECT_FALSE(takes(clue(Kind::kValueIndexing), {7, 1, 1, 7}));
  // Three boxes in row 1: 6 = 1 + 2 + 3 in each.
  EXPECT_TRUE(takes(clue(Kind::kRegionSum), {1, 2, 6, 4, 5}));
  EXPECT_FALSE(takes(clue(Kind::kRegionSum), {1, 2, 6, 4, 6}));
  Clue arrow = clue(Kind::kArrow);
  arrow.sets = {{0, 1}, {2, 3, 4}};
  EXPECT_TRUE(takes(arrow, {1, 7, 9, 2, 6}));
  EXPECT_FALSE(takes(arrow, {1, 7, 9, 2, 7}));
}

TEST(Meaning, OfCagesAndCounts) {
  EXPECT_TRUE(takes(clue(Kind::kCage, 10), {1, 2, 7}));
  EXPECT_FALSE(takes(clue(Kind::kCage, 10), {1, 2, 8}));
  EXPECT_TRUE(takes(clue(Kind::kRellik, 5), {1, 2, 6}));
  EXPECT_FALSE(takes(clue(Kind::kRellik, 8), {1, 2, 6}));
  EXPECT_FALSE(takes(clue(Kind::kRellik, 2), {1, 2, 6}));
  EXPECT_TRUE(takes(clue(Kind::kEqualityCage), {1, 2, 7, 8}));
  EXPECT_FALSE(takes(clue(Kind::kEqualityCage), {1, 2, 3, 8}));
  EXPECT_FALSE(takes(clue(Kind::kEqualityCage), {1, 5, 6, 8}));
  EXPECT_TRUE(takes(clue(Kind::kLunchbox, 7), {4, 9, 3, 4, 2}));
  EXPECT_FALSE(takes(clue(Kind::kLunchbox, 7), {9, 3, 5, 2, 4}));
  EXPECT_TRUE(takes(clue(Kind::kCountingCircles), {2, 3, 2, 3, 3}));
  EXPECT_FALSE(takes(clue(Kind::kCountingCircles), {2, 3, 2, 3, 2}));
  Clue contains = clue(Kind::kContains);
  contains.digits = {2, 2, 5};
  EXPECT_TRUE(takes(contains, {2, 5, 1, 2}));
  EXPECT_FALSE(takes(contains, {2, 5, 1, 3}));
  Clue count = clue(Kind::kCount, 0);
  count.digits = {4};
  EXPECT_TRUE(takes(count, {2, 5}));
  EXPECT_FALSE(takes(count, {2, 4}));
  Clue distinct = clue(Kind::kCountDistinct);
  distinct.sets = {{0}, {1, 2, 3}};
  EXPECT_TRUE(takes(distinct, {2, 5, 1, 5}));
  EXPECT_FALSE(takes(distinct, {2, 5, 1, 4}));
}

TEST(Meaning, OfMarksAndClues) {
  EXPECT_TRUE(takes(clue(Kind::kKropki, {}, "white"), {4, 5}));
  EXPECT_FALSE(takes(clue(Kind::kKropki, {}, "white"), {4, 8}));
  EXPECT_TRUE(takes(clue(Kind::kKropki, {}, "black"), {8, 4}));
  EXPECT_FALSE(takes(clue(Kind::kKropki, 3, "black"), {8, 4}));
  EXPECT_TRUE(takes(clue(Kind::kXv, 10), {4, 6}));
  EXPECT_FALSE(takes(clue(Kind::kXv, 5), {4, 6}));
  EXPECT_TRUE(takes(clue(Kind::kGreater), {4, 3}));
  EXPECT_FALSE(takes(clue(Kind::kGreater), {3, 4}));
  EXPECT_TRUE(takes(clue(Kind::kSandwich, 9, "left"), {2, 1, 4, 5, 9, 3, 6, 7, 8}));
  EXPECT_FALSE(takes(clue(Kind::kSandwich, 9, "left"), {2, 1, 4, 6, 9, 3, 5, 7, 8}));
  EXPECT_TRUE(takes(clue(Kind::kXSum, 9, "left"), {3, 1, 5, 2, 4, 6, 7, 8, 9}));
  EXPECT_FALSE(takes(clue(Kind::kXSum, 10, "left"), {3, 1, 5, 2, 4, 6, 7, 8, 9}));
  EXPECT_TRUE(takes(clue(Kind::kSkyscraper, 3, "left"), {3, 1, 5, 2, 4, 9, 7, 8, 6}));
  EXPECT_FALSE(takes(clue(Kind::kSkyscraper, 4, "left"), {3, 1, 5, 2, 4, 9, 7, 8, 6}));
  EXPECT_TRUE(takes(clue(Kind::kHiddenSkyscraper, 1, "left"), {3, 1, 5, 2, 4, 9, 7, 8, 6}));
  EXPECT_FALSE(takes(clue(Kind::kHiddenSkyscraper, 2, "left"), {3, 1, 5, 2, 4, 9, 7, 8, 6}));
  EXPECT_TRUE(takes(clue(Kind::kNumberedRoom, 5, "left"), {3, 1, 5, 2, 4, 9, 7, 8, 6}));
  EXPECT_FALSE(takes(clue(Kind::kNumberedRoom, 2, "left"), {3, 1, 5, 2, 4, 9, 7, 8, 6}));
}

TEST(Meaning, OfRulesOfOnesOwn) {
  EXPECT_TRUE(takes(clue(Kind::kRegex, {}, "(12|3.)*[4-6]?"), {1, 2, 3, 9, 5}));
  EXPECT_FALSE(takes(clue(Kind::kRegex, {}, "(12|3.)*[4-6]?"), {1, 3, 3, 9, 5}));
  EXPECT_TRUE(takes(clue(Kind::kRegex, {}, "12{0}3"), {1, 3}));
  EXPECT_FALSE(takes(clue(Kind::kRegex, {}, "12{0}3"), {1, 2, 3}));
  Clue parity = clue(
      Kind::kAutomaton);  // an odd digit brings back to the start; two even ones in a row end it
  parity.own.start = {0};
  parity.own.accept = {0, 1};
  for (int state = 0; state < 2; ++state) {
    parity.own.next.emplace_back();
    for (int d = 1; d <= 9; ++d) {
      parity.own.next.back().push_back(d % 2 != 0   ? std::vector<int>{0}
                                       : state == 0 ? std::vector<int>{1}
                                                    : std::vector<int>{});
    }
  }
  EXPECT_TRUE(takes(parity, {2, 3, 4, 5}));
  EXPECT_FALSE(takes(parity, {2, 4, 3, 5}));
}

std::string refusal(Clue wrong) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  variant.clues.push_back(std::move(wrong));
  const Result<Scheme> scheme = compile(variant);
  return scheme ? "" : scheme.error().message;
}

TEST(Meaning, WhatCanNotBeMeantIsRefusedInASentence) {
  Clue cage = clue(Kind::kCage, 99);
  cage.sets = {{0, 1}};
  EXPECT_EQ(refusal(cage), "the rule 'cage' at r1c1: a cage of 2 cells can't sum to 99 (3 to 17)");
  Clue long_cage = clue(Kind::kCage);
  long_cage.sets = {line(10)};
  EXPECT_EQ(refusal(long_cage),
            "the rule 'cage' at r1c1: 10 cells of a cage can't all be different");
  Clue dot = clue(Kind::kKropki, {}, "white");
  dot.sets = {{0, 1, 2}};
  EXPECT_EQ(refusal(dot), "the rule 'kropki' at r1c1: it stands between two cells");
  for (const Kind kind : {Kind::kAllowed, Kind::kCount, Kind::kContains}) {
    Clue ten = clue(kind, 1);
    ten.sets = {{0, 1}};
    ten.digits = {10};
    EXPECT_EQ(refusal(ten), "the rule '" + std::string(row_of(kind).slug) +
                                "' at r1c1: 10 is no digit of this puzzle");
  }
  Clue twice = clue(Kind::kRegion);
  twice.sets = {{0, 1, 0}};
  EXPECT_EQ(refusal(twice), "r1c1 stands twice among cells that are all different");
  Clue table = clue(Kind::kRelation, {}, "all");
  table.sets = {{0, 1}};
  EXPECT_EQ(refusal(table), "the rule 'relation' at r1c1: a relation needs a table of 9 by 9");
  Clue pattern = clue(Kind::kRegex, {}, "(1|2");
  pattern.sets = {{0, 1}};
  EXPECT_NE(refusal(pattern).find("the pattern can't be read"), std::string::npos);
  Clue huge = clue(Kind::kAutomaton);
  huge.sets = {{0, 1}};
  huge.own.next.resize(1'000'000);
  EXPECT_NE(refusal(huge).find("an automaton has 1 to 4000 states"), std::string::npos);
}

TEST(StandardBoxes, AreAsPeopleDrawThem) {
  EXPECT_EQ(standard_box_shape(6, 6, 6), std::pair(2, 3));
  EXPECT_EQ(standard_box_shape(8, 8, 8), std::pair(2, 4));
  EXPECT_EQ(standard_box_shape(12, 12, 12), std::pair(3, 4));
  EXPECT_EQ(standard_box_shape(16, 16, 16), std::pair(4, 4));
  EXPECT_EQ(standard_box_shape(5, 10, 10), std::pair(5, 2));
  EXPECT_EQ(standard_box_shape(7, 7, 7), std::nullopt);
}

}  // namespace
}  // namespace nonet
