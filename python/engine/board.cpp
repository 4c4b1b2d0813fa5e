// Puzzle and Grid: what was read, and the state of a game.
#include "binding.h"
#include "nonet/core/names.h"
#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/dead_rule.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "pickling.h"

namespace nonet::python {
namespace {

const Format* format_of(const std::string& name) {
  if (const Format* format = format_named(name)) return format;
  std::vector<std::string_view> names;
  for (const Format& format : formats()) names.push_back(format.name);
  refuse_option("there is no format " + quoted_text(name) + did_you_mean(name, names));
}

Puzzle read(py::handle text, const std::optional<std::string>& format) {
  if (!format) return puzzle_of(text);
  if (!is_text(text))
    throw py::type_error("a format is that of a text, not of " + type_name_of(text));
  return with_state(taken(read_any_puzzle(text.cast<std::string>(), format_of(*format))));
}

// JSON holds all of a game; other formats as much of the rules as they have words for.
std::string write_ruled(const Puzzle& puzzle, const Format& format) {
  if (format.name == "json") {
    JsonWriter json(JsonWriter::Style::kCompact);
    json.begin_object();
    write_state(json, puzzle);
    return json.end_object().take() + "\n";
  }
  if (format.write_variant == nullptr) {
    refuse({ErrorCode::kOtherRules, "nonet writes no rules in the format " +
                                        std::string(format.name) +
                                        "; json, fpuzzles and sudokupad hold them"});
  }
  return taken(format.write_variant(with_placed(puzzle))).text;
}

std::vector<std::string> lost_in(const Puzzle& puzzle, const Format& format) {
  if (!puzzle.variant) return words_of_lost(format.lost_of(puzzle));
  if (format.name == "json") return {};
  if (format.write_variant == nullptr) return {"the rules"};
  const auto written = format.write_variant(with_placed(puzzle));
  std::vector<std::string> lost = written ? written->lost : std::vector<std::string>{"the rules"};
  if (!puzzle.removed.empty()) lost.emplace_back("which candidates are struck");
  return lost;
}

std::string write(const Puzzle& puzzle, const std::string& name, const std::string& blank) {
  constexpr char kDelete = 0x7f;
  if (blank.size() != 1 || blank[0] < ' ' || blank[0] == kDelete ||
      (blank[0] >= '1' && blank[0] <= '9')) {
    refuse_option(
        "the blank is one character, neither a digit from 1 to 9 nor one that can't be seen");
  }
  const Format& format = *format_of(name);
  if (puzzle.variant) return write_ruled(puzzle, format);
  return std::string(format.header) + format.write_puzzle(puzzle, blank.front()) +
         std::string(format.footer);
}

std::vector<std::pair<std::string, std::string>> remarks_of(const Puzzle& puzzle) {
  std::vector<std::pair<std::string, std::string>> remarks;
  for (const auto& [about, text] : puzzle.remarks) remarks.emplace_back(about, text);
  return remarks;
}

std::vector<std::pair<std::string, std::string>> colours_of(const Puzzle& puzzle) {
  std::vector<std::pair<std::string, std::string>> colours;
  for (const auto& [cell, colour] : puzzle.paints) colours.emplace_back(name_of(cell), colour);
  return colours;
}

// The digits of a board, a character a cell of the puzzle's own.
std::string cells_of(const Puzzle& puzzle, const Board& board) {
  const std::string whole = one_line(board, names_of(puzzle));
  if (!puzzle.variant || !is_explained(*puzzle.variant)) return whole;
  std::string text;
  for (const Cell c : Cell::all()) {
    if (spot_of(*puzzle.variant, c)) text += whole[c.slot()];
  }
  return text;
}

std::string line_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return one_line(puzzle);
  std::string text = write_ruled(puzzle, *format_of("json"));
  text.pop_back();
  return text;
}

// The rules as sentences call them, with their cells.
std::vector<std::string> rules_of(const Puzzle& puzzle) {
  std::vector<std::string> rules;
  if (!puzzle.variant) return rules;
  const auto rulebook = Rulebook::of(puzzle.variant);
  for (std::size_t i = 0; i < puzzle.variant->clues.size(); ++i) {
    rules.push_back(rulebook ? full_words_of_rule(**rulebook, i + 1)
                             : std::string(row_of(puzzle.variant->clues[i].kind).slug));
  }
  return rules;
}

// ---- Grid

std::vector<int> numbers_of(DigitSet digits, DigitNames names) {
  std::vector<int> numbers;
  for (const Digit d : digits) numbers.push_back(names.number_of(d));
  return numbers;
}

void place(Grid& grid, py::handle where, int number) {
  const Cell cell = cell_of(where);
  const Digit digit = digit_of(number, grid.topology());
  if (!grid.is_open(cell)) {
    refuse({ErrorCode::kRefused, name_of(cell) + " is " +
                                     name_of(grid.candidates(cell).first(), grid.topology()) +
                                     " already"});
  }
  if (!grid.has(cell, digit)) {
    refuse({ErrorCode::kRefused, std::to_string(number) + " is no candidate of " + name_of(cell)});
  }
  grid.place(cell, digit);
}

bool remove(Grid& grid, py::handle where, int number) {
  const Cell cell = cell_of(where);
  const Digit digit = digit_of(number, grid.topology());
  if (!grid.is_open(cell) && grid.has(cell, digit)) {
    refuse({ErrorCode::kRefused,
            name_of(cell) + " is " + std::to_string(number) + ", which can't be struck"});
  }
  return grid.eliminate(cell, digit);
}

void take(Grid& grid, const ToldStep& told) {
  for (const Candidate& x : told.step.placements) {
    if (grid.has(x)) continue;
    refuse({ErrorCode::kRefused,
            "the step belongs to another state: " + name_of(x.digit, grid.topology()) +
                " is no candidate of " + name_of(x.cell)});
  }
  apply(told.step, grid);
}

std::vector<std::string> open_cells(const Grid& grid) {
  std::vector<std::string> names;
  for (const Cell c : grid.open()) names.push_back(name_of(c));
  return names;
}

}  // namespace

