// What the files of the extension module share: how a Python value becomes one of the library's,
// how the library's errors become ValueErrors, and how work leaves the interpreter free.
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

void bind_puzzle(py::module_& module);
void bind_grid(py::module_& module);
void bind_steps(py::module_& module);
void bind_solving(py::module_& module);
void bind_setting(py::module_& module);

// A step beside the grid that it belongs to, from which its words come.
struct ToldStep {
  Step step;
  Grid before;
};

// All that a puzzle, a step or a hint has, for pickle.
py::tuple parts_of(const Puzzle& puzzle);
Puzzle puzzle_from_parts(const py::tuple& parts);
py::tuple parts_of(const Step& step);
Step step_from_parts(const py::tuple& parts);
py::tuple parts_of(const Hint& hint);
Hint hint_from_parts(const py::tuple& parts);

// Raises ValueError with the library's sentence.
[[noreturn]] void refuse(const Error& error);
template <class T>
T taken(Result<T> result) {
  if (!result) refuse(result.error());
  return *std::move(result);
}

std::string type_name_of(py::handle value);
// A str, or bytes.
bool is_text(py::handle value);
// A text in any format that is read, a Puzzle, a Grid, or 81 numbers in a list or an array.
Puzzle puzzle_of(py::handle value);
// The state of one of these; refuses what contradicts itself.
Grid grid_of(py::handle value);
// As people write cells in capitals too.
std::string lower_case(py::handle text);
// "r1c3", "R1C3", or (1, 3).
Cell cell_of(py::handle value);
Digit digit_of(int number);

// ("r1c3", 5): a candidate as Python sees it.
using CandidatePair = std::pair<std::string, int>;
std::vector<CandidatePair> pairs_of(const std::vector<Candidate>& candidates);

// A time limit in seconds, and the flag.
Stop stop_after(std::optional<double> seconds, const std::atomic<bool>* asked);

// Does work while the interpreter is free for other threads. Ctrl-C, or any handler of a signal
// that raises, sets the flag that the work is handed, and is raised when the work has ended.
void off_the_interpreter(FunctionRef<void(const std::atomic<bool>*)> work);

}  // namespace nonet::python
