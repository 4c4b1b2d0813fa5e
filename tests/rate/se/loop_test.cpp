// Policy se: every step of Sudoku Explainer's path is a step like any other. The checker proves it,
// it does what the hint does, and it is rated as that is.
#include "nonet/rate/se/loop.h"

#include <fstream>
#include <map>

#include "nonet/proof/checker.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"
#include "support/support.h"

namespace nonet {
namespace {

// Between them they need nearly all that it has: 4.6 with loops, 5.7 and 6.9 with BUGs, 8.4, 8.8,
// 8.9, 9.0 and 9.6.
constexpr std::string_view kPuzzles[] = {
    ".843.....7356.8.......7.....415........1..3..9...46.....741.9.......3.....6....47",
    "....9..43.........1..5..78...1..7..9.7.3.5.2.8..9..6...63..2..5.........78..1....",
    ".38..6..4..5.78..6.4.....9..2...3..9.8.6..7...935.2...3...2...........62.....7...",
    "..........52.3.......8..1.7..93...7....498....1...52..7.6..9.......2.35..........",
    ".......39...1..72..25.8.........41..9..3.....2.8....46..6....8.4....9.......2...7",
    "....6.2.9...3..6..81...7..4...8...........7...2..1.96..8...9.4.142.78...93......7",
    ".5.82.7.62....9..8..7.45.....4.8.....6..9....7.....8.53..2....71..4..25.......6..",
    "..8...53..19.......3..4.9.2..2.79...6.....8..1....6...96...5......7...8..2..3...4",
    "....8......73.28...5.9.6.1..29...14.1.......7.86...52..6.1.5.3...36.82......3....",
    "8....25...9..6....2..9...7........69.3..4..1.42........6...5..8....7..4...86....1",
    "7.8...3.....6.1...5.........4.....263...8.......1...9..9.2....4....7.5..........."};

bool same_candidates(const Grid& a, const Grid& b) {
  for (Digit d : Digit::all()) {
    if (a.places(d) != b.places(d)) return false;
  }
  return true;
}

// Goes the way of policy se, and holds each step against the engine's; returns how many there were.
int expect_path(std::string_view puzzle) {
  const Grid start = test::grid(puzzle);
  std::vector<SeStep> hints;
  const SeRating rating = rate_se(start, [&](const SeStep& step) { hints.push_back(step); });
  Grid state = start;
  std::size_t at = 0;
  Solver solver(start, policy_se());
  const Path path = solver.path([&](const Step& step, const Grid& before) {
    EXPECT_TRUE(same_candidates(state, before)) << puzzle << " before step " << at + 1;
    if (at == hints.size() || testing::Test::HasFailure()) return true;
    EXPECT_EQ(step.se_rating_times_ten, hints[at].rating);
    EXPECT_EQ(step.placements, hints[at].placements);
    apply(hints[at].placements, hints[at].removals, state);
    ++at;
    return false;
  });
  EXPECT_EQ(path.refused, 0) << puzzle;
  EXPECT_TRUE(path.solved()) << puzzle;
  EXPECT_EQ(at, hints.size());
  EXPECT_EQ(text_of(se_rating_of(path.steps)), text_of(rating));
  return static_cast<int>(at);
}

TEST(SePolicy, ProvesEveryStepAndDoesWhatTheHintDoes) {
  int steps = 0;
  for (std::string_view puzzle : kPuzzles) steps += expect_path(puzzle);
  EXPECT_GT(steps, 700);
}

// Chains in chains from the first step on; the whole path would take seconds.
TEST(SePolicy, ProvesWhatIsNested) {
  Solver solver(test::grid("12.4..3..3...1..5...6...1..7...9.....4.6.3.....3..2...5...8.7....7....."
                           "5.......98"),
                policy_se());
  for (int i = 0; i < 3; ++i) {
    const Step* step = solver.next();
    ASSERT_NE(step, nullptr);
    EXPECT_GE(step->se_rating_times_ten, 100);
    solver.take();
  }
  EXPECT_EQ(solver.refused(), 0);
}

// A line of the lists begins with its puzzle, or names it.
std::vector<std::string> puzzles_in(const std::filesystem::path& file) {
  std::vector<std::string> puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("PUZZLE ")) line = line.substr(7);
    const bool begins = !line.empty() && (line[0] == '.' || (line[0] >= '0' && line[0] <= '9'));
    if (begins && line.size() >= 81) puzzles.push_back(line.substr(0, 81));
  }
  return puzzles;
}

// That the paths themselves are Sudoku Explainer's is held in se_test.cpp.
void expect_paths(const std::filesystem::path& file, std::size_t from, std::size_t stride) {
  const std::vector<std::string> puzzles = puzzles_in(file);
  EXPECT_GT(puzzles.size(), from);
  for (std::size_t i = from; i < puzzles.size(); i += stride) expect_path(puzzles[i]);
}

TEST(SePolicy, ProvesSomeOfThePaths) {
  NONET_NEEDS_SHARED_DATA(data);
  expect_paths(data / "se" / "paths.txt", 5, 40);
}

// The paths of all puzzles that it has rated go through both checkers in proof/independent.
TEST(CorpusSePolicy, ProvesEveryStepOfEveryPath) {
  NONET_NEEDS_SHARED_DATA(data);
  expect_paths(data / "se" / "paths.txt", 0, 1);
}

Step first_of(std::string_view puzzle, Technique technique, Grid& before) {
  Solver solver(test::grid(puzzle), policy_se());
  while (const Step* step = solver.next()) {
    before = solver.grid();
    if (step->technique == technique) return *step;
    solver.take();
  }
  ADD_FAILURE() << "no " << row_of(technique).slug;
  return {};
}

