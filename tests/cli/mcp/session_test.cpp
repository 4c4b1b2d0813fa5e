// The protocol: who speaks first, which version, what each of them has, and how it is refused.
#include "cli/mcp/session.h"

#include "cli/mcp/talk.h"
#include "support/support.h"

namespace nonet::cli::mcp::test {
namespace {

std::string agreed_on(const std::string& wanted) {
  Talk talk("");
  return text_at(talk.ask("initialize", R"({"protocolVersion": ")" + wanted + "\"}"),
                 "result.protocolVersion");
}

TEST(McpSession, AgreesOnAVersion) {
  for (const std::string_view version : protocol_versions()) {
    EXPECT_EQ(agreed_on(std::string(version)), version);
  }
  EXPECT_EQ(agreed_on("2031-01-01"), "2025-06-18");
}

TEST(McpSession, BeginsWithInitializeOnce) {
  Talk talk("");
  EXPECT_EQ(text_at(talk.ask("tools/list"), "error.code"), "-32600");
  EXPECT_EQ(at(talk.ask("ping"), "result").kind, JsonValue::Kind::kObject);
  EXPECT_EQ(text_at(talk.ask("initialize"), "error.code"), "-32602");
  const JsonValue hello = talk.ask("initialize", R"({"protocolVersion": "2025-06-18"})");
  EXPECT_EQ(text_at(hello, "result.serverInfo.name"), "nonet");
  EXPECT_EQ(at(hello, "result.capabilities.tools").kind, JsonValue::Kind::kObject);
  EXPECT_EQ(text_at(talk.ask("initialize", R"({"protocolVersion": "2025-06-18"})"), "error.code"),
            "-32600");
}

TEST(McpSession, ListsToolsWithWhatTheVersionHas) {
  for (const std::string_view version : protocol_versions()) {
    Talk talk{std::string(version)};
    const JsonValue listed = at(talk.ask("tools/list"), "result.tools");
    ASSERT_EQ(listed.list.size(), tools().size());
    for (const JsonValue& tool : listed.list) {
      EXPECT_EQ(text_at(tool, "inputSchema.type"), "object");
      EXPECT_EQ(tool.find("outputSchema") != nullptr, version == "2025-06-18");
    }
  }
}

TEST(McpSession, RefusesWhatItDoesNotKnow) {
  Talk talk;
  EXPECT_EQ(text_at(talk.ask("resources/list"), "error.code"), "-32601");
  EXPECT_EQ(text_at(talk.ask("tools/list", R"({"cursor": "x"})"), "error.code"), "-32602");
  auto refused = [&](const std::string& params) {
    return text_at(talk.ask("tools/call", params), "error.code") == "-32602";
  };
  EXPECT_TRUE(refused("{}"));
  EXPECT_TRUE(refused(R"({"name": "none"})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": 5})"));
  EXPECT_TRUE(refused(R"({"name": "hint"})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": {"puzzle": 5}})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": {"puzzle": "", "rung": 0}})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": {"puzzle": "", "rung": 1e0}})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": {"puzzle": "", "wrung": 1}})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": {"puzzle": "", "policy": "best"}})"));
  EXPECT_TRUE(refused(R"({"name": "hint", "arguments": {"puzzle": "", "time_limit": 1e9}})"));
  EXPECT_TRUE(refused(R"({"name": "rate", "arguments": {"puzzle": "", "scale": ["se", "x"]}})"));
}

TEST(McpSession, KnowsBatchesInOneVersionAlone) {
  const std::string batch =
      R"([{"jsonrpc": "2.0", "id": 1, "method": "ping"}, {"jsonrpc": "2.0", "method": "x"}, )"
      R"({"jsonrpc": "2.0", "id": 2, "method": "initialize"}])";
  Talk with("2025-03-26");
  const auto answers = with.say(batch);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(text_at(answers[0], "id"), "1");
  EXPECT_EQ(text_at(answers[1], "error.code"), "-32600");
  for (const char* version : {"2025-06-18", "2024-11-05"}) {
    Talk without(version);
    const auto refused = without.say(batch);
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(text_at(refused[0], "error.code"), "-32600");
  }
}

TEST(McpSession, SaysNothingToNotificationsAndResponses) {
  Talk talk;
  EXPECT_TRUE(talk.say(R"({"jsonrpc": "2.0", "method": "notifications/none"})").empty());
  EXPECT_TRUE(talk.say(R"({"jsonrpc": "2.0", "id": 3, "result": {}})").empty());
  Session session;
  const Work work = session.hear(
      R"({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "x"}})");
  EXPECT_EQ(work.cancelled, std::vector<std::string>{"\"x\""});
}

TEST(McpSession, AnswersInTextAndWhereTheVersionHasItInStructure) {
  const std::string arguments = "\"puzzle\": \"" + kHard + "\"";
  const JsonValue old = Talk("2024-11-05").call("hint", arguments);
  EXPECT_EQ(old.find("structuredContent"), nullptr);
  const JsonValue now = Talk().call("hint", arguments);
  for (const JsonValue& result : {old, now}) {
    EXPECT_EQ(text_at(value(text_at(result, "content.1.text")), "kind"), "step");
  }
  EXPECT_EQ(text_at(now, "structuredContent.kind"), "step");
}

}  // namespace
}  // namespace nonet::cli::mcp::test
