#include "cli/mcp/session.h"

#include <algorithm>
#include <chrono>
#include <new>

#include "nonet/core/visible.h"
#include "nonet/version.h"

namespace nonet::cli::mcp {
namespace {

constexpr std::string_view kBatches = "2025-03-26";
constexpr std::string_view kStructured = "2025-06-18";

constexpr std::string_view kInstructions =
    "nonet solves, explains, rates, makes and draws Sudoku puzzles, also those with rules of "
    "their own. Every call brings its puzzle along as text; put what was done since into moves "
    "(r3c5=7, r3c5<>2). Do not work steps out by yourself: ask hint, rung by rung as the player "
    "wants it, or explain; and let check confirm whatever you or the player claim before you "
    "call it so. Answers carry certificates: steps marked proved have been proved.";

const JsonValue* text_member(const JsonValue& object, std::string_view key) {
  const JsonValue* value = object.find(key);
  return value != nullptr && value->is(JsonValue::Kind::kString) ? value : nullptr;
}

void write_text_block(JsonWriter& json, std::string_view text) {
  json.begin_object().member("type", "text").member("text", text).end_object();
}

std::string failed(const Call& call, const std::string& sentence) {
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().key("content").begin_list();
  write_text_block(json, sentence);
  json.end_list().member("isError", true).end_object();
  return result_text(call.id, json.take());
}

std::string succeeded(const Call& call, const ToolAnswer& answer) {
  const std::string structure = on_one_line(answer.json);
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().key("content").begin_list();
  write_text_block(json, answer.words);
  const std::string told = answer.told_json.empty() ? structure : on_one_line(answer.told_json);
  if (told != "{}") write_text_block(json, told);
  json.end_list();
  if (call.structured) json.key("structuredContent").raw(structure);
  json.member("isError", false).end_object();
  return result_text(call.id, json.take());
}

}  // namespace

const std::vector<std::string_view>& protocol_versions() {
  static const std::vector<std::string_view> versions = {kStructured, kBatches, "2024-11-05"};
  return versions;
}

Work Session::hear(std::string_view text) {
  Work work;
  const Line line = messages_in(text);
  if (line.is_batch && version_ != kBatches) {
    work.parts.emplace_back(fault_text(
        "", {kNoRequest, "batches are part of version " + std::string(kBatches) + " alone"}));
    return work;
  }
  work.is_batch = line.is_batch;
  for (const Message& message : line.messages) take(message, work);
  return work;
}

void Session::take(const Message& message, Work& work) {
  switch (message.kind) {
    case Message::Kind::kWrong:
      work.parts.emplace_back(fault_text(message.id, message.fault));
      return;
    case Message::Kind::kResponse:
      return;  // nothing was asked
    case Message::Kind::kNotification:
      if (message.method == "notifications/initialized" && stage_ == Stage::kAnswered) {
        stage_ = Stage::kReady;
      } else if (message.method == "notifications/cancelled") {
        const std::string id = id_text(message.params.find("requestId"));
        if (!id.empty()) work.cancelled.push_back(id);
      }
      return;
    case Message::Kind::kRequest:
      request(message, work);
  }
}

void Session::request(const Message& message, Work& work) {
  auto say = [&](std::string answer) { work.parts.emplace_back(std::move(answer)); };
  if (message.method == "ping") return say(result_text(message.id, "{}"));
  if (message.method == "initialize") {
    if (work.is_batch || stage_ != Stage::kNew) {
      return say(fault_text(message.id, {kNoRequest, "initialize comes first, once and alone"}));
    }
    return say(initialize(message));
  }
  if (stage_ == Stage::kNew) {
    return say(fault_text(message.id, {kNoRequest, "the first request has to be initialize"}));
  }
  if (message.method == "tools/list") return say(list_tools(message));
  if (message.method == "tools/call") return call_tool(message, work);
  say(fault_text(message.id, {kNoMethod, "there is no method " + quoted_text(message.method)}));
}

std::string Session::initialize(const Message& message) {
  const JsonValue* wanted = text_member(message.params, "protocolVersion");
  if (wanted == nullptr) {
    return fault_text(message.id, {kWrongParams, "\"protocolVersion\" must be a text"});
  }
  const auto& versions = protocol_versions();
  const auto same = std::find(versions.begin(), versions.end(), wanted->string);
  version_ = same != versions.end() ? *same : versions.front();
  stage_ = Stage::kAnswered;
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().member("protocolVersion", version_);
  json.key("capabilities").begin_object().key("tools").begin_object();
  json.member("listChanged", false).end_object().end_object();
  json.key("serverInfo").begin_object().member("name", "nonet");
  if (version_ == kStructured) json.member("title", "nonet, a Sudoku engine");
  json.member("version", kVersion).end_object();
  json.member("instructions", kInstructions).end_object();
  return result_text(message.id, json.take());
}

std::string Session::list_tools(const Message& message) const {
  if (message.params.find("cursor") != nullptr) {
    return fault_text(message.id, {kWrongParams, "the list of tools has one page, and no cursor"});
  }
  const bool newest = version_ == kStructured;
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().key("tools").begin_list();
  for (const Tool& tool : tools()) {
    json.begin_object().member("name", tool.name);
    if (newest) json.member("title", tool.title);
    json.member("description", tool.help).key("inputSchema");
    write_schema(json, tool.arguments);
    if (newest) json.key("outputSchema").raw(tool.output);
    json.key("annotations").begin_object().member("title", tool.title);
    json.member("readOnlyHint", true).member("destructiveHint", false);
    json.member("idempotentHint", true).member("openWorldHint", false).end_object();
    json.end_object();
  }
  return result_text(message.id, json.end_list().end_object().take());
}

void Session::call_tool(const Message& message, Work& work) const {
  auto refuse = [&](const std::string& sentence) {
    work.parts.emplace_back(fault_text(message.id, {kWrongParams, sentence}));
  };
  const JsonValue* name = text_member(message.params, "name");
  if (name == nullptr) return refuse("\"name\" must be a text, that of a tool");
  const Tool* tool = tool_named(name->string);
  if (tool == nullptr) return refuse("there is no tool " + quoted_text(name->string));
  Call call{message.id, tool, {}, version_ == kStructured};
  call.arguments.kind = JsonValue::Kind::kObject;
  if (const JsonValue* arguments = message.params.find("arguments")) {
    if (!arguments->is(JsonValue::Kind::kObject)) return refuse("\"arguments\" must be an object");
    call.arguments = *arguments;
  }
  if (auto wrong = find_wrong_argument(call.arguments, tool->arguments)) return refuse(*wrong);
  work.parts.emplace_back(std::move(call));
}

std::string answered(const Call& call, const std::atomic<bool>& cancelled) {
  const std::chrono::duration<double> limit(seconds_in(call.arguments));
  const Stop stop =
      Stop::after(std::chrono::duration_cast<Stop::Clock::duration>(limit), &cancelled);
  try {
    const auto answer = call.tool->run(Asked(call.arguments, stop));
    return answer ? succeeded(call, *answer) : failed(call, to_string(answer.error()));
  } catch (const std::bad_alloc&) {
    return failed(call, "there is not enough memory for that");
  }
}

}  // namespace nonet::cli::mcp
