#include "nonet/play/entry.h"

#include "support/support.h"

namespace nonet {
namespace {

template <class Entry>
std::string refusal(const Result<Entry>& board) {
  return board.ok() ? "read" : board.error().message;
}

const std::string kBlank80(80, '.');

// SEED_SPEC 000 item 6
TEST(Entry, CellsAreEightyOneDigitsOrDotsAndZeroIsUnsetToo) {
  auto board = board_from_cells("5" + kBlank80);
  ASSERT_TRUE(board.ok());
  EXPECT_EQ(board->number_at(cell_at(0, 0)), 5);
  EXPECT_EQ(board->count(), 1);
  auto zeros = board_from_cells(std::string(80, '0') + "9");
  ASSERT_TRUE(zeros.ok());
  EXPECT_EQ(zeros->number_at(cell_at(8, 8)), 9);
  EXPECT_EQ(zeros->count(), 1);
}

// SEED_SPEC 000 item 6
TEST(Entry, CellsThatAreTooFewTooManyOrNoCellsAreNamed) {
  EXPECT_EQ(refusal(board_from_cells(kBlank80)), "a board has 81 cells, and here are 80");
  EXPECT_EQ(refusal(board_from_cells(kBlank80 + "..")), "a board has 81 cells, and here are 82");
  EXPECT_EQ(refusal(board_from_cells("..x")), "'x' for r1c3 is neither a digit nor '.' for unset");
  EXPECT_EQ(refusal(board_from_cells(kBlank80 + ".\xC3\xA9")),
            "'\xC3\xA9' at the end is neither a digit nor '.' for unset");
  EXPECT_EQ(refusal(board_from_cells("")), "a board has 81 cells, and here are 0");
}

// SEED_SPEC 000 item 7
TEST(Entry, EntriesAreRowColumnAndValue) {
  auto board = board_from_entries("116;992;375");
  ASSERT_TRUE(board.ok());
  EXPECT_EQ(board->number_at(cell_at(0, 0)), 6);
  EXPECT_EQ(board->number_at(cell_at(8, 8)), 2);
  EXPECT_EQ(board->number_at(cell_at(2, 6)), 5);
  EXPECT_EQ(board->count(), 3);
}

// SEED_SPEC 000 items 7 and 8
TEST(Entry, AWrongEntryIsNamedByItsNumber) {
  EXPECT_EQ(refusal(board_from_entries("")),
            "there are no entries; each is row, column and value, as in 125");
  EXPECT_EQ(refusal(board_from_entries("116;")),
            "entry 2 is empty; ';' stands only between entries");
  EXPECT_EQ(refusal(board_from_entries("116;;127")),
            "entry 2 is empty; ';' stands only between entries");
  EXPECT_EQ(refusal(board_from_entries("116;12")),
            "entry 2: an entry is three digits, row, column and value, as in 125, and here are 2");
  for (const char* wrong : {"016", "106", "110"}) {
    EXPECT_EQ(refusal(board_from_entries(wrong)),
              "entry 1: '0' is not a digit 1-9; an entry is row, column and value, as in 125");
  }
  EXPECT_EQ(refusal(board_from_entries("11a")),
            "entry 1: 'a' is not a digit 1-9; an entry is row, column and value, as in 125");
  EXPECT_EQ(refusal(board_from_entries("11:")),
            "entry 1: ':' is not a digit 1-9; an entry is row, column and value, as in 125");
  EXPECT_EQ(refusal(board_from_entries("116;227;117")), "entry 3 gives r1c1 a second time");
  EXPECT_EQ(refusal(board_from_entries("116;116")), "entry 2 gives r1c1 a second time");
}

TEST(Entry, AMoveNamesTheCellAndPlacesOrStrikes) {
  const Candidate two{cell_at(2, 4), Digit::from_number(2)};
  EXPECT_EQ(*move_from("r3c5=2"), (HandMove{two, false}));
  EXPECT_EQ(*move_from("R3C5=2"), (HandMove{two, false}));
  EXPECT_EQ(*move_from("r3c5-2"), (HandMove{two, true}));
  EXPECT_EQ(*move_from("r3c5<>2"), (HandMove{two, true}));
}

TEST(Entry, AMoveThatIsNoneIsToldHowMovesRead) {
  for (const char* wrong : {"r3c5", "r3c5=", "r3c52", "r3c5=0", "r0c5=2", "r3c5=22", "r3c5><2",
                            "r3 c5=2", "r13c5=2", "r3c5=2x"}) {
    EXPECT_TRUE(begins_like_move(wrong)) << wrong;
    EXPECT_EQ(refusal(move_from(wrong)),
              "a move reads r3c5=2 to place a digit, or r3c5-2 to strike a candidate")
        << wrong;
  }
  for (const char* word : {"r", "run", "reset", "=125", ""}) {
    EXPECT_FALSE(begins_like_move(word)) << word;
  }
}

}  // namespace
}  // namespace nonet
