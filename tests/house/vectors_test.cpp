// Every way to write a puzzle that is known from elsewhere, each with the same puzzle: it is read
// by itself, and what it was read as survives every format that can hold it.
#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

// The candidates of the puzzle, with nothing struck.
const std::string kMarks =
    "| 4      1679    12679   | 139    2369    1269    | 8      1239   5      |\n"
    "| 26789  3       1256789 | 14589  24569   1245689 | 12679  1249   124679 |\n"
    "| 2689   15689   125689  | 7      234569  1245689 | 12369  12349  123469 |\n"
    "| 3789   2       135789  | 3459   34579   4579    | 13579  6      13789  |\n"
    "| 3679   15679   135679  | 359    8       25679   | 4      12359  12379  |\n"
    "| 36789  456789  356789  | 3459   1       245679  | 23579  23589  23789  |\n"
    "| 289    89      289     | 6      459     3       | 1259   7      12489  |\n"
    "| 5      6789    36789   | 2      479     14789   | 1369   13489  134689 |\n"
    "| 1      6789    4       | 589    579     5789    | 23569  23589  23689  |\n";

std::string replaced(std::string text, char from, const std::string& to) {
  std::string result;
  for (char ch : text) result += ch == from ? to : std::string(1, ch);
  return result;
}

std::string rows(const std::string& before, const std::string& behind) {
  std::string text;
  for (std::size_t at = 0; at < 81; at += 9) text += before + kPuzzle.substr(at, 9) + behind + "\n";
  return text;
}

// Boxes apart, as "4 . . | . . . | 8 . 5".
std::string boxed(const std::string& before, const std::string& behind, const std::string& rule) {
  std::string text = before.empty() ? "" : rule;
  for (int row = 0; row < 9; ++row) {
    text += before;
    for (int column = 0; column < 9; ++column) {
      text += kPuzzle[static_cast<std::size_t>(row * 9 + column)];
      if (column < 8) text += column % 3 == 2 ? " | " : " ";
    }
    text += behind + "\n";
    if (row % 3 == 2 && (row < 8 || !before.empty())) text += rule;
  }
  return text;
}

std::string sukaku() {
  auto puzzle = read_puzzle(kMarks);
  const auto grid = Grid::from(*puzzle);
  std::string text;
  for (Cell c : Cell::all()) {
    for (Digit d : DigitSet::all()) {
      const bool there =
          puzzle->givens.has(c) ? puzzle->givens.at(c) == d : grid->candidates(c).contains(d);
      text += there ? std::to_string(d.number()) : ".";
    }
  }
  return text;
}

struct Vector {
  std::string what;
  std::string text;
};

