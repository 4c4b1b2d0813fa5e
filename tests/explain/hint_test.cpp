// Hints: mistakes first, then the five rungs of a step, all of it about the candidates at hand.
#include "nonet/explain/hint.h"

#include "nonet/io/puzzle_reader.h"
#include "nonet/logic/example.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/solve/solver.h"
#include "nonet/text/notation.h"
#include "support/patterns.h"
#include "support/several.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

Puzzle puzzle(const std::string& text) {
  auto read = read_puzzle(text);
  EXPECT_TRUE(read) << to_string(read.error());
  return *read;
}

std::vector<std::string> texts(const Hint& hint) {
  std::vector<std::string> all;
  for (const Rung& rung : hint.rungs) all.push_back(rung.text);
  return all;
}

using Texts = std::vector<std::string>;

TEST(Hint, ClimbsFromThatThereIsSomethingToWhyItFollows) {
  Hint hint = hint_for(puzzle(kEasy), policy_all());
  EXPECT_EQ(hint.kind, Hint::Kind::kStep);
  EXPECT_EQ(texts(hint),
            (Texts{"Nothing is wrong so far, and there is something to find.",
                   "Look for a single: Easy, SE 1.2.", "Look at box 2.",
                   "Hidden Single: r1c6 (8) in box 2.",
                   "Hidden Single: r1c6 is the only place for 8 in box 2, so r1c6 is 8."}));
  EXPECT_EQ(hint.rung(3).houses, std::vector<House>{House(19)});
  EXPECT_EQ(hint.rung(9).text, hint.rung(5).text);
}

// As 'nonet generate --practice' writes them: there is something easier on both boards.
std::string tridagon(const std::string& code) {
  return ":" + code +
         ":469:....+3+1.2.3.+27.5...1..82.+3..5+29.8+3.71.7.+51.23..+1+3+2.+7+5.82......53...37...."
         ".+341+5...."
         ":411 673 873 477 677 877 977 486:417 617 917::";
}
std::string jellyfish(const std::string& code) {
  return ":" + code +
         ":2:.+4.67+9+5+3..+59+3+8.+6743+76.+5+48.9+9+3+75+4....5...3.+497.1+4+92+7+35..+93.1.7.+5."
         "81+76+5+9.3+7.+54+9+3..."
         ":146 271 278 878:211 248 298::";
}

Technique hinted(const std::string& text, const Policy& policy = policy_all()) {
  const Hint hint = hint_for(puzzle(text), policy);
  EXPECT_EQ(hint.kind, Hint::Kind::kStep) << hint.rung(1).text;
  EXPECT_TRUE(check(*hint.grid, *hint.step).proved());
  return hint.step->technique;
}

TEST(Hint, OnAPracticeBoardLeadsToWhatIsPractised) {
  EXPECT_EQ(hinted(tridagon("xxxx-tridagon")), Technique::kTridagon);
  EXPECT_EQ(hinted(jellyfish("0302")), Technique::kJellyfish);
  const Technique easier = hinted(tridagon("0000"));
  EXPECT_NE(easier, Technique::kTridagon);
  EXPECT_NE(hinted(jellyfish("0302-x")), Technique::kJellyfish);
  // What means nothing says nothing; and who chooses techniques gets those.
  EXPECT_EQ(hinted(tridagon("xxxx-nonsense")), easier);
  EXPECT_EQ(hinted(tridagon("xxxx")), easier);
  const Policy chosen = *restrict_policy(policy_all(), {}, {"tridagon"});
  EXPECT_EQ(hinted(tridagon("xxxx-tridagon"), chosen), easier);
}

