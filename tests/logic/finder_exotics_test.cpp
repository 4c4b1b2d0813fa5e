// The patterns of ../shared/data/exotics, and what their finders say of the examples of all
// techniques.
#include <fstream>
#include <map>
#include <sstream>

#include "nonet/core/candidate_set.h"
#include "nonet/logic/example.h"
#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

struct Line {
  std::string pattern;
  Grid grid;
  CandidateSet removals;
};

// "r1c2<>3 r4c5<>6"
CandidateSet removals_in(const std::string& text) {
  CandidateSet removals;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (word.size() != 7) continue;
    removals.insert({cell_at(word[1] - '1', word[3] - '1'), Digit(word[6] - '1')});
  }
  return removals;
}

// Cells as in HoDoKu's library lines, then what is struck: "512" is 5 in r1c2.
Grid state_of(const std::string& text) {
  const std::size_t colon = text.find(':');
  Puzzle puzzle;
  int cell = 0;
  bool placed = false;
  for (char sign : text.substr(0, colon)) {
    if (sign == '+') {
      placed = true;
      continue;
    }
    if (sign != '.') (placed ? puzzle.placed : puzzle.givens).set(Cell(cell), Digit(sign - '1'));
    placed = false;
    ++cell;
  }
  std::istringstream struck(text.substr(colon + 1));
  for (std::string word; struck >> word;) {
    puzzle.removed.push_back({cell_at(word[1] - '1', word[2] - '1'), Digit(word[0] - '1')});
  }
  return *Grid::from(puzzle);
}

std::vector<Line> lines_of(const std::filesystem::path& file) {
  std::vector<Line> lines;
  std::ifstream in(file);
  for (std::string text; std::getline(in, text);) {
    if (text.empty() || text.front() == '#') continue;
    std::vector<std::string> fields;
    std::istringstream split(text);
    for (std::string field; std::getline(split, field, '\t');) fields.push_back(field);
    lines.push_back({fields.at(0), state_of(fields.at(1)), removals_in(fields.at(3))});
  }
  return lines;
}

// What is left of a cell when the claims are carried out is claimed as well, if it is one digit.
CandidateSet claimed_by(const std::string& name, const Grid& grid) {
  CandidateSet claimed;
  for (Technique technique : techniques_named(name)) {
    for (const Step& step : test::expect_holds(test::found(grid, technique), grid)) {
      Grid after = grid;
      apply(step, after);
      for (Cell c : after.open()) {
        if (after.candidates(c).size() == 1) after.place(c, after.candidates(c).first());
      }
      for (Digit d : Digit::all()) claimed.of(d) |= grid.places(d) - after.places(d);
    }
  }
  return claimed;
}

TEST(Exotics, EveryPatternOfTheDataIsFoundAndProved) {
  NONET_NEEDS_SHARED_DATA(data);
  std::map<std::string, int> found;
  for (const Line& line : lines_of(data / "exotics" / "exotics.txt")) {
    if (line.pattern.starts_with("near-miss:")) continue;
    if (line.pattern.ends_with("gurth")) continue;  // no certificate can say it yet
    EXPECT_FALSE(techniques_named(line.pattern).empty()) << line.pattern;
    EXPECT_TRUE(claimed_by(line.pattern, line.grid).contains(line.removals)) << line.pattern;
    ++found[line.pattern];
  }
  EXPECT_GE(found.size(), 30u);
}

TEST(Exotics, NoNearMissOfTheDataIsClaimed) {
  NONET_NEEDS_SHARED_DATA(data);
  constexpr std::string_view kNear = "near-miss:";
  int count = 0;
  for (const Line& line : lines_of(data / "exotics" / "exotics.txt")) {
    if (!line.pattern.starts_with(kNear)) continue;
    const CandidateSet claimed = claimed_by(line.pattern.substr(kNear.size()), line.grid);
    EXPECT_FALSE(claimed.meets(line.removals)) << line.pattern;
    if (line.removals.empty()) {
      EXPECT_TRUE(claimed.empty()) << line.pattern;
    }
    ++count;
  }
  EXPECT_GE(count, 30);
}

// All that was added for puzzles that chains don't solve, and easier eyes for what they do.
std::vector<Technique> exotic_techniques() {
  std::vector<Technique> techniques;
  for (Technique technique : all_techniques()) {
    if (row_of(technique).family == Family::kExotics) techniques.push_back(technique);
  }
  techniques.insert(techniques.end(),
                    {Technique::kChuteRemotePair, Technique::kRectangleElimination,
                     Technique::kAlmostLockedPair, Technique::kAlmostLockedTriple,
                     Technique::kAlmostLockedQuadruple, Technique::kRectangleExternal,
                     Technique::kBugLite, Technique::kBorescoper, Technique::kReverseBug,
                     Technique::kBrokenWing, Technique::kAicWithAls, Technique::kAicWithRectangle});
  return techniques;
}

// Four states in five are those of other techniques: what is claimed there was not made to be
// found.
TEST(Exotics, WhatIsClaimedOfAnyExampleHolds) {
  int steps = 0;
  for (Technique made_for : all_techniques()) {
    const TechniqueExample example = example_of(made_for);
    if (!example.rules.empty() || example.cells.empty()) continue;
    const Grid grid = state_of(std::string(example.cells) + ":" + std::string(example.deleted));
    for (Technique technique : exotic_techniques()) {
      steps += static_cast<int>(test::expect_holds(test::found(grid, technique), grid).size());
    }
  }
  EXPECT_GT(steps, 500);
}

TEST(Exotics, WhatIsClaimedOfRandomStatesHolds) {
  std::mt19937 random(29);
  for (const Grid& grid : test::stuck_states(random, test::rounds(40))) {
    for (Technique technique : exotic_techniques()) {
      test::expect_holds(test::found(grid, technique), grid);
    }
  }
}

}  // namespace
}  // namespace nonet
