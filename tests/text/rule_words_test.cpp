// What sentences say of the rules that a step cites.
#include "nonet/text/rule_words.h"

#include <gtest/gtest.h>

#include "nonet/explain/hint.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"
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
      "row 5 adds up to 45; its cages at r5c1 and r5c5 come to 16 + 19 = 35, so what is left, the "
      "innies r5c8 + r5c9, comes to 10";

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

// How the sum of a house and of rules is told that leaves (or sticks out with) so many cells; where
// there are several, of the last.
std::string told(std::string_view house, const std::string& rules, std::size_t innies,
                 std::size_t outies) {
  const Grid grid = *start_of(*read_any_puzzle("{\"givens\": \"" + std::string(81, '.') +
                                               "\", \"rules\": [" + rules + "]}"));
  std::string text;
  for (const RuleUnit& unit : grid.rulebook()->units()) {
    const auto& weights = unit.sum.weights;
    if (!unit.is_added_up() || list_of(unit.use.houses, grid.topology()) != house) continue;
    const auto in = static_cast<std::size_t>(
        std::count_if(weights.begin(), weights.end(), [](int weight) { return weight > 0; }));
    if (in == innies && weights.size() - in == outies) text = addition_of(unit.use, grid);
  }
  return text;
}

std::string cage(std::string_view cells, int sum) {
  return R"({"kind": "cage", "cells": [)" + std::string(cells) + R"(], "sum": )" +
         std::to_string(sum) + "}";
}

TEST(AdditionsOfCages, TellWhatIsLeftOfAHouse) {
  const std::string others = cage(R"("r7c7", "r8c7", "r9c7")", 14) + "," +
                             cage(R"("r7c9", "r8c9", "r9c9")", 11) + "," +
                             cage(R"("r8c8", "r9c8")", 12);
  EXPECT_EQ(told("box 9", others, 1, 0),
            "box 9 adds up to 45; its cages at r7c7, r7c9 and r8c8 come to 14 + 11 + 12 = 37, so "
            "what is left, the innie r7c8, is 8");
  EXPECT_EQ(told("box 9", others + "," + cage(R"("r6c8", "r7c8")", 12), 1, 0),
            "box 9 adds up to 45; its cages at r7c7, r7c9 and r8c8 come to 14 + 11 + 12 = 37, so "
            "what is left, r7c8 of the 12 cage at r6c8, is 8");
  EXPECT_EQ(told("box 9", cage(R"("r7c7", "r7c8", "r7c9", "r8c7", "r8c8", "r8c9")", 35), 3, 0),
            "box 9 adds up to 45; its cage at r7c7 comes to 35, so what is left, the innies r9c7 + "
            "r9c8 + r9c9, comes to 10");
}

TEST(AdditionsOfCages, TellWhatSticksOutOfAHouse) {
  const std::string corner = cage(R"("r9c2", "r9c3", "r9c4")", 14);
  const std::string rest = cage(R"("r7c1", "r8c1", "r8c2", "r9c1")", 25);
  EXPECT_EQ(told("box 7", rest + "," + corner + "," + cage(R"("r7c2", "r7c3", "r8c3")", 9), 0, 1),
            "box 7 adds up to 45; the cages at r7c1, r7c2 and r9c2, which cover it, come to 25 + 9 "
            "+ 14 = 48, so what sticks out, the outie r9c4, is 3");
  EXPECT_EQ(told("box 7", rest + "," + corner + "," + cage(R"("r7c3", "r8c3")", 9), 1, 1),
            "box 7 adds up to 45; the cages at r7c1, r7c3 and r9c2 come to 25 + 9 + 14 = 48; they "
            "leave out r7c2 and take in r9c4 from outside, so r9c4 = r7c2 + 3");
}

TEST(AdditionsOfCages, NameWhatElseSums) {
  EXPECT_EQ(told("box 1",
                 R"({"kind": "little-killer", "cells": ["r1c2", "r2c1"], "sum": 10},)" +
                     cage(R"("r1c3", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3")", 30),
                 1, 0),
            "box 1 adds up to 45; the little killer 10 from r1c2 and the 30 cage at r1c3 come to "
            "10 + 30 = 40, so what is left, the innie r1c1, is 5");
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
