// The way from a puzzle to its end, of one and of many.
#include "many.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"
#include "pickling.h"

namespace nonet::python {
namespace {

// A path, and the grid before each of its steps.
struct ToldPath {
  Path path;
  std::vector<Grid> before;
  bool stopped = false;

  ToldStep at(std::size_t i) const { return {path.steps[i], before[i]}; }
};

// Reads nothing of Python, so that threads may do it.
ToldPath told_path(const Grid& start, const Policy& policy, const Stop& stop) {
  ToldPath told{{start, {}, start}, {}};
  Solver solver(start, policy, stop);
  told.path = solver.path([&](const Step&, const Grid& before) {
    told.before.push_back(before);
    return false;
  });
  told.stopped = !told.path.solved() && solver.stopped();
  return told;
}

ToldPath explain(py::handle puzzle, const PolicyChoice& choice, std::optional<double> seconds) {
  const Grid start = grid_of(puzzle);
  const Policy policy = taken(chosen_policy(choice));
  const TimeLimit limit(seconds);
  std::optional<ToldPath> told;
  off_the_interpreter(
      [&](const std::atomic<bool>* asked) { told = told_path(start, policy, limit.stop(asked)); });
  return *std::move(told);
}

// The paths, None where there is a problem, and the problems.
py::tuple explain_many(const py::tuple& given, const PolicyChoice& choice,
                       std::optional<double> seconds, int threads) {
  const Policy policy = taken(chosen_policy(choice));
  const TimeLimit limit(seconds);
  Problems problems;
  const auto puzzles = puzzles_in(given, problems);
  std::vector<std::optional<ToldPath>> paths(puzzles.size());
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    share_out_singly(puzzles.size(), threads, asked, [&](std::size_t i) {
      if (!puzzles[i]) return;
      if (const auto start = start_of(*puzzles[i])) {
        paths[i] = told_path(*start, policy, limit.stop(asked));
      } else {
        problems.tell(i, start.error());
      }
    });
  });
  py::list list;
  for (auto& path : paths) {
    list.append(path ? py::cast(*std::move(path)) : py::object(py::none()));
  }
  return py::make_tuple(list, problems.listed());
}

py::object step_at(const ToldPath& path, const py::object& which) {
  if (py::isinstance<py::slice>(which)) {
    std::size_t start = 0, stop = 0, step = 0, count = 0;
    if (!which.cast<py::slice>().compute(path.before.size(), &start, &stop, &step, &count)) {
      throw py::error_already_set();
    }
    py::list part;
    for (std::size_t i = 0; i < count; ++i, start += step) part.append(path.at(start));
    return part;
  }
  const auto length = static_cast<std::ptrdiff_t>(path.before.size());
  auto i = which.cast<std::ptrdiff_t>();
  if (i < 0) i += length;
  if (i < 0 || i >= length) throw py::index_error("the path has no such step");
  return py::cast(path.at(static_cast<std::size_t>(i)));
}

// The start and its steps; the states between are what the steps make of it.
py::tuple parts_of_path(const ToldPath& told) {
  py::list steps;
  for (const Step& step : told.path.steps) steps.append(parts_of(step));
  return py::make_tuple(parts_of(told.path.start), py::tuple(steps), told.stopped);
}

ToldPath path_from(const Parts& parts) {
  const Grid start = grid_from(parts.parts(0, kGridParts));
  const Ground ground = ground_of(start);
  const Parts steps = parts.parts(1);
  ToldPath told{{start, {}, start}, {}, parts.flag(2)};
  for (std::size_t i = 0; i < steps.size(); ++i) {
    told.path.steps.push_back(step_from(steps.parts(i, kStepParts), told.path.end, ground));
    told.before.push_back(told.path.end);
    apply(told.path.steps.back(), told.path.end);
  }
  return told;
}

void bind_path(py::module_& module) {
  py::class_<ToldPath>(module, "Path", R"(The steps from a puzzle to its end: a sequence of Step.

>>> path = explain("4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5")
>>> len(path), path.solved, str(path.end)[:9]
(67, True, '437516289')
>>> print(path[0])
Hidden Single: r3c1=5
>>> [step.name for step in path[24:26]]
['2-String Kite', 'X-Wing']
)")
      .def("__len__", [](const ToldPath& self) { return self.before.size(); })
      .def("__getitem__", &step_at)
      .def_property_readonly("solved", [](const ToldPath& self) { return self.path.solved(); })
      .def_readonly("stopped", &ToldPath::stopped, "Whether the time limit ended it.")
      .def_property_readonly("start", [](const ToldPath& self) { return self.path.start; })
      .def_property_readonly("end", [](const ToldPath& self) { return self.path.end; })
      .def("to_json", [](const ToldPath& self) { return path_to_json(self.path); })
      .def(py::pickle([](const ToldPath& self) { return pickled(parts_of_path(self)); },
                      [](const py::object& state) { return path_from(unpickled(state, 3)); }))
      .def("__repr__", [](const ToldPath& self) {
        return "<Path of " + std::to_string(self.before.size()) + " steps, " +
               (self.path.solved() ? "solved>" : "not solved>");
      });
}

}  // namespace

void bind_paths(py::module_& module) {
  bind_path(module);
  refuse_unfilled<ToldPath>();
  module.def("explain", &explain);
  module.def("explain_many", &explain_many);
}

}  // namespace nonet::python