// Another step is asked for, or there is none of the technique any more: then it is as on any
// board.
TEST(Hint, OnAPracticeBoardGoesOnBehindWhatIsPractised) {
  Puzzle state = puzzle(tridagon("xxxx-tridagon"));
  const Hint first = hint_for(state, policy_all());
  ASSERT_TRUE(first.step);
  const WhichStep about{first.step->removals.front().cell, 0, std::nullopt};
  EXPECT_NE(hint_for(state, policy_all(), {}, about).kind, Hint::Kind::kMistake);
  for (Candidate x : first.step->removals) state.removed.push_back(x);
  const Hint next = hint_for(state, policy_all());
  ASSERT_TRUE(next.step);
  EXPECT_NE(next.step->technique, Technique::kTridagon);
  const Candidate gone = first.step->removals.front();
  state.placed.set(gone.cell, gone.digit);
  std::erase(state.removed, gone);
  EXPECT_EQ(hint_for(state, policy_all()).kind, Hint::Kind::kMistake);
}

TEST(Hint, TheRungsOfAWingNameItsParts) {
  const Policy wings = *restrict_policy(policy_all(), {"xy-wing"}, {});
  const Policy easier = *restrict_policy(policy_all(), {"singles", "intersections"}, {});
  const Grid state = find_path(test::grid(kExample), easier).end;
  Hint hint = hint_for(state.puzzle(), wings);
  ASSERT_EQ(hint.kind, Hint::Kind::kStep) << hint.rung(1).text;
  EXPECT_EQ(hint.rung(2).text, "Look for a wing: Hard, SE 4.2.");
  EXPECT_EQ(hint.rung(3).text.substr(0, 16), "Look around box ");
  EXPECT_NE(hint.rung(4).text.find("XY-Wing: pivot r"), std::string::npos) << hint.rung(4).text;
  EXPECT_NE(hint.rung(4).text.find("; pincers r"), std::string::npos) << hint.rung(4).text;
}

// The hint for the example of a technique, with nothing else to find.
Hint hint_for_example(Technique technique) {
  const TechniqueExample example = example_of(technique);
  const std::string line =
      ":0000:x:" + std::string(example.cells) + ":" + std::string(example.deleted) + "::";
  return hint_for(puzzle(line), {"", {technique}});
}

TEST(Hint, TheRungsOfALargePatternNameItsHousesAndItsParts) {
  const Hint tridagon = hint_for_example(Technique::kTridagon);
  EXPECT_EQ(tridagon.rung(3).text, "Look at boxes 2, 3, 8 and 9.");
  EXPECT_EQ(tridagon.rung(3).houses.size(), 4U);
  const Hint exocet = hint_for_example(Technique::kJuniorExocetMirror);
  for (const char* part : {": base cells r", "; targets r", "; mirror cells r"}) {
    EXPECT_NE(exocet.rung(4).text.find(part), std::string::npos) << exocet.rung(4).text;
  }
  const Hint sets = hint_for_example(Technique::kAlsXyWing);
  for (const char* part : {"; set A r", "; set B r", "; set C r"}) {
    EXPECT_NE(sets.rung(4).text.find(part), std::string::npos) << sets.rung(4).text;
  }
  const Hint grave = hint_for_example(Technique::kBugPlusOne);
  EXPECT_EQ(grave.rung(3).text, "Look at the whole board.");
  EXPECT_NE(grave.rung(4).text.find("; extra candidate r"), std::string::npos)
      << grave.rung(4).text;
  const Hint fish = hint_for_example(Technique::kFinnedSwordfish);
  EXPECT_NE(fish.rung(4).text.find("; fin r"), std::string::npos) << fish.rung(4).text;
}

TEST(Hint, AWrongDigitIsToldBeforeAnyStep) {
  // r1c3 is 4 in the solution, and 1 fits for the moment.
  Hint hint = hint_for(puzzle("53+1" + kEasy.substr(3)), policy_all());
  EXPECT_EQ(hint.kind, Hint::Kind::kMistake);
  EXPECT_EQ(texts(hint), (Texts{"One digit is wrong.", "r1c3 should not be 1."}));
  EXPECT_FALSE(hint.step);
}

TEST(Hint, ADigitThatStandsTwiceIsAMistakeToo) {
  Hint hint = hint_for(puzzle("53+5" + kEasy.substr(3)), policy_all());
  EXPECT_EQ(texts(hint), (Texts{"One digit is wrong.", "r1c3 should not be 5."}));
}

