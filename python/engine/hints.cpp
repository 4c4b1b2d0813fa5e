// Help a rung at a time.
#include "nonet/core/visible.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"
#include "pickling.h"

namespace nonet::python {
namespace {

struct ToldHint {
  Puzzle puzzle;
  Hint hint;
  int rung;
};

ToldHint hint(py::handle puzzle, int rung, const py::object& cell,
              const std::optional<std::string>& why_not, int skip, const PolicyChoice& choice,
              std::optional<double> seconds) {
  ToldHint told{puzzle_of(puzzle), {}, rung};
  if (rung < 1 || rung > kRungs) refuse_option("a rung is a number from 1 to 5");
  const WhichStep which = which_of(cell, why_not, skip, names_of(told.puzzle));
  if (auto problem = find_contradiction(told.puzzle, names_of(told.puzzle))) refuse(*problem);
  if (told.puzzle.variant) taken(Rulebook::of(told.puzzle.variant));
  const Policy policy = taken(chosen_policy(choice));
  const TimeLimit limit(seconds);
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    told.hint = hint_for(told.puzzle, policy, limit.stop(asked), which);
  });
  return told;
}

void bind_hint(py::module_& module) {
  py::class_<ToldHint>(module, "Hint", R"(Help up to a rung; each rung tells a little more.

>>> hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").text
'Look at box 2.'
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
      .def("_repr_svg_",
           [](const ToldHint& self) { return notebook_picture(self.puzzle, self.hint, self.rung); })
      .def("to_json",
           [](const ToldHint& self) { return hint_to_json(self.puzzle, self.hint, self.rung); })
      .def(py::pickle(
          [](const ToldHint& self) {
            return pickled(py::make_tuple(parts_of(self.puzzle), parts_of(self.hint), self.rung));
          },
          [](const py::object& state) {
            const Parts parts = unpickled(state, 3);
            const Puzzle puzzle = puzzle_from(parts.parts(0, kPuzzleParts));
            const int rung = parts.number(2, kRungs + 1);
            if (rung == 0) refuse_pickle();
            return ToldHint{puzzle, hint_from(parts.parts(1, kHintParts), puzzle), rung};
          }))
      .def("__str__", [](const ToldHint& self) { return self.hint.rung(self.rung).text; })
      .def("__repr__", [](const ToldHint& self) {
        return "<Hint, rung " + std::to_string(self.rung) + ": " + self.hint.rung(self.rung).text +
               ">";
      });
}

}  // namespace

WhichStep which_of(const py::object& cell, const std::optional<std::string>& why_not, int skip,
                   DigitNames names) {
  if (skip < 0) refuse_option("no fewer than 0 steps can be skipped");
  WhichStep which{.cell = {}, .skip = skip};
  if (!cell.is_none()) which.cell = cell_of(cell);
  if (why_not) {
    which.why_not = parse_placement(lower_case(py::cast(*why_not)), names);
    if (!which.why_not) {
      refuse_option("a candidate is written such as r3c5=7, not " + quoted_text(*why_not));
    }
  }
  return which;
}

void bind_hints(py::module_& module) {
  bind_hint(module);
  refuse_unfilled<ToldHint>();
  module.def("hint", &hint);
}

}  // namespace nonet::python
