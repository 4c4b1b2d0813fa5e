#include "cli/prompt/steps_text.h"

#include <span>

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

// The steps of one technique: all of them counted, the first few told.
std::string line_of(std::span<const Step> steps, const Grid& grid, std::size_t most) {
  constexpr std::string_view kMore = "; ...";
  std::string line = std::string(row_of(steps[0].technique).name) + " (" +
                     std::to_string(steps.size()) + "): " + what_it_does(steps[0], grid);
  std::size_t told = 1;
  for (; told < steps.size() && told < kFirstFew; ++told) {
    const std::string further = "; " + what_it_does(steps[told], grid);
    if (line.size() + further.size() + kMore.size() > most) break;
    line += further;
  }
  return line + (told < steps.size() ? std::string(kMore) : "");
}

}  // namespace

std::vector<std::string> lines_by_technique(const std::vector<Step>& steps, const Grid& grid,
                                            int columns, int lines) {
  const std::size_t most = columns > 0 ? static_cast<std::size_t>(columns) : std::string::npos;
  std::size_t left = lines > 0 ? static_cast<std::size_t>(lines) : std::string::npos;
  std::vector<std::string> told;
  std::string named;
  for (std::size_t from = 0; from < steps.size();) {
    std::size_t end = from;
    while (end < steps.size() && steps[end].technique == steps[from].technique) ++end;
    const std::string line = line_of(std::span(steps).subspan(from, end - from), grid, most);
    const std::size_t height = 1 + (line.size() - 1) / most;
    if (named.empty() && height <= left) {
      left -= height;
      told.push_back(line);
    } else {
      named += (named.empty() ? "And " : ", ") + std::string(row_of(steps[from].technique).name);
    }
    from = end;
  }
  if (!named.empty()) told.push_back(named + "; a NAME lists the steps of one.");
  return told;
}

}  // namespace nonet::cli
