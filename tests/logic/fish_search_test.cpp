// Shapes that no row of the table has yet: boxes among the bases and covers.
#include "nonet/logic/fish_search.h"

#include <map>

#include "nonet/logic/fish.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/library_rule.h"
#include "support/hodoku_data.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Fish> found(const Grid& grid, const FishQuery& query) {
  std::vector<Fish> all;
  each_fish(grid, query, [&](const Fish& fish) {
    all.push_back(fish);
    return false;
  });
  return all;
}

// A fish and perhaps its twin, in the words of the regression library.
LibraryStep library_step(FishShape shape, const Fish& fish, const Fish* twin) {
  LibraryStep step;
  const int group = (shape == FishShape::kFranken ? 3 : 5) + (fish.fins.empty() ? 0 : 1);
  step.code = "03" + std::to_string(group) + std::to_string(fish.size - 2);
  if (twin != nullptr) step.code += "1";
  step.digits = std::to_string(fish.digit.number());
  CellSet falling = fish.victims | fish.cannibals;
  if (twin != nullptr) falling |= twin->victims | twin->cannibals;
  std::vector<Candidate> eliminations;
  for (Cell c : falling) eliminations.push_back({c, fish.digit});
  step.eliminations = library_candidates(eliminations);
  return step;
}

// Whether the bases alone prove what the fish removes.
bool proved(const Grid& grid, const Fish& fish) {
  Step step;
  for (int i = 0; i < fish.size; ++i) step.truths.emplace_back(fish.bases[i], fish.digit);
  for (Cell c : fish.victims | fish.cannibals) step.removals.push_back({c, fish.digit});
  return check(grid, step).proved();
}

TEST(FishSearch, FindsAFrankenFishByABoxAmongItsBases) {
  // Row 1 has 4 in columns 2 and 5, box 8 in column 5 and, at first, in column 6.
  Grid grid;
  const Digit four = Digit::from_number(4);
  const Topology& topology = grid.topology();
  for (Cell c : topology.cells(House(0)) - CellSet{cell_at(0, 1), cell_at(0, 4)}) {
    grid.eliminate(c, four);
  }
  for (Cell c : topology.cells(House(25)) - CellSet{cell_at(7, 4), cell_at(8, 4), cell_at(8, 5)}) {
    grid.eliminate(c, four);
  }
  FishQuery query;
  query.shape = FishShape::kFranken;
  query.finned = false;
  EXPECT_TRUE(found(grid, query).empty());
  grid.eliminate(cell_at(8, 5), four);
  auto fish = found(grid, query);
  ASSERT_FALSE(fish.empty());
  EXPECT_EQ(fish[0].bases[1], House(25));
  EXPECT_TRUE(proved(grid, fish[0]));
}

TEST(FishSearch, FindsFrankenAndMutantFishInStatesOfOurOwn) {
  std::map<FishShape, int> met;
  int victims = 0;
  test::each_found_list(test::own_data() / "hodoku" / "found.txt",
                        [&](const Grid& grid, const std::vector<test::HodokuStep>&) {
                          for (FishShape shape : {FishShape::kFranken, FishShape::kMutant}) {
                            FishQuery query;
                            query.shape = shape;
                            query.most_fins = 2;
                            for (const Fish& fish : found(grid, query)) {
                              EXPECT_TRUE(proved(grid, fish));
                              ++met[shape];
                              victims += (fish.victims | fish.cannibals).size();
                            }
                          }
                        });
  EXPECT_EQ(met[FishShape::kFranken], 448);
  EXPECT_EQ(met[FishShape::kMutant], 479);
  EXPECT_EQ(victims, 1226);
}

TEST(FishSearchCorpus, FrankenAndMutantLinesOfTheRegressionLibraryPass) {
  NONET_NEEDS_SHARED_DATA(data);
  int lines = 0;
  for (const std::string& text : test::puzzle_lines(data / "reglib.txt")) {
    auto line = parse_library_line(text);
    ASSERT_TRUE(line.ok()) << text;
    if (line->code < "0330" || line->code.substr(0, 4) > "0365") continue;
    FishQuery query;
    query.size = line->code[3] - '0' + 2;
    if (query.size > 5) continue;  // the one line of size six passes too, in seconds
    ++lines;
    query.shape = line->code[2] <= '4' ? FishShape::kFranken : FishShape::kMutant;
    query.digits = {Digit::from_number(line->digits[0] - '0')};
    const Grid grid = *Grid::from(line->puzzle);
    const std::vector<Fish> fish = found(grid, query);
    std::vector<LibraryStep> steps;
    for (const Fish& one : fish) {
      EXPECT_TRUE(proved(grid, one)) << text;
      steps.push_back(library_step(query.shape, one, nullptr));
    }
    // HoDoKu's tester joins twins of these sizes only.
    for (std::size_t i = 0; i < fish.size() && (query.size == 3 || query.size == 4); ++i) {
      for (std::size_t j = i + 1; j < fish.size(); ++j) {
        if (!are_twins(fish[i], fish[j])) continue;
        steps.push_back(library_step(query.shape, fish[i], &fish[j]));
      }
    }
    EXPECT_TRUE(judge(*line, steps).passed) << text;
  }
  EXPECT_EQ(lines, 30);
}

}  // namespace
}  // namespace nonet
