// How many solutions, and which: of one puzzle, and of very many.
//
// Many are answered a portion at a time by whichever thread is free; a portion is searched
// together, several puzzles in one register. Texts are borrowed from the interpreter, which keeps
// them alive in the tuple that was handed in, so that threads read them where they lie.
#include <algorithm>
#include <cstring>
#include <deque>
#include <span>
#include <string_view>
#include <thread>

#include "many.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/readers.h"
#include "nonet/rules/count.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"

namespace nonet::python {
namespace {

// Texts that are borrowed at a time: what their answers need in memory stays small.
constexpr std::size_t kBlock = 65536;

// A text that is no more than a board.
constexpr std::size_t kLongestBoard = 200;

// So many solutions of a puzzle are found before anybody has waited.
constexpr std::uint64_t kSoon = 1000;

struct Order {
  std::uint64_t limit;
  int threads;

  // How many puzzles are worth one hand over between threads: fewer where one may take long.
  std::size_t portion() const { return limit > 2 ? 64 : 1024; }
};

// Counts solutions until the limit is reached or somebody wants to end it.
class Counting {
 public:
  Counting(std::uint64_t limit, const std::atomic<bool>* asked) : limit_(limit), asked_(asked) {}

  SearchResult of(const Grid& grid) const {
    const Stop stop(asked_);
    SearchOptions options;
    options.stop = &stop;
    return enumerate(
        grid, limit_, [&](const Board&) { return !asked_->load(); }, options);
  }
  void of(std::span<const Board> boards, std::span<SearchResult> results) const {
    if (limit_ <= kSoon) return search_batch(boards, limit_, results);
    for (std::size_t i = 0; i < boards.size() && !asked_->load(); ++i) {
      const auto grid = Grid::from(boards[i]);
      results[i] = grid ? of(*grid) : SearchResult{};
    }
  }

 private:
  std::uint64_t limit_;
  const std::atomic<bool>* asked_;
};

// Hands [begin, end) of each portion to `answer`, in as many threads as were ordered.
// `may_take_long`: there are puzzles with rules among them, or may be.
void share_out(std::size_t count, const Order& order, bool may_take_long,
               FunctionRef<void(std::size_t, std::size_t, const Counting&)> answer) {
  if (count <= order.portion() && order.limit <= kSoon && !may_take_long) {
    // Done before a thread would have begun.
    const py::gil_scoped_release free;
    const std::atomic<bool> never = false;
    return answer(0, count, Counting(order.limit, &never));
  }
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    std::atomic<std::size_t> next = 0;
    const Counting counting(order.limit, asked);
    const std::size_t size = order.portion();
    const auto work = [&] {
      while (!asked->load(std::memory_order_relaxed)) {
        const std::size_t begin = next.fetch_add(size);
        if (begin >= count) return;
        answer(begin, std::min(count, begin + size), counting);
      }
    };
    const std::size_t portions = (count + size - 1) / size;
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < std::min<std::size_t>(portions, order.threads); ++i) {
      others.emplace_back(work);
    }
    work();
    for (std::thread& other : others) other.join();
  });
}

// ---- texts

// Either a text or a puzzle that has been read; or neither, where there is a problem.
struct Item {
  std::string_view text;
  const Puzzle* puzzle = nullptr;
  bool is_wrong = false;
};

// Some of the puzzles that were handed in, where they lie.
class Items {
 public:
  explicit Items(Problems& problems) : problems_(problems) {}

  // `at` is its number among all.
  void add(py::handle value, std::size_t at) {
    try {
      items_.push_back(item_of(value));
    } catch (py::error_already_set& raised) {
      items_.push_back({{}, nullptr, true});
      problems_.tell_raised(at, raised);
    } catch (const py::type_error& wrong) {
      items_.push_back({{}, nullptr, true});
      problems_.tell_wrong_type(at, wrong.what());
    }
  }
  // Whether there may be a puzzle with rules: they are longer than any board.
  bool any_ruled() const {
    return std::any_of(items_.begin(), items_.end(), [](const Item& item) {
      return item.puzzle != nullptr ? item.puzzle->variant != nullptr
                                    : item.text.size() > kLongestBoard;
    });
  }
  void clear() {
    items_.clear();
    made_.clear();
  }
  std::span<const Item> part(std::size_t begin, std::size_t end) const {
    return std::span(items_).subspan(begin, end - begin);
  }

