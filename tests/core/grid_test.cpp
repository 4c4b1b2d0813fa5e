// Everything stands on Grid: that its three views stay in step is held against a model which has
// one view and looks for the rest, in the classic game and in variants.
#include "nonet/core/grid.h"

#include <set>

#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

constexpr Digit kOne = Digit::from_number(1);
constexpr Digit kFive = Digit::from_number(5);

constexpr Cell at(int row, int column) {
  return cell_at(row - 1, column - 1);
}

constexpr auto kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// A grid as a beginner would write it.
struct Model {
  explicit Model(const Topology& houses) : topology(&houses) {
    for (auto& digits : left) digits = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    for (Cell c : Cell::all()) open.insert(c.index());
  }

  bool has(Cell c, Digit d) const { return left[c.index()].contains(d.index()); }
  bool sees(Cell a, Cell b) const { return a != b && topology->peers(a).contains(b); }
  void place(Cell c, Digit d) {
    left[c.index()] = {d.index()};
    open.erase(c.index());
    for (Cell peer : Cell::all()) {
      if (sees(c, peer)) left[peer.index()].erase(d.index());
    }
  }
  bool eliminate(Cell c, Digit d) { return left[c.index()].erase(d.index()) == 1; }
  CellSet with(int least, int most) const {
    CellSet cells;
    for (int c : open) {
      const int size = static_cast<int>(left[c].size());
      if (size >= least && size <= most) cells.insert(Cell(c));
    }
    return cells;
  }
  bool broken() const {
    for (Cell c : Cell::all()) {
      if (left[c.index()].empty()) return true;
    }
    for (House h : topology->houses()) {
      for (Digit d : Digit::all()) {
        int places = 0;
        for (Cell c : topology->order(h)) places += has(c, d) ? 1 : 0;
        if (places == 0) return true;
      }
    }
    return false;
  }

  const Topology* topology;
  std::array<std::set<int>, 81> left;
  std::set<int> open;
};

void expect_same(const Grid& grid, const Model& model) {
  for (Cell c : Cell::all()) {
    ASSERT_EQ(grid.is_open(c), model.open.contains(c.index()));
    for (Digit d : Digit::all()) {
      ASSERT_EQ(grid.has(c, d), model.has(c, d));
      ASSERT_EQ(grid.places(d).contains(c), model.has(c, d));
    }
  }
  for (House h : model.topology->houses()) {
    for (Digit d : Digit::all()) {
      for (int i = 0; i < 9; ++i) {
        const Cell c = model.topology->order(h)[i];
        ASSERT_EQ((grid.spots(h, d) >> i & 1U) != 0, model.has(c, d));
        ASSERT_EQ(grid.places(h, d).contains(c), model.has(c, d));
      }
      ASSERT_EQ(grid.places(h, d).size(), std::popcount(grid.spots(h, d)));
    }
  }
  for (int most = 1; most <= 9; ++most) {
    ASSERT_EQ(grid.with_at_most(most), model.with(1, most)) << most;
  }
  ASSERT_EQ(grid.bivalue(), model.with(2, 2));
  ASSERT_EQ(grid.broken(), model.broken());
}

