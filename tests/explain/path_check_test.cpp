#include "nonet/explain/path_check.h"

#include <algorithm>

#include "nonet/explain/lessons.h"
#include "nonet/explain/path_json.h"
#include "nonet/json/writer.h"
#include "nonet/text/notation.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kBlank(81, '.');

// A path without steps.
PathCheck check_start(const std::string& puzzle, const std::string& placed,
                      const std::vector<std::string>& removed = {}) {
  JsonWriter json;
  json.begin_object().member("puzzle", puzzle);
  json.line(1).member("placed", placed);
  json.line(1).key("removed").strings(removed, [](const std::string& text) { return text; });
  json.line(1).key("steps").begin_list().end_list().end_object();
  auto result = check_path(json.take());
  EXPECT_TRUE(result) << to_string(result.error());
  return result ? *result : PathCheck();
}

// Blank but for one cell.
std::string only(std::size_t cell, char digit) {
  std::string board = kBlank;
  board[cell] = digit;
  return board;
}

void expect_fault(const PathCheck& result, int line, const std::string& fault) {
  EXPECT_FALSE(result.holds);
  EXPECT_EQ(result.fault, fault);
  EXPECT_EQ(result.line, line);
}

TEST(PathCheck, GivensMayNotBeOverridden) {
  // 81 givens, and 81 other digits placed on them which are a solution too.
  std::string other = kSolution;
  for (char& ch : other) ch = ch == '9' ? '1' : static_cast<char>(ch + 1);
  auto result = check_path("{\"puzzle\": \"" + kSolution + "\", \"placed\": \"" + other +
                           "\", \"solved\": true, \"solution\": \"" + other + "\", \"steps\": []}");
  ASSERT_TRUE(result);
  expect_fault(*result, 1,
               "the start contradicts itself: r1c1 is given as 5, and 6 is placed on it");
}

TEST(PathCheck, AStartThatTheOneSolutionContradictsIsRefusedWithItsCell) {
  EXPECT_TRUE(check_start(kEasy, only(2, '4'), {"r1c4<>2"}).holds);
  expect_fault(check_start(kEasy, only(2, '1')), 2,
               "the start contradicts the puzzle: 1 is placed on r1c3, where the solution has 4");
  expect_fault(
      check_start(kEasy, kBlank, {"r1c4<>2", "r1c3<>4", "r1c4<>6"}), 3,
      "the start contradicts the puzzle: 4 is struck from r1c3, where the solution has it");
}

TEST(PathCheck, AStartThatNoneOfSeveralSolutionsHasIsRefusedWithItsCell) {
  const std::string given = only(80, '5');
  EXPECT_TRUE(check_start(given, only(0, '1'), {"r1c2<>2"}).holds);
  expect_fault(check_start(given, "12345678.........9" + std::string(63, '.')), 2,
               "the start contradicts the puzzle: 9 is placed on r2c9, which no solution has "
               "together with what was placed and struck before");
  std::vector<std::string> all;
  for (char d : std::string("123456789")) all.push_back(std::string("r1c1<>") + d);
  expect_fault(check_start(given, kBlank, all), 3,
               "the start contradicts the puzzle: 9 is struck from r1c1, which no solution has "
               "together with what was placed and struck before");
}

TEST(PathCheck, APuzzleWithoutASolutionProvesNothing) {
  expect_fault(check_start("12345678.........9" + std::string(63, '.'), kBlank), 1,
               "the puzzle has no solution");
  std::vector<std::string> all;
  for (char d : std::string("123456789")) all.push_back(std::string("r1c1<>") + d);
  expect_fault(check_start(kBlank, kBlank, all), 1, "the puzzle has no solution");
  expect_fault(check_start("11" + kBlank.substr(2), kBlank), 1,
               "the start contradicts itself: 1 stands twice in row 1: r1c1 and r1c2");
}

// A solved board without the corners of a rectangle in two boxes that hold two digits crosswise:
// it has two solutions.
struct Rectangle {
  Board puzzle;
  Board solution;
  std::vector<DeadlyCell> corners;
};

