#include "nonet/text/prose.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/lessons.h"
#include "nonet/logic/policy.h"
#include "nonet/text/marked_board.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// The first step of the technique on the way to the solution, told; on the way there are only
// singles, intersections and trials.
std::string told(std::string_view puzzle, Technique technique,
                 std::vector<std::string>* lines = nullptr) {
  Grid grid = test::grid(puzzle);
  Policy policy{"",
                {Technique::kFullHouse, Technique::kNakedSingle, Technique::kHiddenSingle,
                 Technique::kPointing, Technique::kClaiming, technique, Technique::kTrial}};
  while (!grid.open().empty()) {
    auto step = test::next_step(grid, policy, [](const Step&) { return true; });
    if (!step) return "";
    if (step->technique == technique) {
      if (lines != nullptr) *lines = reasoning_of(*step, grid);
      return sentence_of(*step, grid);
    }
    apply(*step, grid);
  }
  return "";
}

constexpr std::string_view kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(Prose, SinglesSayWhatWhyAndWhatFollows) {
  EXPECT_EQ(
      told("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
           Technique::kNakedSingle),
      "5 is the only candidate left in r5c5, so r5c5 is 5.");
  EXPECT_EQ(told(kExample, Technique::kHiddenSingle),
            "r3c1 is the only place for 5 in box 1, so r3c1 is 5.");
}

TEST(Prose, PatternsNameTheirCellsDigitsAndHouses) {
  EXPECT_EQ(told(kExample, Technique::kPointing),
            "box 8 has its 6 within column 4, at r7c4 or r8c4, so r2c4, r3c4 and r5c4 are not 6.");
  EXPECT_EQ(
      told(kExample, Technique::kNakedTriple),
      "between them r1c7, r1c8 and r2c9 hold nothing but 2, 6 and 8 and use them up in box 3, so "
      "r1c9 is not 2 or 8, and r1c9, r3c7, r3c8 and r3c9 are not 6.");
  EXPECT_EQ(told(kExample, Technique::kLockedPair),
            "between them r1c6 and r3c6 hold nothing but 6 and 9 and use them up in both column 6 "
            "and box 2, so r1c5, r5c6 and r6c6 are not 6.");
  EXPECT_EQ(
      told(kExample, Technique::kXyWing),
      "r5c4 is 1 or 4, and whichever it is, one of r4c5 (1, 8) and r5c3 (4, 8) is left with 8; no "
      "cell that sees both of these can hold 8, so r5c5 and r5c6 are not 8.");
}

TEST(Prose, EffectsJoinDigitsThatGoFromTheSameCells) {
  Step step;
  for (int column : {1, 2}) {
    for (int number : {3, 4})
      step.removals.push_back({cell_at(0, column), Digit::from_number(number)});
  }
  step.removals.push_back({cell_at(5, 5), Digit::from_number(9)});
  EXPECT_EQ(effects_of(step), "r1c2 and r1c3 are not 3 or 4, and r6c6 is not 9");
}

TEST(Prose, ATrialIsToldLineByLineAndEndsInAContradiction) {
  std::vector<std::string> lines;
  std::string sentence = told(kHard, Technique::kTrial, &lines);
  EXPECT_NE(sentence.find("suppose that r"), std::string::npos);
  ASSERT_GE(lines.size(), 2U);
  EXPECT_EQ(lines.front().substr(0, 9), "Suppose r");
  EXPECT_NE(lines.back().find("But then "), std::string::npos);
}

