// What the maker of a puzzle asks, held against all fillings of small grids: which candidates occur
// in some solution, which parts are needless, which clash. Each question is answered in portions,
// and nothing that is told on the way may turn out to be wrong.
#include "nonet/rules/true_candidates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "nonet/rules/count.h"
#include "nonet/rules/parts_needed.h"
#include "support/random_variants.h"
#include "support/ruled_games.h"
#include "support/small_grids.h"
#include "support/support.h"

namespace nonet {
namespace {

using Fillings = std::vector<std::vector<int>>;

Fillings solutions_of(const Variant& variant) {
  static const Fillings kWithBoxes = test::all_fillings(test::small_grid(1, true));
  static const Fillings kWithout = test::all_fillings(test::small_grid(1, false));
  const Result<Scheme> scheme = compile(variant);
  Fillings solutions;
  if (!scheme) return solutions;
  for (const std::vector<int>& digits : variant.boxes.empty() ? kWithout : kWithBoxes) {
    if (is_solution(*scheme, digits)) solutions.push_back(digits);
  }
  return solutions;
}

std::vector<DigitMask> occurring_in(const Fillings& solutions, const Variant& variant) {
  std::vector<DigitMask> masks(test::kSmallCells);
  for (const std::vector<int>& digits : solutions) {
    for (std::size_t i = 0; i < digits.size(); ++i) {
      masks[i] |= static_cast<DigitMask>(1U << (digits[i] - variant.low));
    }
  }
  return masks;
}

// Some rules of any kinds, some givens; it can be meant, and has any number of solutions.
std::optional<Variant> random_small(test::RandomVariants& random) {
  Variant variant = test::small_grid(1, random.chance(2));
  for (int i = random.number(0, 3); i > 0; --i) {
    const auto kind =
        static_cast<std::size_t>(random.number(0, static_cast<int>(all_kinds().size()) - 1));
    variant.clues.push_back(random.clue(all_kinds()[kind].kind, variant));
  }
  for (int i = random.number(0, 6); i > 0; --i) {
    variant.givens[static_cast<std::size_t>(random.number(0, 15))] = random.number(1, 4);
  }
  if (!compile(variant)) return std::nullopt;
  return variant;
}

// Asks on until all is known, so much work at a time.
template <class Examined, class Look>
void in_portions(Examined& examined, int portion, Look look) {
  while (!examined.go_on(Stop::after_asks(static_cast<std::uint64_t>(portion)))) look();
}

TEST(TrueCandidates, AreThoseOfAllFillingsAndNeverTooManyOnTheWay) {
  test::RandomVariants random(31);
  int none = 0, one = 0, several = 0;
  const auto all_met = [&] { return std::min({none, one, several}) > 0; };
  for (int round = 0; round < 300 && (round < test::rounds(300) || !all_met()); ++round) {
    const std::optional<Variant> variant = random_small(random);
    if (!variant) continue;
    const Fillings solutions = solutions_of(*variant);
    const std::vector<DigitMask> wanted = occurring_in(solutions, *variant);
    TrueCandidates found(*compile(*variant));
    in_portions(found, random.number(1, 4), [&] {
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        ASSERT_EQ(found.occurring()[i] & ~wanted[i], 0);
        ASSERT_EQ(wanted[i] & ~(found.occurring()[i] | found.open(static_cast<int>(i))), 0);
      }
      ASSERT_TRUE(!found.counted() || found.solutions() == 2);
    });
    ASSERT_EQ(found.occurring(), wanted) << "round " << round;
    ASSERT_EQ(found.open(0), 0);
    ASSERT_EQ(static_cast<std::size_t>(found.solutions()),
              std::min<std::size_t>(solutions.size(), 2));
    const auto is_among = [&](const std::vector<int>& digits) {
      return std::find(solutions.begin(), solutions.end(), digits) != solutions.end();
    };
    EXPECT_TRUE(!found.first() || is_among(*found.first()));
    if (found.second()) {
      EXPECT_TRUE(is_among(*found.second()));
      EXPECT_NE(*found.first(), *found.second());
    }
    (solutions.empty() ? none : solutions.size() == 1 ? one : several) += 1;
  }
  EXPECT_TRUE(all_met());
}

// Each candidate of a larger puzzle is asked for by itself.
TEST(TrueCandidates, OfNineByNineAreThoseThatLeaveASolutionAsGivens) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(4); ++round) {
    Variant variant = *test::random_ruled_game(random).puzzle.variant;
    int left_out = 0;
    for (std::optional<int>& given : variant.givens) {
      if (given && left_out < 4 && random() % 2 == 0) {
        given.reset();
        ++left_out;
      }
    }
    TrueCandidates found(*compile(variant));
    in_portions(found, 50, [] {});
    for (std::size_t cell = 0; cell < 81; ++cell) {
      for (int digit = 1; digit <= 9; ++digit) {
        Variant with = variant;
        if (with.givens[cell].value_or(digit) != digit) continue;
        with.givens[cell] = digit;
        const Result<Scheme> scheme = compile(with);
        const bool occurs = scheme && count_solutions(*scheme, 1).solutions == 1;
        ASSERT_EQ((found.occurring()[cell] >> (digit - 1) & 1) != 0, occurs);
      }
    }
  }
}

