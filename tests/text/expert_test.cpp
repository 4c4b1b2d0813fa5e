// The expert's line: lists of cells, houses and effects in short form, and the whole line compared
// with what HoDoKu writes for the same step.
#include "nonet/text/expert.h"

#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "nonet/logic/policy.h"
#include "nonet/text/notation.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

CellSet cells(std::string_view names) {
  CellSet set;
  std::istringstream words{std::string(names)};
  for (std::string name; words >> name;) set.insert(*parse_cell(name));
  return set;
}

TEST(Expert, CellsAreToldByRowOrWhereTheyShareNoneByColumn) {
  EXPECT_EQ(short_cells({}), "");
  EXPECT_EQ(short_cells(cells("r4c8")), "r4c8");
  EXPECT_EQ(short_cells(cells("r4c8 r7c8")), "r47c8");
  EXPECT_EQ(short_cells(cells("r1c7 r3c5 r3c8")), "r1c7,r3c58");
  EXPECT_EQ(short_cells(cells("r1c3 r2c1 r2c3")), "r12c3,r2c1");
  EXPECT_EQ(short_cells(cells("r7c5 r7c6 r8c5 r8c6")), "r7c56,r8c56");
}

TEST(Expert, CellsInShortFormAreTheSameCells) {
  std::mt19937 random(3);
  std::uniform_int_distribution<int> cell(0, 80);
  for (int round = 0; round < 200; ++round) {
    CellSet set;
    for (int i = round % 12; i >= 0; --i) set.insert(Cell(cell(random)));
    CellSet read;
    std::istringstream parts(short_cells(set));
    for (std::string part; std::getline(parts, part, ',');) {
      const std::size_t c = part.find('c');
      for (char row : part.substr(1, c - 1)) {
        for (char column : part.substr(c + 1)) read.insert(cell_at(row - '1', column - '1'));
      }
    }
    EXPECT_EQ(read, set) << short_cells(set);
  }
}

TEST(Expert, HousesOfAKindShareTheirLetter) {
  const Topology& topology = Topology::classic();
  EXPECT_EQ(short_houses({House(2), House(6)}, topology), "r37");
  EXPECT_EQ(short_houses({House(9), House(14), House(21)}, topology), "c16b4");
}

TEST(Expert, EffectsAreToldDigitByDigitInTheOrderOfTheStep) {
  Step step;
  for (const char* removal : {"r1c8<>6", "r2c8<>6", "r9c8<>2", "r9c8<>6"}) {
    step.removals.push_back(*parse_removal(removal, {}));
  }
  EXPECT_EQ(short_effects(step), "r129c8<>6, r9c8<>2");
  step = {};
  step.placements.push_back(*parse_placement("r5c5=7", {}));
  EXPECT_EQ(short_effects(step), "r5c5=7");
}

// A digit that must be is led to by =4=, one that can't by -4-; the first cell by nothing.
TEST(Expert, AChainShowsWhichLinksAreStrongAndWhichWeak) {
  const Digit four = Digit::from_number(4), two = Digit::from_number(2);
  auto link = [](Digit d, const CellSet& in, bool holds) {
    return Inference{Inference::Kind::kFollows, {d, in}, holds, {Truth(in.first())}};
  };
  Step step;
  step.technique = Technique::kTurbotFish;
  step.marks = {{Role::kPattern, {cell_at(0, 0), four}}};
  step.removals = {*parse_removal("r5c1<>4", {})};
  step.inferences = {link(four, cells("r1c1"), false), link(four, cells("r1c7"), true),
                     link(four, cells("r5c7"), false), link(two, cells("r5c7"), true),
                     link(two, cells("r5c2"), false),  link(two, cells("r4c2 r6c2"), true)};
  const std::string line = expert_line(step, Grid());
  EXPECT_NE(line.find("r1c1 =4= r1c7 -4- r5c7 -2- r5c2 =2= r46c2"), std::string::npos) << line;
}

