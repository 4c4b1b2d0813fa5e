// Several threads for one puzzle to order: they share its searches (Generator::search), and the
// first search that finds something counts, whichever is ready first. So it is the puzzle that one
// thread makes.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/stop.h"

namespace nonet::cli {

template <class Made>
class SharedSearch {
 public:
  using Search = FunctionRef<std::optional<Made>(std::uint64_t which)>;

  SharedSearch(Search search, std::uint64_t searches, const Stop& stop)
      : search_(search), searches_(searches), stop_(stop) {}

  std::optional<Made> run(int threads) {
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([this] { work(Stop(stop_)); });
    work(Stop(stop_));
    for (std::thread& other : others) other.join();
    return std::move(found_);
  }

 private:
  void work(const Stop& stop) {
    while (!stop.requested()) {
      const std::uint64_t which = next_++;
      if (which > first_ || which >= searches_) return;
      auto made = search_(which);
      if (!made) continue;
      const std::lock_guard lock(mutex_);
      if (which > first_) return;
      first_ = which;
      found_ = std::move(made);
    }
  }

  Search search_;
  std::uint64_t searches_;
  const Stop& stop_;
  std::atomic<std::uint64_t> next_{0};
  // The first that has found something.
  std::atomic<std::uint64_t> first_{std::numeric_limits<std::uint64_t>::max()};
  std::mutex mutex_;
  std::optional<Made> found_;
};

// What the first of the searches 0, 1, 2, ... finds, of so many; nothing if none did before the
// stop.
template <class Made>
std::optional<Made> make_together(
    FunctionRef<std::optional<Made>(std::uint64_t which)> search, int threads, const Stop& stop,
    std::uint64_t searches = std::numeric_limits<std::uint64_t>::max()) {
  return SharedSearch<Made>(search, searches, stop).run(threads);
}

}  // namespace nonet::cli