void bind_puzzle(py::module_& module) {
  using namespace py::literals;
  py::class_<Puzzle>(module, "Puzzle", R"(A puzzle, or a half-solved state, as it was read.

Any text that nonet reads will do: a line, a grid, pencilmarks, a link, a paste from a forum. What
can't be read is an Error that says where and why. 81 numbers, or 9 rows of 9, in a list or an
array are a puzzle as well, with 0 for blanks. It may have rules of its own: cages, arrows,
thermometers and the like, as JSON or a link.

>>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> puzzle.write("line", blank="0")
'530070000600195000098000060800060003400803001700020006060000280000419005000080079\n'
>>> Puzzle("53..7....6..x95")
Traceback (most recent call last):
...
nonet.Error: line 1, column 13: 'x' is not a digit or a blank; an empty cell is '.' or 0
)")
      .def(py::init(&read), "text"_a, py::kw_only(), "format"_a = py::none())
      .def_property_readonly(
          "givens", [](const Puzzle& self) { return cells_of(self, self.givens); },
          "The clues, 81 characters, or those of a smaller board.")
      .def_property_readonly(
          "placed", [](const Puzzle& self) { return cells_of(self, self.placed); },
          "The digits that a player has set on top, likewise.")
      .def_property_readonly("rules", &rules_of,
                             R"(What the puzzle's own rules are called, with their cells.

>>> Puzzle('{"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}]}').rules
['the 3 cage at r1c1: r1c1, r1c2']
)")
      .def_property_readonly(
          "removed", [](const Puzzle& self) { return pairs_of(self.removed, names_of(self)); },
          "Candidates that were struck, as ('r1c3', 5).")
      .def_readonly("title", &Puzzle::name, "The name that stood beside it, or ''.")
      .def_readonly("comment", &Puzzle::comment, "The comment that stood beside it, or ''.")
      .def_property_readonly("remarks", &remarks_of,
                             "What else stood beside it, as ('author', 'Ruud').")
      .def_property_readonly("colours", &colours_of,
                             "Cells that somebody painted, as ('r1c1', '#FFA0A0').")
      .def_readonly("choice", &Puzzle::choice,
                    "What the text was taken for, if it could be read otherwise too, or ''.")
      .def("write", &write, "format"_a = "line", "blank"_a = ".",
           "The puzzle as text in a format; formats() lists them.")
      .def(
          "lost",
          [](const Puzzle& self, const std::string& format) {
            return lost_in(self, *format_of(format));
          },
          "format"_a, R"(What of the puzzle a format can't hold.

>>> Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 Monday").lost("grid")
['the comment']
)")
      .def("__str__", &line_of)
      .def("_repr_svg_", [](const Puzzle& self) { return notebook_picture(self, false); })
      .def("__repr__", [](const Puzzle& self) { return "Puzzle('" + line_of(self) + "')"; })
      .def("__hash__", [](const Puzzle& self) { return py::hash(parts_of(self)); })
      .def("__eq__",
           [](const Puzzle& self, const py::object& other) {
             return py::isinstance<Puzzle>(other) &&
                    parts_of(self).equal(parts_of(other.cast<const Puzzle&>()));
           })
      .def(py::pickle(
          [](const Puzzle& self) { return pickled(parts_of(self)); },
          [](const py::object& state) { return puzzle_from(unpickled(state, kPuzzleParts)); }));
  refuse_unfilled<Puzzle>();
  module.def("formats", [] {
    std::vector<std::pair<std::string_view, std::string_view>> all;
    for (const Format& format : formats()) all.emplace_back(format.name, format.summary);
    return all;
  });
}