TEST(Hint, AStruckCandidateThatIsNeededIsAMistake) {
  Hint hint = hint_for(puzzle("53+1" + kEasy.substr(3) + ":214 614 555"), policy_all());
  EXPECT_EQ(hint.kind, Hint::Kind::kMistake);
  EXPECT_EQ(texts(hint),
            (Texts{"One digit is wrong. 2 candidates that are needed have been struck.",
                   "r1c3 should not be 1. 6 should not have been struck from r1c4. 5 should not "
                   "have been struck from r5c5."}));
  ASSERT_EQ(hint.mistakes.size(), 3U);
  EXPECT_FALSE(hint.mistakes[0].struck);
  EXPECT_TRUE(hint.mistakes[1].struck);
}

TEST(Hint, IsAboutTheCandidatesThatAreGiven) {
  // r1c3 can be 1, 2 or 4; without 1 and 2 it is a naked single, before that of r5c5.
  const Policy naked = *restrict_policy(policy_all(), {"naked-single"}, {});
  Hint plain = hint_for(puzzle(kEasy), naked);
  Hint struck = hint_for(puzzle(kEasy + ":113 213"), naked);
  ASSERT_TRUE(plain.step);
  ASSERT_TRUE(struck.step);
  EXPECT_EQ(plain.step->placements.front().cell, cell_at(4, 4));
  EXPECT_EQ(struck.step->placements.front(), (Candidate{cell_at(0, 2), Digit::from_number(4)}));
}

TEST(Hint, SaysWhereThereIsNothingToDo) {
  EXPECT_EQ(texts(hint_for(puzzle("534678912672195348198342567859761423426853791713924856961537284"
                                  "287419635345286179"),
                           policy_all())),
            Texts{"The puzzle is solved."});
  EXPECT_EQ(
      texts(hint_for(puzzle("55" + kEasy.substr(2)), policy_all())),
      (Texts{"No solution: 5 stands twice in row 1: r1c1 and r1c2.",
             "The mistake is probably 5 at r1c2: without it there is exactly one solution."}));
  EXPECT_EQ(texts(hint_for(puzzle("12345678." + std::string(8, '.') + "9" + std::string(63, '.')),
                           policy_all()))
                .front(),
            "The puzzle has no solution.");
  EXPECT_EQ(texts(hint_for(puzzle(kExample), *restrict_policy(policy_all(), {"full-house"}, {}))),
            Texts{"Nothing is wrong so far, but no technique applies."});
  Hint several = hint_for(puzzle(std::string(81, '.')), policy_all());
  EXPECT_EQ(several.kind, Hint::Kind::kNothing);
  EXPECT_EQ(several.rung(1).text.substr(0, 27), "There are several solutions");
}

TEST(Hint, OfABoardWithoutSolutionNamesTheSuspectsOnTheSecondRung) {
  const Puzzle board = puzzle("531" + kEasy.substr(3));  // nobody says which digits are given
  const Hint hint = hint_for(board, policy_all());
  EXPECT_EQ(hint.kind, Hint::Kind::kNoSolution);
  EXPECT_EQ(
      texts(hint),
      (Texts{"The puzzle has no solution.",
             "The mistake is probably 1 at r1c3: without it there is exactly one solution."}));
  ASSERT_EQ(hint.rung(2).marks.size(), 1U);
  EXPECT_EQ(hint.rung(2).marks[0].candidate.cell, cell_at(0, 2));
  EXPECT_EQ(test::json_at(hint_to_json(board, hint, 1), "/suspects"), "");
  const std::string json = hint_to_json(board, hint, 2);
  EXPECT_EQ(test::json_string(json, "/kind"), "no-solution");
  EXPECT_EQ(test::json_string(json, "/suspects/0/0"), "r1c3=1");
  EXPECT_EQ(test::json_string(json, "/solutions_without"), "one");
}

