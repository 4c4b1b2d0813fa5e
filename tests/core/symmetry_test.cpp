#include "nonet/core/symmetry.h"

#include <algorithm>
#include <set>
#include <vector>

#include "support/support.h"

namespace nonet {
namespace {

using test::random_symmetry;

const Topology& classic() {
  return Topology::classic();
}

// Where all cells go, for a set of symmetries.
std::vector<int> cells_of(const Symmetry& symmetry) {
  std::vector<int> cells;
  for (Cell c : Cell::all()) cells.push_back(symmetry(c).index());
  return cells;
}

TEST(Symmetry, ByItselfItChangesNothing) {
  const Symmetry none;
  std::mt19937 random(1);
  const Board board = test::random_puzzle(random, 40);
  EXPECT_EQ(none(board), board);
  for (House h : classic().houses()) EXPECT_EQ(none(h), h);
}

TEST(Symmetry, TheyFormAGroup) {
  std::mt19937 random(2);
  const Symmetry none;
  for (int i = 0; i < test::rounds(200); ++i) {
    const Symmetry a = random_symmetry(random), b = random_symmetry(random),
                   c = random_symmetry(random);
    EXPECT_EQ(a.then(b).then(c), a.then(b.then(c)));
    EXPECT_EQ(a.then(none), a);
    EXPECT_EQ(none.then(a), a);
    EXPECT_EQ(a.then(a.inverse()), none);
    EXPECT_EQ(a.inverse().then(a), none);
    EXPECT_EQ(a.then(b).inverse(), b.inverse().then(a.inverse()));
  }
  EXPECT_EQ(Symmetry::transposition().then(Symmetry::transposition()), none);
}

TEST(Symmetry, ThenMeansFirstThisThenThat) {
  std::mt19937 random(3);
  const Board board = test::random_solution(random);
  const Symmetry a = random_symmetry(random), b = random_symmetry(random);
  ASSERT_NE(a.then(b), b.then(a));
  EXPECT_EQ(a.then(b)(board), b(a(board)));
  for (Cell c : Cell::all()) EXPECT_EQ(a.then(b)(c), b(a(c)));
  for (Digit d : Digit::all()) EXPECT_EQ(a.then(b)(d), b(a(d)));
}

TEST(Symmetry, RowsColumnsAndDigitsGoWhereTheyAreSent) {
  Symmetry::Lines lines;
  lines.bands = {2, 0, 1};
  lines.within[0] = {1, 0, 2};
  const Symmetry rows = Symmetry::of_rows(lines);
  EXPECT_EQ(rows(cell_at(0, 4)), cell_at(7, 4));
  EXPECT_EQ(rows(cell_at(1, 4)), cell_at(6, 4));
  EXPECT_EQ(rows(cell_at(2, 4)), cell_at(8, 4));
  EXPECT_EQ(rows(cell_at(3, 4)), cell_at(0, 4));
  EXPECT_EQ(rows(House(0)), House(7));
  const Symmetry columns = Symmetry::of_columns(lines);
  EXPECT_EQ(columns(cell_at(4, 0)), cell_at(4, 7));
  EXPECT_EQ(columns(cell_at(4, 8)), cell_at(4, 5));
  EXPECT_EQ(Symmetry::transposition()(cell_at(2, 7)), cell_at(7, 2));
  EXPECT_EQ(Symmetry::transposition()(House(2)), House(11));
  std::array<Digit, 9> next;
  for (Digit d : Digit::all()) next[d.index()] = Digit((d.index() + 1) % 9);
  const Symmetry digits = Symmetry::of_digits(next);
  EXPECT_EQ(digits(Digit::from_number(9)), Digit::from_number(1));
  EXPECT_EQ(digits(Candidate{Cell(7), Digit(3)}), (Candidate{Cell(7), Digit(4)}));
}

TEST(Symmetry, EveryOrderOfTheRowsIsAnotherOne) {
  std::array<std::array<int, 3>, 6> orders;
  std::array<int, 3> order = {0, 1, 2};
  for (auto& one : orders) {
    one = order;
    std::next_permutation(order.begin(), order.end());
  }
  std::set<std::vector<int>> rows;
  for (const auto& bands : orders) {
    for (const auto& first : orders) {
      for (const auto& second : orders) {
        for (const auto& third : orders) {
          rows.insert(cells_of(Symmetry::of_rows({bands, {first, second, third}})));
        }
      }
    }
  }
  EXPECT_EQ(rows.size(), 6U * 6 * 6 * 6);
}

TEST(Symmetry, HousesGoToHousesAndPeersToPeers) {
  std::mt19937 random(4);
  for (int i = 0; i < test::rounds(200); ++i) {
    const Symmetry symmetry = random_symmetry(random);
    std::set<House> images;
    for (House h : classic().houses()) {
      EXPECT_EQ(symmetry(classic().cells(h)), classic().cells(symmetry(h)));
      images.insert(symmetry(h));
    }
    EXPECT_EQ(images.size(), 27U);
    for (Cell c : Cell::all()) {
      EXPECT_EQ(symmetry(classic().peers(c)), classic().peers(symmetry(c)));
    }
  }
}

TEST(Symmetry, TheCandidatesOfATruthGoToThoseOfItsImage) {
  std::mt19937 random(5);
  auto candidates_of = [](Truth truth) {
    CandidateSet all;
    if (truth.is_cell()) {
      for (Digit d : Digit::all()) all.insert({truth.cell(), d});
    } else {
      all.of(truth.digit()) = classic().cells(truth.house());
    }
    return all;
  };
  for (int i = 0; i < test::rounds(20); ++i) {
    const Symmetry symmetry = random_symmetry(random);
    for (Cell c : Cell::all()) {
      EXPECT_EQ(symmetry(candidates_of(Truth(c))), candidates_of(symmetry(Truth(c))));
    }
    for (House h : classic().houses()) {
      for (Digit d : Digit::all()) {
        EXPECT_EQ(symmetry(candidates_of({h, d})), candidates_of(symmetry(Truth(h, d))));
      }
    }
  }
}

TEST(Symmetry, SetsGoElementByElement) {
  std::mt19937 random(6);
  const Symmetry symmetry = random_symmetry(random);
  const CandidateSet some = {{Cell(0), Digit(8)}, {Cell(80), Digit(8)}, {Cell(40), Digit(0)}};
  CandidateSet images;
  for (Candidate x : some) images.insert(symmetry(x));
  EXPECT_EQ(symmetry(some), images);
  EXPECT_EQ(symmetry(DigitSet{Digit(2), Digit(7)}),
            (DigitSet{symmetry(Digit(2)), symmetry(Digit(7))}));
  EXPECT_EQ(symmetry(CellSet::all()), CellSet::all());
}

TEST(Symmetry, ASolutionStaysOneAndAPuzzleKeepsItsCount) {
  std::mt19937 random(7);
  for (int i = 0; i < test::rounds(40); ++i) {
    const Symmetry symmetry = random_symmetry(random);
    Board puzzle = test::random_puzzle(random, 45);
    for (auto loose = random() % 3; loose > 0; --loose) {
      puzzle.clear(Cell(static_cast<int>(random() % 81)));
    }
    Board solution;
    const int count = test::count_solutions(puzzle, 20, &solution);
    ASSERT_TRUE(is_solution(symmetry(solution)));
    EXPECT_EQ(test::count_solutions(symmetry(puzzle), 20), count);
    EXPECT_EQ(symmetry(puzzle).count(), puzzle.count());
    for (Cell c : Cell::all()) {
      if (puzzle.has(c)) {
        EXPECT_EQ(symmetry(puzzle).at(symmetry(c)), symmetry(*puzzle.at(c)));
      }
    }
  }
}

TEST(Symmetry, APuzzleMovesWithAllThatLiesOnIt) {
  std::mt19937 random(8);
  const Symmetry symmetry = random_symmetry(random);
  Puzzle puzzle;
  puzzle.givens.set(Cell(3), Digit(4));
  puzzle.placed.set(Cell(50), Digit(1));
  puzzle.removed = {{Cell(7), Digit(7)}, {Cell(0), Digit(2)}};
  puzzle.name = "a name";
  puzzle.comment = "a comment";
  const Puzzle image = symmetry(puzzle);
  EXPECT_EQ(image.givens, symmetry(puzzle.givens));
  EXPECT_EQ(image.placed, symmetry(puzzle.placed));
  EXPECT_EQ(image.placed.at(symmetry(Cell(50))), symmetry(Digit(1)));
  EXPECT_EQ(image.removed,
            (std::vector<Candidate>{symmetry(puzzle.removed[0]), symmetry(puzzle.removed[1])}));
  EXPECT_EQ(image.name, "a name");
  EXPECT_EQ(image.comment, "a comment");
}

TEST(Symmetry, AtRandomEveryCellAndDigitGoesEverywhere) {
  std::mt19937 random(9);
  std::set<int> of_first_cell, of_first_digit;
  bool lying = false, standing = false;
  for (int i = 0; i < 2000; ++i) {
    const Symmetry symmetry = random_symmetry(random);
    of_first_cell.insert(symmetry(Cell(0)).index());
    of_first_digit.insert(symmetry(Digit(0)).index());
    const bool row_stays_row = classic().kind(symmetry(House(0))) == HouseKind::kRow;
    (row_stays_row ? lying : standing) = true;
  }
  EXPECT_EQ(of_first_cell.size(), 81U);
  EXPECT_EQ(of_first_digit.size(), 9U);
  EXPECT_TRUE(lying && standing);
}

TEST(Symmetry, TheSameNumbersGiveTheSameSymmetryEverywhere) {
  std::uint64_t state = 1;
  auto next = [&state] { return state = state * 6364136223846793005ULL + 1442695040888963407ULL; };
  const Symmetry symmetry = Symmetry::random(next);
  const Board board = test::board(
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  EXPECT_EQ(test::line_of(symmetry(board)),
            "648735921531692487297184653486571239173928546952346178769253814815467392324819765");
}

}  // namespace
}  // namespace nonet
