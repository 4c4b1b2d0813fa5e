#include "nonet/explain/path_reader.h"

#include <algorithm>

#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const std::string kStart = "{\"puzzle\": \"" + std::string(kPuzzle) + "\",\n";

std::string error(std::string_view text) {
  auto read = read_path(text);
  return read.ok() ? "accepted" : to_string(read.error());
}

std::string step_error(const std::string& members) {
  return error(kStart + "\"steps\": [{" + members + "}]}");
}

TEST(PathReader, KeepsTheClaimOfAStepAndPassesOverTheRest) {
  auto path = read_path(kStart + R"("solved": false, "author": {"name": ["x"]},
    "steps": [
      {"technique": "x", "name": "Naked Pair", "marks": [["pattern", {"a": null}]],
       "place": ["r1c2=4"], "remove": ["r1c3<>5", "r9c9<>1"], "truths": ["r1c2", "5b2"],
       "deadly": [["r1c1", "25"]], "proved": true},
      {}],
    "placed": ".4...............................................................................",
    "removed": ["r2c1<>1"]})");
  ASSERT_TRUE(path) << to_string(path.error());
  EXPECT_EQ(path->puzzle.givens, test::board(kPuzzle));
  EXPECT_EQ(path->puzzle.placed.number_at(Cell(1)), 4);
  EXPECT_EQ(path->puzzle.removed, (std::vector<Candidate>{{Cell(9), Digit(0)}}));
  EXPECT_EQ(path->solved, false);
  EXPECT_FALSE(path->solution);
  EXPECT_EQ(path->lines.solved, 2);
  EXPECT_EQ(path->lines.placed, 8);
  EXPECT_EQ(path->lines.removed, 9);
  ASSERT_EQ(path->steps.size(), 2U);
  const ClaimedStep& first = path->steps[0];
  EXPECT_EQ(first.name, "Naked Pair");
  EXPECT_EQ(first.line, 4);
  EXPECT_EQ(first.step.placements, (std::vector<Candidate>{{Cell(1), Digit(3)}}));
  EXPECT_EQ(first.step.removals.size(), 2U);
  EXPECT_EQ(first.step.truths.size(), 2U);
  EXPECT_EQ(first.step.deadly.size(), 1U);
  EXPECT_EQ(path->steps[1].line, 7);
}

TEST(PathReader, ANameMayBeAnythingAndIsCut) {
  const std::string name(5000, 'n');
  for (const std::string& value :
       {std::string("7"), std::string("[[1], {}]"), "\"" + name + "\""}) {
    auto path = read_path(kStart + "\"steps\": [{\"name\": " + value + "}]}");
    ASSERT_TRUE(path) << to_string(path.error());
    EXPECT_EQ(path->steps[0].name, value[0] == '"' ? name.substr(0, 200) : "");
  }
}

TEST(PathReader, WrongTextsAreRefusedWithTheirPlace) {
  EXPECT_EQ(error(""), "line 1, column 1: the JSON text ends where a JSON value was expected");
  EXPECT_EQ(error("[]"),
            "line 1, column 1: a path was expected: an object with \"puzzle\" and \"steps\"");
  EXPECT_EQ(error(" {\"steps\": []}"), "line 1, column 2: the path has no \"puzzle\"");
  EXPECT_EQ(error(kStart + "\"solved\": true}"), "line 1, column 1: the path has no \"steps\"");
  EXPECT_EQ(error(kStart + "\"steps\": []} []"),
            "line 2, column 14: there is '[' after the end of the JSON value");
  EXPECT_EQ(error(kStart + "\"steps\": 5}"), "line 2, column 10: \"steps\" is not a list");
  EXPECT_EQ(error(kStart + "\"steps\": [5]}"), "line 2, column 11: a step was expected");
  EXPECT_EQ(error(kStart + "\"version\": 3}"),
            "line 2, column 12: only the versions 1 and 2 of the format are known");
  EXPECT_EQ(error(kStart + "\"format\": \"path\"}"),
            "line 2, column 11: the format is not \"nonet-path\"");
  EXPECT_EQ(error(kStart + "\"solved\": 1}"),
            "line 2, column 11: \"solved\" is neither true nor false");
  EXPECT_EQ(error(kStart + "\"placed\": \"x\"}"),
            "line 2, column 11: \"placed\" is no board: 'x' is not a digit or '.'");
  EXPECT_EQ(error(kStart + "\"x\": [1 2]}"), "line 2, column 9: '2' where ',' or ']' was expected");
}

