// Nearly every choice of bases leads nowhere, so the search goes in two stages. The first chooses
// bases and asks at each one whether there is hope left; the second, reached by few, goes through
// the covers and makes sure.
//
// For basic fish the hope is nearly exact. Cells see each other through a row, a column or a box
// (where no variant adds more). What falls lies in a cover and off the base lines, so it sees fins
// only through its box: all fins lie in one box, their home. For each home, what the bases have
// outside of it must fit into the covers:
//
//   spots of the bases   r2  . 4 . | . 4 . | . . .     home box 2: columns 2 and 8 have to be
//                        r5  . 4 . | . . . | . 4 .     covers, so there is hope for size two
//
// and a line is a mask of nine bits there.
#include "nonet/logic/fish_search.h"

#include <algorithm>

namespace nonet {
namespace {

struct HouseList {
  std::array<House, House::kCount> at{};
  int count = 0;

  void add(House h) { at[count++] = h; }
};

// Which houses may be bases and which covers.
struct Pools {
  HouseList bases;
  HouseList covers;
};

using Visitor = FunctionRef<bool(const Fish&)>;
using Chosen = std::array<int, kLargestFish>;

bool is_line(HouseKind kind) {
  return kind == HouseKind::kRow || kind == HouseKind::kColumn;
}

bool may_serve(HouseKind kind, FishShape shape, HouseKind lines) {
  return kind == lines || shape == FishShape::kMutant ||
         (shape == FishShape::kFranken && !is_line(kind));
}

Pools pools_of(const Topology& topology, FishShape shape, HouseKind base_lines) {
  const HouseKind cover_lines =
      base_lines == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
  Pools pools;
  for (House h : topology.houses()) {
    const HouseKind kind = topology.kind(h);
    if (may_serve(kind, shape, base_lines)) pools.bases.add(h);
    if (may_serve(kind, shape, cover_lines)) pools.covers.add(h);
  }
  return pools;
}

// The narrowest shape that a fish has.
FishShape shape_of(const Fish& fish, const Topology& topology) {
  FishShape narrowest = FishShape::kMutant;
  for (HouseKind lines : {HouseKind::kRow, HouseKind::kColumn}) {
    const HouseKind across = lines == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
    bool basic = true;
    bool franken = true;
    for (int i = 0; i < fish.size; ++i) {
      const HouseKind base = topology.kind(fish.bases[i]);
      const HouseKind cover = topology.kind(fish.covers[i]);
      basic = basic && base == lines && cover == across;
      franken = franken && base != across && cover != lines;
    }
    if (basic) return FishShape::kBasic;
    if (franken) narrowest = FishShape::kFranken;
  }
  return narrowest;
}

// The houses in which the digit is still open, and whether a choice of them as bases may become a
// fish: the part of this that is true of any shape.
class BasesOfAnyShape {
 public:
  BasesOfAnyShape(const Grid& grid, const FishQuery& query, const Pools& pools, Digit digit)
      : query_(query) {
    const CellSet open = grid.places(digit) & grid.open();
    for (int i = 0; i < pools.bases.count; ++i) {
      const CellSet places = open & grid.topology().cells(pools.bases.at[i]);
      if (places.empty()) continue;
      places_[houses_.count] = places;
      houses_.add(pools.bases.at[i]);
    }
  }

  int count() const { return houses_.count; }
  House house(int i) const { return houses_.at[i]; }

  // Takes the i-th house as base number `depth`; false if nothing can come of it.
  bool enter(int depth, int i) {
    const CellSet& places = places_[i];
    if (!query_.finned && places.size() > query_.size) return false;
    endo_fins_[depth + 1] = endo_fins_[depth] | (body_[depth] & places);
    body_[depth + 1] = body_[depth] | places;
    return endo_fins_[depth + 1].size() <= (query_.finned ? query_.most_endo_fins : 0);
  }

  bool fulfilled(const Chosen&) const { return true; }

 private:
  const FishQuery& query_;
  HouseList houses_;
  std::array<CellSet, House::kCount> places_;
  std::array<CellSet, kLargestFish + 1> body_;
  std::array<CellSet, kLargestFish + 1> endo_fins_;
};

// The same for basic fish, where cells see each other through rows, columns and boxes only.
class BaseLines {
 public:
  static bool serves(const Topology& topology, FishShape shape) {
    if (shape != FishShape::kBasic || topology.has_bonds()) return false;
    for (House h : topology.houses()) {
      if (topology.kind(h) == HouseKind::kExtra) return false;
    }
    return true;
  }

