#include "nonet/generate/solutions.h"

#include <bit>
#include <map>

#include "nonet/generate/thirds.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::rounds;

Board solution_number(std::uint64_t number) {
  Random random({11, number, 0});
  return random_solution(random);
}

// The digits of the lines of a box: its columns, or its rows.
Thirds thirds_of(const Board& solution, int band, int stack, bool rows) {
  Thirds thirds{};
  for (int i = 0; i < 9; ++i) {
    const Cell c = cell_at(3 * band + i / 3, 3 * stack + i % 3);
    auto& third = thirds[static_cast<std::size_t>(rows ? i / 3 : i % 3)];
    third = static_cast<std::uint16_t>(third | 1U << solution.at(c)->index());
  }
  return thirds;
}

// How the lines of two boxes cross: 0 if they hold the same sets; 1 if one does; 2, 3, 4 by how
// many of the nine crossings are single digits: three, five, all.
std::size_t crossing(const Thirds& a, const Thirds& b) {
  int ones = 0, threes = 0;
  for (const unsigned x : a) {
    for (const unsigned y : b) {
      ones += std::popcount(x & y) == 1 ? 1 : 0;
      threes += std::popcount(x & y) == 3 ? 1 : 0;
    }
  }
  if (threes > 0) return threes == 3 ? 0 : 1;
  return ones == 9 ? 4 : ones == 5 ? 3 : 2;
}

TEST(Solutions, AreSolutions) {
  for (int i = 0; i < rounds(2000); ++i) {
    ASSERT_TRUE(is_solution(solution_number(static_cast<std::uint64_t>(i))));
  }
}

TEST(Solutions, DependOnTheStreamAlone) {
  EXPECT_EQ(test::line_of(solution_number(0)),
            "196478352283591467745623198914756823537982614862134975329817546471365289658249731");
}

TEST(Solutions, BandsWithGivenColumnsAddUpToAllBands) {
  std::vector<Thirds> all;
  for (unsigned a = 0; a < 512; ++a) {
    for (unsigned b = 0; b < 512; ++b) {
      if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0) continue;
      all.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                     static_cast<std::uint16_t>(511U & ~(a | b))});
    }
  }
  ASSERT_EQ(all.size(), 1680U);
  // Six orders of three columns make no difference, so every sixth would do, if it were known
  // which.
  std::uint64_t bands = 0;
  for (const Thirds& second : all) {
    if ((second[0] & 1U) == 0 || second[1] > second[2]) continue;
    for (const Thirds& third : all) {
      if ((third[0] & 1U) == 0 || third[1] > third[2]) continue;
      const int count = bands_with({{{0007, 0070, 0700}, second, third}});
      ASSERT_LE(count, kMostBands);
      bands += static_cast<std::uint64_t>(count);
    }
  }
  // Times the orders of rows, of the columns of two boxes, and of all that the first box may hold.
  EXPECT_EQ(bands * 6 * 36 * 1680, 362'880ULL * 56 * 6 * 6 * 6 * 6 * 6 * 6);
}

// The shares of all 6,670,903,752,021,072,936,960 grids were found by adding up, over every way in
// which the columns of the first band can hold the digits, how many grids go with it; these numbers
// add up to that one exactly. A grid and its images are equally likely, so they hold for boxes side
// by side in each band, and for boxes one below the other in each stack, which are made in quite
// different ways.
TEST(Solutions, AreAllEquallyLikelyAsFarAsCrossingsOfBoxesTell) {
  constexpr std::array<double, 5> kShares = {0.004072844304, 0.108199003639, 0.215052912235,
                                             0.570541132870, 0.102134106953};
  const int grids = rounds(40'000);
  std::map<std::string, std::array<int, 5>> counts;
  for (int i = 0; i < grids; ++i) {
    const Board solution = solution_number(static_cast<std::uint64_t>(i));
    for (int chute = 0; chute < 3; ++chute) {
      const std::string number = std::to_string(chute + 1);
      ++counts["band " + number][crossing(thirds_of(solution, chute, 0, false),
                                          thirds_of(solution, chute, 1, false))];
      ++counts["stack " + number]
              [crossing(thirds_of(solution, 0, chute, true), thirds_of(solution, 1, chute, true))];
      ++counts["last of stack " + number]
              [crossing(thirds_of(solution, 1, chute, true), thirds_of(solution, 2, chute, true))];
    }
  }
  for (const auto& [where, met] : counts) {
    double chi_squared = 0;
    for (std::size_t type = 0; type < 5; ++type) {
      const double expected = grids * kShares[type];
      chi_squared += (met[type] - expected) * (met[type] - expected) / expected;
    }
    // Four degrees of freedom: beyond 30 in one of 200,000 honest runs.
    EXPECT_LT(chi_squared, 30) << where;
  }
}

TEST(Solutions, HaveEachDigitInEachCellEquallyOften) {
  const int grids = rounds(9000);
  std::array<std::array<int, 9>, 81> counts{};
  for (int i = 0; i < grids; ++i) {
    const Board solution = solution_number(static_cast<std::uint64_t>(i));
    for (Cell c : Cell::all()) ++counts[c.index()][solution.at(c)->index()];
  }
  const double expected = grids / 9.0;
  for (const auto& of_cell : counts) {
    double chi_squared = 0;
    for (const int count : of_cell) {
      chi_squared += (count - expected) * (count - expected) / expected;
    }
    EXPECT_LT(chi_squared, 45);
  }
}

}  // namespace
}  // namespace nonet
