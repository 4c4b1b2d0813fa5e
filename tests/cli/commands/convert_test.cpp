#include <algorithm>

#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kState = "53+4" + kEasy.substr(3) + ":114 218";

TEST(Convert, CarriesStatesFromFormatToFormat) {
  Finished library = run("nonet", {"convert", kState});
  EXPECT_EQ(library.code, 0);
  EXPECT_EQ(library.out, ":0000:x:53+4" + kEasy.substr(3) + ":114 218::\n");
  Finished marks = run("nonet", {"convert", "--to=pencilmarks"}, library.out);
  EXPECT_EQ(marks.out.substr(0, 8), "+-------");
  // Candidates survive; which digits were given does not.
  EXPECT_EQ(run("nonet", {"convert"}, marks.out).out.substr(0, 12), ":0000:x:534.");
  EXPECT_EQ(run("nonet", {"convert", "--to=line"}, library.out).out,
            "534" + kEasy.substr(3) + "\n");
}

TEST(Convert, WritesManyInTheirOrderAndTellsWhatCantBeRead) {
  const std::string text = kEasy + "\n" + kState + "\n12\n" + kEasy + "\n";
  Finished stops = run("nonet", {"convert", "--to=line"}, text);
  EXPECT_EQ(stops.code, 2);
  EXPECT_EQ(stops.out, kEasy + "\n534" + kEasy.substr(3) + "\n");
  EXPECT_EQ(stops.err,
            "nonet convert: standard input: line 3, column 3: the row has 2 cells, not 9; a "
            "puzzle is nine rows of 9, or 81 cells in one line (puzzle 3); --keep-going goes on "
            "with the next one\n"
            "nonet convert: line does not hold all: which digits were placed and which candidates "
            "are struck got lost\n");
  Finished on = run("nonet", {"convert", "--to=line", "--keep-going"}, text);
  EXPECT_EQ(on.code, 2);
  EXPECT_EQ(on.out, stops.out + "\n" + kEasy + "\n");
  Finished held = run("nonet", {"convert", "--to=line", "--keep-going", "--placeholder=?"}, text);
  EXPECT_EQ(held.out, stops.out + "?\n" + kEasy + "\n");
}

// What a person has, through the filter, a command for one puzzle and the prompt.
TEST(Convert, TakesWhatIsPastedAsHintAndThePromptDo) {
  const std::string puzzle =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  const Finished expected_hint = run("nonet", {"hint"}, puzzle + "\n");
  for (const char* format : {"fpuzzles", "sudokupad", "sudokuwiki", "link", "sdk", "ss", "csv",
                             "json", "table", "susser", "line", "grid", "spaced"}) {
    const Finished pasted = run("nonet", {"convert", std::string("--to=") + format, puzzle});
    EXPECT_EQ(pasted.err, "") << format;
    EXPECT_EQ(run("nonet", {"convert", "--to=line"}, pasted.out).out, puzzle + "\n") << format;
    EXPECT_EQ(run("nonet", {"hint"}, pasted.out).out, expected_hint.out) << format;
    // Among commands, the names of columns would be one.
    if (format == std::string_view("csv")) continue;
    const Finished game = run("nonet", {"repl"}, pasted.out + "p\n");
    EXPECT_NE(game.out.find(puzzle + "\n"), std::string::npos) << format << game.out;
  }
  EXPECT_EQ(
      run("nonet", {"convert", "--to=line", "https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0"}).out,
      puzzle + "\n")
      << "a link has slashes and is no file's name";
}

TEST(Convert, CarriesWordsToWhereThereIsRoomAndTellsWhatGetsLost) {
  const std::string grid = run("nonet", {"convert", "--to=grid", kEasy}).out;
  const std::string sdk = "#ARuud\n#LEasy\n#DA title\n#CNice\n[Puzzle]\n" + grid;
  const Finished same = run("nonet", {"convert", "--to=sdk"}, sdk);
  EXPECT_EQ(same.out, sdk);
  EXPECT_EQ(same.err, "");
  for (const char* format : {"fpuzzles", "sudokupad"}) {
    const Finished link = run("nonet", {"convert", std::string("--to=") + format}, sdk);
    EXPECT_EQ(link.err, "nonet convert: " + std::string(format) +
                            " does not hold all: the level, date or source got lost\n");
    EXPECT_EQ(run("nonet", {"convert", "--to=sdk"}, link.out).out,
              "#ARuud\n#DA title\n#CNice\n[Puzzle]\n" + grid);
  }
  EXPECT_EQ(run("nonet", {"convert", "--to=line"}, sdk).out, kEasy + " A title: Nice\n");
  EXPECT_EQ(run("nonet", {"convert", "--to=grid"}, sdk + sdk).err,
            "nonet convert: grid does not hold all: the name, the comment, the author and the "
            "level, date or source got lost, in 2 puzzles\n");
}

