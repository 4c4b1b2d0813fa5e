// Games on boards smaller than nine by nine: everything that is told stays on the board, and what
// both checkers would have to refuse is refused.
#include <gtest/gtest.h>

#include <iterator>
#include <sstream>

#include "nonet/explain/board_json.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/io/format.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/any_puzzle.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/prose.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Puzzle> smaller_boards() {
  std::vector<Puzzle> puzzles;
  for (const std::string& line : test::puzzle_lines(test::own_data() / "smaller_boards.jsonl")) {
    auto puzzle = read_any_puzzle(line);
    EXPECT_TRUE(puzzle) << line;
    if (puzzle) puzzles.push_back(*puzzle);
  }
  return puzzles;
}

Puzzle first_with_side(int side) {
  for (const Puzzle& puzzle : smaller_boards()) {
    if (puzzle.variant->rows == side) return puzzle;
  }
  ADD_FAILURE() << "none of " << side << " rows";
  return {};
}

bool on_board(const Variant& variant, Candidate x) {
  return spot_of(variant, x.cell) && x.digit.number() <= variant.high;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  if (at != std::string::npos) text.replace(at, what.size(), by);
  return text;
}

PathCheck checked(const std::string& path) {
  const auto check = check_path(path);
  EXPECT_TRUE(check) << path.substr(0, 300);
  return check ? *check : PathCheck{};
}

TEST(SmallerBoards, BeginWithTheirOwnCellsAndDigitsAlone) {
  for (const Puzzle& puzzle : smaller_boards()) {
    const Variant& variant = *puzzle.variant;
    const auto grid = grid_of(puzzle);
    ASSERT_TRUE(grid);
    EXPECT_EQ(grid->topology().on_board().size(), variant.cells());
    for (Cell c : grid->open()) {
      for (Digit d : grid->candidates(c)) EXPECT_TRUE(on_board(variant, {c, d}));
    }
    EXPECT_EQ(one_line(grid->board(), grid->topology()).size(),
              static_cast<std::size_t>(variant.cells()));
    EXPECT_EQ(grid->board(), grid->given_board());
    // What is not there is not said to be placed, nor struck.
    EXPECT_EQ(grid->puzzle().placed, Board());
    EXPECT_TRUE(grid->puzzle().removed.empty());
    EXPECT_FALSE(grid->broken());
  }
}

TEST(SmallerBoards, AreSearchedAsTheirVariantIs) {
  for (const Puzzle& puzzle : smaller_boards()) {
    const auto grid = grid_of(puzzle);
    ASSERT_TRUE(grid);
    const SearchResult found = search(*grid);
    EXPECT_TRUE(found.unique());
    EXPECT_TRUE(is_solution(*grid->rulebook(), found.first));
    const auto solutions = solutions_of(puzzle);
    ASSERT_TRUE(solutions);
    EXPECT_EQ(solutions->first, one_line(found.first, grid->topology()));
    Board other = found.first;
    other.clear(grid->open().first());
    EXPECT_FALSE(is_solution(*grid->rulebook(), other));
    EXPECT_TRUE(is_solution(found.first, grid->topology()));
    EXPECT_FALSE(is_solution(other, grid->topology()));
  }
}

TEST(SmallerBoards, AreSolvedByProvedStepsOnTheBoard) {
  for (const Puzzle& puzzle : smaller_boards()) {
    const Variant& variant = *puzzle.variant;
    const auto start = grid_of(puzzle);
    ASSERT_TRUE(start);
    const Board solution = search(*start).first;
    const Path path = find_path(*start, policy_all());
    EXPECT_TRUE(path.end.solved());
    EXPECT_EQ(path.end.board(), solution);
    Grid state = path.start;
    for (const Step& step : path.steps) {
      EXPECT_TRUE(check(state, step).proved()) << sentence_of(step, state);
      for (Candidate x : step.placements) {
        EXPECT_TRUE(on_board(variant, x));
        EXPECT_EQ(solution.at(x.cell), x.digit);
      }
      for (Candidate x : step.removals) {
        EXPECT_TRUE(on_board(variant, x));
        EXPECT_NE(solution.at(x.cell), x.digit);
      }
      for (Truth truth : step.truths) {
        const CellSet cells =
            truth.is_cell() ? CellSet{truth.cell()} : state.topology().cells(truth.house());
        EXPECT_FALSE((cells & state.topology().on_board()).empty()) << sentence_of(step, state);
      }
      // The first line counts the columns.
      const std::string board = marked_board(state, step, Paint::kPlain);
      std::istringstream columns(board.substr(0, board.find('\n')));
      EXPECT_EQ(std::distance(std::istream_iterator<std::string>(columns), {}), variant.cols)
          << board;
      apply(step, state);
    }
    const PathCheck whole = checked(path_to_json(path));
    EXPECT_TRUE(whole.holds) << whole.fault;
    EXPECT_TRUE(whole.solved);
  }
}

