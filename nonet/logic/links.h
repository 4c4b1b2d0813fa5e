// Links: what chains and networks are made of. A house with only two places for a digit is a strong
// link: if one is false, the other is true. Two cells that share a house are a weak link: if one is
// true, the other is false. A chain takes them in turn.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// For each of some digits the houses in which it has exactly two places, as bits by their ids; for
// the others none.
class PairHouses {
 public:
  PairHouses(const Grid& grid, DigitSet digits);
  std::uint64_t of(Digit d) const { return houses_[d.index()]; }
  // The rows, or the columns, among them: bit i for the i-th.
  unsigned rows_of(Digit d, const Topology::Lines& lines) const {
    return static_cast<unsigned>(of(d) >> lines.first_row & 0x1ffU);
  }
  unsigned columns_of(Digit d, const Topology::Lines& lines) const {
    return static_cast<unsigned>(of(d) >> lines.first_column & 0x1ffU);
  }

 private:
  std::array<std::uint64_t, Digit::kCount> houses_{};
};

// The only two places of a digit in a house, in the order of the house.
struct StrongLink {
  House house;
  Cell a, b;

  StrongLink() = default;
  StrongLink(const Topology& topology, House h, unsigned spots)
      : house(h),
        a(topology.order(h)[std::countr_zero(spots)]),
        b(topology.order(h)[std::bit_width(spots) - 1]) {}

  CellSet cells() const { return {a, b}; }
  bool has(Cell c) const { return a == c || b == c; }
  Cell partner(Cell c) const { return a == c ? b : a; }
};

// The strong links of a digit, by house. Two places that are alone in two houses, a row and a box
// say, are told once, in the first.
class StrongLinks {
 public:
  void collect(const Grid& grid, Digit d, const PairHouses& pairs) {
    count_ = 0;
    for (std::uint64_t left = pairs.of(d); left != 0; left &= left - 1) {
      const House h(std::countr_zero(left));
      add(StrongLink(grid.topology(), h, grid.spots(h, d)));
    }
  }

  int size() const { return count_; }
  const StrongLink& operator[](int i) const { return links_[i]; }
  const StrongLink* begin() const { return links_; }
  const StrongLink* end() const { return links_ + count_; }

 private:
  void add(const StrongLink& link) {
    for (const StrongLink& other : *this) {
      if (other.a == link.a && other.b == link.b) return;
    }
    links_[count_++] = link;
  }

  StrongLink links_[House::kCount];
  int count_ = 0;
};

// The first house that holds both cells.
std::optional<House> house_joining(const Topology& topology, Cell a, Cell b);

// By what all places of a digit in some cells see all those in others: one house, or one a pair.
std::vector<Truth> truths_joining(const Topology& topology, Digit d, const CellSet& a,
                                  const CellSet& b);

// Add a mark, a house, unless the step has it: two chains of one step may share some.
void add_mark(Role role, Candidate x, Step& step);
void add_house(HouseRole role, House house, Step& step);

// Spells a chain out. Its first node is supposed false; then each node follows from the one before,
// true and false in turn: links[i] is the truth that joins nodes i and i + 1.
void tell_chain(std::span<const Node> nodes, std::span<const Truth> links, Step& step);

}  // namespace nonet
