#include "cli/stream/resumable.h"

#include <algorithm>
#include <filesystem>

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
  std::error_code problem;
  if (!std::filesystem::exists(path, problem) && !problem) return std::optional<RunState>();
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
  if (auto error = run->open_files()) return *error;
  return run;
}

std::optional<Error> Resumable::open_files() {
  const auto path = call_.value("output");
  if (!path) return std::nullopt;
  auto file = OutputFile::open(*path, call_.operands());
  if (!file) return file.error();
  file_ = *std::move(file);
  if (!call_.has("resume")) return std::nullopt;
  state_path_ = *call_.value("resume");
  if (auto error = file_->claim()) return error;
  auto before = state_in(state_path_);
  if (!before) return before.error();
  if (*before) {
    if (auto error = compare(**before)) return error;
    state_ = **before;
    total_ = state_.total;
  } else if (file_->size() > 0) {
    return Error{*path + ": is there already, and " + state_path_ +
                 " is not, which would tell how much of it is done; remove it to begin anew"};
  }
  return std::nullopt;
}

// What keeps this run from going on where that one was.
std::optional<Error> Resumable::compare(const RunState& before) const {
  if (before.run != state_.run) {
    return Error{state_path_ + ": belongs to another run: " + before.run};
  }
  if (before.version != state_.version) {
    return Error{state_path_ + ": was written by nonet " + before.version + ", and this is nonet " +
                 state_.version + "; go on with that one, or begin anew with other files"};
  }
  if (before.finished && before.input_bytes != state_.input_bytes) {
    return Error{state_path_ +
                 ": tells of a run that is done, and since then the input has changed"};
  }
  const std::uint64_t size = file_->size();
  if (size < before.output_bytes || (before.finished && size != before.output_bytes)) {
    return Error{file_->path() + ": has " + bytes_text(size) + ", where " + state_path_ +
                 " tells of " + grouped(before.output_bytes) + "; it is not what that run wrote"};
  }
  return std::nullopt;
}

bool Resumable::tell_finished() const {
  if (!state_.finished) return false;
  const std::uint64_t puzzles = state_.total.puzzles;
  call_.tell(file_->path() + " is done already, with " + grouped(puzzles) +
             (puzzles == 1 ? " puzzle" : " puzzles") + "; nothing was changed");
  return true;
}

std::optional<Error> Resumable::begin(const std::string& header) {
  if (file_) {
    // The state comes first: an output without one looks like somebody else's.
    if (!state_path_.empty()) problem_ = rewrite_whole_file(state_path_, to_text(state_));
    if (problem_) return problem_;
    if (auto error = file_->cut_to(state_.output_bytes)) return error;
  }
  if (state_.output_bytes == 0) out() << header;
  return std::nullopt;
}

bool Resumable::add(const Tally& tally) {
  total_.add(tally);
  // What was cut short would come out otherwise another time, and so would all that is behind it.
  if (state_path_.empty() || total_.cut_short) return true;
  state_.total = total_;
  state_.output_bytes = file_->size();
  if (Clock::now() - recorded_ >= pause()) record();
  return !problem_;
}

Resumable::Clock::duration Resumable::pause() const {
  const Clock::duration tenth = (Clock::now() - start_) / 10;
  return std::clamp<Clock::duration>(tenth, kShortestPause, kLongestPause);
}

// Never of output that might still get lost.
void Resumable::record() {
  problem_ = file_->sync();
  if (!problem_) problem_ = rewrite_whole_file(state_path_, to_text(state_));
  recorded_ = Clock::now();
}

bool Resumable::end(bool finished) {
  if (file_ && !problem_) problem_ = file_->sync();
  if (!problem_ && !state_path_.empty()) {
    state_.finished = finished;
    if (finished) state_.output_bytes = file_->size();
    record();
  }
  if (problem_) call_.wrong(problem_->message);
  return !problem_;
}

}  // namespace nonet::cli
