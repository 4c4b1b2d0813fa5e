// Steps and hints as Python's pickle keeps them, so that they travel between processes: techniques
// by the names that never change, sentences as they are, and all else as numbers one after the
// other. One function carries the parts of a thing in both directions, so that nothing can be
// packed otherwise than it is unpacked.
#include <span>

#include "binding.h"
#include "nonet/logic/technique.h"

namespace nonet::python {
namespace {

constexpr const char* kNotOurs = "this is nothing that nonet has pickled";

class Packing {
 public:
  void carry(int& number, int /*below*/) { numbers_.push_back(number); }
  const std::vector<int>& numbers() const { return numbers_; }

 private:
  std::vector<int> numbers_;
};

class Unpacking {
 public:
  explicit Unpacking(std::span<const int> numbers) : numbers_(numbers) {}

  void carry(int& number, int below) {
    if (numbers_.empty() || numbers_[0] < 0 || numbers_[0] >= below) {
      refuse({kNotOurs});
    }
    number = numbers_[0];
    numbers_ = numbers_.subspan(1);
  }

 private:
  std::span<const int> numbers_;
};

// More than any step has of anything; what is broken must not ask for all memory.
constexpr int kMost = 1 << 24;
constexpr int kBytes = 256;
constexpr int kTruths = Cell::kCount + House::kCount * Digit::kCount;

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
  auto size = static_cast<int>(items.size());
  way.carry(size, kMost);
  items.resize(static_cast<std::size_t>(size));
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
  carry_as_number(way, line.level, kMost);
  way.carry(line.untold, kMost);
}

template <class Way>
void carry(Way& way, Step& step) {
  way.carry(step.se_rating_times_ten, kMost);
  carry(way, step.placements);
  carry(way, step.removals);
  carry(way, step.truths);
  carry(way, step.deadly);
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

// All but the step and its state.
template <class Way>
void carry(Way& way, Hint& hint) {
  carry_as_number(way, hint.kind, kBytes);
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
  return py::tuple(py::cast(way.numbers()));
}

template <class Thing>
Thing from_numbers(const py::handle& given) {
  const auto numbers = given.cast<std::vector<int>>();
  Unpacking way(numbers);
  Thing thing;
  carry(way, thing);
  return thing;
}

}  // namespace

py::tuple parts_of(const Step& step) {
  return py::make_tuple(row_of(step.technique).slug, numbers_of(step));
}

Step step_from_parts(const py::tuple& parts) {
  const auto meant = techniques_named(parts[0].cast<std::string>());
  if (meant.empty()) refuse({"this step is of a technique that this nonet does not know"});
  auto step = from_numbers<Step>(parts[1]);
  step.technique = meant.front();
  return step;
}

py::tuple parts_of(const Hint& hint) {
  py::list texts;
  for (const Rung& rung : hint.rungs) texts.append(rung.text);
  py::object step = py::none();
  if (hint.step) step = py::make_tuple(parts_of(*hint.step), parts_of(hint.grid->puzzle()));
  return py::make_tuple(texts, numbers_of(hint), step);
}

Hint hint_from_parts(const py::tuple& parts) {
  const auto texts = parts[0].cast<std::vector<std::string>>();
  auto hint = from_numbers<Hint>(parts[1]);
  if (texts.size() != hint.rungs.size()) refuse({kNotOurs});
  for (std::size_t i = 0; i < texts.size(); ++i) hint.rungs[i].text = texts[i];
  if (!parts[2].is_none()) {
    const auto step = parts[2].cast<py::tuple>();
    hint.step = step_from_parts(step[0]);
    hint.grid = taken(Grid::from(puzzle_from_parts(step[1])));
  }
  return hint;
}

}  // namespace nonet::python
