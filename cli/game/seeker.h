// Seeker: looks for something in a thread of its own, so that keys are answered meanwhile: a hint
// on a hard board takes seconds, and so does an extreme puzzle that is made. One thing at a time;
// whoever asks for another, or no longer wants it, stops the first.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "nonet/core/stop.h"

namespace nonet::cli::game {

class Seeker {
 public:
  // What is to be done with the answer, in the thread of whoever asked.
  using Then = std::function<void()>;
  using Job = std::function<Then(const Stop& stop)>;

  // `wake` is called from the other thread when there is an answer.
  explicit Seeker(std::function<void()> wake = {}) : wake_(std::move(wake)) {}
  ~Seeker();
  Seeker(const Seeker&) = delete;
  Seeker& operator=(const Seeker&) = delete;

  void start(Job job);
  void cancel();
  bool busy() const { return current_ != nullptr; }
  // Hands the answer over, if there is one; true then.
  bool take();
  // Waits for the answer: for tests.
  void wait();

 private:
  struct Search {
    std::atomic<bool> stop = false;
    std::atomic<bool> done = false;
    Then then;
    std::thread thread;
  };
  void bury();

  std::function<void()> wake_;
  std::unique_ptr<Search> current_;
  std::vector<std::unique_ptr<Search>> leaving_;  // told to stop
};

}  // namespace nonet::cli::game
