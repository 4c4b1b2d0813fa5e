#include "nonet/rate/hodoku/order.h"

#include <algorithm>

#include "nonet/logic/links.h"
#include "nonet/rate/hodoku/java_sort.h"

namespace nonet {
namespace {

// What the comparison looks at.
struct Entry {
  std::size_t hit;
  Technique technique;
  const std::vector<Candidate>* removals;
  std::int64_t weight;
  int length;
};

Entry entry_of(const KeptHit& hit, std::size_t index) {
  return {index, hit.technique, &hit.removals, hodoku_weight(hit.removals), hit.length};
}

template <class T>
int compared(const T& a, const T& b) {
  return a < b ? -1 : b < a ? 1 : 0;
}

int compare(const Entry& a, const Entry& b) {
  if (a.removals->size() != b.removals->size()) {
    return compared(b.removals->size(), a.removals->size());
  }
  if (a.technique != b.technique || *a.removals != *b.removals) {
    return compared(a.weight, b.weight);
  }
  return compared(a.length, b.length);
}

// The cells of a chain of one digit.
std::array<Cell, 4> cells_of(const Step& step) {
  std::array<Cell, 4> cells;
  for (std::size_t k = 0; k < 4; ++k) cells[k] = step.inferences[k].node.cells.first();
  return cells;
}

// Orders chains of four cells by when a search meets them that begins at each cell with each digit
// in turn and goes on from each cell along its row, then its column, then its box.
std::uint64_t walk_rank(const Topology& topology, Digit d, const std::array<Cell, 4>& cells) {
  const int start = cells[0].index() * Digit::kCount + d.index();
  std::uint64_t rank = static_cast<unsigned>(start);
  for (int i = 1; i < 4; ++i) {
    const auto house = house_joining(topology, cells[i - 1], cells[i]);
    const int way = house ? static_cast<int>(topology.kind(*house)) : 4;
    const int step = way * Cell::kCount + cells[i].index();
    rank = rank * 1024 + static_cast<unsigned>(step);
  }
  return rank;
}

// The hits as HoDoKu meets them: turbot fish from both ends.
std::vector<Entry> met_entries(std::span<const KeptHit> hits, const Grid& grid) {
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < hits.size(); ++i) entries.push_back(entry_of(hits[i], i));
  if (hits.empty() || hits.front().technique != Technique::kTurbotFish) return entries;
  struct Met {
    std::uint64_t rank;
    Entry entry;
  };
  std::vector<Met> met;
  for (const Entry& entry : entries) {
    std::array<Cell, 4> cells = cells_of(hits[entry.hit].hit().told(grid));
    const Digit d = entry.removals->front().digit;
    met.push_back({walk_rank(grid.topology(), d, cells), entry});
    std::reverse(cells.begin(), cells.end());
    met.push_back({walk_rank(grid.topology(), d, cells), entry});
  }
  std::sort(met.begin(), met.end(), [](const Met& a, const Met& b) { return a.rank < b.rank; });
  entries.clear();
  for (const Met& one : met) entries.push_back(one.entry);
  return entries;
}

// The two places of a digit in a line, in the order in which HoDoKu has them now.
using Ends = std::array<Cell, 2>;

std::vector<Ends> two_place_lines(const Grid& grid, HouseKind kind, Digit d) {
  std::vector<Ends> lines;
  for (House h : grid.topology().houses()) {
    if (grid.topology().kind(h) != kind || count_nine(grid.spots(h, d)) != 2) continue;
    const StrongLink link(grid.topology(), h, grid.spots(h, d));
    lines.push_back({link.a, link.b});
  }
  return lines;
}

// Puts two ends that share a box first, if there are such.
bool join_in_box(const Topology& topology, Ends& row, Ends& column) {
  for (int i : {0, 1}) {
    for (int j : {0, 1}) {
      if (topology.house_of(row[i], HouseKind::kBox) !=
          topology.house_of(column[j], HouseKind::kBox)) {
        continue;
      }
      if (i == 1) std::swap(row[0], row[1]);
      if (j == 1) std::swap(column[0], column[1]);
      return true;
    }
  }
  return false;
}

bool meets_skyscraper(const Step& skyscraper) {
  const auto [end, joint, other_joint, other_end] = cells_of(skyscraper);
  return (end < joint) == (other_end < other_joint);
}

bool meets_kite(const Grid& grid, const Step& kite) {
  const Digit d = kite.removals.front().digit;
  std::vector<Ends> rows = two_place_lines(grid, HouseKind::kRow, d);
  std::vector<Ends> columns = two_place_lines(grid, HouseKind::kColumn, d);
  for (Ends& row : rows) {
    for (Ends& column : columns) {
      if (!join_in_box(grid.topology(), row, column)) continue;
      // The chain goes from the row's free end over both joints to the column's free end.
      if (cells_of(kite) == std::array{row[1], row[0], column[0], column[1]}) return true;
    }
  }
  return false;
}

bool meets_w_wing(const Grid& grid, const Step& wing) {
  CellSet cells, link;
  for (const Mark& mark : wing.marks) {
    if (mark.role == Role::kPincer) cells.insert(mark.candidate.cell);
    if (mark.role == Role::kLink) link.insert(mark.candidate.cell);
  }
  // With both places on the side of the first cell, none is left for the second.
  return !grid.topology().peers(cells.first()).contains(link);
}

}  // namespace

std::int64_t hodoku_weight(std::span<const Candidate> removals) {
  std::int64_t weight = 0, factor = 1;
  for (Candidate x : removals) {
    weight += x.cell.index() * factor + x.digit.number();
    factor += 80;
  }
  return weight;
}

bool hodoku_sorts(Technique technique, const Options& options) {
  switch (technique) {
    case Technique::kTurbotFish:
    case Technique::kRemotePair:
    case Technique::kXChain:
    case Technique::kXyChain:
    case Technique::kContinuousNiceLoop:
    case Technique::kDiscontinuousNiceLoop:
    case Technique::kAic:
    case Technique::kGroupedContinuousNiceLoop:
    case Technique::kGroupedDiscontinuousNiceLoop:
    case Technique::kGroupedAic:
      return true;
    case Technique::kTwoStringKite:
    case Technique::kDualTwoStringKite:
      return options.single_digit.dual_kites;
    case Technique::kEmptyRectangle:
    case Technique::kDualEmptyRectangle:
      return options.single_digit.dual_empty_rectangles;
    default:
      return false;
  }
}

std::vector<std::size_t> hodoku_order(std::span<const KeptHit> hits, const Grid& grid) {
  std::vector<Entry> entries = met_entries(hits, grid);
  JavaSort(entries, &compare).sort();
  std::vector<std::size_t> order;
  for (const Entry& entry : entries) {
    if (std::find(order.begin(), order.end(), entry.hit) == order.end()) {
      order.push_back(entry.hit);
    }
  }
  return order;
}

bool hodoku_meets(const Grid& grid, const Hit& hit) {
  switch (hit.technique) {
    case Technique::kSkyscraper:
      return meets_skyscraper(hit.told(grid));
    case Technique::kTwoStringKite:
      return meets_kite(grid, hit.told(grid));
    case Technique::kWWing:
      return meets_w_wing(grid, hit.told(grid));
    default:
      return true;
  }
}

}  // namespace nonet
