#include "nonet/play/game.h"

#include "nonet/io/puzzle_reader.h"
#include "nonet/logic/policy.h"
#include "nonet/play/words.h"
#include "nonet/text/star_board.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle1 =
    "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.";
constexpr std::string_view kPuzzle2 =
    "67....41...5..........4..76...6.4.5...21..3......5..2...8.65...7..2.8.3....473...";

const auto ignore = [](const Happening&) {};

Game load(std::string_view puzzle) {
  auto game = Game::load(test::board(puzzle), ignore);
  EXPECT_TRUE(game.ok());
  return *std::move(game);
}

Candidate candidate(int row, int column, int number) {
  return {cell_at(row - 1, column - 1), Digit::from_number(number)};
}

std::string picture(const Game& game) {
  return star_board(game.grid()) + words_of(game.findings());
}

// The action lines of one action.
std::string advance(Game& game) {
  std::string lines;
  game.advance([&](const Happening& h) {
    if (h.is_action()) lines += words_of(h) + "\n";
  });
  return lines;
}

const Finding& entry(const Game& game, Heuristic h, std::string_view words) {
  for (const Finding& finding : game.findings().list(h)) {
    if (words_of(finding) == words) return finding;
  }
  ADD_FAILURE() << words << " is not listed";
  static const Finding none;
  return none;
}

std::string act(Game& game, Heuristic h, std::string_view words) {
  std::string lines;
  game.act(entry(game, h, words), [&](const Happening& happening) {
    if (happening.is_action()) lines += words_of(happening) + "\n";
  });
  return lines;
}

// SEED_SPEC 000 items 19, 28 and 29
TEST(Game, TheFirstStepOfTheSecondPuzzleSetsItsNakedSingle) {
  Game game = load(kPuzzle2);
  EXPECT_EQ(advance(game), "[NS] cell[7, 4] =9\n");
  EXPECT_EQ(words_of(game.findings()),
            "[NS](2) {[8, 5], [7, 8]}\n"
            "[HS](2) {[2, 6]#6[n], [4, 5]#2[n]}\n"
            "[LC](5) {{{[1, 6],[2, 6],[3, 6]}#2[^n]}, {{[2, 6],[3, 6]}#1[^n]}, {{[4, 5]}#2[^c]}, "
            "{{[8, 5]}#1[^r]}, {{[8, 5]}#1[^c]}}\n"
            "[NP](1) {{{[5, 6],[6, 6]}#{7,9}}}\n"
            "[HP](0)\n");
}

// SEED_SPEC 000 item 39
TEST(Game, TheNakedPairOfTheSecondPuzzleActsInItsNonetAndItsColumn) {
  Game game = load(kPuzzle2);
  advance(game);
  EXPECT_EQ(act(game, Heuristic::kNakedPair, "{[5, 6],[6, 6]}#{7,9}"),
            "[NP] [4, 5] x9 [n]\n"
            "[NP] [5, 5] x9 [n]\n"
            "[NP] [6, 4] x7 [n]\n"
            "[NP] [1, 6] x9 [c]\n"
            "[NP] [2, 6] x7 [c]\n"
            "[NP] [2, 6] x9 [c]\n"
            "[NP] [3, 6] x9 [c]\n");
  EXPECT_EQ(game.steps(), 2);
}

// SEED_SPEC 000 items 29, 30 and 39
TEST(Game, TheLockedCandidatesOfTheSecondPuzzleClearTheRestOfTheirNonet) {
  Game game = load(kPuzzle2);
  advance(game);
  EXPECT_EQ(act(game, Heuristic::kLockedCandidates, "{[1, 6],[2, 6],[3, 6]}#2[^n]"),
            "[LC] [1, 5] x2 [n]\n[LC] [2, 5] x2 [n]\n");
}

