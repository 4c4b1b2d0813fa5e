// Fish on boards made for them; the search for lines against the search for any houses; and, where
// the data is there, HoDoKu's regression library, its lists of all steps and its solution paths.
#include "nonet/logic/fish.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "nonet/io/library.h"
#include "nonet/logic/policy.h"
#include "nonet/proof/checker.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::effects;
using test::row;

constexpr Digit kFour = Digit::from_number(4);

// Leaves 4 only these columns in a row.
void confine(Grid& grid, int row_number, std::initializer_list<int> columns) {
  CellSet kept;
  for (int column : columns) kept.insert(at(row_number, column));
  for (Cell c : grid.topology().cells(row(row_number)) - kept) grid.eliminate(c, kFour);
}

std::vector<Technique> fish_rows(int least = 2, int most = kLargestFish,
                                 FishShape shape = FishShape::kBasic) {
  std::vector<Technique> rows;
  for (Technique t : all_techniques()) {
    if (finder_of(t) == &find_fish && row_of(t).size >= least && row_of(t).size <= most &&
        query_for(t, {}).shape == shape) {
      rows.push_back(t);
    }
  }
  return rows;
}

std::vector<Step> found(const Grid& grid, const std::vector<Technique>& techniques,
                        const Options& options = {}) {
  Ask ask{{}, options};
  for (Technique t : techniques) ask.wanted.insert(t);
  std::vector<Step> steps;
  find_fish(grid, ask, [&](const Hit& hit) {
    Step step = hit.told(grid);
    steps.push_back(std::move(step));
    return false;
  });
  return steps;
}

int fins_of(const Step& step) {
  return static_cast<int>(std::count_if(step.marks.begin(), step.marks.end(), [](const Mark& mark) {
    return mark.role == Role::kFin || mark.role == Role::kEndoFin;
  }));
}

TEST(XWing, TakesADigitFromTheColumnsThatTwoRowsFill) {
  Grid grid;
  confine(grid, 2, {3, 7});
  confine(grid, 8, {3, 7});
  auto steps = found(grid, {Technique::kXWing});
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]),
            "r1c3<>4 r1c7<>4 r3c3<>4 r3c7<>4 r4c3<>4 r4c7<>4 r5c3<>4 r5c7<>4 r6c3<>4 r6c7<>4 "
            "r7c3<>4 r7c7<>4 r9c3<>4 r9c7<>4");
  EXPECT_EQ(steps[0].truths, (std::vector<Truth>{Truth(row(2), kFour), Truth(row(8), kFour)}));
  EXPECT_TRUE(check(grid, steps[0]).proved());
  Grid wider;
  confine(wider, 2, {3, 7});
  confine(wider, 8, {3, 5, 7});
  EXPECT_TRUE(found(wider, {Technique::kXWing}).empty());
}

TEST(Swordfish, NeedsNoLineWithAllThreePlaces) {
  Grid grid;
  confine(grid, 1, {1, 5});
  confine(grid, 4, {5, 9});
  confine(grid, 7, {1, 9});
  auto steps = found(grid, {Technique::kSwordfish});
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].removals.size(), 18U);
  EXPECT_TRUE(found(grid, {Technique::kXWing}).empty());
  Grid wider;
  confine(wider, 1, {1, 5});
  confine(wider, 4, {5, 9});
  confine(wider, 7, {1, 8});
  EXPECT_TRUE(found(wider, {Technique::kSwordfish}).empty());
}

TEST(Fish, OfEachSizeAreFoundBySize) {
  for (int size = 2; size <= kLargestFish; ++size) {
    Grid grid;
    for (int i = 1; i <= size; ++i) confine(grid, i, {i, i % size + 1});
    auto steps = found(grid, fish_rows(size, size));
    ASSERT_FALSE(steps.empty()) << size;
    // Rows with two places each, a ring: no fewer of them will do.
    EXPECT_EQ(row_of(steps[0].technique).size, size);
    EXPECT_EQ(steps[0].removals.size(), static_cast<std::size_t>(size * (9 - size)));
    EXPECT_TRUE(check(grid, steps[0]).proved());
  }
}

TEST(FinnedXWing, ActsOnlyWhereTheFinsAreSeen) {
  Grid grid;
  confine(grid, 2, {3, 7});
  confine(grid, 8, {3, 7, 8});
  auto steps = found(grid, {Technique::kFinnedXWing});
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r7c7<>4 r9c7<>4");
  EXPECT_EQ(fins_of(steps[0]), 1);
  EXPECT_TRUE(found(grid, {Technique::kSashimiXWing}).empty());
  Grid apart;  // The fins lie in two boxes.
  confine(apart, 2, {3, 5, 7});
  confine(apart, 8, {3, 7, 8});
  EXPECT_TRUE(found(apart, {Technique::kFinnedXWing, Technique::kSashimiXWing}).empty());
}

