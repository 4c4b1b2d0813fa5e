// The rules of f-puzzles' JSON, key by key, in links that are made here.
#include "nonet/io/fpuzzles_rules.h"

#include <gtest/gtest.h>

#include "nonet/io/lz_string.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "support/support.h"

namespace nonet {
namespace {

// A grid of four by four with these members of its first cell and these keys.
std::string small(const std::string& keys, const std::string& first_cell = "") {
  std::string grid = "[[{" + first_cell + "},{},{},{}]";
  for (int row = 1; row < 4; ++row) grid += ",[{},{},{},{}]";
  return R"({"size":4,"grid":)" + grid + "]" + (keys.empty() ? "" : ",") + keys + "}";
}

std::string link_of(const std::string& json) {
  return "https://f-puzzles.com/?load=" + lz_compressed(json);
}

Result<Puzzle> read_link(const std::string& link) {
  PuzzleReader reader(lines_of(link));
  reader.accept_variants();
  auto puzzle = reader.next();
  if (!puzzle) return Error{"there is no puzzle"};
  return *puzzle;
}

// The rules as nonet's own JSON, or the error.
std::string rules_of(const std::string& keys, const std::string& first_cell = "") {
  const Result<Puzzle> puzzle = read_link(link_of(small(keys, first_cell)));
  if (!puzzle) return to_string(puzzle.error());
  if (puzzle->variant == nullptr) return "no variant";
  const std::string json = variant_json_of(*puzzle->variant);
  const std::size_t rules = json.find("\"rules\": ");
  return json.substr(rules + 9, json.rfind(']') - rules - 8);
}

TEST(FpuzzlesRules, EveryKeyIsReadAsItsKind) {
  const std::pair<const char*, const char*> kKeys[] = {
      {R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R2C1","R3C1"]}])",
       R"([{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 5}, {"kind": "cage", "cells": ["r2c1", "r3c1"]}])"},
      {R"("thermometer":[{"lines":[["R1C1","R1C2"],["R1C1","R2C1"]]}])",
       R"([{"kind": "thermo", "cells": ["r1c1", "r1c2"]}, {"kind": "thermo", "cells": ["r1c1", "r2c1"]}])"},
      {R"("slowthermometer":[{"lines":[["R1C1","R1C2"]]}])",
       R"([{"kind": "thermo", "cells": ["r1c1", "r1c2"], "slow": true}])"},
      {R"("arrow":[{"lines":[["R1C1","R1C2","R1C3"]],"cells":["R1C1"]},{"lines":[],"cells":["R4C4"]}])",
       R"([{"kind": "arrow", "bulb": ["r1c1"], "shaft": ["r1c2", "r1c3"]}])"},
      {R"("arrow":[{"lines":[["R1C2","R2C2"]],"cells":["R1C2","R1C1"]}])",
       R"([{"kind": "arrow", "bulb": ["r1c1", "r1c2"], "shaft": ["r2c2"]}])"},
      {R"("difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"3"}])",
       R"([{"kind": "kropki", "colour": "white", "cells": ["r1c1", "r1c2"]}, {"kind": "kropki", "colour": "white", "cells": ["r2c1", "r2c2"], "value": 3}])"},
      {R"("ratio":[{"cells":["R1C1","R1C2"],"value":""}])",
       R"([{"kind": "kropki", "colour": "black", "cells": ["r1c1", "r1c2"]}])"},
      {R"("xv":[{"cells":["R1C1","R1C2"],"value":"V"},{"cells":["R2C1","R2C2"],"value":"X"}],"negative":["xv","foglight"])",
       R"([{"kind": "xv", "value": 5, "cells": ["r1c1", "r1c2"]}, {"kind": "xv", "value": 10, "cells": ["r2c1", "r2c2"]}, {"kind": "xv-negative"}])"},
      {R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])",
       R"([{"kind": "kropki", "colour": "black", "cells": ["r1c1", "r1c2"], "value": 3}, {"kind": "kropki-negative", "white": [], "black": [3]}])"},
      {R"("nonconsecutive":true)", R"([{"kind": "nonconsecutive"}])"},
      {R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}])",
       R"([{"kind": "kropki", "colour": "white", "cells": ["r1c1", "r1c2"]}, {"kind": "kropki-negative", "white": [1], "black": []}])"},
      {R"("antiknight":true,"antiking":true,"disjointgroups":true)",
       R"([{"kind": "antiknight"}, {"kind": "antiking"}, {"kind": "disjoint"}])"},
      {R"("diagonal+":true)", R"([{"kind": "diagonals", "which": "/"}])"},
      {R"("diagonal-":true,"antiknight":false)", R"([{"kind": "diagonals", "which": "\\"}])"},
      {R"("diagonal-":true,"diagonal+":true)", R"([{"kind": "diagonals", "which": "both"}])"},
      {R"("littlekillersum":[{"cell":"R0C0","cells":["R1C1","R2C2","R3C3","R4C4"],"direction":"DR","value":"9"}])",
       R"([{"kind": "little-killer", "cells": ["r1c1", "r2c2", "r3c3", "r4c4"], "sum": 9}])"},
      {R"("littlekillersum":[{"cell":"R5C2","direction":"UR","value":"9"},{"cell":"R0C1","direction":"DR"}])",
       R"([{"kind": "little-killer", "cells": ["r4c3", "r3c4"], "sum": 9}])"},
      {R"("sandwichsum":[{"cell":"R0C3","value":"2"},{"cell":"R2C0","value":"0"}])",
       R"([{"kind": "sandwich", "line": "c3", "sum": 2}, {"kind": "sandwich", "line": "r2", "sum": 0}])"},
      {R"("xsum":[{"cell":"R5C3","value":"6"}],"skyscraper":[{"cell":"R2C5","value":"2"}])",
       R"([{"kind": "x-sum", "line": "c3", "from": "bottom", "value": 6}, {"kind": "skyscraper", "line": "r2", "from": "right", "value": 2}])"},
      {R"("even":[{"cell":"R1C1"},{"cell":"R2C3"}],"odd":[{"cell":"R3C3"}])",
       R"([{"kind": "odd", "cells": ["r3c3"]}, {"kind": "even", "cells": ["r1c1", "r2c3"]}])"},
      {R"("maximum":[{"cell":"R1C1"}],"minimum":[{"cell":"R2C2"},{"cell":"R2C3"}])",
       R"([{"kind": "minimum", "cells": ["r2c2", "r2c3"]}, {"kind": "maximum", "cells": ["r1c1"]}])"},
      {R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,"4"]}])",
       R"([{"kind": "quadruple", "cells": ["r1c1", "r1c2", "r2c1", "r2c2"], "digits": [1, 4]}])"},
      {R"("palindrome":[{"lines":[["R1C1","R2C2"]]}],"betweenline":[{"lines":[["R1C1","R2C2","R3C3"]]}])",
       R"([{"kind": "palindrome", "cells": ["r1c1", "r2c2"]}, {"kind": "between", "cells": ["r1c1", "r2c2", "r3c3"]}])"},
      {R"("clone":[{"cells":["R1C1"],"cloneCells":["R3C3"]}],"extraregion":[{"cells":["R1C1","R2C3"]}])",
       R"([{"kind": "clone", "cells": ["r1c1"], "copy": ["r3c3"]}, {"kind": "region", "cells": ["r1c1", "r2c3"]}])"},
      {R"("renban":[{"lines":[["R1C1","R1C2"]]}],"whispers":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R2C1","R2C2"]],"value":"2"}])",
       R"([{"kind": "renban", "cells": ["r1c1", "r1c2"]}, {"kind": "whisper", "difference": 5, "cells": ["r1c1", "r1c2"]}, {"kind": "whisper", "difference": 2, "cells": ["r2c1", "r2c2"]}])"},
      {R"("regionsumline":[{"lines":[["R1C2","R1C3"]]}],"entropicline":[{"lines":[["R1C1","R1C2"]]}])",
       R"([{"kind": "region-sum", "cells": ["r1c2", "r1c3"]}, {"kind": "entropic", "cells": ["r1c1", "r1c2"]}])"},
      {R"("zipperline":[{"lines":[["R1C1","R1C2"]]}],"modularline":[{"lines":[["R1C1","R1C2"]]}])",
       R"([{"kind": "zipper", "cells": ["r1c1", "r1c2"]}, {"kind": "modular", "modulus": 3, "cells": ["r1c1", "r1c2"]}])"},
      {R"("doublearrow":[{"lines":[["R1C1","R1C2"]]}],"lockout":[{"lines":[["R1C1","R1C2"]]}])",
       R"([{"kind": "double-arrow", "cells": ["r1c1", "r1c2"]}, {"kind": "lockout", "cells": ["r1c1", "r1c2"], "difference": 4}])"},
      {R"("nabner":[{"lines":[["R1C1","R1C3"]]}])",
       R"([{"kind": "relation", "table": ["0011", "0001", "1000", "1100"], "scope": "all", "cells": ["r1c1", "r1c3"]}])"},
      {R"("columnindexer":[{"cells":["R1C1"]}],"rowindexer":[{"cells":["R2C1"]}])",
       R"([{"kind": "indexer", "type": "column", "cells": ["r1c1"]}, {"kind": "indexer", "type": "row", "cells": ["r2c1"]}])"},
  };
  for (const auto& [keys, rules] : kKeys) EXPECT_EQ(rules_of(keys), rules) << keys;
}