// SEED_SPEC 000 items 29 and 30
TEST(Game, AHiddenPairClearsItsFirstCellAndThenItsSecond) {
  Game empty = load(std::string(81, '.'));
  // Two and six confined to r1c2 and r1c8 by hand, which leaves a hidden pair.
  for (int column : {1, 3, 4, 5, 6, 7, 9}) {
    for (int number : {2, 6}) {
      ASSERT_FALSE(empty.strike(candidate(1, column, number), ignore));
    }
  }
  std::string expected;
  for (const char* cell : {"[1, 2]", "[1, 8]"}) {
    for (const char* number : {"1", "3", "4", "5", "7", "8", "9"}) {
      expected += std::string("[HP] ") + cell + " x" + number + " {[1, 2],[1, 8]}#{2,6}\n";
    }
  }
  EXPECT_EQ(act(empty, Heuristic::kHiddenPair, "{[1, 2],[1, 8]}#{2,6}"), expected);
  EXPECT_EQ(empty.grid().candidates(cell_at(0, 1)).size(), 2);
  EXPECT_EQ(empty.grid().candidates(cell_at(0, 7)).size(), 2);
}

// SEED_SPEC 000 item 37
TEST(Game, AHiddenPairThatIsActedOnIsNotAlsoToldAsDropped) {
  Game game =
      load(".....5.47...3........28.5....352..6...8......6....4.5.24...6..........7..9....1.3");
  while (game.steps() < 18) ASSERT_TRUE(game.advance(ignore));
  std::string told;
  ASSERT_TRUE(game.advance([&](const Happening& h) { told += words_of(h) + "\n"; }));
  EXPECT_TRUE(told.starts_with("[HP] ")) << told;
  EXPECT_EQ(told.find("[xHP]"), std::string::npos) << told;
}

// SEED_SPEC 000 item 30
TEST(Game, SettingAValueClearsItFromRowColumnAndNonetAtOnce) {
  Game game = load(kPuzzle1);
  EXPECT_EQ(advance(game), "[HS] cell[9, 7] =3 [n]\n");
  for (Cell peer : game.grid().topology().peers(cell_at(8, 6))) {
    EXPECT_FALSE(game.grid().has(peer, Digit::from_number(3)));
  }
}

// SEED_SPEC 000 items 32 and 34
TEST(Game, BackAndResetReturnToTheSameStateAndForwardRepeatsTheSameStep) {
  Game game = load(kPuzzle1);
  const std::string initial = picture(game);
  EXPECT_FALSE(game.back());
  EXPECT_FALSE(game.reset());
  const std::string first = advance(game);
  const std::string after_first = picture(game);
  const std::string second = advance(game);
  EXPECT_TRUE(game.back());
  EXPECT_EQ(game.steps(), 1);
  EXPECT_EQ(picture(game), after_first);
  EXPECT_EQ(advance(game), second);
  EXPECT_TRUE(game.reset());
  EXPECT_EQ(game.steps(), 0);
  EXPECT_EQ(picture(game), initial);
  EXPECT_FALSE(game.back());
  EXPECT_EQ(advance(game), first);
}

// SEED_SPEC 000 item 40
TEST(Game, BothPuzzlesOfTheDocumentAreSolvedTheFirstInFiftyEightSteps) {
  Game first = load(kPuzzle1);
  while (!advance(first).empty()) {
  }
  EXPECT_TRUE(first.solved());
  EXPECT_EQ(first.steps(), 58);
  Game second = load(kPuzzle2);
  while (!advance(second).empty()) {
  }
  EXPECT_TRUE(second.solved());
}

// SEED_SPEC 000 item 9
TEST(Game, AClashOfGivensIsNamedAndACellWithoutCandidatesIsSeen) {
  Board clash = test::board(kPuzzle1);
  clash.set(cell_at(0, 1), Digit::from_number(7));
  auto refused = Game::load(clash, ignore);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().message, "7 stands twice in row 1: r1c1 and r1c2");

  Game dead = load("12345678.........9" + std::string(63, '.'));
  EXPECT_EQ(contradiction(dead.grid()), "r1c9 has no candidate left");
  EXPECT_EQ(contradiction(load(kPuzzle1).grid()), std::nullopt);
}

// SEED_SPEC 000 item 38
TEST(Game, AMoveByHandIsAStepWithFreshListsThatCanBeTakenBack) {
  Game game = load(kPuzzle1);
  const std::string before = picture(game);
  ASSERT_FALSE(game.strike(candidate(1, 2, 8), ignore));
  EXPECT_EQ(game.steps(), 1);
  EXPECT_FALSE(game.grid().has(candidate(1, 2, 8)));
  ASSERT_FALSE(game.strike(candidate(1, 2, 6), ignore));
  EXPECT_EQ(words_of(game.findings()).substr(0, 16), "[NS](1) {[1, 2]}");
  ASSERT_FALSE(game.set(candidate(1, 2, 9), ignore));
  EXPECT_EQ(game.grid().board().number_at(cell_at(0, 1)), 9);
  EXPECT_EQ(words_of(game.findings()).find("[1, 2]"), std::string::npos);
  EXPECT_TRUE(game.back() && game.back() && game.back());
  EXPECT_EQ(picture(game), before);
}