std::optional<Rectangle> rectangle_in(const Board& solution) {
  for (Cell a : Cell::all()) {
    for (Cell d : Cell::all()) {
      const bool low = d.index() / 9 > a.index() / 9 && d.index() % 9 > a.index() % 9;
      const bool same_band = d.index() / 27 == a.index() / 27;
      const bool same_stack = d.index() % 9 / 3 == a.index() % 9 / 3;
      const Cell b(a.index() / 9 * 9 + d.index() % 9), c(d.index() / 9 * 9 + a.index() % 9);
      if (!low || same_band == same_stack || solution.at(a) != solution.at(d) ||
          solution.at(b) != solution.at(c)) {
        continue;
      }
      Rectangle found{solution, solution, {}};
      const DigitSet digits = DigitSet{*solution.at(a), *solution.at(b)};
      for (Cell corner : {b, a, c, d}) {
        found.puzzle.clear(corner);
        found.corners.push_back({corner, digits});
      }
      return found;
    }
  }
  return std::nullopt;
}

// Places the corners: the first because the rectangle would be deadly, the others as singles.
ClaimedPath path_of(const Rectangle& rectangle) {
  ClaimedPath path;
  path.puzzle.givens = rectangle.puzzle;
  path.solved = true;
  path.solution = rectangle.solution;
  for (const DeadlyCell& corner : rectangle.corners) {
    ClaimedStep claimed;
    claimed.line = static_cast<int>(path.steps.size()) + 10;
    claimed.step.placements = {{corner.cell, *rectangle.solution.at(corner.cell)}};
    claimed.step.truths = {Truth(corner.cell)};
    if (path.steps.empty()) {
      claimed.name = "Unique Rectangle";
      claimed.step.deadly = rectangle.corners;
    }
    path.steps.push_back(std::move(claimed));
  }
  return path;
}

TEST(PathCheck, AStepThatAssumesOneSolutionIsRefusedWhereThereAreTwo) {
  std::mt19937 random(7);
  std::optional<Rectangle> rectangle;
  while (!rectangle) rectangle = rectangle_in(test::random_solution(random));
  ASSERT_EQ(test::count_solutions(rectangle->puzzle, 3), 2);
  const ClaimedPath path = path_of(*rectangle);
  const PathCheck result = check_path(path);
  expect_fault(result, 10,
               "step 1 'Unique Rectangle': it assumes that the puzzle has one solution, and there "
               "are several");
  EXPECT_EQ(result.checked, 0U);
  EXPECT_EQ(result.steps, 4U);
  // One solution through what was placed since is not one solution of the puzzle.
  ClaimedPath half = path;
  const Cell last = rectangle->corners.back().cell;
  half.puzzle.placed.set(last, *rectangle->solution.at(last));
  half.steps.pop_back();
  EXPECT_FALSE(check_path(half).holds);
  half.steps[0].step.deadly.clear();
  EXPECT_TRUE(check_path(half).holds) << check_path(half).fault;
}

TEST(PathCheck, AStepThatAssumesOneSolutionHoldsWhereASearchFindsOne) {
  auto example = shown_example(techniques_named("unique-rectangle-1").front());
  ASSERT_TRUE(example);
  ClaimedPath path;
  path.puzzle = example->grid.puzzle();
  path.steps.push_back({.step = example->step, .name = "", .line = 2});
  const PathCheck result = check_path(path);
  EXPECT_TRUE(result.holds) << result.fault;
  EXPECT_TRUE(result.uses_uniqueness);
  // The same board, but as a player's work on an empty one: other work would have done as well.
  path.puzzle.placed = digits_of(path.puzzle);
  path.puzzle.givens = {};
  path.puzzle.removed.clear();
  expect_fault(check_path(path), 2,
               "step 1: it assumes that the puzzle has one solution, and there are several");
}

