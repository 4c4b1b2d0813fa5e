// nonet verify as a person, or a program, reads it.
#include <algorithm>

#include "nonet/io/library.h"
#include "support/filter.h"
#include "support/patterns.h"

namespace nonet {
namespace {

using test::at;
using test::Finished;
using test::run;

// An X-wing of fives in rows 1 and 5 and nothing else.
std::string x_wing(const std::string& code, const std::string& digits,
                   const std::string& eliminations) {
  Grid grid;
  test::confine(grid, test::row(1), 5, {at(1, 2), at(1, 7)});
  test::confine(grid, test::row(5), 5, {at(5, 2), at(5, 7)});
  return ":" + code + ":" + digits + ":" + std::string(81, '.') + ":" +
         library_candidates(grid.puzzle().removed) + ":" + eliminations + "::\n";
}

const std::string kOutcome = "522 527 532 537 542 547 562 567 572 577 582 587 592 597";

Finished verify(const std::string& input) {
  return run("nonet", {"verify"}, input);
}

TEST(Verify, CountsWhatPasses) {
  Finished done =
      verify("# fish\n\n" + x_wing("0300", "5", kOutcome) + "\n" + x_wing("0300-x", "4", ""));
  EXPECT_EQ(done.out, "2 passed, 0 failed\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 0);
}

TEST(Verify, ShowsWhatWasFoundWhereALineFails) {
  Finished done =
      verify(x_wing("0300", "5", "522") + x_wing("0300", "4", "422") + x_wing("0300-x", "5", "") +
             x_wing("9999", "5", "522") + x_wing("0300", "5", kOutcome));
  EXPECT_EQ(done.out,
            "standard input: line 1: 0300: found something else\n"
            "  expected :0300:5:522::\n"
            "  found    :0300:5:" +
                kOutcome +
                "::\n"
                "standard input: line 2: 0300: found nothing\n"
                "standard input: line 3: 0300: found what should not be there\n"
                "  found    :0300:5:" +
                kOutcome +
                "::\n"
                "standard input: line 4: 9999: nonet has no technique with the code "
                "9999\n"
                "1 passed, 4 failed\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 1);
}

TEST(Verify, SendsAPathOfStepsToTheCommandThatReadsIt) {
  const Finished path = run("nonet", {"explain", "--json"}, std::string(test::kPuzzle) + "\n");
  Finished done = verify(path.out);
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.err,
            "nonet verify: standard input is a path of steps: 'nonet prove' checks those\n");
  EXPECT_EQ(done.code, 2);
}

TEST(Verify, NamesTwentyLinesThatItCannotReadAndCountsTheRest) {
  std::string input;
  for (int i = 0; i < 30; ++i) input += i % 3 == 0 ? "{}\n" : i % 3 == 1 ? "nonsense\n" : ":x\n";
  Finished done = verify(input + x_wing("0300", "5", kOutcome));
  EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 21);
  EXPECT_TRUE(done.err.ends_with("standard input: 10 more lines can't be read\n")) << done.err;
  EXPECT_EQ(done.out, "1 passed, 0 failed\n");
  EXPECT_EQ(done.code, 2);
}

TEST(Verify, ReadsFilesOneAfterTheOther) {
  test::ScratchFolder folder;
  folder.write("good", x_wing("0300", "5", kOutcome));
  folder.write("bad", "\r\n" + x_wing("0300", "4", "422"));
  Finished done =
      run("nonet", {"verify", "good", "-", "bad"}, x_wing("0300", "5", kOutcome), folder.path());
  EXPECT_EQ(done.out, "bad: line 2: 0300: found nothing\n2 passed, 1 failed\n");
  EXPECT_EQ(done.code, 1);
}

TEST(Verify, LinesThatCantBeReadAreToldAndTheRestIsVerified) {
  Finished done = verify("hello\n" + x_wing("0300", "5", kOutcome) + ":03:5:12\n" +
                         std::string(81, '.') + ":511\n");
  EXPECT_EQ(done.out, "1 passed, 0 failed\n");
  const std::vector<std::string> told = test::split(done.err);
  ASSERT_EQ(told.size(), 3U) << done.err;
  EXPECT_TRUE(told[0].starts_with("nonet verify: standard input: line 1, column ")) << told[0];
  EXPECT_TRUE(told[1].starts_with("nonet verify: standard input: line 3, column ")) << told[1];
  EXPECT_EQ(
      told[2],
      "nonet verify: standard input: line 4: a line without a code expects nothing; it should "
      "be :CODE:DIGITS:BOARD:...");
  EXPECT_EQ(done.code, 2);
}

TEST(Verify, NoLineAtAllIsNothingVerified) {
  Finished done = verify("# nothing\n");
  EXPECT_EQ(done.out, "0 passed, 0 failed\n");
  EXPECT_EQ(done.code, 1);
}

TEST(Verify, TellsThatAFileIsMissing) {
  Finished done = run("nonet", {"verify", "no/such/file"});
  EXPECT_EQ(done.err, "nonet verify: no/such/file: No such file or directory\n");
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.code, 2);
}

}  // namespace
}  // namespace nonet