TEST(Prose, AChainIsToldLinkByLinkWithTheReasonOfEach) {
  const Digit four = Digit::from_number(4);
  const Digit two = Digit::from_number(2);
  auto follows = [](Digit d, CellSet cells, bool holds, Truth by) {
    return Inference{Inference::Kind::kFollows, {d, cells}, holds, {by}};
  };
  Step step;
  step.inferences = {
      {Inference::Kind::kAssume, {four, {cell_at(0, 0)}}, false, {}},
      follows(four, {cell_at(0, 6)}, true, Truth(House(0), four)),
      follows(four, {cell_at(4, 6)}, false, Truth(House(15), four)),
      follows(two, {cell_at(4, 6)}, true, Truth(cell_at(4, 6))),
      follows(two, {cell_at(4, 1)}, false, Truth(House(4), two)),
      follows(two, {cell_at(3, 1), cell_at(5, 1)}, true, Truth(House(10), two)),
      follows(two, {cell_at(3, 2)}, false, Truth(House(21), two)),
      follows(four, {cell_at(5, 1)}, false, Truth(House(21), four)),
      follows(two, {cell_at(3, 1), cell_at(5, 1)}, false, Truth(House(10), two)),
  };
  EXPECT_EQ(reasoning_of(step, Grid()),
            (std::vector<std::string>{
                "Suppose r1c1 is not 4.",
                "Then r1c7 is 4, the only place left in row 1.",
                "Then r5c7 is not 4, because column 7 has its 4 at r1c7.",
                "Then r5c7 is 2, the only candidate left there.",
                "Then r5c2 is not 2, because row 5 has its 2 at r5c7.",
                "Then r4c2 or r6c2 is 2, since column 2 has no other place left.",
                "Then r4c3 is not 2, because box 4 has its 2 at r4c2 or r6c2.",
                "Also r6c2 is not 4.",
                "Also neither r4c2 nor r6c2 is 2, because column 2 has its 2 at r4c2 or r6c2.",
            }));
}

Inference line(Inference::Kind kind, int level, Node node = {}, std::vector<Truth> by = {}) {
  Inference inference{kind, node, true, std::move(by)};
  inference.level = static_cast<std::int16_t>(level);
  return inference;
}

// What was supposed in one branch is not known in the next, nor after them.
TEST(Prose, ABranchForgetsWhatAnotherSupposed) {
  using Kind = Inference::Kind;
  const Digit one = Digit::from_number(1), two = Digit::from_number(2);
  Grid grid;
  for (int column = 2; column < 9; ++column) grid.eliminate(cell_at(0, column), one);
  Inference not_two = line(Kind::kFollows, 1, {one, {cell_at(1, 1)}}, {Truth(House(18), one)});
  not_two.holds = false;
  Step step;
  step.inferences = {
      line(Kind::kSplit, 0, {}, {Truth(House(0), one)}),
      line(Kind::kAssume, 1, {one, {cell_at(0, 0)}}),
      not_two,
      line(Kind::kAssume, 1, {two, {cell_at(0, 1)}}),
      not_two,
      line(Kind::kSplit, 1, {}, {Truth(House(0), one)}),
      line(Kind::kInEveryCase, 0, {two, {cell_at(5, 5)}}),
      line(Kind::kSplit, 0, {}, {Truth(House(0), one)}),
  };
  EXPECT_EQ(reasoning_of(step, grid), (std::vector<std::string>{
                                          "In row 1 the 1 can be at r1c1 or r1c2:",
                                          "  Case 1: suppose r1c1 is 1.",
                                          "  Then r2c2 is not 1, because box 1 has its 1 at r1c1.",
                                          "  Case 2: suppose r1c2 is 2.",
                                          "  Then r2c2 is not 1.",
                                          "  In row 1 the 1 can be at r1c1:",
                                          "So in both cases r6c6 is 2.",
                                          "In row 1 the 1 can be at r1c1 or r1c2:",
                                      }));
}

TEST(Prose, ASetAndALinkThatRestsOnItAreToldWithTheirCells) {
  using Kind = Inference::Kind;
  const Digit three = Digit::from_number(3);
  const DigitSet pair = {Digit::from_number(5), Digit::from_number(7)};
  Grid grid;
  for (Cell c : {cell_at(0, 0), cell_at(0, 1)}) {
    for (Digit d : DigitSet::all() - pair) grid.eliminate(c, d);
  }
  Step step;
  step.inferences = {
      line(Kind::kFollows, 0, {pair, {cell_at(0, 0), cell_at(0, 1)}},
           {Truth(cell_at(0, 0)), Truth(cell_at(0, 1))}),
      line(Kind::kFollows, 0, {three, {cell_at(0, 5)}},
           {Truth(House(0), three), Truth(House(0), Digit::from_number(4))}),
  };
  EXPECT_EQ(reasoning_of(step, grid),
            (std::vector<std::string>{
                "Then r1c1 and r1c2 hold 5 and 7, because r1c1 and r1c2 are left with 5 and 7.",
                "Then r1c6 is 3, because of 3 and 4 in row 1.",
            }));
}

TEST(Prose, WhatIsLeftUntoldIsCounted) {
  Inference untold = line(Inference::Kind::kUntold, 1);
  untold.untold = 1;
  Inference more = untold;
  more.untold = 12;
  Step step;
  step.inferences = {line(Inference::Kind::kUntold, 1), untold, more};
  EXPECT_EQ(reasoning_of(step, Grid()),
            (std::vector<std::string>{
                "  This ends in a contradiction.",
                "  This ends in a contradiction, after 1 further supposition.",
                "  This ends in a contradiction, after 12 further suppositions.",
            }));
}