TEST(FpuzzlesRules, OnlyWhatIsGivenIsAClue) {
  EXPECT_EQ(rules_of("", R"("givenPencilMarks":[1,3],"centerPencilMarks":[2])"),
            R"([{"kind": "allowed", "cells": ["r1c1"], "digits": [1, 3]}])");
  const auto placed = read_link(link_of(small("", R"("value":3)")));
  ASSERT_TRUE(placed);
  EXPECT_EQ(placed->variant->givens[0], std::nullopt);
  EXPECT_EQ(placed->variant->placed[0], 3);
  const auto given = read_link(link_of(small("", R"("value":"3","given":true)")));
  ASSERT_TRUE(given);
  EXPECT_EQ(given->variant->givens[0], 3);
  EXPECT_TRUE(given->variant->placed.empty());
}

TEST(FpuzzlesRules, RegionsAreBoxesButForThoseThatAreTold) {
  const auto none = read_link(link_of(small("", R"("region":null)")));
  ASSERT_TRUE(none);
  EXPECT_EQ(none->variant->boxes,
            (std::vector<int>{-1, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}));
  const auto moved = read_link(link_of(small("", R"("region":3)")));
  ASSERT_FALSE(moved) << "box 3 has five cells now";
  EXPECT_EQ(moved.error().message, "a region has more cells than there are digits");
}

