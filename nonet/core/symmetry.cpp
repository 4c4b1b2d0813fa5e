#include "nonet/core/symmetry.h"

#include <numeric>
#include <utility>

namespace nonet {
namespace {

// Where the line of this number goes.
int place_of(int line, const Symmetry::Lines& lines) {
  const int band = line / 3;
  return lines.bands[band] * 3 + lines.within[band][line % 3];
}

// std::shuffle is free to differ from library to library.
template <std::size_t kSize>
std::array<int, kSize> shuffled(FunctionRef<std::uint64_t()> next) {
  std::array<int, kSize> order;
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = kSize - 1; i > 0; --i) std::swap(order[i], order[next() % (i + 1)]);
  return order;
}

Symmetry::Lines random_lines(FunctionRef<std::uint64_t()> next) {
  Symmetry::Lines lines;
  lines.bands = shuffled<3>(next);
  for (auto& within : lines.within) within = shuffled<3>(next);
  return lines;
}

}  // namespace

Symmetry::Symmetry() {
  for (Cell c : Cell::all()) cells_[c.index()] = c;
  for (Digit d : Digit::all()) digits_[d.index()] = d;
}

Symmetry Symmetry::of_rows(const Lines& lines) {
  Symmetry symmetry;
  for (Cell c : Cell::all()) {
    symmetry.cells_[c.index()] = cell_at(place_of(row_of(c), lines), column_of(c));
  }
  return symmetry;
}

Symmetry Symmetry::of_columns(const Lines& lines) {
  return transposition().then(of_rows(lines)).then(transposition());
}

Symmetry Symmetry::transposition() {
  Symmetry symmetry;
  for (Cell c : Cell::all()) symmetry.cells_[c.index()] = cell_at(column_of(c), row_of(c));
  return symmetry;
}

Symmetry Symmetry::of_digits(const std::array<Digit, 9>& to) {
  Symmetry symmetry;
  symmetry.digits_ = to;
  return symmetry;
}

Symmetry Symmetry::random(FunctionRef<std::uint64_t()> next) {
  const Symmetry rows = of_rows(random_lines(next)), columns = of_columns(random_lines(next));
  Symmetry symmetry = rows.then(columns);
  if (next() % 2 == 1) symmetry = symmetry.then(transposition());
  const std::array<int, 9> digits = shuffled<9>(next);
  for (Digit d : Digit::all()) symmetry.digits_[d.index()] = Digit(digits[d.index()]);
  return symmetry;
}

Symmetry Symmetry::then(const Symmetry& next) const {
  Symmetry both;
  for (Cell c : Cell::all()) both.cells_[c.index()] = next((*this)(c));
  for (Digit d : Digit::all()) both.digits_[d.index()] = next((*this)(d));
  return both;
}

Symmetry Symmetry::inverse() const {
  Symmetry back;
  for (Cell c : Cell::all()) back.cells_[(*this)(c).index()] = c;
  for (Digit d : Digit::all()) back.digits_[(*this)(d).index()] = d;
  return back;
}

// The first and the last cell of a house have no other house in common, nor have their images.
House Symmetry::operator()(House h) const {
  const Topology& classic = Topology::classic();
  const std::array<Cell, 9>& order = classic.order(h);
  return House(std::countr_zero(classic.house_bits((*this)(order.front())) &
                                classic.house_bits((*this)(order.back()))));
}

Truth Symmetry::operator()(Truth truth) const {
  if (truth.is_cell()) return Truth((*this)(truth.cell()));
  return {(*this)(truth.house()), (*this)(truth.digit())};
}

CellSet Symmetry::operator()(const CellSet& cells) const {
  CellSet image;
  for (Cell c : cells) image.insert((*this)(c));
  return image;
}

DigitSet Symmetry::operator()(DigitSet digits) const {
  DigitSet image;
  for (Digit d : digits) image.insert((*this)(d));
  return image;
}

CandidateSet Symmetry::operator()(const CandidateSet& candidates) const {
  CandidateSet image;
  for (Digit d : Digit::all()) image.of((*this)(d)) = (*this)(candidates.of(d));
  return image;
}

Board Symmetry::operator()(const Board& board) const {
  Board image;
  for (Cell c : Cell::all()) {
    if (auto d = board.at(c)) image.set((*this)(c), (*this)(*d));
  }
  return image;
}

Puzzle Symmetry::operator()(const Puzzle& puzzle) const {
  Puzzle image = puzzle;
  image.givens = (*this)(puzzle.givens);
  image.placed = (*this)(puzzle.placed);
  for (Candidate& x : image.removed) {
    if (x.in_range()) x = (*this)(x);
  }
  return image;
}

}  // namespace nonet
