// Each format of the table: what it takes, and what it says of each kind of mistake.
#include "nonet/io/format.h"

#include <map>

#include "nonet/core/clues.h"
#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr const char* kLine =
    "....4.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";

std::string written(const char* format, char blank = '.') {
  return format_named(format)->write(test::board(kLine), blank);
}

// The givens as a line, or the error as a person sees it.
std::string read(const std::string& text, const char* format = nullptr) {
  auto puzzle = read_puzzle(text, format != nullptr ? format_named(format) : nullptr);
  return puzzle ? test::line_of(puzzle->givens) : to_string(puzzle.error());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string with_crlf(const std::string& text) {
  std::string crlf;
  for (char ch : text) crlf += ch == '\n' ? std::string("\r\n") : std::string(1, ch);
  return crlf;
}

const std::vector<const char*> kNames = {
    "fpuzzles", "sudokupad", "sudokuwiki",  "iss",  "link", "opensudoku", "sdk",
    "ss",       "killer",    "jigsaw",      "sgt",  "csv",  "json",       "library",
    "table",    "susser",    "pencilmarks", "line", "grid", "spaced",     "rows"};

TEST(Formats, AreFoundByName) {
  for (const char* name : kNames) {
    ASSERT_NE(format_named(name), nullptr) << name;
    EXPECT_EQ(format_named(name)->name, name);
  }
  EXPECT_EQ(formats().size(), kNames.size());
  EXPECT_EQ(format_named("lines"), nullptr);
}

TEST(Formats, ReadBackWhatTheyWrite) {
  std::mt19937 random(7);
  for (int i = 0; i < test::rounds(60); ++i) {
    Board board;
    std::uniform_int_distribution<int> number(0, 9);
    for (Cell c : Cell::all()) {
      if (int n = number(random) * (i > 0); n > 0) board.set(c, Digit::from_number(n));
    }
    for (const Format& format : formats()) {
      for (char blank : {'.', '0'}) {
        auto again = read_puzzle(format.write(board, blank), &format);
        ASSERT_TRUE(again) << format.name << ": " << to_string(again.error());
        EXPECT_EQ(again->givens, board) << format.name;
      }
    }
  }
}

// Rows on paper too, whatever their first rows are: empty, full, or both in turn.
TEST(Formats, OfRowsAreRecognisedWhateverTheFirstRowsAre) {
  std::mt19937 random(11);
  const Format& rows = *format_named("rows");
  for (int i = 0; i < test::rounds(300); ++i) {
    const Board full = test::random_solution(random);
    Board board = full;
    // Each row is full, empty, or loses some of its digits.
    std::uniform_int_distribution<int> kind(0, 2);
    bool blank = false;
    for (int row = 0; row < 9; ++row) {
      const int what = row == 8 && !blank ? 2 : kind(random);
      for (int column = 0; column < 9; ++column) {
        const bool goes = what == 1 || (what == 2 && (column % 3 == 0 || random() % 2 == 0));
        if (goes && (what == 1 || column < 8)) board.clear(cell_at(row, column));
      }
      blank = blank || what != 0;
    }
    // An empty board is nine empty lines, which are nothing.
    if (board == Board()) continue;
    const std::string text = rows.write(board, '.');
    auto again = read_puzzle(text);
    ASSERT_TRUE(again) << text << to_string(again.error());
    EXPECT_EQ(again->givens, board) << text;
    // And another one behind it.
    const std::string two = text + rows.write(full, '.') + text;
    PuzzleReader reader(lines_of(two));
    EXPECT_EQ((*reader.next())->givens, board) << two;
    EXPECT_EQ((*reader.next())->givens, full) << two;
    EXPECT_EQ((*reader.next())->givens, board) << two;
    EXPECT_FALSE(reader.next());
  }
}

// What a format does not bring back, it says.
TEST(Formats, BringBackTheCandidatesOfAStateOrSayThatTheyGotLost) {
  std::mt19937 random(12);
  std::map<std::string_view, int> lost;
  int without_any = 0;
  for (int i = 0; i < test::rounds(250); ++i) {
    Puzzle state = test::random_state(random).puzzle();
    if (i % 3 == 0) {
      // A cell that has lost all its candidates.
      const Cell c(static_cast<int>(random() % 81));
      for (const Digit d : Digit::all()) {
        if (!digits_of(state).has(c)) state.removed.push_back({c, d});
      }
      without_any += digits_of(state).has(c) ? 0 : 1;
    }
    if (i % 7 == 0) state.givens = test::board("55" + std::string(79, '.'));
    if (find_contradiction(state) || state.removed.empty()) continue;
    for (const Format& format : formats()) {
      if ((format.holds & kHoldsCandidates) == 0) continue;
      if ((format.lost_of(state) & kHoldsCandidates) != 0) {
        ++lost[format.name];
        continue;
      }
      const std::string text =
          std::string(format.header) + format.write_puzzle(state, '.') + std::string(format.footer);
      const auto again = read_puzzle(text);
      ASSERT_TRUE(again) << format.name << " " << text << to_string(again.error());
      EXPECT_EQ(is_of_candidates(*again), is_of_candidates(state)) << format.name;
      const auto before = Grid::from(state), after = Grid::from(*again);
      ASSERT_EQ(before.ok(), after.ok()) << format.name;
      for (const Cell c : before ? CellSet::all() : CellSet()) {
        EXPECT_EQ(before->candidates(c), after->candidates(c)) << format.name << "\n" << text;
      }
    }
  }
  EXPECT_GT(without_any, 0);
  // They say what is struck, and not what is left.
  EXPECT_EQ(lost["library"], 0);
  EXPECT_EQ(lost["ss"], 0);
  EXPECT_GE(lost["pencilmarks"], without_any);
  EXPECT_GE(lost["sudokuwiki"], without_any);
}

// A name from a link goes to whoever looks at the answer, and to their terminal.
// Whatever a program hands over, with a candidate of no board among it.
TEST(Formats, TakeAnyValueAsStruck) {
  Puzzle puzzle;
  puzzle.givens = *Board::from_numbers({5, 5});  // contradicts itself
  puzzle.removed = {{Cell(200), Digit(3)}, {Cell(3), Digit(43)}, {Cell(4), Digit(4)}};
  for (const Format& format : formats()) {
    format.lost_of(puzzle);
    EXPECT_FALSE(format.write_puzzle(puzzle, '.').empty()) << format.name;
  }
}

TEST(Formats, WriteNamesWithoutWhatATerminalWouldObey) {
  Puzzle puzzle;
  puzzle.givens = test::board(kLine);
  puzzle.name = "a\x1B[2Jb\u009Bc\td";
  puzzle.comment = "e\r\nf\x07";
  puzzle.remarks = {{"author", "g\x1B]0;h\x07"}};
  for (const Format& format : formats()) {
    const std::string text = format.write_puzzle(puzzle, '.');
    for (const char ch : text) {
      EXPECT_TRUE(static_cast<unsigned char>(ch) >= ' ' || ch == '\n') << format.name << text;
    }
    EXPECT_EQ(text.find("\u009B"), std::string::npos) << format.name;
  }
  EXPECT_NE(format_named("sdk")->write_puzzle(puzzle, '.').find("#Da\\x1B[2Jb\\u009Bc d\n"),
            std::string::npos);
}

TEST(Formats, TakeCrlfAByteOrderMarkAndNoFinalNewline) {
  for (const char* name : kNames) {
    for (const char* as : {name, static_cast<const char*>(nullptr)}) {
      // A row on paper is only recognised where it is full; this puzzle's first row is not.
      if (as == nullptr && std::string_view(name) == "rows") continue;
      std::string text = written(name);
      EXPECT_EQ(read(text, as), kLine) << name;
      EXPECT_EQ(read(with_crlf(text), as), kLine) << name;
      EXPECT_EQ(read("\xEF\xBB\xBF" + text, as), kLine) << name;
      text.pop_back();
      EXPECT_EQ(read(text, as), kLine) << name;
      EXPECT_EQ(read(with_crlf(text) + "\r", as), kLine) << name;
    }
  }
}

TEST(Formats, WriteDotsOrZeros) {
  EXPECT_EQ(written("line"), std::string(kLine) + "\n");
  EXPECT_EQ(written("line", '0').substr(0, 10), "0000407000");
  EXPECT_EQ(written("grid").substr(0, 20), "....4.7..\n.....1.5.\n");
  EXPECT_EQ(written("grid", '0').substr(0, 10), "000040700\n");
  EXPECT_EQ(written("spaced", '0').substr(0, 18), "0 0 0 0 4 0 7 0 0\n");
  EXPECT_EQ(written("rows").substr(0, 10), "    4 7  \n");
  EXPECT_EQ(written("json").substr(0, 30), "[\n  \"....4.7..\",\n  \".....1.5.\"");
  EXPECT_TRUE(written("json").ends_with(",\n  \"....3.2..\"\n]\n")) << written("json");
}

// ---- line

TEST(LineFormat, TakesDotsZerosAndTextAfterABlank) {
  EXPECT_EQ(read(std::string(kLine) + "\n"), kLine);
  EXPECT_EQ(read(written("line", '0')), kLine);
  EXPECT_EQ(read("  " + std::string(kLine) + " \n"), kLine);
  auto named = read_puzzle(std::string(kLine) + "\tTop 12 # 3\n");
  ASSERT_TRUE(named);
  EXPECT_EQ(named->comment, "Top 12 # 3");
}

TEST(LineFormat, TakesOneOtherCharacterForAllUnsetCells) {
  for (char mark : {'x', 'X', '*', '_'}) {
    std::string line = written("line", mark);
    EXPECT_EQ(read(line), kLine);
    line[3] = '.';
    EXPECT_EQ(read(line), std::string("line 1, column 1: '") + mark +
                              "' is not a digit or a blank; an empty cell is '.' or 0");
  }
  EXPECT_EQ(read(std::string(kLine) + ";7;Monday\n"), kLine);
}

TEST(LineFormat, NamesTheFirstWrongCharacter) {
  std::string line = kLine;
  line[80] = 'x';
  EXPECT_EQ(read(line),
            "line 1, column 81: 'x' is not a digit or a blank; an empty cell is '.' or 0");
  EXPECT_EQ(read("\n\n \xC3\xA9" + std::string(kLine)),
            "line 3, column 2: '\xC3\xA9' is not a digit or a blank; an empty cell is '.' or 0");
}

TEST(LineFormat, TellsHowManyCellsALineHas) {
  std::string line = kLine;
  EXPECT_EQ(read(line + "5"), "line 1, column 82: the line has 82 cells, not 81: is one too many?");
  EXPECT_EQ(read(line.substr(1)),
            "line 1, column 81: the line has 80 cells, not 81: is one missing?");
  EXPECT_EQ(read(line + line),
            "line 1, column 82: the line has 162 cells, not 81: are these 2 lines in one?");
  EXPECT_EQ(read(line + "123"),
            "line 1, column 82: the line has 84 cells, not 81: are 3 too many?");
  EXPECT_EQ(read("", "line"), "there is no puzzle; the text is empty, or all of it remarks");
  EXPECT_EQ(read("12", "line"), "line 1, column 3: the line has 2 cells, not 81: are 79 missing?");
  EXPECT_EQ(read("1", "line"), "line 1, column 2: the line has 1 cell, not 81: are 80 missing?");
}

// ---- grid

TEST(GridFormat, TakesCommentsAndBlankLinesBetweenRowsAndBlanksAroundThem) {
  std::string text =
      "# title\n\n  ....4.7..\n\n# second\n\t.....1.5. \n" + written("grid").substr(20);
  EXPECT_EQ(read(text), kLine);
}

TEST(GridFormat, TakesFramesOfAllKinds) {
  const std::vector<std::vector<std::string>> frames = {
      // top, between the bands, bottom; before a row, between boxes, behind a row
      {"+---+---+---+", "+---+---+---+", "+---+---+---+", "|", "|", "|"},
      {" *-----------*", " |---+---+---|", " *-----------*", " |", "|", "|"},
      {"", "---+---+---", "", "", "|", ""},
      {".=====.", ":=====:", "'====='", "! ", " ! ", " !"},
      {"\u250C\u2500\u2500\u2500\u2510", "\u251C\u2500\u2500\u2500\u2524",
       "\u2514\u2500\u2500\u2500\u2518", "\u2502", "\u2502", "\u2502"},
  };
  for (const auto& frame : frames) {
    for (const char* gap : {"", " "}) {
      for (char blank : {'.', '0', 'x', '*', '_'}) {
        std::string text = frame[0] + "\n";
        const std::string line = written("line", blank);
        for (int row = 0; row < 9; ++row) {
          if (row == 3 || row == 6) text += frame[1] + "\n";
          for (int column = 0; column < 9; ++column) {
            text += column == 0 ? frame[3] : column % 3 == 0 ? frame[4] : "";
            text += gap + line.substr(cell_at(row, column).index(), 1);
          }
          text += gap + frame[5] + "\n";
        }
        text += frame[2] + "\n";
        EXPECT_EQ(read(text), kLine) << text;
        EXPECT_EQ(read(text, "grid"), kLine) << text;
      }
    }
  }
}

TEST(GridFormat, WantsOneKindOfBlankInAPuzzle) {
  std::string text = written("grid", 'x');
  EXPECT_EQ(read(text), kLine);
  EXPECT_EQ(read(replaced(text, "\nxxxxx1", "\nxxx.x1")),
            "line 2, column 4: '.' is not a digit or a blank, which is 'x' in this puzzle");
}

TEST(GridFormat, NamesTheFirstWrongCharacter) {
  EXPECT_EQ(read(replaced(written("grid"), "84...2", "84.*.2")),
            "line 3, column 4: '*' is not a digit or a blank; an empty cell is '.' or 0");
  EXPECT_EQ(read(replaced(written("grid"), "\n84", "\n  8?")),
            "line 3, column 4: '?' is not a digit or a blank; an empty cell is '.' or 0");
}

TEST(GridFormat, TellsHowManyCellsARowHas) {
  EXPECT_EQ(read(replaced(written("grid"), "....4.7..", "....4.7.")),
            "line 1, column 9: the row has 8 cells, not 9: is one missing?");
  EXPECT_EQ(read(replaced(written("grid"), "....4.7..", "....4.7..1")),
            "line 1, column 10: the row has 10 cells, not 9: is one too many?");
  EXPECT_EQ(
      read("....4.7.......1.5.84...2..3\n"),
      "line 1, column 10: the row has 27 cells, not 9; a puzzle is nine rows of 9, or 81 cells in "
      "one line");
}

TEST(GridFormat, TellsAfterHowManyRowsItEnds) {
  EXPECT_EQ(read(written("grid").substr(0, 80)),
            "line 8: the puzzle ends after 8 of 9 rows: is one missing?");
}

TEST(GridFormat, SaysWhatALetterMayHaveBeen) {
  EXPECT_EQ(read(replaced(written("grid"), "84...2", "84.O.2")),
            "line 3, column 4: 'O' is not a digit or a blank; is it a 0?");
  EXPECT_EQ(read(replaced(written("grid"), "84...2", "84.l.2")),
            "line 3, column 4: 'l' is not a digit or a blank; is it a 1?");
}

TEST(GridFormat, LooksForRowsAndNotForTitles) {
  const Format* grid = format_named("grid");
  EXPECT_TRUE(grid->looks_like("....4.A.."));
  EXPECT_TRUE(grid->looks_like("123"));
  EXPECT_FALSE(grid->looks_like("Grid01"));
  EXPECT_FALSE(grid->looks_like("1 2"));
  EXPECT_FALSE(grid->looks_like(""));
}

// ---- spaced; SEED_SPEC 002 item 1

TEST(SpacedFormat, TakesAnyWhiteSpaceDotsAndBlankLines) {
  std::string text = written("spaced", '0');
  EXPECT_EQ(read(text), kLine);
  EXPECT_EQ(read(written("spaced", '.')), kLine);
  EXPECT_EQ(read("\n" + text), kLine);
  EXPECT_EQ(read(replaced(text, "0 0 0 0 4 0 7 0 0\n", "0  0\t0 0   4 0 7 0 0 \n\n#\n")), kLine);
}

TEST(SpacedFormat, NamesWhatIsNoNumber) {
  std::string text = written("spaced", '0');
  EXPECT_EQ(read(replaced(text, "0 0 0 0 4", "10 0 0 0 4")),
            "line 1, column 1: '10' is not a number from 0 to 9: is a blank missing in it?");
  EXPECT_EQ(read(replaced(text, "8 4 0", "8 -1 0")),
            "line 3, column 3: '-1' is not a number from 0 to 9");
  EXPECT_EQ(read(replaced(text, "8 4 0", "8 x 0")),
            "line 3, column 3: 'x' is not a number from 0 to 9");
}

TEST(SpacedFormat, LooksForNumbersAndNotForTitles) {
  const Format* spaced = format_named("spaced");
  EXPECT_TRUE(spaced->looks_like("* 6 0 0 4 0 0 0 5"));
  EXPECT_TRUE(spaced->looks_like("10 6 -1 0 4 0 0 0 5"));
  EXPECT_FALSE(spaced->looks_like("Grid 01 of 50"));
  EXPECT_FALSE(spaced->looks_like("1 2 3"));
}

TEST(SpacedFormat, TellsHowManyNumbersARowHas) {
  std::string text = written("spaced", '0');
  EXPECT_EQ(read(replaced(text, "0 0 0 0 4 0 7 0 0", "0 0 0 0 4 0 7 0")),
            "line 1, column 16: the row has 8 numbers, not 9: is one missing?");
  EXPECT_EQ(read(replaced(text, "0 0 0 0 4 0 7 0 0", "0 0 0 0 4 0 7 0 0 3")),
            "line 1, column 19: the row has 10 numbers, not 9: is one too many?");
  EXPECT_EQ(read(replaced(text, "0 0 0 0 4 0 7 0 0", "0 0 0 0 40 7 0 0")),
            "line 1, column 9: '40' is not a number from 0 to 9: is a blank missing in it?");
  EXPECT_EQ(read(text.substr(0, std::size_t{8} * 18)),
            "line 8: the puzzle ends after 8 of 9 rows: is one missing?");
}

// ---- rows

TEST(RowsFormat, FillsUpShortRowsAndTakesEmptyOnes) {
  std::string expected(81, '.');
  expected[0] = '1';
  expected[20] = '3';
  expected[80] = '9';
  EXPECT_EQ(read("1\n\n  3\n\n\n\n\n\n        9", "rows"), expected);
  EXPECT_EQ(read(std::string(9, '\n'), "rows"), std::string(81, '.'));
}

TEST(RowsFormat, IsRecognisedByAFullRowWithADigitAndABlank) {
  EXPECT_EQ(read("    4 7  \n" + written("rows").substr(10)), kLine);
  EXPECT_FALSE(format_named("rows")->looks_like("    4 7"));
  EXPECT_FALSE(format_named("rows")->looks_like("123456789"));
  EXPECT_FALSE(format_named("rows")->looks_like("         "));
}

TEST(RowsFormat, NamesTheFirstWrongCharacterAndAMissingRow) {
  EXPECT_EQ(read(replaced(written("rows"), "84", "8b"), "rows"),
            "line 3, column 2: 'b' is not a digit or a blank; an empty cell is '.' or 0");
  EXPECT_EQ(read("123\n\n", "rows"), "line 2: the puzzle ends after 2 of 9 rows: are 7 missing?");
}

TEST(RowsFormat, SaysThatTextPastTheNinthColumnWasIgnored) {
  auto puzzle = read_puzzle(replaced(written("rows"), "    4 7  \n", "    4 7   note\n"),
                            format_named("rows"));
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->choice, "line 1: text past column 9 was ignored");
}