// SEED_SPEC 000 item 38
TEST(Game, AWrongMoveByHandIsRefusedAndChangesNothing) {
  Game game = load(kPuzzle1);
  const std::string before = picture(game);
  auto why = [](const std::optional<Error>& error) { return error ? error->message : "done"; };
  EXPECT_EQ(why(game.set(candidate(1, 1, 5), ignore)), "r1c1 is given as 7 already");
  EXPECT_EQ(why(game.strike(candidate(1, 1, 7), ignore)), "r1c1 is given as 7 already");
  EXPECT_EQ(why(game.set(candidate(1, 2, 7), ignore)), "r1c2 cannot be 7: r1c1 is 7");
  EXPECT_EQ(why(game.set(candidate(1, 2, 8), ignore)),
            "8 in r1c2 is wrong: then the puzzle has no solution");
  EXPECT_EQ(why(game.strike(candidate(1, 2, 9), ignore)),
            "striking 9 from r1c2 is wrong: then the puzzle has no solution");
  EXPECT_EQ(why(game.strike(candidate(2, 9, 5), ignore)),
            "striking 5 from r2c9 is wrong: then row 2 has no place left for 5");
  EXPECT_EQ(picture(game), before);
  EXPECT_EQ(game.steps(), 0);

  ASSERT_FALSE(game.strike(candidate(1, 2, 8), ignore));
  EXPECT_EQ(why(game.strike(candidate(1, 2, 8), ignore)), "8 has been struck from r1c2");
  EXPECT_EQ(why(game.set(candidate(1, 2, 8), ignore)), "8 has been struck from r1c2");
  ASSERT_FALSE(game.set(candidate(1, 2, 9), ignore));
  EXPECT_EQ(why(game.set(candidate(1, 2, 9), ignore)), "r1c2 is set to 9 already");
}

TEST(Game, OnASmallerBoardNothingBeyondItCanBeTouched) {
  const auto puzzle = read_any_puzzle(R"({"size": 4, "givens": "1...............", "rules": []})");
  ASSERT_TRUE(puzzle.ok());
  auto game = Game::load(*puzzle, ignore);
  ASSERT_TRUE(game.ok());
  auto why = [](const std::optional<Error>& error) { return error ? error->message : "done"; };
  const std::string none = "there is no such cell or digit";
  EXPECT_EQ(why(game->set(candidate(1, 5, 5), ignore, Rigour::kLoose)), none);
  EXPECT_EQ(why(game->strike(candidate(9, 9, 1), ignore, Rigour::kLoose)), none);
  EXPECT_EQ(why(game->erase(cell_at(0, 4), ignore)), none);
  EXPECT_EQ(why(game->overwrite(candidate(1, 5, 1), ignore)), none);
  EXPECT_EQ(why(game->set(candidate(1, 2, 5), ignore, Rigour::kLoose)),
            "r1c2 cannot be 5 by the rules");
}

TEST(Game, UncheckedAWrongMoveIsDoneAndOnlyWhatCannotStandThereIsRefused) {
  Game game = load(kPuzzle1);
  auto why = [](const std::optional<Error>& error) { return error ? error->message : "done"; };
  EXPECT_EQ(why(game.set(candidate(1, 2, 8), ignore, Rigour::kLoose)), "done");
  EXPECT_EQ(why(game.strike(candidate(2, 9, 5), ignore, Rigour::kLoose)), "done");
  EXPECT_EQ(game.steps(), 2);
  EXPECT_EQ(why(game.set(candidate(1, 7, 7), ignore, Rigour::kLoose)),
            "r1c7 cannot be 7: r1c1 is 7");
  EXPECT_EQ(why(game.set(candidate(1, 1, 5), ignore, Rigour::kLoose)),
            "r1c1 is given as 7 already");
}

