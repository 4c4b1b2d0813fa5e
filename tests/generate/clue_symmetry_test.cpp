// The symmetries of clues, each held against its formula in rows and columns.
#include "nonet/generate/clue_symmetry.h"

#include <functional>

#include "support/support.h"

namespace nonet {
namespace {

struct Formula {
  std::string_view word;
  ClueSymmetry symmetry;
  // Whether one cell has to be a clue if the other is.
  std::function<bool(int, int, int, int)> joined;
};

// (r, c) and (s, t), counted from the middle: -4 to 4.
std::vector<Formula> formulas() {
  auto quarters = [](int r, int c, int s, int t) {
    return (s == c && t == -r) || (s == -r && t == -c) || (s == -c && t == r);
  };
  auto diagonal = [](int r, int c, int s, int t) { return s == c && t == r; };
  auto antidiagonal = [](int r, int c, int s, int t) { return s == -c && t == -r; };
  auto horizontal = [](int r, int c, int s, int t) { return s == r && t == -c; };
  auto vertical = [](int r, int c, int s, int t) { return s == -r && t == c; };
  return {
      {"none", ClueSymmetry::kNone, [](int, int, int, int) { return false; }},
      {"rotate180", ClueSymmetry::kRotate180,
       [](int r, int c, int s, int t) { return s == -r && t == -c; }},
      {"rotate90", ClueSymmetry::kRotate90, quarters},
      {"horizontal", ClueSymmetry::kHorizontal, horizontal},
      {"vertical", ClueSymmetry::kVertical, vertical},
      {"diagonal", ClueSymmetry::kDiagonal, diagonal},
      {"antidiagonal", ClueSymmetry::kAntidiagonal, antidiagonal},
      {"full", ClueSymmetry::kFull,
       [=](int r, int c, int s, int t) {
         return quarters(r, c, s, t) || diagonal(r, c, s, t) || antidiagonal(r, c, s, t) ||
                horizontal(r, c, s, t) || vertical(r, c, s, t);
       }},
  };
}

bool joined(const Formula& formula, Cell a, Cell b) {
  return a == b || formula.joined(row_of(a) - 4, column_of(a) - 4, row_of(b) - 4, column_of(b) - 4);
}

TEST(ClueSymmetry, TheOrbitsAreTheImagesByTheFormula) {
  ASSERT_EQ(symmetry_words().size(), formulas().size());
  for (const Formula& formula : formulas()) {
    EXPECT_EQ(symmetry_named(formula.word), formula.symmetry);
    EXPECT_EQ(symmetry_words()[static_cast<std::size_t>(formula.symmetry)], formula.word);
    CellSet seen;
    for (const CellSet& orbit : orbits_of(formula.symmetry)) {
      EXPECT_FALSE(seen.meets(orbit)) << formula.word;
      seen |= orbit;
      for (Cell a : orbit) {
        for (Cell b : Cell::all()) {
          EXPECT_EQ(orbit.contains(b), joined(formula, a, b)) << formula.word;
        }
      }
    }
    EXPECT_EQ(seen, CellSet::all());
  }
}

TEST(ClueSymmetry, RandomCluesAreSymmetricJustWhereTheFormulaSaysSo) {
  std::mt19937 random(71);
  int symmetric = 0, other = 0;
  for (int round = 0; round < 400; ++round) {
    // Clues that have one symmetry, and now and then one of them missing.
    const Formula made = formulas()[random() % 8];
    CellSet clues;
    for (const CellSet& orbit : orbits_of(made.symmetry)) {
      if (random() % 3 == 0) clues |= orbit;
    }
    if (random() % 3 == 0 && !clues.empty()) clues.erase(clues.first());
    for (const Formula& formula : formulas()) {
      bool closed = true;
      for (Cell a : clues) {
        for (Cell b : Cell::all()) {
          closed = closed && (clues.contains(b) || !joined(formula, a, b));
        }
      }
      EXPECT_EQ(is_symmetric(clues, formula.symmetry), closed) << formula.word;
      (closed ? symmetric : other) += 1;
    }
  }
  EXPECT_GT(symmetric, 400);
  EXPECT_GT(other, 400);
}

TEST(ClueSymmetry, AnUnknownWordIsNone) {
  EXPECT_EQ(symmetry_named("sideways"), ClueSymmetry::kNone);
}

}  // namespace
}  // namespace nonet
