// How many of each digit fit into a pattern: what the sentences say is counted again from the
// sentences.
#include "nonet/text/room_words.h"

#include <bit>
#include <map>
#include <regex>

#include "nonet/core/names.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Houses = std::vector<House>;

// "rows 8 and 9 and column 3"
Houses houses_in(const std::string& text, const Topology& topology) {
  Houses houses;
  static const std::regex kKind("(row|column|box)(?:e?s)? ([0-9, and]+)");
  static const std::regex kNumber("[0-9]+");
  for (std::sregex_iterator kind(text.begin(), text.end(), kKind), end; kind != end; ++kind) {
    const std::string numbers = (*kind)[2];
    for (std::sregex_iterator number(numbers.begin(), numbers.end(), kNumber); number != end;
         ++number) {
      const std::string name = (*kind)[1].str() + " " + number->str();
      for (House h : topology.houses()) {
        if (name_of(h, topology) == name) houses.push_back(h);
      }
    }
  }
  return houses;
}

CellSet cells_of_all(const Houses& houses, const Topology& topology) {
  CellSet cells;
  for (House h : houses) cells |= topology.cells(h);
  return cells;
}

// Each digit has as many houses as times, they hold all its places, and it is struck in them alone,
// or where the rest of its places have room for fewer.
void expect_counted(const Step& step, const Grid& grid) {
  const std::string sentence = sentence_of(step, grid);
  const Topology& topology = grid.topology();
  std::map<int, CellSet> named;
  std::size_t total = 0;
  static const std::regex kItem("(\\w+) ([1-9])s? \\(([^)]+)\\)");
  for (std::sregex_iterator item(sentence.begin(), sentence.end(), kItem), end; item != end;
       ++item) {
    const Digit d = Digit::from_number(std::stoi((*item)[2]));
    CellSet places;
    for (const Mark& mark : step.marks) {
      if (mark.candidate.digit == d) places.insert(mark.candidate.cell);
    }
    std::string ways = (*item)[3];
    std::size_t count = 0;
    for (std::size_t cut = 0; cut != std::string::npos;) {
      cut = ways.find(", or else ");
      const Houses houses = houses_in(ways.substr(0, cut), topology);
      if (cut != std::string::npos) ways.erase(0, cut + 10);
      count = houses.size();
      EXPECT_EQ(number_word(static_cast<int>(count)), (*item)[1].str()) << sentence;
      EXPECT_TRUE(cells_of_all(houses, topology).contains(places)) << sentence;
      named[d.number()] |= cells_of_all(houses, topology);
    }
    total += count;
  }
  EXPECT_EQ(total, static_cast<std::size_t>(cells_of(step, Role::kPattern).size())) << sentence;
  EXPECT_NE(sentence.find(": " + std::to_string(total) + " in all"), std::string::npos);
  bool tells_all = true;
  HouseMask houses = 0;
  for (const HouseMark& mark : step.houses) houses |= bit_of(mark.house);
  for (Candidate x : step.removals) {
    if (named[x.digit.number()].contains(x.cell)) continue;
    tells_all = false;
    CellSet left;
    for (const Mark& mark : step.marks) {
      if (mark.candidate.digit == x.digit) left.insert(mark.candidate.cell);
    }
    const auto fewest = [&] {
      return std::popcount(fewest_houses(left, houses, 9, topology).front());
    };
    const int most = fewest();
    left -= topology.peers(x.cell);
    EXPECT_LT(fewest(), most) << name_of(x.cell) << " in " << sentence;
  }
  EXPECT_EQ(tells_all, sentence.find("nor where it would leave room") == std::string::npos);
}

TEST(RoomWords, EveryDigitIsCountedInHousesThatHoldItAndStruckInTheseAlone) {
  int told = 0;
  for (std::string_view puzzle :
       {"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
        "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2",
        ".......24..3...7..41..7...6.....3.....5.9.8.....8.5...2...4...9..7...4..96.....1.",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."}) {
    const Grid grid = test::grid(puzzle);
    for (Technique technique : {Technique::kSkLoop, Technique::kMsls}) {
      for (const Step& step : test::found(grid, technique)) {
        expect_counted(step, grid);
        ++told;
      }
    }
  }
  EXPECT_GE(told, 4);
}

TEST(RoomWords, OfSeveralChoicesThatAreAsFewAllAreFound) {
  const Grid grid = test::grid(
      "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
  const Topology& topology = grid.topology();
  const auto of = [&](const CellSet& cells, int most) {
    return fewest_houses(cells, ~HouseMask(0), most, topology);
  };
  EXPECT_EQ(of({cell_at(0, 0), cell_at(0, 1)}, 9).size(), 2u);  // their row and their box
  EXPECT_EQ(of({cell_at(0, 0), cell_at(0, 8)}, 9), std::vector<HouseMask>{bit_of(House(0))});
  EXPECT_EQ(of({cell_at(0, 0), cell_at(4, 4)}, 9).size(), 9u);
  EXPECT_TRUE(of({cell_at(0, 0), cell_at(4, 4)}, 1).empty());
}

}  // namespace
}  // namespace nonet
