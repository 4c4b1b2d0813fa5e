#include "nonet/logic/cases.h"

#include <algorithm>
#include <utility>

#include "nonet/logic/joint_truths.h"
#include "nonet/logic/links.h"
#include "nonet/logic/refutation.h"

namespace nonet {

std::vector<Inference> case_of(const Supposition& line, Candidate target, bool holds) {
  const std::size_t size = line.trail().size();
  std::vector<bool> needed(size, false);
  const std::optional<int> last = holds ? line.entry_of(target) : line.cause_of(target);
  if (!last) return {};
  needed[*last] = true;
  line.add_causes(0, size, needed);
  std::vector<Inference> told = line.told(0, size, needed, 1);
  if (holds || !line.trail()[*last].holds) return told;
  const Candidate taken_by = line.trail()[*last].candidate;
  Inference end;
  end.node = {target.digit, {target.cell}};
  end.holds = false;
  end.level = 1;
  const Cell other = taken_by.cell;
  const std::optional<House> house =
      other == target.cell ? std::nullopt
                           : house_joining(line.grid().topology(), other, target.cell);
  end.by = {house ? Truth(*house, target.digit) : Truth(other)};
  told.push_back(std::move(end));
  return told;
}

std::vector<Inference> case_from(const Supposition& start, Candidate x, bool x_holds,
                                 Candidate target, bool target_holds) {
  Supposition line = start;
  if (!line.suppose(x, x_holds)) return case_of(line, target, target_holds);
  int one = 1;
  Refutation refutation;
  refute(start, x, x_holds, {0, &one}, 1, refutation);
  return std::move(refutation.told);
}

void put_shortest_cases_first(std::vector<Inference>& story) {
  // The innermost first: whole cases change places.
  for (std::size_t split = story.size(); split-- > 0;) {
    if (story[split].kind != Inference::Kind::kSplit) continue;
    const int level = story[split].level + 1;
    std::vector<std::vector<Inference>> cases;
    std::size_t end = split + 1;
    for (; end < story.size() && story[end].level >= level; ++end) {
      const bool begins = story[end].level == level && story[end].kind == Inference::Kind::kAssume;
      if (begins || cases.empty()) cases.emplace_back();
      cases.back().push_back(std::move(story[end]));
    }
    std::stable_sort(cases.begin(), cases.end(),
                     [](const auto& a, const auto& b) { return a.size() < b.size(); });
    std::size_t at = split + 1;
    for (auto& lines : cases) {
      for (Inference& line : lines) story[at++] = std::move(line);
    }
  }
}

CandidateSet candidates_besides(DigitSet digits, const CellSet& cells, const Grid& grid) {
  CandidateSet others;
  for (Cell c : cells) {
    for (Digit d : grid.candidates(c) - digits) others.insert({c, d});
  }
  return others;
}

CandidateSet contradicted_by_all(const CandidateSet& ways, const Grid& grid) {
  CandidateSet gone;
  for (Digit d : Digit::all()) gone.of(d) = grid.places(d) & grid.open();
  for (Candidate way : ways) gone &= contradicted_by(way, grid.topology());
  return gone;
}

std::vector<Candidate> struck_in_every_case(const CandidateSet& ways, std::size_t most_lines,
                                            const Grid& grid, const Stop* stop) {
  CandidateSet gone;
  for (Digit d : Digit::all()) gone.of(d) = grid.places(d) & grid.open();
  const Supposition start(grid);
  std::vector<Supposition> lines;
  std::size_t failed_lines = 0;
  for (Candidate way : ways) {
    if (stop != nullptr && stop->requested()) return {};
    Supposition line = start;
    if (line.suppose(way)) {
      failed_lines += case_from(start, way, true, {}, false).size();
      continue;
    }
    for (Digit d : Digit::all()) gone.of(d) -= line.grid().places(d);
    if (gone.empty()) return {};
    lines.push_back(std::move(line));
  }
  if (lines.empty()) return {};
  std::vector<std::pair<std::size_t, Candidate>> found;
  for (Candidate x : gone) {
    std::size_t count = failed_lines;
    for (const Supposition& line : lines) count += case_of(line, x, false).size();
    if (count <= most_lines) found.emplace_back(count, x);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Candidate> candidates;
  for (const auto& [count, x] : found) candidates.push_back(x);
  return candidates;
}

void tell_cases(const CandidateSet& ways, std::vector<Truth> split, Candidate target,
                const Grid& before, Step& step) {
  std::vector<Inference> story(1);
  story.front().kind = Inference::Kind::kSplit;
  story.front().by = std::move(split);
  const Supposition start(before);
  for (Candidate way : ways) {
    for (Inference& inference : case_from(start, way, true, target, false)) {
      story.push_back(std::move(inference));
    }
  }
  Inference& end = story.emplace_back();
  end.kind = Inference::Kind::kInEveryCase;
  end.node = {target.digit, {target.cell}};
  end.holds = false;
  for (Truth truth : truths_in(story)) {
    if (std::find(step.truths.begin(), step.truths.end(), truth) == step.truths.end()) {
      step.truths.push_back(truth);
    }
  }
  step.inferences = std::move(story);
}

}  // namespace nonet
