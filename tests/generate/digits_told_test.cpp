// What the table says of kinds is held against rules that were proposed: digits that are said to
// change places do so in each of them, and each other pair is told apart by some.
#include "nonet/generate/digits_told.h"

#include <algorithm>

#include "nonet/generate/proposals.h"
#include "nonet/generate/solutions.h"
#include "nonet/io/variant_parts.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<int> with_places_changed(std::vector<int> digits, int a, int b) {
  for (int& digit : digits) digit = digit == a ? b : digit == b ? a : digit;
  return digits;
}

std::vector<int> any_solution(Random& random) {
  std::vector<int> digits;
  const Board board = random_solution(random);
  for (const Cell c : Cell::all()) digits.push_back(board.number_at(c));
  return digits;
}

TEST(DigitsTold, AreThoseThatProposalsTellApart) {
  constexpr int kHigh = 9;
  for (const KindRow& row : all_kinds()) {
    const ProposalRow& proposals = proposals_of(row.kind);
    if (proposals.layer == Layer::kGrid) continue;
    SCOPED_TRACE(row.slug);
    bool told[kHigh + 1][kHigh + 1] = {};
    for (std::uint64_t n = 0; n < 24; ++n) {
      Random random({3, n, 0});
      const Variant grid = square_grid(kHigh);
      const std::vector<int> solution = any_solution(random);
      Proposer proposer(grid, solution, random);
      for (int i = 0; i < 14; ++i) {
        const auto clue = proposer.propose(row.kind);
        if (!clue) continue;
        for (int a = 1; a <= kHigh; ++a) {
          for (int b = a + 1; b <= kHigh; ++b) {
            if (told[a][b]) continue;
            told[a][b] = !proposer.holds(*clue, with_places_changed(solution, a, b));
            EXPECT_FALSE(told[a][b] && may_change_places(proposals.told, a, b, kHigh))
                << a << " and " << b << " are told apart";
          }
        }
      }
    }
    // A 7 that is less than all beside it is too rare to be met, and an 8 can't be.
    if (row.kind == Kind::kMinimum || row.kind == Kind::kMaximum) continue;
    for (int a = 1; a <= kHigh; ++a) {
      for (int b = a + 1; b <= kHigh; ++b) {
        EXPECT_TRUE(told[a][b] || may_change_places(proposals.told, a, b, kHigh))
            << a << " and " << b << " may change places";
      }
    }
  }
}

TEST(DigitsTold, LeaveTheRestToGivens) {
  auto least = [](std::vector<Told> told, int high = 9) {
    return left_to_givens(told, high).least;
  };
  EXPECT_EQ(least({}), 8);
  EXPECT_EQ(least({Told::kNothing, Told::kNothing}, 6), 5);
  EXPECT_EQ(least({Told::kDigits}), 0);
  EXPECT_EQ(least({Told::kUpToTurning, Told::kNothing}), 1);
  EXPECT_EQ(least({Told::kParity}), 7);
  EXPECT_EQ(least({Told::kThirds}), 6);
  EXPECT_EQ(least({Told::kThirds, Told::kRemainders}), 0);
  EXPECT_EQ(least({Told::kAllButEnds}), 1);
  EXPECT_EQ(least({Told::kAllButEnds, Told::kUpToTurning}), 0);
  EXPECT_EQ(least({Told::kFiveAndTen}), 2);
  EXPECT_EQ(least({Told::kFiveAndTen}, 6), 1);
  EXPECT_EQ(left_to_givens(std::vector{Told::kAllButEnds}, 6).why, "1 and 6 could change places");
  EXPECT_EQ(left_to_givens(std::vector{Told::kNothing}, 6).why,
            "any two digits could change places");
}

}  // namespace
}  // namespace nonet