 private:
  Item item_of(py::handle value) {
    if (PyUnicode_Check(value.ptr())) {
      Py_ssize_t size = 0;
      const char* text = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
      if (text == nullptr) throw py::error_already_set();
      return {{text, static_cast<std::size_t>(size)}};
    }
    if (PyBytes_Check(value.ptr())) {
      const auto size = static_cast<std::size_t>(PyBytes_GET_SIZE(value.ptr()));
      return {{PyBytes_AS_STRING(value.ptr()), size}};
    }
    if (py::isinstance<Puzzle>(value)) return {{}, &value.cast<const Puzzle&>()};
    return {{}, &made_.emplace_back(puzzle_of(value))};
  }

  Problems& problems_;
  std::vector<Item> items_;
  std::deque<Puzzle> made_;
};

// A board without a solution, which is seen at once: for items that are none.
Board hopeless() {
  Board board;
  board.set(Cell(0), Digit(0));
  board.set(Cell(1), Digit(0));
  return board;
}

// Where a state has lost candidates, its digits are not all there is to it.
bool is_board(const Puzzle& puzzle) {
  return !puzzle.variant && puzzle.removed.empty() && !find_contradiction(puzzle);
}

// One portion of texts.
class Portion {
 public:
  Portion(std::span<const Item> items, std::size_t first, Problems& problems)
      : items_(items), first_(first), problems_(problems), boards_(items.size()) {}

  void answer(const Counting& counting, std::span<SearchResult> results) {
    for (std::size_t i = 0; i < items_.size(); ++i) read(i);
    counting.of(boards_, results);
    for (const auto& [i, state] : states_) {
      const auto grid = start_of(state);
      results[i] = grid ? counting.of(*grid) : SearchResult{};
      // What rules can't mean, or no board has, is no matter of how many solutions there are.
      if (!grid && state.variant) problems_.tell(first_ + i, grid.error());
    }
  }

 private:
  void read(std::size_t i) {
    const Item& item = items_[i];
    if (item.is_wrong) {
      boards_[i] = hopeless();
      return;
    }
    if (item.puzzle == nullptr && line::read_plain(trimmed(item.text), boards_[i])) return;
    const Result<Puzzle> puzzle =
        item.puzzle != nullptr ? Result<Puzzle>(*item.puzzle) : read_any_puzzle(item.text);
    if (!puzzle) {
      problems_.tell(first_ + i, puzzle.error());
      boards_[i] = hopeless();
    } else if (is_board(*puzzle)) {
      boards_[i] = digits_of(*puzzle);
    } else {
      states_.emplace_back(i, *puzzle);
    }
  }

  std::span<const Item> items_;
  std::size_t first_;  // the number of the first among all
  Problems& problems_;
  std::vector<Board> boards_;
  std::vector<std::pair<std::size_t, Puzzle>> states_;
};

// The 81 digits, or None.
PyObject* text_of(const SearchResult& found) {
  if (found.solutions == 0) return py::none().release().ptr();
  PyObject* text = PyUnicode_New(Cell::kCount, '9');
  if (text == nullptr) throw py::error_already_set();
  Py_UCS1* to = PyUnicode_1BYTE_DATA(text);
  for (const std::uint8_t number : found.first.numbers()) {
    *to++ = static_cast<Py_UCS1>('0' + number);
  }
  return text;
}

// (solutions, counts, problems): of all, or where the first problem is to end it, of those before
// that.
py::tuple solve_texts(const py::tuple& puzzles, std::uint64_t limit, int threads,
                      bool until_first) {
  py::list solutions;
  py::list counts;
  Problems problems;
  Items items(problems);
  std::vector<SearchResult> results(std::min(puzzles.size(), kBlock));
  for (std::size_t offset = 0; offset < puzzles.size(); offset += kBlock) {
    const std::size_t size = std::min(puzzles.size() - offset, kBlock);
    items.clear();
    for (std::size_t i = offset; i < offset + size; ++i) {
      items.add(PyTuple_GET_ITEM(puzzles.ptr(), i), i);
    }
    share_out(size, {limit, threads}, items.any_ruled(),
              [&](std::size_t begin, std::size_t end, const Counting& counting) {
                const std::span answers(results.data() + begin, end - begin);
                Portion(items.part(begin, end), offset + begin, problems).answer(counting, answers);
              });
    const bool ends = until_first && problems.any();
    const std::size_t known = ends ? problems.first() - offset : size;
    for (std::size_t i = 0; i < known; ++i) {
      solutions.append(py::reinterpret_steal<py::object>(text_of(results[i])));
      counts.append(results[i].solutions);
    }
    if (ends) break;
  }
  return py::make_tuple(solutions, counts, problems.listed());
}

// ---- arrays

