// Killers in a line, jigsaws, ids of Solo and lines of other sizes.
#include <gtest/gtest.h>

#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "support/support.h"

namespace nonet {
namespace {

Result<Puzzle> read_text(const std::string& text, const char* format = nullptr) {
  PuzzleReader reader(lines_of(text), format != nullptr ? format_named(format) : nullptr);
  reader.accept_variants();
  auto puzzle = reader.next();
  if (!puzzle) return Error{"there is no puzzle"};
  if (puzzle->ok() && reader.next()) return Error{"there is more text after the puzzle"};
  return *puzzle;
}

// The clues as JSON, or the error.
std::string rules_of(const std::string& text, const char* format = nullptr) {
  const auto puzzle = read_text(text, format);
  if (!puzzle) return to_string(puzzle.error());
  if (puzzle->variant == nullptr) return "no variant";
  const std::string json = variant_json_of(*puzzle->variant);
  const std::size_t rules = json.find("\"rules\": ");
  return json.substr(rules + 9, json.rfind(']') - rules - 8);
}

std::string givens_of(const std::string& text) {
  const auto puzzle = read_text(text);
  if (!puzzle) return to_string(puzzle.error());
  if (puzzle->variant == nullptr) return test::line_of(puzzle->givens);
  const std::string json = variant_json_of(*puzzle->variant);
  const std::size_t givens = json.find("\"givens\": ") + 10;
  return json.substr(givens, json.find(", \"rules\"") - givens);
}

// 81 fields, of which the first few are told.
std::string ps(const std::string& begin, std::vector<int> numbers, const std::string& gap = "") {
  numbers.resize(81);
  std::string text = begin;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text += std::to_string(numbers[i]) + ":" + (i % 9 == 8 ? gap : "");
  }
  return text;
}

const char* kThreeCages =
    R"([{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 11}, {"kind": "cage", "cells": ["r1c3", "r2c1"], "sum": 13}])";

TEST(Killers, PsHasTheSumAndTheNumberOfEachCellsCage) {
  std::vector<int> numbers = {11 * 256 + 1, 11 * 256 + 1, 13 * 256 + 2, 0, 7 * 256 + 3};
  numbers.resize(9);
  numbers.push_back(13 * 256 + 2);
  EXPECT_EQ(rules_of(ps("3x3::k:", numbers)), kThreeCages);
  EXPECT_EQ(rules_of(ps("3x3::k:", numbers, "\n")), kThreeCages) << "over several lines";
  EXPECT_EQ(rules_of(ps("3x3::k:", numbers, " ")), kThreeCages);
  EXPECT_EQ(read_text(ps("3x3::k:", numbers))->variant->givens[4], 7) << "a cage of one cell";
  EXPECT_EQ(rules_of(ps("3x3:d:k:", {})), R"([{"kind": "diagonals", "which": "both"}])");
  EXPECT_EQ(rules_of("3x3::k:1:2:3:"), "line 1: the killer has 3 cells, not 81: are 78 missing?");
  EXPECT_EQ(rules_of(ps("3x3:q:k:", {})),
            "line 1: 'q' in a killer is not known; d is for diagonals");
  EXPECT_EQ(rules_of(ps("3x3::k:", {11 * 256 + 1, 12 * 256 + 1})), "line 1: cage 1 has two sums");
}

TEST(Killers, SumoCueJoinsCellsToCages) {
  std::string rest;
  for (int i = 4; i < 81; ++i) rest += i == 9 ? "+2" : i == 10 ? "=5" : "=0";
  EXPECT_EQ(rules_of("SumoCueV1=11+0=13=0" + rest), kThreeCages);
  EXPECT_EQ(read_text("SumoCueV1=11+0=13=0" + rest)->variant->givens[10], 5);
  EXPECT_EQ(rules_of("SumoCueV1D=11+0=13=0" + rest).substr(0, 46),
            R"([{"kind": "diagonals", "which": "both"}, {"kin)");
  // Regions: the boxes, told one by one, are the boxes.
  std::string boxes = "SumoCueV1";
  for (int i = 0; i < 81; ++i) {
    boxes += (i == 0   ? "=11"
              : i == 1 ? "+0"
                       : "=0") +
             std::string("J") + std::to_string(i / 27 * 3 + i % 9 / 3);
  }
  const auto puzzle = read_text(boxes);
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->variant->boxes, standard_boxes(9, 9, 9));
  EXPECT_EQ(rules_of("SumoCueV1=11+0"),
            "line 1: the SumoCue puzzle has 2 cells, not 81: are 79 missing?");
  std::string ring = "SumoCueV1+1+0";
  for (int i = 2; i < 81; ++i) ring += "=0";
  EXPECT_EQ(rules_of(ring), "line 1: cells join each other's cages in a ring");
  EXPECT_EQ(rules_of("SumoCueV1*3"),
            "line 1: cell 1 of a SumoCue puzzle was expected as =12 or +3, and no more than 81 of "
            "them");
}

