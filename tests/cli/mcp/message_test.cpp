// Lines as messages of JSON-RPC: what is one, and with which code the rest is refused.
#include "cli/mcp/message.h"

#include "cli/mcp/talk.h"
#include "support/support.h"

namespace nonet::cli::mcp::test {
namespace {

Message only(const std::string& line) {
  const Line read = messages_in(line);
  EXPECT_EQ(read.messages.size(), 1U);
  return read.messages.front();
}

TEST(McpMessage, IsARequestANotificationOrAResponse) {
  const Message request =
      only(R"({"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"a": [1]}})");
  EXPECT_EQ(request.kind, Message::Kind::kRequest);
  EXPECT_EQ(request.id, "1");
  EXPECT_EQ(request.method, "ping");
  EXPECT_EQ(request.params.keys, std::vector<std::string>{"a"});
  EXPECT_EQ(only(R"({"jsonrpc": "2.0", "method": "x"})").kind, Message::Kind::kNotification);
  EXPECT_EQ(only(R"({"jsonrpc": "2.0", "id": 1, "result": {}})").kind, Message::Kind::kResponse);
  EXPECT_EQ(only(R"({"jsonrpc": "2.0", "id": "\u0061", "method": "x"})").id, "\"a\"");
}

TEST(McpMessage, IsRefusedWithTheCodeOfTheSpecification) {
  EXPECT_EQ(only("{").fault.code, kNoJson);
  EXPECT_EQ(only("\xff").fault.code, kNoJson);
  EXPECT_EQ(only("[]").fault.code, kNoRequest);
  EXPECT_EQ(only("7").fault.code, kNoRequest);
  EXPECT_EQ(only(R"({"id": 1, "method": "x"})").fault.code, kNoRequest);
  EXPECT_EQ(only(R"({"id": 1, "method": "x"})").id, "1");
  EXPECT_EQ(only(R"({"jsonrpc": "1.0", "id": 1, "method": "x"})").fault.code, kNoRequest);
  EXPECT_EQ(only(R"({"jsonrpc": "2.0", "id": null, "method": "x"})").fault.code, kNoRequest);
  EXPECT_EQ(only(R"({"jsonrpc": "2.0", "id": 1})").fault.code, kNoRequest);
  EXPECT_EQ(only(R"({"jsonrpc": "2.0", "id": 1, "method": "x", "params": 3})").fault.code,
            kWrongParams);
  EXPECT_EQ(only("\"" + std::string(kLongestMessage, 'x') + "\"").fault.code, kNoRequest);
}

TEST(McpMessage, StandsInABatchWithOthersBeTheyWrongOrNot) {
  const Line batch = messages_in(R"([1, {"jsonrpc": "2.0", "id": 2, "method": "ping"}])");
  EXPECT_TRUE(batch.is_batch);
  ASSERT_EQ(batch.messages.size(), 2U);
  EXPECT_EQ(batch.messages[0].kind, Message::Kind::kWrong);
  EXPECT_EQ(batch.messages[1].kind, Message::Kind::kRequest);
}

TEST(McpMessage, IsWrittenOnOneLine) {
  EXPECT_EQ(on_one_line("{\"a\": 1,\n  \"b c\": \"x  y\"}\n"), R"({"a": 1,"b c": "x  y"})");
  EXPECT_EQ(result_text("\"a\"", "{}"), R"({"jsonrpc":"2.0","id":"a","result":{}})");
  EXPECT_EQ(fault_text("", {-1, "x"}),
            R"({"jsonrpc":"2.0","id":null,"error":{"code":-1,"message":"x"}})");
}

}  // namespace
}  // namespace nonet::cli::mcp::test
