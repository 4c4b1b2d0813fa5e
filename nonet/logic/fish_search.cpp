// Nearly every choice of bases leads nowhere, so the search goes in two stages. The first chooses
// bases and asks at each one whether there is hope left; the second, reached by few, goes through
// the covers and makes sure. Basic fish of the ordinary game have a hope of their own
// (fish_lines.h), which takes a few operations on masks; fish_hope.h has that of all others.
#include "nonet/logic/fish_search.h"

#include <algorithm>
#include <vector>

#include "nonet/logic/fish_hope.h"
#include "nonet/logic/fish_lines.h"

namespace nonet {
namespace {

// Which houses may be bases and which covers.
struct Pools {
  HouseList bases;
  HouseList covers;
};

using Visitor = FunctionRef<bool(const Fish&)>;

bool stopped(const FishQuery& query) {
  return query.stop != nullptr && query.stop->requested();
}

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

// Whether a fish has the shape and no narrower one. A fish of a Franken search that has no line on
// one side is but several locked candidates at once, and none of these.
bool has_shape(const Fish& fish, FishShape shape, const Topology& topology) {
  if (shape == FishShape::kBasic) return true;  // only lines were asked
  std::array<int, 3> bases{};                   // how many are rows, columns, others
  std::array<int, 3> covers{};
  auto index = [&](House h) { return std::min(2, static_cast<int>(topology.kind(h))); };
  for (int i = 0; i < fish.size; ++i) {
    ++bases[index(fish.bases[i])];
    ++covers[index(fish.covers[i])];
  }
  constexpr int kRows = static_cast<int>(HouseKind::kRow);
  constexpr int kColumns = static_cast<int>(HouseKind::kColumn);
  const bool franken =
      (bases[kColumns] == 0 && covers[kRows] == 0) || (bases[kRows] == 0 && covers[kColumns] == 0);
  if (shape == FishShape::kMutant) return !franken;
  return franken && bases[2] + covers[2] > 0 && bases[2] < fish.size && covers[2] < fish.size;
}

// The houses in which the digit is still open, and whether a choice of them as bases may become a
// fish. `So` is what has to be known of the bases chosen so far.
class BasesOfAnyShape {
 public:
  struct So {
    CellSet body;
    int endo_fins;
    std::size_t first, last;  // the hopes that have all of them
  };

  BasesOfAnyShape(const Grid& grid, const FishQuery& query, const HouseList& pool, Digit digit,
                  std::vector<HouseBits> hopes)
      : query_(query), hopes_(std::move(hopes)), all_(hopes_.size()) {
    const CellSet open = grid.places(digit) & grid.open();
    for (int i = 0; i < pool.count; ++i) {
      const CellSet places = open & grid.topology().cells(pool.at[i]);
      if (places.empty()) continue;
      places_[houses_.count] = places;
      houses_.add(pool.at[i]);
    }
  }

  int count() const { return houses_.count; }
  House house(int i) const { return houses_.at[i]; }
  So none() const { return {{}, 0, 0, all_}; }

  // The search is depth first: hopes behind those of `so` belong to choices that are done with.
  So with(const So& so, int i) {
    hopes_.resize(so.last);
    for (std::size_t k = so.first; k < so.last; ++k) {
      const HouseBits hope = hopes_[k];
      if ((hope >> houses_.at[i].index() & 1U) != 0) hopes_.push_back(hope);
    }
    return {so.body | places_[i], so.endo_fins + (so.body & places_[i]).size(), so.last,
            hopes_.size()};
  }
  bool hopeful(const So& so) const {
    return so.first < so.last && so.endo_fins <= (query_.finned ? query_.most_endo_fins : 0);
  }
  // Whether something may fall, with all bases chosen.
  bool fulfilled(const So&, const Chosen&) const { return true; }

 private:
  const FishQuery& query_;
  std::vector<HouseBits> hopes_;
  std::size_t all_;
  HouseList houses_;
  std::array<CellSet, House::kCount> places_;
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
    if (!has_shape(fish_, query_.shape, grid_.topology())) return false;
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

  bool run() { return choose(0, 0, bases_.none()); }

 private:
  bool choose(int from, int depth, const typename Bases::So& so) {
    for (int i = from; i <= bases_.count() - (query_.size - depth); ++i) {
      const typename Bases::So next = bases_.with(so, i);
      if (!bases_.hopeful(next)) continue;
      chosen_[depth] = i;
      if (depth + 1 < query_.size) {
        if (choose(i + 1, depth + 1, next)) return true;
      } else if (bases_.fulfilled(next, chosen_) && cover()) {
        return true;
      }
    }
    return false;
  }

