#include "cli/commands/make_together.h"

#include <limits>
#include <mutex>
#include <thread>

namespace nonet::cli {
namespace {

class SharedSearch {
 public:
  SharedSearch(const Generator& generator, std::uint64_t number, const Stop& stop,
               std::atomic<std::uint64_t>* tried)
      : generator_(generator), number_(number), stop_(stop), tried_(tried) {}

  void work() {
    while (!stop_.requested()) {
      const std::uint64_t which = next_++;
      if (which > first_) return;
      auto made = generator_.search(number_, which, stop_, tried_);
      if (!made) continue;
      const std::lock_guard lock(mutex_);
      if (which > first_) return;
      first_ = which;
      found_ = std::move(made);
    }
  }
  std::optional<Made> found() { return std::move(found_); }

 private:
  const Generator& generator_;
  std::uint64_t number_;
  const Stop& stop_;
  std::atomic<std::uint64_t>* tried_;
  std::atomic<std::uint64_t> next_{0};
  // The first that has found something.
  std::atomic<std::uint64_t> first_{std::numeric_limits<std::uint64_t>::max()};
  std::mutex mutex_;
  std::optional<Made> found_;
};

}  // namespace

std::optional<Made> make_together(const Generator& generator, std::uint64_t number, int threads,
                                  const Stop& stop, std::atomic<std::uint64_t>* tried) {
  SharedSearch search(generator, number, stop, tried);
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back([&] { search.work(); });
  search.work();
  for (std::thread& other : others) other.join();
  return search.found();
}

}  // namespace nonet::cli
