// Steps and hints as pickle keeps them: techniques by the names that never change, sentences as
// they are, and all else as numbers one after the other. One function carries the parts of a thing
// in both directions, so that nothing can be packed otherwise than it is unpacked.
#include <algorithm>
#include <limits>

#include "nonet/logic/technique.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/guard.h"
#include "nonet/text/step_shape.h"
#include "pickling.h"

namespace nonet::python {
namespace {

class Packing {
 public:
  void carry(int& number, int /*below*/) { numbers_.append(number); }
  int carry_count(std::size_t count) {
    numbers_.append(count);
    return static_cast<int>(count);
  }
  py::tuple numbers() const { return py::tuple(numbers_); }

 private:
  py::list numbers_;
};

class Unpacking {
 public:
  explicit Unpacking(const Parts& numbers) : numbers_(numbers) {}

  void carry(int& number, int below) {
    if (at_ == numbers_.size()) refuse_pickle();
    number = numbers_.number(at_++, below);
  }
  // Each item takes a number at least: what is broken must not ask for all memory.
  int carry_count(std::size_t /*count*/) {
    int count = 0;
    carry(count, std::numeric_limits<int>::max());
    if (static_cast<std::size_t>(count) > numbers_.size() - at_) refuse_pickle();
    return count;
  }
  void finish() const {
    if (at_ != numbers_.size()) refuse_pickle();
  }