TEST(Killers, TheShortWayPointsFromCellToCell) {
  std::string text(81, '0');
  text[0] = '>';
  text[1] = 'B';  // 11
  text[2] = ',';
  text[10] = '<';
  text[9] = 'a';  // 36
  text[80] = '`';
  text[70] = '7';
  EXPECT_EQ(
      rules_of(text),
      R"([{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 11}, {"kind": "cage", "cells": ["r1c3", "r2c1", "r2c2"], "sum": 36}, {"kind": "cage", "cells": ["r8c8", "r9c9"], "sum": 7}])");
  text[1] = '<';
  EXPECT_EQ(rules_of(text), "line 1: the mark at r1c1 leads to no sum of a cage") << "a ring";
  text[0] = '^';
  EXPECT_EQ(rules_of(text), "line 1: the mark at r1c1 leads to no sum of a cage") << "off the grid";
}

TEST(Jigsaws, HaveTheirRegionsBehindTheirCells) {
  const std::string cells = "1..4............";
  const std::string regions = "AAABACCBDCCBDDDB";
  const auto puzzle = read_text(cells + regions);
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->variant->boxes,
            (std::vector<int>{0, 0, 0, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 1}));
  EXPECT_EQ(puzzle->variant->givens[3], 4);
  for (const char* between : {" ", ",", ";", "\t"}) {
    const auto apart = read_text(cells + between + regions + " Four");
    ASSERT_TRUE(apart) << to_string(apart.error());
    EXPECT_EQ(apart->variant->boxes, puzzle->variant->boxes);
    EXPECT_EQ(apart->name, "Four");
  }
  const auto alone = read_text(regions);
  ASSERT_TRUE(alone) << to_string(alone.error());
  EXPECT_EQ(alone->variant->boxes, puzzle->variant->boxes);
  // Regions of nine digits are not taken for a solution, nor a solution for regions.
  std::string digits;
  for (int i = 0; i < 81; ++i) digits += static_cast<char>('1' + i / 27 * 3 + i % 9 / 3);
  EXPECT_EQ(givens_of(std::string(81, '.') + digits), std::string(81, '.'));
  const std::string solution =
      "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
  EXPECT_EQ(givens_of(std::string(80, '.') + "1 " + solution), std::string(80, '.') + "1");
}

TEST(Solo, GridsBoxesDiagonalsRegionsAndCages) {
  EXPECT_EQ(givens_of("2x2:1b2_3_4a2h"), "\"1..234.2........\"");
  EXPECT_EQ(givens_of("2x3:6zi"), "\"6...................................\"");
  const auto six = read_text("2x3x:6zi");
  ASSERT_TRUE(six) << to_string(six.error());
  EXPECT_EQ(six->variant->boxes, standard_boxes(6, 6, 6));
  EXPECT_EQ(rules_of("2x3x:6zi"), R"([{"kind": "diagonals", "which": "both"}])");
  // Cages of two: a border behind every second column, then one below every row.
  EXPECT_EQ(rules_of("2x2k:p,aaaaaaaa____________,3_5g3f").substr(0, 66),
            "line 1: the borders of the game are cut off, or too many");
  const auto regions = read_text("4j:p,aaaaaaaaaaaaaaaa");
  EXPECT_FALSE(regions) << "too many borders";
  EXPECT_EQ(to_string(read_text("2x2:1b2").error()),
            "line 1: the game has 4 cells, not 16: are 12 missing?");
  EXPECT_EQ(to_string(read_text("3x3#12345").error()).substr(0, 37),
            "line 1: this is the seed of a game, f");
}

