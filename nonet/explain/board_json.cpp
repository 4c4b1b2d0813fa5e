#include "nonet/explain/board_json.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/suspects.h"
#include "nonet/rules/dead_rule.h"
#include "nonet/text/notation.h"

namespace nonet {

// The empty grid of the game that a puzzle belongs to.
static Grid empty_for(const Puzzle& state) {
  const auto rulebook = state.variant ? Rulebook::of(state.variant) : Error{""};
  return rulebook ? empty_grid(*rulebook) : Grid();
}

static std::array<DigitSet, Cell::kCount> candidates_left(const Puzzle& state, const Grid& empty) {
  const Board digits = digits_of(state);
  std::array<DigitSet, Cell::kCount> left;
  for (Cell c : empty.topology().on_board()) {
    if (digits.has(c)) continue;
    DigitSet& candidates = left[static_cast<std::size_t>(c.index())];
    candidates = empty.candidates(c);
    for (Cell peer : empty.topology().peers(c)) {
      if (auto d = digits.at(peer)) candidates.erase(*d);
    }
  }
  for (Candidate x : state.removed) {
    if (x.in_range()) left[x.cell.slot()].erase(x.digit);
  }
  return left;
}

std::array<DigitSet, Cell::kCount> candidates_left(const Puzzle& state) {
  return candidates_left(state, empty_for(state));
}

// Digits that a cell they see holds too, and those in rules that they leave no filling.
static std::vector<Candidate> clashes_of(const Board& digits, const Grid& empty) {
  std::vector<Candidate> clashes = clashing_digits(digits, empty.topology());
  if (empty.rulebook() == nullptr) return clashes;
  for (Cell c : cells_against_rules(*empty.rulebook(), digits))
    clashes.push_back({c, *digits.at(c)});
  std::sort(clashes.begin(), clashes.end());
  clashes.erase(std::unique(clashes.begin(), clashes.end()), clashes.end());
  return clashes;
}

static bool is_solved(const Board& digits, const Grid& empty) {
  if (empty.rulebook() == nullptr) return is_solution(digits);
  return is_solution(*empty.rulebook(), digits);
}

static void write_remarks(JsonWriter& json, const Puzzle& state) {
  if (!state.remarks.empty()) {
    json.line(1).key("remarks").begin_list();
    for (const auto& [about, text] : state.remarks) {
      json.begin_object().member("about", about).member("text", text).end_object();
    }
    json.end_list();
  }
  if (state.paints.empty()) return;
  json.line(1).key("colours").begin_list();
  for (const auto& [cell, colour] : state.paints) {
    json.begin_object().member("cell", name_of(cell)).member("colour", colour).end_object();
  }
  json.end_list();
}

// Of a game with rules: what they are called, and what a player has to know who keeps candidates
// himself.
static void write_game(JsonWriter& json, const Rulebook& rules) {
  const Topology& topology = rules.topology();
  std::vector<std::string_view> kinds;
  for (const Clue& clue : rules.variant()->clues) {
    const std::string_view name = row_of(clue.kind).name;
    if (std::find(kinds.begin(), kinds.end(), name) == kinds.end()) kinds.push_back(name);
  }
  json.line(1).key("kinds").strings(kinds, [](std::string_view kind) { return kind; });
  auto name = [](Cell c) { return name_of(c); };
  json.line(1).key("houses").begin_object();
  for (House house : topology.houses()) {
    if (topology.lies_beyond(house)) continue;
    json.key(house_text(house, topology)).begin_object();
    json.member("name", name_of(house, topology));
    json.key("cells").strings(topology.on_board(house), name).end_object();
  }
  json.end_object();
  json.line(1).key("sees").begin_list();
  for (Cell c : topology.on_board()) {
    json.strings(topology.peers(c) & topology.on_board(), name);
  }
  json.end_list();
}

void write_board(JsonWriter& json, const Puzzle& state) {
  json.begin_object().member("format", "nonet-board").member("version", 1);
  write_state(json, state);
  if (!state.name.empty()) json.line(1).member("name", state.name);
  if (!state.comment.empty()) json.line(1).member("comment", state.comment);
  write_remarks(json, state);
  const Grid empty = empty_for(state);
  const DigitNames names = empty.topology();
  const std::array<DigitSet, Cell::kCount> left = candidates_left(state, empty);
  json.line(1).key("candidates").strings(empty.topology().on_board(), [&](Cell c) {
    return digits_text(left[c.slot()], names);
  });
  write_placements(json.line(1).key("clashes"), clashes_of(digits_of(state), empty), names);
  if (auto grid = Grid::from(state, empty)) {
    if (auto dead = grid->dead_truth()) {
      json.line(1).member("contradiction", nothing_left(*dead, grid->topology()));
    } else if (auto rule = dead_rule(*grid)) {
      json.line(1).member("contradiction", *rule);
    }
  }
  if (empty.rulebook() != nullptr) write_game(json, *empty.rulebook());
  json.line(1).member("solved", is_solved(digits_of(state), empty));
}

}  // namespace nonet
