// What the tools answer: the same as the commands, with proofs that hold.
#include "cli/mcp/tools.h"

#include "cli/mcp/talk.h"
#include "nonet/explain/path_check.h"
#include "nonet/io/format.h"
#include "nonet/json/write_value.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli::mcp::test {
namespace {

std::string puzzle(const std::string& text) {
  return "\"puzzle\": " + quoted(text);
}

std::string text_of(const JsonValue& tree) {
  JsonWriter json;
  write_value(json, tree);
  return json.take();
}

// Whether a path that an answer has holds, and to which end it leads.
std::string proved_end(const JsonValue& path) {
  const auto check = check_path(text_of(path));
  EXPECT_TRUE(check.ok() && check->holds) << text_of(path);
  return text_at(path, "solution");
}

TEST(McpTools, ReadWhatStandsOnABoardAndHowManySolutionsItHas) {
  Talk talk;
  const JsonValue read = talk.told("read", puzzle(kHard) + R"(, "moves": "r1c2=3 r1c3<>7")");
  EXPECT_EQ(text_at(read, "board.puzzle"), kHard);
  EXPECT_EQ(text_at(read, "board.placed").substr(0, 3), ".3.");
  EXPECT_EQ(text_at(read, "check.solutions"), "one");
  EXPECT_EQ(text_at(talk.told("read", puzzle(kCages)), "check.solutions"), "one");
  EXPECT_NE(talk.failure("read", puzzle("nothing")).find("no puzzle begins like this"),
            std::string::npos);
  EXPECT_EQ(talk.failure("read", puzzle(kHard) + R"(, "moves": "r1c1=5")").substr(0, 7), "moves: ");
}

TEST(McpTools, SolveWithAProofThatThereIsNoOther) {
  Talk talk;
  for (const std::string& text : {kHard, kCages}) {
    const JsonValue solved = talk.told("solve", puzzle(text));
    EXPECT_EQ(text_at(solved, "solutions"), "one");
    EXPECT_EQ(text_at(solved, "solution"), kSolution);
    EXPECT_EQ(text_at(solved, "rests_on"), "proof");
    const JsonValue proof = at(solved, "proof");
    EXPECT_EQ(proved_end(proof), kSolution);
    for (const JsonValue& step : at(proof, "steps").list) {
      EXPECT_FALSE(at(step, "assumes_unique").boolean);
    }
  }
}

TEST(McpTools, ASmallerBoardIsSolvedInItsOwnCells) {
  const std::string four = R"({"size": 4, "givens": "1234341243.12143", "rules": []})";
  const JsonValue solved = Talk().told("solve", puzzle(four));
  EXPECT_EQ(text_at(solved, "solution"), "1234341243212143");
  EXPECT_EQ(proved_end(at(solved, "proof")), "1234341243212143");
  const JsonValue open = Talk().told("solve", puzzle(R"({"size": 4, "rules": []})"));
  EXPECT_EQ(text_at(open, "two.0").size(), 16U);
}

// What assumes that there is one solution can't prove that there is no other.
TEST(McpTools, SolveWithoutWhatAssumesOneSolution) {
  const std::string text =
      "3....2.....487....1.9.63....1..5.2.......1.65......87.9...25..8.28........5...9.3";
  auto assuming = [](const JsonValue& path) {
    int count = 0;
    for (const JsonValue& step : at(path, "steps").list) {
      count += at(step, "assumes_unique").boolean ? 1 : 0;
    }
    return count;
  };
  Talk talk;
  EXPECT_GT(assuming(at(talk.told("explain", puzzle(text) + R"(, "most": 200)"), "path")), 0);
  EXPECT_EQ(assuming(at(talk.told("solve", puzzle(text)), "proof")), 0);
}

TEST(McpTools, SolveShowsTwoOfSeveralSolutions) {
  const JsonValue solved = Talk().told("solve", puzzle("." + kHard.substr(1, 70) + ".........."));
  EXPECT_EQ(text_at(solved, "solutions"), "several");
  const std::string one = text_at(solved, "two.0");
  const std::string two = text_at(solved, "two.1");
  EXPECT_NE(one, two);
  for (const std::string& each : {one, two}) {
    EXPECT_TRUE(is_solution(nonet::test::board(each)));
    for (std::size_t i = 1; i < 71; ++i) {
      EXPECT_TRUE(kHard[i] == '.' || each[i] == kHard[i]);
    }
  }
}

TEST(McpTools, SolveSaysWhatIsKnownByASearchAlone) {
  Talk talk;
  const JsonValue none = talk.told("solve", puzzle(kHard) + R"(, "moves": "r1c2=7")");
  EXPECT_EQ(text_at(none, "solutions"), "none");
  EXPECT_NE(text_at(none, "sentence").find("r1c2=7"), std::string::npos);
  const JsonValue large = talk.told("solve", puzzle(R"({"size": 16, "rules": []})"));
  EXPECT_EQ(text_at(large, "rests_on"), "search");
}

// On puzzles at random, and on states half way.
TEST(McpTools, ExplainInSectionsThatAreEachAPathThatHolds) {
  std::mt19937 random(11);
  for (int round = 0; round < nonet::test::rounds(6); ++round) {
    const std::string text = one_line(nonet::test::random_puzzle(random));
    Talk talk;
    const std::size_t most = 1 + random() % 40;
    std::size_t next = 1;
    std::string end;
    while (next != 0) {
      const JsonValue told =
          talk.told("explain", puzzle(text) + ", \"first\": " + std::to_string(next) +
                                   ", \"most\": " + std::to_string(most) +
                                   (random() % 2 == 0 ? R"(, "detail": "full")" : ""));
      end = proved_end(at(told, "path"));
      const std::string further = text_at(told, "next");
      next = further.empty() ? 0 : std::stoul(further);
    }
    EXPECT_EQ(end, text_at(talk.told("solve", puzzle(text)), "solution"));
  }
}

TEST(McpTools, HintAsTheCommandDoes) {
  Talk talk;
  for (int rung = 1; rung <= 5; ++rung) {
    const std::string number = std::to_string(rung);
    const JsonValue hint = talk.told("hint", puzzle(kHard) + ", \"rung\": " + number);
    const auto done = nonet::test::run("nonet", {"hint", "--json", "--rung=" + number, kHard});
    EXPECT_EQ(text_of(hint), text_of(value(done.out)));
    EXPECT_EQ(hint.find("step") != nullptr, rung == 5);
  }
  const JsonValue mistake = talk.told("hint", puzzle(kHard) + R"(, "moves": "r1c2=7", "rung": 5)");
  EXPECT_EQ(text_at(mistake, "kind"), "mistake");
  EXPECT_EQ(mistake.find("step"), nullptr);
  EXPECT_EQ(talk.failure("hint", puzzle(kHard) + R"(, "only": "no-such")"),
            "no technique is called 'no-such'");
}

TEST(McpTools, RateWithTheWayThatTheRatingRestsOn) {
  Talk talk;
  const JsonValue rated = talk.told("rate", puzzle(kHard));
  EXPECT_EQ(text_at(rated, "rating.se.er"), "6.6");
  EXPECT_EQ(text_at(rated, "rating.hodoku.score"), "1068");
  EXPECT_EQ(proved_end(at(rated, "proof.se")), kSolution);
  EXPECT_EQ(proved_end(at(rated, "proof.hodoku")), kSolution);
  EXPECT_EQ(text_at(talk.told("rate", puzzle(kCages)), "rating.scale"), "nonet");
  EXPECT_EQ(talk.told("rate", puzzle(std::string(81, '.'))).find("proof"), nullptr);
}

TEST(McpTools, GenerateWhatWasAskedForWithItsProof) {
  Talk talk;
  const JsonValue made = talk.told("generate", R"("level": "hard", "seed": 5)");
  EXPECT_EQ(text_at(made, "made.rating.level"), "Hard");
  EXPECT_EQ(proved_end(at(made, "proof")), text_at(made, "made.solution"));
  EXPECT_NE(talk.failure("generate", R"("clues": 16)"), "");
}

TEST(McpTools, GeneratePuzzlesWithRulesWithTheirProof) {
  Talk talk;
  const JsonValue made =
      talk.told("generate", R"("variant": ["killer"], "size": 6, "level": "easy", "seed": 5)");
  EXPECT_EQ(text_at(made, "made.rating.level"), "Easy");
  EXPECT_EQ(proved_end(at(made, "proof")), text_at(made, "made.solution"));
  const JsonValue large = talk.told("generate", R"("size": 12, "seed": 5)");
  EXPECT_EQ(text_at(large, "made.solution").size(), 144U);
  EXPECT_EQ(large.find("proof"), nullptr);
}

TEST(McpTools, DrawTheBoardOrAStepWithItsCertificate) {
  Talk talk;
  const JsonValue board = talk.told("draw", puzzle(kHard));
  EXPECT_EQ(text_at(board, "svg").substr(0, 4), "<svg");
  EXPECT_EQ(board.find("hint"), nullptr);
  const JsonValue step = talk.told("draw", puzzle(kHard) + R"(, "hint": true)");
  EXPECT_NE(text_at(step, "svg").find("target"), std::string::npos);
  EXPECT_TRUE(at(step, "hint.step.proved").boolean);
  EXPECT_EQ(text_at(talk.told("draw", puzzle(kCages)), "svg").substr(0, 4), "<svg");
}

TEST(McpTools, EndWhenTheyAreStopped) {
  Talk talk;
  for (const Tool& tool : tools()) {
    const std::string arguments = tool.name == "generate" ? R"("clues": 17)"
                                  : tool.name == "check"  ? puzzle(kHard) + R"(, "claim": "r5c5=6")"
                                                          : puzzle(kHard);
    const auto answers =
        talk.say(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": ")" +
                     std::string(tool.name) + R"(", "arguments": {)" + arguments + "}}}",
                 true);
    EXPECT_EQ(answers.size(), 1U) << tool.name;
  }
}

}  // namespace
}  // namespace nonet::cli::mcp::test
