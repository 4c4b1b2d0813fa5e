#include "many.h"

#include <algorithm>
#include <thread>

#include "nonet/io/puzzle_reader.h"

namespace nonet::python {

void Problems::add(Problem problem) {
  const std::lock_guard lock(mutex_);
  all_.push_back(std::move(problem));
}

void Problems::tell_raised(std::size_t at, py::error_already_set& raised) {
  if (!raised.matches(PyExc_Exception)) throw;
  const std::string sentence = py::str(raised.value());
  add({at, Error(sentence), raised.matches(PyExc_TypeError)});
}

std::size_t Problems::first() const {
  std::size_t at = SIZE_MAX;
  for (const Problem& problem : all_) at = std::min(at, problem.at);
  return at;
}

py::list Problems::listed(std::size_t end) const {
  std::vector<const Problem*> sorted;
  for (const Problem& problem : all_) {
    if (problem.at < end) sorted.push_back(&problem);
  }
  std::sort(sorted.begin(), sorted.end(),
            [](const Problem* a, const Problem* b) { return a->at < b->at; });
  const auto place = [](int number) {
    return number > 0 ? py::object(py::int_(number)) : py::none();
  };
  py::list list;
  for (const Problem* problem : sorted) {
    const Error& error = problem->error;
    list.append(py::make_tuple(problem->at, name_of(error.code), to_string(error),
                               place(error.line), place(error.column), problem->is_type));
  }
  return list;
}

void share_out_singly(std::size_t count, int threads, const std::atomic<bool>* asked,
                      FunctionRef<void(std::size_t)> answer) {
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < count && !asked->load(); i = next++) answer(i);
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < std::min<std::size_t>(count, threads); ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
}

std::vector<std::optional<Puzzle>> puzzles_in(const py::tuple& given, Problems& problems) {
  std::vector<std::optional<Puzzle>> puzzles(given.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const py::handle value = PyTuple_GET_ITEM(given.ptr(), i);
    try {
      if (!is_text(value)) {
        puzzles[i] = puzzle_of(value);
      } else if (auto read = read_any_puzzle(value.cast<std::string>())) {
        puzzles[i] = with_state(*std::move(read));
      } else {
        problems.tell(i, read.error());
      }
    } catch (py::error_already_set& raised) {
      problems.tell_raised(i, raised);
    } catch (const py::type_error& wrong) {
      problems.tell_wrong_type(i, wrong.what());
    }
  }
  return puzzles;
}

}  // namespace nonet::python
