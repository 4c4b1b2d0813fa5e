// HoDoKu's choice among several instances, held against its own paths.
#include "nonet/rate/hodoku/order.h"

#include <initializer_list>
#include <map>

#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::column;
using test::confine;
using test::row;

// A row of HoDoKu's loop.
struct Row {
  std::vector<Technique> techniques;

  int order() const { return row_of(techniques.front()).hodoku_order; }
};

const std::vector<Row> kRows = {
    {{Technique::kRemotePair}},
    {{Technique::kSkyscraper}},
    {{Technique::kTwoStringKite, Technique::kDualTwoStringKite}},
    {{Technique::kTurbotFish}},
    {{Technique::kEmptyRectangle, Technique::kDualEmptyRectangle}},
    {{Technique::kColorTrap, Technique::kColorWrap}},
    {{Technique::kMultiColors1, Technique::kMultiColors2}},
};

// The step that HoDoKu takes if it asks this row; the first word tells the technique.
std::string chosen(const Grid& grid, const Row& row, const Options& options) {
  Ask ask{{}, options};
  for (Technique t : row.techniques) ask.wanted.insert(t);
  const Technique first = row.techniques.front();
  std::vector<KeptHit> hits;
  const bool sorts = hodoku_sorts(first, options);
  finder_of(first)(grid, ask, [&](const Hit& hit) {
    if (!hodoku_meets(grid, hit)) return false;
    hits.emplace_back(hit);
    return !sorts;
  });
  if (hits.empty()) return "";
  const Step step = hits[sorts ? hodoku_order(hits, grid).front() : 0].hit().told(grid);
  return std::string(row_of(step.technique).hodoku_short) + " " + test::outcome_of(step);
}

// Replays paths: at a step of one of the rows its outcome must be the chosen one, and before a step
// of a later row the rows must have found nothing. Returns the number of steps of the rows.
int expect_paths_replay(const std::filesystem::path& file, const Options& options) {
  constexpr int kLater = 1000;
  std::map<std::string, int> order = {{"sdc", 49}};
  for (Technique t : all_techniques()) {
    if (row_of(t).hodoku_order != kOff) {
      order.emplace(row_of(t).hodoku_short, row_of(t).hodoku_order);
    }
  }
  for (const Row& row : kRows) {
    for (Technique t : row.techniques) order[std::string(row_of(t).hodoku_short)] = row.order();
  }
  int steps = 0;
  test::each_path_step(file, [&](const Grid& grid, const test::HodokuStep& step) {
    auto known = order.find(step.short_name);
    const int asked = known == order.end() ? kLater : known->second;
    for (const Row& row : kRows) {
      if (row.order() > asked) break;
      const bool taken = row.order() == asked;
      EXPECT_EQ(chosen(grid, row, options), taken ? step.short_name + " " + step.outcome : "");
      steps += taken ? 1 : 0;
    }
  });
  return steps;
}

TEST(HodokuOrder, PutsMoreRemovalsFirstThenLowerCellsThenShorterChains) {
  auto chain = [](std::vector<Candidate> removals, int length) {
    auto silent = [](const Grid&, Step&) {};
    return KeptHit(Hit{Technique::kRemotePair, {}, removals, silent, length});
  };
  const Digit d = Digit::from_number(3);
  const std::vector<KeptHit> hits = {chain({{at(5, 5), d}}, 4), chain({{at(2, 2), d}}, 8),
                                     chain({{at(2, 2), d}}, 4),
                                     chain({{at(8, 8), d}, {at(9, 9), d}}, 8)};
  EXPECT_EQ(hodoku_order(hits, Grid()), (std::vector<std::size_t>{3, 2, 1, 0}));
  EXPECT_TRUE(hodoku_order({}, Grid()).empty());
}

// Each instance, and whether HoDoKu looks at it.
std::string met(const Grid& grid, Technique technique) {
  std::string text;
  find(technique, grid, [&](const Hit& hit) {
    text += (text.empty() ? "" : ", ") + test::outcome_of(hit.told(grid)) +
            (hodoku_meets(grid, hit) ? " met" : " passed over");
    return false;
  });
  return text;
}

TEST(HodokuOrder, WeighsALaterRemovalBy80MoreThanTheOneBefore) {
  const Digit d = Digit::from_number(3);
  auto removing = [d](std::initializer_list<int> cells) {
    Step step;
    step.technique = Technique::kRemotePair;
    for (int cell : cells) step.removals.push_back({Cell(cell), d});
    return step;
  };
  // 0 + 81 * 5 + 161 * 7 is as much as 80 + 81 * 6 + 161 * 6, so neither passes the other.
  const Step a = removing({0, 5, 7}), b = removing({80, 6, 6});
  const std::vector<std::size_t> as_they_are = {0, 1};
  EXPECT_EQ(hodoku_order(std::vector<Step>{a, b}, Topology::classic()), as_they_are);
  EXPECT_EQ(hodoku_order(std::vector<Step>{b, a}, Topology::classic()), as_they_are);
  // One more or less decides.
  EXPECT_EQ(hodoku_order(std::vector<Step>{removing({1, 5, 7}), b}, Topology::classic()),
            (std::vector<std::size_t>{1, 0}));
  EXPECT_EQ(hodoku_order(std::vector<Step>{b, removing({0, 4, 7})}, Topology::classic()),
            (std::vector<std::size_t>{1, 0}));
}

TEST(HodokuOrder, PassesOverKitesOnTheOtherEndsOfTheSameLines) {
  // Both places of row 5 share a box with r4c3.
  Grid grid;
  confine(grid, row(5), 5, {at(5, 1), at(5, 2)});
  confine(grid, column(3), 5, {at(4, 3), at(8, 3)});
  EXPECT_EQ(met(grid, Technique::kTwoStringKite), "r8c2<>5 met, r8c1<>5 passed over");
}

TEST(HodokuOrder, PassesOverSkyscrapersWithTheirFootBetweenTheirEnds) {
  Grid grid;
  confine(grid, row(2), 5, {at(2, 1), at(2, 2)});
  confine(grid, row(5), 5, {at(5, 2), at(5, 3)});
  EXPECT_EQ(met(grid, Technique::kSkyscraper), "r1c3<>5 r3c3<>5 r4c1<>5 r6c1<>5 passed over");
}

TEST(HodokuOrder, ChoosesTheStepsOfPathsOfOurOwn) {
  EXPECT_EQ(expect_paths_replay(test::own_data() / "hodoku" / "paths.txt", {}), 22);
}

TEST(HodokuOrder, CorpusChoosesTheStepsOfHodokusPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(expect_paths_replay(data / "hodoku" / "paths.txt", {}), 1850);
}

TEST(HodokuOrder, CorpusChoosesTheStepsOfHodokusPathsWithDuals) {
  NONET_NEEDS_SHARED_DATA(data);
  Options options;
  options.single_digit = {true, true, true};
  EXPECT_EQ(expect_paths_replay(data / "hodoku" / "alt2.txt", options), 204);
}

}  // namespace
}  // namespace nonet
