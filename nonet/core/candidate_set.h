// CandidateSet: a set of candidates, kept as a CellSet a digit. Most questions of the game are
// about one digit at a time, and answered for all cells at once in that shape: a digit struck from
// all peers of a cell is one operation.
//
//   of(7)      the cells that hold the candidate 7      of(r1c1)   the digits that r1c1 holds
//
// `for (Candidate x : s)` walks digit by digit and within a digit in the order of cells.
#pragma once

#include "nonet/core/candidate.h"

namespace nonet {

class CandidateSet {
 public:
  constexpr CandidateSet() = default;
  constexpr CandidateSet(std::initializer_list<Candidate> candidates) {
    for (Candidate x : candidates) insert(x);
  }
  static constexpr CandidateSet all() {
    CandidateSet s;
    s.cells_.fill(CellSet::all());
    return s;
  }
  // From any list of candidates.
  template <class List>
  static constexpr CandidateSet from(const List& candidates) {
    CandidateSet s;
    for (Candidate x : candidates) s.insert(x);
    return s;
  }

  constexpr CellSet& of(Digit d) { return cells_[d.index()]; }
  constexpr const CellSet& of(Digit d) const { return cells_[d.index()]; }
  constexpr DigitSet of(Cell c) const {
    DigitSet digits;
    for (Digit d : Digit::all()) {
      if (of(d).contains(c)) digits.insert(d);
    }
    return digits;
  }
  // The cells that hold any.
  constexpr CellSet cells() const {
    CellSet any;
    for (const CellSet& cells : cells_) any |= cells;
    return any;
  }
  // The digits that stand anywhere.
  constexpr DigitSet digits() const {
    DigitSet any;
    for (Digit d : Digit::all()) {
      if (!of(d).empty()) any.insert(d);
    }
    return any;
  }

  constexpr bool empty() const { return cells().empty(); }
  constexpr int size() const {
    int n = 0;
    for (const CellSet& cells : cells_) n += cells.size();
    return n;
  }
  constexpr bool contains(Candidate x) const { return of(x.digit).contains(x.cell); }
  constexpr bool contains(const CandidateSet& s) const { return (s - *this).empty(); }
  constexpr bool meets(const CandidateSet& s) const {
    for (Digit d : Digit::all()) {
      if (of(d).meets(s.of(d))) return true;
    }
    return false;
  }
  // The first in the order of the walk; only of a set that is not empty.
  constexpr Candidate first() const { return *begin(); }
  constexpr void insert(Candidate x) { of(x.digit).insert(x.cell); }
  constexpr void erase(Candidate x) { of(x.digit).erase(x.cell); }

  friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;
  friend constexpr CandidateSet operator&(CandidateSet a, const CandidateSet& b) { return a &= b; }
  friend constexpr CandidateSet operator|(CandidateSet a, const CandidateSet& b) { return a |= b; }
  friend constexpr CandidateSet operator-(CandidateSet a, const CandidateSet& b) { return a -= b; }
  constexpr CandidateSet& operator&=(const CandidateSet& b) {
    for (Digit d : Digit::all()) of(d) &= b.of(d);
    return *this;
  }
  constexpr CandidateSet& operator|=(const CandidateSet& b) {
    for (Digit d : Digit::all()) of(d) |= b.of(d);
    return *this;
  }
  constexpr CandidateSet& operator-=(const CandidateSet& b) {
    for (Digit d : Digit::all()) of(d) -= b.of(d);
    return *this;
  }

  // Reads the set while it walks: the set must stay, and as it is.
  class Iterator {
   public:
    constexpr Iterator(const CandidateSet& set, int digit) : set_(&set), digit_(digit) { enter(); }
    constexpr Candidate operator*() const { return {*cell_, Digit(digit_)}; }
    constexpr Iterator& operator++() {
      if (++cell_ == CellSet().end()) {
        ++digit_;
        enter();
      }
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.digit_ == b.digit_ && a.cell_ == b.cell_;
    }

   private:
    // The first cell of this digit, or of the next that has one.
    constexpr void enter() {
      while (digit_ < Digit::kCount && set_->of(Digit(digit_)).empty()) ++digit_;
      cell_ = digit_ < Digit::kCount ? set_->of(Digit(digit_)).begin() : CellSet().end();
    }

    const CandidateSet* set_;
    int digit_;
    CellSet::Iterator cell_{};
  };
  constexpr Iterator begin() const { return {*this, 0}; }
  constexpr Iterator end() const { return {*this, Digit::kCount}; }

 private:
  std::array<CellSet, 9> cells_;
};

}  // namespace nonet
