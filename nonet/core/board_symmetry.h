// BoardSymmetry: the board moved onto itself, and digits renamed. A puzzle that is the same
// afterwards has a solution that is the same too, if it has only one.
//
// Symmetry (core/symmetry.h) is any way to lay a game out anew; these are the few that people see
// on paper and have words for.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/core/candidate.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Motion : std::uint8_t {
  kRotate180,
  kRotate90,      // the top comes to the right
  kHorizontal,    // left and right change places
  kVertical,      // top and bottom
  kDiagonal,      // rows and columns
  kAntidiagonal,  // the same, across the other diagonal
};
inline constexpr int kMotions = 6;

Cell moved(Cell c, Motion motion);

// "rotate180", ...: as the list above names them.
std::string_view word_of(Motion motion);
std::optional<Motion> motion_called(std::string_view word);

struct BoardSymmetry {
  Motion motion = Motion::kRotate180;
  std::array<Digit, 9> digits{};  // what becomes of each

  Digit operator()(Digit d) const { return digits[d.slot()]; }
  Candidate operator()(Candidate x) const { return {moved(x.cell, motion), (*this)(x.digit)}; }
  DigitSet operator()(DigitSet set) const {
    DigitSet image;
    for (Digit d : set) image.insert((*this)(d));
    return image;
  }

  // A motion of the list, and every digit once.
  bool in_range() const;
  friend bool operator==(const BoardSymmetry&, const BoardSymmetry&) = default;
};

}  // namespace nonet
#pragma GCC visibility pop
