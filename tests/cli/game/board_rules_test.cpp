// The rules of puzzles on boards of three sizes: whatever is not told to be missing can be seen.
#include "cli/game/board_rules.h"

#include <algorithm>
#include <random>

#include "cli/game/board_view.h"
#include "cli/game/rule_drawing.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "support/random_variants.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

Puzzle puzzle_of(Variant variant) {
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(std::move(variant));
  return puzzle;
}
Puzzle read(const std::string& json) {
  return puzzle_of(*read_variant_json(json));
}

struct Seen {
  Picture picture{60, 110};
  std::vector<int> undrawn;
};
Seen seen(const Puzzle& puzzle, BoardSize size) {
  const Table table(puzzle);
  const BoardRules rules(*puzzle.variant);
  Look look;
  look.table = &table;
  look.cursor_shown = false;
  Frame frame{size, 4, 10, &rules};
  Seen seen;
  seen.undrawn = draw_board(seen.picture, frame, look);
  return seen;
}

bool has(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

constexpr BoardSize kSizes[] = {BoardSize::kSmall, BoardSize::kMedium, BoardSize::kLarge};

TEST(BoardRules, OfEveryKindWhatIsNotToldToBeMissingIsSeen) {
  int drawn = 0;
  const std::string file =
      test::read_file(test::source_folder() / "docs" / "pictures" / "rules.jsonl");
  std::istringstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    const Variant variant = *read_variant_json(line);
    if (!is_explained(variant)) continue;
    for (BoardSize size : kSizes) {
      const Seen whole = seen(puzzle_of(variant), size);
      // In ASCII too there is a sign for each.
      EXPECT_EQ(whole.picture.in_ascii().text().find('?'), std::string::npos) << line;
      for (std::size_t i = 0; i < variant.clues.size(); ++i) {
        if (has(whole.undrawn, static_cast<int>(i))) continue;
        Variant without = variant;
        without.clues.erase(without.clues.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_NE(seen(puzzle_of(without), size).picture.text(), whole.picture.text())
            << "rule " << i << " of " << line;
        ++drawn;
      }
    }
  }
  EXPECT_GT(drawn, 90);
}

TEST(BoardRules, WhateverTheCluesSayEachPlaceIsTakenOnceAndNoSignIsUnknown) {
  test::RandomVariants variants(32);
  for (const KindRow& row : all_kinds()) {
    for (int round = 0; round < test::rounds(12); ++round) {
      Variant variant = variants.square(variants.number(3, 9));
      for (int i = 0; i < 4; ++i) variant.clues.push_back(variants.clue(row.kind, variant));
      const BoardRules rules(variant);
      for (BoardSize size : kSizes) {
        Picture picture(60, 110);
        const DrawnRules drawn = draw_rules(picture, {size, 4, 10, &rules});
        EXPECT_EQ(picture.in_ascii().text().find('?'), std::string::npos) << row.slug;
        EXPECT_EQ(picture.for_console().text().find('?'), std::string::npos) << row.slug;
        for (int clue = 0; clue < rules.clues; ++clue) {
          EXPECT_TRUE(has(drawn.undrawn, clue) || size != BoardSize::kSmall) << row.slug;
          EXPECT_TRUE(has(drawn.undrawn, clue) || rules.has_sign(clue)) << row.slug;
        }
      }
    }
  }
}

TEST(BoardRules, BetweenCellsOfOneCageThereIsNoLineAndAroundItOne) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(24); ++round) {
    Variant variant;
    variant.boxes = standard_boxes(9, 9, 9);
    variant.givens.resize(81);
    // Dominoes at random.
    std::vector<int> cage(81, -1);
    for (int i = 0; i < 40; ++i) {
      const int at = static_cast<int>(random() % 81);
      const int to = random() % 2 == 0 ? at + 1 : at + 9;
      if (to >= 81 || (to == at + 1 && to % 9 == 0)) continue;
      const auto a = static_cast<std::size_t>(at), b = static_cast<std::size_t>(to);
      if (cage[a] >= 0 || cage[b] >= 0) continue;
      cage[a] = cage[b] = i;
      Clue clue;
      clue.kind = Kind::kCage;
      clue.sets = {{static_cast<nonet::Spot>(at), static_cast<nonet::Spot>(to)}};
      clue.value = 9;
      variant.clues.push_back(clue);
    }
    const Seen whole = seen(puzzle_of(variant), BoardSize::kLarge);
    EXPECT_TRUE(whole.undrawn.empty());
    const BoardRules rules(variant);
    const Frame frame{BoardSize::kLarge, 4, 10, &rules};
    for (Cell c : Cell::all()) {
      if (column_of(c) == 8) continue;
      const Cell next = cell_at(row_of(c), column_of(c) + 1);
      const char32_t sign = whole.picture.at(frame.row_of(c) + 1, frame.column_of(c) + 6).sign;
      const bool together = cage[c.slot()] >= 0 && cage[c.slot()] == cage[next.slot()];
      const bool box = column_of(c) % 3 == 2;
      EXPECT_EQ(sign, together ? (box ? U'┇' : U' ') : (box ? U'┃' : U'│'));
      // The sum stands above the first cell of a cage.
      const bool first = std::any_of(
          variant.clues.begin(), variant.clues.end(),
          [&](const Clue& clue) { return cell_of(variant, clue.cells().front()) == c; });
      EXPECT_EQ(whole.picture.at(frame.row_of(c) - 1, frame.column_of(c)).sign == U'9', first);
    }
  }
}

TEST(BoardRules, LinesFollowRegionsOfAnyShapeAndASmallBoardHasTheirLetters) {
  const Puzzle jigsaw = read(R"({"size": 4, "boxes": [0,0,0,1,2,0,1,1,2,2,3,1,2,3,3,3]})");
  const std::string medium = seen(jigsaw, BoardSize::kMedium).picture.text();
  EXPECT_NE(medium.find("┣━━━╅───╆━━━╃───┨"), std::string::npos) << medium;
  const std::string small = seen(jigsaw, BoardSize::kSmall).picture.text();
  EXPECT_NE(small.find("r1┃ ·a·a·a·b┃"), std::string::npos) << small;
}

TEST(BoardRules, ASmallerBoardIsAsMuchSmaller) {
  const Puzzle six = read(R"({"size": 6})");
  const BoardRules rules(*six.variant);
  EXPECT_EQ((Frame{BoardSize::kSmall, 0, 0, &rules}.rows()), 6 + 3 + 1);
  EXPECT_EQ((Frame{BoardSize::kMedium, 0, 0, &rules}.columns()), 6 * 4 + 1);
  const Frame frame{BoardSize::kLarge, 2, 3, &rules};
  for (int row = 0; row < 6; ++row) {
    for (int column = 0; column < 6; ++column) {
      const Cell c = cell_at(row, column);
      EXPECT_EQ(frame.cell_at(frame.row_of(c), frame.column_of(c)), c);
    }
  }
  EXPECT_FALSE(frame.has(cell_at(6, 0)));
  EXPECT_FALSE(frame.cell_at(2 + 4 * 6 + 1, 4));
}

}  // namespace
}  // namespace nonet::cli::game
