#include "cli/mcp/server.h"

#include <condition_variable>
#include <deque>
#include <istream>
#include <memory>
#include <mutex>
#include <ostream>
#include <set>
#include <thread>

#include "cli/mcp/session.h"

namespace nonet::cli::mcp {
namespace {

// A line of any length, of which only so much is kept as shows that it is too long. False at the
// end.
bool next_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf* buffer = in.rdbuf();
  constexpr int kEnd = std::char_traits<char>::eof();
  int ch = buffer->sbumpc();
  if (ch == kEnd) return false;
  for (; ch != kEnd && ch != '\n'; ch = buffer->sbumpc()) {
    if (line.size() <= kLongestMessage) line += static_cast<char>(ch);
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return true;
}

bool is_blank(const std::string& line) {
  return line.find_first_not_of(" \t") == std::string::npos;
}

// A call that waits or is under way.
struct Pending {
  Call call;
  std::atomic<bool> cancelled{false};
};

// The parts of a line, in order: what is ready, or what is to be run.
struct Job {
  bool is_batch = false;
  std::vector<std::variant<std::string, std::shared_ptr<Pending>>> parts;
};

class Server {
 public:
  explicit Server(std::ostream& out) : out_(out), worker_([this] { work(); }) {}
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    due_.notify_one();
    worker_.join();
  }

  void take(Work work) {
    Job job{work.is_batch, {}};
    bool calls = false;
    {
      const std::lock_guard lock(mutex_);
      for (const std::string& id : work.cancelled) {
        for (const auto& pending : pending_) {
          if (pending->call.id == id) pending->cancelled = true;
        }
      }
      for (auto& part : work.parts) {
        if (auto* answer = std::get_if<std::string>(&part)) {
          job.parts.emplace_back(std::move(*answer));
          continue;
        }
        calls = add(std::get<Call>(std::move(part)), job) || calls;
      }
      if (calls) {
        jobs_.push_back(std::move(job));
        due_.notify_one();
        return;
      }
    }
    answer(job);
  }

  bool wrote_all() {
    const std::lock_guard lock(writing_);
    return static_cast<bool>(out_);
  }

 private:
  // True if it is to be run; otherwise it is refused.
  bool add(Call call, Job& job) {
    std::string refusal;
    if (pending_.size() >= kMostWaiting) refusal = "too many calls are waiting";
    for (const auto& pending : pending_) {
      if (pending->call.id == call.id) refusal = "a call with this id is not answered yet";
    }
    if (!refusal.empty()) {
      const int code = pending_.size() >= kMostWaiting ? kTooMuch : kNoRequest;
      job.parts.emplace_back(fault_text(call.id, {code, refusal}));
      return false;
    }
    auto pending = std::make_shared<Pending>();
    pending->call = std::move(call);
    pending_.insert(pending);
    job.parts.emplace_back(std::move(pending));
    return true;
  }

  void work() {
    for (;;) {
      Job job;
      {
        std::unique_lock lock(mutex_);
        due_.wait(lock, [this] { return ended_ || !jobs_.empty(); });
        if (jobs_.empty()) return;
        job = std::move(jobs_.front());
        jobs_.pop_front();
      }
      answer(job);
    }
  }

  // Runs what is to be run and writes all answers. Calls that were taken back have none.
  void answer(const Job& job) {
    std::vector<std::string> answers;
    for (const auto& part : job.parts) {
      if (const auto* ready = std::get_if<std::string>(&part)) {
        answers.push_back(*ready);
        continue;
      }
      const auto& pending = std::get<std::shared_ptr<Pending>>(part);
      std::string text = pending->cancelled ? "" : answered(pending->call, pending->cancelled);
      const std::lock_guard lock(mutex_);
      pending_.erase(pending);
      if (!pending->cancelled) answers.push_back(std::move(text));
    }
    if (answers.empty()) return;
    const std::lock_guard lock(writing_);
    if (job.is_batch) out_ << '[';
    for (std::size_t i = 0; i < answers.size(); ++i) {
      out_ << (i == 0 ? "" : job.is_batch ? "," : "\n") << answers[i];
    }
    out_ << (job.is_batch ? "]\n" : "\n") << std::flush;
  }

  std::ostream& out_;
  std::mutex writing_;
  std::mutex mutex_;
  std::condition_variable due_;
  std::deque<Job> jobs_;
  std::set<std::shared_ptr<Pending>> pending_;
  bool ended_ = false;
  std::thread worker_;
};

}  // namespace

bool serve(std::istream& in, std::ostream& out) {
  {
    Server server(out);
    Session session;
    std::string line;
    while (server.wrote_all() && next_line(in, line)) {
      if (!is_blank(line)) server.take(session.hear(line));
    }
  }
  return static_cast<bool>(out);
}

}  // namespace nonet::cli::mcp
