#include "cli/stream/stream.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <ostream>
#include <system_error>
#include <thread>

#include "cli/stream/interruption.h"

namespace nonet::cli {
namespace {

// Beyond this an answer is not kept to wait for its turn. Above what a usual job says.
constexpr std::size_t kLongestWaiting = std::size_t{1} << 18U;
// How many jobs may be under way or waiting to be written, for each thread.
constexpr std::size_t kJobsAhead = 4;

class OrderedRun {
 public:
  OrderedRun(const JobSource& next, const StreamOptions& options, std::ostream& out,
             std::ostream& err)
      : next_(next),
        options_(options),
        out_(out),
        err_(err),
        waiting_(kJobsAhead * static_cast<std::size_t>(options.threads)) {}

  Tally run() {
    work();
    join();
    if (failure_) std::rethrow_exception(failure_);
    return total_;
  }

 private:
  struct Answer {
    bool done = false;
    Transcript transcript;
    Tally tally;
  };

  void work() try {
    std::uint64_t number = 0;
    Transcript transcript([&](const Transcript& grown) { return write_on(number, grown); });
    while (Job job = take(number)) {
      Tally tally = job(transcript);
      hand_in(number, transcript, tally);
    }
  } catch (...) {
    std::lock_guard lock(state_);
    if (!failure_) failure_ = std::current_exception();
    stop();
  }

  // The next job and its place in the order; an empty one at the end.
  Job take(std::uint64_t& number) {
    std::lock_guard input(input_);
    {
      std::unique_lock lock(state_);
      turn_.wait(lock, [&] { return stopped_ || taken_ - written_ < waiting_.size(); });
      if (stopped_) return nullptr;
    }
    if (ended_) return nullptr;
    // A source that throws has ended too, and whoever waits for the input is to find it so.
    ended_ = true;
    Job job = next_();
    if (!job) return nullptr;
    ended_ = false;
    number = taken_++;
    // There may be more to do than this thread will have time for.
    if (helpers_started_ + 1 < options_.threads) start_helper();
    return job;
  }

  void start_helper() try {
    helpers_.emplace_back([this] { work(); });
    ++helpers_started_;
  } catch (const std::system_error&) {
    // The system gives no more threads; those there are do it all.
    helpers_started_ = options_.threads;
  }

  void join() {
    while (true) {
      std::thread helper;
      {
        std::lock_guard input(input_);
        if (helpers_.empty()) return;
        helper = std::move(helpers_.back());
        helpers_.pop_back();
      }
      helper.join();
    }
  }

  // The beginning of a long answer: waits for its turn and writes it. False if there is no sense in
  // going on.
  bool write_on(std::uint64_t number, const Transcript& transcript) {
    {
      std::unique_lock lock(state_);
      turn_.wait(lock, [&] { return stopped_ || written_ == number; });
      if (stopped_) return false;
    }
    return write(transcript);
  }

  // Leaves an empty transcript behind, one that has been written: its memory serves again.
  void hand_in(std::uint64_t number, Transcript& transcript, const Tally& tally) {
    std::unique_lock lock(state_);
    place_of(number).transcript.swap(transcript);
    place_of(number).tally = tally;
    place_of(number).done = true;
    // If it is not its turn, whoever writes the answer before it will find it here.
    while (written_ == number && place_of(number).done && !stopped_) {
      Answer& answer = place_of(number);
      lock.unlock();
      if (write(answer.transcript)) count(answer.tally);
      answer.transcript.clear();
      lock.lock();
      answer.done = false;
      number = ++written_;
      turn_.notify_all();
    }
  }

  Answer& place_of(std::uint64_t number) { return waiting_[number % waiting_.size()]; }

  // Only by the thread whose turn it is, so these need no lock.
  bool write(const Transcript& transcript) {
    WholePiece piece;
    if (options_.progress != nullptr && transcript.has_errors()) options_.progress->erase();
    transcript.replay(out_, err_);
    if (out_) return true;
    std::lock_guard lock(state_);
    stop();
    return false;
  }

  void count(const Tally& tally) {
    total_.add(tally);
    if (options_.progress != nullptr) options_.progress->add(tally);
    if (!options_.written || options_.written(tally)) return;
    std::lock_guard lock(state_);
    stop();
  }

  // With state_ locked.
  void stop() {
    stopped_ = true;
    turn_.notify_all();
  }

  const JobSource& next_;
  const StreamOptions options_;
  std::ostream& out_;
  std::ostream& err_;

  std::mutex input_;  // taken before state_ where both are
  bool ended_ = false;
  std::uint64_t taken_ = 0;  // jobs begun
  int helpers_started_ = 0;
  std::vector<std::thread> helpers_;

  std::mutex state_;
  std::condition_variable turn_;  // written_ or stopped_ has changed
  std::uint64_t written_ = 0;     // jobs written; the next in turn has this number
  bool stopped_ = false;
  std::exception_ptr failure_;
  std::vector<Answer> waiting_;  // a ring

  Tally total_;
};

}  // namespace

void Transcript::add(std::string_view lines, bool error) {
  if (lines.empty() || !heard_) return;
  text_ += lines;
  if (pieces_.empty() || pieces_.back().error != error) pieces_.push_back({error, 0});
  pieces_.back().end = text_.size();
  if (text_.size() < kLongestWaiting || !overflow_) return;
  heard_ = overflow_(*this);
  clear();
}

void Transcript::swap(Transcript& other) {
  text_.swap(other.text_);
  pieces_.swap(other.pieces_);
}

void Transcript::clear() {
  text_.clear();
  pieces_.clear();
}

bool Transcript::has_errors() const {
  return std::any_of(pieces_.begin(), pieces_.end(),
                     [](const Piece& piece) { return piece.error; });
}

void Transcript::replay(std::ostream& out, std::ostream& err) const {
  std::size_t begin = 0;
  for (const Piece& piece : pieces_) {
    if (piece.error) out.flush();
    std::ostream& stream = piece.error ? err : out;
    stream.write(text_.data() + begin, static_cast<std::streamsize>(piece.end - begin));
    if (piece.error) err.flush();
    begin = piece.end;
  }
  out.flush();
}

Tally run_ordered(const JobSource& next, const StreamOptions& options, std::ostream& out,
                  std::ostream& err) {
  return OrderedRun(next, options, out, err).run();
}

int all_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace nonet::cli
