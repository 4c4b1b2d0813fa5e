// Puzzles with rules as JSON: what is read, and what is refused in a sentence with its place.
#include "nonet/io/variant_json.h"

#include <gtest/gtest.h>

#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/count.h"
#include "nonet/rules/scheme.h"
#include "support/support.h"

namespace nonet {
namespace {

std::string with_rules(const std::string& rules) {
  return R"({"size": 4, "givens": "................", "rules": [)" + rules + "]}";
}

std::string refusal(const std::string& text) {
  const Result<Variant> read = read_variant_json(text);
  return read ? "" : to_string(read.error());
}

TEST(VariantJson, SizesDigitsAndBoxesAreRead) {
  const Result<Variant> six = read_variant_json(
      R"({"size": 6, "low": 0, "givens": "0....................................", "rules": []})");
  EXPECT_FALSE(six.ok());
  const Result<Variant> read = read_variant_json(
      R"({"rows": 2, "cols": 3, "low": 0, "high": 5, "boxes": [1, 1, null, "a", "a", "a"], "givens": [0, null, 5, null, null, 3], "rules": []})");
  ASSERT_TRUE(read.ok()) << to_string(read.error());
  EXPECT_EQ(read->digits(), 6);
  EXPECT_EQ(read->boxes, (std::vector<int>{0, 0, -1, 1, 1, 1}));
  EXPECT_EQ(read->givens[0], 0);
  EXPECT_EQ(read->givens[1], std::nullopt);
}

TEST(VariantJson, WhatIsWrongIsSaidWithItsPlace) {
  EXPECT_EQ(refusal(with_rules(R"({"kind": "thermometer", "cells": ["r1c1"]})")),
            "line 1, column 62: there is no kind of rule called 'thermometer' (did you mean "
            "'thermo'?)");
  EXPECT_EQ(refusal(with_rules(R"({"kind": "cagee", "cells": ["r1c1"]})")),
            "line 1, column 62: there is no kind of rule called 'cagee' (did you mean 'cage'?)");
  EXPECT_EQ(refusal(with_rules(R"({"kind": "xyzzy-plugh", "cells": ["r1c1"]})")),
            "line 1, column 62: there is no kind of rule called 'xyzzy-plugh'");
  EXPECT_EQ(refusal(with_rules(R"({"kind": "thermo"})")),
            "line 1, column 53: a rule of kind 'thermo' needs \"cells\"");
  EXPECT_EQ(refusal(with_rules(R"({"kind": "thermo", "cells": ["r1c5"]})")),
            "line 1, column 82: 'r1c5' is no cell of a grid of 4 by 4");
  EXPECT_EQ(refusal(R"({"size": 4, "givens": "...", "rules": []})"),
            "line 1, column 23: \"givens\" has one character or number for each of the 16 cells");
  EXPECT_EQ(refusal(R"({"size": 40, "givens": "...", "rules": []})"),
            "line 1, column 10: \"size\" is a number from 1 to 16");
  EXPECT_NE(refusal(with_rules(R"({"kind": "cage", "cells": ["r1c1"], "sum": 1e9})"))
                .find("\"sum\" is a number"),
            std::string::npos);
  std::string many;
  for (int i = 0; i < 4000; ++i) many += R"({"kind": "antiknight"},)";
  many.pop_back();
  EXPECT_NE(refusal(with_rules(many)).find("there are more than 3000 rules"), std::string::npos);
  std::string deep = R"({"kind": "antiknight"})";
  for (int i = 0; i < 8; ++i) deep = R"({"kind": "any-of", "branches": [[)" + deep + "]]}";
  EXPECT_NE(refusal(with_rules(deep)), "");
}

// What was taken for something else without a word: a side that a row has not, another colour.
TEST(VariantJson, AWordThatAKindHasNotIsRefused) {
  auto fault = [](const std::string& rule) {
    const std::string sentence = refusal(with_rules(rule));
    return sentence.substr(sentence.find(": ") + 2);
  };
  EXPECT_EQ(fault(R"({"kind": "diagonals", "which": "x"})"), R"("which" is '\', '/' or 'both')");
  EXPECT_EQ(fault(R"({"kind": "x-sum", "line": "r1", "from": "top", "value": 3})"),
            R"("from" is 'left' or 'right')");
  EXPECT_EQ(fault(R"({"kind": "x-sum", "line": "c1", "from": "left", "value": 3})"),
            R"("from" is 'top' or 'bottom')");
  EXPECT_EQ(fault(R"({"kind": "kropki", "colour": "grey", "cells": ["r1c1", "r1c2"]})"),
            R"("colour" is 'white' or 'black')");
  EXPECT_EQ(fault(R"({"kind": "cage", "cells": ["r1c1"], "sum": "3"})"), R"("sum" is a number)");
  EXPECT_EQ(refusal(with_rules(R"({"kind": "x-sum", "line": "c1", "from": "top", "value": 3})")),
            "");
}

TEST(VariantJson, WithoutItsRulesAPuzzleIsNotReadAsAnother) {
  const std::string text = with_rules(R"({"kind": "antiking"})");
  const Result<Puzzle> plain = read_puzzle(text);
  ASSERT_FALSE(plain.ok());
  EXPECT_NE(plain.error().message.find("rules of its own"), std::string::npos);
  PuzzleReader reader(lines_of(text));
  reader.accept_variants();
  const auto read = reader.next();
  ASSERT_TRUE(read && read->ok());
  ASSERT_NE((*read)->variant, nullptr);
  EXPECT_EQ((*read)->variant->clues.size(), 1U);
}

TEST(VariantJson, APuzzleWithoutRulesIsAnOrdinaryOne) {
  const std::string givens =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const Result<Puzzle> read =
      read_puzzle(R"({"size": 9, "givens": ")" + givens + R"(", "rules": []})");
  ASSERT_TRUE(read.ok()) << to_string(read.error());
  EXPECT_EQ(read->variant, nullptr);
  EXPECT_EQ(one_line(read->givens), givens);
}

// Every stored solution obeys its rules as they are read; and those of few guesses are found.
TEST(VariantJson, CorpusSolutionsObeyTheirRules) {
  NONET_NEEDS_SHARED_DATA(data);
  int obeyed = 0, unknown = 0;
  for (const std::string& line : test::puzzle_lines(data / "variants" / "variants.jsonl")) {
    const Result<JsonValue> json = parse_json(line);
    ASSERT_TRUE(json.ok());
    const std::string id = json->find("id")->string;
    Result<Variant> variant = read_variant_json(*json);
    if (!variant) {
      EXPECT_TRUE(variant.error().message.find("'full-rank'") != std::string::npos ||
                  variant.error().message.find("'connected'") != std::string::npos)
          << id << ": " << variant.error().message;
      ++unknown;
      continue;
    }
    const Result<Scheme> scheme = compile(std::move(*variant));
    ASSERT_TRUE(scheme.ok()) << id << ": " << scheme.error().message;
    const JsonValue& stored = *json->find("solution");
    std::vector<int> digits;
    for (char c : stored.string) digits.push_back(c <= '9' ? c - '0' : c - 'A' + 10);
    for (const JsonValue& number : stored.list) digits.push_back(std::stoi(number.string));
    EXPECT_TRUE(is_solution(*scheme, digits)) << id;
    ++obeyed;
  }
  EXPECT_GE(obeyed, 500);
  EXPECT_LE(unknown, 8);
}

}  // namespace
}  // namespace nonet
