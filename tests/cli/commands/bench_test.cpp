// nonet bench as a person, or a program, reads it.
#include "support/process.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet {
namespace {

using test::Finished;
using test::run;

constexpr const char* kPuzzle =
    "....4.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";
constexpr const char* kTwoWays =
    "...2...362..316..9.6....1...2.5.38...8.....5...94...2.5......9...41.7...73...2...";
constexpr const char* kImpossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
constexpr const char* kClash =
    "44..3.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";

std::string lines(const std::vector<std::string>& puzzles) {
  std::string text;
  for (const std::string& puzzle : puzzles) text += puzzle + "\n";
  return text;
}

// A commit that changes this number changes what search does; its message says so.
TEST(Bench, TheSignatureIsThatOfTheLastChange) {
  Finished done = run("nonet", {"bench", "-j", "1", "-"}, lines({kPuzzle}));
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("\nSignature: 107 guesses, 1753 sweeps\n"), std::string::npos)
      << done.out;
}

TEST(Bench, TellsKernelFiguresAndWhetherTheAnswersAreRight) {
  Finished done = run("nonet", {"bench", "--isa=scalar", "-j", "2", "-"},
                      lines({kPuzzle, kTwoWays, kImpossible, kClash}));
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(
      test::has_pattern(done.out,
                        "^Kernel: scalar\\. Puzzles a second\\.\n\n"
                        "set +puzzles +1 thread +2 threads +one by one +guesses +sweeps\n"
                        "standard input +4 +\\d+ +\\d+ +\\d+ +\\d+\\.\\d\\d +\\d+\\.\\d\\d\n\n"
                        "Empty grid: \\d+ solutions a second\nAnswers: 4 of 4 right\nSignature: "))
      << done.out;
}

TEST(Bench, JsonHasASetForEachFile) {
  test::ScratchFolder folder;
  folder.write("a \"b\".txt", lines({kPuzzle, kTwoWays}));
  folder.write("c.txt", lines({kPuzzle}));
  Finished done =
      run("nonet", {"bench", "--json", "-j", "1", "--isa", "scalar", "a \"b\".txt", "c.txt"}, "",
          folder.path());
  EXPECT_EQ(done.code, 0) << done.err;
  const std::string rest =
      ",\"puzzles_per_second\":\\d+\\.\\d,\"guesses_per_puzzle\":\\d+\\.\\d+,\"isa\":\"scalar\"\\}";
  EXPECT_TRUE(test::has_pattern(
      done.out, "^\\{\"sets\":\\[\\{\"file\":\"a \\\\\"b\\\\\"\\.txt\",\"puzzles\":2" + rest +
                    ",\\{\"file\":\"c\\.txt\",\"puzzles\":1" + rest + "\\]\\}\n$"))
      << done.out;
}

TEST(Bench, RefusesWhatItCanNotDoWithASentence) {
  struct Call {
    std::vector<std::string> arguments;
    std::string sentence;
  };
  const std::vector<Call> calls = {
      {{"--isa=mmx"}, "--isa must be scalar, neon, sse4, avx2, avx512 or bitalg, not 'mmx'"},
      {{"-j", "0"}, "--jobs takes a number from 1 to 1024, not '0'"},
      {{"-j", "2x"}, "--jobs takes a number from 1 to 1024, not '2x'"},
  };
  for (const Call& call : calls) {
    std::vector<std::string> arguments = {"bench"};
    arguments.insert(arguments.end(), call.arguments.begin(), call.arguments.end());
    Finished done = run("nonet", arguments);
    EXPECT_EQ(done.code, 2) << call.sentence;
    EXPECT_EQ(done.err, "nonet bench: " + call.sentence + "\n");
    EXPECT_EQ(done.out, "");
  }
  Finished none = run("nonet", {"bench", "-"});
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.err, "nonet bench: standard input: there is no puzzle in it\n");
  Finished broken = run("nonet", {"bench", "-"}, "12x\n");
  EXPECT_EQ(broken.code, 2);
  EXPECT_NE(broken.err.find("nonet bench: standard input: line 1"), std::string::npos)
      << broken.err;
  EXPECT_EQ(run("nonet", {"bench", "nowhere.txt"}).code, 2);
}

}  // namespace
}  // namespace nonet