TEST(FpuzzlesRules, TwinsAreSkippedAndOtherDrawingsNamed) {
  const char* twin =
      R"("renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"}],"cage":[{"cells":["R1C1"],"value":"msgcorrect: well done"}],"foglight":["R1C1"])";
  const auto quiet = read_link(link_of(small(twin)));
  ASSERT_TRUE(quiet) << to_string(quiet.error());
  EXPECT_EQ(quiet->variant->clues.size(), 1U);
  EXPECT_TRUE(quiet->variant->unread.empty());
  EXPECT_EQ(quiet->choice, "");
  // Another program flags them in another way.
  const auto flagged = read_link(link_of(small(
      R"("renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":true},{"lines":[["R1C3","R1C4"]],"fromRangskSolver":true}])")));
  ASSERT_TRUE(flagged) << to_string(flagged.error());
  EXPECT_TRUE(flagged->variant->unread.empty());
  EXPECT_TRUE(flagged->variant->sketches.empty());
  const auto open = read_link(link_of(small(
      R"("renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":false}])")));
  ASSERT_TRUE(open) << to_string(open.error());
  EXPECT_EQ(open->variant->unread, std::vector<std::string>{"lines"});
  const char* drawn =
      R"("antiking":true,"ruleset":"Grey lines\nare rivers.","line":[{"lines":[["R1C1","R1C2"]]}],"circle":[{"cells":["R1C1"]}])";
  const auto told = read_link(link_of(small(drawn)));
  ASSERT_TRUE(told);
  EXPECT_EQ(told->variant->unread, (std::vector<std::string>{"lines", "circles"}));
  EXPECT_EQ(told->choice,
            "line 1: lines and circles could not be read and may stand for rules; the puzzle says: "
            "Grey lines are rivers.");
}

