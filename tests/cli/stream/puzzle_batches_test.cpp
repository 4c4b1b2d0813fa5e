// How the filter reads: every format in one stream, files, arguments, mistakes; at once where
// somebody waits, and the same in portions of any size.
#include "cli/stream/puzzle_batches.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "cli/app/commands.h"
#include "support/filter.h"

namespace nonet {
namespace {

using test::board;
using test::Finished;
using test::kClash;
using test::kPuzzle;
using test::kPuzzleLine;
using test::kTwoWays;
using test::line;
using test::run;
using test::solve;
using test::solved;
using test::split;

TEST(Solve, TakesZerosDotsBlankLinesCommentsAndCrlfAnywhere) {  // items 2 and 3
  std::string text = "# a comment\r\n\r\n";
  for (const std::string& row : split(kPuzzle)) text += row + "\r\n   \r\n # between rows\r\n";
  std::replace(text.begin(), text.end(), '.', '0');
  Finished done = solve({}, text);
  EXPECT_EQ(done.out, solved(kPuzzleLine));
  EXPECT_EQ(done.code, 0);
}

TEST(Solve, TakesALastLineWithoutItsNewline) {  // item 4
  EXPECT_EQ(solve({}, kPuzzleLine).out, solved(kPuzzleLine));
  std::string grid = kPuzzle;
  grid.pop_back();
  EXPECT_EQ(solve({}, grid).out, solved(kPuzzleLine));
}

TEST(Solve, RefusesOtherLineLengthsAndNamesThePlace) {  // items 2 and 9
  Finished thrice = solve({}, "....4.7.......1.5.84...2..3\n1..5...3.6.9..7...5..1...2.\n");
  EXPECT_EQ(thrice.code, 2);
  EXPECT_EQ(thrice.out, "");
  EXPECT_EQ(thrice.err,
            "nonet solve: standard input: line 1, column 10: the row has 27 cells, not 9; a "
            "puzzle is nine rows of 9, or 81 cells in one line (puzzle 1)\n");
  Finished longer = solve({}, std::string(kPuzzleLine) + "5\n");
  EXPECT_EQ(longer.code, 2);
  EXPECT_EQ(longer.err,
            "nonet solve: standard input: line 1, column 82: the line has 82 cells, not 81: is "
            "one too many? (puzzle 1)\n");
}

TEST(Solve, ReadsEveryFormatInOneStreamAndWritesInTheSameOrder) {  // item 5; 002 item 1
  std::mt19937 random(31);
  std::string text;
  std::string expected;
  for (const char* format : {"grid", "spaced", "json", "line", "rows"}) {
    Board puzzle = board(kPuzzleLine);
    if (std::string_view(format) != "rows") puzzle = test::random_puzzle(random, 40);
    text += format_named(format)->write(puzzle, '0');
    expected += solved(test::line_of(puzzle), "line");
  }
  Finished done = solve({"--format=1."}, text);
  EXPECT_EQ(done.out, expected);
  EXPECT_EQ(done.code, 0);
}

TEST(Solve, StopsAtTheFirstPuzzleThatCantBeRead) {  // item 9
  Finished done = solve({"--format=1."}, line(kPuzzleLine) + "\n....A.7..\n" +
                                             std::string(kPuzzle).substr(10) + line(kPuzzleLine));
  EXPECT_EQ(done.out, solved(kPuzzleLine, "line"));
  EXPECT_EQ(done.err,
            "nonet solve: standard input: line 3, column 5: 'A' is not a digit or a blank; an "
            "empty cell is '.' or 0 (puzzle 2); --keep-going goes on with the next one\n");
  EXPECT_EQ(done.code, 2);
}

TEST(Solve, KeepsGoingIfAskedAndStillEndsWithTwo) {  // item 9
  Finished done =
      solve({"--format=1.", "--keep-going"}, "....A.7..\n" + std::string(kPuzzle).substr(10) +
                                                 line(kPuzzleLine) + "12\n" + line(kPuzzleLine));
  // The short row at line 11 takes no more than itself: what follows is no row.
  EXPECT_EQ(done.out, "\n" + solved(kPuzzleLine, "line") + "\n" + solved(kPuzzleLine, "line"));
  EXPECT_EQ(split(done.err).size(), 2U);
  EXPECT_NE(done.err.find("line 11, column 3: the row has 2 cells, not 9; a puzzle is nine "
                          "rows of 9, or 81 cells in one line (puzzle 3)"),
            std::string::npos)
      << done.err;
  EXPECT_EQ(done.code, 2);
}

TEST(Solve, KeepsAPlaceForWhatItCantRead) {
  const std::string text =
      line(kPuzzleLine) + "12x\n" + line(kClash) + "nothing\n" + line(kTwoWays);
  Finished empty = solve({"--format=1.", "--keep-going"}, text);
  ASSERT_EQ(split(empty.out).size(), 5U);
  EXPECT_EQ(split(empty.out)[1] + split(empty.out)[3], "");
  EXPECT_EQ(split(empty.out)[2], kClash);
  Finished marked = solve({"--format=1.", "--keep-going", "--placeholder", "no puzzle"}, text);
  EXPECT_EQ(split(marked.out)[1], "no puzzle");
  EXPECT_EQ(split(marked.out)[3], "no puzzle");
  EXPECT_EQ(marked.err, empty.err);
  EXPECT_EQ(split(solve({"--count", "--keep-going", "--placeholder=-"}, text).out),
            (std::vector<std::string>{"1", "-", "0", "-", "2"}));
  // A file that is not there was no puzzle.
  EXPECT_EQ(split(solve({"--format=1.", "--keep-going", "no/file", kPuzzleLine}, "").out).size(),
            1U);
  EXPECT_EQ(solve({"--placeholder=x"}, text).err,
            "nonet solve: --placeholder goes with --keep-going\n");
}

// A stream of everything there is, right and wrong.
std::string mixture(std::mt19937& random, bool plain_lines) {
  static const std::vector<Board> puzzles = [] {
    std::mt19937 once(4);
    std::vector<Board> made;
    for (int i = 0; i < 20; ++i) made.push_back(test::random_puzzle(once, 45));
    return made;
  }();
  std::string text;
  for (auto i = random() % 60; i > 0; --i) {
    const Board& puzzle = puzzles[random() % puzzles.size()];
    std::string cells = test::line_of(puzzle);
    const std::size_t at = random() % 81;
    switch (random() % 16) {
      case 0:
        text += "# a comment\n\n";
        break;
      case 1:
        text += cells.replace(at, 1, "x") + "\n";
        break;
      case 2:
        text += cells.substr(0, 50 + at % 31) + "\n";
        break;
      case 3:
        text += cells + "12\n";
        break;
      case 4:
        text += format_named("grid")->write(puzzle, '.').substr(0, at) + "\n";
        break;
      case 5:
        text += format_named("grid")->write(puzzle, '0');
        break;
      case 6:
        text += format_named("json")->write(puzzle, '.');
        break;
      case 7:
        text += format_named("spaced")->write(puzzle, '0');
        break;
      case 8:
        cells[at] = '.';  // perhaps several solutions
        [[fallthrough]];
      case 9:
        cells[at] = static_cast<char>('1' + random() % 9);  // perhaps none
        [[fallthrough]];
      default:
        // A blank behind the cells changes nothing but the way the line is read.
        text += cells + (plain_lines ? "" : " ") + (random() % 5 == 0 ? "\r\n" : "\n");
    }
  }
  return text;
}

TEST(PuzzleBatches, TellHowMuchTheyHaveReadOfHowMuchThereIs) {
  test::ScratchFolder folder;
  const std::string text = line(kPuzzleLine) + "# a remark\n" + kPuzzle + line(kTwoWays);
  const std::vector<std::string> files = {folder.write("a", text), folder.write("b", text)};
  std::istringstream in;
  std::ostringstream out;
  cli::Invocation call(cli::kSolveCommand, in, out, out);
  ASSERT_FALSE(call.parse({files[0], kPuzzleLine, files[1]}));
  cli::PuzzleBatches batches(call, {.most = 2});
  EXPECT_EQ(batches.bytes(), 2 * text.size() + 81);
  std::uint64_t read = 0;
  cli::PuzzleBatch batch;
  while (batches.next(batch)) {
    EXPECT_GT(batch.bytes, 0U);
    read += batch.bytes;
  }
  EXPECT_EQ(read, 2 * text.size() + 81);
  cli::Invocation piped(cli::kSolveCommand, in, out, out);
  ASSERT_FALSE(piped.parse({files[0], "-"}));
  EXPECT_EQ(cli::PuzzleBatches(piped, {}).bytes(), std::nullopt);
}

// All that is read behind a place, and every place on the way.
std::vector<std::string> read_behind(const cli::Place& place, const std::string& text,
                                     std::vector<cli::Place>* places = nullptr) {
  std::istringstream in(text);
  std::ostringstream out;
  cli::Invocation call(cli::kSolveCommand, in, out, out);
  cli::PuzzleBatches batches(call, {.keep_going = true, .most = 2, .digests = true});
  std::vector<std::string> read;
  if (!batches.pass(place)) return {"another input"};
  for (cli::PuzzleBatch batch; batches.next(batch);) {
    for (const Board& one : batch.boards) read.push_back(test::line_of(one));
    if (batch.other) read.push_back("state of " + test::line_of(batch.other->givens));
    if (batch.unreadable) read.push_back("unreadable");
    if (places != nullptr) places->push_back(batch.place);
  }
  return read;
}

TEST(PuzzleBatches, GoOnBehindAPlaceWhereTheyHaveBeen) {
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    const std::string text = mixture(random, true);
    std::vector<cli::Place> places;
    const std::vector<std::string> all = read_behind({}, text, &places);
    for (const cli::Place& place : places) {
      const std::vector<std::string> rest(all.begin() + static_cast<std::ptrdiff_t>(place.read),
                                          all.end());
      EXPECT_EQ(read_behind(place, text), rest) << text;
      EXPECT_EQ(read_behind({place.read, place.digest + 1}, text).at(0), "another input");
      EXPECT_EQ(read_behind({all.size() + 1, place.digest}, text).at(0), "another input");
    }
  }
}

TEST(Solve, NamesWhatIsNoNumberInARowOfNumbers) {  // 002 item 1
  std::string text = format_named("spaced")->write(board(kPuzzleLine), '0');
  Finished done = solve({}, "1" + text);
  EXPECT_EQ(done.err,
            "nonet solve: standard input: line 1, column 1: '10' is not a number from 0 to 9: is "
            "a blank missing in it? (puzzle 1)\n");
  EXPECT_EQ(done.code, 2);
}

TEST(Solve, ReadsFilesInTheirOrderAndNumbersPuzzlesAcrossThem) {
  test::ScratchFolder folder;
  folder.write("one", line(kPuzzleLine));
  folder.write("two", line(kClash));
  folder.write("bad", "\n12x\n");
  Finished done = run("nonet", {"solve", "--format=1.", "one", "-", "two", "bad"}, line(kTwoWays),
                      folder.path());
  EXPECT_EQ(split(done.out).size(), 3U);
  EXPECT_EQ(split(done.out)[0] + "\n", solved(kPuzzleLine, "line"));
  EXPECT_EQ(split(done.out)[2], kClash);
  EXPECT_NE(done.err.find("invalid puzzle: 3: 3 stands twice"), std::string::npos) << done.err;
  EXPECT_NE(
      done.err.find("nonet solve: bad: line 2, column 3: 'x' is not a digit or a blank; an empty "
                    "cell is '.' or 0 (puzzle 4)\n"),
      std::string::npos)
      << done.err;
  EXPECT_EQ(done.code, 2);
}

TEST(Solve, TellsThatAFileIsMissing) {
  Finished done = solve({"no/such/file"}, "");
  EXPECT_EQ(done.err, "nonet solve: no/such/file: No such file or directory\n");
  EXPECT_EQ(done.code, 2);
}

TEST(Solve, ReadsOnlyTheFormatItIsToldTo) {
  std::string rows = "\n" + std::string(8, '\n');
  EXPECT_EQ(solve({"--read=rows", "--count=3"}, rows).out, ">3\n");
  EXPECT_EQ(solve({"--read", "line"}, kPuzzle).code, 2);
  Finished wrong = solve({"--read=paper"}, kPuzzle);
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(
      wrong.err,
      "nonet solve: --read must be fpuzzles, sudokupad, sudokuwiki, iss, link, opensudoku, sdk, "
      "ss, killer, jigsaw, sgt, csv, "
      "json, library, "
      "table, susser, pencilmarks, line, grid, "
      "spaced or rows, not "
      "'paper'\n");
}

// A partner at the other end of a pipe gets each answer before it asks again.
TEST(Solve, AnswersEachPuzzleBeforeTheNextIsAsked) {  // item 5
  int in[2], out[2];
  ASSERT_EQ(::pipe2(in, O_CLOEXEC) + ::pipe2(out, O_CLOEXEC), 0);
  pid_t child = ::fork();
  if (child == 0) {
    ::dup2(in[0], 0);
    ::dup2(out[1], 1);
    std::string path = test::program_path("nonet");
    ::execl(path.c_str(), path.c_str(), "solve", "--format=1.", static_cast<char*>(nullptr));
    ::_exit(127);
  }
  ::close(in[0]);
  ::close(out[1]);
  for (int i = 0; i < 3; ++i) {
    // What follows is no question yet.
    const char* behind[] = {"", "\n# and now\n", "# and n"};
    std::string question = line(kPuzzleLine) + behind[i];
    ASSERT_EQ(::write(in[1], question.data(), question.size()),
              static_cast<ssize_t>(question.size()));
    // Only a program that never answers meets this limit.
    pollfd ready = {out[0], POLLIN, 0};
    ASSERT_EQ(::poll(&ready, 1, 60'000), 1);
    char answer[100];
    ASSERT_EQ(::read(out[0], answer, sizeof answer), 82);
    EXPECT_EQ(std::string(answer, 82), solved(kPuzzleLine, "line"));
  }
  ::close(in[1]);
  ::close(out[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(Solve, TakesPuzzlesAsArgumentsBesideFiles) {
  EXPECT_EQ(solve({kPuzzleLine}, "").out, solved(kPuzzleLine));
  EXPECT_EQ(solve({kPuzzle}, "").out, solved(kPuzzleLine));
  test::ScratchFolder folder;
  folder.write("one", line(kClash));
  Finished done =
      run("nonet", {"solve", "--format=1.", kPuzzleLine, "one", kTwoWays}, "", folder.path());
  EXPECT_EQ(split(done.out).size(), 3U);
  EXPECT_EQ(split(done.out)[0] + "\n", solved(kPuzzleLine, "line"));
  EXPECT_NE(done.err.find("invalid puzzle: 2: 3 stands twice"), std::string::npos) << done.err;
  EXPECT_NE(done.err.find("invalid puzzle: 3: ambiguity"), std::string::npos) << done.err;
  EXPECT_EQ(done.code, 1);
  std::string wrong = kPuzzleLine;
  wrong[3] = 'x';
  EXPECT_EQ(
      solve({wrong}, "").err,
      "nonet solve: the puzzle: line 1, column 4: 'x' is not a digit or a blank; an empty cell is "
      "'.' or 0 (puzzle 1)\n");
  const std::string path = "a/path/of/some/length/that/leads/to/no/file/at/all/in/the/end.txt";
  EXPECT_EQ(solve({path}, "").err, "nonet solve: " + path + ": No such file or directory\n");
}

struct Said {
  std::string both;
  int code;

  friend bool operator==(const Said&, const Said&) = default;
};

// In this process, with both outputs in one.
Said solve_here(std::vector<std::string> arguments, const std::string& text) {
  std::istringstream in(text);
  std::ostringstream both;
  std::ostream out(both.rdbuf());
  std::ostream err(both.rdbuf());
  int code = cli::run_command(cli::kSolveCommand, arguments, in, out, err);
  return {both.str(), code};
}

TEST(Solve, ReadsPlainLinesTheShortWayAsItWouldTheLongWay) {
  for (unsigned seed = 0; seed < static_cast<unsigned>(test::rounds(40)); ++seed) {
    std::mt19937 random(seed);
    std::mt19937 same(seed);
    const std::string plain = mixture(random, true);
    const std::string padded = mixture(same, false);
    for (const char* read : {"--read=line", "--read=grid", "--count=3"}) {
      EXPECT_EQ(solve_here({"-j1", "--keep-going", "--format=1.", read}, plain),
                solve_here({"-j1", "--keep-going", "--format=1.", read}, padded))
          << plain;
    }
    EXPECT_EQ(solve_here({"-j1"}, plain), solve_here({"-j1"}, padded)) << plain;
  }
}

TEST(Solve, SaysTheSameWithAnyNumberOfThreads) {
  const std::vector<std::vector<std::string>> calls = {{"--format=1."},
                                                       {"--keep-going"},
                                                       {"--keep-going", "--count=5"},
                                                       {"--keep-going", "--enumerate", "--limit=3"},
                                                       {"--keep-going", "--verbose"},
                                                       {"--keep-going", "--logic-only"}};
  std::mt19937 random(77);
  for (int round = 0; round < test::rounds(4); ++round) {
    std::string text;
    for (int i = 0; i < 3; ++i) text += mixture(random, true);
    for (const auto& call : calls) {
      auto with = [&](const char* threads) {
        std::vector<std::string> arguments = call;
        arguments.insert(arguments.begin(), threads);
        return solve_here(arguments, text);
      };
      const Said alone = with("-j1");
      EXPECT_EQ(with("-j2"), alone) << call.back();
      EXPECT_EQ(with("--jobs=5"), alone) << call.back();
    }
  }
}

}  // namespace
}  // namespace nonet
