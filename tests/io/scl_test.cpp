// SudokuPad's own JSON as far as it carries rules, and what is said of the rest.
#include <gtest/gtest.h>

#include "nonet/io/lz_string.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kBoxes =
    "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],["
    "3,"
    "2],[3,3]]]";

std::string small(const std::string& more, const std::string& regions = kBoxes) {
  return R"({"id":"x","cells":[[{"value":"1"},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":2}]],"regions":)" +
         regions + (more.empty() ? "" : ",") + more + "}";
}

Result<Puzzle> read_text(const std::string& text) {
  PuzzleReader reader(lines_of(text));
  reader.accept_variants();
  auto puzzle = reader.next();
  if (!puzzle) return Error{"there is no puzzle"};
  return *puzzle;
}

Result<Puzzle> read_scl(const std::string& json) {
  return read_text("https://sudokupad.app/scl" + lz_compressed(json));
}

std::string rules_of(const std::string& more) {
  const auto puzzle = read_scl(small(more));
  if (!puzzle) return to_string(puzzle.error());
  const std::string json = variant_json_of(*puzzle->variant);
  const std::size_t rules = json.find("\"rules\": ");
  return json.substr(rules + 9);
}

TEST(Scl, GivensRegionsAndCagesAreRules) {
  EXPECT_EQ(
      rules_of(
          R"("cages":[{"cells":[[0,0],[0,1]],"value":"3"},{"cells":[[1,0],[2,1]],"unique":true},{"cells":[[3,0],[3,1]],"value":4,"unique":false},{"cells":[[0,0],[0,1],[0,2],[0,3]],"unique":true,"type":"rowcol"}])"),
      R"([{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}, {"kind": "region", "cells": ["r2c1", "r3c2"]}, {"kind": "cage", "cells": ["r4c1", "r4c2"], "sum": 4, "repeats": true}]})");
  const auto jigsaw =
      read_scl(small("",
                     "[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,1],[1,2],[1,3]],[[2,0],[2,"
                     "1],[2,2],[3,0]],[[2,3],[3,1],[3,2]]]"));
  ASSERT_TRUE(jigsaw);
  EXPECT_EQ(jigsaw->variant->boxes,
            (std::vector<int>{0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, -1}));
  EXPECT_EQ(jigsaw->variant->givens[15], 2);
}

TEST(Scl, AFewRulesOfTheWholeGridAreToldInItsMetadata) {
  EXPECT_EQ(
      rules_of(
          R"("metadata":{"antiknight":true,"antiking":true},"global":["antiknight","disjoint","nonconsecutive"])"),
      R"([{"kind": "antiknight"}, {"kind": "antiking"}, {"kind": "disjoint"}, {"kind": "nonconsecutive"}]})");
  EXPECT_EQ(
      rules_of(R"("metadata":{"norowcol":true})"),
      "line 1: the puzzle lets digits stand twice in a row or column, and nonet knows no such "
      "puzzles");
}

TEST(Scl, DrawingsAreNamedAndTheRulesInWordsShown) {
  const auto puzzle = read_scl(small(
      R"("lines":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}],"overlays":[{"text":"X"}],"underlays":[],"global":["antixv"],"metadata":{"title":"Rivers","author":"Ada","rules":"Blue lines\nare rivers."})"));
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->variant->unread,
            (std::vector<std::string>{"the rule 'antixv'", "lines", "overlays"}));
  EXPECT_EQ(puzzle->choice,
            "line 1: the rule 'antixv', lines and overlays could not be read and may stand for "
            "rules; the puzzle says: Blue lines are rivers.");
  EXPECT_EQ(puzzle->name, "Rivers");
  EXPECT_EQ(puzzle->comment, "Blue lines\nare rivers.");
}

TEST(Scl, WhatACageSaysOfThePuzzleIsNoCage) {
  const auto puzzle = read_scl(small(
      R"("cages":[{"value":"title: Fish"},{"value":"rules: Swim."},{"cells":[[0,0]],"value":"FOGLIGHT"},{"cells":[[0,0],[2,3]],"value":"?"}])"));
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->name, "Fish");
  EXPECT_EQ(puzzle->variant->ruleset, "Swim.");
  EXPECT_TRUE(puzzle->variant->clues.empty());
  EXPECT_EQ(puzzle->variant->unread, (std::vector<std::string>{"cages with a text"}));
}

TEST(Scl, IsReadAsTextToo) {
  const std::string zipped =
      "{id:'x',ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:" + kBoxes + ",ca:[{ce:[[0,1],[0,2]],v:5}]}";
  for (const std::string& text : {zipped, small(R"("cages":[{"cells":[[0,1],[0,2]],"value":5}])"),
                                  "https://sudokupad.app/ctc" + lz_compressed(zipped)}) {
    const auto puzzle = read_text(text);
    ASSERT_TRUE(puzzle) << text << to_string(puzzle.error());
    ASSERT_NE(puzzle->variant, nullptr);
    ASSERT_EQ(puzzle->variant->clues.size(), 1U);
    EXPECT_EQ(puzzle->variant->clues[0].value, 5);
  }
}

TEST(Scl, BadInputIsOneSentence) {
  EXPECT_EQ(to_string(read_scl(small("", "[[[0,0],[7,7]]]")).error()),
            "line 1: a region of the puzzle lies outside its grid");
  EXPECT_EQ(to_string(read_scl(R"({"cells":[]})").error()), "line 1: the puzzle has no cells");
  std::string rows = "[[{}]";
  for (int i = 0; i < 40; ++i) rows += ",[{}]";
  EXPECT_EQ(to_string(read_scl(R"({"cells":)" + rows + "]}").error()),
            "line 1: the puzzle has 41 rows and 1 columns; 1 to 16 of each can be read");
}

}  // namespace
}  // namespace nonet
