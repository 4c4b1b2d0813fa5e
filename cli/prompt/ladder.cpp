#include "cli/prompt/ladder.h"

#include <algorithm>

#include "nonet/rules/rulebook.h"
#include "nonet/text/prose.h"
#include "nonet/text/rule_reasons.h"

namespace nonet::cli {
namespace {

constexpr int kPatternRung = 4;

Puzzle with(Puzzle state, const Ladder::Remarks& remarks) {
  state.remarks = remarks;
  return state;
}

}  // namespace

Ladder::Ladder(const Grid& grid, const Policy& policy, std::optional<Cell> about,
               const Remarks& remarks)
    : hint_(hint_for(with(state_of(grid), remarks), policy, {}, {about, 0, std::nullopt})),
      grid_(grid),
      techniques_(policy.order),
      about_(about) {}

void Ladder::climb() {
  rung_ = std::min(rung_ + 1, rungs());
}

std::vector<std::string> Ladder::words() const {
  std::string first;
  if (rungs() > 1) {
    first = "Hint " + std::to_string(rung_) + " of " + std::to_string(rungs()) + ": ";
  }
  std::vector<std::string> lines = {first + hint_.rung(rung_).text};
  if (hint_.step && rung_ == rungs()) {
    for (const std::string& line : reasoning_of(*hint_.step, grid_)) lines.push_back("  " + line);
    for (const std::string& line : rule_reasons(*hint_.step, grid_)) lines.push_back("  " + line);
  }
  return lines;
}

std::optional<Step> Ladder::drawing() const {
  Step drawn;
  if (hint_.step && rung_ == rungs()) return hint_.step;
  if (hint_.step && rung_ == kPatternRung) {
    drawn.marks = hint_.step->marks;
    return drawn;
  }
  if (found_mistake() && rung_ == rungs()) {
    for (const Mistake& mistake : hint_.mistakes) drawn.removals.push_back(mistake.candidate);
    return drawn;
  }
  return std::nullopt;
}

bool Ladder::is_mistaken(const Grid& grid) const {
  return std::any_of(hint_.mistakes.begin(), hint_.mistakes.end(), [&](const Mistake& mistake) {
    const Candidate x = mistake.candidate;
    return mistake.struck ? !grid.has(x) : !grid.is_open(x.cell) && grid.has(x);
  });
}

}  // namespace nonet::cli
