#include "cli/mcp/ways.h"

#include <algorithm>

#include "nonet/explain/path_json.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/format.h"
#include "nonet/logic/technique.h"
#include "nonet/text/expert.h"

namespace nonet::cli::mcp {
namespace {

void write_brief_step(JsonWriter& json, const Step& step, const Grid& before) {
  json.begin_object().member("technique", row_of(step.technique).slug);
  json.member("notation", whole_expert_line(step, before));
  write_claim(json, step, before.topology(), 0);
  json.end_object();
}

}  // namespace

std::string section_to_json(const Path& path, const Section& section) {
  const std::size_t first = std::min(section.first, path.steps.size());
  const std::size_t count = std::min(section.most, path.steps.size() - first);
  Grid state = path.start;
  for (std::size_t i = 0; i < first; ++i) apply(path.steps[i], state);
  Path part{state, {}, state, 0};
  part.steps.assign(path.steps.begin() + static_cast<std::ptrdiff_t>(first),
                    path.steps.begin() + static_cast<std::ptrdiff_t>(first + count));
  for (const Step& step : part.steps) apply(step, part.end);
  if (section.full) return path_to_json(part);
  JsonWriter json;
  json.begin_object().member("format", kPathFormat);
  json.member("version", part.start.rulebook() == nullptr ? kPathVersion : kRuledPathVersion);
  write_state(json, part.start);
  json.key("steps").begin_list();
  for (const Step& step : part.steps) {
    write_brief_step(json, step, state);
    apply(step, state);
  }
  json.end_list().member("solved", part.end.solved());
  if (part.end.solved()) json.member("solution", one_line(part.end.board(), part.end.topology()));
  return json.end_object().take();
}

std::optional<Path> proof_of_solution(const Grid& start, const Stop& stop) {
  PolicyChoice choice;
  choice.uniqueness = false;
  const auto policy = chosen_policy(choice);
  if (!policy) return std::nullopt;
  Solver solver(start, *policy, stop);
  Path path = solver.path();
  if (!path.solved()) return std::nullopt;
  return path;
}

}  // namespace nonet::cli::mcp
