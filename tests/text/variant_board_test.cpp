// Boards of variants as text.
#include "nonet/text/variant_board.h"

#include "nonet/core/utf8.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/marked_board.h"
#include "support/random_variants.h"
#include "support/support.h"

namespace nonet {
namespace {

Puzzle read(const std::string& text) {
  PuzzleReader reader(lines_of(text));
  reader.accept_variants();
  auto puzzle = *reader.next();
  EXPECT_TRUE(puzzle.ok()) << puzzle.error().message;
  return *puzzle;
}

std::size_t columns_of(std::string_view line) {
  std::size_t columns = 0;
  for (const char byte : line) columns += is_continuation_byte(byte) ? 0 : 1;
  return columns;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

const char* const kJigsaw =
    R"({"size": 4, "boxes": [0, 0, 0, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 1], "givens": "1.............4.",)"
    R"( "rules": [{"kind": "cage", "cells": ["r1c2", "r1c3"], "sum": 5}, )"
    R"({"kind": "cage", "cells": ["r4c1", "r4c2"]}, )"
    R"({"kind": "thermo", "cells": ["r2c2", "r2c3", "r3c3"]}, )"
    R"({"kind": "thermo", "cells": ["r1c4", "r2c4"], "slow": true}, {"kind": "antiknight"}, )"
    R"({"kind": "x-sum", "line": "c3", "from": "bottom", "value": 7}]})";

TEST(VariantBoards, HaveLinesAroundTheirBoxesAndLettersForCages) {
  const Puzzle puzzle = read(kJigsaw);
  EXPECT_EQ("\n" + variant_board(*puzzle.variant, puzzle.variant->givens), R"(
    1    2    3    4
  ┌──────────────┬───┐
1 │ 1    .a   .a │ . │
  │    ┌─────────┤   │
2 │ .  │ .    .  │ . │
  ├────┤         │   │
3 │ .  │ .    .  │ . │
  │    └─────────┤   │
4 │ .b   .b   4  │ . │
  └──────────────┴───┘
)");
  EXPECT_EQ("\n" + variant_board(*puzzle.variant, puzzle.variant->givens, true), R"(
    1    2    3    4
  +--------------+---+
1 | 1    .a   .a | . |
  |    +---------+   |
2 | .  | .    .  | . |
  +----+         |   |
3 | .  | .    .  | . |
  |    +---------+   |
4 | .b   .b   4  | . |
  +--------------+---+
)");
  EXPECT_EQ("\n" + variant_legend(*puzzle.variant, 80), R"(
Cages: a 5, b without a sum
Anti-knight
Thermometer: r2c2 r2c3 r3c3; slow r1c4 r2c4
X-sum: 7 in column 3 from the bottom
)");
  // A line a kind says what it means, however often it is there.
  const std::string meanings = variant_meanings(*puzzle.variant);
  EXPECT_EQ(split(meanings).size(), 4U) << meanings;
  for (const char* kind : {"Killer cage: ", "Anti-knight: ", "Thermometer: ", "X-sum: "}) {
    EXPECT_NE(("\n" + meanings).find("\n" + std::string(kind)), std::string::npos) << meanings;
  }
  for (const std::string& line : split(variant_meanings(*puzzle.variant, 40))) {
    EXPECT_LE(line.size(), 40U) << line;
  }
}

TEST(VariantBoards, TellEveryRuleAndKeepToEightyColumnsOnNineByNine) {
  test::RandomVariants random(1);
  for (int round = 0; round < test::rounds(20); ++round) {
    Variant variant = random.square(9);
    for (const KindRow& row : all_kinds()) {
      for (int i = random.number(0, 4); i > 0; --i) {
        variant.clues.push_back(random.clue(row.kind, variant));
      }
    }
    const std::string legend = variant_legend(variant, 80);
    for (const Clue& clue : variant.clues) {
      const std::string name =
          clue.kind == Kind::kCage ? "Cages" : std::string(row_of(clue.kind).name);
      EXPECT_NE(("\n" + legend).find("\n" + name), std::string::npos) << name;
      // All cells of the clue, in its order, wherever lines are broken.
      std::string plain = legend;
      for (std::size_t at = 0; (at = plain.find("\n  ", at)) != std::string::npos;) {
        plain.replace(at, 3, " ");
      }
      for (const std::vector<Spot>& set : clue.sets) {
        std::string cells;
        for (const Spot spot : set) cells += " " + spot_name(variant, spot);
        if (clue.kind == Kind::kCage) continue;
        EXPECT_NE(plain.find(cells), std::string::npos) << cells;
      }
    }
    for (const std::string& line : split(legend + variant_board(variant, variant.givens))) {
      EXPECT_LE(columns_of(line), 80U) << line;
    }
  }
}

TEST(VariantBoards, OfAnySizeHaveOneRowForEachRowAndLinesOfOneWidth) {
  test::RandomVariants random(2);
  for (int round = 0; round < test::rounds(30); ++round) {
    const Variant variant = random.grid();
    for (const bool ascii : {true, false}) {
      const std::vector<std::string> lines = split(variant_board(variant, variant.givens, ascii));
      int rows = 0;
      for (std::size_t i = 1; i < lines.size(); ++i) {
        EXPECT_EQ(columns_of(lines[i]), columns_of(lines[1]));
        rows += lines[i][0] != ' ' ? 1 : 0;
        EXPECT_TRUE(!ascii || columns_of(lines[i]) == lines[i].size());
      }
      EXPECT_EQ(rows, variant.rows);
    }
  }
}

TEST(VariantBoards, OfCandidatesFollowTheBoxesToo) {
  // The ordinary boxes, but r1c3 and r2c4 have changed theirs with r1c4 and r2c3.
  std::string boxes;
  for (int i = 0; i < 81; ++i) {
    int box = i / 27 * 3 + i % 9 / 3;
    if (i == 2 || i == 12) box = i == 2 ? 1 : 0;
    boxes += (i == 0 ? "" : ",") + std::to_string(box);
  }
  const Puzzle puzzle =
      read(R"({"boxes": [)" + boxes + R"(], "givens": ")" + std::string(81, '.') +
           R"(", "rules": [{"kind": "cage", "cells": ["r5c5", "r5c6"], "sum": 3}]})");
  const auto grid = start_of(puzzle);
  ASSERT_TRUE(grid.ok()) << grid.error().message;
  const std::vector<std::string> lines = split(candidate_board(*grid));
  EXPECT_EQ(lines[2].substr(2, 30), "| 123456789   123456789 | 1234") << lines[2];
  EXPECT_NE(candidate_board(*grid).find("a"), std::string::npos);
  // Of a step only what it is about is shown in full.
  Step step;
  step.removals = {{Cell(40), Digit::from_number(9)}};
  const std::vector<std::string> marked = split(marked_board(*grid, step));
  EXPECT_EQ(marked[2].substr(2, 12), "| ..   .. | ") << marked[2];
  EXPECT_NE(marked_board(*grid, step).find("123456789-"), std::string::npos);
  for (const std::string& line : split(screen_board(*grid, Step(), {Paint::kPlain, 80, {}}))) {
    EXPECT_LE(line.size(), 80U);
  }
}

}  // namespace
}  // namespace nonet
