// The text of the Interactive Sudoku Solver, rule by rule.
#include <gtest/gtest.h>

#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"
#include "support/support.h"

namespace nonet {
namespace {

Result<Puzzle> read_text(const std::string& text) {
  PuzzleReader reader(lines_of(text));
  reader.accept_variants();
  auto puzzle = reader.next();
  if (!puzzle) return Error{"there is no puzzle"};
  if (puzzle->ok() && reader.next()) return Error{"there is more text after the puzzle"};
  return *puzzle;
}

std::string rules_of(const std::string& rules) {
  const auto puzzle = read_text(".Shape~4x4" + rules);
  if (!puzzle) return to_string(puzzle.error());
  if (puzzle->variant == nullptr) return "no variant";
  const std::string json = variant_json_of(*puzzle->variant);
  const std::size_t at = json.find("\"rules\": ");
  return json.substr(at + 9, json.rfind(']') - at - 8);
}

TEST(Iss, EveryRuleIsReadAsItsKind) {
  const std::pair<const char*, const char*>
      kRules
          [] =
              {
                  {".Cage~5~R1C1~R1C2.Cage~0~R2C1~R2C2.Cage~~R3C1~R3C2",
                   R"([{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 5}, {"kind": "cage", "cells": ["r2c1", "r2c2"]}, {"kind": "cage", "cells": ["r3c1", "r3c2"]}])"},
                  {".Cage~9~R1C1~R1C2~R1C2",
                   R"([{"kind": "region", "cells": ["r1c1", "r1c2"]}, {"kind": "sum", "cells": ["r1c1", "r1c2"], "sum": 9, "coefficients": [1, 2]}])"},
                  {".Whisper~R1C1~R1C2.Whisper~2~R1C1~R1C2",
                   R"([{"kind": "whisper", "difference": 5, "cells": ["r1c1", "r1c2"]}, {"kind": "whisper", "difference": 2, "cells": ["r1c1", "r1c2"]}])"},
                  {".WhiteDot~R1C1~R1C2~R2C2.BlackDot~R1C1~R2C1",
                   R"([{"kind": "kropki", "colour": "white", "cells": ["r1c1", "r1c2"]}, {"kind": "kropki", "colour": "white", "cells": ["r1c2", "r2c2"]}, {"kind": "kropki", "colour": "black", "cells": ["r1c1", "r2c1"]}])"},
                  {".X~R1C1~R1C2.V~R1C1~R2C1.GreaterThan~R2C1~R2C2",
                   R"([{"kind": "xv", "value": 10, "cells": ["r1c1", "r1c2"]}, {"kind": "xv", "value": 5, "cells": ["r1c1", "r2c1"]}, {"kind": "greater", "cells": ["r2c1", "r2c2"]}])"},
                  {".Arrow~R1C1~R1C2~R1C3.PillArrow~2~R2C2~R2C1~R3C1",
                   R"([{"kind": "arrow", "bulb": ["r1c1"], "shaft": ["r1c2", "r1c3"]}, {"kind": "arrow", "bulb": ["r2c1", "r2c2"], "shaft": ["r3c1"]}])"},
                  {".Sum~6~R1C1~R2C2.Sum~0_=_1_-1~R1C1~R2C2",
                   R"([{"kind": "sum", "cells": ["r1c1", "r2c2"], "sum": 6}, {"kind": "sum", "cells": ["r1c1", "r2c2"], "sum": 0, "coefficients": [1, -1]}])"},
                  {".SumLine~5~R1C1~R1C2~R2C2~R2C1~LOOP",
                   R"([{"kind": "sum-line", "sum": 5, "cells": ["r1c1", "r1c2", "r2c2", "r2c1"], "loop": true}])"},
                  {".Diagonal~1", R"([{"kind": "diagonals", "which": "/"}])"},
                  {".Diagonal~1.Diagonal~-1", R"([{"kind": "diagonals", "which": "both"}])"},
                  {".LittleKiller~7~R2C1.LittleKiller~8~R1C3.LittleKiller~9~R4C2.LittleKiller~6~"
                   "R3C4",
                   R"([{"kind": "little-killer", "cells": ["r2c1", "r3c2", "r4c3"], "sum": 7}, {"kind": "little-killer", "cells": ["r1c3", "r2c2", "r3c1"], "sum": 8}, {"kind": "little-killer", "cells": ["r4c2", "r3c3", "r2c4"], "sum": 9}, {"kind": "little-killer", "cells": ["r3c4", "r2c3", "r1c2"], "sum": 6}])"},
                  {".Sandwich~3~C2.XSum~R2~~5.Skyscraper~C1~2~3",
                   R"([{"kind": "sandwich", "line": "c2", "sum": 3}, {"kind": "x-sum", "line": "r2", "from": "right", "value": 5}, {"kind": "skyscraper", "line": "c1", "from": "top", "value": 2}, {"kind": "skyscraper", "line": "c1", "from": "bottom", "value": 3}])"},
                  {".Quad~R1C2~1~4",
                   R"([{"kind": "quadruple", "cells": ["r1c2", "r1c3", "r2c2", "r2c3"], "digits": [1, 4]}])"},
                  {".ContainAtLeast~1_1~R1C1~R2C3.ContainExact~2_2_3~R1C1~R2C3~R3C2",
                   R"([{"kind": "contains", "cells": ["r1c1", "r2c3"], "digits": [1, 1]}, {"kind": "count", "cells": ["r1c1", "r2c3", "r3c2"], "digit": 2, "count": 2}, {"kind": "count", "cells": ["r1c1", "r2c3", "r3c2"], "digit": 3, "count": 1}])"},
                  {".LookAndSay~0213~R1C1~R2C3",
                   R"([{"kind": "count", "cells": ["r1c1", "r2c3"], "digit": 2, "count": 0}, {"kind": "count", "cells": ["r1c1", "r2c3"], "digit": 3, "count": 1}])"},
                  {".SameValues~2~R1C1~R1C2~R3C1~R3C2.EqualSum~R1C1~-~R2C1~R2C2",
                   R"([{"kind": "same-sets", "sets": [["r1c1", "r1c2"], ["r3c1", "r3c2"]]}, {"kind": "equal-sum", "sets": [["r1c1"], ["r2c1", "r2c2"]]}])"},
                  {".CountDistinct~R1C1~R2C1~R2C2.Indexing~C~R1C1.Indexing~R~R1C2",
                   R"([{"kind": "count-distinct", "cell": "r1c1", "cells": ["r2c1", "r2c2"]}, {"kind": "indexer", "type": "column", "cells": ["r1c1"]}, {"kind": "indexer", "type": "row", "cells": ["r1c2"]}])"},
                  {".Regex~WzEtNV0q~R1C1~R1C2~~R2C1",
                   R"([{"kind": "regex", "pattern": "[1-5]*", "cells": ["r1c1", "r1c2"]}, {"kind": "regex", "pattern": "[1-5]*", "cells": ["r2c1"]}])"},
                  // a > b: 0000 1000 1100 1110, the first as the lowest bit.
                  {".Pair~QMH~_more~R1C1~R1C2~~R2C1~R2C2.PairX~__P~_any~R1C1~R1C2", R"([{"kind": "relation", "table": ["0000", "1000", "1100", "1110"], "scope": "consecutive", "cells": ["r1c1", "r1c2"]}, {"kind": "relation", "table": ["0000", "1000", "1100", "1110"], "scope": "consecutive", "cells": ["r2c1", "r2c2"]}, {"kind": "relation", "table": ["1111", "1111", "1111", "1111"], "scope": "all", "cells": ["r1c1", "r1c2"]}])"},
                  {".AntiKnight.AntiKing.AntiConsecutive.StrictKropki.StrictXV.Windoku."
                   "DisjointSets",
                   R"([{"kind": "antiknight"}, {"kind": "antiking"}, {"kind": "nonconsecutive"}, {"kind": "kropki-negative"}, {"kind": "xv-negative"}, {"kind": "windoku"}, {"kind": "disjoint"}])"},
                  {".Or.Thermo~R1C1~R2C1.And.X~R1C1~R1C2.~R3C3_1_2.End.End",
                   R"([{"kind": "any-of", "branches": [[{"kind": "thermo", "cells": ["r1c1", "r2c1"]}], [{"kind": "xv", "value": 10, "cells": ["r1c1", "r1c2"]}, {"kind": "allowed", "cells": ["r3c3"], "digits": [1, 2]}]]}])"},
              };
  for (const auto& [text, rules] : kRules) EXPECT_EQ(rules_of(text), rules) << text;
}

TEST(Iss, ShapesDigitsBoxesAndGivens) {
  const auto six = read_text(".Shape~6x6~0-8.RegionSize~9.DisjointSets.~R1C1_0~R6C6_8");
  ASSERT_TRUE(six) << to_string(six.error());
  EXPECT_EQ(six->variant->low, 0);
  EXPECT_EQ(six->variant->high, 8);
  EXPECT_EQ(six->variant->boxes, standard_boxes(6, 6, 9));
  EXPECT_EQ(six->variant->givens[0], 0);
  EXPECT_EQ(six->variant->clues[0].more, (std::vector<int>{3, 3}));
  const auto jigsaw = read_text(".Shape~4x4.NoBoxes.Jigsaw~0001022132213331");
  ASSERT_TRUE(jigsaw) << to_string(jigsaw.error());
  EXPECT_EQ(jigsaw->variant->boxes.size(), 16U);
  EXPECT_TRUE(jigsaw->variant->clues.empty());
  const auto both = read_text(".Shape~4x4.Jigsaw~0001022132213331");
  ASSERT_TRUE(both);
  EXPECT_EQ(both->variant->clues.size(), 4U) << "the boxes hold too";
  const auto large = read_text(".Shape~16x16.~R1Ca_16~RgC1_10");
  ASSERT_TRUE(large) << to_string(large.error());
  EXPECT_EQ(large->variant->givens[9], 16);
  EXPECT_EQ(large->variant->givens[240], 10);
  const auto plain = read_text(".~R1C1_5~R9C9_1");
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->variant, nullptr) << "an ordinary puzzle";
}

TEST(Iss, MayHaveSeveralLinesOrBeALink) {
  const std::string one = ".Shape~4x4.AntiKing.Cage~5~R1C1~R1C2";
  for (const std::string& text :
       {one, std::string(".Shape~4x4\n.AntiKing\n .Cage~5~R1C1\n~R1C2"), ".." + one.substr(1),
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + one}) {
    const auto puzzle = read_text(text);
    ASSERT_TRUE(puzzle) << text << to_string(puzzle.error());
    ASSERT_NE(puzzle->variant, nullptr);
    EXPECT_EQ(puzzle->variant->clues.size(), 2U) << text;
  }
  PuzzleReader two(lines_of(".Shape~4x4.AntiKing\n.Shape~9x9.AntiKing\n"));
  two.accept_variants();
  EXPECT_EQ((*two.next())->variant->rows, 4);
  EXPECT_EQ((*two.next())->variant->rows, 9);
}

TEST(Iss, WhatIsNotKnownOrNotRightIsOneSentence) {
  EXPECT_EQ(rules_of(".NFA~abc~_x~R1C1"),
            "line 1: the puzzle has a rule that nonet does not know: 'NFA'");
  EXPECT_EQ(rules_of(".Cage~5~R1C5"), "line 1: 'R1C5' is no cell of a grid of 4 by 4");
  EXPECT_EQ(rules_of(".Cage~x~R1C1"), "line 1: 'x' is no number for a rule 'Cage'");
  EXPECT_EQ(rules_of(".Or.Thermo~R1C1~R1C2"), "line 1: an .Or or .And has no .End");
  EXPECT_EQ(rules_of(".End"), "line 1: an .End has no .Or or .And before it");
  EXPECT_EQ(rules_of(".Quad~R4C4~1"),
            "line 1: a quadruple lies around a corner of cells, and not at 'R4C4'");
  EXPECT_EQ(rules_of(".Thermo"), "line 1: a rule 'Thermo' needs cells, 256 at most");
  std::string deep, many;
  for (int i = 0; i < 5000; ++i) deep += ".Or";
  for (int i = 0; i < 5000; ++i) many += ".Thermo~R1C1~R1C2";
  EXPECT_EQ(rules_of(deep), "line 1: rules stand in each other more than four deep");
  EXPECT_EQ(rules_of(many), "line 1: there are more than 3000 rules");
  EXPECT_FALSE(read_text(".Regex~_____w~R1C1").ok()) << "bytes that no pattern has";
  EXPECT_EQ(to_string(read_text(".Shape~99x99.AntiKing").error()),
            "line 1: '99x99' is no shape of a grid such as 6x6, up to 16x16");
}

}  // namespace
}  // namespace nonet
