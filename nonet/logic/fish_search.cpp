// Nearly every choice of bases leads nowhere, so the search goes in two stages. The first chooses
// bases and asks at each one whether there is hope left; the second, reached by few, goes through
// the covers and makes sure.
//
// For basic fish of the ordinary game the hope is exact but for the number of fins, and takes a few
// operations on masks of nine bits. What falls lies in a cover and off the base lines, so it sees
// fins only through its box: all fins lie in one box, their home. There two of three lines across
// can hold fins, since the third is the cover where something falls; all that the bases have
// elsewhere must be covered.
//
//   r2  . 4 . | . 4 4 | . . .     Four columns for two bases, two too many. Columns 5 and 6 are
//   r5  . 4 . | . . . | . 4 .     spare: all they have is in box 2. With both left to fins no cover
//                                 goes through box 2, and nothing falls. Without r5c8 only one is
//                                 too many: column 6 is the fin's, and in column 5 r1 and r3 fall.
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

// Whether a fish has the shape and no narrower one. Where one side has no line at all, the fish is
// but several locked candidates at once, and none of these.
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
  if (bases[2] == fish.size || covers[2] == fish.size) return false;
  const bool franken =
      (bases[kColumns] == 0 && covers[kRows] == 0) || (bases[kRows] == 0 && covers[kColumns] == 0);
  if (shape == FishShape::kMutant) return !franken;
  return franken && bases[2] + covers[2] > 0;
}

// The houses in which the digit is still open, and whether a choice of them as bases may become a
// fish. `So` is what has to be known of the bases chosen so far.
class BasesOfAnyShape {
 public:
  struct So {
    CellSet body;
    CellSet endo_fins;
  };

  BasesOfAnyShape(const Grid& grid, const FishQuery& query, const Pools& pools, Digit digit)
      : query_(query) {
    const CellSet open = grid.places(digit) & grid.open();
    for (int i = 0; i < pools.bases.count; ++i) {
      const CellSet places = open & grid.topology().cells(pools.bases.at[i]);
      if (places.empty() || (!query.finned && places.size() > query.size)) continue;
      places_[houses_.count] = places;
      houses_.add(pools.bases.at[i]);
    }
  }

  int count() const { return houses_.count; }
  House house(int i) const { return houses_.at[i]; }

  So with(So so, int i) const {
    return {so.body | places_[i], so.endo_fins | (so.body & places_[i])};
  }
  bool hopeful(So so) const {
    return so.endo_fins.size() <= (query_.finned ? query_.most_endo_fins : 0);
  }
  // Whether something may fall, with all bases chosen.
  bool fulfilled(So, const Chosen&) const { return true; }

 private:
  const FishQuery& query_;
  HouseList houses_;
  std::array<CellSet, House::kCount> places_;
};

// The lines, rows or columns, in which a digit is placed, of the ordinary game: bit i is line i.
struct PlacedLines {
  PlacedLines(const Grid& grid, Digit digit) {
    for (Cell c : grid.places(digit) - grid.open()) {
      rows |= 1U << row_of(c);
      columns |= 1U << column_of(c);
    }
  }

  unsigned rows = 0;
  unsigned columns = 0;
};

// The same as BasesOfAnyShape for basic fish of the ordinary game. Three lines, rows or columns,
// that go through the same boxes make a band. A mask of bands has 27 bits, nine for the lines
// across in each band, and so three for each box:
//
//   bits   876543210 876543210 876543210       rows as bases: a bit is a column within a band
//   band   2         1         0               of rows, three bits are a box
//
class BaseLines {
 public:
  struct So {
    unsigned across = 0;  // the lines across where the bases have candidates,
    unsigned bands = 0;   // and the same by bands
  };

  BaseLines(const Grid& grid, const FishQuery& query, const HouseList& lines, unsigned placed,
            Digit digit)
      : query_(query), lines_(lines) {
    most_across_ = query.size + (query.finned ? kMostFinLines : 0);
    for (unsigned rest = ~placed & 0x1ffU; rest != 0; rest &= rest - 1) {
      const int line = std::countr_zero(rest);
      const unsigned spots = grid.spots(lines.at[line], digit);
      spots_[open_] = spots;
      in_bands_[open_] = spots << kBandShift * (line / 3);
      line_[open_] = line;
      bases_[count_] = open_++;
      count_ += spots != 0 && count_nine(spots) <= most_across_ ? 1 : 0;
    }
  }

