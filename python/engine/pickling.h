// What pickle keeps of puzzles, grids, steps, paths and hints, so that they travel between
// processes: tuples of texts, numbers and further tuples, behind the number of this form.
//
// A pickle is input. Whatever comes back is read part by part, and nothing else is done with it
// before it has been; what nonet has not pickled is refused with a sentence, and a step is proved
// again from its own certificate, on ground that is searched again (solve/guard.h), before there is
// a Step of it. So no Step exists that is not proved, wherever it came from.
#pragma once

#include "binding.h"
#include "nonet/solve/ground.h"

namespace nonet::python {

// Another number, another form: what an older nonet has pickled is refused as such.
inline constexpr int kPickleForm = 4;

[[noreturn]] void refuse_pickle();

// A tuple of so many parts. Its items are taken where they lie: no code of Python runs meanwhile.
class Parts {
 public:
  static constexpr std::size_t kAnyCount = SIZE_MAX;

  Parts(py::handle tuple, std::size_t count);

  std::size_t size() const { return size_; }
  py::handle operator[](std::size_t i) const { return PyTuple_GET_ITEM(tuple_.ptr(), i); }

  std::string text(std::size_t i) const;
  bool flag(std::size_t i) const;
  int number(std::size_t i, int below) const;
  Parts parts(std::size_t i, std::size_t count = kAnyCount) const { return {(*this)[i], count}; }
  Board board(std::size_t i) const;

 private:
  py::handle tuple_;
  std::size_t size_;
};

// The state behind the form's number, and what stands there.
py::object pickled(py::tuple parts);
Parts unpickled(py::handle state, std::size_t count);

py::tuple parts_of(const Puzzle& puzzle);
Puzzle puzzle_from(const Parts& parts);
inline constexpr std::size_t kPuzzleParts = 9;

// With what the puzzle itself began with, where that is candidates.
py::tuple parts_of(const Grid& grid);
Grid grid_from(const Parts& parts);
// Of two grids with the same rules each may have read them for itself.
bool is_same(const Grid& a, const Grid& b);
inline constexpr std::size_t kGridParts = 5;

// `ground` is that of the start that `before` was reached from.
py::tuple parts_of(const Step& step);
Step step_from(const Parts& parts, const Grid& before, const Ground& ground);
inline constexpr std::size_t kStepParts = 2;

// The step of a hint belongs to the state that its puzzle describes.
py::tuple parts_of(const Hint& hint);
Hint hint_from(const Parts& parts, const Puzzle& puzzle);
inline constexpr std::size_t kHintParts = 3;

}  // namespace nonet::python
