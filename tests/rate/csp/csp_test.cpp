// W, B, gW, gB, T&E depth, BxB and BxBB: on puzzles whose chains were worked out by hand, and on
// published values where the data is there.
#include "nonet/rate/csp/csp.h"

#include <fstream>
#include <sstream>

#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet {
namespace {

std::string rated(const std::string& puzzle, CspScale scale, const Stop& stop = {}) {
  const Grid grid = test::grid(puzzle);
  return text_of(rate_csp(grid, search(grid).first, scale, stop));
}

std::string line(const std::string& puzzle) {
  std::string text;
  for (const CspScale scale : kCspScales) {
    text += (text.empty() ? "" : " ") + std::string(name_of(scale)) + "=" + rated(puzzle, scale);
  }
  return text;
}

TEST(Csp, PuzzlesThatWereWorkedOutHaveTheirRatings) {
  EXPECT_EQ(
      rated(".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.",
            CspScale::kW),
      "3");
  EXPECT_EQ(
      rated("12..5.....5.7.9.....9.2.5...17.48...3..6..........24.15....4....78...95......781.",
            CspScale::kB),
      "5");
  EXPECT_EQ(
      rated(".2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8",
            CspScale::kB),
      "4");
  const std::string grouped =
      "..34.6..9....8..237..1.25..271.4....5..6......3...8..7.......9..459..2....7..4...";
  EXPECT_EQ(rated(grouped, CspScale::kW), "3");
  EXPECT_EQ(rated(grouped, CspScale::kGW), "2");
}

TEST(Csp, TheOneLineWhoseWhipsArePublishedLongerHasItsShortestWay) {
  const std::string puzzle =
      "...4.6.89.5...9.3..8.3..4...4...8.6.......1..9..5....25...6..2..6...4..8..1.7....";
  EXPECT_EQ(rated(puzzle, CspScale::kW), "6");
  EXPECT_EQ(rated(puzzle, CspScale::kGW), "6");
  EXPECT_EQ(rated(puzzle, CspScale::kB), "6");
}

TEST(Csp, SinglesAreNothingOnEveryScale) {
  EXPECT_EQ(
      line("...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361"),
      "W=0 B=0 gW=0 gB=0 TE=0 BxB=0 BxBB=0");
}

TEST(Csp, WhatIsTooDeepForChainsHasNoLength) {
  EXPECT_EQ(
      line("1....6.89......1...9.....64.4...89..3..5.......7.3..5.....7...2..2.......8...16.."),
      "W=inf B=inf gW=inf gB=inf TE=2 BxB=3 BxBB=0");
}

TEST(Csp, ARatingThatIsStoppedSaysSo) {
  const std::string puzzle =
      "1....6.89......1...9.....64.4...89..3..5.......7.3..5.....7...2..2.......8...16..";
  EXPECT_EQ(rated(puzzle, CspScale::kBxB, Stop::after_asks(5)), "timeout");
  EXPECT_EQ(rated(puzzle, CspScale::kTE, Stop::after_asks(2)), "timeout");
}

// However far it came: what was stopped is never said to have no length.
TEST(Csp, WhereverItIsStoppedNothingFalseIsSaid) {
  const std::string puzzle =
      "1......89.57......8..2...5...5..39.1.1...4....6.51.......3..62.64..9...37........";
  const std::pair<CspScale, std::string> whole[] = {{CspScale::kW, "12"},
                                                    {CspScale::kB, "10"},
                                                    {CspScale::kGW, "11"},
                                                    {CspScale::kGB, "10"},
                                                    {CspScale::kTE, "1"}};
  for (const auto& [scale, value] : whole) {
    int stopped = 0;
    for (std::uint64_t asks = 1; asks < 3'000'000; asks *= 3) {
      const std::string said = rated(puzzle, scale, Stop::after_asks(asks));
      if (said == value) continue;
      EXPECT_EQ(said, "timeout") << name_of(scale) << " after " << asks;
      ++stopped;
    }
    EXPECT_GT(stopped, 0) << name_of(scale);
    EXPECT_EQ(rated(puzzle, scale), value);
  }
}

TEST(Csp, ScalesAreKnownByTheirNamesInAnyCase) {
  for (const CspScale scale : kCspScales) EXPECT_EQ(csp_scale_named(name_of(scale)), scale);
  EXPECT_EQ(csp_scale_named("gb"), CspScale::kGB);
  EXPECT_EQ(csp_scale_named("te"), CspScale::kTE);
  EXPECT_EQ(csp_scale_named("WW"), std::nullopt);
  EXPECT_EQ(csp_scale_named(""), std::nullopt);
}

// Confluent ratings can't depend on how the grid lies.
TEST(Csp, RatingsStayWhenTheGridIsTurnedAndItsDigitsRenamed) {
  std::mt19937 random(31);
  for (int round = 0; round < test::rounds(40); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    const Grid other = test::moved(grid, test::random_symmetry(random));
    const Board solution = search(grid).first, turned = search(other).first;
    for (const CspScale scale : {CspScale::kB, CspScale::kGB, CspScale::kTE}) {
      EXPECT_EQ(text_of(rate_csp(grid, solution, scale)), text_of(rate_csp(other, turned, scale)));
    }
  }
}

TEST(Csp, LongerPatternsAreNeverNeededByTheRicherKind) {
  std::mt19937 random(32);
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    const auto all = rate_csp(
        grid, search(grid).first,
        std::vector{CspScale::kW, CspScale::kB, CspScale::kGW, CspScale::kGB, CspScale::kTE});
    auto length = [&](std::size_t i) { return all[i].value.value_or(99); };
    EXPECT_LE(length(1), length(0));
    EXPECT_LE(length(2), length(0));
    EXPECT_LE(length(3), length(1));
    EXPECT_LE(length(3), length(2));
    EXPECT_EQ(all[1].value.has_value(), all[4].value.value_or(9) <= 1);
  }
}

