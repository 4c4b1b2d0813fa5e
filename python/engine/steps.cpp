// Steps and what is made of them: a step in words, the way to the end, all steps at hand, a hint.
#include "binding.h"
#include "nonet/core/names.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/format.h"
#include "nonet/proof/checker.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"

namespace nonet::python {
namespace {

// A path, and the grid before each of its steps.
struct ToldPath {
  Path path;
  std::vector<Grid> before;
  bool stopped = false;

  ToldStep at(std::size_t i) const { return {path.steps[i], before[i]}; }
};

struct ToldHint {
  Puzzle puzzle;
  Hint hint;
  int rung;
};

using Seconds = std::optional<double>;

PolicyChoice choice_of(const std::string& policy, const std::vector<std::string>& only,
                       const std::vector<std::string>& without,
                       const std::vector<std::string>& with, bool uniqueness,
                       const std::vector<std::string>& settings,
                       const std::vector<std::string>& order) {
  return {policy, with, only, without, uniqueness, settings, order};
}

ToldPath explain(py::handle puzzle, const PolicyChoice& choice, Seconds limit) {
  const Grid start = grid_of(puzzle);
  const Policy policy = taken(chosen_policy(choice));
  ToldPath told{{start, {}, start}, {}};
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    Solver solver(start, policy, stop_after(limit, asked));
    told.path = solver.path([&](const Step&, const Grid& before) {
      told.before.push_back(before);
      return false;
    });
    told.stopped = !told.path.solved() && solver.stopped();
  });
  return told;
}

std::vector<ToldStep> steps(py::handle puzzle, const PolicyChoice& choice,
                            std::optional<std::size_t> most,
                            std::optional<std::size_t> per_technique, Seconds limit) {
  const Grid grid = grid_of(puzzle);
  const Policy policy = taken(chosen_policy(choice));
  std::vector<ToldStep> all;
  if (most == std::size_t{0}) return all;
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    const auto keep = [&](const Step& step) {
      all.push_back({step, grid});
      return all.size() == most;
    };
    each_step_now(grid, policy, keep, stop_after(limit, asked), per_technique.value_or(kAllOfThem));
  });
  return all;
}

ToldHint hint(py::handle puzzle, int rung, const py::object& cell,
              const std::optional<std::string>& why_not, int skip, const PolicyChoice& choice,
              Seconds limit) {
  ToldHint told{puzzle_of(puzzle), {}, rung};
  if (rung < 1 || rung > kRungs) refuse({"a rung is a number from 1 to 5"});
  if (skip < 0) refuse({"no fewer than 0 steps can be skipped"});
  WhichStep which{.cell = {}, .skip = skip};
  if (!cell.is_none()) which.cell = cell_of(cell);
  if (why_not) {
    which.why_not = parse_placement(lower_case(py::cast(*why_not)));
    if (!which.why_not) {
      refuse({"a candidate is written such as r3c5=7, not " + quoted_text(*why_not)});
    }
  }
  if (auto problem = find_contradiction(told.puzzle)) refuse(*problem);
  const Policy policy = taken(chosen_policy(choice));
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    told.hint = hint_for(told.puzzle, policy, stop_after(limit, asked), which);
  });
  return told;
}

std::string step_to_json(const ToldStep& told) {
  JsonWriter json;
  write_step(json, told.step, told.before, 0);
  return json.take();
}

std::vector<std::string> truths_of(const ToldStep& told) {
  std::vector<std::string> truths;
  for (const Truth truth : told.step.truths) {
    truths.push_back(truth_text(truth, told.before.topology()));
  }
  return truths;
}

std::string notation_of(const ToldStep& told) {
  return expert_line(told.step, told.before);
}

