// What sentences say of the rules that a step cites.
#include "nonet/text/rule_words.h"

#include <gtest/gtest.h>

#include "nonet/explain/hint.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/prose.h"

namespace nonet {
namespace {

// All that the first hint says of its step.
std::vector<std::string> hinted(const Puzzle& puzzle) {
  const Hint hint = hint_for(puzzle, policy_all());
  std::vector<std::string> texts;
  for (int rung = 1; rung <= kRungs; ++rung) texts.push_back(hint.rung(rung).text);
  return texts;
}

// The thermometer alone leaves one solution.
TEST(WordsOfLines, GoFromTheBulbOfAThermometerToItsEnd) {
  const auto texts = hinted(*read_any_puzzle(R"({"size": 4, "givens": "................", "rules": [
      {"kind": "thermo", "cells": ["r4c4", "r3c3", "r2c3", "r1c2"]}]})"));
  EXPECT_EQ(texts.back(),
            "Rule Bounds: the thermometer from r4c4 leaves r4c4 1, r3c3 2, r2c3 3, and r1c2 4.");
}

// Row 5 without its two cages: r5c8 and r5c9.
class WordsOfSums : public ::testing::Test {
 protected:
  Grid grid_ =
      *start_of(*read_any_puzzle("{\"givens\": \"" + std::string(81, '.') + R"(", "rules": [
      {"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16},
      {"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})"));
  const std::string added_up_ =
      "row 5 sums to 45; with the 16 cage at r5c1 and the 19 cage at r5c5 that makes the innies "
      "r5c8 + r5c9 = 10";

  Step step(Technique technique) const {
    Step step;
    step.technique = technique;
    step.rules = {{0, {}, {grid_.topology().lines().row(4)}, {1, 2}}};
    step.removals = {{cell_at(4, 7), Digit(4)}};
    return step;
  }
};

TEST_F(WordsOfSums, AddThemUpInTheStepThatFirstRestsOnThem) {
  const std::string rest =
      "r5c8 + r5c9 = 10 has a filling only with r5c8 1, 2, 3, 4, 6, 7, 8 or 9.";
  const Step filling = step(Technique::kRuleFilling);
  EXPECT_EQ(sentence_of(filling, grid_), added_up_ + "; " + rest);
  PathWords path;
  EXPECT_EQ(path.sentence_of(filling, grid_, 3), added_up_ + "; " + rest);
  EXPECT_EQ(path.sentence_of(filling, grid_, 7), rest + " (Step 3 adds up r5c8 + r5c9 = 10.)");
}

TEST_F(WordsOfSums, KnowThatInniesAndOutiesHaveSaidThem) {
  PathWords path;
  const std::string innies = path.sentence_of(step(Technique::kInniesAndOuties), grid_, 2);
  EXPECT_EQ(innies, added_up_ + ", which leaves r5c8 1, 2, 3, 4, 6, 7, 8 or 9.");
  EXPECT_EQ(path.sentence_of(step(Technique::kInniesAndOuties), grid_, 3), innies);
  EXPECT_TRUE(path.sentence_of(step(Technique::kRuleFilling), grid_, 4)
                  .ends_with(" (Step 2 adds up r5c8 + r5c9 = 10.)"));
}

TEST_F(WordsOfSums, AddThemUpBeforeAStoryThatRestsOnThem) {
  Step story = step(Technique::kSupposition);
  Inference supposed;
  supposed.kind = Inference::Kind::kAssume;
  supposed.node = Node(Digit(4), {cell_at(4, 7)});
  Inference struck;
  struck.kind = Inference::Kind::kFollows;
  struck.node = Node(Digit(0), {cell_at(4, 8)});
  struck.holds = false;
  struck.rule = 0;
  story.inferences = {supposed, struck};
  const std::string text = sentence_of(story, grid_);
  EXPECT_TRUE(text.ends_with(" R" + added_up_.substr(1) + ".")) << text;
}

}  // namespace
}  // namespace nonet