TEST(PathReader, ABoardIs81CharactersAndNothingElse) {
  auto told = [](const std::string& board) {
    return error("{\"puzzle\": \"" + board + "\", \"steps\": []}");
  };
  const std::string puzzle(kPuzzle);
  std::string zeros = puzzle;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  EXPECT_EQ(told(zeros), "accepted");
  const std::string no_board = "line 1, column 12: \"puzzle\" is no board: ";
  EXPECT_EQ(told(puzzle + "."), no_board + "it has 82 cells, not 81");
  EXPECT_EQ(told(puzzle.substr(1)), no_board + "it has 80 cells, not 81");
  EXPECT_EQ(told(puzzle + " "), no_board + "' ' is not a digit or '.'");
  EXPECT_EQ(told("# 5\\n" + puzzle), no_board + "'#' is not a digit or '.'");
}

TEST(PathReader, WrongStepsAreRefusedWithTheirPlace) {
  EXPECT_EQ(step_error("\"place\": [\"r1c1=0\"]"),
            "line 2, column 22: this is not a placement such as \"r1c1=5\"");
  EXPECT_EQ(step_error("\"truths\": [\"5q1\"]"),
            "line 2, column 23: this is not a truth such as \"r1c1\" or \"5b2\"");
  EXPECT_EQ(step_error("\"remove\": \"r1c1<>2\""), "line 2, column 22: \"remove\" is not a list");
  for (const char* item : {"5", "[]", "[\"r1c1\"]", "[\"r1c1\", 25]", "[\"r1c1\", \"2\", \"5\"]",
                           "[[\"r1c1\"], \"25\"]", "[\"r0c1\", \"25\"]", "[\"r1c1\", \"\"]"}) {
    EXPECT_EQ(step_error("\"deadly\": [" + std::string(item) + "]"),
              "line 2, column 23: this is not a cell with its digits, such as [\"r1c1\", \"25\"]")
        << item;
  }
  EXPECT_EQ(step_error("\"deadly\": [[\"r1c1\", \"25\"], [\"r1c1\", \"25\"]]"),
            "line 2, column 39: r1c1 stands twice in the pattern");
  EXPECT_EQ(step_error("\"truths\": [\"5b01\"]"),
            "line 2, column 23: this is not a truth such as \"r1c1\" or \"5b2\"");
  EXPECT_EQ(step_error("\"deadly\": [[\"r1c1\" 1]]"),
            "line 2, column 31: '1' where ',' or ']' was expected");
  EXPECT_EQ(step_error("\"marks\": [1 2]"), "line 2, column 24: '2' where ',' or ']' was expected");
}

// Which of the two is meant: one reader takes the first, another the last.
TEST(PathReader, AKeyThatStandsTwiceIsRefused) {
  const std::string puzzle(kPuzzle);
  EXPECT_EQ(error(kStart + "\"puzzle\": \"" + puzzle + "\", \"steps\": []}"),
            "line 2, column 1: the key 'puzzle' stands twice");
  EXPECT_EQ(error(kStart + "\"steps\": [], \"steps\": []}"),
            "line 2, column 14: the key 'steps' stands twice");
  EXPECT_EQ(error(kStart + "\"steps\": [], \"x\": 1, \"x\": 1}"),
            "line 2, column 22: the key 'x' stands twice");
  EXPECT_EQ(step_error("\"place\": [], \"place\": []"),
            "line 2, column 25: the key 'place' stands twice");
  EXPECT_EQ(step_error("\"pl\\u0061ce\": [], \"place\": []"),
            "line 2, column 30: the key 'place' stands twice");
}

TEST(PathReader, AStepHasBounds) {
  std::string many;
  for (std::size_t i = 0; i < PathReader::kMostItems; ++i) many += "\"r1c1\", ";
  EXPECT_EQ(step_error("\"truths\": [" + many + "\"r1c2\"]"),
            "line 2, column 32791: \"truths\" has more than 4096 items");
  EXPECT_EQ(step_error("\"truths\": [" + many.substr(0, many.size() - 2) + "]"), "accepted");
  std::string keys;
  for (std::size_t i = 0; i <= PathReader::kMostMembers; ++i) {
    keys += (i > 0 ? ", \"" : "\"") + std::to_string(i) + "\": 0";
  }
  EXPECT_NE(step_error(keys).find("the object has more than 1000 members"), std::string::npos);
  EXPECT_NE(step_error("\"" + std::string(201, 'k') + "\": 0").find("is longer than any of a path"),
            std::string::npos);
}

}  // namespace
}  // namespace nonet
