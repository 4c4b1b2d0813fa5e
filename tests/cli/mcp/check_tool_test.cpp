// check: what is true is proved, what is false refused, whatever is claimed of whatever board.
#include <array>

#include "cli/mcp/talk.h"
#include "nonet/explain/path_check.h"
#include "nonet/io/format.h"
#include "nonet/json/write_value.h"
#include "nonet/text/notation.h"
#include "support/support.h"

namespace nonet::cli::mcp::test {
namespace {

std::string claim(const std::string& puzzle, const std::string& text) {
  return "\"puzzle\": " + quoted(puzzle) + ", \"claim\": \"" + text + "\"";
}

std::string text_of(const JsonValue& tree) {
  JsonWriter json;
  write_value(json, tree);
  return json.take();
}

// The proof that comes with a claim that holds does hold, and comes to the claim.
void expect_proof(const JsonValue& told, const std::string& puzzle, const std::string& claimed) {
  Talk talk;
  const JsonValue step = at(told, "step");
  const JsonValue path = at(told, "path");
  if (text_at(told, "sentence").find("already") != std::string::npos) return;
  ASSERT_TRUE(step.is(JsonValue::Kind::kObject) || path.is(JsonValue::Kind::kObject))
      << text_of(told);
  const JsonValue& proof = step.is(JsonValue::Kind::kObject) ? step : path;
  const JsonValue again =
      talk.told("check", "\"puzzle\": " + quoted(puzzle) + ", \"step\": " + text_of(proof));
  EXPECT_TRUE(at(again, "holds").boolean) << text_of(again) << claimed;
}

// The engine has digits beyond a smaller board, which nobody may hear of.
TEST(McpCheck, OfACellThatIsNotThereNothingIsSo) {
  const std::string four = R"({"size": 4, "givens": "1...............", "rules": []})";
  for (const char* claimed : {"r1c5=5", "r1c5=1", "r1c5<>1", "r9c9=9", "r9c9<>1"}) {
    const JsonValue told = Talk().told("check", claim(four, claimed));
    EXPECT_EQ(text_at(told, "verdict"), "refused") << claimed;
    EXPECT_EQ(text_at(told, "sentence"), "Refused: There is no such cell or digit.") << claimed;
  }
  const JsonValue told = Talk().told("check", claim(four, "r1c2=5"));
  EXPECT_EQ(text_at(told, "sentence"), "Refused: r1c2 can't be 5 by the rules.");
}

TEST(McpCheck, ProvesWhatFollowsAndRefusesWhatDoesNot) {
  std::mt19937 random(5);
  std::array<int, 2> seen{};
  for (int round = 0; round < nonet::test::rounds(25); ++round) {
    const Board puzzle = nonet::test::random_puzzle(random);
    Board solution;
    ASSERT_EQ(nonet::test::count_solutions(puzzle, 2, &solution), 1);
    const Cell cell(static_cast<int>(random() % 81));
    const Digit digit(static_cast<int>(random() % 3 == 0 ? solution.at(cell)->index()
                                                         : static_cast<int>(random() % 9)));
    const bool strikes = random() % 2 == 0;
    const bool is_so = (solution.at(cell) == digit) != strikes;
    const Candidate x{cell, digit};
    const std::string claimed = strikes ? removal_text(x, {}) : placement_text(x, {});
    const std::string text = one_line(puzzle);
    const JsonValue told = Talk().told("check", claim(text, claimed));
    EXPECT_EQ(at(told, "holds").boolean, is_so) << text << " " << claimed;
    EXPECT_EQ(text_at(told, "verdict"), is_so ? "proved" : "refused") << text << " " << claimed;
    ++seen[is_so ? 1 : 0];
    if (is_so) expect_proof(told, text, claimed);
  }
  EXPECT_GT(seen[0], 0);
  EXPECT_GT(seen[1], 0);
}

// Where there are several solutions, a claim holds if all of them have it.
TEST(McpCheck, ShowsASolutionInWhichItIsOtherwise) {
  std::string several = kHard;
  several[0] = '.';
  several[kHard.size() - 1] = '.';
  const JsonValue told = Talk().told("check", claim(several, "r1c1=4"));
  EXPECT_EQ(text_at(told, "verdict"), "refused");
  const std::string witness = text_at(told, "claims.0.witness");
  ASSERT_EQ(witness.size(), 81U) << text_of(told);
  EXPECT_TRUE(is_solution(nonet::test::board(witness)));
  EXPECT_NE(witness[0], '4');
}

TEST(McpCheck, RefusesATechniqueThatDoesNotShowIt) {
  Talk talk;
  const JsonValue right =
      talk.told("check", claim(kHard, "r3c1=5") + R"(, "technique": "hidden-single")");
  EXPECT_EQ(text_at(right, "verdict"), "proved");
  EXPECT_EQ(text_at(right, "step.technique"), "hidden-single");
  const JsonValue wrong = talk.told("check", claim(kHard, "r3c1=5") + R"(, "technique": "x-wing")");
  EXPECT_EQ(text_at(wrong, "verdict"), "refused");
  EXPECT_TRUE(at(wrong, "effects_hold").boolean);
  EXPECT_EQ(text_at(wrong, "step.technique"), "hidden-single");
}

TEST(McpCheck, BelievesNothingOfABoardWithoutASolution) {
  const JsonValue told = Talk().told("check", claim(kHard, "r3c1=5") + R"(, "moves": "r1c2=7")");
  EXPECT_EQ(text_at(told, "verdict"), "refused");
  EXPECT_NE(text_at(told, "sentence").find("no solution"), std::string::npos);
}

TEST(McpCheck, HandsStepsToTheChecker) {
  Talk talk;
  const std::string puzzle = "\"puzzle\": " + quoted(kHard);
  auto verdict = [&](const std::string& step) {
    return text_at(talk.told("check", puzzle + ", \"step\": " + step), "verdict");
  };
  EXPECT_EQ(verdict(R"({"place": ["r3c1=5"], "remove": [], "truths": ["5b1"]})"), "proved");
  EXPECT_EQ(verdict(R"({"place": ["r3c1=5"], "remove": [], "truths": ["5b2"]})"), "refused");
  EXPECT_EQ(verdict(R"({"place": ["r3c1=6"], "remove": [], "truths": ["5b1"]})"), "refused");
  const JsonValue path = at(talk.told("explain", puzzle + R"(, "most": 4)"), "path");
  EXPECT_EQ(verdict(text_of(path)), "proved");
  const JsonValue other = talk.told(
      "check", "\"puzzle\": " + quoted("." + kHard.substr(1)) + ", \"step\": " + text_of(path));
  EXPECT_EQ(text_at(other, "sentence"), "Refused: the path is about another puzzle.");
}

TEST(McpCheck, JudgesAChainLinkByLink) {
  Talk talk;
  const JsonValue told = talk.told(
      "check", "\"puzzle\": " + quoted(kHard) + R"(, "chain": ["r1c1=8", "=", "r1c3=8"])");
  EXPECT_EQ(text_at(told, "verdict"), "refused");
  EXPECT_EQ(text_at(told, "chain.format"), "nonet-chain");
}

TEST(McpCheck, MindsTheRulesOfAPuzzle) {
  Talk talk;
  EXPECT_EQ(text_at(talk.told("check", claim(kCages, "r5c1=9")), "verdict"), "proved");
  EXPECT_EQ(text_at(talk.told("check", claim(kCages, "r5c1=2")), "verdict"), "refused");
}

TEST(McpCheck, WantsToKnowWhatIsClaimed) {
  Talk talk;
  const std::string puzzle = "\"puzzle\": " + quoted(kHard);
  EXPECT_NE(talk.failure("check", puzzle).find("one of claim, step and chain"), std::string::npos);
  EXPECT_NE(talk.failure("check", puzzle + R"(, "claim": "r1c1=4", "step": {})"), "");
  EXPECT_EQ(talk.failure("check", claim(kHard, "r1c0=5")),
            "claim: r3c5=7 or r3c5<>7 was expected, not 'r1c0=5'");
  EXPECT_EQ(talk.failure("check", claim(kHard, " , ")), "claim: nothing is claimed");
}

}  // namespace
}  // namespace nonet::cli::mcp::test
