// Each pattern of a grid, at its least length, by the name of the plainest kind: against the
// definitions, word by word.
#include "nonet/csp/survey.h"

#include <map>

#include "nonet/csp/from_grid.h"
#include "support/csp_definitions.h"
#include "support/support.h"

namespace nonet::csp {
namespace {

constexpr int kLongestHere = 3;

struct Definition {
  Kind kind;
  test::PatternKind pattern;
};
constexpr Definition kDefinitions[] = {{Kind::kWhip, {true, false}},
                                       {Kind::kGWhip, {true, true}},
                                       {Kind::kBraid, {false, false}},
                                       {Kind::kGBraid, {false, true}}};

using Lengths = std::map<std::pair<Kind, int>, int>;  // by kind and candidate

Lengths by_survey(const Labels& grid, Kinds kinds) {
  Lengths all;
  Survey(grid, Stop()).each(kinds, kLongestHere, [&](const Found& found) {
    EXPECT_TRUE(all.emplace(std::pair(found.kind, int{found.target.id}), found.length).second);
    return false;
  });
  return all;
}

// The least length of each kind, and then the names that are left.
Lengths by_definition(const Labels& grid) {
  test::LabelSet labels;
  each_label(grid, [&](Label x) { labels.insert(int{x.id}); });
  Lengths all;
  each_label(grid, [&](Label z) {
    if (any(settled_in(grid) & kCellBit[static_cast<std::size_t>(z.cell())])) return;
    std::map<Kind, int> least;
    for (const Definition& definition : kDefinitions) {
      least[definition.kind] = kLongestHere + 1;
      for (int length = kLongestHere; length >= 1; --length) {
        if (!test::has_pattern(labels, int{z.id}, length, definition.pattern)) break;
        least[definition.kind] = length;
      }
    }
    if (least[Kind::kWhip] == 1) return;
    auto tell = [&](Kind kind, int below) {
      if (least[kind] <= kLongestHere && least[kind] < below) {
        all[{kind, int{z.id}}] = least[kind];
      }
    };
    tell(Kind::kWhip, kNever);
    tell(Kind::kGWhip, least[Kind::kWhip]);
    tell(Kind::kBraid, least[Kind::kWhip]);
    tell(Kind::kGBraid, std::min(least[Kind::kGWhip], least[Kind::kBraid]));
  });
  return all;
}

constexpr Kinds kAllKinds =
    only(Kind::kWhip) | only(Kind::kGWhip) | only(Kind::kBraid) | only(Kind::kGBraid);

// A state without Singles and locked candidates.
std::optional<Labels> closed(std::mt19937& random) {
  Labels s = labels_of(*Grid::from(test::random_puzzle(random)));
  if (!close_with_locked(s) || is_solved(s)) return std::nullopt;
  return s;
}

TEST(CspSurvey, TellsEachPatternByTheNameOfThePlainestKindAsTheDefinitionsDo) {
  std::mt19937 random(311);
  std::map<Kind, int> met;
  for (int round = 0; round < test::rounds(60); ++round) {
    const auto grid = closed(random);
    if (!grid) continue;
    const Lengths all = by_survey(*grid, kAllKinds);
    EXPECT_EQ(all, by_definition(*grid));
    for (const auto& [key, length] : all) ++met[key.first];
  }
  EXPECT_GT(met[Kind::kWhip], 0);
  if (test::sanitized()) return;
  EXPECT_GT(met[Kind::kGWhip], 0);
  EXPECT_GT(met[Kind::kBraid], 0);
}

TEST(CspSurvey, TellsTheShortestFirstAndTheSameWhicheverKindsAreAskedTogether) {
  std::mt19937 random(312);
  for (int round = 0; round < test::rounds(20); ++round) {
    const auto grid = closed(random);
    if (!grid) continue;
    const Lengths all = by_survey(*grid, kAllKinds);
    int last = 0;
    Survey(*grid, Stop()).each(kAllKinds, 5, [&](const Found& found) {
      EXPECT_GE(found.length, last);
      last = found.length;
      return false;
    });
    for (const Kind kind : kKinds) {
      Lengths some = all;
      std::erase_if(some, [&](const auto& each) { return each.first.first != kind; });
      EXPECT_EQ(by_survey(*grid, only(kind)), some);
    }
  }
}

TEST(CspSurvey, IsStoppedByWhoTakesAndByWhoAsksForIt) {
  std::mt19937 random(313);
  std::optional<Labels> grid;
  while (!grid || by_survey(*grid, only(Kind::kWhip)).size() < 2) grid = closed(random);
  int taken = 0;
  EXPECT_TRUE(Survey(*grid, Stop()).each(only(Kind::kWhip), kLongestHere, [&](const Found&) {
    return ++taken == 1;
  }));
  EXPECT_EQ(taken, 1);
  EXPECT_TRUE(Survey(*grid, Stop::after_asks(0)).each(kAllKinds, kLongestHere, [](const Found&) {
    ADD_FAILURE();
    return true;
  }));
}

}  // namespace
}  // namespace nonet::csp
