#include "binding.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_parts.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet::python {
namespace {

// How soon Ctrl-C is noticed.
constexpr auto kALook = std::chrono::milliseconds(50);

// What a handler of signals has raised, if one has.
std::exception_ptr raised_by_signal() {
  const py::gil_scoped_acquire held;
  if (PyErr_CheckSignals() == 0) return nullptr;
  return std::make_exception_ptr(py::error_already_set());
}

// Work in a thread of its own, because only the thread that called may look at signals.
class Errand {
 public:
  explicit Errand(FunctionRef<void(const std::atomic<bool>*)> work)
      : thread_([this, work] {
          try {
            work(&asked_);
          } catch (...) {
            problem_ = std::current_exception();
          }
          const std::lock_guard lock(mutex_);
          done_ = true;
          ended_.notify_one();
        }) {}

  // What was raised meanwhile, by a signal or else by the work.
  std::exception_ptr wait() {
    std::exception_ptr raised;
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, kALook, [this] { return done_; })) {
      if (raised) continue;
      lock.unlock();
      raised = raised_by_signal();
      if (raised) asked_ = true;
      lock.lock();
    }
    lock.unlock();
    thread_.join();
    return raised ? raised : problem_;
  }

 private:
  std::atomic<bool> asked_ = false;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool done_ = false;
  std::exception_ptr problem_;
  std::thread thread_;  // the last: it uses the others
};

// ---- puzzles as numbers

bool is_list(py::handle value) {
  return py::isinstance<py::list>(value) || py::isinstance<py::tuple>(value);
}

std::uint8_t number_of(py::handle item) {
  if (PyIndex_Check(item.ptr()) == 0) {
    throw py::type_error("a cell in a list is a whole number from 0 to 9, not " +
                         std::string(py::repr(item)));
  }
  const Py_ssize_t number = PyNumber_AsSsize_t(item.ptr(), nullptr);
  if (number < 0 || number > 9) {
    refuse({std::to_string(number) + " is not a digit, or 0 for a blank"});
  }
  return static_cast<std::uint8_t>(number);
}

// The cells one after the other, of a list that may have rows.
std::vector<py::object> cells_in(const py::object& list) {
  std::vector<py::object> cells;
  bool even = true;
  const bool rows = py::len(list) == Digit::kCount;
  for (const py::handle item : list) {
    if (rows && is_list(item) && py::len(item) == Digit::kCount) {
      for (const py::handle cell : item) cells.push_back(py::reinterpret_borrow<py::object>(cell));
    } else {
      even = even && !rows && !is_list(item);
      cells.push_back(py::reinterpret_borrow<py::object>(item));
    }
  }
  if (!even || cells.size() != Cell::kCount) {
    refuse({"a puzzle as a list has 81 numbers, or 9 rows of 9 numbers, with 0 for blanks"});
  }
  return cells;
}

Puzzle puzzle_of_numbers(const py::object& list) {
  Board::Numbers numbers;
  std::size_t i = 0;
  for (const py::object& cell : cells_in(list)) numbers[i++] = number_of(cell);
  Puzzle puzzle;
  const auto board = Board::from_numbers(numbers);
  if (!board) refuse(board.error());
  puzzle.givens = *board;
  return puzzle;
}

}  // namespace

Puzzle with_state(Puzzle puzzle) {
  if (!puzzle.variant) return puzzle;
  auto state = state_of(puzzle);
  // Other sizes have no boards; they can be solved and counted.
  return state ? *std::move(state) : puzzle;
}

Puzzle ordinary_of(py::handle value, const std::string& why) {
  Puzzle puzzle = puzzle_of(value);
  if (puzzle.variant) refuse(ordinary_only(*puzzle.variant, why));
  return puzzle;
}

Error ordinary_only(const Variant& variant, const std::string& why) {
  return {ErrorCode::kOtherRules, "the puzzle has " + what_it_has(variant) + ", and " + why};
}

Puzzle puzzle_of(py::handle value) {
  if (py::isinstance<Puzzle>(value)) return value.cast<Puzzle>();
  if (py::isinstance<Grid>(value)) return state_of(value.cast<const Grid&>());
  if (is_text(value)) return with_state(taken(read_any_puzzle(value.cast<std::string>())));
  if (is_list(value)) return puzzle_of_numbers(py::reinterpret_borrow<py::object>(value));
  // An array of NumPy, or of Python's own.
  if (py::hasattr(value, "tolist")) {
    const py::object list = value.attr("tolist")();
    if (is_list(list)) return puzzle_of_numbers(list);
  }
  throw py::type_error(
      "a puzzle is a text, a Puzzle, a Grid, or 81 numbers in a list or an array, not " +
      type_name_of(value));
}

std::string type_name_of(py::handle value) {
  return py::str(py::type::handle_of(value).attr("__name__"));
}

bool is_text(py::handle value) {
  return py::isinstance<py::str>(value) || py::isinstance<py::bytes>(value);
}

Grid grid_of(py::handle value) {
  if (py::isinstance<Grid>(value)) return value.cast<Grid>();
  return taken(start_of(puzzle_of(value)));
}

std::string lower_case(py::handle text) {
  return text.attr("lower")().cast<std::string>();
}

Cell cell_of(py::handle value) {
  if (py::isinstance<py::str>(value)) {
    if (auto cell = parse_cell(lower_case(value))) return *cell;
    refuse_option("a cell is written such as r3c5, not " + quoted_text(value.cast<std::string>()));
  }
  if (!py::isinstance<py::tuple>(value) || py::len(value) != 2) {
    throw py::type_error("a cell is a text such as 'r3c5', or a row and a column, (3, 5)");
  }
  const auto [row, column] = value.cast<std::pair<int, int>>();
  if (row < 1 || row > 9 || column < 1 || column > 9) {
    refuse_option("rows and columns are counted from 1 to 9");
  }
  return cell_at(row - 1, column - 1);
}

Digit digit_of(int number, DigitNames names) {
  const auto digit = names.digit_called(number);
  if (!digit) {
    refuse_option(std::to_string(number) + " is not a digit from " + name_of(Digit(0), names) +
                  " to " + name_of(Digit(Digit::kCount - 1), names));
  }
  return *digit;
}

std::vector<CandidatePair> pairs_of(const std::vector<Candidate>& candidates, DigitNames names) {
  std::vector<CandidatePair> pairs;
  for (const Candidate& x : candidates)
    pairs.emplace_back(name_of(x.cell), names.number_of(x.digit));
  return pairs;
}

TimeLimit::TimeLimit(std::optional<double> seconds) {
  if (!seconds) return;
  constexpr double kMostSeconds = 1e6;
  if (!(*seconds > 0 && *seconds <= kMostSeconds)) {
    refuse_option("a time limit is a number of seconds above 0, up to a million");
  }
  const std::chrono::duration<double> time(*seconds);
  time_ = std::chrono::duration_cast<Stop::Clock::duration>(time);
}

void off_the_interpreter(FunctionRef<void(const std::atomic<bool>*)> work) {
  std::exception_ptr raised;
  {
    const py::gil_scoped_release free;
    raised = Errand(work).wait();
  }
  if (raised) std::rethrow_exception(raised);
}

}  // namespace nonet::python
