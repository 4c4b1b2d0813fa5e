// The patterns of ../shared/data/exotics, and what their finders say of the examples of all
// techniques.
#include <fstream>
#include <map>
#include <sstream>

#include "nonet/core/candidate_set.h"
#include "nonet/core/symmetry.h"
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
  Puzzle state;
  CandidateSet removals;

  Grid grid() const { return *Grid::from(state); }
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
Puzzle state_of(const std::string& text) {
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
  return puzzle;
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

void expect_found(const Line& line) {
  EXPECT_FALSE(techniques_named(line.pattern).empty()) << line.pattern;
  EXPECT_TRUE(claimed_by(line.pattern, line.grid()).contains(line.removals)) << line.pattern;
}

constexpr std::string_view kNear = "near-miss:";

void expect_not_claimed(const Line& line) {
  const CandidateSet claimed = claimed_by(line.pattern.substr(kNear.size()), line.grid());
  EXPECT_FALSE(claimed.meets(line.removals)) << line.pattern;
  if (line.removals.empty()) {
    EXPECT_TRUE(claimed.empty()) << line.pattern;
  }
}

TEST(Exotics, EveryPatternOfTheDataIsFoundAndProved) {
  NONET_NEEDS_SHARED_DATA(data);
  std::map<std::string, int> found;
  for (const Line& line : lines_of(data / "exotics" / "exotics.txt")) {
    if (line.pattern.starts_with(kNear)) continue;
    expect_found(line);
    ++found[line.pattern];
  }
  EXPECT_GE(found.size(), 36u);
}

TEST(Exotics, NoNearMissOfTheDataIsClaimed) {
  NONET_NEEDS_SHARED_DATA(data);
  int count = 0;
  for (const Line& line : lines_of(data / "exotics" / "exotics.txt")) {
    if (!line.pattern.starts_with(kNear)) continue;
    expect_not_claimed(line);
    ++count;
  }
  EXPECT_GE(count, 33);
}

// The square turned or mirrored, and the digits relabelled.
Symmetry seen_otherwise(std::mt19937_64& random) {
  const Symmetry::Lines reversed{{2, 1, 0}, {{{2, 1, 0}, {2, 1, 0}, {2, 1, 0}}}};
  std::array<Digit, Digit::kCount> digits{};
  for (Digit d : Digit::all()) digits[d.slot()] = d;
  std::shuffle(digits.begin(), digits.end(), random);
  Symmetry seen = Symmetry::of_digits(digits);
  if (random() % 2 == 0) seen = seen.then(Symmetry::transposition());
  if (random() % 2 == 0) seen = seen.then(Symmetry::of_rows(reversed));
  if (random() % 2 == 0) seen = seen.then(Symmetry::of_columns(reversed));
  return seen;
}

// States that no finder was made on: those of the data, laid differently on the paper. Where the
// givens are symmetric about a line or the centre, most ways to do that would end it.
TEST(Exotics, WhereverAPatternLiesItIsFoundAndANearMissIsNot) {
  NONET_NEEDS_SHARED_DATA(data);
  std::mt19937_64 random(2026);
  for (const Line& line : lines_of(data / "exotics" / "exotics.txt")) {
    const bool symmetric = line.pattern.find("gurth") != std::string::npos;
    const Symmetry moved =
        symmetric ? seen_otherwise(random) : Symmetry::random([&] { return random(); });
    const Line image{line.pattern, moved(line.state), moved(line.removals)};
    line.pattern.starts_with(kNear) ? expect_not_claimed(image) : expect_found(image);
  }
}

CellSet cells_in_group(const Step& step, std::uint8_t group) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::kSet && mark.group == group) cells.insert(mark.candidate.cell);
  }
  return cells;
}

CellSet base_of(const Step& step) {
  return cells_in_group(step, 0);
}
CellSet targets_of(const Step& step) {
  return cells_in_group(step, 1);
}

int boxes_of(const CellSet& cells) {
  const Topology& topology = Topology::classic();
  CellSet boxes;  // by their first cells
  for (Cell c : cells) {
    boxes.insert(topology.cells(topology.house_of(c, HouseKind::kBox)).first());
  }
  return boxes.size();
}

// The states of the data in which a pattern of such a name lies.
std::vector<Grid> states_of(const std::filesystem::path& data, std::string_view name) {
  std::vector<Grid> states;
  for (const Line& line : lines_of(data / "exotics" / "exotics.txt")) {
    if (line.pattern.find(name) != std::string::npos) states.push_back(line.grid());
  }
  return states;
}

// Targets in one stack have no mirror cells: these would see each other.
TEST(Exotics, AnExocetWithMirrorsSaysMoreThanWithoutThem) {
  NONET_NEEDS_SHARED_DATA(data);
  int mirrored = 0;
  for (const Grid& grid : states_of(data, "exocet")) {
    const std::vector<Step> plain = test::found(grid, Technique::kJuniorExocet);
    for (const Step& step : test::found(grid, Technique::kJuniorExocetMirror)) {
      ++mirrored;
      EXPECT_EQ(boxes_of(base_of(step) | targets_of(step)), 3);
      for (const Step& other : plain) {
        if (base_of(other) != base_of(step) || targets_of(other) != targets_of(step)) continue;
        EXPECT_GT(step.removals.size(), other.removals.size());
      }
    }
  }
  EXPECT_GT(mirrored, 10);
}

// Of a digit that is placed in the ring one place fewer is to be had, and in one house fewer.
TEST(Exotics, AnSkLoopStaysOneWhileItIsFilled) {
  NONET_NEEDS_SHARED_DATA(data);
  int left = 0;
  for (const Grid& grid : states_of(data, "sk-loop")) {
    const Board solution = search(grid).first;
    for (const Step& loop : test::found(grid, Technique::kSkLoop)) {
      CellSet ring;
      for (Truth truth : loop.truths) ring.insert(truth.cell());
      Grid filled = grid;
      const Cell first = ring.first(), second = (ring - CellSet{first}).first();
      for (Cell c : {first, second}) filled.place(c, *solution.at(c));
      CandidateSet expected;
      for (Candidate x : loop.removals) {
        if (filled.is_open(x.cell) && filled.candidates(x.cell).contains(x.digit)) {
          expected.insert(x);
        }
      }
      CandidateSet claimed;
      for (const Step& step : test::found(filled, Technique::kSkLoop)) {
        EXPECT_TRUE(check(filled, step).proved());
        claimed |= CandidateSet::from(step.removals);
      }
      EXPECT_TRUE(claimed.contains(expected));
      left += expected.size();
    }
  }
  EXPECT_GT(left, 0);
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
    const Grid grid =
        *Grid::from(state_of(std::string(example.cells) + ":" + std::string(example.deleted)));
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