 private:
  Parts numbers_;
  std::size_t at_ = 0;
};

constexpr int kBytes = 256;
constexpr int kTruths = Cell::kCount + House::kCount * Digit::kCount;
// More than any of what is only counted.
constexpr int kMost = 1 << 24;

template <class Way, class Value>
void carry_as_number(Way& way, Value& value, int below) {
  int number = static_cast<int>(value);
  way.carry(number, below);
  value = static_cast<Value>(number);
}

template <class Way>
void carry(Way& way, Candidate& x) {
  int key = x.cell.index() * Digit::kCount + x.digit.index();
  way.carry(key, Cell::kCount * Digit::kCount);
  x = {Cell(key / Digit::kCount), Digit(key % Digit::kCount)};
}

template <class Way>
void carry(Way& way, Truth& truth) {
  int key = truth.is_cell()
                ? truth.cell().index()
                : Cell::kCount + truth.house().index() * Digit::kCount + truth.digit().index();
  way.carry(key, kTruths);
  const int inside = key - Cell::kCount;
  truth = inside < 0 ? Truth(Cell(key))
                     : Truth(House(inside / Digit::kCount), Digit(inside % Digit::kCount));
}

template <class Way>
void carry(Way& way, DigitSet& digits) {
  auto bits = static_cast<int>(digits.bits());
  way.carry(bits, static_cast<int>(DigitSet::all().bits()) + 1);
  digits = DigitSet::from_bits(static_cast<unsigned>(bits));
}

template <class Way>
void carry(Way& way, Cell& cell) {
  int index = cell.index();
  way.carry(index, Cell::kCount);
  cell = Cell(index);
}

template <class Way>
void carry(Way& way, DeadlyCell& deadly) {
  carry(way, deadly.cell);
  carry(way, deadly.digits);
}

template <class Way>
void carry(Way& way, std::optional<BoardSymmetry>& symmetry) {
  int count = symmetry ? 1 : 0;
  way.carry(count, 2);
  if (count == 0) return symmetry.reset();
  if (!symmetry) symmetry.emplace();
  carry_as_number(way, symmetry->motion, kMotions);
  for (Digit& digit : symmetry->digits) {
    int index = digit.index();
    way.carry(index, Digit::kCount);
    digit = Digit(index);
  }
}

template <class Way>
void carry(Way& way, Mark& mark) {
  carry_as_number(way, mark.role, kBytes);
  carry(way, mark.candidate);
  carry_as_number(way, mark.group, kBytes);
}

template <class Way>
void carry(Way& way, House& house) {
  int index = house.index();
  way.carry(index, House::kCount);
  house = House(index);
}

template <class Way>
void carry(Way& way, HouseMark& mark) {
  carry_as_number(way, mark.role, kBytes);
  carry(way, mark.house);
}

template <class Way, class Item>
void carry(Way& way, std::vector<Item>& items) {
  items.resize(static_cast<std::size_t>(way.carry_count(items.size())));
  for (Item& item : items) carry(way, item);
}

template <class Way>
void carry(Way& way, CellSet& cells) {
  std::vector<Cell> list;
  for (const Cell c : cells) list.push_back(c);
  carry(way, list);
  cells = CellSet();
  for (const Cell c : list) cells.insert(c);
}

template <class Way>
void carry(Way& way, Inference& line) {
  carry_as_number(way, line.kind, kBytes);
  carry(way, line.node.digits);
  carry(way, line.node.cells);
  carry_as_number(way, line.holds, 2);
  carry(way, line.by);
  carry_as_number(way, line.level, kDeepestLevel + 1);
  way.carry(line.untold, kMostUntold);
  int rule = line.rule + 1;
  way.carry(rule, kMost);
  line.rule = rule - 1;
}

// A number that may be below 0.
template <class Way>
void carry(Way& way, int& number) {
  constexpr int kOffset = kMost / 2;
  int shifted = number + kOffset;
  way.carry(shifted, kMost);
  number = shifted - kOffset;
}

template <class Way>
void carry(Way& way, RuleUse& use) {
  way.carry(use.rule, kMost);
  carry(way, use.at);
  carry(way, use.houses);
  carry(way, use.less);
}

template <class Way>
void carry(Way& way, Step& step) {
  way.carry(step.se_rating_times_ten, kMost);
  carry(way, step.placements);
  carry(way, step.removals);
  carry(way, step.truths);
  carry(way, step.rules);
  carry(way, step.deadly);
  carry(way, step.symmetry);
  carry(way, step.marks);
  carry(way, step.houses);
  carry(way, step.inferences);
}

template <class Way>
void carry(Way& way, Mistake& mistake) {
  carry(way, mistake.candidate);
  carry_as_number(way, mistake.struck, 2);
}

// All but its text.
template <class Way>
void carry(Way& way, Rung& rung) {
  carry(way, rung.houses);
  carry(way, rung.digits);
  carry(way, rung.marks);
}

// All but the texts, the step and its state.
template <class Way>
void carry(Way& way, Hint& hint) {
  carry_as_number(way, hint.kind, static_cast<int>(Hint::Kind::kNothing) + 1);
  carry(way, hint.rungs);
  carry(way, hint.mistakes);
  carry(way, hint.suspects.ways);
  carry_as_number(way, hint.suspects.one_solution, 2);
  way.carry(hint.suspects.tried, kMost);
  carry_as_number(way, hint.suspects.stopped, 2);
  carry(way, hint.suspects.clashing);
}

template <class Thing>
py::tuple numbers_of(Thing thing) {
  Packing way;
  carry(way, thing);
  return way.numbers();
}

template <class Thing>
Thing from_numbers(const Parts& numbers) {
  Unpacking way(numbers);
  Thing thing;
  carry(way, thing);
  way.finish();
  return thing;
}

Technique technique_called(const std::string& slug) {
  for (const Technique technique : all_techniques()) {
    if (row_of(technique).slug == slug) return technique;
  }
  refuse({"this step is of a technique that this nonet does not know"});
}

bool is_well_shaped(const Rung& rung, const Topology& topology) {
  return std::all_of(rung.houses.begin(), rung.houses.end(),
                     [&](House h) { return nonet::is_well_shaped(h, topology); }) &&
         std::all_of(rung.marks.begin(), rung.marks.end(),
                     [](const Mark& mark) { return nonet::is_well_shaped(mark); });
}

}  // namespace

py::tuple parts_of(const Step& step) {
  return py::make_tuple(row_of(step.technique).slug, numbers_of(step));
}

Step step_from(const Parts& parts, const Grid& before, const Ground& ground) {
  auto step = from_numbers<Step>(parts.parts(1));
  step.technique = technique_called(parts.text(0));
  if (const auto problem = find_misshapen(step, before)) refuse(*problem);
  // In the ordinary game nobody would look at rules.
  if (before.rulebook() == nullptr && !step.rules.empty()) refuse_pickle();
  for (const RuleUse& use : step.rules) {
    for (const House h : use.houses) {
      if (h.index() >= before.topology().house_count()) refuse_pickle();
    }
  }
  const std::string fault = fault_of(step, before, ground);
  if (!fault.empty()) refuse({ErrorCode::kRefused, "this step is not proved: " + fault});
  return step;
}

py::tuple parts_of(const Hint& hint) {
  py::list texts;
  for (const Rung& rung : hint.rungs) texts.append(rung.text);
  py::object step = py::none();
  if (hint.step) step = parts_of(*hint.step);
  return py::make_tuple(py::tuple(texts), numbers_of(hint), step);
}

Hint hint_from(const Parts& parts, const Puzzle& puzzle) {
  auto hint = from_numbers<Hint>(parts.parts(1));
  const std::size_t rungs = hint.rungs.size();
  const Parts texts = parts.parts(0, rungs);
  if (rungs < 1 || rungs > kRungs || (hint.kind == Hint::Kind::kStep) != (rungs == kRungs)) {
    refuse_pickle();
  }
  for (std::size_t i = 0; i < rungs; ++i) {
    hint.rungs[i].text = texts.text(i);
  }
  const bool is_step = hint.kind == Hint::Kind::kStep;
  if (is_step) hint.grid = taken(start_of(puzzle));
  for (const Rung& rung : hint.rungs) {
    const Topology& topology = is_step ? hint.grid->topology() : Topology::classic();
    if (!is_well_shaped(rung, topology)) refuse_pickle();
  }
  if (hint.kind != Hint::Kind::kStep) {
    if (!parts[2].is_none()) refuse_pickle();
    return hint;
  }
  hint.step = step_from(parts.parts(2, kStepParts), *hint.grid, ground_of(*hint.grid));
  return hint;
}

}  // namespace nonet::python
