// Each pattern of a grid, at its least length, by the name of the plainest kind: against the
// definitions, word by word.
#include "nonet/csp/survey.h"

#include <map>

#include "nonet/csp/from_grid.h"
#include "nonet/io/puzzle_reader.h"
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

// The names by which a candidate's patterns go, with their least lengths.
Lengths by_definition(const Labels& grid, Label z) {
  test::LabelSet labels;
  each_label(grid, [&](Label x) { labels.insert(int{x.id}); });
  std::map<Kind, int> least;
  for (const Definition& definition : kDefinitions) {
    least[definition.kind] = kLongestHere + 1;
    for (int length = kLongestHere; length >= 1; --length) {
      if (!test::has_pattern(labels, int{z.id}, length, definition.pattern)) break;
      least[definition.kind] = length;
    }
  }
  Lengths all;
  auto tell = [&](Kind kind, int below) {
    if (least[kind] <= kLongestHere && least[kind] < below) all[{kind, int{z.id}}] = least[kind];
  };
  tell(Kind::kWhip, kNever);
  tell(Kind::kGWhip, least[Kind::kWhip]);
  tell(Kind::kBraid, least[Kind::kWhip]);
  tell(Kind::kGBraid, std::min(least[Kind::kGWhip], least[Kind::kBraid]));
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

Lengths of_candidate(Lengths all, Label z) {
  std::erase_if(all, [&](const auto& each) { return each.first.second != int{z.id}; });
  return all;
}

TEST(CspSurvey, TellsEachPatternByTheNameOfThePlainestKindAsTheDefinitionsDo) {
  std::mt19937 random(311);
  int met = 0;
  for (int round = 0; round < 30 && (round < test::rounds(30) || met == 0); ++round) {
    const auto grid = closed(random);
    if (!grid) continue;
    const Lengths all = by_survey(*grid, kAllKinds);
    if (all.empty()) continue;
    // The judge takes long: one that has a pattern.
    auto each = all.begin();
    std::advance(each, static_cast<std::ptrdiff_t>(random() % all.size()));
    const Label z{static_cast<std::uint16_t>(each->first.second)};
    EXPECT_EQ(of_candidate(all, z), by_definition(*grid, z));
    ++met;
  }
  EXPECT_GT(met, 0);
}

// Where a whip of that length is not to be had.
TEST(CspSurvey, TellsGroupsAndBranchesOnlyWhereTheyAreNeeded) {
  struct Known {
    const char* state;
    Candidate target;
    Kind kind;
    int length;
  };
  const Known all[] = {{":0000:x:...+7+5..96.65..9.+7+89.7.3.4.5....6...+11.+95+7.8+6+3+6....3..7.."
                        "4..7..25...2..39..6..5.8+4:"
                        "942 952 962 216::",
                        {Cell(69), Digit(0)},
                        Kind::kGWhip,
                        2},
                       {":0000:x:..45.2....2...98+4+5.+9+5.7.16+2.1..2...65....13..9.......+1+2..3."
                        "751...9..8......2....4:"
                        "311 312 315 711 712 273 955 465 181 195 623::",
                        {Cell(55), Digit(7)},
                        Kind::kBraid,
                        3}};
  for (const Known& known : all) {
    const Labels grid = labels_of(*Grid::from(*read_puzzle(known.state)));
    const Label z = label_of(known.target);
    const Lengths told = of_candidate(by_survey(grid, kAllKinds), z);
    EXPECT_EQ(told, by_definition(grid, z));
    EXPECT_EQ(told.at({known.kind, int{z.id}}), known.length);
    const auto whip = told.find({Kind::kWhip, int{z.id}});
    EXPECT_TRUE(whip == told.end() || whip->second > known.length);
  }
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