  BaseLines(const Grid& grid, const FishQuery& query, const HouseList& lines, Digit digit)
      : topology_(grid.topology()), query_(query) {
    for (int i = 0; i < lines.count; ++i) {
      const House line = lines.at[i];
      const unsigned spots = grid.spots(line, digit);
      if (spots == 0) continue;
      if (!grid.is_open(topology_.order(line)[std::countr_zero(spots)])) continue;
      lines_[count_] = line;
      spots_[count_++] = static_cast<std::uint16_t>(spots);
    }
    // Something must be left to lose the digit.
    if (count_ <= query.size) count_ = 0;
    if (count_ == 0) return;
    if (query.finless) homes_[0] |= 1U << kNoHome;
    if (query.finned) {
      for (House h : topology_.houses()) {
        if (topology_.kind(h) != HouseKind::kBox) continue;
        homes_[0] |= 1U << box_count_;
        boxes_[box_count_++] = h;
      }
    }
    needs_[0].fill(0);
  }

  int count() const { return count_; }
  House house(int i) const { return lines_[i]; }

  bool enter(int depth, int i) {
    unsigned homes = 0;
    for (unsigned rest = homes_[depth]; rest != 0; rest &= rest - 1) {
      const int home = std::countr_zero(rest);
      const unsigned need = needs_[depth][home] | (spots_[i] & ~in_home(i, home));
      if (std::popcount(need) > query_.size) continue;
      needs_[depth + 1][home] = static_cast<std::uint16_t>(need);
      homes |= 1U << home;
    }
    homes_[depth + 1] = homes;
    return homes != 0;
  }

  // Whether all bases together have a home where something falls.
  bool fulfilled(const Chosen& chosen) const {
    unsigned bases = 0;
    unsigned all = 0;
    for (int i = 0; i < query_.size; ++i) {
      bases |= 1U << chosen[i];
      all |= spots_[chosen[i]];
    }
    const bool finless = std::popcount(all) <= query_.size;
    for (unsigned rest = homes_[query_.size]; rest != 0; rest &= rest - 1) {
      const int home = std::countr_zero(rest);
      if (finless != (home == kNoHome)) continue;
      const unsigned need = needs_[query_.size][home];
      unsigned exposed = 0;
      for (int i = 0; i < count_; ++i) {
        if ((bases >> i & 1U) != 0) continue;
        exposed |= spots_[i] & (home == kNoHome ? all : all & in_home(i, home));
      }
      if ((exposed & need) != 0) return true;
      if (exposed != 0 && std::popcount(need) < query_.size) return true;
    }
    return false;
  }

 private:
  static constexpr int kNoHome = 9;  // finless; the boxes come before

  unsigned in_home(int i, int home) const {
    return home == kNoHome ? 0 : topology_.crossing(lines_[i], boxes_[home]);
  }

  const Topology& topology_;
  const FishQuery& query_;
  int count_ = 0;
  int box_count_ = 0;
  std::array<House, 9> lines_;
  std::array<House, 9> boxes_;
  std::array<std::uint16_t, 9> spots_;
  std::array<unsigned, kLargestFish + 1> homes_{};  // where fins may lie, by depth
  // The covers that the bases so far need if that is the home.
  std::array<std::array<std::uint16_t, 10>, kLargestFish + 1> needs_;
};

// All ways to cover given bases.
class Covers {
 public:
  Covers(const Grid& grid, const FishQuery& query, const HouseList& pool, Fish& fish, Visitor visit)
      : grid_(grid), query_(query), fish_(fish), visit_(visit) {
    const CellSet open = grid.places(fish.digit) & grid.open();
    const auto last = fish.bases.begin() + fish.size;
    for (int i = 0; i < fish.size; ++i) {
      const CellSet places = open & grid.topology().cells(fish.bases[i]);
      fish.endo_fins |= fish.body & places;
      fish.body |= places;
    }
    for (int i = 0; i < pool.count; ++i) {
      const CellSet places = open & grid.topology().cells(pool.at[i]);
      if (!places.meets(fish.body)) continue;
      if (std::find(fish.bases.begin(), last, pool.at[i]) != last) continue;
      places_[houses_.count] = places;
      houses_.add(pool.at[i]);
    }
    for (int i = houses_.count; i-- > 0;) from_[i] = from_[i + 1] | places_[i];
  }