// Digits at random where they fit, candidates struck at random, until nothing is open or left.
void expect_in_step(const Topology& topology, int seed) {
  std::mt19937 random(static_cast<unsigned>(seed));
  for (int game = 0; game < test::rounds(24); ++game) {
    Grid grid(topology);
    Model model(topology);
    const auto strikes = random() % 20;  // for each digit that is placed
    for (int move = 0; move < 400; ++move) {
      const Cell c(static_cast<int>(random() % 81));
      const Digit d(static_cast<int>(random() % 9));
      if (random() % (strikes + 1) != 0) {
        ASSERT_EQ(grid.eliminate(c, d), model.eliminate(c, d));
      } else if (grid.is_open(c) && grid.has(c, d)) {
        grid.place(c, d);
        model.place(c, d);
      }
      if (move % 16 == 0) expect_same(grid, model);
    }
    expect_same(grid, model);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(Grid, ItsViewsStayInStepInTheClassicGame) {
  expect_in_step(Topology::classic(), 1);
}

TEST(Grid, ItsViewsStayInStepWithTwoHousesMore) {
  expect_in_step(test::with_diagonals(), 2);
}

TEST(Grid, ItsViewsStayInStepWithMoreThan32Houses) {
  const Topology many = test::with_diagonals_and_windows();
  ASSERT_GT(many.house_count(), 32);
  expect_in_step(many, 3);
}

TEST(Grid, ItsViewsStayInStepWhereCellsAreBoundWithoutAHouse) {
  expect_in_step(test::without_knights_moves(), 4);
}

TEST(Grid, AtFirstEverythingIsPossible) {
  const Grid grid;
  EXPECT_EQ(grid.open(), CellSet::all());
  EXPECT_TRUE(grid.givens().empty());
  EXPECT_FALSE(grid.solved());
  EXPECT_FALSE(grid.broken());
  for (Cell c : Cell::all()) {
    EXPECT_EQ(grid.candidates(c), DigitSet::all());
    EXPECT_EQ(grid.at_start(c), DigitSet::all());
  }
  for (House h : grid.topology().houses()) EXPECT_EQ(grid.open_digits(h), DigitSet::all());
  expect_same(grid, Model(Topology::classic()));
}

TEST(Grid, PlacingStrikesTheDigitFromEveryPeerAndTheCellOfEveryOther) {
  Grid grid;
  grid.place(at(5, 5), kFive);
  EXPECT_FALSE(grid.is_open(at(5, 5)));
  EXPECT_EQ(grid.open().size(), 80);
  for (Cell c : Cell::all()) {
    const bool peer = grid.topology().peers(at(5, 5)).contains(c);
    EXPECT_EQ(grid.has(c, kFive), !peer);
    if (c != at(5, 5)) {
      EXPECT_EQ(grid.candidates(c).size(), peer ? 8 : 9);
    }
  }
}

TEST(Grid, APlacedDigitStaysTheOnlyCandidateOfItsCellAndHouses) {
  Grid grid;
  grid.place(at(1, 1), kOne);
  EXPECT_EQ(grid.candidates(at(1, 1)), DigitSet{kOne});
  for (House h : grid.topology().houses_of(at(1, 1))) {
    EXPECT_EQ(grid.places(h, kOne), CellSet{at(1, 1)});
    EXPECT_EQ(grid.spots(h, kOne), 1U);
    EXPECT_EQ(grid.open_digits(h), DigitSet::all() - DigitSet{kOne});
  }
  EXPECT_EQ(grid.open_digits(House(1)), DigitSet::all());
  EXPECT_FALSE(grid.broken());
}

TEST(Grid, PlacingTheLastPlaceOfADigitChangesOnlyItsCell) {
  Grid grid;
  for (Cell c : grid.topology().peers(at(4, 4))) grid.eliminate(c, kFive);
  Model model(Topology::classic());
  for (Cell c : grid.topology().peers(at(4, 4))) model.eliminate(c, kFive);
  grid.place(at(4, 4), kFive);
  model.place(at(4, 4), kFive);
  expect_same(grid, model);
}

TEST(Grid, StrikingSaysWhetherThereWasSomethingToStrike) {
  Grid grid;
  EXPECT_TRUE(grid.eliminate(at(2, 2), kFive));
  EXPECT_FALSE(grid.eliminate(at(2, 2), kFive));
  EXPECT_TRUE(grid.eliminate(Candidate{at(2, 2), kOne}));
  EXPECT_FALSE(grid.eliminate(Candidate{at(2, 2), kOne}));
  EXPECT_TRUE(grid.is_open(at(2, 2)));
  EXPECT_EQ(grid.candidates(at(2, 2)).size(), 7);
}

TEST(Grid, ACellOrAHouseWithNothingLeftIsNamed) {
  EXPECT_EQ(Grid().dead_truth(), std::nullopt);
  Grid no_candidate;
  for (Digit d : Digit::all()) no_candidate.eliminate(at(4, 4), d);
  EXPECT_EQ(no_candidate.dead_truth(), Truth(at(4, 4)));
  EXPECT_TRUE(no_candidate.broken());
  Grid no_place;
  const House column_5(13);
  for (Cell c : no_place.topology().cells(column_5)) no_place.eliminate(c, kFive);
  EXPECT_EQ(no_place.dead_truth(), Truth(column_5, kFive));
  EXPECT_TRUE(no_place.broken());
  // A cell is named before a house.
  for (Digit d : Digit::all()) no_place.eliminate(at(9, 9), d);
  EXPECT_EQ(no_place.dead_truth(), Truth(at(9, 9)));
}

TEST(Grid, AHouseOfAVariantMayHaveNothingLeftToo) {
  const Topology x = test::with_diagonals();
  Grid grid(x);
  const House falling(27);
  for (Cell c : x.cells(falling)) grid.eliminate(c, kOne);
  EXPECT_EQ(grid.dead_truth(), Truth(falling, kOne));
}

TEST(Grid, IsSolvedWhenEveryCellIsSetAndNothingIsBroken) {
  Board all_but_one = test::board(kSolution);
  all_but_one.clear(at(9, 9));
  Grid grid = *Grid::from(all_but_one);
  EXPECT_FALSE(grid.solved());
  EXPECT_FALSE(grid.broken());
  grid.place(at(9, 9), Digit::from_number(9));
  EXPECT_TRUE(grid.solved());
  EXPECT_EQ(test::line_of(grid.board()), kSolution);
  for (House h : grid.topology().houses()) EXPECT_TRUE(grid.open_digits(h).empty());
  // Nothing is open any more, but a cell has lost its digit.
  grid.eliminate(at(1, 1), kFive);
  EXPECT_FALSE(grid.solved());
  EXPECT_TRUE(grid.broken());
  EXPECT_FALSE(grid.board().has(at(1, 1)));
}

TEST(Grid, EqualGridsHaveTheSameStateAndTheSameStart) {
  Board board;
  board.set(at(1, 1), kFive);
  Puzzle placed;
  placed.placed = board;
  const Grid given = *Grid::from(board), by_player = *Grid::from(placed);
  EXPECT_EQ(given, *Grid::from(board));
  EXPECT_FALSE(given == by_player);
  Grid less = given;
  less.eliminate(at(9, 9), kOne);
  EXPECT_FALSE(given == less);
}

TEST(GridFrom, SetsGivensAndPlacedDigitsAndStrikesWhatIsRemoved) {
  Puzzle puzzle;
  puzzle.givens.set(at(1, 1), kFive);
  puzzle.placed.set(at(2, 5), kOne);
  puzzle.removed = {{at(9, 9), kFive}, {at(9, 9), kFive}, {at(1, 2), kFive}};
  const Grid grid = *Grid::from(puzzle);
  EXPECT_EQ(grid.givens(), CellSet{at(1, 1)});
  EXPECT_EQ(CellSet::all() - grid.open(), (CellSet{at(1, 1), at(2, 5)}));
  EXPECT_FALSE(grid.has(at(9, 9), kFive));
  EXPECT_FALSE(grid.has(at(2, 1), kOne));
  EXPECT_EQ(test::line_of(grid.given_board()), "5" + std::string(80, '.'));
  EXPECT_EQ(grid.board(), digits_of(puzzle));
}

TEST(GridFrom, BesideGivensTheStartIsTheGivensWhateverIsPlacedOrStruck) {
  Puzzle puzzle;
  puzzle.givens.set(at(1, 1), kFive);
  puzzle.placed.set(at(2, 5), kOne);
  puzzle.removed = {{at(9, 9), kFive}};
  Grid grid = *Grid::from(puzzle);
  grid.place(at(9, 9), kOne);
  for (Cell c : Cell::all()) {
    EXPECT_EQ(grid.at_start(c), c == at(1, 1) ? DigitSet{kFive} : DigitSet::all());
  }
}

TEST(GridFrom, WithoutGivensTheCandidatesAreTheStart) {
  Puzzle puzzle;
  puzzle.removed = {{at(9, 9), kFive}, {at(9, 9), kOne}, {at(1, 2), kFive}};
  Grid grid = *Grid::from(puzzle);
  auto expect_start = [&grid] {
    EXPECT_EQ(grid.at_start(at(9, 9)), (DigitSet::all() - DigitSet{kFive, kOne}));
    EXPECT_EQ(grid.at_start(at(1, 2)), DigitSet::all() - DigitSet{kFive});
    EXPECT_EQ(grid.at_start(at(5, 5)), DigitSet::all());
  };
  expect_start();
  // What is done later does not change what it began with.
  grid.place(at(5, 5), kOne);
  grid.eliminate(at(9, 9), Digit::from_number(2));
  expect_start();
}

TEST(GridFrom, DigitsPlacedOnAnEmptyBoardAreNoStart) {
  Puzzle puzzle;
  puzzle.placed.set(at(5, 5), kOne);
  const Grid grid = *Grid::from(puzzle);
  EXPECT_TRUE(grid.givens().empty());
  for (Cell c : Cell::all()) EXPECT_EQ(grid.at_start(c), DigitSet::all());
}

TEST(GridFrom, AStateSurvivesBeingWrittenAsAPuzzle) {
  std::mt19937 random(6);
  for (int i = 0; i < test::rounds(80); ++i) {
    Grid grid = test::random_state(random);
    for (Cell c : grid.open()) {
      if (random() % 8 == 0 && !grid.candidates(c).empty()) {
        grid.place(c, grid.candidates(c).first());
      }
    }
    const Grid again = *Grid::from(grid.puzzle());
    EXPECT_EQ(again.givens(), grid.givens());
    EXPECT_EQ(again.open(), grid.open());
    EXPECT_EQ(again.board(), grid.board());
    for (Cell c : Cell::all()) {
      EXPECT_EQ(again.candidates(c), grid.candidates(c));
      if (!grid.givens().empty()) {
        EXPECT_EQ(again.at_start(c), grid.at_start(c));
      }
    }
    // And only what the digits do not imply is called struck.
    Puzzle digits = grid.puzzle();
    digits.removed.clear();
    const Grid implied = *Grid::from(digits);
    for (Candidate x : grid.puzzle().removed) EXPECT_TRUE(implied.has(x));
  }
}

TEST(GridFrom, ADigitTwiceInAHouseIsNamed) {
  auto error_of = [](Cell a, Cell b, bool second_is_placed) {
    Puzzle puzzle;
    puzzle.givens.set(a, kFive);
    (second_is_placed ? puzzle.placed : puzzle.givens).set(b, kFive);
    auto grid = Grid::from(puzzle);
    return grid.ok() ? "" : to_string(grid.error());
  };
  EXPECT_EQ(error_of(at(3, 1), at(3, 7), false), "5 stands twice in row 3: r3c1 and r3c7");
  EXPECT_EQ(error_of(at(3, 1), at(9, 1), false), "5 stands twice in column 1: r3c1 and r9c1");
  EXPECT_EQ(error_of(at(4, 4), at(5, 6), true), "5 stands twice in box 5: r4c4 and r5c6");
  EXPECT_EQ(error_of(at(3, 1), at(4, 7), true), "");
}

TEST(GridFrom, AVariantHasMoreThatMayStandTwice) {
  Board board;
  board.set(at(1, 1), kFive);
  board.set(at(5, 5), kFive);
  EXPECT_TRUE(Grid::from(board).ok());
  const Topology x = test::with_diagonals();
  EXPECT_EQ(to_string(Grid::from(board, x).error()),
            "5 stands twice in the diagonal from r1c1: r1c1 and r5c5");
  Board knight;
  knight.set(at(3, 3), kFive);
  knight.set(at(5, 4), kFive);
  EXPECT_TRUE(Grid::from(knight).ok());
  const Topology bound = test::without_knights_moves();
  EXPECT_EQ(to_string(Grid::from(knight, bound).error()), "r3c3 and r5c4 may not both hold 5");
}

TEST(GridFrom, ADigitPlacedOnAGivenIsRefusedEvenIfItIsTheSame) {
  Puzzle puzzle;
  puzzle.givens.set(at(7, 2), kFive);
  puzzle.placed.set(at(7, 2), kOne);
  EXPECT_EQ(to_string(Grid::from(puzzle).error()), "r7c2 is given as 5, and 1 is placed on it");
  puzzle.placed.set(at(7, 2), kFive);
  EXPECT_EQ(to_string(Grid::from(puzzle).error()), "r7c2 is given as 5, and 5 is placed on it");
}

TEST(GridFrom, ADigitStruckWhereItStandsIsRefused) {
  Puzzle puzzle;
  puzzle.givens.set(at(7, 2), kFive);
  puzzle.placed.set(at(1, 1), kOne);
  puzzle.removed = {{at(7, 2), kFive}};
  EXPECT_EQ(to_string(Grid::from(puzzle).error()), "5 is struck from r7c2, where it stands");
  puzzle.removed = {{at(1, 1), kOne}};
  EXPECT_EQ(to_string(Grid::from(puzzle).error()), "1 is struck from r1c1, where it stands");
  // Another digit there is gone anyway.
  puzzle.removed = {{at(1, 1), kFive}};
  EXPECT_TRUE(Grid::from(puzzle).ok());
}

}  // namespace
}  // namespace nonet
