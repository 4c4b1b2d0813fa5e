// Symmetry: a way to lay the same game differently on the paper. Relabelling digits, exchanging
// rows within a band, bands, columns within a stack and stacks, and turning rows into columns: each
// takes houses to houses, so a puzzle and its image have the same solutions but for that change.
//
// There are 2 * 6^8 such arrangements of the cells and 9! of the digits. A value holds where every
// cell and every digit goes; two that do the same are equal, whichever way they were made.
//
//   image = symmetry(board);   a.then(b)   first a, then b;   symmetry.inverse()   back again
//
// All of this is about the classic houses.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/core/candidate_set.h"
#include "nonet/core/function_ref.h"
#include "nonet/core/puzzle.h"

namespace nonet {

class Symmetry {
 public:
  // How the nine rows (or columns) move: band b becomes band bands[b], and its i-th row the
  // within[b][i]-th there. Each of the four must be an arrangement of 0, 1, 2.
  struct Lines {
    std::array<int, 3> bands = {0, 1, 2};
    std::array<std::array<int, 3>, 3> within = {{{0, 1, 2}, {0, 1, 2}, {0, 1, 2}}};
  };

  // All stays where it is.
  Symmetry();

  static Symmetry of_rows(const Lines& lines);
  static Symmetry of_columns(const Lines& lines);
  // Row 1 becomes column 1.
  static Symmetry transposition();
  // Digit(i) becomes to[i]; each digit must appear once.
  static Symmetry of_digits(const std::array<Digit, 9>& to);
  // Any of them, equally likely if `next` gives 64 random bits each time it is asked.
  static Symmetry random(FunctionRef<std::uint64_t()> next);

  Symmetry then(const Symmetry& next) const;
  Symmetry inverse() const;

  Cell operator()(Cell c) const { return cells_[c.index()]; }
  Digit operator()(Digit d) const { return digits_[d.index()]; }
  Candidate operator()(Candidate x) const { return {(*this)(x.cell), (*this)(x.digit)}; }
  House operator()(House h) const;
  Truth operator()(Truth truth) const;
  CellSet operator()(const CellSet& cells) const;
  DigitSet operator()(DigitSet digits) const;
  CandidateSet operator()(const CandidateSet& candidates) const;
  Board operator()(const Board& board) const;
  // Name and comment stay.
  Puzzle operator()(const Puzzle& puzzle) const;

  friend bool operator==(const Symmetry&, const Symmetry&) = default;

 private:
  std::array<Cell, 81> cells_;
  std::array<Digit, 9> digits_;
};

}  // namespace nonet