TEST(CountByPortions, CountsAsMuchAsThereIs) {
  test::RandomVariants random(8);
  for (int round = 0; round < test::rounds(200); ++round) {
    const std::optional<Variant> variant = random_small(random);
    if (!variant) continue;
    const std::size_t wanted = solutions_of(*variant).size();
    CountByPortions count(*variant, 10'000);
    in_portions(count, random.number(1, 9), [&] { ASSERT_LE(count.found(), wanted); });
    ASSERT_EQ(count.found(), wanted);
    CountByPortions few(*variant, 3);
    EXPECT_TRUE(few.go_on({}));
    EXPECT_EQ(few.found(), std::min<std::size_t>(wanted, 3));
  }
}

// Without some parts, of all the fillings.
std::size_t count_without(const Variant& variant, const std::vector<PuzzlePart>& parts) {
  return solutions_of(without(variant, parts)).size();
}

TEST(NeedlessParts, AreThoseWithoutWhichThereIsStillOneSolution) {
  test::RandomVariants random(12);
  int looked_at = 0, needless = 0;
  const auto all_met = [&] { return needless > 0 && looked_at > needless; };
  for (int round = 0; round < 600 && (round < test::rounds(600) || !all_met()); ++round) {
    const std::optional<Variant> variant = random_small(random);
    if (!variant || solutions_of(*variant).size() != 1) continue;
    NeedlessParts found(*variant);
    in_portions(found, random.number(1, 5), [] {});
    std::vector<PuzzlePart> wanted;
    for (const PuzzlePart& part : parts_of(*variant)) {
      if (compile(without(*variant, {part})) && count_without(*variant, {part}) == 1) {
        wanted.push_back(part);
      }
    }
    ASSERT_EQ(found.needless(), wanted);
    EXPECT_EQ(found.looked_at(), found.of());
    ++looked_at;
    needless += wanted.empty() ? 0 : 1;
  }
  EXPECT_TRUE(all_met()) << needless << " of " << looked_at;
}

TEST(ClashingParts, HaveNoSolutionTogetherAndOneWithoutAnyOfThem) {
  test::RandomVariants random(3);
  int looked_at = 0;
  for (int round = 0; round < 300 && (round < test::rounds(300) || looked_at <= 10); ++round) {
    const std::optional<Variant> variant = random_small(random);
    if (!variant || !solutions_of(*variant).empty()) continue;
    ClashingParts found(*variant);
    in_portions(found, random.number(1, 5), [] {});
    std::vector<PuzzlePart> others = parts_of(*variant);
    std::erase_if(others, [&](const PuzzlePart& part) {
      return std::find(found.left().begin(), found.left().end(), part) != found.left().end();
    });
    ASSERT_TRUE(found.least());
    ASSERT_EQ(count_without(*variant, others), 0U);
    for (const PuzzlePart& part : found.left()) {
      std::vector<PuzzlePart> more = others;
      more.push_back(part);
      ASSERT_TRUE(!compile(without(*variant, more)) || count_without(*variant, more) > 0);
    }
    ++looked_at;
  }
  EXPECT_GT(looked_at, 10);
}

}  // namespace
}  // namespace nonet