TEST(SashimiXWing, HasABaseWithOnePlaceBesidesItsFins) {
  Grid grid;
  confine(grid, 2, {3, 7});
  confine(grid, 8, {3, 8, 9});
  auto steps = found(grid, {Technique::kSashimiXWing});
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(effects(steps[0]), "r7c7<>4 r9c7<>4");
  EXPECT_EQ(fins_of(steps[0]), 2);
  EXPECT_TRUE(found(grid, {Technique::kFinnedXWing}).empty());
  EXPECT_TRUE(check(grid, steps[0]).proved());
  Options one_fin;
  one_fin.fish.most_fins = 1;
  EXPECT_TRUE(found(grid, {Technique::kSashimiXWing}, one_fin).empty());
}

TEST(SiameseFish, TellTwoFishOnTheSameBases) {
  // Without r1c1 columns 2, 4 and 6 hold the three rows, without r5c2 columns 1, 4 and 6.
  Grid grid;
  confine(grid, 1, {1, 4, 6});
  confine(grid, 5, {2, 4, 6});
  confine(grid, 9, {4, 6});
  const auto rows = fish_rows(3, 3);
  EXPECT_TRUE(std::none_of(rows.begin(), rows.end(), [&](Technique t) {
    auto plain = found(grid, {t});
    return std::any_of(plain.begin(), plain.end(), is_siamese);
  }));
  Options duals;
  duals.fish.siamese = true;
  auto steps = found(grid, rows, duals);
  auto siamese = std::find_if(steps.begin(), steps.end(), is_siamese);
  ASSERT_NE(siamese, steps.end());
  EXPECT_EQ(effects(*siamese), "r2c2<>4 r3c2<>4 r4c1<>4 r6c1<>4");
  EXPECT_TRUE(check(grid, *siamese).proved());
  EXPECT_NE(sentence_of(*siamese, grid).find("columns 1, 4 and 6, or else columns 2, 4 and 6"),
            std::string::npos)
      << sentence_of(*siamese, grid);
}

// The ordinary game with its houses in another order, so that the search for any houses does what
// the search for lines does in the ordinary one.
Topology classic_boxes_first() {
  const Topology& classic = Topology::classic();
  std::vector<Topology::HouseShape> shapes;
  for (House h : classic.boxes_first()) {
    shapes.push_back({classic.kind(h), classic.number(h), classic.order(h)});
  }
  return Topology(std::move(shapes));
}

std::vector<std::string> fish_of(const Grid& grid, const FishQuery& query) {
  std::vector<std::string> all;
  each_fish(grid, query, [&](const Fish& fish) {
    std::string text;
    for (int i = 0; i < fish.size; ++i) {
      text += truth_text(Truth(fish.bases[i], fish.digit), grid.topology()) + " ";
      text += truth_text(Truth(fish.covers[i], fish.digit), grid.topology()) + " ";
    }
    text += list_of(fish.fins) + (fish.sashimi ? " sashimi " : " ") + list_of(fish.victims);
    all.push_back(text);
    return false;
  });
  return all;
}

TEST(FishSearch, ByLinesMeetsWhatTheSearchForAnyHousesMeetsInTheSameOrder) {
  const Topology general = classic_boxes_first();
  ASSERT_TRUE(Topology::classic().is_classic());
  ASSERT_FALSE(general.is_classic());
  std::mt19937 random(5);
  std::size_t met = 0;
  for (int round = 0; round < test::rounds(160); ++round) {
    Puzzle puzzle;
    puzzle.givens = test::random_solution(random);
    for (Cell c : Cell::all()) {
      if (random() % 10 < 7) puzzle.givens.clear(c);
    }
    // Strike some more, whatever: the search must not depend on a solution.
    for (Cell c : Cell::all()) {
      for (Digit d : Digit::all()) {
        if (!puzzle.givens.has(c) && random() % 10 < 4) puzzle.removed.push_back({c, d});
      }
    }
    FishQuery query;
    query.size = 2 + round % 6;
    query.finless = round % 5 != 0;
    query.finned = round % 4 != 0;
    query.most_fins = 1 + static_cast<int>(random() % 5);
    query.digits = {Digit(static_cast<int>(random() % 9)), Digit(static_cast<int>(random() % 9))};
    const auto by_lines = fish_of(*Grid::from(puzzle), query);
    ASSERT_EQ(by_lines, fish_of(*Grid::from(puzzle, general), query));
    met += by_lines.size();
  }
  EXPECT_GT(met, test::sanitized() ? 50U : 100U);
}

TEST(Fish, AreProvedAndTrueOnRandomPuzzles) {
  std::mt19937 random(11);
  Options duals;
  duals.fish.siamese = true;
  std::size_t met = 0;
  for (int round = 0; round < test::rounds(20); ++round) {
    const Board puzzle = test::random_puzzle(random);
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    const Grid grid = *Grid::from(puzzle);
    for (const Step& step : found(grid, fish_rows(), duals)) {
      ++met;
      for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
      const Check verdict = check(grid, step);
      EXPECT_TRUE(verdict.proved()) << test::line_of(puzzle) << describe(verdict, step);
    }
  }
  EXPECT_GT(met, 10U);
}