  bool cover() {
    Fish fish;
    fish.digit = digit_;
    fish.size = query_.size;
    fish.shape = query_.shape;
    for (int i = 0; i < fish.size; ++i) fish.bases[i] = bases_.house(chosen_[i]);
    if (stopped(query_)) return true;
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

// The search as it is for basic fish of the ordinary game.
bool each_fish_of_lines(const Grid& grid, const FishQuery& query, Visitor visit) {
  HouseList rows;
  HouseList columns;
  for (int i = 0; i < 9; ++i) {
    rows.add(House(i));
    columns.add(House(9 + i));
  }
  for (Digit d : query.digits) {
    const PlacedLines placed(grid, d);
    // A line must be left to lose the digit.
    if (9 - count_nine(placed.rows) <= query.size) continue;
    BaseLines base_rows(grid, query, rows, placed.rows, d);
    if (FishSearch(grid, query, columns, d, base_rows, visit).run()) return true;
    BaseLines base_columns(grid, query, columns, placed.columns, d);
    if (FishSearch(grid, query, rows, d, base_columns, visit).run()) return true;
  }
  return false;
}

// The search for fish of any houses: rows as bases, or columns.
class AnyHouses {
 public:
  AnyHouses(const Grid& grid, const FishQuery& query) : grid_(grid), query_(query) {
    passes_.push_back(pools_of(grid.topology(), query.shape, HouseKind::kRow));
    if (query.shape == FishShape::kMutant) return;
    passes_.push_back(pools_of(grid.topology(), query.shape, HouseKind::kColumn));
  }

  bool each_fish(Digit d, Visitor visit) const {
    const CellSet victims = untenable(grid_, d);
    // Nothing is told of a broken grid but what lines tell.
    if (query_.shape != FishShape::kBasic && victims.contains(grid_.places(d))) return false;
    return is_big() ? one_for_each(d, victims, visit) : each_for_any(d, victims, visit);
  }

 private:
  bool is_big() const {
    switch (query_.shape) {
      case FishShape::kBasic:
        return false;
      case FishShape::kFranken:
        return query_.size > 4;
      case FishShape::kMutant:
        return query_.size > (query_.nested ? 4 : 3);
    }
    return false;
  }

  std::vector<HouseBits> hopes(Digit d, const CellSet& victims, int size, const Pools& pass) const {
    return hopes_for_fish(grid_, d, victims, size, pass.bases.bits(), pass.covers.bits());
  }

  bool each_for_any(Digit d, const CellSet& victims, Visitor visit) const {
    for (const Pools& pass : passes_) {
      if (victims.empty()) return false;
      if (stopped(query_)) return true;
      BasesOfAnyShape bases(grid_, query_, pass.bases, d, hopes(d, victims, query_.size, pass));
      if (FishSearch(grid_, query_, pass.covers, d, bases, visit).run()) return true;
    }
    return false;
  }

  // Big fish grow from smaller ones without number: the first for each victim will do. What falls
  // to smaller ones too is left to these.
  bool one_for_each(Digit d, CellSet victims, Visitor visit) const {
    for (Cell victim : victims) {
      if (!query_.nested && falls_to_smaller(d, victim)) victims.erase(victim);
    }
    const CellSet told = query_.nested ? CellSet::all() : victims;
    while (!victims.empty() && !stopped(query_)) {
      const Cell victim = victims.first();
      victims.erase(victim);
      bool ended = false;
      each_for_any(d, {victim}, [&](Fish fish) {
        if (!(fish.victims | fish.cannibals).contains(victim)) return false;
        fish.victims &= told;
        fish.cannibals &= told;
        victims -= fish.victims | fish.cannibals;
        ended = visit(fish);
        return true;
      });
      if (ended) return true;
    }
    return stopped(query_);
  }

  bool falls_to_smaller(Digit d, Cell victim) const {
    for (int size = 2; size < query_.size; ++size) {
      for (const Pools& pass : passes_) {
        if (stopped(query_) || !hopes(d, {victim}, size, pass).empty()) return true;
      }
    }
    return false;
  }

  const Grid& grid_;
  const FishQuery& query_;
  std::vector<Pools> passes_;
};

}  // namespace

bool each_fish(const Grid& grid, const FishQuery& query, Visitor visit) {
  if (query.shape == FishShape::kBasic && grid.topology().is_classic()) {
    return each_fish_of_lines(grid, query, visit);
  }
  const AnyHouses search(grid, query);
  for (Digit d : query.digits) {
    if (search.each_fish(d, visit)) return true;
  }
  return false;
}

}  // namespace nonet
