#include "cli/stream/resumable.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

#include "cli/stream/interruption.h"
#include "cli/stream/progress.h"
#include "cli/stream/whole_file.h"
#include "nonet/version.h"

namespace nonet::cli {
namespace {

constexpr std::chrono::milliseconds kShortestPause{50};
constexpr std::chrono::seconds kLongestPause{3};

// Nothing if there is no such file.
Result<std::optional<RunState>> state_in(const std::string& path) {
  constexpr std::size_t kLongestState = std::size_t{1} << 20U;
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return std::optional<RunState>();
    return Error{path + ": can't be read: " + std::strerror(errno)};
  }
  // Reading from a pipe would wait for somebody to write.
  if (!S_ISREG(status.st_mode)) return Error{path + ": is no file that could keep a state"};
  std::ifstream file(path, std::ios::binary);
  std::string text(kLongestState, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  auto state = read_run_state(text);
  if (!state) return Error{path + ": " + state.error().message};
  return std::optional(*std::move(state));
}

std::string bytes_text(std::uint64_t bytes) {
  return grouped(bytes) + (bytes == 1 ? " byte" : " bytes");
}

}  // namespace

Result<std::unique_ptr<Resumable>> Resumable::open(Invocation& call, const About& about) {
  std::unique_ptr<Resumable> run(new Resumable(call));
  if (call.has("resume") && !call.has("output")) {
    return Error{"--resume goes with -o FILE, which it cuts back to what is recorded"};
  }
  run->state_.version = kVersion;
  // These change nothing about the answers.
  run->state_.run = call.line_without({"isa", "jobs", "resume", "summary"}) +
                    (about.text.empty() ? "" : " (" + about.text + ")");
  run->state_.input_bytes = about.input_bytes;
  run->state_.mark = TemporaryFile::new_mark();
  if (auto error = run->open_files(about.inputs)) {
    if (run->file_) run->file_->undo();
    return *error;
  }
  return run;
}

std::optional<Error> Resumable::open_files(const std::vector<std::string>& inputs) {
  if (const auto path = call_.value("output")) {
    state_path_ = call_.value("resume").value_or("");
    auto file = call_.has("resume") ? OutputFile::continued(*path) : OutputFile::replaced(*path);
    if (!file) return file.error();
    file_ = *std::move(file);
  }
  if (auto error = tell_apart(inputs)) return error;
  return call_.has("resume") ? open_state() : std::nullopt;
}

// What is read, what is written and the state must be files of their own.
std::optional<Error> Resumable::tell_apart(const std::vector<std::string>& inputs) const {
  std::optional<FileIdentity> output;
  if (file_) output = file_->identity();
  if (!file_ && &call_.out == &std::cout) output = identity_of(STDOUT_FILENO);
  const auto state = identity_of(state_path_);
  if (is_one_file(state, output)) {
    return Error{state_path_ + ": is the output; the state needs a file of its own"};
  }
  for (const std::string& name : inputs) {
    std::optional<FileIdentity> input;
    if (name != "-") input = identity_of(name);
    if (name == "-" && &call_.in == &std::cin) input = identity_of(STDIN_FILENO);
    if (is_one_file(input, output)) {
      return Error{(file_ ? file_->path() : "standard output") +
                   ": is to be read, so it can't be written as well"};
    }
    if (is_one_file(input, state)) {
      return Error{state_path_ + ": is to be read, so it can't keep the state as well"};
    }
  }
  return std::nullopt;
}

std::optional<Error> Resumable::open_state() {
  auto before = state_in(state_path_);
  if (!before) return before.error();
  if (*before) {
    if (auto error = compare(**before)) return error;
    state_ = **before;
    total_ = state_.total;
  } else if (file_->size() > 0) {
    return Error{file_->path() + ": is there already, and " + state_path_ +
                 " is not, which would tell how much of it is done; remove it to begin anew"};
  }
  return std::nullopt;
}

// What keeps this run from going on where that one was.
std::optional<Error> Resumable::compare(const RunState& before) {
  if (before.run != state_.run) {
    return Error{state_path_ + ": belongs to another run: " + before.run};
  }
  if (before.version != state_.version) {
    return Error{state_path_ + ": was written by nonet " + before.version + ", and this is nonet " +
                 state_.version + "; go on with that one, or begin anew with other files"};
  }
  if (before.finished && before.input_bytes != state_.input_bytes) return another_input(true);
  const std::uint64_t size = file_->size();
  if (size < before.output_bytes || (before.finished && size != before.output_bytes)) {
    return Error{file_->path() + ": has " + bytes_text(size) + ", where " + state_path_ +
                 " tells of " + grouped(before.output_bytes) + "; it is not what that run wrote"};
  }
  auto first = file_->first(before.output_bytes);
  if (!first) return first.error();
  if (first->value() != before.output_digest) {
    return Error{file_->path() + ": " + (before.finished ? "holds" : "begins with") +
                 " other bytes than those that " + state_path_ +
                 " tells of; it is not what that run wrote"};
  }
  first_ = *first;
  return std::nullopt;
}

Error Resumable::another_input(bool finished) const {
  if (finished) {
    return Error{state_path_ +
                 ": tells of a run that is done, and since then the input has changed"};
  }
  return Error{state_path_ + ": belongs to another input; this one does not begin with the same " +
               grouped(total_.place.read) + " puzzles"};
}

void Resumable::tell_finished() const {
  const std::uint64_t puzzles = state_.total.puzzles;
  call_.tell(file_->path() + " is done already, with " + grouped(puzzles) +
             (puzzles == 1 ? " puzzle" : " puzzles") + "; nothing was changed");
}

std::optional<Error> Resumable::begin(const std::string& header) {
  if (!file_) {
    call_.out << header;
  } else if (state_path_.empty()) {
    file_->hold(header);
  } else {
    // The state comes first: an output without one looks like somebody else's.
    problem_ = write_whole_file(state_path_, to_text(state_), state_.mark);
    if (!problem_) problem_ = file_->cut_to(first_);
    if (problem_) return problem_;
    if (first_.size() == 0) out() << header;
  }
  return std::nullopt;
}

bool Resumable::add(const Tally& tally) {
  total_.add(tally);
  // What was cut short would come out otherwise another time, and so would all that is behind it.
  if (state_path_.empty() || total_.cut_short) return true;
  state_.total = total_;
  state_.output_bytes = file_->written().size();
  state_.output_digest = file_->written().value();
  if (Clock::now() - recorded_ >= pause()) record();
  return !problem_;
}

Resumable::Clock::duration Resumable::pause() const {
  const Clock::duration tenth = (Clock::now() - start_) / 10;
  return std::clamp<Clock::duration>(tenth, kShortestPause, kLongestPause);
}

// Never of output that might still get lost, and never half.
void Resumable::record() {
  WholePiece piece;
  problem_ = file_->sync();
  if (!problem_) problem_ = write_whole_file(state_path_, to_text(state_), state_.mark);
  recorded_ = Clock::now();
}

// Whether the file is to be there: where no answer was asked for, or none came of it, it is not.
bool Resumable::has_answers(bool finished) const {
  if (file_->is_made()) return true;
  // A share of few puzzles may have none.
  return finished && (total_.puzzles + total_.unreadable > 0 || call_.has("shard"));
}

bool Resumable::end(bool finished, const std::string& footer) {
  // Where a later start goes on, it ends there.
  const std::string& last = finished || !call_.has("resume") ? footer : std::string();
  if (!file_) call_.out << last;
  if (file_ && !problem_ && has_answers(finished)) {
    problem_ = file_->make();
    out() << last;
  }
  if (file_ && !problem_) problem_ = file_->sync();
  if (file_ && !problem_ && !state_path_.empty()) {
    state_.finished = finished;
    if (finished) {
      state_.total = total_;
      state_.output_bytes = file_->written().size();
      state_.output_digest = file_->written().value();
    }
    record();
  }
  if (problem_) call_.wrong(problem_->message);
  return !problem_;
}

}  // namespace nonet::cli