TEST(Hint, RatesAHiddenSingleByItsHouse) {
  EXPECT_EQ(hint_for(puzzle(kExample), policy_all()).rung(2).text,
            "Look for a single: Easy, SE 1.2.");
}

TEST(Hint, OfSeveralSolutionsSpeaksOnlyForThoseThatAgreeWithTheBoard) {
  const std::string rest = kExample.substr(1);
  EXPECT_EQ(hint_for(puzzle("." + rest), policy_all()).rung(1).text,
            "There are several solutions, and there is something that holds in all of them.");
  EXPECT_EQ(hint_for(puzzle("+4" + rest), policy_all()).rung(1).text,
            "There are several solutions, and there is something that holds in all that agree with "
            "what was placed and struck.");
}

TEST(Hint, FollowedAllTheWayItSolvesEveryPuzzleByProvedSteps) {
  std::mt19937 random(21);
  for (int round = 0; round < test::rounds(10); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    for (const Policy& policy : {policy_all(), policy_hodoku()}) {
      Grid state = grid;
      while (true) {
        // The state goes through a puzzle each time, as from one call to the next.
        Hint hint = hint_for(state.puzzle(), policy);
        if (hint.kind != Hint::Kind::kStep) {
          EXPECT_TRUE(hint.kind == Hint::Kind::kSolved ||
                      (policy.name == "hodoku" && hint.kind == Hint::Kind::kNothing))
              << hint.rung(1).text;
          break;
        }
        ASSERT_EQ(hint.rungs.size(), static_cast<std::size_t>(kRungs));
        for (const Rung& rung : hint.rungs)
          EXPECT_TRUE(rung.text.ends_with('.') || rung.text.ends_with(')')) << rung.text;
        EXPECT_TRUE(check(state, *hint.step).proved());
        apply(*hint.step, state);
      }
    }
  }
}

// Nor where there is one solution only by what was struck. Followed all the way, no digit of the
// solution is struck.
TEST(Hint, AssumesNoSingleSolutionWhereThePuzzleHasSeveral) {
  std::mt19937 random(23);
  const Policy policy = *restrict_policy(policy_all(), {"singles", "uniqueness"}, {});
  int tempting = 0;
  test::each_ambiguous(random, test::rounds(40), [&](const test::Ambiguous& board) {
    for (Grid state : {*Grid::from(board.givens), board.narrowed}) {
      while (true) {
        tempting += test::has_uniqueness_step(state) ? 1 : 0;
        const Hint hint = hint_for(state.puzzle(), policy);
        if (!hint.step) break;
        ASSERT_TRUE(hint.step->deadly.empty()) << hint.rung(5).text;
        apply(*hint.step, state);
      }
      for (Cell c : Cell::all()) EXPECT_TRUE(state.has(c, *board.kept.at(c)));
    }
  });
  EXPECT_GT(tempting, 0);
}

TEST(Hint, AsJsonTellsNoMoreThanItsRungs) {
  Puzzle asked = puzzle("53+4" + kEasy.substr(3) + ":114");
  Hint hint = hint_for(asked, policy_all());
  const std::string three = hint_to_json(asked, hint, 3);
  EXPECT_EQ(test::json_string(three, "/format"), "nonet-hint");
  EXPECT_EQ(test::json_string(three, "/kind"), "step");
  EXPECT_EQ(test::json_string(three, "/placed").at(2), '4');
  EXPECT_EQ(test::json_string(three, "/removed/0"), "r1c4<>1");
  EXPECT_EQ(test::json_size(three, "/rungs"), 3U);
  EXPECT_EQ(test::json_at(three, "/step"), "");
  const std::string all = hint_to_json(asked, hint, 5);
  EXPECT_EQ(test::json_size(all, "/rungs"), 5U);
  EXPECT_EQ(test::json_string(all, "/rungs/4/text"), hint.rung(5).text);
  EXPECT_EQ(test::json_at(all, "/step/proved"), "true");
}

}  // namespace
}  // namespace nonet
