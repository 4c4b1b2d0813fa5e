// Which parts of a puzzle, its rules and its givens, do something:
//
//   NeedlessParts   of a puzzle with one solution, those that could be left out, each by itself
//   ClashingParts   of a puzzle without any, some that have none together: leave one of these out
//                   and there is one
//
// Both work a portion at a time.
#pragma once

#include <optional>
#include <vector>

#include "nonet/rules/count_by_portions.h"

namespace nonet {

struct PuzzlePart {
  bool is_given = false;
  int index = 0;  // of the clue, or of the cell

  friend bool operator==(const PuzzlePart&, const PuzzlePart&) = default;
};

// The clues, then the givens.
std::vector<PuzzlePart> parts_of(const Variant& variant);
Variant without(const Variant& variant, const std::vector<PuzzlePart>& parts);

class NeedlessParts {
 public:
  // A puzzle with one solution.
  explicit NeedlessParts(Variant variant)
      : variant_(std::move(variant)), all_(parts_of(variant_)) {}

  // True once all is known; false if it was stopped, and the next call goes on.
  bool go_on(const Stop& stop);
  std::size_t looked_at() const { return at_; }
  std::size_t of() const { return all_.size(); }
  const std::vector<PuzzlePart>& needless() const { return needless_; }

 private:
  Variant variant_;
  std::vector<PuzzlePart> all_, needless_;
  std::size_t at_ = 0;
  std::optional<CountByPortions> count_;  // of the puzzle without the part that is looked at
};

class ClashingParts {
 public:
  // A puzzle without a solution.
  explicit ClashingParts(Variant variant)
      : variant_(std::move(variant)), all_(parts_of(variant_)), left_(all_) {}

  bool go_on(const Stop& stop);
  std::size_t looked_at() const { return at_; }
  std::size_t of() const { return all_.size(); }
  // What clashes, once all are looked at.
  const std::vector<PuzzlePart>& left() const { return left_; }
  // Whether each of them is needed for it, or some took too long to be sure.
  bool least() const { return least_; }

 private:
  // A part whose question takes more guesses than these is kept.
  static constexpr std::uint64_t kMostGuesses = 20'000;

  Variant variant_;
  std::vector<PuzzlePart> all_, left_, gone_;
  std::size_t at_ = 0;
  bool least_ = true;
  std::optional<CountByPortions> count_;
};

}  // namespace nonet
