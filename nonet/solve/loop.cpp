#include "nonet/solve/loop.h"

#include "nonet/logic/each_hit.h"

namespace nonet {
namespace {

// The first hit of the first technique that has one.
class EasiestFirst : public Loop {
 public:
  EasiestFirst(const Grid& start, const Policy& policy)
      : grid_(start), policy_(policy), fillings_(fillings_along(start)) {}

  const Grid& grid() const override { return grid_; }

  bool next(Sink accept, const Stop* stop) override {
    bool taken = false;
    auto offer = [&](const Hit& hit) { return taken = accept(hit); };
    each_hit(grid_, policy_, offer, stop, fillings_.get());
    return taken;
  }

  void take(std::span<const Candidate> placements, std::span<const Candidate> removals) override {
    apply(placements, removals, grid_);
  }

 private:
  Grid grid_;
  Policy policy_;
  std::shared_ptr<FillingFinder> fillings_;
};

}  // namespace

std::unique_ptr<Loop> make_loop(const Grid& start, const Policy& policy) {
  if (policy.loop != nullptr) return policy.loop(start, policy);
  return std::make_unique<EasiestFirst>(start, policy);
}

}  // namespace nonet
