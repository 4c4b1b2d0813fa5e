// Stream: work on a sequence of any length with several threads, answered in the order in which it
// was asked.
//
// The threads have no roles. Each in turn takes the input, reads the next piece of work, lets go of
// the input, and works; so whoever reads a question also answers it, without a hand over, and a
// single question from a person at the other end costs no more than without threads. Answers that
// are done before their turn lie waiting; the thread whose answer is next writes it and all that
// wait directly behind it.
//
//   thread 1   read 1  work 1 . . . . . . .  write 1 2   read 4  work 4 . .
//   thread 2           read 2  work 2 . .  (2 waits)  read 3  work 3 .  write 3
//
// Memory is bounded twice: only so many answers may lie waiting, and an answer that grows beyond a
// bound waits for its turn and is then written piece by piece while the work continues. Where
// writing is slow nothing more is read.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "cli/stream/progress.h"
#include "cli/stream/tally.h"

namespace nonet::cli {

// What a piece of work says on two streams, with the order between them.
class Transcript {
 public:
  // `overflow` is called when much has been said, and writes it; false if nobody listens any more.
  explicit Transcript(std::function<bool(const Transcript&)> overflow = nullptr)
      : overflow_(std::move(overflow)) {}

  // Whole lines, so that no line is ever cut.
  void out(std::string_view lines) { add(lines, false); }
  void err(std::string_view lines) { add(lines, true); }

  // False if nothing more will be written: the work may as well end.
  bool heard() const { return heard_; }

  bool has_errors() const;
  // Writes all of it; `out` is flushed before each change to `err`, and at the end.
  void replay(std::ostream& out, std::ostream& err) const;
  void clear();
  // Exchanges what was said, not who is called when it grows.
  void swap(Transcript& other);

 private:
  struct Piece {
    bool error;
    std::size_t end;  // in text_; begins where the one before ends
  };

  void add(std::string_view lines, bool error);

  std::string text_;
  std::vector<Piece> pieces_;
  std::function<bool(const Transcript&)> overflow_;
  bool heard_ = true;
};

// Says its answer; runs in any thread, beside others.
using Job = std::function<Tally(Transcript& say)>;
// The next piece of work; an empty function at the end. One thread at a time calls it.
using JobSource = std::function<Job()>;

struct StreamOptions {
  int threads = 1;
  Progress* progress = nullptr;
  // Hears of each answer when it has been written; the run ends where it says false.
  std::function<bool(const Tally&)> written = nullptr;
};

// Runs all jobs and writes what they say, in order. Ends early if `out` can't be written any more.
// An exception of a job or of the source ends the run and comes out here; a source that threw is
// not asked again.
Tally run_ordered(const JobSource& next, const StreamOptions& options, std::ostream& out,
                  std::ostream& err);

// How many threads can run at a time on this machine.
int all_threads();

}  // namespace nonet::cli