TEST(Prose, WhatASuppositionWithinDeniesIsKnownFromThereOn) {
  const Digit two = Digit::from_number(2);
  Inference so = line(Inference::Kind::kRefuted, 0, {two, {cell_at(0, 1)}});
  so.holds = false;
  Step step;
  step.inferences = {line(Inference::Kind::kAssume, 0, {two, {cell_at(4, 4)}}),
                     line(Inference::Kind::kAssume, 1, {two, {cell_at(0, 1)}}),
                     line(Inference::Kind::kConflict, 1, {}, {Truth(cell_at(0, 0))}), so,
                     line(Inference::Kind::kSplit, 0, {}, {Truth(cell_at(0, 1))})};
  EXPECT_EQ(reasoning_of(step, Grid()), (std::vector<std::string>{
                                            "Suppose r5c5 is 2.",
                                            "  To see that r1c2 is not 2, suppose it is.",
                                            "  But then r1c1 has no candidate left.",
                                            "So r1c2 is not 2.",
                                            "r1c2 can be 1, 3, 4, 5, 6, 7, 8 or 9:",
                                        }));
}

TEST(Prose, AChainThatComesBackToItsSuppositionClosesARing) {
  const Digit two = Digit::from_number(2);
  Inference supposed = line(Inference::Kind::kAssume, 0, {two, {cell_at(4, 4)}});
  supposed.holds = false;
  Inference there =
      line(Inference::Kind::kFollows, 0, {two, {cell_at(4, 6)}}, {Truth(cell_at(4, 6))});
  Inference back = supposed;
  back.kind = Inference::Kind::kFollows;
  back.by = {Truth(House(4), two)};
  Step step;
  step.inferences = {supposed, there, back};
  EXPECT_EQ(reasoning_of(step, Grid()).back(),
            "Then r5c5 is not 2, because row 5 has its 2 at r5c7: the ring is closed.");
  step.inferences.back().node.cells = {cell_at(4, 5)};
  EXPECT_EQ(reasoning_of(step, Grid()).back(),
            "Then r5c6 is not 2, because row 5 has its 2 at r5c7.");
}

// Each technique's own example: the side that is called false is the one that goes, and the letters
// are those of the board.
TEST(Prose, SidesAndSetsAreCalledByTheLettersOnTheBoard) {
  int sides = 0;
  for (Technique technique :
       {Technique::kColorWrap, Technique::kMedusaWrap, Technique::kMedusaEmpty}) {
    const auto example = shown_example(technique);
    ASSERT_TRUE(example) << name_of(technique);
    const std::string sentence = sentence_of(example->step, example->grid);
    for (const Mark& mark : example->step.marks) {
      if (mark.role != Role::kColor) continue;
      ++sides;
      const auto& gone = example->step.removals;
      const bool goes = std::find(gone.begin(), gone.end(), mark.candidate) != gone.end();
      const std::string side = std::string("side ") + static_cast<char>('a' + mark.group);
      EXPECT_EQ(sentence.find(side + " is false") != std::string::npos, goes) << sentence;
    }
  }
  EXPECT_GT(sides, 6);
  const auto trap = shown_example(Technique::kColorTrap);
  const std::string board = marked_board(trap->grid, trap->step);
  for (const Mark& mark : trap->step.marks) {
    if (mark.role != Role::kColor) continue;
    const std::string sign =
        std::to_string(mark.candidate.digit.number()) + static_cast<char>('a' + mark.group);
    EXPECT_NE(board.find(sign), std::string::npos) << board;
  }
}

// All that goes is told once, where it goes.
TEST(Prose, AnExocetTellsAllThatGoesByItsPlaces) {
  for (Technique technique :
       {Technique::kJuniorExocet, Technique::kJuniorExocetMirror, Technique::kDoubleExocet,
        Technique::kSeniorExocet, Technique::kSingleBaseExocet}) {
    const auto example = shown_example(technique);
    ASSERT_TRUE(example) << name_of(technique);
    const std::string sentence = sentence_of(example->step, example->grid);
    for (Candidate x : example->step.removals) {
      const std::size_t so = sentence.find(", so ");
      EXPECT_NE(sentence.find(name_of(x.cell), so), std::string::npos) << sentence;
    }
    EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
  }
}