void bind_grid(py::module_& module) {
  using namespace py::literals;
  py::class_<Grid>(module, "Grid", R"(The state of a game: digits, and what each open cell can hold.

A cell is a text, 'r1c3', or its row and column counted from 1, (1, 3).

>>> grid = Grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> grid.candidates("r1c3")
[1, 2, 4]
>>> grid.place("r1c3", 4)
>>> grid.remove((1, 4), 2)
True
>>> grid.digit("r1c3"), grid.solved, len(grid.open)
(4, False, 50)
>>> grid.place("r1c4", 4)
Traceback (most recent call last):
...
nonet.Error: 4 is no candidate of r1c4
)")
      .def(py::init([] { return Grid(); }))
      .def(py::init([](const py::object& puzzle) { return grid_of(puzzle); }), "puzzle"_a)
      .def(
          "candidates",
          [](const Grid& self, py::handle cell) {
            return numbers_of(self.candidates(cell_of(cell)), self.topology());
          },
          "cell"_a, "What the cell can hold; of a cell that is set, its digit.")
      .def(
          "digit",
          [](const Grid& self, py::handle cell) {
            return self.board().number_at(cell_of(cell)) + self.topology().number_of(Digit(0)) - 1;
          },
          "cell"_a, "The digit of the cell, or 0; -1 where the digits begin with 0.")
      .def("place", &place, "cell"_a, "digit"_a,
           "Sets a digit and strikes it from all cells that see this one.")
      .def("remove", &remove, "cell"_a, "digit"_a,
           "Strikes a candidate; False if it was gone already.")
      .def("take", &take, "step"_a, "Does what a step says.")
      .def("copy", [](const Grid& self) { return Grid(self); })
      .def_property_readonly("open", &open_cells, "The cells without a digit.")
      .def_property_readonly("solved", &Grid::solved)
      .def_property_readonly(
          "broken", [](const Grid& self) { return self.broken() || dead_rule(self).has_value(); },
          "Whether a cell has no candidate left, a house no place for one, or a rule no filling.")
      .def_property_readonly(
          "puzzle", [](const Grid& self) { return state_of(self); }, "The state as a Puzzle.")
      .def_property_readonly("picture", &candidate_board, "The board with all candidates, as text.")
      .def("_repr_svg_", [](const Grid& self) { return notebook_picture(state_of(self), true); })
      .def("__str__", [](const Grid& self) { return one_line(self.board(), self.topology()); })
      .def("__repr__",
           [](const Grid& self) {
             return "Grid('" + one_line(self.board(), self.topology()) + "')";
           })
      .def("__copy__", [](const Grid& self) { return Grid(self); })
      .def("__deepcopy__", [](const Grid& self, const py::dict&) { return Grid(self); })
      .def("__eq__",
           [](const Grid& self, const py::object& other) {
             return py::isinstance<Grid>(other) && is_same(self, other.cast<const Grid&>());
           })
      .def(py::pickle(
          [](const Grid& self) { return pickled(parts_of(self)); },
          [](const py::object& state) { return grid_from(unpickled(state, kGridParts)); }));
  refuse_unfilled<Grid>();
}

}  // namespace nonet::python