// The memory of an array, for as long as the request lives.
template <class T>
std::span<T> items_of(const py::buffer_info& array, std::size_t count) {
  if (array.itemsize != sizeof(T) || static_cast<std::size_t>(array.size) != count) {
    refuse({"the arrays do not fit each other"});
  }
  return {static_cast<T*>(array.ptr), count};
}

std::optional<Error> find_no_digit(std::span<const std::uint8_t> numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] <= 9) continue;
    return Error{std::to_string(numbers[i]) + " is not a digit, or 0 for a blank"};
  }
  return std::nullopt;
}

// From the first array into the two others; all lie in one piece. Returns the problems; what has
// one gets noughts.
py::list solve_array(const py::buffer& puzzles, const py::buffer& solutions,
                     const py::buffer& counts, std::uint64_t limit, int threads) {
  const py::buffer_info from = puzzles.request();
  const py::buffer_info to = solutions.request(true);
  const py::buffer_info how_many = counts.request(true);
  const auto count = static_cast<std::size_t>(how_many.size);
  const auto given = items_of<std::uint8_t>(from, count * Cell::kCount);
  const auto solved = items_of<std::uint8_t>(to, count * Cell::kCount);
  const auto numbers = items_of<std::uint64_t>(how_many, count);
  Problems problems;
  share_out(count, {limit, threads}, false,
            [&](std::size_t begin, std::size_t end, const Counting& counting) {
              std::vector<Board> boards(end - begin);
              std::vector<SearchResult> results(end - begin);
              for (std::size_t i = begin; i < end; ++i) {
                const auto cells = given.subspan(i * Cell::kCount, Cell::kCount);
                if (auto error = find_no_digit(cells)) {
                  problems.tell(i, *error);
                  boards[i - begin] = hopeless();
                  continue;
                }
                Board::Numbers board;
                std::copy(cells.begin(), cells.end(), board.begin());
                boards[i - begin] = *Board::from_numbers(board);
              }
              counting.of(boards, results);
              for (std::size_t i = begin; i < end; ++i) {
                const SearchResult& found = results[i - begin];
                numbers[i] = found.solutions;
                const Board first = found.solutions > 0 ? found.first : Board();
                std::memcpy(&solved[i * Cell::kCount], first.numbers().data(), Cell::kCount);
              }
            });
  return problems.listed();
}

// ---- one

// A puzzle with rules, of any size; what was placed on it is no matter, as for its solutions.
using Solved = std::pair<std::optional<std::string>, std::uint64_t>;
Solved solve_ruled(const Variant& variant, std::uint64_t limit, const Stop& stop) {
  const Scheme scheme = taken(compile(variant));
  const VariantCount found = count_solutions(scheme, limit, stop);
  std::optional<std::string> first;
  if (found.solutions > 0) {
    first.emplace();
    for (const int digit : found.first) {
      *first += static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
    }
  }
  return {first, found.solutions};
}

Solved solve(py::handle value, std::uint64_t limit) {
  const Puzzle puzzle = puzzle_of(value);
  if (puzzle.variant && puzzle.placed == Board() && puzzle.removed.empty()) {
    Solved solved;
    if (auto scheme = compile(*puzzle.variant); !scheme) refuse(scheme.error());
    off_the_interpreter([&](const std::atomic<bool>* asked) {
      solved = solve_ruled(*puzzle.variant, limit, Stop(asked));
    });
    return solved;
  }
  const auto grid = start_of(puzzle);
  std::optional<std::string> first;
  if (!grid) return {first, 0};
  SearchResult found;
  {
    const py::gil_scoped_release free;
    if (!puzzle.variant) found = search(*grid, std::min(limit, kSoon));
  }
  if (puzzle.variant) {
    off_the_interpreter([&](const std::atomic<bool>* asked) {
      const Stop stop(asked);
      SearchOptions options;
      options.stop = &stop;
      found = search(*grid, limit, options);
    });
    if (found.solutions > 0) first = one_line(found.first, grid->topology());
    return {first, found.solutions};
  }
  if (found.solutions == kSoon && limit > kSoon) {
    // A count up to a high limit takes its time, and can be interrupted.
    off_the_interpreter([&](const std::atomic<bool>* asked) {
      found.solutions = Counting(limit, asked).of(*grid).solutions;
    });
  }
  if (found.solutions > 0) first = one_line(found.first);
  return {first, found.solutions};
}

}  // namespace

void bind_solving(py::module_& module) {
  module.def("solve", &solve);
  module.def("solve_texts", &solve_texts);
  module.def("solve_array", &solve_array);
}

}  // namespace nonet::python
