#include "cli/prompt/steps_text.h"

#include <algorithm>

#include "nonet/logic/technique.h"
#include "nonet/text/expert.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kFirstFew = 3;

// The expert's line without the technique's name.
std::string what_it_does(const Step& step, const Grid& grid) {
  const std::string line = expert_line(step, grid);
  const std::string name = std::string(row_of(step.technique).name) + ": ";
  return line.starts_with(name) ? line.substr(name.size()) : line;
}

using Group = std::vector<const Step*>;

// The steps of each technique together, in the order in which the techniques come first.
std::vector<Group> groups_of(const std::vector<Step>& steps) {
  std::vector<Group> groups;
  for (const Step& step : steps) {
    auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& g) {
      return g.front()->technique == step.technique;
    });
    if (group == groups.end()) group = groups.insert(group, Group());
    group->push_back(&step);
  }
  return groups;
}

std::string name_of(const Group& group) {
  return std::string(row_of(group.front()->technique).name);
}

// All of them counted, the first few listed.
std::string line_of(const Group& group, const Grid& grid, std::size_t most, bool is_bound) {
  constexpr std::string_view kMore = "; ...";
  std::string line = name_of(group) + (is_bound ? " (over " : " (") + std::to_string(group.size()) +
                     "): " + what_it_does(*group.front(), grid);
  std::size_t told = 1;
  for (; told < group.size() && told < kFirstFew; ++told) {
    const std::string further = "; " + what_it_does(*group[told], grid);
    if (line.size() + further.size() + kMore.size() > most) break;
    line += further;
  }
  return line + (told < group.size() ? std::string(kMore) : "");
}

}  // namespace

std::vector<std::string> lines_by_technique(const std::vector<Step>& steps, const Grid& grid,
                                            int columns, int lines,
                                            const std::vector<Technique>& bound) {
  const std::size_t most = columns > 0 ? static_cast<std::size_t>(columns) : std::string::npos;
  std::size_t left = lines > 0 ? static_cast<std::size_t>(lines) : std::string::npos;
  const std::vector<Group> groups = groups_of(steps);
  std::vector<std::string> told;
  for (const Group& group : groups) {
    const bool is_bound =
        std::find(bound.begin(), bound.end(), group.front()->technique) != bound.end();
    const std::string line = line_of(group, grid, most, is_bound);
    const std::size_t height = 1 + (line.size() - 1) / most;
    if (height > left) break;
    left -= height;
    told.push_back(line);
  }
  if (const std::size_t untold = groups.size() - told.size(); untold > 0) {
    told.push_back("And " + std::to_string(untold) + " more, from " + name_of(groups[told.size()]) +
                   " to " + name_of(groups.back()) + "; a NAME lists the steps of one.");
  }
  return told;
}

}  // namespace nonet::cli
