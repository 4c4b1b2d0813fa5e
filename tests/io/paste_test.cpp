// What people paste: the puzzle of a forum post, a mail, a chat, a spreadsheet.
#include "nonet/io/paste.h"

#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

// The puzzle of FORMATS.md.
constexpr const char* kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

std::string read(const std::string& text) {
  auto puzzle = read_puzzle(text);
  return puzzle ? test::line_of(puzzle->givens) : to_string(puzzle.error());
}

std::string with_blanks(const std::string& mark) {
  std::string text;
  for (const char* ch = kPuzzle; *ch != 0; ++ch) text += *ch == '.' ? mark : std::string(1, *ch);
  return text;
}

// Nine lines, each between two texts.
std::string lined(const std::string& before, const std::string& cells, const std::string& behind) {
  std::string text;
  for (std::size_t at = 0; at < 81; at += 9) text += before + cells.substr(at, 9) + behind + "\n";
  return text;
}

TEST(Paste, ALineMayHaveAnyMarkForUnsetCells) {
  for (const char* mark : {".", "0", "-", "?", "*", "_", "x", "X", "~", "@", "o", "O", " ",
                           "\u00B7", "\u2022", "\u25A1", "\uFF10"}) {
    EXPECT_EQ(read(with_blanks(mark)), kPuzzle) << mark;
  }
}

TEST(Paste, ARowOfDashesIsARowWhereDashesAreUnsetCells) {
  std::string line = with_blanks("-");
  line.replace(45, 9, "---------");
  std::string expected = line;
  std::replace(expected.begin(), expected.end(), '-', '.');
  EXPECT_EQ(read(lined("", line, "")), expected);
  EXPECT_EQ(read(lined("|", line, "|")), expected);
}

TEST(Paste, FullWidthDigitsAreDigits) {
  std::string text;
  for (const char* ch = kPuzzle; *ch != 0; ++ch) {
    text += *ch == '.' ? "\u30FB" : std::string("\xEF\xBC") + static_cast<char>(0x90 + *ch - '0');
  }
  EXPECT_EQ(read(text), kPuzzle);
}

TEST(Paste, QuotesFencesAndTagsAreNoPartOfThePuzzle) {
  const std::string grid = lined("", kPuzzle, "");
  EXPECT_EQ(read("```text\n" + grid + "```\n"), kPuzzle);
  EXPECT_EQ(read("~~~\n" + grid + "~~~\n"), kPuzzle);
  EXPECT_EQ(read("[code]\n" + grid + "[/code]\n"), kPuzzle);
  EXPECT_EQ(read("[CODE]" + grid.substr(0, grid.size() - 1) + "[/Code]\n"), kPuzzle);
  EXPECT_EQ(read("<pre><code>\n" + grid + "</code></pre>"), kPuzzle);
  EXPECT_EQ(read("> [quote]\n> \n" + lined("> ", kPuzzle, "") + "> [/quote]\n"), kPuzzle);
  EXPECT_EQ(read(lined("> > ", kPuzzle, " ")), kPuzzle);
}

TEST(Paste, AMistakeInAQuoteIsToldOnItsLine) {
  EXPECT_EQ(read("```\n> 4..\u00B7..8.5\n> .3.....z.\n"),
            "line 3, column 8: 'z' is not a digit or a blank; an empty cell is '.' or 0");
}

TEST(Paste, AHeadingWithANumberNamesThePuzzle) {
  for (const char* heading :
       {"Grid 01", "grid01:", "Puzzle #7", "SUDOKU 12.", "Game 3", "Board 4"}) {
    auto puzzle = read_puzzle(std::string(heading) + "\n" + lined("", kPuzzle, ""));
    ASSERT_TRUE(puzzle) << heading;
    EXPECT_EQ(puzzle->name, heading);
  }
  for (const char* line : {"Grid", "Grid x", "Grids 01", "Puzzle of 7", "", "12"}) {
    EXPECT_EQ(heading_of(line), "") << line;
  }
}