TEST(RowsFormat, DigitsPastTheNinthColumnAreAMistakeWhereNobodyAskedForRows) {
  EXPECT_EQ(read(replaced(written("rows"), "    4 7  \n", "    4 7  \n    5  3 1 2\n")),
            "line 2, column 10: a blank is an unset cell here, and there are digits past column 9: "
            "do blanks stand between the cells, or before them?");
}

TEST(RowsFormat, AnEmptyFirstRowIsARow) {
  const std::string empty = "         \n";
  const std::string rest = written("rows").substr(10);
  const std::string expected = std::string(9, '.') + std::string(kLine).substr(9);
  EXPECT_EQ(read(empty + rest), expected);
  std::string crlf;
  for (char ch : empty + rest) crlf += ch == '\n' ? "\r\n" : std::string(1, ch);
  EXPECT_EQ(read(crlf), expected);
  EXPECT_EQ(read(empty), "there is no puzzle; the text is empty, or all of it remarks");
}

TEST(RowsFormat, AFewEmptyLinesAtTheEndAreNoPuzzle) {
  EXPECT_EQ(read(written("rows") + "\n  \n", "rows"), kLine);
  PuzzleReader reader(lines_of("\n\n"), format_named("rows"));
  EXPECT_FALSE(reader.next());
}

