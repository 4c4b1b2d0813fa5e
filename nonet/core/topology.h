// Topology: which cells form a house, and which cells see each other. It is all that a variant
// changes, so finders and the checker walk `houses()` and `peers()` and never compute with rows.
//
// Houses of the classic game, in id order: rows 0-8, columns 9-17, boxes 18-26.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nonet/core/candidate.h"
#include "nonet/core/sets.h"

#pragma GCC visibility push(default)
namespace nonet {

// What the digits of a game are called, from which number on. Within, the first digit is Digit(0)
// whatever its name; who shows a digit, reads one or adds digits up asks here.
struct DigitNames {
  int low = 1;

  constexpr int number_of(Digit d) const { return d.index() + low; }
  // Nothing if there is no such one.
  constexpr std::optional<Digit> digit_called(int number) const {
    return Digit::checked(number - low);
  }
};

// What the page begins with has no such games (rules/rulebook.h): there names need not be passed
// along.
#ifdef NONET_SMALL
inline constexpr bool kMayBeginWithZero = false;
#else
inline constexpr bool kMayBeginWithZero = true;
#endif

enum class HouseKind : std::uint8_t { kRow, kColumn, kBox, kExtra };

class Topology {
 public:
  struct HouseShape {
    HouseKind kind;
    int number;                 // counted from 1 within its kind
    std::array<Cell, 9> order;  // the cells in reading order

    friend bool operator==(const HouseShape&, const HouseShape&) = default;
  };

  // A pair of cells that may not hold the same digit although no house joins them (anti-chess).
  struct Bond {
    Cell a, b;
  };

  // A cell's place in one of its houses: `order(house)[i]` is the cell where `bit` is 1 << i.
  struct Seat {
    House house;
    std::uint16_t bit;
  };

  // House by house, the places where the peers of a cell lie; none in the cell's own houses.
  using Shadow = std::array<std::uint16_t, House::kCount>;

  // The rows and the columns, for patterns that are about them as such. In reading order the j-th
  // cell of a row lies in column j: in a row's mask of places bit j is column j, and in a column's
  // mask bit i is row i.
  struct Lines {
    int first_row = 0, first_column = 0;  // ids; the other rows and columns follow
    bool complete = false;                // there are nine of each, and in this order

    House row(int i) const { return House(first_row + i); }
    House column(int j) const { return House(first_column + j); }
  };

  // The side of rectangles of four cells in two rows, two columns and two boxes. Two digits that
  // fill such a rectangle crosswise could change places without any house noticing.
  //
  //     first  second | .      first and second share a box and a line; third stands across from
  //     -------------- ...     first and fourth across from second in a parallel line
  //     third  fourth | .
  struct Side {
    struct Parallel {
      Cell third, fourth;
    };
    Cell second;
    std::vector<Parallel> parallels;
  };

  // Ruled: the cells that something besides houses and bonds has a say in. Beyond: of a game on a
  // smaller board, the cells that are no part of it, with the digits that stand there from the
  // beginning, so that all its houses have nine cells and nine digits. Names: what its digits are
  // called.
  explicit Topology(std::vector<HouseShape> houses, const std::vector<Bond>& bonds = {},
                    const CellSet& ruled = {}, std::vector<Candidate> beyond = {},
                    DigitNames names = {});

  // The ordinary 9x9 game: rows, columns and boxes.
  static const Topology& classic();

  House::Range houses() const { return House::first(house_count_); }
  // Boxes, then rows, columns and whatever a variant adds: the order in which people scan.
  const std::vector<House>& boxes_first() const { return boxes_first_; }
  int house_count() const { return house_count_; }
  const CellSet& cells(House h) const { return cells_[h.slot()]; }
  const std::array<Cell, 9>& order(House h) const { return shape(h).order; }
  HouseKind kind(House h) const { return shape(h).kind; }
  int number(House h) const { return shape(h).number; }

  const Lines& lines() const { return lines_; }

