// Whether somebody who practises a technique has found it: told by what was struck and set since
// the exercise began. Any step of the technique that there is on the board will do, and what was
// taken back was never done.
#include <algorithm>
#include <set>

#include "cli/game/desk.h"
#include "nonet/text/notation.h"

namespace nonet::cli::game {
namespace {

std::set<std::string> effects_on(const Table& table, const Position& position) {
  std::set<std::string> effects;
  const Puzzle state = table.state(position);
  for (Cell c : Cell::all()) {
    if (state.placed.has(c)) effects.insert(placement_text({c, *state.placed.at(c)}, {}));
  }
  for (Candidate x : state.removed) effects.insert(removal_text(x, {}));
  return effects;
}

// Done, or overtaken by a digit.
bool is_placed(const Position& position, Candidate x) {
  return position.at(x.cell).digit == x.digit.number();
}
bool is_gone(const Table& table, Candidate x) {
  return !table.candidates(table.now(), x.cell).contains(x.digit);
}

bool is_begun(const Step& step, const std::set<std::string>& done) {
  const auto has = [&](const auto& list, auto text) {
    return std::any_of(list.begin(), list.end(),
                       [&](Candidate x) { return done.contains(text(x, DigitNames())); });
  };
  return has(step.placements, placement_text) || has(step.removals, removal_text);
}

bool is_done(const Step& step, const Table& table) {
  return std::all_of(step.placements.begin(), step.placements.end(),
                     [&](Candidate x) { return is_placed(table.now(), x); }) &&
         std::all_of(step.removals.begin(), step.removals.end(),
                     [&](Candidate x) { return is_gone(table, x); });
}

// What was done since the beginning.
std::set<std::string> done_on(const Table& table) {
  const auto before = effects_on(table, table.start());
  const auto now = effects_on(table, table.now());
  std::set<std::string> done;
  std::set_difference(now.begin(), now.end(), before.begin(), before.end(),
                      std::inserter(done, done.end()));
  return done;
}

}  // namespace

const Step* found_step(const Drill& drill, const Table& table) {
  const auto done = done_on(table);
  for (const Step& step : drill.steps) {
    if (is_begun(step, done) && is_done(step, table)) return &step;
  }
  return nullptr;
}

Verdict verdict_of(const Drill& drill, const Table& table) {
  const auto done = done_on(table);
  // Notes that were taken off the start, or put back, have left the board where it is due.
  if (done.empty()) {
    const auto before = effects_on(table, table.start());
    const auto now = effects_on(table, table.now());
    return std::includes(now.begin(), now.end(), before.begin(), before.end()) ? Verdict::kOpen
                                                                               : Verdict::kWrong;
  }
  if (found_step(drill, table) != nullptr) return Verdict::kAll;
  const bool begun = std::any_of(drill.steps.begin(), drill.steps.end(),
                                 [&](const Step& step) { return is_begun(step, done); });
  return begun ? Verdict::kPart : Verdict::kWrong;
}

}  // namespace nonet::cli::game
