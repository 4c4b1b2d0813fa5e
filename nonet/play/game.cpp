#include "nonet/play/game.h"

#include <algorithm>
#include <utility>

#include "nonet/core/names.h"
#include "nonet/rules/dead_rule.h"
#include "nonet/search/search.h"

namespace nonet {
namespace {

Happening clearing(Happening::Kind kind, Candidate x, HouseKind house, Cell because) {
  Happening h;
  h.kind = kind;
  h.candidate = x;
  h.house = house;
  h.because = because;
  return h;
}

Happening action(Happening::Kind kind, Candidate x, const Finding& finding = {},
                 HouseKind house = {}) {
  Happening h;
  h.kind = kind;
  h.candidate = x;
  h.finding = finding;
  h.house = house;
  return h;
}

// Tells how the notes of a new board are cleared: cell by cell in reading order a set cell takes
// its value from the unset ones it sees, and an unset one gives up the values of the set ones. The
// outcome is the same in any order; the telling is not.
void tell_notes(const Board& board, const Topology& topology, Listener listener) {
  Grid notes(topology);
  auto clear = [&](Happening::Kind kind, Cell unset, Cell set, HouseKind house) {
    Candidate x{unset, *board.at(set)};
    if (notes.eliminate(x)) listener(clearing(kind, x, house, set));
  };
  for (Cell c : Cell::all()) {
    for (HouseKind kind : kScanOrder) {
      if (!has_house(topology, c, kind)) continue;
      for (Cell other : topology.order(topology.house_of(c, kind))) {
        if (board.has(c) == board.has(other)) continue;
        if (board.has(c)) {
          clear(Happening::Kind::kClearPeer, other, c, kind);
        } else {
          clear(Happening::Kind::kClearSelf, c, other, kind);
        }
      }
    }
  }
}

// In a game with rules the search may take long, and is bound: what is not found out is no reason
// to refuse anything.
constexpr std::uint64_t kMostWork = 20'000;

enum class Answer { kYes, kNo, kUnknown };

Answer solvable(const Grid& grid) {
  const Stop bound = Stop::after_asks(kMostWork);
  SearchOptions options;
  options.stop = &bound;
  const SearchResult found = search(grid, 1, options);
  if (found.solutions > 0) return Answer::kYes;
  return found.complete ? Answer::kNo : Answer::kUnknown;
}

// What is not listed may be about anything, and is nothing to act on.
bool is_listed(const Finding& finding, const Findings& findings) {
  if (static_cast<int>(finding.heuristic) >= kHeuristicCount) return false;
  const std::vector<Finding>& list = findings.list(finding.heuristic);
  return std::find(list.begin(), list.end(), finding) != list.end();
}

// Why the candidate cannot be touched, if it is none.
std::optional<Error> no_candidate(const Grid& grid, Candidate x) {
  const CellSet& on_board = grid.topology().on_board();
  if (!x.in_range() || !on_board.contains(x.cell)) return Error{"there is no such cell or digit"};
  const std::string cell = name_of(x.cell);
  const std::string value = name_of(x.digit, grid.topology());
  if (!grid.is_open(x.cell)) {
    const std::string held = name_of(grid.candidates(x.cell).first(), grid.topology());
    return Error{ErrorCode::kRefused,
                 cell + (grid.givens().contains(x.cell) ? " is given as " : " is set to ") + held +
                     " already"};
  }
  if (grid.has(x)) return std::nullopt;
  const CellSet holders =
      (grid.places(x.digit) & grid.topology().peers(x.cell) & on_board) - grid.open();
  if (!holders.empty()) {
    return Error{ErrorCode::kRefused,
                 cell + " cannot be " + value + ": " + name_of(holders.first()) + " is " + value};
  }
  if (!grid.at_start(x.cell).contains(x.digit)) {
    return Error{ErrorCode::kRefused, cell + " cannot be " + value + " by the rules"};
  }
  return Error{ErrorCode::kRefused, value + " has been struck from " + cell};
}

// The state that a puzzle of this game describes.
Result<Grid> grid_like(const Grid& grid, const Puzzle& puzzle) {
  Grid empty = grid.emptied();
  for (Cell c : grid.rulebook() == nullptr ? CellSet() : CellSet::all() - grid.givens()) {
    for (Digit d : DigitSet::all() - grid.at_start(c)) empty.eliminate(c, d);
  }
  return Grid::from(puzzle, empty);
}

// The state without the digit of a cell that is neither given nor open; an Error if it is.
Result<Grid> without_digit(const Grid& grid, Cell c) {
  if (!c.in_range() || !grid.topology().on_board().contains(c)) {
    return Error{"there is no such cell or digit"};
  }
  if (grid.is_open(c)) return Error{ErrorCode::kRefused, name_of(c) + " has no digit"};
  if (grid.givens().contains(c)) {
    return Error{ErrorCode::kRefused, name_of(c) + " is given as " +
                                          name_of(grid.candidates(c).first(), grid.topology())};
  }
  Puzzle puzzle = grid.puzzle();
  puzzle.placed.clear(c);
  return grid_like(grid, puzzle);
}

// The state with the candidate that was struck from its open cell among the others again; nothing
// if the digits themselves, or the puzzle, leave no place for it.
std::optional<Grid> with_candidate_back(const Grid& grid, Candidate x) {
  Puzzle puzzle = grid.puzzle();
  if (std::erase(puzzle.removed, x) == 0 || !grid.at_start(x.cell).contains(x.digit)) return {};
  auto back = grid_like(grid, puzzle);
  if (!back || !back->has(x)) return {};
  return *back;
}

// Refuses a move that makes a contradiction or takes the last solution. In a game that has none
// any more there is nothing to protect.
std::optional<Error> spoils(const Grid& before, const Grid& after, const std::string& move) {
  if (!contradiction(before)) {
    if (auto why = contradiction(after))
      return Error{ErrorCode::kRefused, move + " is wrong: then " + *why};
  }
  if (solvable(after) != Answer::kNo || solvable(before) != Answer::kYes) return std::nullopt;
  return Error{ErrorCode::kRefused, move + " is wrong: then the puzzle has no solution"};
}

}  // namespace

std::optional<std::string> contradiction(const Grid& grid) {
  if (auto dead = grid.dead_truth()) return nothing_left(*dead, grid.topology());
  return dead_rule(grid);
}

Result<Game> Game::load(const Board& givens, Listener listener) {
  Puzzle puzzle;
  puzzle.givens = givens;
  return load(puzzle, listener);
}

Result<Game> Game::load(const Puzzle& puzzle, Listener listener) {
  const auto state = state_of(puzzle);
  if (!state) return state.error();
  auto grid = start_of(*state);
  if (!grid) return grid.error();
  tell_notes(digits_of(*state), grid->topology(), listener);
  State initial{*grid, {}, {}};
  initial.findings.scan(initial.grid, listener);
  return Game(std::move(initial));
}

void Game::remember() {
  past_.push_back(now_);
  now_.touched = CellSet();
}

void Game::place(Candidate x, Listener listener) {
  const Topology& topology = grid().topology();
  CellSet told;
  auto tell = [&](Cell peer, HouseKind kind) {
    if (peer == x.cell || told.contains(peer) || !grid().has(peer, x.digit)) return;
    told.insert(peer);
    listener(clearing(Happening::Kind::kClearPeer, {peer, x.digit}, kind, x.cell));
  };
  for (HouseKind kind : kScanOrder) {
    if (!has_house(topology, x.cell, kind)) continue;
    for (Cell peer : topology.order(topology.house_of(x.cell, kind))) tell(peer, kind);
  }
  // Whatever else sees the cell by a rule.
  for (Cell peer : topology.peers(x.cell)) tell(peer, HouseKind::kExtra);
  now_.grid.place(x.cell, x.digit);
  now_.touched.insert(x.cell);
}

void Game::remove(Candidate x) {
  now_.grid.eliminate(x);
  now_.touched.insert(x.cell);
}

bool Game::advance(Listener listener, Heuristic last) {
  const Finding* next = findings().next(last);
  if (next == nullptr) return false;
  act(*next, listener);
  return true;
}

void Game::act(const Finding& entry, Listener listener) {
  const Finding finding = entry;  // the lists change during the action
  if (!is_listed(finding, now_.findings)) return;
  remember();
  switch (finding.heuristic) {
    case Heuristic::kNakedSingle:
    case Heuristic::kHiddenSingle: {
      const Candidate x{finding.cells[0], finding.digits.first()};
      listener(action(Happening::Kind::kPlace, x, finding));
      place(x, listener);
      now_.findings.update(grid(), x.cell, listener);
      break;
    }
    case Heuristic::kLockedCandidates:
      act_locked(finding, listener);
      break;
    case Heuristic::kNakedPair:
      act_naked_pair(finding, listener);
      break;
    case Heuristic::kHiddenPair:
      act_hidden_pair(finding, listener);
      break;
  }
}

void Game::act_locked(const Finding& finding, Listener listener) {
  const Topology& topology = grid().topology();
  for (Cell c : topology.order(topology.house_of(finding.cells[0], finding.house))) {
    const Candidate x{c, finding.digits.first()};
    if (finding.has(c) || !grid().is_open(c) || !grid().has(x)) continue;
    listener(action(Happening::Kind::kStrike, x, finding, finding.house));
    remove(x);
    now_.findings.update(grid(), c, listener);
  }
}

void Game::act_naked_pair(const Finding& finding, Listener listener) {
  const Topology& topology = grid().topology();
  for (HouseKind kind : kScanOrder) {
    if (!has_house(topology, finding.cells[0], kind)) continue;
    const House house = topology.house_of(finding.cells[0], kind);
    if (!topology.cells(house).contains(finding.cells[1])) continue;
    for (Cell c : topology.order(house)) {
      const DigitSet struck = grid().candidates(c) & finding.digits;
      if (finding.has(c) || !grid().is_open(c) || struck.empty()) continue;
      for (Digit d : struck) {
        listener(action(Happening::Kind::kStrike, {c, d}, finding, kind));
        remove({c, d});
      }
      now_.findings.update(grid(), c, listener);
    }
  }
}

void Game::act_hidden_pair(const Finding& finding, Listener listener) {
  for (Cell c : finding.cells) {
    for (Digit d : grid().candidates(c) - finding.digits) {
      listener(action(Happening::Kind::kStrike, {c, d}, finding));
      remove({c, d});
    }
  }
  // That the pair that was just used is used up is no news.
  now_.findings.take(finding);
  for (Cell c : finding.cells) now_.findings.update(grid(), c, listener);
}

void Game::advance(const Step& step, Listener listener) {
  remember();
  for (Candidate x : step.removals) {
    if (x.in_range()) remove(x);
  }
  for (Candidate x : step.placements) {
    if (x.in_range() && grid().is_open(x.cell) && grid().has(x)) place(x, listener);
  }
  now_.findings.scan(grid(), listener);
}

std::optional<Error> Game::set(Candidate x, Listener listener, Rigour rigour) {
  Grid before = grid();
  if (auto error = no_candidate(before, x)) {
    const bool may_come_back = rigour == Rigour::kLoose && x.in_range();
    auto unstruck = may_come_back ? with_candidate_back(before, x) : std::nullopt;
    if (!unstruck) return error;
    before = *unstruck;
  }
  if (rigour == Rigour::kStrict) {
    Grid after = before;
    after.place(x.cell, x.digit);
    if (auto error =
            spoils(before, after, name_of(x.digit, grid().topology()) + " in " + name_of(x.cell)))
      return error;
  }
  remember();
  now_.grid = before;
  listener(action(Happening::Kind::kPlaceByHand, x));
  place(x, listener);
  now_.findings.scan(grid(), listener);
  return std::nullopt;
}

std::optional<Error> Game::strike(Candidate x, Listener listener, Rigour rigour) {
  if (auto error = no_candidate(grid(), x)) return error;
  if (rigour == Rigour::kStrict) {
    Grid after = grid();
    after.eliminate(x);
    const std::string move =
        "striking " + name_of(x.digit, grid().topology()) + " from " + name_of(x.cell);
    if (auto error = spoils(grid(), after, move)) return error;
  }
  remember();
  listener(action(Happening::Kind::kStrikeByHand, x));
  remove(x);
  now_.findings.scan(grid(), listener);
  return std::nullopt;
}

void Game::go_to(const Grid& state, Listener listener) {
  CellSet touched;
  for (Cell c : Cell::all()) {
    if (state.candidates(c) != grid().candidates(c) || state.is_open(c) != grid().is_open(c)) {
      touched.insert(c);
    }
  }
  remember();
  now_.grid = state;
  now_.touched = touched;
  now_.findings.scan(grid(), listener);
}

std::optional<Error> Game::erase(Cell c, Listener listener) {
  const auto erased = without_digit(grid(), c);
  if (!erased) return erased.error();
  go_to(*erased, listener);
  return std::nullopt;
}

std::optional<Error> Game::overwrite(Candidate x, Listener listener) {
  const auto erased = without_digit(grid(), x.cell);
  if (!erased) return erased.error();
  Grid after = *erased;
  if (auto error = no_candidate(after, x)) {
    auto back = x.in_range() ? with_candidate_back(after, x) : std::nullopt;
    if (!back) return error;
    after = *back;
  }
  after.place(x.cell, x.digit);
  go_to(after, listener);
  now_.touched = {x.cell};
  return std::nullopt;
}

std::optional<Error> Game::restore(Candidate x, Listener listener) {
  if (x.in_range() && grid().is_open(x.cell) && grid().has(x)) {
    return Error{ErrorCode::kRefused,
                 name_of(x.digit, grid().topology()) + " is a candidate of " + name_of(x.cell)};
  }
  auto back = x.in_range() ? with_candidate_back(grid(), x) : std::nullopt;
  if (!back) return no_candidate(grid(), x);
  go_to(*back, listener);
  return std::nullopt;
}

bool Game::back_to(int steps) {
  if (steps < 0 || steps >= this->steps()) return false;
  past_.erase(past_.begin() + steps + 1, past_.end());
  now_ = std::move(past_.back());
  past_.pop_back();
  return true;
}

std::optional<int> Game::steps_before(FunctionRef<bool(const Grid&)> wrong) const {
  int first = 0;
  while (first < steps() && !wrong(past_[static_cast<std::size_t>(first)].grid)) ++first;
  if (first == 0 || (first == steps() && !wrong(grid()))) return std::nullopt;
  return first - 1;
}

}  // namespace nonet
