// Ctrl-C while the filter waits, works or writes.
#include "cli/stream/interruption.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "support/filter.h"

namespace nonet {
namespace {

// The program, started and left running, with pipes to both its ends.
class Running {
 public:
  explicit Running(std::vector<std::string> arguments) {
    int in[2], out[2];
    EXPECT_EQ(::pipe2(in, O_CLOEXEC) + ::pipe2(out, O_CLOEXEC), 0);
    child_ = ::fork();
    if (child_ == 0) {
      ::dup2(in[0], 0);
      ::dup2(out[1], 1);
      std::string path = test::program_path("nonet");
      std::vector<char*> argv = {path.data()};
      for (std::string& argument : arguments) argv.push_back(argument.data());
      argv.push_back(nullptr);
      ::execv(path.c_str(), argv.data());
      ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    to_ = in[1];
    from_ = out[0];
  }
  ~Running() {
    ::close(to_);
    ::close(from_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void ask(const std::string& text) const {
    EXPECT_EQ(::write(to_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  // What can be read at a time; waits for something.
  std::string hear() const {
    std::string text(4096, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, ::read(from_, text.data(), 4096))));
    return text;
  }
  std::string hear_all() const {
    std::string all;
    for (std::string more = hear(); !more.empty(); more = hear()) all += more;
    return all;
  }
  void send(int signal) const { ::kill(child_, signal); }
  int ended_by() const {
    int status = 0;
    ::waitpid(child_, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  }

 private:
  pid_t child_ = -1;
  int to_ = -1;
  int from_ = -1;
};

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
  filter.send(SIGINT);
  // Two signals that come together are one.
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  filter.send(SIGINT);
  EXPECT_EQ(filter.ended_by(), SIGINT);
}

TEST(Interruption, IsIgnoredWhereItWasIgnoredBefore) {
  test::ScratchFolder folder;
  test::Finished done =
      test::run_shell("trap '' INT; (sleep 0.2; kill -INT $$; sleep 0.2; echo " +
                          std::string(test::kPuzzleLine) + ") | exec nonet solve --format=1.",
                      folder.path());
  EXPECT_EQ(done.out, test::solved(test::kPuzzleLine, "line"));
}

}  // namespace
}  // namespace nonet
