// Messages of JSON-RPC 2.0, as the Model Context Protocol has them: one a line, a request, a
// notification or a response; or several in a list, a batch, where the protocol's version has
// that. Whatever the line holds, what comes back is a message or the reason why it is none, with
// the code that the specification has for it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/json/value.h"

namespace nonet::cli::mcp {

// A longer line is no message. It has room for a path of many steps.
inline constexpr std::size_t kLongestMessage = std::size_t{1} << 20U;

struct Fault {
  int code = 0;
  std::string message;  // a sentence without capital or full stop
};
inline constexpr int kNoJson = -32700;
inline constexpr int kNoRequest = -32600;
inline constexpr int kNoMethod = -32601;
inline constexpr int kWrongParams = -32602;
inline constexpr int kTooMuch = -32000;  // from here down a server may have its own

struct Message {
  enum class Kind { kRequest, kNotification, kResponse, kWrong };
  Kind kind = Kind::kWrong;
  std::string id;  // as JSON, the same for the same id: "7" with its quotes, or 7; "" where none is
  std::string method;
  JsonValue params;  // an object, perhaps an empty one
  Fault fault;       // of kWrong
};

struct Line {
  bool is_batch = false;
  std::vector<Message> messages;
};

// An empty batch and what is no JSON are one message that is wrong.
Line messages_in(std::string_view text);

// The id of a request as JSON, where it may be one; "" of anything else.
std::string id_text(const JsonValue* id);

// Answers, each one line without its newline.
std::string result_text(const std::string& id, std::string_view result);
std::string fault_text(const std::string& id, const Fault& fault);

// A JSON text without its line breaks and what indents the lines: within strings there are none.
std::string on_one_line(std::string_view json);

}  // namespace nonet::cli::mcp
