// A step in words and in parts; the steps at hand; which techniques a call may use.
#include "nonet/core/names.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/solve/guard.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"
#include "pickling.h"

namespace nonet::python {
namespace {

PolicyChoice choice_of(const std::string& policy, const std::vector<std::string>& only,
                       const std::vector<std::string>& without,
                       const std::vector<std::string>& with, bool uniqueness,
                       const std::vector<std::string>& settings,
                       const std::vector<std::string>& order) {
  return {policy, with, only, without, uniqueness, settings, order};
}

std::vector<ToldStep> steps(py::handle puzzle, const PolicyChoice& choice,
                            std::optional<std::size_t> most,
                            std::optional<std::size_t> per_technique,
                            std::optional<double> seconds) {
  const Grid grid = grid_of(puzzle);
  const Policy policy = taken(chosen_policy(choice));
  const TimeLimit limit(seconds);
  std::vector<ToldStep> all;
  if (most == std::size_t{0}) return all;
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    const auto keep = [&](const Step& step) {
      all.push_back({step, grid});
      return all.size() == most;
    };
    each_step_now(grid, policy, keep, limit.stop(asked), per_technique.value_or(kAllOfThem));
  });
  return all;
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

using TextPairs = std::vector<std::pair<std::string, std::string>>;

py::object se_of(const ToldStep& told) {
  const int tenths = se_rating_of(told.step, told.before);
  return tenths > 0 ? py::object(py::float_(tenths / 10.0)) : py::none();
}

TextPairs marks_of(const ToldStep& told) {
  TextPairs marks;
  for (const Mark& mark : told.step.marks) {
    marks.emplace_back(name_of(mark), placement_text(mark.candidate, told.before.topology()));
  }
  return marks;
}

TextPairs houses_of(const ToldStep& told) {
  TextPairs houses;
  for (const HouseMark& mark : told.step.houses) {
    houses.emplace_back(name_of(mark.role), house_text(mark.house, told.before.topology()));
  }
  return houses;
}

TextPairs deadly_of(const ToldStep& told) {
  TextPairs pattern;
  for (const DeadlyCell& corner : told.step.deadly) {
    pattern.emplace_back(name_of(corner.cell), digits_text(corner.digits, told.before.topology()));
  }
  return pattern;
}

std::optional<std::pair<std::string, std::string>> symmetry_of(const ToldStep& told) {
  if (!told.step.symmetry) return std::nullopt;
  return std::pair(std::string(word_of(told.step.symmetry->motion)),
                   images_text(*told.step.symmetry, told.before.topology()));
}

// As the JSON has them: one writer, one form.
py::object inferences_of(const ToldStep& told) {
  JsonWriter json;
  write_inferences(json, told.step, told.before);
  return py::module_::import("json").attr("loads")(json.take());
}

std::string notation_of(const ToldStep& told) {
  return expert_line(told.step, told.before);
}

void bind_step(py::module_& module) {
  py::class_<ToldStep>(module, "Step", R"(One deduction: what follows, from what, and in words.

>>> step = hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", rung=5).step
>>> step.technique, step.placements, step.removals
('hidden-single', [('r1c6', 8)], [])
>>> step.proved, step.truths, step.marks
(True, ['8b2'], [('pattern', 'r1c6=8')])

Every member that a step has in JSON is here under the same name, but that "place" and "remove" are
placements and removals. A pickled step is proved again when it comes back, or refused.
)")
      .def_property_readonly(
          "technique", [](const ToldStep& self) { return row_of(self.step.technique).slug; },
          "The technique's short name, the same in every version: 'naked-pair'.")
      .def_property_readonly("name",
                             [](const ToldStep& self) { return name_of(self.step.technique); })
      .def_property_readonly(
          "family",
          [](const ToldStep& self) { return name_of(row_of(self.step.technique).family); },
          "The technique's family: 'Subsets'.")
      .def_property_readonly("se", &se_of,
                             "What Sudoku Explainer rates the step, None if it has nothing alike.")
      .def_property_readonly(
          "placements",
          [](const ToldStep& self) {
            return pairs_of(self.step.placements, self.before.topology());
          },
          "Digits that are set, as ('r1c3', 5).")
      .def_property_readonly(
          "removals",
          [](const ToldStep& self) { return pairs_of(self.step.removals, self.before.topology()); },
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
      .def_property_readonly("deadly", &deadly_of,
                             "A pattern that would have two solutions, as ('r1c1', '25').")
      .def_property_readonly("symmetry", &symmetry_of,
                             "A symmetry of the puzzle, as ('rotate180', '987654321'), or None.")
      .def_property_readonly(
          "assumes_unique", [](const ToldStep& self) { return self.step.assumes_unique(); },
          "Whether it counts on the puzzle having one solution; proved only where it has.")
      .def_property_readonly("marks", &marks_of,
                             "Which candidate plays which role, as ('pincer', 'r1c3=5').")
      .def_property_readonly("houses", &houses_of,
                             "Where it lies and where it acts, as ('base', 'r3').")
      .def_property_readonly(
          "inferences", &inferences_of,
          "The story of a chain or a trial, a dict a line with the names of the JSON.")
      .def_property_readonly(
          "proved",
          [](const ToldStep& self) {
            return fault_of(self.step, self.before, ground_of(self.before)).empty();
          },
          "Whether the truths that it cites leave no other way; checked anew, with the puzzle.")
      .def_property_readonly(
          "before", [](const ToldStep& self) { return self.before; }, "The Grid it belongs to.")
      .def_property_readonly(
          "picture", [](const ToldStep& self) { return marked_board(self.before, self.step); },
          "The board with the step drawn into it, as text.")
      .def("_repr_svg_", [](const ToldStep& self) { return notebook_picture(self); })
      .def("to_json", &step_to_json)
      .def("__eq__",
           [](const ToldStep& self, const py::object& other) {
             if (!py::isinstance<ToldStep>(other)) return false;
             const auto& told = other.cast<const ToldStep&>();
             return self.step == told.step && is_same(self.before, told.before);
           })
      .def("__hash__", [](const ToldStep& self) { return py::hash(py::str(notation_of(self))); })
      .def(py::pickle(
          [](const ToldStep& self) {
            return pickled(py::make_tuple(parts_of(self.before), parts_of(self.step)));
          },
          [](const py::object& state) {
            const Parts parts = unpickled(state, 2);
            const Grid before = grid_from(parts.parts(0, kGridParts));
            return ToldStep{step_from(parts.parts(1, kStepParts), before, ground_of(before)),
                            before};
          }))
      .def("__str__", &notation_of)
      .def("__repr__", [](const ToldStep& self) { return "<Step " + notation_of(self) + ">"; });
}

}  // namespace

void bind_steps(py::module_& module) {
  py::class_<PolicyChoice>(module, "Choice").def(py::init(&choice_of));
  bind_step(module);
  refuse_unfilled<PolicyChoice>();
  refuse_unfilled<ToldStep>();
  module.def("steps", &steps);
}

}  // namespace nonet::python