// ---- json

TEST(JsonFormat, ATextThatEndsTooEarlyIsToldOnItsLastLine) {
  auto puzzle = read_puzzle("[\"53..7....\",\n\"6..195...\"");
  ASSERT_FALSE(puzzle.ok());
  EXPECT_EQ(to_string(puzzle.error()),
            "line 2, column 12: the JSON text ends where ',' or ']' was expected");
}

TEST(JsonFormat, TakesAnyLayout) {
  std::string text = written("json");
  EXPECT_EQ(read(text), kLine);
  std::string flat;
  for (char ch : text) {
    if (ch != '\n') flat += ch;
  }
  EXPECT_EQ(read(flat), kLine);
  EXPECT_EQ(read("\n\n" + text + "\n\n"), kLine);
}

TEST(JsonFormat, NamesTheFirstWrongCharacter) {
  EXPECT_EQ(read(replaced(written("json"), "84...2", "84..x2")),
            "line 4, column 8: 'x' is not a digit from 1 to 9 or '.'");
  EXPECT_EQ(read(replaced(written("json"), "84...2", "840..2")),
            "line 4, column 6: '0' is not a digit from 1 to 9 or '.'");
}

TEST(JsonFormat, TellsHowManyCellsAndRowsThereAre) {
  std::string text = written("json");
  EXPECT_EQ(read(replaced(text, "....4.7..", "....4.7.")),
            "line 2, column 3: the row has 8 cells, not 9: is one missing?");
  EXPECT_EQ(read(replaced(text, "  \"....4.7..\",\n", "")),
            "line 1, column 1: the puzzle has 8 rows, not 9: is one missing?");
  EXPECT_EQ(read(replaced(text, "\"....3.2..\"", "\"....3.2..\", \".........\"")),
            "line 10, column 16: the puzzle has 10 rows, not 9: is one too many?");
  EXPECT_EQ(read("[]"), "line 1, column 1: the puzzle has 0 rows, not 9: are 9 missing?");
}