TEST(SmallerBoards, GoOnFromWhatWasPlaced) {
  for (const Puzzle& puzzle : smaller_boards()) {
    const Path path = find_path(*grid_of(puzzle), policy_all());
    Grid state = path.start;
    for (std::size_t i = 0; i < path.steps.size() / 2; ++i) apply(path.steps[i], state);
    const std::string text = path_to_json(find_path(state, policy_all()));
    const PathCheck rest = checked(text);
    EXPECT_TRUE(rest.holds) << rest.fault << text.substr(0, 400);
    EXPECT_TRUE(rest.solved);
  }
}

TEST(SmallerBoards, AreRefusedWhatIsNotOnThem) {
  const Puzzle puzzle = first_with_side(6);
  const std::string path = path_to_json(find_path(*grid_of(puzzle), policy_all()));
  ASSERT_TRUE(checked(path).holds);
  auto fault = [](const std::string& text) {
    const PathCheck check = checked(text);
    EXPECT_FALSE(check.holds);
    return check.fault;
  };
  EXPECT_NE(
      fault(replaced(path, "\"truths\": []", "\"truths\": [\"1r7\"]")).find("this game has not"),
      std::string::npos);
  EXPECT_NE(
      fault(replaced(path, "\"truths\": []", "\"truths\": [\"1h18\"]")).find("this game has not"),
      std::string::npos);
  EXPECT_NE(fault(replaced(path, "\"steps\":", "\"removed\": [\"r9c9<>1\"], \"steps\":"))
                .find("r9c9 is not on the board"),
            std::string::npos);
  const std::string placed = std::string(80, '.') + "1";
  EXPECT_NE(fault(replaced(path, "\"steps\":", "\"placed\": \"" + placed + "\", \"steps\":"))
                .find("r9c9 is not on the board"),
            std::string::npos);
  EXPECT_NE(fault(replaced(path, "\"place\": []", "\"place\": [\"r1c7=7\"]")).find("step 1"),
            std::string::npos);
  EXPECT_NE(fault(replaced(path, "\"remove\": [", "\"remove\": [\"r1c1<>7\", ")).find("step 1"),
            std::string::npos);
  // A solution of another length, or another one.
  const std::size_t at = path.find("\"solution\": \"") + 13;
  for (const std::string& other : {std::string(35, '1'), std::string(36, '1'), std::string()}) {
    std::string changed = path;
    changed.replace(at, 36, other);
    EXPECT_NE(fault(changed).find("solution"), std::string::npos);
  }
}

TEST(SmallerBoards, SayNothingOfCellsThatTheyHaveNot) {
  const Puzzle puzzle = first_with_side(6);
  auto told = [&](const WhichStep& which) {
    return hint_for(puzzle, policy_all(), {}, which).rung(1).text;
  };
  const Cell beyond = cell_at(0, 6), corner = cell_at(0, 0);
  WhichStep which;
  which.cell = beyond;
  EXPECT_EQ(told(which), "There is no such cell or digit.");
  which = {};
  which.why_not = Candidate{beyond, Digit::from_number(7)};
  EXPECT_EQ(told(which), "There is no such cell or digit.");
  which.why_not = Candidate{corner, Digit::from_number(7)};
  EXPECT_EQ(told(which), "r1c1 can't be 7 by the rules.");
}

TEST(SmallerBoards, OfTheWrongDigitsHaveNoSteps) {
  for (const char* text :
       {R"({"size": 10, "rules": []})", R"({"size": 9, "low": 0, "high": 9, "rules": []})",
        R"({"size": 6, "low": 0, "high": 9, "rules": []})", R"({"high": 8, "rules": []})",
        R"({"low": 0, "high": 7, "rules": []})"}) {
    const auto puzzle = read_any_puzzle(text);
    ASSERT_TRUE(puzzle) << text;
    const auto grid = grid_of(*puzzle);
    ASSERT_FALSE(grid) << text;
    EXPECT_EQ(grid.error().code, ErrorCode::kOtherRules);
  }
}

TEST(SmallerBoards, WriteABoardOfTheirOwnSize) {
  const Puzzle puzzle = first_with_side(5);
  const auto state = state_of(puzzle);
  ASSERT_TRUE(state);
  JsonWriter json;
  write_board(json, *state);
  json.end_object();
  const std::string text = json.take();
  for (const char* beyond : {"r6", "c6", "\"placed\""}) {
    EXPECT_EQ(text.find(beyond), std::string::npos) << beyond << "\n" << text;
  }
}

}  // namespace
}  // namespace nonet