  // Every other cell that may not hold the same digit as this one.
  const CellSet& peers(Cell c) const { return peers_[c.slot()]; }
  // The cells that see each cell of the set.
  CellSet common_peers(const CellSet& cells) const;
  const std::vector<House>& houses_of(Cell c) const { return houses_of_[c.slot()]; }
  std::span<const Seat> seats_of(Cell c) const {
    const std::uint16_t begin = first_seat_[c.slot()];
    return {seats_.data() + begin, static_cast<std::size_t>(first_seat_[c.slot() + 1] - begin)};
  }
  const Shadow& shadow_of(Cell c) const { return shadows_[c.slot()]; }
  // The houses of a cell, as bits by their ids.
  std::uint64_t house_bits(Cell c) const { return house_bits_[c.slot()]; }
  // The cells at the places of a house that the bits mean.
  CellSet cells_at(House h, unsigned spots) const {
    CellSet cells;
    for (; spots != 0; spots &= spots - 1) {
      cells.insert(order(h)[static_cast<std::size_t>(std::countr_zero(spots))]);
    }
    return cells;
  }
  // The cells of a house that lie in another one too, as bits in the order of the first.
  unsigned crossing(House h, House other) const {
    return crossings_[h.slot() * static_cast<std::size_t>(house_count_) + other.slot()];
  }
  // The house of this kind that holds the cell; only for kinds that cover the whole grid.
  House house_of(Cell c, HouseKind kind) const {
    return house_of_kind_[static_cast<std::size_t>(kind)][c.slot()];
  }
  // The sides from a first cell, in the order of its box, the parallels in theirs. Not those that a
  // bond holds or a variant's further houses tell apart.
  const std::vector<Side>& sides_from(Cell first) const { return sides_from_[first.slot()]; }
  // The cells where an exchange that no house notices may be noticed all the same: those with a
  // peer by a bond, with which they share no house, and those that a rule has a say in.
  const CellSet& watched() const { return watched_; }
  bool has_bonds() const { return has_bonds_; }
  // The cells of the board, all of them or those of a house. A smaller board has not all 81; the
  // others lie beyond it, and so do whole houses. What stands beyond it stands there for ever.
  const CellSet& on_board() const { return on_board_; }
  CellSet on_board(House h) const { return cells(h) & on_board_; }
  bool lies_beyond(House h) const { return on_board(h).empty(); }
  bool fills_nine_by_nine() const { return digits_beyond_.empty(); }
  const std::vector<Candidate>& digits_beyond() const { return digits_beyond_; }
  // 1 to 9 in nearly every game; some begin with 0.
  DigitNames digit_names() const { return kMayBeginWithZero ? names_ : DigitNames(); }
  operator DigitNames() const { return digit_names(); }  // NOLINT: who asks may pass the game
  int number_of(Digit d) const { return digit_names().number_of(d); }
  // True for the ordinary game: what must be fast may count on its geometry then.
  bool is_classic() const { return is_classic_; }

 private:
  static constexpr int kKinds = 4;

  const HouseShape& shape(House h) const { return shapes_[h.slot()]; }
  unsigned spots_of(House h, const CellSet& cells) const;
  void find_seats();
  void find_crossings();
  void find_lines();
  void cast_shadows();
  void find_sides();
  void find_sides_from(Cell first);
  bool tells_apart(const CellSet& rectangle) const;

  std::vector<HouseShape> shapes_;
  int house_count_ = 0;
  std::vector<House> boxes_first_;
  Lines lines_;
  std::vector<CellSet> cells_;
  std::vector<std::uint16_t> crossings_;
  std::array<CellSet, 81> peers_;
  std::array<std::vector<House>, 81> houses_of_;
  std::vector<Seat> seats_;  // cell by cell
  std::array<std::uint16_t, 82> first_seat_{};
  std::array<std::uint64_t, 81> house_bits_{};
  std::array<Shadow, 81> shadows_{};
  std::array<std::array<House, 81>, kKinds> house_of_kind_{};
  std::array<std::vector<Side>, 81> sides_from_;
  CellSet watched_;
  CellSet on_board_ = CellSet::all();
  std::vector<Candidate> digits_beyond_;
  bool has_bonds_ = false;
  bool is_classic_ = false;
  DigitNames names_;
};

}  // namespace nonet
#pragma GCC visibility pop
