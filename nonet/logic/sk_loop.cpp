// SK loops: two rows of different bands cross two columns of different stacks in four boxes. The
// cells of these lines in the boxes, but for the four crossings, are a ring:
//
//     x a a | x a a        each cell lies in two of eight houses, which follow each other round the
//     b . . | b . .        ring: row, box, column, box, row ...
//     b . . | b . .
//     ------+------        The fewest of these houses that hold all places of a digit in the ring
//     x a a | x a a        are the most of it that fit. If these numbers, over all digits, add up
//     to b . . | b . .        the number of open cells, each digit is used up in its houses. b . .
//     | b . .
#include <algorithm>
#include <array>

#include "nonet/core/candidate_list.h"
#include "nonet/core/candidate_set.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kSides = 8;
constexpr int kLeastOpen = 14;

struct Ring {
  std::array<House, kSides> houses;  // each shares cells with the next, and the last with the first
  std::array<CellSet, kSides> sides;  // the cells that a house shares with the next
  CellSet cells;

  Ring(int r1, int r2, int c1, int c2, const Topology& topology) {
    const Topology::Lines& lines = topology.lines();
    const auto box = [&](int r, int c) {
      return topology.house_of(cell_at(r, c), HouseKind::kBox);
    };
    houses = {lines.row(r1), box(r1, c2), lines.column(c2), box(r2, c2),
              lines.row(r2), box(r2, c1), lines.column(c1), box(r1, c1)};
    const CellSet crossings{cell_at(r1, c1), cell_at(r1, c2), cell_at(r2, c1), cell_at(r2, c2)};
    for (std::size_t i = 0; i < kSides; ++i) {
      sides[i] = (topology.cells(houses[i]) & topology.cells(houses[(i + 1) % kSides])) - crossings;
      cells |= sides[i];
    }
  }
};

// Whether some houses, as bits, hold all of these sides.
constexpr bool covers(unsigned houses, unsigned sides) {
  const unsigned next = (houses >> 1 | houses << (kSides - 1)) & 0xffU;
  return (sides & ~(houses | next)) == 0;
}

// The fewest houses for each choice of sides.
constexpr std::array<std::uint8_t, 256> kFewest = [] {
  std::array<std::uint8_t, 256> fewest{};
  for (unsigned sides = 0; sides < 256; ++sides) {
    int least = kSides;
    for (unsigned houses = 0; houses < 256; ++houses) {
      if (covers(houses, sides)) least = std::min(least, bit_count(houses));
    }
    fewest[sides] = static_cast<std::uint8_t>(least);
  }
  return fewest;
}();

class SkLoops {
 public:
  SkLoops(const Grid& grid, Sink sink) : grid_(grid), sink_(sink) {}

  bool look(int r1, int r2, int c1, int c2) {
    const Ring ring(r1, r2, c1, c2, grid_.topology());
    const CellSet open = ring.cells & grid_.open();
    if (open.size() < kLeastOpen) return false;
    int most = 0;
    std::array<unsigned, Digit::kCount> sides{};
    for (Digit d : Digit::all()) {
      for (std::size_t i = 0; i < kSides; ++i) {
        if ((ring.sides[i] & open).meets(grid_.places(d))) sides[d.slot()] |= 1U << i;
      }
      most += kFewest[sides[d.slot()]];
    }
    if (most != open.size()) return false;
    CandidateSet gone;
    for (Digit d : Digit::all()) {
      for (unsigned houses = 0; houses < 256; ++houses) {
        if (bit_count(houses) != kFewest[sides[d.slot()]] || !covers(houses, sides[d.slot()])) {
          continue;
        }
        for (std::size_t i = 0; i < kSides; ++i) {
          if ((houses >> i & 1U) == 0) continue;
          gone.of(d) |= grid_.places(ring.houses[i], d) & grid_.open();
        }
      }
      gone.of(d) -= ring.cells;
    }
    if (gone.empty()) return false;
    CandidateList removals;
    for (Candidate x : gone) removals.push_back(x);
    auto tell = [r1, r2, c1, c2](const Grid& before, Step& step) {
      const Ring told(r1, r2, c1, c2, before.topology());
      for (House h : told.houses) step.houses.push_back({HouseRole::kBase, h});
      for (Cell c : told.cells& before.open()) {
        step.truths.emplace_back(c);
        for (Digit d : before.candidates(c)) step.marks.push_back({Role::kPattern, {c, d}});
      }
    };
    return sink_({Technique::kSkLoop, {}, removals.all(), tell});
  }

 private:
  const Grid& grid_;
  Sink sink_;
};

}  // namespace

bool find_sk_loop(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic() || grid.broken()) return false;
  SkLoops loops(grid, sink);
  for (int r1 = 0; r1 < 9; ++r1) {
    for (int r2 = r1 / 3 * 3 + 3; r2 < 9; ++r2) {
      if (ask.stopped()) return true;
      for (int c1 = 0; c1 < 9; ++c1) {
        for (int c2 = c1 / 3 * 3 + 3; c2 < 9; ++c2) {
          if (loops.look(r1, r2, c1, c2)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace nonet
