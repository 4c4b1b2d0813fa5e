// Sudoku Explainer's ratings and paths: on some puzzles that between them need nearly all that it
// has, and on a sample of its own answers where the data is there.
#include "nonet/rate/se/se.h"

#include <fstream>
#include <set>
#include <sstream>

#include "nonet/text/notation.h"
#include "support/support.h"

namespace nonet {
namespace {

struct Known {
  std::string_view puzzle;
  std::string_view rating;
  std::vector<std::string> steps;  // some that its path has
};

const std::vector<Known>& known() {
  static const std::vector<Known> list = {
      {".843.....7356.8.......7.....415........1..3..9...46.....741.9.......3.....6....47",
       "1.7/1.2/1.2",
       {"Direct Pointing", "Hidden Single"}},
      {"....9..43.........1..5..78...1..7..9.7.3.5.2.8..9..6...63..2..5.........78..1....",
       "4.6/1.2/1.2",
       {"Unique Loop type 4", "Unique Rectangle type 1", "XYZ-Wing"}},
      {".38..6..4..5.78..6.4.....9..2...3..9.8.6..7...935.2...3...2...........62.....7...",
       "4.6/1.2/1.2",
       {"Unique Loop type 2"}},
      {"..........52.3.......8..1.7..93...7....498....1...52..7.6..9.......2.35..........",
       "5.6/1.2/1.2",
       {"Unique Loop 8 type 1"}},
      {".......39...1..72..25.8.........41..9..3.....2.8....46..6....8.4....9.......2...7",
       "5.7/1.2/1.2",
       {"BUG type 4"}},
      {"....6.2.9...3..6..81...7..4...8...........7...2..1.96..8...9.4.142.78...93......7",
       "6.9/1.2/1.2",
       {"BUG type 3"}},
      {".5.2.....7.6..3.....1..49.626.........7.5.4.........199.36..8.....8..7.4.....1.3.",
       "7.1/1.2/1.2",
       {"Aligned Pair Exclusion", "Swordfish"}},
      {".....3...8..2..67..6.......51...2.4.......3..47.5....87..4..8....2.1....6..3..4.5",
       "7.6/1.2/1.2",
       {"Jellyfish", "Unique Loop type 1", "Unique Rectangle type 2"}},
      {".5.82.7.62....9..8..7.45.....4.8.....6..9....7.....8.53..2....71..4..25.......6..",
       "8.4/1.2/1.2",
       {"BUG type 1", "Direct Hidden Triplet", "Naked Quad", "Naked Triplet", "X-Wing",
        "Nishio Forcing Chains", "Unique Rectangle type 3"}},
      {"..8...53..19.......3..4.9.2..2.79...6.....8..1....6...96...5......7...8..2..3...4",
       "8.8/1.2/1.2",
       {"Aligned Triplet Exclusion", "BUG type 2", "Bidirectional Cycle", "Bidirectional Y-Cycle",
        "Cell Forcing Chains", "Claiming", "Direct Hidden Pair", "Dynamic Cell Forcing Chains",
        "Forcing Chain", "Forcing X-Chain", "Hidden Pair", "Hidden Triplet", "Naked Pair",
        "Naked Single", "Pointing", "Region Forcing Chains", "Turbot Fish",
        "Unique Rectangle type 4"}},
      {"....8......73.28...5.9.6.1..29...14.1.......7.86...52..6.1.5.3...36.82......3....",
       "8.9/7.3/2.6",
       {"Hidden Quad"}},
      {"8....25...9..6....2..9...7........69.3..4..1.42........6...5..8....7..4...86....1",
       "9.0/1.2/1.2",
       {"Bidirectional X-Cycle", "Dynamic Contradiction Forcing Chains",
        "Dynamic Double Forcing Chains", "Dynamic Region Forcing Chains", "XY-Wing"}},
      {"7.8...3.....6.1...5.........4.....263...8.......1...9..9.2....4....7.5...........",
       "9.6/1.2/1.2",
       {"Dynamic Double Forcing Chains (+)", "Dynamic Region Forcing Chains (+)"}}};
  return list;
}

TEST(SeRating, IsSudokuExplainers) {
  for (const Known& each : known()) {
    std::set<std::string> used;
    const SeRating rating = rate_se(
        test::grid(each.puzzle), [&](const SeStep& step) { used.insert(name_of(step.technique)); });
    EXPECT_EQ(text_of(rating), each.rating) << each.puzzle;
    EXPECT_TRUE(rating.finished);
    for (const std::string& name : each.steps) EXPECT_TRUE(used.contains(name)) << name;
  }
}

// Levels 2 and up; a second or so.
TEST(SeRating, NestsChainsInChains) {
  EXPECT_EQ(
      text_of(rate_se(test::grid(
          "12.4..3..3...1..5...6...1..7...9.....4.6.3.....3..2...5...8.7....7.....5.......98"))),
      "10.4/10.4/10.0");
}

TEST(SeRating, OfASolvedGridIsNothing) {
  std::mt19937 random(172);
  const SeRating rating = rate_se(*Grid::from(test::random_solution(random)));
  EXPECT_EQ(text_of(rating), "0.0/0.0/0.0");
  EXPECT_TRUE(rating.finished);
}

TEST(SeRating, ComesToAnEndWhateverTheGrid) {
  std::mt19937 random(173);
  for (int round = 0; round < test::rounds(30); ++round) {
    const Stop soon = Stop::after(std::chrono::milliseconds(50));
    rate_se(test::random_state(random), soon);
  }
}

TEST(SeRating, AfterAStopMeansNothingAndSaysSo) {
  const std::atomic<bool> asked = true;
  EXPECT_FALSE(rate_se(test::grid(known().back().puzzle), Stop(&asked)).finished);
}

// Every so many lines of a list.
void expect_ratings(const std::filesystem::path& file, int stride) {
  std::ifstream in(file);
  int at = 0, rated = 0;
  for (std::string puzzle, rating; in >> puzzle >> rating;) {
    if (at++ % stride != 0) continue;
    ++rated;
    EXPECT_EQ(text_of(rate_se(test::grid(puzzle))), rating) << puzzle;
  }
  EXPECT_GT(rated, 0);
}

TEST(SeRating, AgreesWithASampleOfTheLists) {
  NONET_NEEDS_SHARED_DATA(data);
  expect_ratings(data / "se" / "classic_se121_java.txt", test::sanitized() ? 200 : 20);
  expect_ratings(data / "se" / "classic_se121_fast8plus.txt", test::sanitized() ? 100 : 20);
}

// "7.2 Forcing Chain r1c1=3 r1c1<>4 8".
std::string text_of(const SeStep& step) {
  std::string text = se_tenths(step.rating) + " " + name_of(step.technique);
  for (Candidate x : step.placements) text += " " + placement_text(x, {});
  std::set<std::string> removals;
  for (Candidate x : step.removals) removals.insert(removal_text(x, {}));
  for (const std::string& each : removals) text += " " + each;
  return step.complexity == 0 ? text : text + " " + std::to_string(step.complexity);
}

std::string text_of(const std::string& told) {
  std::istringstream in(told);
  std::string field[6];
  for (std::string& each : field) std::getline(in, each, '\t');
  std::string text = field[1] + " " + field[2];
  if (field[3] != "-") text += " " + field[3];
  std::istringstream list(field[4] == "-" ? "" : field[4]);
  std::set<std::string> removals;
  for (std::string word; std::getline(list, word, ',');) removals.insert(word);
  for (const std::string& each : removals) text += " " + each;
  return field[5] == "-" ? text : text + " " + field[5].substr(std::string("complexity=").size());
}

TEST(SePath, AgreesStepByStepWithASampleOfTheData) {
  NONET_NEEDS_SHARED_DATA(data);
  std::ifstream in(data / "se" / "paths.txt");
  std::vector<std::string> ours;
  std::size_t at = 0;
  int paths = 0, compared = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line.starts_with("PUZZLE ")) {
      ours.clear();
      at = 0;
      if (paths++ % (test::sanitized() ? 30 : 6) != 5) continue;
      rate_se(test::grid(line.substr(7, 81)),
              [&](const SeStep& step) { ours.push_back(text_of(step)); });
    } else if (at < ours.size()) {
      EXPECT_EQ(ours[at++], text_of(line));
      ++compared;
    }
  }
  EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace nonet
