#include "cli/mcp/message.h"

#include "nonet/json/write_value.h"

namespace nonet::cli::mcp {
namespace {

using Kind = JsonValue::Kind;

Message wrong(std::string id, int code, std::string sentence) {
  Message message;
  message.id = std::move(id);
  message.fault = {code, std::move(sentence)};
  return message;
}

Message message_of(const JsonValue& value) {
  if (!value.is(Kind::kObject)) return wrong("", kNoRequest, "a message is an object");
  const JsonValue* id = value.find("id");
  const std::string id_json = id_text(id);
  const JsonValue* version = value.find("jsonrpc");
  if (version == nullptr || !version->is(Kind::kString) || version->string != "2.0") {
    return wrong(id_json, kNoRequest, "a message has \"jsonrpc\": \"2.0\"");
  }
  const JsonValue* method = value.find("method");
  const bool answers = value.find("result") != nullptr || value.find("error") != nullptr;
  if (method == nullptr && answers) {
    Message message;
    message.kind = Message::Kind::kResponse;
    return message;
  }
  if (id != nullptr && id_json.empty()) {
    return wrong("", kNoRequest, "the id of a request is a text or a number");
  }
  if (method == nullptr || !method->is(Kind::kString)) {
    return wrong(id_json, kNoRequest, "a request has a \"method\", a text");
  }
  Message message;
  message.kind = id != nullptr ? Message::Kind::kRequest : Message::Kind::kNotification;
  message.id = id_json;
  message.method = method->string;
  message.params.kind = Kind::kObject;
  if (const JsonValue* params = value.find("params")) {
    if (!params->is(Kind::kObject)) {
      return wrong(id_json, kWrongParams, "\"params\" is an object");
    }
    message.params = *params;
  }
  return message;
}

JsonWriter begun(const std::string& id) {
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().member("jsonrpc", "2.0").key("id");
  if (id.empty()) {
    json.null();
  } else {
    json.raw(id);
  }
  return json;
}

}  // namespace

Line messages_in(std::string_view text) {
  Line line;
  if (text.size() > kLongestMessage) {
    line.messages.push_back(
        wrong("", kNoRequest,
              "the message is longer than " + std::to_string(kLongestMessage) + " bytes"));
    return line;
  }
  const auto value = parse_json(text);
  if (!value) {
    line.messages.push_back(wrong("", kNoJson, to_string(value.error())));
  } else if (!value->is(Kind::kList)) {
    line.messages.push_back(message_of(*value));
  } else if (value->list.empty()) {
    line.messages.push_back(wrong("", kNoRequest, "the batch is empty"));
  } else {
    line.is_batch = true;
    for (const JsonValue& item : value->list) line.messages.push_back(message_of(item));
  }
  return line;
}

std::string id_text(const JsonValue* id) {
  if (id == nullptr || !(id->is(Kind::kString) || id->is(Kind::kNumber))) return "";
  JsonWriter json(JsonWriter::Style::kCompact);
  write_value(json, *id);
  return json.take();
}

std::string result_text(const std::string& id, std::string_view result) {
  JsonWriter json = begun(id);
  json.key("result").raw(result).end_object();
  return json.take();
}

std::string fault_text(const std::string& id, const Fault& fault) {
  JsonWriter json = begun(id);
  json.key("error").begin_object().member("code", fault.code).member("message", fault.message);
  json.end_object().end_object();
  return json.take();
}

std::string on_one_line(std::string_view json) {
  std::string line;
  line.reserve(json.size());
  bool indents = false;
  for (const char ch : json) {
    if (ch == '\n' || ch == '\r') {
      indents = true;
    } else if (!indents || ch != ' ') {
      indents = false;
      line += ch;
    }
  }
  return line;
}

}  // namespace nonet::cli::mcp
