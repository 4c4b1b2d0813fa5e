// Session: the protocol without its pipes. It hears lines and says what is to be done with each:
// what can be answered at once is answered, calls of tools are handed out, to be run wherever and
// whenever, and so are the ids of calls that are not wanted any more.
//
// The versions of the protocol that it speaks differ here in two things: 2025-03-26 alone has
// batches, and only 2025-06-18 has structured answers beside their text.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/mcp/message.h"
#include "cli/mcp/tools.h"

namespace nonet::cli::mcp {

// A call of a tool whose arguments are what they should be.
struct Call {
  std::string id;
  const Tool* tool = nullptr;
  JsonValue arguments;
  bool structured = false;  // the answer has its JSON beside the text
};

// What a line comes to: answers that are ready, and calls, in the order of the messages. Those of a
// batch are answered together, in a list.
struct Work {
  bool is_batch = false;
  std::vector<std::variant<std::string, Call>> parts;
  std::vector<std::string> cancelled;  // ids of calls
};

class Session {
 public:
  Work hear(std::string_view line);

 private:
  enum class Stage { kNew, kAnswered, kReady };

  void take(const Message& message, Work& work);
  void request(const Message& message, Work& work);
  std::string initialize(const Message& message);
  std::string list_tools(const Message& message) const;
  void call_tool(const Message& message, Work& work) const;

  Stage stage_ = Stage::kNew;
  std::string_view version_;
};

// The versions that it speaks, the newest first.
const std::vector<std::string_view>& protocol_versions();

// Runs the tool and answers the call, in one line. Ends early when the flag is raised; then nobody
// wants the answer.
std::string answered(const Call& call, const std::atomic<bool>& cancelled);

}  // namespace nonet::cli::mcp
