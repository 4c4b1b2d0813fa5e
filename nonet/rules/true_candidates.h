// TrueCandidates: the candidates of a puzzle that occur in some solution, found a portion of work
// at a time. Two solutions are looked for first, and tell whether there is just one; after that
// each candidate that none of the solutions found so far has is asked about by itself, which finds
// another solution or strikes it.
#pragma once

#include <vector>

#include "nonet/rules/solution_search.h"

namespace nonet {

class TrueCandidates {
 public:
  explicit TrueCandidates(Scheme scheme);
  TrueCandidates(const TrueCandidates&) = delete;
  TrueCandidates& operator=(const TrueCandidates&) = delete;

  // True once all is known; false if it was stopped, and the next call goes on.
  bool go_on(const Stop& stop);

  bool complete() const { return complete_; }
  // Whether it is known how many solutions there are: none, one, or two and more.
  bool counted() const { return complete_ || second_; }
  int solutions() const { return (first_ ? 1 : 0) + (second_ ? 1 : 0); }
  // Digits as written; and another that differs.
  const std::optional<std::vector<int>>& first() const { return first_; }
  const std::optional<std::vector<int>>& second() const { return second_; }

  // What occurs, a mask a cell, as far as it is known.
  const std::vector<DigitMask>& occurring() const { return occurring_; }
  // What may still turn out to occur, besides.
  DigitMask open(int cell) const;

 private:
  void note(const std::vector<int>& digits);
  // The next to ask about; false if there is none.
  bool choose();

  Scheme scheme_;
  SolutionSearch search_;
  std::vector<DigitMask> occurring_;
  std::optional<std::vector<int>> first_, second_;
  int cell_ = -1;  // that is asked about, and its digit
  unsigned digit_ = 0;
  bool complete_ = false;
};

}  // namespace nonet
