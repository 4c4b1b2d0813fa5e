// Steps as Python's pickle keeps them, so that they travel between processes: the technique by the
// name that never changes, and all else as numbers one after the other. One function carries a
// step's parts in both directions, so that nothing can be packed otherwise than it is unpacked.
#include <span>

#include "binding.h"
#include "nonet/logic/technique.h"

namespace nonet::python {
namespace {

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
      refuse({"this is no step that nonet has pickled"});
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
void carry(Way& way, HouseMark& mark) {
  carry_as_number(way, mark.role, kBytes);
  int house = mark.house.index();
  way.carry(house, House::kCount);
  mark.house = House(house);
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

}  // namespace

py::tuple parts_of(const Step& step) {
  Packing way;
  Step copy = step;
  carry(way, copy);
  return py::make_tuple(row_of(step.technique).slug, py::tuple(py::cast(way.numbers())));
}

Step step_from_parts(const py::tuple& parts) {
  const auto meant = techniques_named(parts[0].cast<std::string>());
  if (meant.empty()) refuse({"this step is of a technique that this nonet does not know"});
  const auto numbers = parts[1].cast<std::vector<int>>();
  Unpacking way(numbers);
  Step step;
  step.technique = meant.front();
  carry(way, step);
  return step;
}

}  // namespace nonet::python