TEST(Expert, NoTemplateIsLeftUnfilled) {
  std::mt19937 random(6);
  Policy policy = policy_all();
  std::erase(policy.order, Technique::kTrial);  // told by the prose tests
  int states = 0;
  for (int round = 0; round < test::rounds(10); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    while (!grid.open().empty()) {
      const bool looked_at = states++ % 9 == 0;
      for (const Step& step : looked_at ? test::all_steps(grid, policy) : std::vector<Step>()) {
        std::string line = expert_line(step, grid);
        // The digits of a set stand in braces too.
        const std::size_t brace = line.find('{');
        EXPECT_TRUE(brace == std::string::npos || std::isdigit(line[brace + 1]) != 0) << line;
        EXPECT_EQ(line.find("  "), std::string::npos) << line;
        EXPECT_EQ(line.find(" ,"), std::string::npos) << line;
      }
      apply(*test::next_step(grid, policy_all(), [](const Step&) { return true; }), grid);
    }
  }
}

// "r1c1<>5 r1c2<>5" or "r1c1=5" as a step without reasons.
Step effects_in(const std::string& text) {
  Step step;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (auto removal = parse_removal(word, {})) step.removals.push_back(*removal);
    if (auto placement = parse_placement(word, {})) step.placements.push_back(*placement);
  }
  return step;
}

std::vector<Candidate> sorted(std::vector<Candidate> list) {
  std::sort(list.begin(), list.end());
  return list;
}

// Our lines for the steps of the technique that have the same effects.
std::vector<std::string> lines_for(const Grid& grid, Technique technique, const Step& effects) {
  std::vector<std::string> lines;
  for (const Step& step : test::all_steps(grid, {"", {technique}})) {
    if (step.placements == effects.placements &&
        sorted(step.removals) == sorted(effects.removals)) {
      lines.push_back(expert_line(step, grid));
    }
  }
  return lines;
}

// What follows the name, which may be spelled otherwise.
std::string behind_name(const std::string& line) {
  return line.substr(std::min(line.find(": "), line.find(" =>")));
}

// By short name: lines that are equal, and lines compared.
using Equal = std::map<std::string, std::pair<int, int>>;

// Our lines for the steps of the first puzzles of a file of paths, held against those that it
// tells.
Equal compared_with(const std::filesystem::path& file, int most) {
  std::map<std::string, Technique, std::less<>> by_short;
  for (Technique t : all_techniques()) {
    if (!row_of(t).hodoku_short.empty()) by_short.emplace(row_of(t).hodoku_short, t);
  }
  Equal equal_of;
  std::istringstream paths(test::read_file(file));
  std::optional<Grid> grid;
  int puzzles = 0;
  for (std::string line; std::getline(paths, line);) {
    if (line.starts_with('>')) {
      if (++puzzles > most) break;
      grid = test::grid(line.substr(1, 81));
      continue;
    }
    std::istringstream fields(line);
    std::string code, effects, text;
    if (!grid || !std::getline(fields, code, '\t') || !std::getline(fields, effects, '\t') ||
        !std::getline(fields, text)) {
      continue;
    }
    const Step step = effects_in(effects);
    auto technique = by_short.find(code);
    if (technique != by_short.end()) {
      auto& [equal, compared] = equal_of[code];
      bool same = false;
      std::vector<std::string> ours = lines_for(*grid, technique->second, step);
      for (const std::string& one : ours) same |= behind_name(one) == behind_name(text);
      if (!ours.empty()) ++compared;
      equal += same ? 1 : 0;
    }
    apply(step, *grid);
  }
  return equal_of;
}

TEST(Expert, LinesOfOurOwnPathsStay) {
  int all = 0;
  for (const auto& [code, counts] : compared_with(test::own_data() / "hodoku" / "paths.txt", 100)) {
    EXPECT_EQ(counts.first, counts.second) << code;
    all += counts.second;
  }
  EXPECT_EQ(all, 753);
}

TEST(Expert, CorpusLinesReadAsHoDoKuWritesThem) {
  NONET_NEEDS_SHARED_DATA(data);
  const int puzzles = test::thorough() ? 300 : 100;
  int all = 0;
  for (const auto& [code, counts] : compared_with(data / "hodoku" / "paths.txt", puzzles)) {
    // HoDoKu turns the digits of some remote pairs and avoidable rectangles around; chains of other
    // lengths come to the same, and are written otherwise.
    const std::set<std::string> otherwise = {"rp",   "ar1",  "ar2",  "ach", "aic", "cnl", "dnl",
                                             "gaic", "gcnl", "gdnl", "fcc", "fcv", "fnc", "fnv"};
    if (!otherwise.contains(code)) {
      EXPECT_EQ(counts.first, counts.second) << code;
    }
    all += counts.second;
  }
  EXPECT_GT(all, 10 * puzzles);
}

}  // namespace
}  // namespace nonet