TEST(Prose, HousesOfAKindShareTheirWord) {
  Step step;
  step.technique = Technique::kXWing;
  step.marks = {{Role::kPattern, {cell_at(0, 0), Digit(0)}}};
  step.removals = {{cell_at(1, 0), Digit(0)}};
  step.houses = {{HouseRole::kBase, House(0)},
                 {HouseRole::kBase, House(8)},
                 {HouseRole::kCover, House(18)},
                 {HouseRole::kCover, House(20)}};
  const std::string sentence = sentence_of(step, Grid());
  EXPECT_NE(sentence.find("rows 1 and 9"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("boxes 1 and 3"), std::string::npos) << sentence;
}

// One word of each kind that templates have.
TEST(Prose, TemplatesNameCellsTogetherOrInTurnAndTheirDigits) {
  auto candidate = [](int row, int column, int number) {
    return Candidate{cell_at(row - 1, column - 1), Digit::from_number(number)};
  };
  auto told = [](Technique technique, std::vector<Mark> marks, std::vector<HouseMark> houses) {
    Step step;
    step.technique = technique;
    step.marks = std::move(marks);
    step.houses = std::move(houses);
    step.removals = {{cell_at(8, 8), Digit::from_number(4)}};
    return sentence_of(step, Grid());
  };
  const std::vector<HouseMark> rows = {{HouseRole::kBase, House(1)},
                                       {HouseRole::kBase, House(0)},
                                       {HouseRole::kCover, House(9)},
                                       {HouseRole::kCover, House(10)}};
  const Mark pattern{Role::kPattern, candidate(1, 1, 4)};
  const Mark fin{Role::kFin, candidate(2, 5, 4)}, other{Role::kFin, candidate(2, 6, 4)};
  EXPECT_EQ(
      told(Technique::kFinnedXWing, {pattern, fin}, rows),
      "either the fin r2c5 is 4, or rows 1 and 2 have their 4s in columns 1 and 2 only and use "
      "up those there; either way no other cell there that sees r2c5 can be 4, so r9c9 is "
      "not 4.");
  EXPECT_NE(told(Technique::kFinnedXWing, {pattern, fin, other}, rows)
                .find("a fin (r2c5 or r2c6) is 4, or rows 1 and 2"),
            std::string::npos);
  // A digit that both arms have, and the crossing has not, stands in each.
  const std::string crossed = told(Technique::kSueDeCoq,
                                   {{Role::kSet, candidate(1, 1, 2), 0},
                                    {Role::kSet, candidate(1, 2, 3), 0},
                                    {Role::kSet, candidate(1, 7, 1), 1},
                                    {Role::kSet, candidate(1, 7, 2), 1},
                                    {Role::kSet, candidate(2, 1, 1), 2},
                                    {Role::kSet, candidate(2, 1, 3), 2}},
                                   {{HouseRole::kBase, House(0)}, {HouseRole::kBase, House(18)}});
  EXPECT_NE(crossed.find("used up here: 1 and 2 in row 1; 1 and 3 in box 1, so"), std::string::npos)
      << crossed;
  // One of the guardians is true: of one cell, of one digit, of several.
  const Mark one{Role::kGuardian, candidate(9, 9, 7)}, two{Role::kGuardian, candidate(9, 1, 4)};
  const Mark three{Role::kGuardian, candidate(1, 9, 4)};
  auto end_of = [&](std::vector<Mark> guardians) {
    guardians.push_back(pattern);
    const std::string text = told(Technique::kTridagon, guardians, {});
    return text.substr(text.find("; ") + 2);
  };
  EXPECT_EQ(end_of({one}), "the only way out is that r9c9 is 7, so r9c9 is not 4.");
  EXPECT_EQ(end_of({two, three}),
            "so r1c9 or r9c1 is 4, and no cell that sees both can hold it, so r9c9 is not 4.");
  EXPECT_EQ(end_of({one, two, three}),
            "so r1c9 or r9c1 is 4, or r9c9 is 7, and no candidate that contradicts all of these "
            "can be true, so r9c9 is not 4.");
  // Two lines that cross others, whichever of them are the rows.
  const Mark left{Role::kPattern, candidate(1, 2, 4)}, middle{Role::kPattern, candidate(4, 1, 4)};
  const Mark last{Role::kPattern, candidate(7, 2, 4)};
  EXPECT_NE(told(Technique::kExtendedRectangle1, {pattern, left, middle, last, one}, {})
                .find("where columns 1 and 2 cross rows 1, 4 and 7; if they held only 4, columns 1 "
                      "and 2 could swap"),
            std::string::npos);
  // The cells of a chain stand in its order, not in that of the board.
  std::vector<Mark> chain;
  for (Candidate x :
       {candidate(4, 2, 2), candidate(4, 4, 2), candidate(9, 4, 2), candidate(8, 6, 2)})
    chain.push_back({Role::kPattern, x});
  EXPECT_EQ(told(Technique::kRemotePair, chain, {}).substr(0, 30),
            "r4c2, r4c4, r9c4 and r8c6 hold");
}

TEST(Prose, NoSentenceSpeaksOfAllOfOneCell) {
  Step step;
  step.technique = Technique::kColorTrap;
  step.removals = {{cell_at(8, 8), Digit(0)}};
  step.marks = {{Role::kPattern, {cell_at(7, 4), Digit(0)}},
                {Role::kColor, {cell_at(7, 4), Digit(0)}, 0},
                {Role::kColor, {cell_at(7, 6), Digit(0)}, 1}};
  EXPECT_NE(sentence_of(step, Grid()).find("either at r8c5 (side a) or at r8c7 (side b)"),
            std::string::npos)
      << sentence_of(step, Grid());
  step.marks.push_back({Role::kColor, {cell_at(6, 6), Digit(0)}, 1});
  EXPECT_NE(sentence_of(step, Grid()).find("at r8c5 (side a) or at both r7c7 and r8c7 (side b)"),
            std::string::npos)
      << sentence_of(step, Grid());
}

TEST(Prose, OfASingleAFewWordsAreEnough) {
  Grid grid = test::grid(kExample);
  const Step single = test::all_steps(grid, {"", {Technique::kHiddenSingle}}).at(0);
  EXPECT_EQ(brief_of(single, grid), "r3c1 is 5 (only place in box 1)");
  const Step triple = test::all_steps(grid, {"", {Technique::kLockedTriple}}).at(0);
  EXPECT_EQ(brief_of(triple, grid), "");
}

TEST(Prose, NoTemplateIsLeftUnfilled) {
  std::mt19937 random(5);
  int states = 0;
  for (int round = 0; round < test::rounds(test::thorough() ? 20 : 10); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    while (!grid.open().empty()) {
      // A state has most of its steps from the one before.
      const bool looked_at = states++ % 9 == 0;
      for (const Step& step :
           looked_at ? test::all_steps(grid, policy_all()) : std::vector<Step>()) {
        std::string sentence = sentence_of(step, grid);
        EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find(" ,"), std::string::npos) << sentence;
      }
      apply(*test::next_step(grid, policy_all(), [](const Step&) { return true; }), grid);
    }
  }
}

