// Hops: what X-chains and XY-chains are made of. A hop is a strong link taken in one direction: if
// `off` is false, `on` is true.
//
//   X-chain    off and on are the only two places of a digit in a house
//   XY-chain   off and on are the only two candidates of a cell
//
// The next hop begins at a candidate that `on` takes away: with the same digit, in a house with it.
// So from "the first off is false" a chain leads to "the last on is true". If both have the same
// digit, one of the two is true, and no cell that sees both can hold it.
//
//   r1c1=4= r1c7 -4- r3c9 =4= r8c9       two hops: r1c1 to r1c7, r3c9 to r8c9
//
// No cell of a chain is met twice; but an X-chain may end where it began, and then its first cell
// holds the digit.
//
// A walk that may meet cells twice is easy to measure. It is never longer than a chain, so a search
// for chains turns back where even a walk would be too long.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/logic/finder.h"

namespace nonet {

struct Hop {
  Candidate off, on;
  Truth by;

  friend bool operator==(const Hop&, const Hop&) = default;
};

class HopChain {
 public:
  // 19 links, which is HoDoKu's limit too.
  static constexpr int kMostHops = 10;

  int size() const { return count_; }
  const Hop& operator[](int i) const { return hops_[i]; }
  const Hop& back() const { return hops_[count_ - 1]; }
  void push(const Hop& hop) { hops_[count_++] = hop; }
  void pop() { --count_; }
  // In nodes, two a hop.
  int length() const { return 2 * count_; }

  // Truths, marks, houses and the story, node by node.
  void tell(const Topology& topology, Step& step) const;
  // What it takes away has its first digit.
  bool report(Technique technique, const CellSet& victims, Sink sink) const;

 private:
  std::array<Hop, kMostHops> hops_;
  std::int8_t count_ = 0;
};

// All hops of a digit, or of the cells with two candidates; by their first cells, then by digits or
// by row, column, box.
class Hops {
 public:
  static Hops of_digit(const Grid& grid, Digit d);
  static Hops of_pairs(const Grid& grid);

  int size() const { return static_cast<int>(hops_.size()); }
  const Hop& operator[](int i) const { return hops_[i]; }
  // The hops that may come next, along row, column and box of the cell reached.
  std::span<const std::uint8_t> after(int hop) const {
    return {after_.data() + first_after_[hop], after_.data() + first_after_[hop + 1]};
  }
  // The hops of the shortest walk that begins with one hop and ends with another, both counted; 0
  // if none is as short as a chain must be.
  int walk(int from, int to) const { return walks_[static_cast<std::size_t>(from * size() + to)]; }

 private:
  void add(Candidate off, Candidate on, Truth by) { hops_.push_back({off, on, by}); }
  void join(const Grid& grid);
  void measure();

  std::vector<Hop> hops_;
  std::vector<std::uint8_t> after_;
  std::vector<std::uint16_t> first_after_;
  std::vector<std::uint8_t> walks_;
};

// The search for chains among some hops, depth first, from one first hop at a time. Chains that
// take away the same are rivals: one that was met bars longer ones from then on.
class ChainSearch {
 public:
  // Chains of the same length as one that was met are no news; shorter ones may be.
  enum class Again : std::uint8_t { kIfShorter, kNever };

  ChainSearch(const Grid& grid, const Hops& hops, Again again, const Stop* stop);

  // Whether there is anything to search for.
  bool hopeful() const { return !aims_.empty(); }
  // Hands each chain of at most so many hops, and what it takes away, to `visit`, until that
  // returns true or a stop is requested; returns whether that ended it.
  bool from(int first, int most_hops, FunctionRef<bool(const HopChain&, const CellSet&)> visit);

 private:
  // What rivals take away, and how many hops the next one of them may have.
  struct Prize {
    Digit digit;
    CellSet victims;
    int most_hops;
  };
  struct Aim {
    std::uint8_t last;  // hop
    std::uint16_t prize;
  };

  std::uint16_t prize_for(Digit d, const CellSet& victims);
  std::span<const Aim> aims_from(int first) const {
    return {aims_.data() + first_aim_[first], aims_.data() + first_aim_[first + 1]};
  }
  bool hopes(int hop, int count) const;
  bool extend(int last, const CellSet& used);
  bool meet(int last);

  const Hops& hops_;
  Again again_;
  const Stop* stop_;
  std::vector<Prize> prizes_;
  std::vector<Aim> aims_;  // by the first hop
  std::vector<std::uint32_t> first_aim_;

  // Of the walk under way.
  std::span<const Aim> wanted_;
  int most_hops_ = 0;
  int steps_left_ = 0;
  Cell start_;
  HopChain chain_;
  const FunctionRef<bool(const HopChain&, const CellSet&)>* visit_ = nullptr;
};

}  // namespace nonet
