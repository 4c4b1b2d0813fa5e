// Many puzzles at once: what is wrong with which of them is a value, told beside the answers of all
// others; raising it, or not, is up to the layer above.
#pragma once

#include <mutex>

#include "binding.h"

namespace nonet::python {

// What is wrong with puzzles out of many. Threads may tell at the same time.
class Problems {
 public:
  void tell(std::size_t at, const Error& error) { add({at, error, false}); }
  // What Python has raised, if it is about the puzzle: that can't be said of Ctrl-C.
  void tell_raised(std::size_t at, py::error_already_set& raised);
  void tell_wrong_type(std::size_t at, const std::string& sentence) {
    add({at, Error(sentence), true});
  }

  bool any() const { return !all_.empty(); }
  // The place of the first.
  std::size_t first() const;
  // [(place, code, sentence, line, column, whether it is a matter of types)], in order; of what was
  // told, those that stand before `end`, all of them by default.
  py::list listed(std::size_t end = SIZE_MAX) const;

 private:
  struct Problem {
    std::size_t at;
    Error error;
    bool is_type;
  };
  void add(Problem problem);

  std::mutex mutex_;
  std::vector<Problem> all_;
};

// Calls `answer` with each number below the count, in so many threads, until the flag is set. The
// numbers are handed out one by one: for answers that take milliseconds.
void share_out_singly(std::size_t count, int threads, const std::atomic<bool>* asked,
                      FunctionRef<void(std::size_t)> answer);

// Puzzles that were handed in, read; empty where there is a problem.
std::vector<std::optional<Puzzle>> puzzles_in(const py::tuple& given, Problems& problems);

}  // namespace nonet::python