TEST(MarkedBoard, ShowsThePatternAndWhatGoes) {
  Grid grid;
  for (Cell c : {cell_at(0, 0), cell_at(0, 4)}) {
    for (int number = 3; number <= 9; ++number) grid.eliminate(c, Digit::from_number(number));
  }
  Step step = test::all_steps(grid, {"", {Technique::kNakedPair}}).at(0);
  std::string picture = marked_board(grid, step);
  EXPECT_NE(picture.find("| 1*2*"), std::string::npos) << picture;
  EXPECT_NE(picture.find("1-2-3456789"), std::string::npos) << picture;
  EXPECT_EQ(picture.find('\x1b'), std::string::npos);
  EXPECT_NE(marked_board(grid, step, Paint::kAnsi).find('\x1b'), std::string::npos);
}

// A line of a story about a digit in cells.
Inference told(Inference::Kind kind, int digit, const CellSet& cells, bool holds,
               std::vector<Truth> by) {
  Inference line;
  line.kind = kind;
  line.node = {Digit::from_number(digit), cells};
  line.holds = holds;
  line.by = std::move(by);
  return line;
}

TEST(Prose, OfAGroupNamesThePlacesThatAreLeft) {
  Grid grid;
  const CellSet pair = {test::at(2, 1), test::at(2, 3)};
  test::confine(grid, test::row(2), 8, pair);
  Step step;
  step.technique = Technique::kGroupedAic;
  step.inferences = {
      told(Inference::Kind::kAssume, 8, {test::at(8, 3)}, true, {}),
      told(Inference::Kind::kFollows, 8, pair, true, {{test::row(2), Digit::from_number(8)}})};
  EXPECT_EQ(reasoning_of(step, grid),
            (std::vector<std::string>{"Suppose r8c3 is 8.",
                                      "Then r2c1 is 8, the only place left in row 2."}));
}

