#include "nonet/methods/facts.h"

#include <algorithm>
#include <set>

#include "nonet/methods/facts_text.h"
#include "support/support.h"

namespace nonet::facts {
namespace {

using test::board;
using test::line_of;

constexpr const char* kReadme =
    "....4.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";
// Two solutions, 4 or 8 in row 3, column 5.
constexpr const char* kTwoWays =
    "1..2.9.362..316..99637.51.2621593874487621953359478621512864397894137265736952418";
// Needs speculation.
constexpr const char* kHard =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

Cell at(int row, int column) {
  return cell_at(row - 1, column - 1);
}
Digit digit(int number) {
  return Digit::from_number(number);
}

// Leaves the cell no candidates but these.
void keep(Grid& grid, Cell cell, std::initializer_list<int> numbers) {
  DigitSet kept;
  for (int n : numbers) kept.insert(digit(n));
  for (Digit d : DigitSet::all() - kept) grid.eliminate(cell, d);
}
// Leaves the digit no places in the house but these.
void keep(Grid& grid, House house, int number, std::initializer_list<Cell> cells) {
  for (Cell c : grid.topology().cells(house) - CellSet(cells)) grid.eliminate(c, digit(number));
}

std::vector<std::string> lines_of_grid(const Grid& start) {
  Options options;
  options.most_grids = 1;
  std::vector<std::string> lines;
  find(start, options, [&](const Fact& fact) { lines.push_back(line_of(fact)); });
  return lines;
}

bool contains(const std::vector<std::string>& lines, const std::string& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::vector<std::string> with_reason(const std::vector<std::string>& lines,
                                     const std::string& reason) {
  std::vector<std::string> found;
  for (const std::string& line : lines) {
    if (line.find("reason=" + reason) != std::string::npos) found.push_back(line);
  }
  return found;
}

// SEED_SPEC 001 item 12, direct exclusion; items 18 and 19, the words and the numbering.
TEST(Facts, AnAssertionExcludesItsValueFromTheTwentyCellsOfItsGroups) {
  Grid start;
  start.place(at(4, 9), digit(7));
  auto lines = lines_of_grid(start);
  ASSERT_EQ(lines.size(), 21U);
  EXPECT_EQ(lines[0],
            "assert: grid=1, value=7, cell=(Row:4, Column:9, Block:6), reason=initial state");
  EXPECT_EQ(lines[1],
            "reject: grid=1, value=7, cell=(Row:1, Column:9, Block:3), reason=Direct Exclusion by "
            "(Row:4, Column:9, Block:6)");
}

TEST(Facts, ACellWithOneValueLeftIsANakedSingle) {  // item 12
  Grid start;
  keep(start, at(5, 5), {3});
  EXPECT_TRUE(
      contains(lines_of_grid(start),
               "assert: grid=1, value=3, cell=(Row:5, Column:5, Block:5), reason=Naked Single"));
}

TEST(Facts, AValueWithOneCellLeftInAGroupIsAHiddenSingle) {  // item 12
  const std::pair<House, const char*> groups[] = {
      {House(4), "Row:5"}, {House(13), "Column:5"}, {House(22), "Block:5"}};
  for (auto [group, name] : groups) {
    Grid start;
    keep(start, group, 3, {at(5, 5)});
    EXPECT_TRUE(contains(lines_of_grid(start),
                         "assert: grid=1, value=3, cell=(Row:5, Column:5, Block:5), "
                         "reason=Hidden Single in " +
                             std::string(name)));
  }
}

TEST(Facts, ANakedPairIsRejectedInTheRestOfItsGroup) {  // item 12
  Grid start;
  keep(start, at(1, 1), {1, 2});
  keep(start, at(1, 5), {1, 2});
  auto found = with_reason(lines_of_grid(start), "Naked Pair");
  ASSERT_EQ(found.size(), 14U);
  EXPECT_EQ(found[0],
            "reject: grid=1, value=1, cell=(Row:1, Column:2, Block:1), reason=Naked Pair (1,2) @ "
            "(Row:1, Column:1, Block:1), (Row:1, Column:5, Block:2)");
}

TEST(Facts, ANakedTripleOfThreePairsIsSeen) {  // item 13
  Grid start;
  keep(start, at(1, 1), {1, 2});
  keep(start, at(1, 5), {2, 3});
  keep(start, at(1, 9), {1, 3});
  auto found = with_reason(lines_of_grid(start), "Naked Triple");
  ASSERT_EQ(found.size(), 18U);
  EXPECT_EQ(found[0],
            "reject: grid=1, value=1, cell=(Row:1, Column:2, Block:1), reason=Naked Triple (1,2,3) "
            "@ ((Row:1, Column:1, Block:1), (Row:1, Column:5, Block:2), (Row:1, Column:9, "
            "Block:3))");
}

TEST(Facts, ExcludeComplementWorksFromBlockToLineAndFromLineToBlock) {  // item 14
  Grid pointing;
  keep(pointing, House(18), 5, {at(2, 1), at(2, 3)});
  auto found = with_reason(lines_of_grid(pointing), "Exclude Complement");
  ASSERT_EQ(found.size(), 6U);
  EXPECT_EQ(found[0],
            "reject: grid=1, value=5, cell=(Row:2, Column:4, Block:2), reason=Exclude Complement "
            "of Row:2's intersection with Block:1");
  Grid claiming;
  keep(claiming, House(9), 5, {at(4, 1), at(5, 1), at(6, 1)});
  found = with_reason(lines_of_grid(claiming), "Exclude Complement");
  ASSERT_EQ(found.size(), 6U);
  EXPECT_EQ(found[0],
            "reject: grid=1, value=5, cell=(Row:4, Column:2, Block:4), reason=Exclude Complement "
            "of Block:4's intersection with Column:1");
}

TEST(Facts, AColoringIsToldPairByPairAndRejectsACellThatSeesBothColors) {  // item 15
  Grid start;
  keep(start, House(0), 1, {at(1, 5), at(1, 1)});
  keep(start, House(9), 1, {at(1, 1), at(5, 1)});
  keep(start, House(21), 1, {at(5, 1), at(4, 3)});
  auto lines = lines_of_grid(start);
  auto found = with_reason(lines, "Coloring conflict");
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(contains(found,
                       "reject: grid=1, value=1, cell=(Row:4, Column:5, Block:5), reason=Coloring "
                       "conflict: coloring=1"));
  EXPECT_TRUE(contains(lines,
                       "coloring: new coloring grid=1, coloring=1, cell1=(Row:1, Column:1, "
                       "Block:1), cell2=(Row:1, Column:5, Block:2), value=1"));
  EXPECT_TRUE(contains(lines,
                       "coloring: extension grid=1, coloring=1, cell1=(Row:4, Column:3, Block:4), "
                       "cell2=(Row:5, Column:1, Block:4), value=1"));
}

TEST(Facts, SolveTheReadmePuzzle) {
  Story story = find(board(kReadme));
  ASSERT_EQ(story.outcome.kind, Outcome::Kind::kSolved);
  Board solution;
  ASSERT_EQ(test::count_solutions(board(kReadme), 2, &solution), 1);
  EXPECT_EQ(line_of(story.outcome.first.board), line_of(solution));
}

TEST(Facts, SolveWhatFaultyColoringOnceCalledContradictory) {  // item 15
  for (const char* puzzle :
       {".3....9....6.........241.3....9..7.......2..4.8..7..2.85........9.7.4........6..1",
        "......16..2.7...........9..6...1........4...2.3.......1.....47....3....58..2.....",
        "...6.5.....3.2.8...45.9.27.5.......1.62...54.4.......7.98.6.45...6.4.7.....2.3..."}) {
    Board solution;
    ASSERT_EQ(test::count_solutions(board(puzzle), 2, &solution), 1) << puzzle;
    Outcome outcome = find(board(puzzle)).outcome;
    ASSERT_EQ(outcome.kind, Outcome::Kind::kSolved) << puzzle;
    EXPECT_EQ(line_of(outcome.first.board), line_of(solution));
  }
}

// SEED_SPEC 001 item 16
TEST(Facts, AGuessGoesToTheFirstOfTheMostConstrainedCells) {
  Grid start;
  start.place(at(1, 1), digit(1));
  // Four cells share two groups with the clue.
  EXPECT_EQ(most_constrained_cell(start), at(1, 2));
  start.eliminate(at(3, 1), digit(9));
  EXPECT_EQ(most_constrained_cell(start), at(3, 1));
}

TEST(Facts, AGuessTakesTheLowestValueInAGridOfItsOwn) {  // item 16
  Grid start;
  start.place(at(1, 1), digit(1));
  Options options;
  options.most_grids = 2;
  std::optional<Fact> guess;
  Outcome outcome = find(start, options, [&](const Fact& fact) {
    if (fact.reason.why == Reason::Why::kSpeculation) guess = fact;
  });
  ASSERT_TRUE(guess);
  EXPECT_EQ(line_of(*guess),
            "assert: grid=2, value=2, cell=(Row:1, Column:2, Block:1), reason=Speculative "
            "Assertion");
  EXPECT_EQ(outcome.kind, Outcome::Kind::kOpen);
  EXPECT_EQ(outcome.state.count(), 1);
}

TEST(Facts, AFailedGuessIsRejectedInTheGridItWasMadeFor) {  // items 12 and 16
  Story story = find(board(kHard));
  ASSERT_EQ(story.outcome.kind, Outcome::Kind::kSolved);
  EXPECT_GT(story.outcome.grids, 2);
  int rejected = 0;
  for (const Fact& fact : story.facts) {
    if (fact.reason.why != Reason::Why::kContradiction) continue;
    ++rejected;
    EXPECT_EQ(fact.kind, Fact::Kind::kReject);
    // The contradiction lay in a clone, which has a greater number.
    EXPECT_GT(fact.reason.contradiction.grid, fact.grid);
    std::string line = line_of(fact);
    EXPECT_NE(line.find("reason=Contradiction Found: no "), std::string::npos) << line;
    EXPECT_TRUE(line.ends_with(" in grid " + std::to_string(fact.reason.contradiction.grid)));
  }
  EXPECT_GT(rejected, 0);
}

TEST(Facts, ASolvedGuessIsVerifiedByRejectingItInAFurtherGrid) {  // items 11, 12 and 16
  Story story = find(board(kTwoWays));
  const Outcome& outcome = story.outcome;
  ASSERT_EQ(outcome.kind, Outcome::Kind::kAmbiguous);
  EXPECT_EQ(cell_text(outcome.cell), "(Row:3, Column:5, Block:2)");
  EXPECT_EQ(outcome.grid, 1);
  EXPECT_EQ(line_of(outcome.state), kTwoWays);
  EXPECT_EQ(outcome.first.grid, 2);
  EXPECT_EQ(outcome.second.grid, 3);
  EXPECT_EQ(outcome.first.board.number_at(outcome.cell), 4);
  EXPECT_EQ(outcome.second.board.number_at(outcome.cell), 8);
  EXPECT_TRUE(is_solution(outcome.first.board));
  EXPECT_TRUE(is_solution(outcome.second.board));
  EXPECT_EQ(std::count_if(story.facts.begin(), story.facts.end(),
                          [](const Fact& fact) {
                            return line_of(fact) ==
                                   "reject: grid=3, value=4, cell=(Row:3, Column:5, Block:2), "
                                   "reason=Verify Uniqueness";
                          }),
            1);
}

TEST(Facts, ClashingCluesAreAContradictionThatNamesThem) {
  Board clash;
  clash.set(at(1, 5), digit(3));
  clash.set(at(9, 5), digit(3));
  Story story = find(clash);
  EXPECT_EQ(story.facts.size(), 2U);
  ASSERT_EQ(story.outcome.kind, Outcome::Kind::kContradiction);
  ASSERT_TRUE(story.outcome.clash);
  EXPECT_EQ(story.outcome.clash->message, "3 stands twice in column 5: r1c5 and r9c5");
  EXPECT_EQ(story.outcome.state, clash);
}

TEST(Facts, AContradictionNamesTheCellOrTheGroupThatItLiesIn) {
  Outcome no_value =
      find(board("12345678." + std::string(8, '.') + "9" + std::string(63, '.'))).outcome;
  ASSERT_EQ(no_value.kind, Outcome::Kind::kContradiction);
  EXPECT_EQ(text_of(no_value.contradiction), "no value is left for (Row:1, Column:9, Block:3)");
  Grid start;
  keep(start, House(18), 5, {});
  Outcome no_place = find(start, {}, [](const Fact&) {});
  ASSERT_EQ(no_place.kind, Outcome::Kind::kContradiction);
  EXPECT_EQ(text_of(no_place.contradiction), "no cell is left for 5 in Block:1");
}

TEST(Facts, AnEmptyGridIsFoundAmbiguousWithinFewGrids) {  // item 17
  Outcome outcome = find(Board()).outcome;
  EXPECT_EQ(outcome.kind, Outcome::Kind::kAmbiguous);
  EXPECT_LT(outcome.grids, 200);
}

TEST(Facts, NeverUseMoreGridsThanAllowed) {  // item 17
  Options options;
  options.most_grids = 20;
  Board impossible =
      board(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  Story story = find(impossible, options);
  EXPECT_EQ(story.outcome.kind, Outcome::Kind::kOpen);
  for (const Fact& fact : story.facts) EXPECT_LE(fact.grid, 20);
}

// Facts of grid 1 are claims about the puzzle itself and must hold in its solution.
TEST(Facts, NeverRejectADigitOfTheSolutionInRandomPuzzles) {
  std::mt19937 random(11);
  for (int i = 0; i < test::rounds(60); ++i) {
    Board puzzle = test::random_puzzle(random);
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    Story story = find(puzzle);
    ASSERT_EQ(story.outcome.kind, Outcome::Kind::kSolved) << line_of(puzzle);
    EXPECT_EQ(story.outcome.first.board, solution) << line_of(puzzle);
    for (const Fact& fact : story.facts) {
      if (fact.grid != 1) continue;
      bool holds = solution.at(fact.cell) == fact.value;
      if (fact.kind == Fact::Kind::kAssert || fact.kind == Fact::Kind::kReject) {
        EXPECT_EQ(holds, fact.kind == Fact::Kind::kAssert) << line_of(fact);
      }
    }
  }
}

TEST(Facts, TellEachFactOnceInAGrid) {
  std::mt19937 random(12);
  for (int i = 0; i < test::rounds(20); ++i) {
    Story story = find(test::random_puzzle(random));
    std::set<std::tuple<int, Fact::Kind, int, int>> told;
    for (const Fact& fact : story.facts) {
      if (fact.kind != Fact::Kind::kAssert && fact.kind != Fact::Kind::kReject) continue;
      EXPECT_TRUE(told.insert({fact.grid, fact.kind, fact.cell.index(), fact.value.index()}).second)
          << line_of(fact);
    }
  }
}

// With every technique and no guess each fact is still true, and further words are at hand.
TEST(Facts, FollowAnyPolicy) {
  Options options;
  options.policy = policy_all();
  std::erase(options.policy.order, Technique::kTrial);
  options.most_grids = 1;
  std::mt19937 random(13);
  for (int i = 0; i < test::rounds(40); ++i) {
    Board puzzle = test::random_puzzle(random);
    Board solution;
    test::count_solutions(puzzle, 1, &solution);
    Story story = find(puzzle, options);
    for (const Fact& fact : story.facts) {
      if (fact.kind != Fact::Kind::kReject) continue;
      EXPECT_NE(solution.at(fact.cell), fact.value) << line_of(fact);
    }
    EXPECT_EQ(story.outcome.grids, 1);
  }
}

}  // namespace
}  // namespace nonet::facts
