#include "pickling.h"

#include "nonet/io/format.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet::python {
namespace {

py::tuple texts_of(const std::vector<Candidate>& removals) {
  py::list texts;
  for (const Candidate& x : removals) texts.append(removal_text(x, {}));
  return py::tuple(texts);
}

std::vector<Candidate> removals_from(const Parts& texts) {
  std::vector<Candidate> removals;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const auto x = parse_removal(texts.text(i), {});
    if (!x) refuse_pickle();
    removals.push_back(*x);
  }
  return removals;
}

// What is missing of what there could be.
std::vector<Candidate> missing(const Grid& all, const CellSet& cells,
                               FunctionRef<DigitSet(Cell)> left) {
  std::vector<Candidate> gone;
  for (const Cell c : cells) {
    for (const Digit d : all.candidates(c) - left(c)) gone.push_back({c, d});
  }
  return gone;
}

}  // namespace

void refuse_pickle() {
  refuse({"this is nothing that nonet has pickled"});
}

Parts::Parts(py::handle tuple, std::size_t count) : tuple_(tuple) {
  if (tuple.ptr() == nullptr || PyTuple_Check(tuple.ptr()) == 0) refuse_pickle();
  size_ = static_cast<std::size_t>(PyTuple_GET_SIZE(tuple.ptr()));
  if (count != kAnyCount && size_ != count) refuse_pickle();
}

std::string Parts::text(std::size_t i) const {
  if (PyUnicode_Check((*this)[i].ptr()) == 0) refuse_pickle();
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize((*this)[i].ptr(), &size);
  if (text == nullptr) {
    PyErr_Clear();
    refuse_pickle();
  }
  return {text, static_cast<std::size_t>(size)};
}

bool Parts::flag(std::size_t i) const {
  if (PyBool_Check((*this)[i].ptr()) == 0) refuse_pickle();
  return (*this)[i].ptr() == Py_True;
}

int Parts::number(std::size_t i, int below) const {
  if (PyLong_Check((*this)[i].ptr()) == 0) refuse_pickle();
  int over = 0;
  const long number = PyLong_AsLongAndOverflow((*this)[i].ptr(), &over);
  if (over != 0 || number < 0 || number >= below) refuse_pickle();
  return static_cast<int>(number);
}

Board Parts::board(std::size_t i) const {
  const std::string cells = text(i);
  if (cells.size() != Cell::kCount) refuse_pickle();
  Board board;
  for (const Cell c : Cell::all()) {
    const char ch = cells[static_cast<std::size_t>(c.index())];
    if (ch == '.') continue;
    if (ch < '1' || ch > '9') refuse_pickle();
    board.set(c, Digit::from_number(ch - '0'));
  }
  return board;
}

py::object pickled(py::tuple parts) {
  return py::make_tuple(kPickleForm, std::move(parts));
}

Parts unpickled(py::handle state, std::size_t count) {
  const Parts whole(state, Parts::kAnyCount);
  const bool numbered = whole.size() == 2 && PyLong_Check(whole[0].ptr()) != 0;
  if (!numbered || whole.number(0, INT_MAX) != kPickleForm) {
    refuse({"this was pickled by another version of nonet, or is nothing that nonet has pickled"});
  }
  return whole.parts(1, count);
}

// A puzzle's rules, as JSON; none where there is no text.
static std::shared_ptr<const Variant> variant_from(const std::string& json) {
  if (json.empty()) return nullptr;
  auto variant = read_variant_json(json);
  if (!variant) refuse_pickle();
  return std::make_shared<const Variant>(*std::move(variant));
}

// ---- Puzzle

py::tuple parts_of(const Puzzle& puzzle) {
  py::list remarks;
  for (const auto& [about, text] : puzzle.remarks) remarks.append(py::make_tuple(about, text));
  py::list paints;
  for (const auto& [cell, colour] : puzzle.paints) {
    paints.append(py::make_tuple(cell.index(), colour));
  }
  return py::make_tuple(one_line(puzzle.givens), one_line(puzzle.placed), texts_of(puzzle.removed),
                        puzzle.name, puzzle.comment, py::tuple(remarks), puzzle.choice,
                        py::tuple(paints),
                        puzzle.variant ? variant_json_of(*puzzle.variant) : std::string());
}

Puzzle puzzle_from(const Parts& parts) {
  Puzzle puzzle;
  puzzle.givens = parts.board(0);
  puzzle.placed = parts.board(1);
  puzzle.removed = removals_from(parts.parts(2));
  puzzle.name = parts.text(3);
  puzzle.comment = parts.text(4);
  const Parts remarks = parts.parts(5);
  for (std::size_t i = 0; i < remarks.size(); ++i) {
    const Parts remark = remarks.parts(i, 2);
    puzzle.remarks.push_back({remark.text(0), remark.text(1)});
  }
  puzzle.choice = parts.text(6);
  const Parts paints = parts.parts(7);
  for (std::size_t i = 0; i < paints.size(); ++i) {
    const Parts paint = paints.parts(i, 2);
    puzzle.paints.push_back({Cell(paint.number(0, Cell::kCount)), paint.text(1)});
  }
  puzzle.variant = variant_from(parts.text(8));
  return puzzle;
}

// ---- Grid

py::tuple parts_of(const Grid& grid) {
  const auto at_start = [&](Cell c) { return grid.at_start(c); };
  const auto now = [&](Cell c) { return grid.candidates(c); };
  Puzzle begun;
  begun.givens = grid.given_board();
  if (grid.rulebook() != nullptr) {
    begun.variant = grid.rulebook()->variant();
  } else if (grid.givens().empty()) {
    begun.removed = missing(Grid(), CellSet::all(), at_start);
  }
  Grid reached = *start_of(begun, grid.shared_rulebook());
  Board placed;
  for (const Cell c : grid.topology().on_board() - grid.open() - grid.givens()) {
    placed.set(c, grid.candidates(c).first());
    reached.place(c, grid.candidates(c).first());
  }
  return py::make_tuple(one_line(begun.givens), texts_of(begun.removed), one_line(placed),
                        texts_of(missing(reached, grid.open(), now)),
                        begun.variant ? variant_json_of(*begun.variant) : std::string());
}

bool is_same(const Grid& a, const Grid& b) {
  if (a.rulebook() == nullptr || b.rulebook() == nullptr) return a == b;
  return *a.rulebook()->variant() == *b.rulebook()->variant() && parts_of(a).equal(parts_of(b));
}

Grid grid_from(const Parts& parts) {
  Puzzle begun;
  begun.givens = parts.board(0);
  begun.removed = removals_from(parts.parts(1));
  begun.variant = variant_from(parts.text(4));
  // Beside givens, or rules, nothing else is the puzzle.
  const bool has_more = begun.givens.count() > 0 || begun.variant;
  if (has_more && !begun.removed.empty()) refuse_pickle();
  if (begun.variant) {
    Puzzle rules;
    rules.variant = begun.variant;
    const auto state = state_of(rules);
    const bool same = state && state->givens == begun.givens && state->placed == Board();
    if (!same) refuse_pickle();
  }
  Grid grid = taken(start_of(begun));
  const Board placed = parts.board(2);
  for (const Cell c : Cell::all()) {
    const auto digit = placed.at(c);
    if (!digit) continue;
    if (!grid.is_open(c) || !grid.has(c, *digit)) refuse_pickle();
    grid.place(c, *digit);
  }
  for (const Candidate& x : removals_from(parts.parts(3))) {
    if (!grid.is_open(x.cell) || !grid.eliminate(x)) refuse_pickle();
  }
  return grid;
}

}  // namespace nonet::python
