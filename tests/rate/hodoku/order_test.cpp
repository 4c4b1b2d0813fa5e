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

KeptHit chain_of(const std::vector<Candidate>& removals, int length) {
  auto silent = [](const Grid&, Step&) {};
  return KeptHit(Hit{Technique::kRemotePair, {}, removals, silent, length});
}

TEST(HodokuOrder, PutsMoreRemovalsFirstThenLowerCellsThenShorterChains) {
  const auto chain = &chain_of;
  const Digit d = Digit::from_number(3);
  const std::vector<KeptHit> hits = {chain({{at(5, 5), d}}, 4), chain({{at(2, 2), d}}, 8),
                                     chain({{at(2, 2), d}}, 4),
                                     chain({{at(8, 8), d}, {at(9, 9), d}}, 8)};
  EXPECT_EQ(hodoku_order(hits, Grid()), (std::vector<std::size_t>{3, 2, 1, 0}));
  EXPECT_TRUE(hodoku_order({}, Grid()).empty());
}

// Of equally many removals the later ones weigh more: each cell counts 80 times more often than the
// one before it.
TEST(HodokuOrder, WeighsEachFurtherRemovalEightyMore) {
  const Digit one = Digit::from_number(1), three = Digit::from_number(3);
  auto first_of = [](const std::vector<Candidate>& a, const std::vector<Candidate>& b) {
    return hodoku_order(std::vector<KeptHit>{chain_of(a, 4), chain_of(b, 4)}, Grid()).front();
  };
  // 0 + 81 * 80 against 40 + 81 * 41.
  EXPECT_EQ(first_of({{Cell(0), one}, {Cell(80), one}}, {{Cell(40), one}, {Cell(41), one}}), 1U);
  // 0 + 81 * 11 against 80 + 81 * 10, which is one less; two more by their digits, one more.
  EXPECT_EQ(first_of({{Cell(0), one}, {Cell(11), one}}, {{Cell(80), one}, {Cell(10), one}}), 1U);
  EXPECT_EQ(first_of({{Cell(80), three}, {Cell(10), one}}, {{Cell(0), one}, {Cell(11), one}}), 1U);
  // 161 * 5 against 81 + 161 * 4 + 80, the same; without the 80, one less.
  EXPECT_EQ(first_of({{Cell(0), one}, {Cell(0), one}, {Cell(5), one}},
                     {{Cell(79), one}, {Cell(1), one}, {Cell(4), one}}),
            1U);
}

// Java's sort of short lists, from its description: the run that begins the list, reversed if it
// falls, and each further item put where halving finds its place, behind what it ties with.
std::vector<std::size_t> java_order(const std::vector<KeptHit>& hits) {
  auto weight = [](const KeptHit& hit) {
    int sum = 0, times = 1;
    for (Candidate x : hit.removals) {
      sum += times * x.cell.index() + x.digit.number();
      times += 80;
    }
    return sum;
  };
  auto less = [&](std::size_t i, std::size_t j) {
    const KeptHit &a = hits[i], &b = hits[j];
    if (a.removals.size() != b.removals.size()) return a.removals.size() > b.removals.size();
    if (a.removals == b.removals) return a.length < b.length;
    return weight(a) < weight(b);
  };
  std::vector<std::size_t> list(hits.size());
  for (std::size_t i = 0; i < list.size(); ++i) list[i] = i;
  std::size_t run = std::min<std::size_t>(2, list.size());
  if (run == 2 && less(list[1], list[0])) {
    while (run < list.size() && less(list[run], list[run - 1])) ++run;
    for (std::size_t low = 0, high = run - 1; low < high; ++low, --high) {
      std::swap(list[low], list[high]);
    }
  } else {
    while (run < list.size() && !less(list[run], list[run - 1])) ++run;
  }
  for (; run < list.size(); ++run) {
    const std::size_t item = list[run];
    std::size_t low = 0, high = run;
    while (low < high) {
      const std::size_t middle = (low + high) / 2;
      (less(item, list[middle]) ? high : low) = less(item, list[middle]) ? middle : middle + 1;
    }
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(run));
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(low), item);
  }
  return list;
}

// Few cells and few lengths, so that many tie with two others that do not tie.
TEST(HodokuOrder, SortsAsJavaDoesThoughTheComparisonIsNoOrder) {
  std::mt19937 random(41);
  int inconsistent = 0;
  for (int round = 0; round < 2000; ++round) {
    std::vector<KeptHit> hits;
    for (auto left = 2 + random() % 9; left > 0; --left) {
      std::vector<Candidate> removals;
      for (auto more = 1 + random() % 2; more > 0; --more) {
        // A cell more with a digit less weighs the same.
        const int cell = static_cast<int>(random() % 3);
        removals.push_back({Cell(cell), Digit::from_number(5 - cell)});
      }
      hits.push_back(chain_of(removals, static_cast<int>(2 * (random() % 3))));
    }
    const std::vector<std::size_t> order = hodoku_order(hits, Grid());
    ASSERT_EQ(order, java_order(hits));
    for (std::size_t i = 1; i < order.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const KeptHit &a = hits[order[j]], &b = hits[order[i]];
        inconsistent += a.removals == b.removals && a.length > b.length ? 1 : 0;
      }
    }
  }
  EXPECT_GT(inconsistent, 0);
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
  EXPECT_EQ(expect_paths_replay(test::own_data() / "hodoku" / "paths.txt", {}), 20);
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