std::vector<Vector> vectors() {
  const std::string zeros = replaced(kPuzzle, '.', "0");
  const std::string solution =
      "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
  std::string ss = boxed(" |", "|", " |---+---+---|\n");
  std::erase(ss, ' ');
  std::string sdx = kMarks;
  std::erase(sdx, '|');
  return {
      {"a line", kPuzzle},
      {"zeros", zeros},
      {"stars", replaced(kPuzzle, '.', "*")},
      {"letters", replaced(kPuzzle, '.', "x")},
      {"underscores", replaced(kPuzzle, '.', "_")},
      {"a tail", kPuzzle + " # comment"},
      {"a tail with semicolons", kPuzzle + ";7;name"},
      {"ratings", kPuzzle + " ED=8.4/8.4/2.6"},
      {"a tab and a rating", kPuzzle + "\t8.4"},
      {"susser", "4.....8.5,.3*,...7*,.2.....6,....8.4,....1*,...6.3.7,5..2*,1.4*"},
      {"boxes", boxed("", "", "------+-------+------\n")},
      {"nine lines", replaced(rows("", ""), '.', "0")},
      {"a frame", boxed("| ", " |", "+-------+-------+-------+\n")},
      {"sdk", "#ARuud\n#LEasy\n[Puzzle]\n" + rows("", "") + "[State]\n" + rows("", "")},
      {"ss", " *-----------*\n" + ss + " *-----------*\n"},
      {"sdx", sdx},
      {"marks", "+---+---+---+\n" + kMarks + "+---+---+---+\n"},
      {"marks as Simple Sudoku has them", "*-----------*\n" + kMarks + "*-----------*\n"},
      {"sukaku", sukaku()},
      {"library", ":0000:x:" + kPuzzle + ":::"},
      {"susser with candidates", kPuzzle + ":"},
      {"OpenSudoku 1", "<opensudoku><name>x</name><game data=\"" + zeros + "\"/></opensudoku>"},
      {"OpenSudoku 2",
       "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<opensudoku version=\"2\">\n"
       "  <folder name=\"Test\" created=\"1243435717719\">\n    <game created=\"0\" state=\"0\" "
       "time=\"0\" last_played=\"0\" note=\"\"\n          data=\"" +
           zeros + "\" />\n  </folder>\n</opensudoku>\n"},
      {"f-puzzles",
       "https://f-puzzles.com/?load="
       "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSo"
       "IArNKat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLo"
       "Mt7W9hludDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtL"
       "VQ66XEA"},
      {"SudokuPad", "https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0"},
      {"SudokuPad's other word", "https://sudokupad.app/classicsIFrev0quIs0pAGDHPqBs0"},
      {"sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros},
      {"sudokuwiki in base 32",
       "https://www.sudokuwiki.org/sudoku.htm?bd="
       "0hm2m6gaici681ge11u409v6pijkrmm6gmmmq4r2r641jsrmieguius805tahololgla21sam8n2nah881n40hhekeu"
       "8vgv8ho03nklcpcsco4o0o421hg09h641om11u0u805kgsiiaoqqq03u00hp0l0t0jcpcqc"},
      {"sudokuwiki in base 36",
       "https://www.sudokuwiki.org/sudoku.htm?bd="
       "S9B04abad7r8o8l087t05dw03edbv98ctad7xalc4cjcl079cct8p818xd202dj8ea6a29z06d3aearav8608as0489"
       "9ldyeiee8e01b0a0bsd4b8b6b8068a038507bh05dudy029md78nbjcf01du04bm9ude94bsc8"},
      {"sudoku.coach", "https://sudoku.coach/en/play/" + zeros},
      {"sudoku.coach's solver", "https://sudoku.coach/en/solver/" + zeros},
      {"SudokuExchange", "https://sudokuexchange.com/play/?s=" + zeros},
      {"Kaggle, 1 million", "quizzes,solutions\n" + zeros + "," + solution},
      {"Kaggle, 3 million",
       "id,puzzle,solution,clues,difficulty\n1," + kPuzzle + "," + solution + ",17,2.2"},
      {"Hugging Face",
       "source,question,answer,rating\npuzzles0," + kPuzzle + "," + solution + ",3"},
  };
}

// What the state has, as far as a format tells it.
std::string seen(const Puzzle& puzzle, bool candidates) {
  const auto grid = Grid::from(puzzle);
  std::string text;
  for (Cell c : Cell::all()) {
    text += puzzle.givens.has(c) ? "g" : puzzle.placed.has(c) ? "p" : ".";
    if (!candidates) continue;
    for (Digit d : grid->candidates(c)) text += std::to_string(d.number());
  }
  return text;
}

TEST(Vectors, AreAllReadAsTheSamePuzzle) {
  for (const auto& [what, text] : vectors()) {
    const auto puzzle = read_puzzle(text);
    ASSERT_TRUE(puzzle) << what << ": " << to_string(puzzle.error());
    const auto grid = Grid::from(*puzzle);
    ASSERT_TRUE(grid) << what;
    // Of candidates alone nothing is given, but the same follows.
    if (what != "sukaku") {
      EXPECT_EQ(one_line(digits_of(*puzzle)), kPuzzle) << what;
    }
    const auto marks = Grid::from(*read_puzzle(kPuzzle));
    for (Cell c : Cell::all()) {
      if (!marks->is_open(c)) continue;
      EXPECT_EQ(grid->candidates(c), marks->candidates(c)) << what << " " << c.index();
    }
  }
}

TEST(Vectors, SurviveEveryFormat) {
  for (const auto& [what, text] : vectors()) {
    const auto puzzle = read_puzzle(text);
    for (const Format& format : formats()) {
      // Where nothing but candidates makes the puzzle, the others would lose it.
      if (what == "sukaku" && (format.holds & kHoldsCandidates) == 0) continue;
      const auto again = read_puzzle(format.write_puzzle(*puzzle, '.'));
      ASSERT_TRUE(again) << what << " as " << format.name << ": " << to_string(again.error());
      if (what == "sukaku") continue;
      const bool candidates = (format.holds & kHoldsCandidates) != 0;
      EXPECT_EQ(seen(*again, candidates), seen(*puzzle, candidates)) << what << format.name;
      if ((format.lost_of(*puzzle) & kHoldsComment) == 0 && format.name != "opensudoku") {
        EXPECT_NE((again->name + again->comment).find(puzzle->comment), std::string::npos) << what;
      }
    }
  }
}

}  // namespace
}  // namespace nonet
