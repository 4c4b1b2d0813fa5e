#include "nonet/explain/board_json.h"

#include "nonet/core/names.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/suspects.h"
#include "nonet/text/notation.h"

namespace nonet {

std::array<DigitSet, Cell::kCount> candidates_left(const Puzzle& state) {
  const Board digits = digits_of(state);
  std::array<DigitSet, Cell::kCount> left;
  for (Cell c : Cell::all()) {
    if (digits.has(c)) continue;
    DigitSet& candidates = left[static_cast<std::size_t>(c.index())];
    candidates = DigitSet::all();
    for (Cell peer : Topology::classic().peers(c)) {
      if (auto d = digits.at(peer)) candidates.erase(*d);
    }
  }
  for (Candidate x : state.removed) left[static_cast<std::size_t>(x.cell.index())].erase(x.digit);
  return left;
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

void write_board(JsonWriter& json, const Puzzle& state) {
  json.begin_object().member("format", "nonet-board").member("version", 1);
  write_state(json, state);
  if (!state.name.empty()) json.line(1).member("name", state.name);
  if (!state.comment.empty()) json.line(1).member("comment", state.comment);
  write_remarks(json, state);
  json.line(1).key("candidates").strings(candidates_left(state), digits_text);
  json.line(1).key("clashes").strings(clashing_digits(digits_of(state)), placement_text);
  if (auto grid = Grid::from(state)) {
    if (auto dead = grid->dead_truth()) {
      json.line(1).member("contradiction", nothing_left(*dead, grid->topology()));
    }
  }
  json.line(1).member("solved", is_solution(digits_of(state)));
}

}  // namespace nonet