TEST(Game, UncheckedAStruckCandidateMayBeSetAllTheSame) {
  Game game = load(kPuzzle1);
  ASSERT_FALSE(game.strike(candidate(1, 2, 8), ignore));
  ASSERT_FALSE(game.strike(candidate(5, 5, 9), ignore, Rigour::kLoose));
  ASSERT_FALSE(game.set(candidate(1, 2, 8), ignore, Rigour::kLoose));
  EXPECT_EQ(game.grid().board().number_at(cell_at(0, 1)), 8);
  EXPECT_FALSE(game.grid().has(candidate(5, 5, 9))) << "what else was struck stays so";
  EXPECT_EQ(game.grid().givens(), load(kPuzzle1).grid().givens());
}

TEST(Game, KnowsTheLastStateBeforeTheFirstWrongOneAndGoesBackThere) {
  Game game = load(kPuzzle1);
  const Candidate wrong = candidate(1, 2, 8);
  auto is_wrong = [wrong](const Grid& grid) { return !grid.is_open(wrong.cell); };
  ASSERT_TRUE(game.advance(ignore));
  EXPECT_EQ(game.steps_before(is_wrong), std::nullopt) << "nothing is wrong yet";
  const std::string before = picture(game);
  ASSERT_FALSE(game.set(wrong, ignore, Rigour::kLoose));
  ASSERT_FALSE(game.strike(candidate(5, 5, 9), ignore, Rigour::kLoose));
  ASSERT_EQ(game.steps_before(is_wrong), 1);
  EXPECT_TRUE(game.back_to(1));
  EXPECT_EQ(picture(game), before);
  EXPECT_EQ(game.steps(), 1);
  EXPECT_FALSE(game.back_to(1)) << "it is there already";
  auto always = [](const Grid&) { return true; };
  EXPECT_EQ(game.steps_before(always), std::nullopt) << "the puzzle itself is wrong";
}

TEST(Game, GoesOnFromAStateWithPlacedDigitsAndStruckCandidates) {
  Game game = load(kPuzzle1);
  ASSERT_FALSE(game.set(candidate(1, 2, 9), ignore));
  ASSERT_FALSE(game.strike(candidate(2, 1, 8), ignore, Rigour::kLoose));
  auto again = Game::load(game.grid().puzzle(), ignore);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->grid(), game.grid());
  EXPECT_EQ(again->grid().givens().size(), 27);
  EXPECT_EQ(again->steps(), 0);
  Puzzle broken = game.grid().puzzle();
  broken.placed.set(cell_at(0, 0), Digit::from_number(5));
  auto refused = Game::load(broken, ignore);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().message, "r1c1 is given as 7, and 5 is placed on it");
}

TEST(Game, AStepFromElsewhereIsTakenAndTakenBack) {
  Game game = load(kPuzzle2);
  const std::string before = picture(game);
  auto step = test::next_step(game.grid(), policy_all(), [](const Step&) { return true; });
  ASSERT_TRUE(step);
  game.advance(*step, ignore);
  Grid expected = *Grid::from(test::board(kPuzzle2));
  apply(*step, expected);
  EXPECT_EQ(game.grid(), expected);
  EXPECT_EQ(game.steps(), 1);
  EXPECT_TRUE(game.back());
  EXPECT_EQ(picture(game), before);
}

bool lists_cell(const Findings& findings, Heuristic h, Cell c) {
  for (const Finding& finding : findings.list(h)) {
    if (finding.cells[0] == c) return true;
  }
  return false;
}

// Every single of the grid, found by the finders of logic/, which share nothing with findings.cpp.
void expect_no_single_missing(const Game& game) {
  for (Technique technique : {Technique::kNakedSingle, Technique::kHiddenSingle}) {
    auto sink = [&](const Hit& hit) {
      Cell c = hit.placements[0].cell;
      EXPECT_TRUE(lists_cell(game.findings(), Heuristic::kNakedSingle, c) ||
                  lists_cell(game.findings(), Heuristic::kHiddenSingle, c))
          << picture(game);
      return false;
    };
    find(technique, game.grid(), sink);
  }
}

