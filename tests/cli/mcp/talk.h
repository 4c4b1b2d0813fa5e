// A session of the protocol as a program leads it, without pipes: lines in, answers as values.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <vector>

#include "cli/mcp/session.h"

namespace nonet::cli::mcp::test {

inline const std::string kHard =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
inline const std::string kSolution =
    "437516289192843576586729314653287491924165837718934652845691723379452168261378945";
inline const std::string kCages =
    R"({"givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5", )"
    R"("rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16}, )"
    R"({"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})";

inline JsonValue value(const std::string& json) {
  auto parsed = parse_json(json);
  EXPECT_TRUE(parsed.ok()) << json;
  return parsed ? *parsed : JsonValue{};
}

// The member at the end of keys with dots between; a null value if there is none.
inline JsonValue at(const JsonValue& from, const std::string& path) {
  const JsonValue* here = &from;
  for (std::size_t begin = 0; here != nullptr && begin <= path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string key = path.substr(begin, end - begin);
    if (here->is(JsonValue::Kind::kList)) {
      const std::size_t index = std::stoul(key);
      here = index < here->list.size() ? &here->list[index] : nullptr;
    } else {
      here = here->find(key);
    }
    begin = end + 1;
  }
  return here != nullptr ? *here : JsonValue{};
}
inline std::string text_at(const JsonValue& from, const std::string& path) {
  return at(from, path).string;
}

inline std::string quoted(const std::string& text) {
  return JsonWriter().string(text).take();
}

class Talk {
 public:
  explicit Talk(const std::string& version = "2025-06-18") {
    if (version.empty()) return;
    say(R"({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": ")" +
        version + R"(", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}})");
    say(R"({"jsonrpc": "2.0", "method": "notifications/initialized"})");
  }

  // All that is answered to a line; calls are run.
  std::vector<JsonValue> say(const std::string& line, bool cancelled = false) {
    std::vector<JsonValue> answers;
    const std::atomic<bool> stop{cancelled};
    for (const auto& part : session_.hear(line).parts) {
      const auto* ready = std::get_if<std::string>(&part);
      const std::string text = ready != nullptr ? *ready : answered(std::get<Call>(part), stop);
      EXPECT_EQ(text.find('\n'), std::string::npos);
      answers.push_back(value(text));
    }
    return answers;
  }
  // The one answer.
  JsonValue ask(const std::string& method, const std::string& params = "{}") {
    const auto answers = say(R"({"jsonrpc": "2.0", "id": 7, "method": ")" + method +
                             R"(", "params": )" + params + "}");
    EXPECT_EQ(answers.size(), 1U);
    return answers.empty() ? JsonValue{} : answers.front();
  }
  // The result of a tool, given its arguments without their braces.
  JsonValue call(const std::string& tool, const std::string& arguments) {
    return at(ask("tools/call", R"({"name": ")" + tool + R"(", "arguments": {)" + arguments + "}}"),
              "result");
  }
  // What it answers for programs.
  JsonValue told(const std::string& tool, const std::string& arguments) {
    const JsonValue result = call(tool, arguments);
    EXPECT_FALSE(at(result, "isError").boolean) << text_at(result, "content.0.text");
    return at(result, "structuredContent");
  }
  // The sentence with which it fails.
  std::string failure(const std::string& tool, const std::string& arguments) {
    const JsonValue result = call(tool, arguments);
    EXPECT_TRUE(at(result, "isError").boolean);
    return text_at(result, "content.0.text");
  }

 private:
  Session session_;
};

}  // namespace nonet::cli::mcp::test
