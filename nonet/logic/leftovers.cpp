// The law of leftovers: as many rows (or columns) as other houses hold the same digits. So do the
// cells that only the one or only the other have:
//
//     + - - - - +
//     | a a b b |     two rows and two irregular boxes, a and b
//     | a a a i | o   i, in the rows alone, and o, in the boxes alone, are equal
//     + - - - - + b   and so on
//
// What none of the outies can be, no innie is, and the other way round. The proof is a count, digit
// by digit: if the boxes have theirs within the rows, nothing of it is left for the innies.
#include <algorithm>
#include <array>
#include <vector>

#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kMostHouses = 4;
// More is not seen by anybody; and boxes of the usual shape leave six.
constexpr int kMostLeftOver = 5;

struct Houses {
  std::array<House, kMostHouses> houses{};
  int count = 0;

  void add(House h) { houses[static_cast<std::size_t>(count++)] = h; }
  std::span<const House> all() const {
    return std::span(houses).first(static_cast<std::size_t>(count));
  }
};

CellSet cells_of(const Houses& houses, const Topology& topology) {
  CellSet cells;
  for (House h : houses.all()) cells |= topology.cells(h);
  return cells;
}

// Two lists of houses, and what only one of them has.
struct Layout {
  Houses lines, others;
  CellSet innies, outies;
};

class Layouts {
 public:
  explicit Layouts(const Topology& topology) : topology_(topology) {
    for (House h : topology.houses()) {
      if (!is_line(h)) others_.push_back(h);
    }
  }

  // Those that leave least over first.
  std::vector<Layout> all() {
    for (int count = 2; count <= kMostHouses; ++count) {
      for (bool rows : {true, false}) {
        for (int first = 0; first + count <= Digit::kCount; ++first) add_run(rows, first, count);
      }
    }
    std::stable_sort(found_.begin(), found_.end(), [](const Layout& a, const Layout& b) {
      return a.innies.size() < b.innies.size();
    });
    return std::move(found_);
  }

 private:
  bool is_line(House h) const {
    return topology_.kind(h) == HouseKind::kRow || topology_.kind(h) == HouseKind::kColumn;
  }

  void add_run(bool rows, int first, int count) {
    layout_ = {};
    const Topology::Lines& lines = topology_.lines();
    for (int i = first; i < first + count; ++i) {
      layout_.lines.add(rows ? lines.row(i) : lines.column(i));
    }
    inside_ = cells_of(layout_.lines, topology_);
    extend(0);
  }

  // The others must not overlap.
  void extend(std::size_t from) {
    if (layout_.others.count == layout_.lines.count) {
      layout_.innies = inside_ - cells_of(layout_.others, topology_);
      if (!layout_.innies.empty()) found_.push_back(layout_);
      return;
    }
    for (std::size_t i = from; i < others_.size(); ++i) {
      const CellSet& cells = topology_.cells(others_[i]);
      const CellSet outies = layout_.outies | (cells - inside_);
      if (outies.size() > kMostLeftOver) continue;
      if (cells.meets(cells_of(layout_.others, topology_))) continue;
      const Layout before = layout_;
      layout_.others.add(others_[i]);
      layout_.outies = outies;
      extend(i + 1);
      layout_ = before;
    }
  }

  const Topology& topology_;
  std::vector<House> others_;
  CellSet inside_;
  Layout layout_;
  std::vector<Layout> found_;
};

DigitSet digits_of(const CellSet& cells, const Grid& grid) {
  DigitSet digits;
  for (Cell c : cells) digits |= grid.candidates(c);
  return digits;
}

void mark_all(const CellSet& cells, std::uint8_t group, const Grid& grid, Step& step) {
  for (Cell c : cells) {
    for (Digit d : grid.candidates(c)) step.marks.push_back({Role::kSet, {c, d}, group});
  }
}

// What `lacking` has no candidate for goes from `others`; the houses are those of `lacking`.
bool report(const Grid& grid, const Layout& layout, bool from_innies, Sink sink) {
  const CellSet& lacking = from_innies ? layout.innies : layout.outies;
  const CellSet& target = from_innies ? layout.outies : layout.innies;
  const DigitSet missing = digits_of(target & grid.open(), grid) - digits_of(lacking, grid);
  std::vector<Candidate> removals;
  for (Cell c : target& grid.open()) {
    for (Digit d : grid.candidates(c) & missing) removals.push_back({c, d});
  }
  if (removals.empty()) return false;
  auto tell = [lines = layout.lines, others = layout.others, from_innies, missing](
                  const Grid& before, Step& step) {
    const Topology& topology = before.topology();
    const CellSet inside = cells_of(lines, topology), within = cells_of(others, topology);
    for (House h : lines.all()) step.houses.push_back({HouseRole::kBase, h});
    for (House h : others.all()) step.houses.push_back({HouseRole::kCover, h});
    mark_all(from_innies ? inside - within : within - inside, 0, before, step);
    mark_all(from_innies ? within - inside : inside - within, 1, before, step);
    for (Digit d : missing) {
      for (House h : (from_innies ? lines : others).all()) step.truths.push_back(Truth(h, d));
    }
  };
  return sink({Technique::kLawOfLeftovers, {}, removals, tell});
}

}  // namespace

bool find_law_of_leftovers(const Grid& grid, const Ask& ask, Sink sink) {
  const Topology& topology = grid.topology();
  if (topology.is_classic() || !topology.lines().complete) return false;
  for (const Layout& layout : Layouts(topology).all()) {
    if (ask.stopped()) return true;
    for (bool from_innies : {true, false}) {
      if (report(grid, layout, from_innies, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet
