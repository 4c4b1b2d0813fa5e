// The checker: confirms a Step from the certificate inside it. It knows no technique and shares no
// code with the finders, so a mistake there cannot repeat itself here.
//
// A sudoku is an exact cover: every truth ("this cell holds a digit", "this house holds this
// digit") has exactly one true candidate. To check "x is false", suppose x, strike all that
// conflicts with it, and look for a choice of one candidate for each cited truth, no two in
// conflict. If there is none, x is false. To check "x is true", strike x and do the same. Nothing
// outside the cited truths is used.
//
// A step may cite rules that the puzzle has besides its houses (rule_premises.h): then every choice
// leaves each of them a filling too, and a candidate that no filling of a cited rule has, or that
// leaves it none, is struck.
//
// A step that names a deadly pattern (see deadly.h) adds one premise, that the puzzle has one
// solution: then some guardian of the pattern is true. One that names a symmetry (see symmetric.h)
// adds the same premise: then with a candidate its images are true, or chosen, as well.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Verdict : std::uint8_t {
  kProved,
  kNoEffect,        // the step changes nothing
  kAlreadySettled,  // an effect is about what is no open candidate, or is named twice
  kNotDeadly,       // the named pattern is not deadly, or holds a given
  kNotSymmetric,    // the puzzle has not the symmetry that is named
  kNotProved,       // the truths allow a choice without the effect
  kOverBudget,      // the work bound was reached: neither proved nor refused
  kNotOfThisGame,   // it names a cell, digit, house or rule that the game has not
};

struct Check {
  Verdict verdict = Verdict::kProved;
  std::optional<Candidate> effect;  // the first effect that does not hold
  std::uint64_t work = 0;           // choices made

  bool proved() const { return verdict == Verdict::kProved; }
  // Another checker, or more work, may prove or refuse what is not decided.
  bool decided() const { return verdict != Verdict::kOverBudget; }
};

inline constexpr std::uint64_t kCheckBudget = 1'000'000;

// Checks each effect alone, from the state before the step. The budget is for all of them together.
Check check(const Grid& before, const Step& step, std::uint64_t budget = kCheckBudget);

// "the cited truths do not make r3c4 lose 5": for whoever shows a refused step.
std::string describe(const Check& check, const Step& step, DigitNames names = {});

}  // namespace nonet
#pragma GCC visibility pop
