#include "cli/game/table.h"

#include <algorithm>

#include "nonet/rules/dead_rule.h"
#include "nonet/rules/fillings.h"

namespace nonet::cli::game {
namespace {

template <class Cells, class Test>
bool every(const Cells& cells, Test test) {
  for (Cell c : cells) {
    if (!test(c)) return false;
  }
  return true;
}

void strike(Position& position, Candidate x) {
  position.at(x.cell).notes.erase(x.digit);
}

Grid empty_for(const Puzzle& puzzle, std::shared_ptr<const Rulebook> rulebook) {
  if (!puzzle.variant) return Grid();
  if (!rulebook) {
    if (const auto made = Rulebook::of(puzzle.variant)) rulebook = *made;
  }
  return rulebook ? empty_grid(rulebook) : Grid();
}

}  // namespace

Table::Table(const Puzzle& puzzle, std::shared_ptr<const Rulebook> rulebook)
    : empty_(empty_for(puzzle, std::move(rulebook))) {
  const Result<Puzzle> ruled = state_of(puzzle);
  const Puzzle& begun = ruled ? *ruled : puzzle;
  givens_ = begun.givens;
  remarks_ = begun.remarks;
  Position first;
  const Board digits = digits_of(begun);
  for (Cell c : cells()) first.at(c).digit = static_cast<std::uint8_t>(digits.number_at(c));
  if (!begun.removed.empty()) {
    write_all_notes(first);
    for (Candidate x : begun.removed) strike(first, x);
  }
  past_.push_back(first);
}

void Table::write_all_notes(Position& position) const {
  const bool struck = notes_are_candidates(position);
  for (Cell c : cells()) {
    const DigitSet all = legal(position, c);
    DigitSet& notes = position.at(c).notes;
    if (position.at(c).digit == 0) notes = struck ? all & notes : all;
  }
}

void Table::begin_with_notes() {
  write_all_notes(past_.front());
}

// ---- moves

bool Table::move_to(const Position& position) {
  Position next = position;
  for (Cell c : Cell::all()) {
    if (is_given(c)) next.at(c).digit = static_cast<std::uint8_t>(givens_.number_at(c));
  }
  if (next == now()) return false;
  past_.resize(at_ + 1);
  past_.push_back(next);
  ++at_;
  return true;
}

void Table::clean_around(Position& position, Cell c, Digit d) const {
  for (Cell peer : topology().peers(c)) strike(position, {peer, d});
}

bool Table::put(const CellSet& cells, Digit d) {
  Position next = now();
  const auto number = static_cast<std::uint8_t>(d.number());
  CellSet own;
  for (Cell c : cells) {
    if (!is_given(c)) own.insert(c);
  }
  const bool stands = every(own, [&](Cell c) { return at(c).digit == number; });
  for (Cell c : own) {
    next.at(c).digit = stands ? 0 : number;
    if (!stands) clean_around(next, c, d);
  }
  return move_to(next);
}

bool Table::note(const CellSet& cells, Digit d) {
  Position next = now();
  const CellSet there = cells & open();
  // Of several cells those without it get it first.
  const bool all = every(there, [&](Cell c) { return at(c).notes.contains(d); });
  for (Cell c : there) all ? next.at(c).notes.erase(d) : next.at(c).notes.insert(d);
  return move_to(next);
}

bool Table::erase(const CellSet& cells) {
  Position next = now();
  bool digits = false;
  for (Cell c : cells) {
    if (is_given(c) || at(c).digit == 0) continue;
    next.at(c).digit = 0;
    digits = true;
  }
  if (!digits) {
    for (Cell c : cells) next.at(c) = Square{next.at(c).digit, 0, {}, 0};
  }
  return move_to(next);
}

bool Table::paint(const CellSet& cells, int colour) {
  Position next = now();
  const auto wanted = static_cast<std::uint8_t>(colour);
  const bool all = every(cells, [&](Cell c) { return at(c).colour == wanted; });
  for (Cell c : cells) next.at(c).colour = all ? std::uint8_t{0} : wanted;
  return move_to(next);
}

bool Table::paint_note(const CellSet& cells, Digit d, int colour) {
  Position next = now();
  const CellSet there = cells & open();
  const bool all = every(there, [&](Cell c) { return at(c).note_colour(d) == colour; });
  for (Cell c : there) next.at(c).set_note_colour(d, all ? 0 : colour);
  return move_to(next);
}

bool Table::fill_notes() {
  Position next = now();
  for (Cell c : open()) next.at(c).notes = legal(next, c);
  return move_to(next);
}

bool Table::clean_notes() {
  Position next = now();
  for (Cell c : open()) next.at(c).notes &= legal(next, c);
  if (rulebook() != nullptr) {
    // What no filling of a rule has; where nothing is noted, what is legal may stand.
    const Grid left = narrowed(next, [&](Cell c) {
      const DigitSet notes = next.at(c).notes;
      return notes.empty() ? legal(next, c) : notes;
    });
    FillingFinder finder;
    for (const RuleUnit& unit : rulebook()->units()) {
      if (unit.is_added_up()) continue;
      const Fillings& fillings = finder.of(unit, left);
      if (!fillings.known || !fillings.possible) continue;
      for (std::size_t i = 0; i < unit.cells.size(); ++i) {
        Square& square = next.at(unit.cells[i]);
        if (square.digit == 0) square.notes &= fillings.digits[i];
      }
    }
  }
  return move_to(next);
}

bool Table::restart() {
  return move_to(start());
}

bool Table::apply(const Step& step) {
  Position next = now();
  if (!step.removals.empty()) {
    write_all_notes(next);
    for (Candidate x : step.removals) strike(next, x);
  }
  for (Candidate x : step.placements) {
    next.at(x.cell).digit = static_cast<std::uint8_t>(x.digit.number());
    clean_around(next, x.cell, x.digit);
  }
  return move_to(next);
}

bool Table::mend(const std::vector<Mistake>& mistakes) {
  Position next = now();
  for (const Mistake& mistake : mistakes) {
    Square& square = next.at(mistake.candidate.cell);
    if (mistake.struck) {
      square.notes.insert(mistake.candidate.digit);
    } else {
      square.digit = 0;
    }
  }
  return move_to(next);
}

bool Table::undo() {
  if (!can_undo()) return false;
  --at_;
  return true;
}

bool Table::redo() {
  if (!can_redo()) return false;
  ++at_;
  return true;
}

// ---- what there is

DigitSet Table::legal(const Position& position, Cell c) const {
  DigitSet digits = empty_.candidates(c);
  for (Cell peer : topology().peers(c)) {
    const int number = position.at(peer).digit;
    if (number != 0) digits.erase(Digit::from_number(number));
  }
  return digits;
}

bool Table::notes_are_candidates(const Position& position) const {
  return every(cells(),
               [&](Cell c) { return position.at(c).digit != 0 || !position.at(c).notes.empty(); });
}

DigitSet Table::candidates(const Position& position, Cell c) const {
  if (position.at(c).digit != 0) return {};
  const DigitSet all = legal(position, c);
  return notes_are_candidates(position) ? all & position.at(c).notes : all;
}

Puzzle Table::state(const Position& position) const {
  Puzzle puzzle;
  puzzle.givens = givens_;
  puzzle.remarks = remarks_;
  if (rulebook() != nullptr) puzzle.variant = rulebook()->variant();
  const bool struck = notes_are_candidates(position);
  for (Cell c : cells()) {
    const Square& square = position.at(c);
    if (is_given(c)) continue;
    if (square.digit != 0) {
      puzzle.placed.set(c, Digit::from_number(square.digit));
    } else if (struck) {
      for (Digit d : legal(position, c) - square.notes) puzzle.removed.push_back({c, d});
    }
  }
  return puzzle;
}

Result<Grid> Table::grid(const Position& position) const {
  return start_of(state(position), empty_.shared_rulebook());
}

Result<Grid> Table::bare_grid() const {
  Puzzle bare;
  bare.givens = givens_;
  if (rulebook() != nullptr) bare.variant = rulebook()->variant();
  return start_of(bare, empty_.shared_rulebook());
}

Grid Table::narrowed(const Position& position, FunctionRef<DigitSet(Cell)> may) const {
  Grid grid = empty_;
  for (Cell c : cells()) {
    const int number = position.at(c).digit;
    const DigitSet left = number != 0 ? DigitSet{Digit::from_number(number)} : may(c);
    for (Digit d : grid.candidates(c) - left) grid.eliminate(c, d);
  }
  return grid;
}

Grid Table::seen() const {
  return narrowed(now(), [&](Cell c) { return candidates(now(), c); });
}

CellSet Table::open() const {
  CellSet open;
  for (Cell c : cells()) {
    if (at(c).digit == 0) open.insert(c);
  }
  return open;
}

CellSet Table::clashes() const {
  if (clashes_ && clashes_->first == now()) return clashes_->second;
  CellSet cells;
  const Board digits = now().digits();
  for (Candidate x : clashing_digits(digits, topology())) cells.insert(x.cell);
  if (rulebook() != nullptr) {
    cells |= cells_against_rules(*rulebook(), digits);
    // A digit that marks on its own cell don't allow.
    for (Cell c : this->cells()) {
      if (const auto digit = digits.at(c); digit && !empty_.has(c, *digit)) cells.insert(c);
    }
  }
  clashes_.emplace(now(), cells);
  return cells;
}

bool Table::solved() const {
  if (!full() || !clashes().empty()) return false;
  return rulebook() == nullptr || is_solution(*rulebook(), now().digits());
}

CellSet Table::mistakes(const Board& solution) const {
  CellSet cells;
  for (Cell c : Cell::all()) {
    if (at(c).digit != 0 && at(c).digit != solution.number_at(c)) cells.insert(c);
  }
  return cells;
}

std::optional<Digit> Table::digit_called(int number) const {
  const auto digit = names().digit_called(number);
  return digit && digit->index() < digit_count() ? digit : std::nullopt;
}

std::string Table::digits_words() const {
  return std::to_string(names().low) + " to " + std::to_string(names().low + digit_count() - 1);
}

int Table::left(Digit d) const {
  if (rows() != columns() || rows() != digit_count()) return 0;
  int count = d.index() < digit_count() ? rows() : 0;
  for (Cell c : cells()) count -= at(c).digit == d.number() ? 1 : 0;
  return std::max(count, 0);
}

}  // namespace nonet::cli::game
