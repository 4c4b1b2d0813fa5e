// The tools of `nonet mcp`: what each is told, what it answers, and how. Each call stands for
// itself: it brings its puzzle along, in any way that nonet reads, and the moves made since.
//
// What an answer claims it proves: a step has its certificate, a solution the way that leads to it
// and to no other, several solutions two of them, and what is refused the reason. Nothing is read
// from files and nothing fetched; a time limit ends every call.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/mcp/arguments.h"
#include "nonet/core/result.h"

namespace nonet::cli::mcp {

struct ToolAnswer {
  std::string words;      // for people
  std::string json;       // an object, the same for programs
  std::string told_json;  // of that, what stands beside the words where there is no room for both;
                          // as a rule all of it
};

struct Tool {
  std::string_view name;
  std::string_view title;
  std::string_view help;
  std::vector<Argument> arguments;
  std::string_view output;  // the schema of `json`
  // An Error is for the one who asked: a puzzle that can't be read, say.
  Result<ToolAnswer> (*run)(const Asked& asked);
};

const std::vector<Tool>& tools();
const Tool* tool_named(std::string_view name);

Result<ToolAnswer> read_tool(const Asked& asked);
Result<ToolAnswer> solve_tool(const Asked& asked);
Result<ToolAnswer> hint_tool(const Asked& asked);
Result<ToolAnswer> explain_tool(const Asked& asked);
Result<ToolAnswer> check_tool(const Asked& asked);
Result<ToolAnswer> rate_tool(const Asked& asked);
Result<ToolAnswer> generate_tool(const Asked& asked);
Result<ToolAnswer> draw_tool(const Asked& asked);

}  // namespace nonet::cli::mcp
