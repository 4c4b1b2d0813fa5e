// What the files of the extension module share: how a Python value becomes one of the library's,
// how the library's errors become exceptions, and how work leaves the interpreter free.
//
// Each file binds one subject and is called once by module.cpp. The layer above, src/nonet, has the
// functions that people call, with their keywords and words of help; here every argument is given.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/explain/hint.h"

namespace nonet::python {

namespace py = pybind11;

void bind_errors(py::module_& module);
void bind_puzzle(py::module_& module);
void bind_grid(py::module_& module);
void bind_steps(py::module_& module);
void bind_paths(py::module_& module);
void bind_hints(py::module_& module);
void bind_drawing(py::module_& module);
void bind_solving(py::module_& module);
void bind_setting(py::module_& module);
void bind_sight(py::module_& module);

// A step beside the grid that it belongs to, from which its words come. One that was not found here
// but read (see pickling.h) was proved before it became one of these.
struct ToldStep {
  Step step;
  Grid before;
};

// Pictures as a notebook shows them, where the value can be drawn: of a board, with its candidates
// where these are wanted; of a step; of what a hint tells up to a rung.
std::optional<std::string> notebook_picture(const Puzzle& puzzle, bool candidates);
std::optional<std::string> notebook_picture(const ToldStep& told);
std::optional<std::string> notebook_picture(const Puzzle& puzzle, const Hint& hint, int rung);

// Of a class that has been bound: an object made by __new__ alone, as half a pickle makes it, holds
// nothing. pybind11 would hand such a one raw memory for a T; this refuses it with a TypeError.
template <class T>
void refuse_unfilled() {
  py::detail::get_type_info(typeid(T))->operator_new = [](std::size_t) -> void* {
    throw py::type_error("this object was never filled: it was made by __new__ alone");
  };
}

// Raises nonet.Error with the library's sentence, its place and its code.
[[noreturn]] void refuse(const Error& error);
template <class T>
T taken(Result<T> result) {
  if (!result) refuse(result.error());
  return *std::move(result);
}
// Of what a call was asked for, not of a puzzle.
[[noreturn]] void refuse_option(const std::string& sentence);

std::string type_name_of(py::handle value);
// A str, or bytes.
bool is_text(py::handle value);
// A text in any format that is read, a Puzzle, a Grid, or 81 numbers in a list or an array.
Puzzle puzzle_of(py::handle value);
// A puzzle with rules with its givens and what was placed on boards, where it has nine by nine
// cells.
Puzzle with_state(Puzzle puzzle);
// The same where only the ordinary game is known; `why` says of what.
Puzzle ordinary_of(py::handle value, const std::string& why);
Error ordinary_only(const Variant& variant, const std::string& why);
inline constexpr const char* kOnlyRated =
    "the scales of HoDoKu and Sudoku Explainer are of the ordinary game; 'nonet' is not";
inline constexpr const char* kNoCanon = "there are canonical forms of ordinary puzzles only";
// The state of one of these; refuses what contradicts itself.
Grid grid_of(py::handle value);
// As people write cells in capitals too.
std::string lower_case(py::handle text);
// "r1c3", "R1C3", or (1, 3).
Cell cell_of(py::handle value);
Digit digit_of(int number, DigitNames names);
// Which step is wanted: about a cell, against a candidate "r3c5=7", not the first so many.
WhichStep which_of(const py::object& cell, const std::optional<std::string>& why_not, int skip,
                   DigitNames names);

// ("r1c3", 5): a candidate as Python sees it.
using CandidatePair = std::pair<std::string, int>;
std::vector<CandidatePair> pairs_of(const std::vector<Candidate>& candidates, DigitNames names);

// A time limit in seconds, or none. Refuses what is no limit when it is made, so that the stop can
// be had where the interpreter is free.
class TimeLimit {
 public:
  explicit TimeLimit(std::optional<double> seconds);
  // From now on; or when the flag is set.
  Stop stop(const std::atomic<bool>* asked) const {
    return time_ ? Stop::after(*time_, asked) : Stop(asked);
  }

 private:
  std::optional<Stop::Clock::duration> time_;
};

// Does work while the interpreter is free for other threads. Ctrl-C, or any handler of a signal
// that raises, sets the flag that the work is handed, and is raised when the work has ended. For
// work that may take long: it costs a thread. The work may not touch anything of Python.
void off_the_interpreter(FunctionRef<void(const std::atomic<bool>*)> work);

}  // namespace nonet::python