TEST(Solo, CorpusIdsAreTheSamePuzzlesAsInTheCorpus) {
  NONET_NEEDS_SHARED_DATA(data);
  int count = 0;
  for (const std::string& line : test::puzzle_lines(data / "variants" / "variants.jsonl")) {
    const Result<JsonValue> json = parse_json(line);
    const JsonValue* id = json->find("sgt_id");
    if (id == nullptr) continue;
    const auto puzzle = read_text(id->string);
    ASSERT_TRUE(puzzle) << id->string << to_string(puzzle.error());
    ASSERT_NE(puzzle->variant, nullptr);
    const Result<Variant> stored = read_variant_json(*json);
    EXPECT_EQ(puzzle->variant->givens, stored->givens) << id->string;
    EXPECT_EQ(puzzle->variant->boxes, stored->boxes) << id->string;
    EXPECT_EQ(puzzle->variant->clues.size(), stored->clues.size()) << id->string;
    // What was written down as its solution solves what is read now.
    const Result<Scheme> scheme = compile(*puzzle->variant);
    ASSERT_TRUE(scheme) << scheme.error().message;
    std::vector<int> digits;
    const JsonValue& solution = *json->find("solution");
    for (char c : solution.string) digits.push_back(c <= '9' ? c - '0' : c - 'A' + 10);
    for (const JsonValue& number : solution.list) digits.push_back(std::stoi(number.string));
    EXPECT_TRUE(is_solution(*scheme, digits)) << id->string;
    ++count;
  }
  EXPECT_GE(count, 80);
}

TEST(OtherSizes, LinesOfSixteenToTwoHundredFiftySixCells) {
  EXPECT_EQ(givens_of("1..4........4..1 four by four"), "\"1..4........4..1\"");
  EXPECT_EQ(givens_of("1..6....................................").substr(0, 5), "line ")
      << "40 cells are no square";
  std::string sixteen(256, '.');
  sixteen[0] = 'G';
  sixteen[1] = '9';
  EXPECT_EQ(givens_of(sixteen).substr(0, 12), "[16, 9, null");
  sixteen[2] = 'g';
  EXPECT_EQ(givens_of(sixteen).substr(0, 11), "[16, 9, 16,");
  std::string from_zero(256, '.');
  from_zero[0] = '0';
  from_zero[1] = 'F';
  from_zero[2] = '3';
  const auto hex = read_text(from_zero);
  ASSERT_TRUE(hex);
  EXPECT_EQ(hex->variant->low, 0);
  EXPECT_EQ(hex->variant->givens[1], 15);
  std::string letters(256, '-');
  letters[0] = 'P';
  letters[1] = 'A';
  const auto lettered = read_text(letters);
  ASSERT_TRUE(lettered) << to_string(lettered.error());
  EXPECT_EQ(lettered->variant->givens[0], 16);
  EXPECT_EQ(lettered->variant->givens[1], 1);
  EXPECT_EQ(lettered->variant->boxes, standard_boxes(16, 16, 16));
  // A row of dots is no puzzle, and 64 cells with a 9 are a line with a mistake.
  EXPECT_FALSE(read_text(std::string(16, '.')));
  EXPECT_NE(givens_of(std::string(63, '.') + "9").find("64 cells, not 81"), std::string::npos);
}

}  // namespace
}  // namespace nonet
