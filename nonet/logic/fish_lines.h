// The bases of basic fish in the ordinary game.
//
// Whether lines can be the bases of a fish is known exactly, but for the number of fins, from a few
// operations on masks of nine bits. What falls lies in a cover and off the base lines, so it sees
// fins only through its box: all fins lie in one box, their home. There two of three lines across
// can hold fins, since the third is the cover where something falls; all that the bases have
// elsewhere must be covered.
//
//   r2  . 4 . | . 4 4 | . . .     Four columns for two bases, two too many. Columns 5 and 6 are
//   r5  . 4 . | . . . | . 4 .     spare: all they have is in box 2. With both left to fins no cover
//                                 goes through box 2, and nothing falls. Without r5c8 only one is
//                                 too many: column 6 is the fin's, and in column 5 r1 and r3 fall.
#pragma once

#include "nonet/logic/fish_hope.h"
#include "nonet/logic/fish_search.h"

namespace nonet {

// Which of a list of bases are chosen.
using Chosen = std::array<int, kLargestFish>;

struct HouseList {
  std::array<House, House::kCount> at{};
  int count = 0;

  void add(House h) { at[count++] = h; }
  HouseBits bits() const {
    HouseBits all = 0;
    for (int i = 0; i < count; ++i) all |= HouseBits{1} << at[i].index();
    return all;
  }
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
  So none() const { return {}; }

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

}  // namespace nonet