  bool run() { return choose(0, 0, {}, {}); }

 private:
  bool choose(int from, int depth, const CellSet& covered, const CellSet& twice) {
    if (depth == fish_.size) return settle(covered, twice);
    for (int i = from; i <= houses_.count - (fish_.size - depth); ++i) {
      // What neither a chosen cover has nor one that is still to come.
      const CellSet lost = fish_.body - covered - from_[i];
      if ((lost | fish_.endo_fins).size() > (query_.finned ? query_.most_fins : 0)) return false;
      fish_.covers[depth] = houses_.at[i];
      if (choose(i + 1, depth + 1, covered | places_[i], twice | (covered & places_[i]))) {
        return true;
      }
    }
    return false;
  }

  bool settle(const CellSet& covered, const CellSet& twice) {
    fish_.fins = (fish_.body - covered) | fish_.endo_fins;
    if (!(fish_.fins.empty() ? query_.finless : query_.finned)) return false;
    if (fish_.fins.size() > query_.most_fins) return false;
    const CellSet exposed = grid_.topology().common_peers(fish_.fins);
    fish_.victims = (covered - fish_.body) & exposed;
    fish_.cannibals = (twice & fish_.body) & exposed;
    if (fish_.victims.empty() && fish_.cannibals.empty()) return false;
    if (query_.shape != FishShape::kBasic && shape_of(fish_, grid_.topology()) != query_.shape) {
      return false;
    }
    fish_.sashimi = false;
    for (int i = 0; i < fish_.size; ++i) {
      const CellSet rest = (fish_.body - fish_.fins) & grid_.topology().cells(fish_.bases[i]);
      if (!fish_.fins.empty() && rest.size() <= 1) fish_.sashimi = true;
    }
    return visit_(fish_);
  }

  const Grid& grid_;
  const FishQuery& query_;
  Fish& fish_;
  Visitor visit_;
  HouseList houses_;
  std::array<CellSet, House::kCount> places_;
  std::array<CellSet, House::kCount + 1> from_;  // all places of a house and of those after it
};

template <class Bases>
class FishSearch {
 public:
  FishSearch(const Grid& grid, const FishQuery& query, const HouseList& covers, Digit digit,
             Bases& bases, Visitor visit)
      : grid_(grid), query_(query), covers_(covers), digit_(digit), bases_(bases), visit_(visit) {}

  bool run(int from = 0, int depth = 0) {
    if (depth == query_.size) return bases_.fulfilled(chosen_) && cover();
    for (int i = from; i <= bases_.count() - (query_.size - depth); ++i) {
      if (!bases_.enter(depth, i)) continue;
      chosen_[depth] = i;
      if (run(i + 1, depth + 1)) return true;
    }
    return false;
  }

 private:
  bool cover() {
    Fish fish;
    fish.digit = digit_;
    fish.size = query_.size;
    for (int i = 0; i < fish.size; ++i) fish.bases[i] = bases_.house(chosen_[i]);
    return Covers(grid_, query_, covers_, fish, visit_).run();
  }

  const Grid& grid_;
  const FishQuery& query_;
  const HouseList& covers_;
  Digit digit_;
  Bases& bases_;
  Visitor visit_;
  Chosen chosen_{};
};

}  // namespace

bool each_fish(const Grid& grid, const FishQuery& query, Visitor visit) {
  const Topology& topology = grid.topology();
  const std::array<Pools, 2> directions = {pools_of(topology, query.shape, HouseKind::kRow),
                                           pools_of(topology, query.shape, HouseKind::kColumn)};
  const bool by_lines = BaseLines::serves(topology, query.shape);
  for (Digit d : query.digits) {
    for (const Pools& pools : directions) {
      if (by_lines) {
        BaseLines bases(grid, query, pools.bases, d);
        if (FishSearch(grid, query, pools.covers, d, bases, visit).run()) return true;
      } else {
        BasesOfAnyShape bases(grid, query, pools, d);
        if (FishSearch(grid, query, pools.covers, d, bases, visit).run()) return true;
      }
      if (query.shape == FishShape::kMutant) break;
    }
  }
  return false;
}

}  // namespace nonet
