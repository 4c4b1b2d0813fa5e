// The order in which sentences list the cells of rules: along lines, cages as one reads.
#include "nonet/rules/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "nonet/core/names.h"
#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(RuleWords, EveryKindThatIsDrawnAlongItsCellsIsALine) {
  const std::pair<Kind, std::string_view> kinds[] = {
#define NONET_KIND(id, slug, name, synonyms, members, words, drawing) {Kind::id, drawing},
#include "nonet/rules/kinds.def"
#undef NONET_KIND
  };
  for (const auto& [kind, drawing] : kinds) {
    const std::string_view way = drawing.substr(0, drawing.find(' '));
    const bool along = way == "line" || way == "thermo" || way == "arrow" || way == "own" ||
                       way == "little-killer" || way.ends_with("-ends");
    EXPECT_EQ(is_line(kind), along) << row_of(kind).slug;
  }
}

std::shared_ptr<const Rulebook> book_of(const std::string& rules) {
  const Puzzle puzzle = *read_any_puzzle("{\"givens\": \"" + std::string(81, '.') +
                                         "\", \"rules\": [" + rules + "]}");
  return *Rulebook::of(puzzle.variant);
}

std::string listed(const std::string& rules, std::vector<int> cited, const CellSet& cells) {
  const auto book = book_of(rules);
  std::vector<RuleUse> uses;
  for (int rule : cited) uses.push_back({rule, {}, {}, {}});
  std::string text;
  for (Cell c : in_order_of_rules(cells, uses, book.get())) {
    text += (text.empty() ? "" : " ") + name_of(c);
  }
  return text;
}

TEST(RuleWords, ListCellsAlongTheLineRuleByRuleAndCagesInReadingOrder) {
  const std::string rules = R"(
    {"kind": "thermo", "cells": ["r3c3", "r2c3", "r1c2", "r1c1"]},
    {"kind": "arrow", "bulb": ["r9c9"], "shaft": ["r8c9", "r8c8"]},
    {"kind": "cage", "cells": ["r5c5", "r4c5", "r4c4"], "sum": 12})";
  const CellSet thermo = {cell_at(0, 0), cell_at(0, 1), cell_at(1, 2), cell_at(2, 2)};
  const CellSet arrow = {cell_at(7, 7), cell_at(7, 8), cell_at(8, 8)};
  const CellSet cage = {cell_at(3, 3), cell_at(3, 4), cell_at(4, 4)};
  EXPECT_EQ(listed(rules, {1}, thermo), "r3c3 r2c3 r1c2 r1c1");
  EXPECT_EQ(listed(rules, {1}, thermo - CellSet{cell_at(1, 2)}), "r3c3 r1c2 r1c1");
  EXPECT_EQ(listed(rules, {2}, arrow), "r9c9 r8c9 r8c8");
  EXPECT_EQ(listed(rules, {3}, cage), "r4c4 r4c5 r5c5");
  EXPECT_EQ(listed(rules, {2, 3}, arrow | cage), "r9c9 r8c9 r8c8 r4c4 r4c5 r5c5");
  // What lies in none of them comes last; without a line all is read as it stands.
  EXPECT_EQ(listed(rules, {1}, thermo | cage), "r3c3 r2c3 r1c2 r1c1 r4c4 r4c5 r5c5");
  EXPECT_EQ(listed(rules, {3}, thermo | cage), "r1c1 r1c2 r2c3 r3c3 r4c4 r4c5 r5c5");
  EXPECT_EQ(listed(rules, {}, thermo), "r1c1 r1c2 r2c3 r3c3");
  EXPECT_EQ(listed(rules, {7, 0}, thermo), "r1c1 r1c2 r2c3 r3c3");
}

TEST(RuleWords, ListEachCellOnceWhateverLinesCrossInIt) {
  std::mt19937 random(11);
  const auto book = book_of(R"(
    {"kind": "renban", "cells": ["r3c3", "r2c3", "r1c2", "r1c1"]},
    {"kind": "between", "cells": ["r1c5", "r2c4", "r2c3", "r3c2"]},
    {"kind": "sum-line", "sum": 10, "loop": true, "cells": ["r5c5", "r5c6", "r6c6", "r6c5"]})");
  for (int round = 0; round < test::rounds(200); ++round) {
    CellSet cells;
    for (Cell c : Cell::all()) {
      if (random() % 3 == 0) cells.insert(c);
    }
    std::vector<RuleUse> uses;
    for (int rule = 1; rule <= 3; ++rule) {
      if (random() % 2 == 0) uses.insert(uses.begin(), {rule, {}, {}, {}});
    }
    const std::vector<Cell> order = in_order_of_rules(cells, uses, book.get());
    CellSet told;
    for (Cell c : order) told.insert(c);
    EXPECT_EQ(told, cells);
    EXPECT_EQ(order.size(), static_cast<std::size_t>(cells.size()));
  }
}

}  // namespace
}  // namespace nonet