  int count() const { return count_; }
  House house(int i) const { return lines_.at[line_[bases_[i]]]; }

  So with(So so, int i) const {
    return {so.across | spots_[bases_[i]], so.bands | in_bands_[bases_[i]]};
  }
  bool hopeful(So so) const { return count_nine(so.across) <= most_across_; }

  bool fulfilled(So so, const Chosen& chosen) const {
    const int excess = count_nine(so.across) - query_.size;
    if (excess <= 0) {
      return query_.finless && (outside(chosen) & so.across * kEveryBand) != 0;
    }
    const unsigned spare_lines = spare(so);
    const unsigned homes = boxes_with(excess, spare_lines);
    if (homes == 0) return false;
    // What falls in a spare line takes that one for a cover.
    const unsigned exposed = outside(chosen) & so.across * kEveryBand;
    return ((boxes_with(1, exposed & ~spare_lines) & homes) |
            (boxes_with(1, exposed) & boxes_with(excess + 1, spare_lines))) != 0;
  }

 private:
  static constexpr int kMostFinLines = 2;
  static constexpr int kBandShift = 9;
  static constexpr unsigned kEveryBand = 1U | 1U << kBandShift | 1U << 2 * kBandShift;
  static constexpr unsigned kEveryBox = 0111111111U;  // octal: three bits a box

  // The lines across that have all their base candidates in one box, by bands. They need no cover
  // if that box is the home of the fins.
  static unsigned spare(So so) {
    const unsigned low = so.bands;
    const unsigned middle = so.bands >> kBandShift;
    const unsigned high = so.bands >> 2 * kBandShift;
    const unsigned shared = ((low & middle) | (low & high) | (middle & high)) & 0x1ffU;
    return so.bands & ~(shared * kEveryBand);
  }

  // A bit for each box in which at least so many of the three are set.
  static unsigned boxes_with(int count, unsigned m) {
    if (count == 1) return (m | m >> 1 | m >> 2) & kEveryBox;
    if (count == 3) return m & m >> 1 & m >> 2 & kEveryBox;
    return ((m & m >> 1) | (m & m >> 2) | (m >> 1 & m >> 2)) & kEveryBox;
  }

  // What the lines have that are no bases, by bands.
  unsigned outside(const Chosen& chosen) const {
    unsigned bases = 0;
    for (int i = 0; i < query_.size; ++i) bases |= 1U << bases_[chosen[i]];
    unsigned bands = 0;
    for (int i = 0; i < open_; ++i) bands |= (bases >> i & 1U) != 0 ? 0U : in_bands_[i];
    return bands;
  }

  const FishQuery& query_;
  const HouseList& lines_;
  int most_across_;
  // The lines in which the digit is open, and the numbers of those among them that can be bases.
  int open_ = 0;
  std::array<int, 9> line_;
  std::array<unsigned, 9> spots_;
  std::array<unsigned, 9> in_bands_;
  int count_ = 0;
  std::array<int, 10> bases_;
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

  bool run() { return choose(0, 0, {}); }

 private:
  bool choose(int from, int depth, typename Bases::So so) {
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
    for (int i = 0; i < fish.size; ++i) fish.bases[i] = bases_.house(chosen_[i]);
    if (query_.stop != nullptr && query_.stop->requested()) return true;
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

}  // namespace

bool each_fish(const Grid& grid, const FishQuery& query, Visitor visit) {
  const Topology& topology = grid.topology();
  if (query.shape == FishShape::kBasic && topology.is_classic()) {
    return each_fish_of_lines(grid, query, visit);
  }
  for (Digit d : query.digits) {
    for (HouseKind lines : {HouseKind::kRow, HouseKind::kColumn}) {
      const Pools pools = pools_of(topology, query.shape, lines);
      BasesOfAnyShape bases(grid, query, pools, d);
      if (FishSearch(grid, query, pools.covers, d, bases, visit).run()) return true;
      if (query.shape == FishShape::kMutant) break;
    }
  }
  return false;
}

}  // namespace nonet
