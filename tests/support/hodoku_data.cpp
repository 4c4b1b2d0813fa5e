#include "support/hodoku_data.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "nonet/io/library.h"
#include "nonet/text/notation.h"
#include "support/support.h"

namespace nonet::test {
namespace {

// "short<TAB>outcome<TAB>...". A `+` behind the short name marks a siamese fish.
HodokuStep read_step(const std::string& line) {
  const std::size_t tab = line.find('\t');
  return {line.substr(0, tab), line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1)};
}

void apply(const HodokuStep& step, Grid& grid) {
  std::istringstream words(step.outcome);
  for (std::string word; words >> word;) {
    if (auto placed = parse_placement(word, {})) {
      grid.place(placed->cell, placed->digit);
    } else if (auto struck = parse_removal(word, {})) {
      grid.eliminate(*struck);
    }
  }
}

}  // namespace

std::string outcome_of(const Step& step) {
  auto sorted = [](std::vector<Candidate> candidates) {
    std::sort(candidates.begin(), candidates.end());
    return candidates;
  };
  std::string text;
  for (Candidate x : sorted(step.placements))
    text += (text.empty() ? "" : " ") + placement_text(x, {});
  for (Candidate x : sorted(step.removals)) text += (text.empty() ? "" : " ") + removal_text(x, {});
  return text;
}

void each_path_step(const std::filesystem::path& file,
                    const std::function<void(const Grid&, const HodokuStep&)>& visit) {
  std::ifstream in(file);
  Grid state;
  for (std::string line; std::getline(in, line);) {
    if (line.front() == '>') {
      state = grid(line.substr(1, 81));
      continue;
    }
    const HodokuStep step = read_step(line);
    visit(state, step);
    apply(step, state);
  }
}

void each_found_list(
    const std::filesystem::path& file,
    const std::function<void(const Grid&, const std::vector<HodokuStep>&)>& visit) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const std::size_t blank = line.rfind(' ');
    auto state = parse_library_line(line.substr(1, blank - 1));
    ASSERT_TRUE(state) << line;
    std::vector<HodokuStep> steps(std::stoul(line.substr(blank + 1)));
    for (HodokuStep& step : steps) {
      std::getline(in, line);
      step = read_step(line);
    }
    visit(*Grid::from(state->puzzle), steps);
  }
}

}  // namespace nonet::test