TEST(PathCheck, APatternThatTakesTooLongIsNotDecided) {
  auto example = shown_example(techniques_named("unique-rectangle-1").front());
  ASSERT_TRUE(example);
  ClaimedPath path;
  path.puzzle = example->grid.puzzle();
  path.steps.push_back({.step = example->step, .name = "", .line = 2});
  Step& step = path.steps[0].step;
  step.deadly.clear();
  for (Cell c : CellSet::all() - example->grid.givens()) {
    step.deadly.push_back({c, DigitSet::all()});
  }
  const PathCheck result = check_path(path);
  expect_fault(
      result, 2,
      "step 1: whether the pattern it names is deadly could not be checked within the work "
      "bound");
  EXPECT_FALSE(result.decided);
  EXPECT_EQ(verdict_of(result), "undecided");
  EXPECT_EQ(words_of(result), "Not decided: 0 of 1 steps hold.");
  // With one solution less, or a given in it, there is nothing to be undecided about.
  step.deadly.push_back({example->grid.givens().first(), DigitSet::all()});
  EXPECT_TRUE(check_path(path).decided);
  EXPECT_EQ(verdict_of(check_path(path)), "refused");
}

TEST(PathCheck, AForgedStepIsNamed) {
  Path path = find_path(test::grid(kPuzzle), policy_all());
  auto claimed = read_path(path_to_json(path));
  ASSERT_TRUE(claimed.ok());
  std::mt19937 random(13);
  for (int round = 0; round < test::rounds(50); ++round) {
    ClaimedPath forged = *claimed;
    std::size_t at = random() % forged.steps.size();
    // Claim the opposite: a placement becomes a removal of the true digit.
    Grid state = path.start;
    for (std::size_t i = 0; i < at; ++i) apply(path.steps[i], state);
    Cell cell = state.open().first();
    forged.steps[at].step.placements.clear();
    forged.steps[at].step.removals = {{cell, *path.end.board().at(cell)}};
    PathCheck result = check_path(forged);
    EXPECT_FALSE(result.holds);
    EXPECT_EQ(result.checked, at);
    EXPECT_EQ(result.steps, forged.steps.size());
    EXPECT_NE(result.fault.find("step " + std::to_string(at + 1)), std::string::npos);
  }
}

TEST(PathCheck, WhatIsClaimedOfTheEndIsHeldAgainstIt) {
  auto read = read_path(path_to_json(find_path(test::grid(kPuzzle), policy_all())));
  ASSERT_TRUE(read.ok());
  EXPECT_TRUE(check_path(*read).holds);
  ClaimedPath other = *read;
  other.solution->set(Cell(5), Digit(0));
  expect_fault(check_path(other), read->lines.solution,
               "the steps do not end in the solution that the file claims");
  ClaimedPath denied = *read;
  denied.solved = false;
  expect_fault(check_path(denied), read->lines.solved,
               "the steps end in a solved board, and the file says that they do not");
  ClaimedPath cut = *read;
  cut.steps.pop_back();
  expect_fault(check_path(cut), read->lines.solved,
               "the steps do not end in a solved board, as the file claims");
  cut.solved = false;
  expect_fault(check_path(cut), read->lines.solution,
               "the steps do not end in the solution that the file claims");
  cut.solved.reset();
  cut.solution.reset();
  EXPECT_TRUE(check_path(cut).holds);
}

// The text of a path with its members in another order.
std::string reordered(const Grid& start, const std::vector<std::string>& order) {
  const std::string text = path_to_json(find_path(start, policy_all()));
  const std::size_t steps = text.find("\"steps\"");
  const Puzzle puzzle = start.puzzle();
  JsonWriter removed;
  removed.strings(puzzle.removed, [](Candidate x) { return removal_text(x, {}); });
  std::string out;
  for (const std::string& key : order) {
    out += out.empty() ? "{" : ",\n";
    if (key == "puzzle") out += "\"puzzle\": \"" + test::line_of(puzzle.givens) + "\"";
    if (key == "placed") out += "\"placed\": \"" + test::line_of(puzzle.placed) + "\"";
    if (key == "removed") out += "\"removed\": " + JsonWriter(removed).take();
    if (key == "steps") out += text.substr(steps, text.rfind('}') - steps);
  }
  return out + "}";
}

