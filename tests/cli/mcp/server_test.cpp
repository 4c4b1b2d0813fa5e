// The program at the end of two pipes: it answers while a tool works, and ends calls that nobody
// wants any more.
#include "cli/mcp/server.h"

#include <sstream>

#include "cli/mcp/talk.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli::mcp::test {
namespace {

const std::string kHello =
    R"({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-03-26"}})"
    "\n"
    R"({"jsonrpc": "2.0", "method": "notifications/initialized"})"
    "\n";

std::string call(const std::string& id, const std::string& tool, const std::string& arguments) {
  return R"({"jsonrpc": "2.0", "id": )" + id + R"(, "method": "tools/call", "params": {"name": ")" +
         tool + R"(", "arguments": {)" + arguments + "}}}";
}

// Never found in a test's time: puzzles with 17 clues are that rare.
const std::string kSlow = call("\"slow\"", "generate", R"("clues": 17, "time_limit": 60)");
const std::string kCancel =
    R"({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "slow"}})";
const std::string kPing = R"({"jsonrpc": "2.0", "id": "p", "method": "ping"})";

std::vector<JsonValue> answers_to(const std::string& lines) {
  std::istringstream in(lines);
  std::ostringstream out;
  EXPECT_TRUE(serve(in, out));
  std::vector<JsonValue> answers;
  std::istringstream said(out.str());
  for (std::string line; std::getline(said, line);) answers.push_back(value(line));
  return answers;
}

TEST(McpServer, AnswersLineByLineToTheEnd) {
  const auto answers = answers_to(
      kHello + "\n{\n" + call("1", "hint", "\"puzzle\": " + quoted(kHard)) + "\r\n" + kPing);
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(text_at(answers[0], "id"), "0");
  EXPECT_EQ(text_at(answers[1], "error.code"), "-32700");
}

TEST(McpServer, AnswersABatchInOneLine) {
  const auto answers = answers_to(kHello + "[" + kPing + ", " +
                                  call("1", "solve", "\"puzzle\": " + quoted(kHard)) + "]\n");
  ASSERT_EQ(answers.size(), 2U);
  ASSERT_EQ(answers[1].list.size(), 2U);
  EXPECT_EQ(text_at(answers[1], "0.id"), "p");
  EXPECT_EQ(text_at(answers[1], "1.id"), "1");
}

TEST(McpServer, IsNotWrittenToBeyondItsBounds) {
  const auto answers = answers_to(kHello + std::string(kLongestMessage + 9, 'x') + "\n" + kPing);
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(text_at(answers[1], "error.code"), "-32600");
  EXPECT_EQ(text_at(answers[2], "id"), "p");
}

TEST(McpServer, AnswersPingsDuringACallAndEndsOneThatIsTakenBack) {
  nonet::test::Running nonet({"mcp"});
  std::string heard;
  auto wait_for = [&](const std::string& text) {
    while (heard.find(text) == std::string::npos) {
      const std::string more = nonet.hear();
      ASSERT_FALSE(more.empty()) << heard;
      heard += more;
    }
  };
  nonet.ask(kHello + kSlow + "\n" + kSlow + "\n" + kPing + "\n");
  wait_for("\"id\":\"p\"");
  EXPECT_NE(heard.find("a call with this id is not answered yet"), std::string::npos) << heard;
  // One behind it waits until it is taken back.
  nonet.ask(call("2", "solve", "\"puzzle\": " + quoted(kHard)) + "\n" + kCancel + "\n");
  wait_for("\"id\":2");
  nonet.ask_no_more();
  heard += nonet.hear_all();
  EXPECT_EQ(heard.find("no such puzzle"), std::string::npos);
  EXPECT_EQ(nonet.ended_by(), 0);
}

TEST(McpServer, HasRoomAgainForWhatIsAnswered) {
  nonet::test::Running nonet({"mcp"});
  nonet.ask(kHello);
  std::string heard;
  for (std::size_t i = 0; i <= kMostWaiting; ++i) {
    nonet.ask(call("1", "read", "\"puzzle\": " + quoted(kHard)) + "\n");
    const std::size_t from = heard.size();
    while (heard.find("\"id\":1", from) == std::string::npos || heard.back() != '\n') {
      heard += nonet.hear();
    }
  }
  EXPECT_EQ(heard.find("\"error\""), std::string::npos);
}

TEST(McpServer, LetsSoManyCallsWaitAndNoMore) {
  nonet::test::Running nonet({"mcp"});
  std::string lines = kHello + kSlow + "\n";
  for (std::size_t i = 0; i < kMostWaiting; ++i) {
    lines += call(std::to_string(i + 1), "read", "\"puzzle\": " + quoted(kHard)) + "\n";
  }
  nonet.ask(lines + kPing + "\n");
  std::string heard;
  while (heard.find("\"id\":\"p\"") == std::string::npos) heard += nonet.hear();
  EXPECT_NE(heard.find("too many calls are waiting"), std::string::npos);
  nonet.ask(kCancel + "\n");
  nonet.ask_no_more();
  heard += nonet.hear_all();
  EXPECT_NE(heard.find("\"id\":" + std::to_string(kMostWaiting - 1) + ","), std::string::npos);
}

}  // namespace
}  // namespace nonet::cli::mcp::test