TEST(Paste, WrappingThatNeverEndsCostsNoMoreThanItsLength) {
  std::string tags;
  for (int i = 0; i < 100'000; ++i) tags += i % 2 == 0 ? "[code] " : "[/code]\t";
  EXPECT_EQ(read(tags + kPuzzle + std::string(100'000, ' ')), kPuzzle);
  EXPECT_EQ(read(std::string(300'000, '>') + kPuzzle), kPuzzle);
}

// ---- table

// Every cell in a column of its own.
std::string columns(const std::string& before, const std::string& between,
                    const std::string& behind, const std::string& blank) {
  std::string text;
  for (Cell c : Cell::all()) {
    const char ch = kPuzzle[c.index()];
    text += column_of(c) == 0 ? before : between;
    text += ch == '.' ? blank : std::string(1, ch);
    if (column_of(c) == 8) text += behind + "\n";
  }
  return text;
}

TEST(TableFormat, TakesBlankCellsBetweenBarsTabsAndCommas) {
  EXPECT_EQ(read(columns("| ", " | ", " |", " ")), kPuzzle);
  EXPECT_EQ(read(columns("", "\t", "", "")), kPuzzle);
  EXPECT_EQ(read(columns("", ",", "", "")), kPuzzle);
  EXPECT_EQ(read(columns("", ",", "", "0")), kPuzzle);
  EXPECT_EQ(read(columns("\"", "\",\"", "\"", "")), kPuzzle);
  EXPECT_EQ(read(columns("", ";", "", "")), kPuzzle);
  EXPECT_EQ(read(columns("\u2551 ", " \u2502 ", " \u2551", " ")), kPuzzle);
}

TEST(TableFormat, ARowOfASpreadsheetMayBeBlank) {
  std::string text = "\t\t\t\t\t\t\t\t\n1\t2\t3\t4\t5\t6\t7\t8\t9\n";
  for (int row = 2; row < 9; ++row) text += "\t\t\t\t\t\t\t\t\n";
  EXPECT_EQ(read(text), std::string(9, '.') + "123456789" + std::string(63, '.'));
}

TEST(TableFormat, TheHeaderOfAMarkdownTableIsNoRow) {
  const std::string rule = "|:-:|---|---|---|---|---|---|---|---|\n";
  const std::string rows = columns("| ", " | ", " |", " ");
  EXPECT_EQ(read("|   |   |   |   |   |   |   |   |   |\n" + rule + rows), kPuzzle);
  EXPECT_EQ(read("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + rule + rows), kPuzzle);
  std::string inside = rows;
  inside.insert(rows.find('\n') + 1, rule);
  EXPECT_EQ(read(inside), kPuzzle) << "there the first row is the header";
}

TEST(TableFormat, TakesBlankCellsAtTheirPlacesBetweenTheBarsOfBoxes) {
  for (const auto& [width, first, step] :
       {std::array{3, 0, 1}, std::array{5, 0, 2}, std::array{7, 1, 2}, std::array{9, 1, 3}}) {
    std::string framed;
    for (int row = 0; row < 9; ++row) {
      std::string line = "|";
      for (int box = 0; box < 3; ++box) {
        std::string part(static_cast<std::size_t>(width), ' ');
        for (int i = 0; i < 3; ++i) {
          const char ch = kPuzzle[cell_at(row, box * 3 + i).index()];
          part[static_cast<std::size_t>(first + i * step)] = ch == '.' ? ' ' : ch;
        }
        line += part + "|";
      }
      framed += line + (row % 3 == 2 ? "\n|---+---+---|\n" : "\n");
    }
    EXPECT_EQ(read(framed), kPuzzle) << framed;
  }
}

TEST(TableFormat, AGridWhoseFirstRowIsFullMayGoOnWithBlanks) {
  std::string text = "| 1 2 3 | 4 5 6 | 7 8 9 |\n";
  for (int row = 1; row < 9; ++row) text += "| 4     |       |     1 |\n";
  std::string expected = "123456789";
  for (int row = 1; row < 9; ++row) expected += "4.......1";
  EXPECT_EQ(read(text), expected);
}

TEST(TableFormat, ABlankIsNoCellWhereUnsetCellsHaveAMark) {
  EXPECT_EQ(read("| 4 . . | . . . | 8 . |\n"),
            "line 1, column 24: the row has 8 numbers, not 9: is one missing?");
}

// ---- susser

TEST(SusserFormat, ReadsAndWritesTheExampleOfItsMaker) {
  const std::string line = "4.....8.5,.3*,...7*,.2.....6,....8.4,....1*,...6.3.7,5..2*,1.4*";
  EXPECT_EQ(read(line), kPuzzle);
  EXPECT_EQ(read("4.....8.5, .3*, ...7*, .2.....6*, ....8.4, ....1*, ...6.3.7., 5..2*, 1.4*"),
            kPuzzle);
  EXPECT_EQ(format_named("susser")->write(test::board(kPuzzle), '.'), line + "\n");
}

TEST(SusserFormat, NamesWhatIsWrong) {
  EXPECT_EQ(read("4.....8.5,.3*,...7*,.2.....6,....8.4,....1*,...6.3.7,5..2*"),
            "line 1, column 59: the line has 8 rows, not 9: is one missing?");
  EXPECT_EQ(read("4.....8.51,.3*,...7*,.2.....6,....8.4,....1*,...6.3.7,5..2*,1.4*"),
            "line 1, column 10: the row has 10 cells, not 9: is one too many?");
  EXPECT_EQ(read("4.....8.5,.3*1,...7*,.2.....6,....8.4,....1*,...6.3.7,5..2*,1.4*"),
            "line 1, column 14: after '*' the row is empty; ',' was expected");
}

// ---- lists of numbers

TEST(JsonFormat, TakesListsOfNumbers) {
  std::string nested = "[";
  std::string flat = "[";
  for (Cell c : Cell::all()) {
    const char ch = kPuzzle[c.index()];
    const std::string number = ch == '.' ? (c.index() % 2 == 0 ? "0" : "null") : std::string(1, ch);
    nested += (column_of(c) == 0 ? (c.index() == 0 ? "[" : "],\n [") : ", ") + number;
    flat += (c.index() == 0 ? "" : ",") + number;
  }
  EXPECT_EQ(read(nested + "]]"), kPuzzle);
  EXPECT_EQ(read(flat + "]"), kPuzzle);
  EXPECT_EQ(read("[[1,2,3,4,5,6,7,8,10]]"), "line 1, column 19: a number from 0 to 9 was expected");
  EXPECT_EQ(read("[[1,2,3,4,5,6,7,8]]"),
            "line 1, column 2: the row has 8 cells, not 9: is one missing?");
}

}  // namespace
}  // namespace nonet
