// Resumable: where the answers of a run go, and how it continues after it was cut short.
//
// With -o they go to a file. With --resume a second file, the state, tells how much was read and
// how long the output was then, with a digest of each. It is written anew every few seconds, always
// after the output it speaks of is safe, and as a whole. So whenever the run is killed, there is a
// state, and the output begins with what that state tells of; what stands behind is cut off and
// made again. An output or an input that does not begin so is another one, and is refused.
//
//   output   aaaaaaaa bbbbbbbb cccccccc ddd| killed here
//   state                      ^ c is done: cut back to here, read on behind c
//
// Only one run at a time can be at an output (output_file.h). Short runs are recorded more often,
// so that a tenth of the work is lost at most.
#pragma once

#include <chrono>
#include <memory>

#include "cli/app/command.h"
#include "cli/stream/output_file.h"
#include "cli/stream/run_state.h"

namespace nonet::cli {

inline constexpr Option kOutputOption = {"output", Option::Takes::kValue, "FILE",
                                         "write there and not to standard output; a file that\n"
                                         "is there is replaced once there is an answer",
                                         'o'};
inline constexpr Option kResumeOption = {"resume", Option::Takes::kValue, "STATE",
                                         "keep in the file STATE how much is done, so that the\n"
                                         "same call, given again after the run was killed,\n"
                                         "goes on from there (-o FILE)"};

class Resumable {
 public:
  // What makes a run another one, beside its command line.
  struct About {
    std::optional<std::uint64_t> input_bytes = {};  // how much there is to read, if that is known
    std::string text = {};                          // what stands in a file that an option names
    std::vector<std::string> inputs = {};           // files that it reads; "-": standard input
  };
  // By the options of the call. An Error if the files can't be used, or belong to another run.
  static Result<std::unique_ptr<Resumable>> open(Invocation& call, const About& about);

  // What earlier starts and this one have done.
  const Tally& total() const { return total_; }
  std::ostream& out() { return file_ ? file_->stream() : call_.out; }
  // A seed that is the same in every start; 0: none has been chosen yet.
  std::uint64_t seed() const { return state_.seed; }
  void set_seed(std::uint64_t seed) { state_.seed = seed; }

  // Whether all was done by an earlier start; what there is to say of that.
  bool is_finished() const { return state_.finished; }
  void tell_finished() const;
  // Why it can't be: another input is there.
  Error another_input() const { return another_input(state_.finished); }
  // Before anything is written; what stands above all answers is written once.
  std::optional<Error> begin(const std::string& header);
  // These answers have been written; in their order. False if the run had better end.
  bool add(const Tally& tally);
  // All that was read, also what is behind the last answer.
  void set_place(const Place& place) { total_.place = place; }
  // At the end; whether there is nothing left to do. What stands below all answers is written where
  // no later start goes on. True: what was done is written, and recorded if it is to be; otherwise
  // says what went wrong. A file that there was nothing to write to is left as it was.
  bool end(bool finished, const std::string& footer);

 private:
  using Clock = std::chrono::steady_clock;

  explicit Resumable(Invocation& call) : call_(call) {}
  std::optional<Error> open_files(const std::vector<std::string>& inputs);
  std::optional<Error> tell_apart(const std::vector<std::string>& inputs) const;
  std::optional<Error> open_state();
  std::optional<Error> compare(const RunState& before);
  Error another_input(bool finished) const;
  bool has_answers(bool finished) const;
  void record();
  Clock::duration pause() const;

  Invocation& call_;
  std::unique_ptr<OutputFile> file_;  // null: standard output
  std::string state_path_;            // "": nothing is recorded
  RunState state_;                    // what can be recorded
  Digest first_;                      // of the output, as far as it is done
  Tally total_;                       // and what was cut short besides
  std::optional<Error> problem_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point recorded_ = start_;
};

}  // namespace nonet::cli
