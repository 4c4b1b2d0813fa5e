// Ctrl-C while the filter waits, works or writes.
#include "cli/stream/interruption.h"

#include <csignal>

#include "support/filter.h"

namespace nonet {
namespace {

using test::Running;

TEST(Interruption, EndsAFilterThatWaitsForMore) {
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    for (const char* threads : {"-j1", "-j3"}) {
      Running filter({"solve", "--format=1.", threads});
      filter.ask(test::line(test::kPuzzleLine));
      EXPECT_EQ(filter.hear(), test::solved(test::kPuzzleLine, "line"));
      filter.send(signal);
      EXPECT_EQ(filter.ended_by(), signal);
      EXPECT_EQ(filter.hear_all(), "");
    }
  }
}

TEST(Interruption, LeavesWholeLinesOfAnAnswerWithoutEnd) {
  for (const char* threads : {"-j1", "-j2"}) {
    Running filter({"solve", "--enumerate", threads, std::string(81, '.')});
    std::string written = filter.hear();
    // Now it is stuck in the middle of a piece that the pipe has no room for.
    filter.send(SIGINT);
    written += filter.hear_all();
    EXPECT_EQ(filter.ended_by(), SIGINT);
    EXPECT_EQ(written.size() % 82, 0U);
    EXPECT_EQ(written.back(), '\n');
  }
}

TEST(Interruption, DoesNotWaitASecondTime) {
  Running filter({"solve", "--enumerate", std::string(81, '.')});
  filter.hear();
  // Two signals that come together are one, and nobody reads what the first one waits for.
  while (!filter.has_ended()) filter.send(SIGINT);
  EXPECT_EQ(filter.ended_by(), SIGINT);
}

// Signals may come faster than they are answered: they must not pile up on the stack.
TEST(Interruption, EndsByTheSignalInAStormOfThem) {
  const std::string little = test::sanitized() ? "" : "ulimit -s 256; ";  // KB
  const std::string call = little + "exec '" + test::program_path("nonet") +
                           "' solve --enumerate " + std::string(81, '.');
  for (int round = 0; round < 30; ++round) {
    Running filter({"-c", call}, "/bin/bash");
    filter.hear();
    while (!filter.has_ended()) filter.send(SIGINT);
    ASSERT_EQ(filter.ended_by(), SIGINT);
  }
}

TEST(Interruption, IsIgnoredWhereItWasIgnoredBefore) {
  const std::string call =
      "trap '' INT; exec '" + test::program_path("nonet") + "' solve --format=1.";
  Running filter({"-c", call}, "/bin/bash");
  for (int round = 0; round < 3; ++round) {
    filter.ask(test::line(test::kPuzzleLine));
    EXPECT_EQ(filter.hear(), test::solved(test::kPuzzleLine, "line"));
    filter.send(SIGINT);
  }
  filter.ask_no_more();
  EXPECT_EQ(filter.ended_by(), 0);
}

}  // namespace
}  // namespace nonet