TEST(PathCheck, TheMembersOfAPathMayStandInAnyOrder) {
  Path whole = find_path(test::grid(kPuzzle), policy_all());
  Grid half = whole.start;
  for (std::size_t i = 0; i < whole.steps.size() / 2; ++i) apply(whole.steps[i], half);
  ASSERT_GT(half.puzzle().placed.count(), 0);
  ASSERT_FALSE(half.puzzle().removed.empty());
  std::vector<std::string> order = {"placed", "puzzle", "removed", "steps"};
  do {
    auto result = check_path(reordered(half, order));
    ASSERT_TRUE(result) << to_string(result.error());
    EXPECT_TRUE(result->holds) << result->fault;
    EXPECT_TRUE(result->solved);
  } while (std::next_permutation(order.begin(), order.end()));
}

// So many steps that they can't be kept, each of nothing.
std::string many_steps() {
  std::string text = "\"steps\": [{}";
  for (std::size_t i = 0; i < kMostKept / sizeof(ClaimedStep); ++i) text += ",\n{}";
  return text + "]";
}

TEST(PathCheck, MoreStepsThanCanBeKeptNeedTheStartBeforeThem) {
  const std::string puzzle = "\"puzzle\": \"" + kEasy + "\"";
  const std::string blank = "\"placed\": \"" + kBlank + "\"";
  auto result = check_path("{" + puzzle + ", " + blank + ",\n" + many_steps() + "}");
  ASSERT_TRUE(result) << to_string(result.error());
  EXPECT_EQ(result->fault, "step 1: the step has no effect");
  EXPECT_EQ(result->steps, kMostKept / sizeof(ClaimedStep) + 1);
  auto late = check_path("{" + many_steps() + ", " + puzzle + "}");
  ASSERT_TRUE(late) << to_string(late.error());
  expect_fault(*late, static_cast<int>(result->steps),
               "\"puzzle\" stands behind more steps than can be kept");
  EXPECT_FALSE(late->decided);
  EXPECT_EQ(late->steps, result->steps);
  EXPECT_EQ(words_of(*late), "Not decided: 0 of " + std::to_string(late->steps) + " steps hold.");
  auto half = check_path("{" + puzzle + ",\n" + many_steps() + ",\n" + blank + "}");
  ASSERT_TRUE(half) << to_string(half.error());
  EXPECT_EQ(half->fault, "\"placed\" stands behind more steps than can be kept");
  EXPECT_EQ(verdict_of(*half), "undecided");
  // That it is no path is seen all the same.
  EXPECT_FALSE(check_path("{" + many_steps() + ", " + puzzle + ", \"solved\": 1}"));
}

// All that a check says.
std::string told(const Result<PathCheck>& result) {
  if (!result) return to_string(result.error());
  return std::to_string(result->holds) + std::to_string(result->solved) +
         std::to_string(result->uses_uniqueness) + " " + std::to_string(result->checked) + " of " +
         std::to_string(result->steps) + " " + std::to_string(result->line) + " " + result->fault;
}

TEST(PathCheck, SaysTheSameHoweverTheTextIsCutAndHoweverItIsRead) {
  const std::string good = path_to_json(find_path(test::grid(kEasy), policy_all()));
  std::mt19937 random(17);
  int refused = 0;
  for (int round = 0; round < test::rounds(300); ++round) {
    std::string text = good;
    // A digit or a mark becomes another, or the text ends early.
    for (std::size_t n = round % 4; n > 0; --n) {
      text[random() % text.size()] = "0123456789\"{[,.=<>rcb"[random() % 21];
    }
    if (round % 10 == 9) text.resize(random() % text.size());
    const std::string whole = told(check_path(text));
    refused += whole[0] != '1' ? 1 : 0;
    std::string_view left = text;
    std::string piece;
    auto pieces = [&]() -> std::string_view {
      piece.assign(left.substr(0, 1 + random() % (1U << round % 12)));
      left.remove_prefix(piece.size());
      return piece;
    };
    EXPECT_EQ(told(check_path(JsonSource(pieces))), whole);
    auto read = read_path(text);
    EXPECT_EQ(told(read ? Result<PathCheck>(check_path(*read)) : read.error()), whole);
  }
  EXPECT_GT(refused, test::rounds(300) / 4);
}

}  // namespace
}  // namespace nonet