// The cases of a kraken fish: its fins, and that none of them is true.
TEST(Prose, NumbersTheCasesThatTheSentenceSplitsAndSaysWhereOneCantBe) {
  using Kind = Inference::Kind;
  auto at_level = [](Inference line, std::int16_t level) {
    line.level = level;
    return line;
  };
  const Cell target = test::at(1, 1), first = test::at(1, 5), second = test::at(5, 1);
  const Truth row{test::row(1), Digit::from_number(4)};
  const Truth column{test::column(1), Digit::from_number(6)};
  const Inference end = told(Kind::kInEveryCase, 4, {target}, false, {});
  Step step;
  step.technique = Technique::kKrakenFish1;
  step.marks = {{Role::kFin, {first, Digit::from_number(4)}}};
  step.inferences = {at_level(told(Kind::kAssume, 4, {first}, true, {}), 1),
                     at_level(told(Kind::kFollows, 4, {target}, false, {row}), 1), end};
  EXPECT_EQ(reasoning_of(step, Grid()),
            (std::vector<std::string>{"  Suppose r1c5 is 4.",
                                      "  Then r1c1 is not 4, because row 1 has its 4 at r1c5.",
                                      "So either way r1c1 is not 4."}));
  step.marks.push_back({Role::kFin, {second, Digit::from_number(4)}});
  step.inferences.pop_back();
  step.inferences.push_back(at_level(told(Kind::kAssume, 4, {second}, true, {}), 1));
  step.inferences.push_back(at_level(told(Kind::kFollows, 7, {target}, true, {Truth(target)}), 1));
  step.inferences.push_back(at_level(told(Kind::kFollows, 6, {target}, true, {column}), 1));
  step.inferences.push_back(end);
  EXPECT_EQ(
      reasoning_of(step, Grid()),
      (std::vector<std::string>{
          "  Case 1: suppose r1c5 is 4.", "  Then r1c1 is not 4, because row 1 has its 4 at r1c5.",
          "  Case 2: suppose r5c1 is 4.", "  Then r1c1 is 7, the only candidate left there.",
          "  But then r1c1 is 6 as well, the only place left in column 1, and can't be both.",
          "So in every case that is left r1c1 is not 4."}));
}

TEST(Prose, ACaseInWhichNothingHasToFollowSaysWhy) {
  using Kind = Inference::Kind;
  const Cell cell = test::at(5, 8), other = test::at(6, 8);
  const Truth by(cell);
  Step step;
  step.technique = Technique::kForcingChainVerity;
  Inference split;
  split.kind = Kind::kSplit;
  split.by = {{test::box(6), Digit::from_number(2)}};
  step.inferences = {split,
                     told(Kind::kAssume, 2, {cell}, true, {}),
                     told(Kind::kFollows, 4, {cell}, false, {by}),
                     told(Kind::kAssume, 2, {other}, true, {}),
                     told(Kind::kFollows, 9, {cell}, true, {by}),
                     told(Kind::kInEveryCase, 4, {cell}, false, {})};
  for (std::size_t i = 1; i < 5; ++i) step.inferences[i].level = 1;
  const std::vector<std::string> lines = reasoning_of(step, Grid());
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[1], "  Case 1: suppose r5c8 is 2; then it is not 4.");
  EXPECT_EQ(lines[4], "So in both cases r5c8 is not 4.");
}

TEST(Prose, SaysWhereASetHasFewerDigitsLeftThanCells) {
  Grid grid;
  const Cell first = test::at(3, 6), second = test::at(6, 6);
  test::keep(grid, first, {2, 7, 9});
  test::keep(grid, second, {2, 7});
  Step step;
  step.technique = Technique::kAlsChain;
  step.inferences = {
      told(Inference::Kind::kAssume, 9, {first}, false, {}),
      told(Inference::Kind::kFollows, 7, {first, second}, false,
           {{test::column(6), Digit::from_number(7)}}),
      told(Inference::Kind::kFollows, 9, {first}, true, {Truth(first), Truth(second)})};
  EXPECT_EQ(reasoning_of(step, grid).back(),
            "But then r3c6 and r6c6 have only 2 left between them.");
}

}  // namespace
}  // namespace nonet
