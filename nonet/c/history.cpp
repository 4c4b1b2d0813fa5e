#include "nonet/c/history.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

bool is_same(const Puzzle& a, const Puzzle& b) {
  return a.givens == b.givens && a.placed == b.placed && a.removed == b.removed;
}

bool has(const std::vector<Candidate>& candidates, Candidate x) {
  return std::find(candidates.begin(), candidates.end(), x) != candidates.end();
}

std::optional<Error> given_there(const Puzzle& state, Cell c) {
  auto given = state.givens.at(c);
  if (!given) return std::nullopt;
  return Error{ErrorCode::kRefused,
               name_of(c) + " is given as " + name_of(*given, names_of(state))};
}

std::optional<Error> place(Puzzle& state, Candidate x) {
  if (auto error = given_there(state, x.cell)) return error;
  state.placed.set(x.cell, x.digit);
  std::erase(state.removed, x);
  return std::nullopt;
}

std::optional<Error> clear(Puzzle& state, Cell c) {
  if (auto error = given_there(state, c)) return error;
  state.placed.clear(c);
  return std::nullopt;
}

std::optional<Error> strike(Puzzle& state, Candidate x) {
  if (auto error = given_there(state, x.cell)) return error;
  if (auto d = state.placed.at(x.cell)) {
    return Error{ErrorCode::kRefused, name_of(x.cell) + " is set to " +
                                          name_of(*d, names_of(state)) +
                                          ", so there are no candidates"};
  }
  if (!has(state.removed, x)) state.removed.push_back(x);
  return std::nullopt;
}

std::optional<Error> move(Puzzle& state, std::string_view text) {
  const DigitNames names = names_of(state);
  if (auto x = parse_placement(text, names)) return place(state, *x);
  if (auto x = parse_removal(text, names)) return strike(state, *x);
  if (text.ends_with("=.") || text.ends_with("=0")) {
    if (auto c = parse_cell(text.substr(0, text.size() - 2))) return clear(state, *c);
  }
  if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
    const std::string as_placed =
        std::string(text.substr(0, plus)) + "=" + std::string(text.substr(plus + 1));
    if (auto x = parse_placement(as_placed, names)) {
      std::erase(state.removed, *x);
      return std::nullopt;
    }
  }
  return Error{quoted_text(text) +
               " is no move; r3c5=7 sets, r3c5=. clears, r3c5<>7 strikes and "
               "r3c5+7 restores"};
}

}  // namespace

void History::begin(Puzzle puzzle) {
  now_ = std::move(puzzle);
  past_.clear();
  future_.clear();
}

void History::go_to(Puzzle next) {
  if (is_same(now_, next)) return;
  past_.push_back(std::exchange(now_, std::move(next)));
  future_.clear();
}

bool History::undo() {
  if (past_.empty()) return false;
  future_.push_back(std::exchange(now_, std::move(past_.back())));
  past_.pop_back();
  return true;
}

bool History::redo() {
  if (future_.empty()) return false;
  past_.push_back(std::exchange(now_, std::move(future_.back())));
  future_.pop_back();
  return true;
}

Result<Puzzle> after_moves(Puzzle state, std::string_view moves) {
  constexpr std::string_view kBlanks = " \t\r\n,;";
  bool any = false;
  for (std::size_t at = 0; (at = moves.find_first_not_of(kBlanks, at)) != std::string_view::npos;) {
    const std::size_t end = std::min(moves.find_first_of(kBlanks, at), moves.size());
    if (auto error = move(state, moves.substr(at, end - at))) return *error;
    any = true;
    at = end;
  }
  if (!any) return Error{"there is no move; r3c5=7 is one"};
  return state;
}

Puzzle untouched(const Puzzle& state) {
  Puzzle puzzle = state;
  puzzle.placed = Board();
  if (puzzle.givens.count() > 0 || puzzle.variant) puzzle.removed.clear();
  return puzzle;
}

}  // namespace nonet