std::string told(std::string_view puzzle, Technique technique) {
  Grid before;
  const Step step = first_of(puzzle, technique, before);
  std::string text = rated(expert_line(step, before), step) + "\n" + sentence_of(step, before);
  for (const std::string& line : reasoning_of(step, before)) text += "\n" + line;
  return text;
}

TEST(SePolicy, TellsALockedDigitAndItsSingleInOne) {
  EXPECT_EQ(told(kPuzzles[0], Technique::kDirectPointing),
            "Direct Pointing (1.7): 9 in b1 => r2c5=9\n"
            "box 1 has its 9 within row 3, at r3c2 or r3c3, which leaves box 2 one place "
            "for it, so r2c5 is 9.");
}

TEST(SePolicy, TellsATurbotFishAsTwoStrongLinks) {
  EXPECT_EQ(told(kPuzzles[7], Technique::kTurbotFish),
            "Turbot Fish (6.6): 4 r5c6 =4= r8c6 -4- r8c1 =4= r4c1 => r4c4<>4\n"
            "4 has only two places in each of columns 1 and 6; r8c1 and r8c6 share row 8 and can't "
            "both be 4, so one of r4c1 and r5c6 is, and no cell that sees both can hold it, so "
            "r4c4 is not 4.\n"
            "Suppose r5c6 is not 4.\n"
            "Then r8c6 is 4, the only place left in column 6.\n"
            "Then r8c1 is not 4, because row 8 has its 4 at r8c6.\n"
            "Then r4c1 is 4, the only place left in column 1.");
}

TEST(SePolicy, TellsTheLinksOfStaticChains) {
  EXPECT_EQ(told(kPuzzles[7], Technique::kForcingChainVerity),
            "Forcing Chain Verity (8.3): r5c8=2,r6c7=2,r6c8=2 => r5c8<>4\n"
            "wherever 2 stands in box 6, r5c8 is not 4.\n"
            "In box 6 the 2 can be at r5c8, r6c7 or r6c8:\n"
            "  Case 1: suppose r5c8 is 2; then it is not 4.\n"
            "  Case 2: suppose r6c8 is 2.\n"
            "  Then r5c8 is 9, the only place left in box 6, and so not 4.\n"
            "  Case 3: suppose r6c7 is 2.\n"
            "  Then r8c7 is not 2, because column 7 has its 2 at r6c7.\n"
            "  Then r8c6 is 2, the only place left in row 8.\n"
            "  Then r5c6 is 4, the only place left in column 6.\n"
            "  Then r5c8 is not 4, because row 5 has its 4 at r5c6.\n"
            "So in every case r5c8 is not 4.");
}

// The first line of a path, step by step, that has these words.
std::string first_line_with(std::string_view words, std::string_view puzzle) {
  std::string found;
  Solver solver(test::grid(puzzle), policy_se());
  solver.path([&](const Step& step, const Grid& before) {
    std::vector<std::string> lines = reasoning_of(step, before);
    lines.insert(lines.begin(), sentence_of(step, before));
    for (const std::string& line : lines) {
      if (found.empty() && line.find(words) != std::string::npos) found = line;
    }
    return !found.empty();
  });
  return found;
}

TEST(SePolicy, TellsWhatPatternsDoWithinANet) {
  EXPECT_EQ(first_line_with("it sees", kPuzzles[10]),
            "  Then r5c6 is not 7, because it sees every place left for 7 in box 6.");
  EXPECT_EQ(first_line_with("because of", kPuzzles[10]),
            "  Then r5c6 is not 7, because of 2 and 6 in box 5.");
}

TEST(SePolicy, TellsBothWaysOfADoubleChain) {
  EXPECT_EQ(first_line_with("or it is not", kPuzzles[9]),
            "r6c3 is 9 or it is not, and in every case r6c3 is not 1.");
}

TEST(SePolicy, TellsAContradictionUpToTheTruthThatFails) {
  EXPECT_EQ(told(kPuzzles[6], Technique::kForcingNetContradiction),
            "Forcing Net Contradiction (7.8) => r9c6<>1\n"
            "if r9c6 were 1, box 3 would have no place left for 1, so r9c6 is not 1.\n"
            "Suppose r9c6 is 1.\n"
            "Then r7c8 is 1, the only place left in row 7.\n"
            "Also r3c4 is 1, the only place left in box 2.\n"
            "But then box 3 has no place left for 1, so r9c6 is not 1.");
}

TEST(SePolicy, PassesOverWhatIsNotWanted) {
  const Grid start = test::grid(kPuzzles[1]);
  const Path path = find_path(start, without_uniqueness(policy_se()));
  EXPECT_TRUE(path.solved());
  for (const Step& step : path.steps) EXPECT_TRUE(step.deadly.empty());
  const Path singles = find_path(start, *restrict_policy(policy_se(), {"singles"}, {}));
  EXPECT_FALSE(singles.solved());
  for (const Step& step : singles.steps) EXPECT_FALSE(step.placements.empty());
}

// Where there are several solutions it is no rating, but a path as far as logic goes.
TEST(SePolicy, AssumesNothingWhereThereAreSeveralSolutions) {
  std::mt19937 random(1701);
  for (int round = 0; round < test::rounds(10); ++round) {
    Grid state = test::random_state(random);
    Solver solver(state, policy_se(), Stop::after(std::chrono::milliseconds(50)));
    const Path path = solver.path();
    EXPECT_EQ(path.refused, 0);
    if (solver.ground().one_solution()) continue;
    for (const Step& step : path.steps) EXPECT_TRUE(step.deadly.empty());
  }
}

}  // namespace
}  // namespace nonet