TEST(FpuzzlesRules, WhatIsNoKnownRuleIsRefusedByItsName) {
  EXPECT_EQ(rules_of(R"("prime":[{"cell":"R1C1"}])"),
            "line 1: the puzzle has a rule that nonet does not know: 'prime'");
  EXPECT_EQ(rules_of(R"("boxindexer":[{"cells":["R1C1"]}])"),
            "line 1: the puzzle has a rule that nonet does not know: 'boxindexer'");
  EXPECT_EQ(rules_of(R"("teleport":true)"),
            "line 1: the puzzle has a rule that nonet does not know: 'teleport'");
  EXPECT_EQ(rules_of(R"("negative":["sum"])"),
            "line 1: the puzzle has a rule that nonet does not know: 'negative sum'");
  EXPECT_EQ(rules_of(R"("killercage":[{"cells":["R1C1"],"value":"A+B"}])"),
            "line 1: the puzzle has a rule that nonet does not know: a 'killercage' with the clue "
            "'A+B'");
  EXPECT_EQ(rules_of(R"("prime":[],"antiking":true)"), R"([{"kind": "antiking"}])");
  EXPECT_EQ(read_link(link_of(small(R"("prime":[{"cell":"R1C1"}])"))).error().code,
            ErrorCode::kOtherRules);
}

TEST(FpuzzlesRules, BadInputIsOneSentence) {
  EXPECT_EQ(rules_of(R"("thermometer":[{"lines":[["R1C1","R1C5"]]}])"),
            "line 1: 'R1C5' is no cell of a grid of 4 by 4");
  EXPECT_EQ(rules_of(R"("thermometer":[{"lines":[["R1C1","R99999999999C1"]]}])"),
            "line 1: 'R99999999999C1' is no cell of a grid of 4 by 4");
  EXPECT_EQ(rules_of("", R"("value":7,"given":true)"),
            "line 1: '7' at r1c1 is no digit from 1 to 4");
  EXPECT_EQ(rules_of(R"("xsum":[{"cell":"R2C2","value":"6"}])"),
            "line 1: the clue of a 'xsum' stands beside a row or a column, and not at 'R2C2'");
  std::string many = R"("thermometer":[)";
  for (int i = 0; i < 4000; ++i) many += R"({"lines":[["R1C1","R1C2"]]},)";
  many.back() = ']';
  EXPECT_EQ(rules_of(many), "line 1: there are more than 3000 rules");
  EXPECT_EQ(to_string(read_link(link_of(R"({"size":9,"grid":[[{}],[{}]]})")).error()),
            "line 1: the puzzle is not square; cells in its row 1: 1, rows: 2");
  EXPECT_EQ(to_string(read_link(link_of(R"({"size":9})")).error()),
            "line 1: the puzzle has no grid");
}

TEST(FpuzzlesRules, LinksOfEveryKindAreRead) {
  const std::string json = small(R"("antiking":true,"title":"Kings","author":"Ada")");
  const std::string packed = lz_compressed(json);
  for (const std::string& link :
       {"https://f-puzzles.com/?load=" + packed, "https://www.f-puzzles.com/?load=" + packed,
        "?load=" + packed, "https://sudokupad.app/fpuz" + packed,
        "https://sudokupad.app/fpuzzles" + packed, "fpuzzles" + packed, "fpuz" + packed, json}) {
    const auto puzzle = read_link(link);
    ASSERT_TRUE(puzzle) << link << to_string(puzzle.error());
    ASSERT_NE(puzzle->variant, nullptr) << link;
    EXPECT_EQ(puzzle->name, "Kings");
    EXPECT_EQ(remark_about(*puzzle, "author"), "Ada");
  }
}

TEST(FpuzzlesRules, TwoSlashesThatBecameOneAreRepaired) {
  // A character of many bits that are set makes two slashes in a row, where it falls so.
  for (int i = 0; i < 100; ++i) {
    const std::string title = "t" + std::to_string(i * 7919) + "\u7FFF";
    const std::string packed = lz_compressed(small(R"("antiking":true,"title":")" + title + "\""));
    const std::size_t at = packed.find("//");
    if (at == std::string::npos) continue;
    const auto puzzle =
        read_link("https://f-puzzles.com/?load=" + packed.substr(0, at) + packed.substr(at + 1));
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(puzzle->name, title);
    return;
  }
  FAIL() << "no text has two slashes";
}

}  // namespace
}  // namespace nonet