TEST(JsonFormat, FindsThePuzzleInAnObject) {
  const std::string rows = written("json");
  EXPECT_EQ(read("{\"id\": 7, \"puzzle\": \"" + std::string(kLine) + "\", \"solution\": \"\"}"),
            kLine);
  EXPECT_EQ(read("{\"board\": " + rows + "}"), kLine);
  EXPECT_EQ(read("{\"newboard\": {\"grids\": [{\"value\": " + rows + ", \"solution\": []}]}}"),
            kLine);
  EXPECT_EQ(read("{}"),
            "line 1, column 1: a list of nine strings was expected, as [\"53..7....\", ...], or an "
            "object that has it as puzzle, board, grid or the like");
  auto state =
      read_puzzle("{\"format\": \"nonet-board\", \"puzzle\": \"" + std::string(kLine) +
                  "\", \"placed\": \"" + std::string(81, '.') + "\", \"removed\": [\"r1c1<>5\"]}");
  ASSERT_TRUE(state) << to_string(state.error());
  ASSERT_EQ(state->removed.size(), 1U);
  EXPECT_EQ(state->removed[0].digit.number(), 5);
  EXPECT_EQ(read("{\"puzzle\": \"" + std::string(kLine) + "\", \"placed\": \"12\"}"),
            "line 1, column 107: what is placed is 81 cells in a text");
}

TEST(JsonFormat, WantsAListOfStrings) {
  EXPECT_EQ(read("[\n 5]"),
            "line 2, column 2: a string of nine cells or a list of nine numbers was expected");
}

TEST(JsonFormat, NamesThePlaceWhereTheTextIsNoJson) {
  EXPECT_EQ(read("[\n\"1\"; \"2\"]"), "line 2, column 4: ';' where ',' or ']' was expected");
  EXPECT_EQ(read("[\"1\""), "line 1, column 5: the JSON text ends where ',' or ']' was expected");
  EXPECT_EQ(read(written("json") + "]"), "line 12: there is more text after the puzzle");
}

}  // namespace
}  // namespace nonet
