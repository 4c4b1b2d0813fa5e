// Puzzles with rules, written and read again: as JSON nothing changes, as f-puzzles the solutions
// don't, but for what is named as lost.
#include <gtest/gtest.h>

#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "support/random_variants.h"
#include "support/schema.h"
#include "support/support.h"

namespace nonet {
namespace {

Result<Puzzle> read_variant(const std::string& text) {
  PuzzleReader reader(lines_of(text));
  reader.accept_variants();
  auto puzzle = reader.next();
  if (!puzzle) return Error{"there is no puzzle"};
  return *puzzle;
}

// All solutions of a grid of four by four, or why it has no meaning.
std::string solutions_of(const Variant& variant) {
  const Result<Scheme> scheme = compile(variant);
  if (!scheme) return scheme.error().message;
  std::vector<std::string> all;
  count_solutions(*scheme, 1000, Stop(), [&](std::span<const int> digits) {
    all.emplace_back();
    for (const int digit : digits) all.back() += static_cast<char>('0' + digit);
    return true;
  });
  std::sort(all.begin(), all.end());
  std::string text;
  for (const std::string& one : all) text += one + "\n";
  return text;
}

class EveryKindWritten : public testing::TestWithParam<KindRow> {};

TEST_P(EveryKindWritten, AsJsonIsReadAsTheSame) {
  test::RandomVariants any(31);
  for (int round = 0; round < test::rounds(40); ++round) {
    Variant variant = any.grid();
    for (int i = any.number(1, 3); i > 0; --i) {
      variant.clues.push_back(any.clue(GetParam().kind, variant));
    }
    variant.name = any.chance(2) ? "a \"name\"\n" : "";
    variant.author = any.chance(2) ? "\u00E9" : "";
    variant.ruleset = any.chance(2) ? "Normal rules." : "";
    if (any.chance(2)) variant.unread = {"lines"};
    if (any.chance(2)) {
      variant.sketches = {{Sketch::Shape::kCircle, {0, 1}, {{50, 100}}, 30, 40, "rose", "7"}};
    }
    if (any.chance(2)) {
      variant.placed.resize(variant.givens.size());
      variant.placed[3] = variant.high;
    }
    if (any.chance(2)) {
      variant.notes.resize(variant.givens.size());
      variant.notes[2] = {1, 2};
    }
    const std::string text = variant_json_of(variant);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    const Result<Variant> again = read_variant_json(text);
    ASSERT_TRUE(again) << text << to_string(again.error());
    EXPECT_EQ(*again, variant) << text;
    EXPECT_EQ(test::schema_fault(text, "variant"), "") << text;
  }
}

TEST_P(EveryKindWritten, AsFpuzzlesHasTheSameSolutionsOrIsNamedAsLost) {
  test::RandomVariants any(32);
  for (int round = 0; round < test::rounds(25); ++round) {
    Variant variant = any.square(4);
    variant.clues.push_back(any.clue(GetParam().kind, variant));
    if (any.chance(2)) variant.clues.push_back(any.clue(Kind::kKropki, variant));
    if (any.chance(3)) variant.boxes.clear();
    for (const char* name : {"fpuzzles", "sudokupad"}) {
      const Result<WrittenVariant> written = format_named(name)->write_variant(variant);
      ASSERT_TRUE(written) << to_string(written.error());
      if (!written->lost.empty()) {
        EXPECT_EQ(written->lost.front(), "the rule '" + std::string(GetParam().slug) + "'");
        continue;
      }
      const Result<Puzzle> again = read_variant(written->text);
      ASSERT_TRUE(again) << to_string(again.error());
      ASSERT_NE(again->variant, nullptr);
      EXPECT_EQ(solutions_of(*again->variant), solutions_of(variant)) << variant_json_of(variant);
    }
  }
}

std::string name_of_kind(const testing::TestParamInfo<KindRow>& kind) {
  std::string name(kind.param.slug);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryKindWritten, testing::ValuesIn(all_kinds()), name_of_kind);

// Which kinds f-puzzles has a key for is no accident.
TEST(VariantWriting, FpuzzlesHoldsTheCommonKinds) {
  test::RandomVariants any(33);
  std::set<std::string> lost;
  for (const KindRow& row : all_kinds()) {
    bool held = false;
    for (int round = 0; round < 20 && !held; ++round) {
      Variant variant = any.square(9);
      variant.clues.push_back(any.clue(row.kind, variant));
      held = format_named("fpuzzles")->write_variant(variant)->lost.empty();
    }
    if (!held) lost.insert(std::string(row.slug));
  }
  const std::set<std::string> expected = {"antitaxicab",
                                          "global-entropy",
                                          "global-mod3",
                                          "dutch-flatmates",
                                          "sum",
                                          "equal-sum",
                                          "rellik",
                                          "equality-cage",
                                          "lunchbox",
                                          "contains",
                                          "count",
                                          "counting-circles",
                                          "count-distinct",
                                          "sum-line",
                                          "value-indexing",
                                          "automaton",
                                          "regex",
                                          "relation",
                                          "same",
                                          "same-sets",
                                          "hidden-skyscraper",
                                          "numbered-room",
                                          "any-of"};
  EXPECT_EQ(lost, expected);
}

TEST(VariantWriting, AGridThatFpuzzlesCantHoldIsRefused) {
  test::RandomVariants any(34);
  Variant variant = any.square(6);
  variant.cols = 5;
  variant.givens.resize(30);
  const auto refused = format_named("fpuzzles")->write_variant(variant);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("square grids"), std::string::npos);
  Variant from_zero = any.square(6);
  from_zero.low = 0;
  from_zero.high = 5;
  EXPECT_FALSE(format_named("fpuzzles")->write_variant(from_zero));
}

TEST(VariantWriting, CorpusPuzzlesComeBackFromJsonAsTheyWere) {
  NONET_NEEDS_SHARED_DATA(data);
  int count = 0;
  for (const std::string& line : test::puzzle_lines(data / "variants" / "variants.jsonl")) {
    const Result<Variant> variant = read_variant_json(line);
    if (!variant) continue;
    const Result<Variant> again = read_variant_json(variant_json_of(*variant));
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(*again, *variant) << variant->id;
    ++count;
  }
  EXPECT_GE(count, 500);
}

}  // namespace
}  // namespace nonet