void bind_step(py::module_& module) {
  py::class_<ToldStep>(module, "Step", R"(One deduction: what follows, from what, and in words.

>>> step = hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", rung=5).step
>>> step.technique, step.placements, step.removals
('naked-single', [('r5c5', 5)], [])
>>> step.proved, step.truths
(True, ['r5c5'])
)")
      .def_property_readonly(
          "technique", [](const ToldStep& self) { return row_of(self.step.technique).slug; },
          "The technique's short name, the same in every version: 'naked-pair'.")
      .def_property_readonly("name",
                             [](const ToldStep& self) { return name_of(self.step.technique); })
      .def_property_readonly(
          "placements", [](const ToldStep& self) { return pairs_of(self.step.placements); },
          "Digits that are set, as ('r1c3', 5).")
      .def_property_readonly(
          "removals", [](const ToldStep& self) { return pairs_of(self.step.removals); },
          "Candidates that are struck, as ('r1c3', 5).")
      .def_property_readonly(
          "sentence", [](const ToldStep& self) { return sentence_of(self.step, self.before); },
          "Why, for a newcomer.")
      .def_property_readonly("notation", &notation_of, "The expert's one line.")
      .def_property_readonly(
          "reasoning", [](const ToldStep& self) { return reasoning_of(self.step, self.before); },
          "A chain or a trial line by line; of other steps nothing.")
      .def_property_readonly("truths", &truths_of,
                             "What it rests on: 'r1c3' a cell, '7b2' a digit in a house.")
      .def_property_readonly(
          "proved", [](const ToldStep& self) { return check(self.before, self.step).proved(); },
          "Whether the truths that it cites leave no other way; checked anew.")
      .def_property_readonly(
          "before", [](const ToldStep& self) { return self.before; }, "The Grid it belongs to.")
      .def_property_readonly(
          "picture", [](const ToldStep& self) { return marked_board(self.before, self.step); },
          "The board with the step drawn into it, as text.")
      .def("to_json", &step_to_json)
      .def("__eq__",
           [](const ToldStep& self, const py::object& other) {
             if (!py::isinstance<ToldStep>(other)) return false;
             const auto& told = other.cast<const ToldStep&>();
             return self.step == told.step && self.before == told.before;
           })
      .def("__hash__", [](const ToldStep& self) { return py::hash(py::str(notation_of(self))); })
      .def(py::pickle(
          [](const ToldStep& self) {
            return py::make_tuple(parts_of(self.before.puzzle()), parts_of(self.step));
          },
          [](const py::tuple& parts) {
            return ToldStep{step_from_parts(parts[1]),
                            taken(Grid::from(puzzle_from_parts(parts[0])))};
          }))
      .def("__str__", &notation_of)
      .def("__repr__", [](const ToldStep& self) { return "<Step " + notation_of(self) + ">"; });
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
  return py::make_tuple(parts_of(told.path.start.puzzle()), steps, told.stopped);
}

ToldPath path_from_parts(const py::tuple& parts) {
  const Grid start = taken(Grid::from(puzzle_from_parts(parts[0])));
  ToldPath told{{start, {}, start}, {}, parts[2].cast<bool>()};
  for (const py::handle step : parts[1]) {
    told.before.push_back(told.path.end);
    told.path.steps.push_back(step_from_parts(step.cast<py::tuple>()));
    apply(told.path.steps.back(), told.path.end);
  }
  return told;
}

void bind_path(py::module_& module) {
  py::class_<ToldPath>(module, "Path", R"(The steps from a puzzle to its end: a sequence of Step.

>>> path = explain("4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5")
>>> len(path), path.solved, str(path.end)[:9]
(66, True, '437516289')
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
      .def(py::pickle(&parts_of_path, &path_from_parts))
      .def("__repr__", [](const ToldPath& self) {
        return "<Path of " + std::to_string(self.before.size()) + " steps, " +
               (self.path.solved() ? "solved>" : "not solved>");
      });
}

void bind_hint(py::module_& module) {
  py::class_<ToldHint>(module, "Hint", R"(Help up to a rung; each rung tells a little more.

>>> hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").text
'Look at box 5.'
)")
      .def_property_readonly(
          "kind", [](const ToldHint& self) { return name_of(self.hint.kind); },
          "'step', 'mistake', 'no-solution', 'solved' or 'nothing'.")
      .def_property_readonly(
          "text", [](const ToldHint& self) { return self.hint.rung(self.rung).text; },
          "What the rung says, or the last there is.")
      .def_property_readonly(
          "rungs",
          [](const ToldHint& self) {
            std::vector<std::string> texts;
            for (const Rung& rung : self.hint.rungs) {
              if (static_cast<int>(texts.size()) < self.rung) texts.push_back(rung.text);
            }
            return texts;
          },
          "What the rungs say, from the first to this one.")
      .def_property_readonly(
          "step",
          [](const ToldHint& self) {
            std::optional<ToldStep> step;
            if (self.hint.step && self.rung == kRungs) step = {*self.hint.step, *self.hint.grid};
            return step;
          },
          "The step, on the last rung.")
      .def("to_json",
           [](const ToldHint& self) { return hint_to_json(self.puzzle, self.hint, self.rung); })
      .def(py::pickle(
          [](const ToldHint& self) {
            return py::make_tuple(parts_of(self.puzzle), parts_of(self.hint), self.rung);
          },
          [](const py::tuple& parts) {
            return ToldHint{puzzle_from_parts(parts[0]), hint_from_parts(parts[1]),
                            parts[2].cast<int>()};
          }))
      .def("__str__", [](const ToldHint& self) { return self.hint.rung(self.rung).text; })
      .def("__repr__", [](const ToldHint& self) {
        return "<Hint, rung " + std::to_string(self.rung) + ": " + self.hint.rung(self.rung).text +
               ">";
      });
}

}  // namespace

void bind_steps(py::module_& module) {
  py::class_<PolicyChoice>(module, "Choice").def(py::init(&choice_of));
  bind_step(module);
  bind_path(module);
  bind_hint(module);
  module.def("explain", &explain);
  module.def("steps", &steps);
  module.def("hint", &hint);
}

}  // namespace nonet::python