struct Published {
  std::string puzzle;
  std::vector<int> values;
};
std::vector<Published> published(const std::filesystem::path& file, std::size_t every) {
  std::vector<Published> all;
  std::size_t number = 0;
  for (const std::string& text : test::puzzle_lines(file)) {
    if (number++ % every != 0) continue;
    std::istringstream in(text);
    Published next;
    in >> next.puzzle;
    for (int value = 0; in >> value;) next.values.push_back(value);
    all.push_back(std::move(next));
  }
  return all;
}
std::size_t every(std::size_t usual) {
  return test::thorough() && !test::sanitized() ? 1 : usual * (test::sanitized() ? 20 : 1);
}

TEST(Csp, LengthsOfPatternsAreThoseThatWerePublished) {
  NONET_NEEDS_SHARED_DATA(data);
  for (const Published& each : published(data / "csp" / "w_b.txt", every(20))) {
    const Grid grid = test::grid(each.puzzle);
    const auto all =
        rate_csp(grid, search(grid).first,
                 std::vector{CspScale::kW, CspScale::kB, CspScale::kGW, CspScale::kGB});
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(all[i].value, each.values[i]) << name_of(all[i].scale) << " of " << each.puzzle;
    }
  }
}

TEST(Csp, DepthsAreThoseThatWerePublished) {
  NONET_NEEDS_SHARED_DATA(data);
  for (const Published& each : published(data / "csp" / "te_depth.txt", every(60))) {
    EXPECT_EQ(rated(each.puzzle, CspScale::kTE), std::to_string(each.values[0])) << each.puzzle;
  }
}

TEST(Csp, BraidsInsideTrialsAreThoseThatWerePublished) {
  NONET_NEEDS_SHARED_DATA(data);
  // All of them take twenty minutes: script/parity csp.
  const std::size_t step = test::sanitized() ? 7000 : test::thorough() ? 60 : 700;
  for (const Published& each : published(data / "csp" / "bxb.txt", step)) {
    EXPECT_EQ(rated(each.puzzle, CspScale::kBxB), std::to_string(each.values[0])) << each.puzzle;
  }
  if (test::sanitized()) return;
  int left = test::thorough() ? 60 : 4;
  for (const Published& each : published(data / "csp" / "te_depth.txt", 10)) {
    if (each.values[0] != 3 || left-- <= 0) continue;
    EXPECT_EQ(rated(each.puzzle, CspScale::kBxBB), "2") << each.puzzle;
  }
}

}  // namespace
}  // namespace nonet
