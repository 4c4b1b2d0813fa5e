#include "nonet/search/variants.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "nonet/core/topology.h"
#include "nonet/rules/engine.h"
#include "nonet/search/isa.h"
#include "nonet/search/kernel.h"

namespace nonet {
namespace {

// What takes no more guesses is done before a kernel would pay.
constexpr std::uint64_t kFewGuesses = 100;
// A kernel can't be stopped, so it gets pieces: these many guesses deep, of milliseconds each.
constexpr int kPieceDepth = 8;

bool is_plain(const Scheme& scheme) {
  const Variant& variant = scheme.variant;
  if (variant.rows != 9 || variant.cols != 9 || variant.low != 1 || variant.high != 9) return false;
  if (!scheme.parts.rules.empty() || !scheme.parts.pairs.empty() || !scheme.parts.choices.empty())
    return false;
  for (Cell c : Cell::all()) {
    const SpotSet& mine = scheme.peers[c.slot()];
    const CellSet& peers = Topology::classic().peers(c);
    if (mine.count() != peers.size()) return false;
    for (Cell peer : peers) {
      if (!mine.test(peer.slot())) return false;
    }
  }
  return true;
}

class Pieces {
 public:
  Pieces(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
         FunctionRef<bool(std::span<const int>)> visit)
      : engine_(scheme),
        kernel_(*kernel_for(best_isa())),
        limit_(limit),
        stop_(stop),
        visit_(visit) {}

  VariantCount run(std::uint64_t guesses) {
    result_.guesses = guesses;
    std::vector<DigitMask> start = engine_.start();
    engine_.work_on(start.data());
    if (std::find(start.begin(), start.end(), 0) != start.end()) return result_;
    engine_.wake_all();
    if (engine_.propagate()) descend(start, kPieceDepth);
    return result_;
  }

 private:
  // False: the whole search ends.
  bool descend(const std::vector<DigitMask>& here, int depth) {
    if (stop_.requested_now()) {
      result_.stopped = true;
      result_.complete = false;
      return false;
    }
    const int cell = fewest(here);
    if (cell < 0 || depth == 0) return solve(here);
    ++result_.guesses;
    for (unsigned rest = here[static_cast<std::size_t>(cell)]; rest != 0; rest &= rest - 1) {
      std::vector<DigitMask> there = here;
      engine_.work_on(there.data());
      if (!engine_.keep(cell, rest & (0U - rest)) || !engine_.propagate()) continue;
      if (!descend(there, depth - 1)) return false;
    }
    return true;
  }

  static int fewest(const std::vector<DigitMask>& here) {
    int best = -1, least = 17;
    for (std::size_t i = 0; i < here.size(); ++i) {
      const int count = bit_count(static_cast<unsigned>(here[i]));
      if (count < 2 || count >= least) continue;
      least = count;
      best = static_cast<int>(i);
    }
    return best;
  }

  bool solve(const std::vector<DigitMask>& here) {
    Cells cells;
    std::copy(here.begin(), here.end(), cells.mask);
    KernelOutcome outcome;
    const Visitor visitor = {this, [](void* object, const std::uint8_t* numbers) {
                               return static_cast<Pieces*>(object)->report(numbers);
                             }};
    kernel_.solve_one(cells, limit_, visitor, outcome);
    result_.guesses += outcome.guesses;
    return go_on_;
  }

  bool report(const std::uint8_t* numbers) {
    std::array<int, 81> digits;  // NOLINT: filled at once
    std::copy_n(numbers, digits.size(), digits.begin());
    if (result_.solutions++ == 0) result_.first.assign(digits.begin(), digits.end());
    go_on_ = visit_(digits) && result_.solutions < limit_;
    if (!go_on_) result_.complete = false;
    return go_on_;
  }

  Engine engine_;
  const Kernel& kernel_;
  std::uint64_t limit_;
  const Stop& stop_;
  FunctionRef<bool(std::span<const int>)> visit_;
  bool go_on_ = true;
  VariantCount result_;
};

}  // namespace

VariantCount count_variant(const Scheme& scheme, std::uint64_t limit, const Stop& stop,
                           FunctionRef<bool(std::span<const int>)> visit) {
  if (limit == 0 || !is_plain(scheme)) return count_solutions(scheme, limit, stop, visit);
  // Solutions are told when it is clear that these are all that are wanted.
  std::vector<std::vector<int>> found;
  const VariantCount few = count_solutions(scheme, limit, Stop::after_asks(kFewGuesses),
                                           [&](std::span<const int> digits) {
                                             found.emplace_back(digits.begin(), digits.end());
                                             return true;
                                           });
  if (few.stopped) return Pieces(scheme, limit, stop, visit).run(few.guesses);
  VariantCount told = few;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (visit(found[i])) continue;
    told.solutions = i + 1;
    told.complete = false;
    break;
  }
  return told;
}

VariantCount count_variant(const Scheme& scheme, std::uint64_t limit, const Stop& stop) {
  return count_variant(scheme, limit, stop, [](std::span<const int>) { return true; });
}

}  // namespace nonet