// SEED_SPEC 000 items 20, 26, 32 and 40 over random puzzles.
TEST(Game, OverRandomPuzzlesNoSingleIsMissedNothingContradictsTheSolutionAndUndoUndoes) {
  std::mt19937 random(20240301);
  for (int i = 0; i < test::rounds(60); ++i) {
    const Board puzzle = test::random_puzzle(random);
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    Game game = load(test::line_of(puzzle));
    std::vector<std::string> pictures = {picture(game)};
    while (true) {
      expect_no_single_missing(game);
      for (Cell c : Cell::all()) ASSERT_TRUE(game.grid().has(c, *solution.at(c)));
      if (!game.advance(ignore)) break;
      pictures.push_back(picture(game));
      ASSERT_NE(pictures.back(), pictures[pictures.size() - 2]) << "a step that does nothing";
    }
    if (!game.solved()) {
      EXPECT_TRUE(test::all_steps(game.grid(), policy_classic()).empty()) << picture(game);
    }
    for (std::size_t k = pictures.size(); k-- > 0;) {
      ASSERT_EQ(picture(game), pictures[k]);
      ASSERT_EQ(game.back(), k > 0);
    }
  }
}

// A game that cannot be solved must still be playable to its end.
TEST(Game, OverRandomBoardsWithoutSolutionARunComesToAnEnd) {
  std::mt19937 random(7);
  int dead_ends = 0;
  for (int i = 0; i < test::rounds(300); ++i) {
    Board puzzle = test::random_puzzle(random, 45);
    Cell c(static_cast<int>(random() % 81));
    puzzle.set(c, Digit(static_cast<int>(random() % 9)));
    auto loaded = Game::load(puzzle, ignore);
    if (!loaded) continue;
    Game game = *std::move(loaded);
    while (game.advance(ignore)) ASSERT_LT(game.steps(), 1000);
    dead_ends += contradiction(game.grid()) ? 1 : 0;
  }
  EXPECT_GT(dead_ends, test::rounds(10));
}

TEST(Game, ADigitOfThePlayersIsErasedWheneverItWasPlaced) {
  Game game = load(kPuzzle1);
  const Grid start = game.grid();
  ASSERT_FALSE(game.set(candidate(1, 2, 9), ignore, Rigour::kLoose));
  const Grid first = game.grid();
  ASSERT_FALSE(game.set(candidate(3, 1, 1), ignore, Rigour::kLoose));
  ASSERT_FALSE(game.erase(cell_at(0, 1), ignore));
  ASSERT_FALSE(game.erase(cell_at(2, 0), ignore));
  EXPECT_EQ(game.grid(), start);
  EXPECT_EQ(game.steps(), 4);
  EXPECT_EQ(game.erase(cell_at(0, 1), ignore)->message, "r1c2 has no digit");
  EXPECT_EQ(game.erase(cell_at(0, 0), ignore)->message, "r1c1 is given as 7");
  game.go_to(first, ignore);
  EXPECT_EQ(game.grid(), first);
  EXPECT_TRUE(game.back());
  EXPECT_EQ(game.grid(), start);
}

// To overwrite a digit is to have placed the other in the first place.
TEST(Game, OverRandomPuzzlesOverwritingIsErasingAndPlacing) {
  std::mt19937 random(11);
  for (int i = 0; i < test::rounds(60); ++i) {
    auto loaded = Game::load(test::random_puzzle(random, 50), ignore);
    ASSERT_TRUE(loaded.ok());
    const Cell c = loaded->grid().open().first();
    for (Digit a : loaded->grid().candidates(c)) {
      for (Digit b : loaded->grid().candidates(c)) {
        if (a == b) continue;
        Game changed = *loaded;
        Game direct = *loaded;
        ASSERT_FALSE(changed.set({c, a}, ignore, Rigour::kLoose));
        ASSERT_FALSE(changed.overwrite({c, b}, ignore));
        ASSERT_FALSE(direct.set({c, b}, ignore, Rigour::kLoose));
        ASSERT_EQ(changed.grid(), direct.grid());
        ASSERT_EQ(changed.steps(), 2);
      }
    }
  }
}

TEST(Game, AStruckCandidateIsPutBack) {
  Game game = load(kPuzzle1);
  const Grid start = game.grid();
  ASSERT_FALSE(game.strike(candidate(1, 2, 9), ignore, Rigour::kLoose));
  ASSERT_FALSE(game.restore(candidate(1, 2, 9), ignore));
  EXPECT_EQ(game.grid(), start);
  EXPECT_TRUE(game.restore(candidate(1, 2, 9), ignore));
  EXPECT_EQ(game.restore(candidate(1, 2, 7), ignore)->message, "r1c2 cannot be 7: r1c1 is 7");
}

}  // namespace
}  // namespace nonet