TEST(Convert, ReadsADocumentThatIsOneLongLine) {
  std::string puzzles;
  for (int i = 0; i < 8000; ++i) puzzles += kEasy + "\n";
  std::string games = run("nonet", {"convert", "--to=opensudoku"}, puzzles).out;
  std::erase(games, '\n');
  ASSERT_GT(games.size(), std::size_t{1} << 20U);
  EXPECT_EQ(run("nonet", {"convert", "--to=line"}, games).out, puzzles);
}

TEST(Convert, PutsAllGamesIntoOneDocument) {
  const Finished games =
      run("nonet", {"convert", "--to=opensudoku"}, kEasy + " one\n" + kState + "\n");
  EXPECT_TRUE(games.out.starts_with("<?xml ")) << games.out;
  EXPECT_TRUE(games.out.ends_with("</opensudoku>\n")) << games.out;
  EXPECT_EQ(games.err, "");
  EXPECT_EQ(run("nonet", {"convert", "--to=library"}, games.out).out,
            ":0000:x:" + kEasy + ":::\n:0000:x:53+4" + kEasy.substr(3) + ":218::\n");
}

TEST(Convert, WritesTheNamesOfColumnsOnce) {
  EXPECT_EQ(run("nonet", {"convert", "--to=csv"}, kEasy + "\n" + kEasy + "\n").out,
            "puzzle\n" + kEasy + "\n" + kEasy + "\n");
}

TEST(Convert, TakesTheNamesOfTheFiltersLayoutsToo) {
  std::string zeros = kEasy;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  EXPECT_EQ(run("nonet", {"convert", "--to=10", kEasy}).out, zeros + "\n");
  EXPECT_EQ(run("nonet", {"convert", "--to=1.", kEasy}).out, kEasy + "\n");
}

const std::string kVariant =
    R"({"size": 4, "low": 1, "boxes": "standard", "givens": "1...............", "rules": [{"kind": "cage", "cells": ["r1c2", "r1c3"], "sum": 5}, {"kind": "sum", "cells": ["r1c1", "r2c2"], "sum": 4}]})";

TEST(Convert, WritesPuzzlesWithRulesAsJsonThatHoldsEverything) {
  const Finished json = run("nonet", {"convert", "--to=json"}, kVariant + "\n");
  EXPECT_EQ(json.out, kVariant + "\n");
  EXPECT_EQ(json.err, "");
  EXPECT_EQ(json.code, 0);
  const Finished from_text = run("nonet", {"convert", "--to=json"},
                                 ".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3.Sum~4~R1C1~R2C2\n");
  EXPECT_EQ(from_text.out, kVariant + "\n");
}

TEST(Convert, NamesTheRulesThatAnotherFormatDoesNotHold) {
  const Finished link = run("nonet", {"convert", "--to=fpuzzles"}, kVariant + "\n");
  EXPECT_EQ(link.code, 0);
  EXPECT_EQ(link.err, "nonet convert: fpuzzles does not hold all: the rule 'sum' got lost\n");
  const Finished back = run("nonet", {"convert", "--to=json"}, link.out);
  EXPECT_NE(back.out.find("\"kind\": \"cage\""), std::string::npos) << back.out << back.err;
  EXPECT_EQ(back.out.find("\"kind\": \"sum\""), std::string::npos);
}

TEST(Convert, RefusesPuzzlesWithRulesForFormatsThatHoldNone) {
  const Finished refused = run("nonet", {"convert", "--to=line"}, kEasy + "\n" + kVariant + "\n");
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, kEasy + "\n");
  EXPECT_EQ(refused.err,
            "nonet convert: puzzle 2 has rules or a grid of its own ('cage'), which line does not "
            "hold: give --to fpuzzles, sudokupad or json\n");
}

TEST(Convert, RefusesFormatsThereAreNone) {
  Finished wrong = run("nonet", {"convert", "--to=paper", kEasy});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(
      wrong.err,
      "nonet convert: --to must be 9., 90, 1., 10, fpuzzles, sudokupad, sudokuwiki, iss, link, "
      "opensudoku, sdk, ss, killer, jigsaw, sgt, "
      "csv, json, library, table, susser, pencilmarks, line, grid, spaced or rows, not 'paper'\n");
  EXPECT_EQ(run("nonet", {"convert"}, "").code, 1);
}

}  // namespace
}  // namespace nonet::test