TEST(FishCorpus, TheRegressionLibraryPasses) {
  NONET_NEEDS_SHARED_DATA(data);
  TechniqueSet fish;
  for (FishShape shape : {FishShape::kBasic, FishShape::kFranken, FishShape::kMutant}) {
    for (Technique t : fish_rows(2, kLargestFish, shape)) fish.insert(t);
  }
  EXPECT_EQ(test::expect_library_passes(fish), 117);
}

// A line of HoDoKu's lists and paths: short name, outcome, ...
std::pair<std::string, std::string> short_and_outcome(const std::string& line) {
  const std::size_t tab = line.find('\t');
  return {line.substr(0, tab), line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1)};
}

// Of several fish with the same outcome HoDoKu lists the one that is least here.
auto weight(const Step& step) {
  const TechniqueRow& table = row_of(step.technique);
  const bool sashimi = table.hodoku_short[0] == 's';
  const bool franken = query_for(step.technique, {}).shape == FishShape::kFranken;
  return std::tuple(franken, fins_of(step) > 0, table.size, sashimi, fins_of(step));
}

// HoDoKu lists one as a swordfish: when it compared that with the X-wing, it had lost a cover of
// the X-wing, which depends on the boards that it had looked at before.
constexpr std::string_view kBoardOfTheLostCover =
    "..1...8..6..2.8..1728....94.7.329.1..926.453...68.59..2.7.8.1.9......2.....9.2...";
constexpr const char* kLostOutcome = "r1c4<>5 r1c5<>5";

TEST(FishCorpus, AllFishOfAStateAreFound) {
  NONET_NEEDS_SHARED_DATA(data);
  std::set<std::string> shorts;
  std::vector<Technique> rows = fish_rows(2, 4);
  for (Technique t : fish_rows(2, 4, FishShape::kFranken)) rows.push_back(t);
  for (Technique t : rows) shorts.insert(std::string(row_of(t).hodoku_short));
  std::map<std::string, std::string> expected;  // outcome to short name
  std::optional<Grid> grid;
  int states = 0;
  int lost = 0;
  auto compare = [&] {
    if (!grid) return;
    std::map<std::string, Step> least;
    for (Step& step : found(*grid, rows)) {
      auto [place, added] = least.try_emplace(effects(step), step);
      if (!added && weight(step) < weight(place->second)) place->second = step;
    }
    std::map<std::string, std::string> ours;
    for (const auto& [outcome, step] : least) {
      ours[outcome] = row_of(step.technique).hodoku_short;
    }
    if (test::line_of(grid->board()) == kBoardOfTheLostCover && expected[kLostOutcome] == "fff3") {
      EXPECT_EQ(ours[kLostOutcome], "fff2");
      expected[kLostOutcome] = "fff2";
      ++lost;
    }
    EXPECT_EQ(ours, expected) << test::line_of(grid->board());
    ++states;
  };
  for (const std::string& line : test::puzzle_lines(data / "hodoku" / "findall.txt")) {
    if (line[0] == '>') {
      compare();
      expected.clear();
      auto state = parse_library_line(line.substr(1, line.rfind(' ') - 1));
      ASSERT_TRUE(state.ok()) << line;
      grid = *Grid::from(state->puzzle);
      continue;
    }
    const auto [name, outcome] = short_and_outcome(line);
    if (shorts.count(name) != 0) expected[outcome] = name;
  }
  compare();
  EXPECT_GT(states, 100);
  EXPECT_EQ(lost, 1);
}

void carry_out(const std::string& outcome, Grid& grid) {
  std::istringstream words(outcome);
  for (std::string word; words >> word;) {
    if (auto x = parse_placement(word, {})) grid.place(x->cell, x->digit);
    if (auto x = parse_removal(word, {})) grid.eliminate(*x);
  }
}

TEST(FishCorpus, TheFirstFishIsTheOneThatHodokuTakes) {
  NONET_NEEDS_SHARED_DATA(data);
  // The place of each short name in HoDoKu's loop; what the table does not know comes after fish.
  std::map<std::string, int> places;
  for (Technique t : all_techniques()) {
    if (row_of(t).hodoku_order != kOff) {
      places[std::string(row_of(t).hodoku_short)] = row_of(t).hodoku_order;
    }
  }
  Grid grid;
  int puzzles = 0;
  int taken = 0;
  for (const std::string& line : test::puzzle_lines(data / "hodoku" / "paths.txt")) {
    if (line[0] == '>') {
      ++puzzles;
      grid = test::grid(line.substr(1, 81));
      continue;
    }
    const auto [name, outcome] = short_and_outcome(line);
    const auto place = places.find(name);
    for (Technique t : fish_rows(2, 4)) {
      if (place != places.end() && row_of(t).hodoku_order > place->second) break;
      std::optional<Step> first;
      find(t, grid, [&](const Hit& hit) {
        Step step = hit.told(grid);
        first = std::move(step);
        return true;
      });
      const bool expected = row_of(t).hodoku_short == name;
      ASSERT_EQ(first ? effects(*first) : "", expected ? outcome : "")
          << name << " in puzzle " << puzzles;
      taken += expected ? 1 : 0;
    }
    carry_out(outcome, grid);
  }
  EXPECT_GT(taken, 1000);
}

}  // namespace
}  // namespace nonet
