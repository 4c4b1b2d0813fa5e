#include "nonet/play/findings.h"

#include "nonet/play/words.h"
#include "support/support.h"

namespace nonet {
namespace {

const auto ignore = [](const Happening&) {};

Digit digit(int number) {
  return Digit::from_number(number);
}

Findings scanned(const Grid& grid) {
  Findings findings;
  findings.scan(grid, ignore);
  return findings;
}

std::string line(const Findings& findings, Heuristic h) {
  std::string text = words_of(findings);
  for (int i = 0; i < static_cast<int>(h); ++i) text = text.substr(text.find('\n') + 1);
  return text.substr(0, text.find('\n'));
}

// Leaves the digit only these places in the house.
void confine(Grid& grid, House house, int number, const CellSet& places) {
  for (Cell c : grid.topology().cells(house) - places) grid.eliminate(c, digit(number));
}

void leave(Grid& grid, Cell c, std::initializer_list<int> numbers) {
  DigitSet kept;
  for (int n : numbers) kept.insert(digit(n));
  for (Digit d : DigitSet::all() - kept) grid.eliminate(c, d);
}

constexpr House kRow1 = House(0);
constexpr House kColumn1 = House(9);
constexpr House kBox1 = House(18);

// SEED_SPEC 000 items 16 and 18
TEST(Findings, AnEmptyBoardHasFiveEmptyListsInTheirOrder) {
  EXPECT_EQ(words_of(scanned(Grid())), "[NS](0)\n[HS](0)\n[LC](0)\n[NP](0)\n[HP](0)\n");
}

// SEED_SPEC 000 items 17 and 20
TEST(Findings, ACellWithOneCandidateIsANakedSingleAndNeverAHiddenOne) {
  Grid grid;
  leave(grid, cell_at(1, 2), {5});
  confine(grid, kBox1, 5, CellSet{cell_at(1, 2)});
  Findings findings = scanned(grid);
  EXPECT_EQ(line(findings, Heuristic::kNakedSingle), "[NS](1) {[2, 3]}");
  EXPECT_EQ(line(findings, Heuristic::kHiddenSingle), "[HS](0)");
}

// SEED_SPEC 000 item 20
TEST(Findings, AHiddenSingleLeavesItsListWhenItBecomesNaked) {
  Grid grid;
  Cell cell = cell_at(1, 2);
  confine(grid, kBox1, 5, CellSet{cell});
  Findings findings = scanned(grid);
  ASSERT_EQ(line(findings, Heuristic::kHiddenSingle), "[HS](1) {[2, 3]#5[n]}");
  leave(grid, cell, {5});
  std::string told;
  findings.update(grid, cell, [&](const Happening& h) { told += words_of(h) + "\n"; });
  EXPECT_EQ(line(findings, Heuristic::kNakedSingle), "[NS](1) {[2, 3]}");
  EXPECT_EQ(line(findings, Heuristic::kHiddenSingle), "[HS](0)");
  EXPECT_NE(told.find("  [fNS] [2, 3]\n  [xHS] [2, 3] [NS]\n"), std::string::npos) << told;
}

// SEED_SPEC 000 items 17 and 21
TEST(Findings, AHiddenSingleNamesTheFirstOfNonetColumnAndRowAndACellIsListedOnce) {
  Grid nonet;
  for (House h : {kRow1, kColumn1, kBox1}) confine(nonet, h, 7, CellSet{cell_at(0, 0)});
  EXPECT_EQ(line(scanned(nonet), Heuristic::kHiddenSingle), "[HS](1) {[1, 1]#7[n]}");
  Grid column;
  for (House h : {kRow1, kColumn1}) confine(column, h, 7, CellSet{cell_at(0, 0)});
  EXPECT_EQ(line(scanned(column), Heuristic::kHiddenSingle), "[HS](1) {[1, 1]#7[c]}");
  Grid row;
  confine(row, kRow1, 7, CellSet{cell_at(0, 0)});
  confine(row, kColumn1, 9, CellSet{cell_at(0, 0)});
  EXPECT_EQ(line(scanned(row), Heuristic::kHiddenSingle), "[HS](1) {[1, 1]#7[r]}");
}

// SEED_SPEC 000 items 17 and 22
TEST(Findings, LockedCandidatesNameTheHouseTheValueIsRemovedFrom) {
  Grid claiming;
  confine(claiming, kRow1, 4, CellSet{cell_at(0, 0), cell_at(0, 2)});
  EXPECT_EQ(line(scanned(claiming), Heuristic::kLockedCandidates),
            "[LC](1) {{{[1, 1],[1, 3]}#4[^n]}}");
  Grid pointing;
  confine(pointing, kBox1, 4, CellSet{cell_at(0, 1), cell_at(2, 1)});
  EXPECT_EQ(line(scanned(pointing), Heuristic::kLockedCandidates),
            "[LC](1) {{{[1, 2],[3, 2]}#4[^c]}}");
}

// SEED_SPEC 000 item 22
TEST(Findings, OneCellIsEnoughForLockedCandidatesInBothDirections) {
  Grid grid;
  confine(grid, kBox1, 4, CellSet{cell_at(1, 1)});
  EXPECT_EQ(line(scanned(grid), Heuristic::kLockedCandidates),
            "[LC](2) {{{[2, 2]}#4[^r]}, {{[2, 2]}#4[^c]}}");
}

// SEED_SPEC 000 item 23
TEST(Findings, ANakedPairIsListedOnlyIfItRemovesSomething) {
  Grid grid;
  leave(grid, cell_at(0, 0), {3, 8});
  leave(grid, cell_at(0, 5), {3, 8});
  EXPECT_EQ(line(scanned(grid), Heuristic::kNakedPair), "[NP](1) {{{[1, 1],[1, 6]}#{3,8}}}");
  confine(grid, kRow1, 3, CellSet{cell_at(0, 0), cell_at(0, 5)});
  confine(grid, kRow1, 8, CellSet{cell_at(0, 0), cell_at(0, 5)});
  EXPECT_EQ(line(scanned(grid), Heuristic::kNakedPair), "[NP](0)");
}

// SEED_SPEC 000 items 17 and 24
TEST(Findings, AHiddenPairIsListedWhileOneOfItsCellsHoldsMore) {
  Grid grid;
  CellSet pair{cell_at(0, 1), cell_at(0, 7)};
  confine(grid, kRow1, 2, pair);
  confine(grid, kRow1, 6, pair);
  EXPECT_EQ(line(scanned(grid), Heuristic::kHiddenPair), "[HP](1) {{{[1, 2],[1, 8]}#{2,6}}}");
  leave(grid, cell_at(0, 1), {2, 6});
  EXPECT_EQ(line(scanned(grid), Heuristic::kHiddenPair), "[HP](1) {{{[1, 2],[1, 8]}#{2,6}}}");
  leave(grid, cell_at(0, 7), {2, 6});
  EXPECT_EQ(line(scanned(grid), Heuristic::kHiddenPair), "[HP](0)");
}

// SEED_SPEC 000 item 28
TEST(Findings, TheNextActionIsTheLastEntryOfTheFirstListThatHasOne) {
  Grid grid;
  confine(grid, kRow1, 4, CellSet{cell_at(0, 0), cell_at(0, 2)});
  confine(grid, kBox1, 9, CellSet{cell_at(1, 1)});
  leave(grid, cell_at(5, 5), {1});
  leave(grid, cell_at(8, 8), {2});
  Findings findings = scanned(grid);
  ASSERT_NE(findings.next(), nullptr);
  EXPECT_EQ(words_of(*findings.next()), "[9, 9]");
  EXPECT_EQ(Findings().next(), nullptr);
}

// SEED_SPEC 000 item 26
TEST(Findings, AnUpdateAlsoFindsWhatLiesOutsideTheHousesOfTheChange) {
  Grid grid;
  Findings findings = scanned(grid);
  // A hidden single in box 9, and a change in box 1 that sees nothing of it.
  confine(grid, House(26), 5, CellSet{cell_at(7, 7)});
  grid.eliminate(cell_at(0, 0), digit(1));
  findings.update(grid, cell_at(0, 0), ignore);
  EXPECT_EQ(line(findings, Heuristic::kHiddenSingle), "[HS](1) {[8, 8]#5[n]}");
}

TEST(Findings, AnEntryThatAContradictionHasMadeVoidIsDropped) {
  Grid grid;
  leave(grid, cell_at(0, 0), {1});
  leave(grid, cell_at(0, 1), {1});
  Findings findings = scanned(grid);
  ASSERT_EQ(findings.list(Heuristic::kNakedSingle).size(), 2U);
  grid.place(cell_at(0, 1), digit(1));
  findings.update(grid, cell_at(0, 1), ignore);
  EXPECT_TRUE(findings.list(Heuristic::kNakedSingle).empty());
}

}  // namespace
}  // namespace nonet
