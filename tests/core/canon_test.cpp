#include "nonet/core/canon.h"

#include <set>

#include "support/support.h"

namespace nonet {
namespace {

using test::board;
using test::line_of;
using test::rounds;

// Every symmetry tried: what the search must come to, for boards of which few can begin.
std::string lowest_image(const Board& start, std::mt19937& random, int tries) {
  std::string lowest = line_of(start);
  for (int i = 0; i < tries; ++i) {
    lowest = std::min(lowest, line_of(test::random_symmetry(random)(start)));
  }
  return lowest;
}

TEST(Canon, IsTheSameForEveryImageOfABoard) {
  std::mt19937 random(1);
  for (int i = 0; i < rounds(300); ++i) {
    const Board start = i % 3 == 0   ? test::random_solution(random)
                        : i % 3 == 1 ? test::random_puzzle(random)
                                     : test::random_puzzle(random, 30);
    const CanonicalForm form = canonical_form(start);
    const CanonicalForm image = canonical_form(test::random_symmetry(random)(start));
    EXPECT_EQ(line_of(image.board), line_of(form.board)) << line_of(start);
    EXPECT_EQ(image.automorphisms, form.automorphisms);
  }
}

TEST(Canon, IsAnImageThatIsItsOwnCanonicalForm) {
  std::mt19937 random(2);
  for (int i = 0; i < rounds(100); ++i) {
    const Board start = test::random_puzzle(random);
    const Board form = canonical_form(start).board;
    EXPECT_EQ(form.count(), start.count());
    EXPECT_EQ(test::count_solutions(form, 2), 1);
    EXPECT_EQ(line_of(canonical_form(form).board), line_of(form));
  }
}

TEST(Canon, IsNoHigherThanAnyImage) {
  std::mt19937 random(3);
  for (int i = 0; i < rounds(20); ++i) {
    const Board start = test::random_puzzle(random);
    EXPECT_LE(line_of(canonical_form(start).board), lowest_image(start, random, 200));
  }
}

TEST(Canon, DiffersWhereOneClueDoes) {
  std::mt19937 random(4);
  for (int i = 0; i < rounds(50); ++i) {
    const Board solution = test::random_solution(random);
    std::set<std::string> forms;
    for (const Cell c : {Cell(0), Cell(40), Cell(77)}) {
      // Each lacks one clue; what makes them images of each other would have to keep the solution.
      Board puzzle = solution;
      puzzle.clear(c);
      forms.insert(line_of(canonical_form(puzzle).board));
    }
    EXPECT_TRUE(forms.size() == 3 || canonical_form(solution).automorphisms > 1);
  }
}

TEST(Canon, CountsTheSymmetriesThatKeepABoard) {
  auto group = [](std::string_view line) { return canonical_form(board(line)).automorphisms; };
  // The grid with most.
  EXPECT_EQ(
      group("123456789456789123789123456231564897564897231897231564312645978645978312978312645"),
      648U);
  const std::string empty(81, '.');
  EXPECT_EQ(group(empty), 3'359'232ULL * 362'880);
  // One clue: the symmetries of the empty board, but only those that keep its cell and its digit.
  EXPECT_EQ(group("1" + empty.substr(1)), 3'359'232ULL * 362'880 / 81 / 9);
  EXPECT_EQ(line_of(canonical_form(board("7" + empty.substr(1))).board), empty.substr(1) + "1");
}

TEST(Canon, IsOfDigitsAndRefusesCandidatesAlone) {
  Puzzle puzzle;
  puzzle.removed = {{Cell(0), Digit(4)}};
  EXPECT_FALSE(canonical_form(puzzle)) << "no empty board";
  puzzle.placed.set(Cell(1), Digit(2));
  EXPECT_FALSE(canonical_form(puzzle)) << "what was placed on them is not the puzzle";
  puzzle.givens.set(Cell(5), Digit(7));
  ASSERT_TRUE(canonical_form(puzzle));
  EXPECT_EQ(canonical_form(puzzle)->board, canonical_form(digits_of(puzzle)).board);
}

TEST(Canon, TellsAllPuzzlesWithSeventeenCluesApart) {
  NONET_NEEDS_SHARED_DATA(data);
  std::set<std::string> forms;
  const auto lines = test::puzzle_lines(data / "puzzles" / "puzzles2_17_clue");
  const std::size_t most = test::sanitized() ? 2000 : lines.size();
  for (std::size_t i = 0; i < most; ++i) {
    const Board puzzle = board(lines[i].substr(0, 81));
    const std::string form = line_of(canonical_form(puzzle).board);
    EXPECT_LE(form, line_of(puzzle));
    forms.insert(form);
  }
  EXPECT_EQ(forms.size(), most);
}

}  // namespace
}  // namespace nonet
