// The prompt at a terminal: a pseudo-terminal stands in for the person's.
#include "cli/terminal/line_editor.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "support/process.h"
#include "support/support.h"

namespace nonet {
namespace {

class Terminal {
 public:
  Terminal(const std::vector<std::string>& arguments, const std::string& state_folder,
           bool no_color = false) {
    winsize size{50, 120, 0, 0};
    child_ = ::forkpty(&fd_, nullptr, nullptr, &size);
    if (child_ == 0) {
      ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);  // see tests/support/process.cpp
      ::setenv("TERM", "xterm", 1);
      ::setenv("XDG_STATE_HOME", state_folder.c_str(), 1);
      ::setenv("HOME", state_folder.c_str(), 1);
      ::setenv("LC_ALL", "C.UTF-8", 1);
      no_color ? ::setenv("NO_COLOR", "1", 1) : ::unsetenv("NO_COLOR");
      std::string path = test::program_path("nonet");
      std::vector<char*> argv = {path.data()};
      for (const std::string& a : arguments) argv.push_back(const_cast<char*>(a.c_str()));
      argv.push_back(nullptr);
      ::execv(path.c_str(), argv.data());
      ::_exit(127);
    }
  }
  ~Terminal() {
    ::close(fd_);
    if (child_ > 0) {
      ::kill(child_, SIGKILL);
      ::waitpid(child_, nullptr, 0);
    }
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void type(const std::string& keys) {
    ASSERT_EQ(::write(fd_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }

  // Reads until the text has come since the last call; false if the program stays silent or ends.
  bool shows(const std::string& text) {
    while (true) {
      std::size_t found = screen_.find(text, seen_);
      if (found != std::string::npos) {
        seen_ = found + text.size();
        return true;
      }
      if (!read_more()) return false;
    }
  }

  // Ends the input, as often as it takes: typed while the program is busy it may get lost.
  int exit_code() {
    for (int i = 0; i < 200 && !hung_up_; ++i) {
      static_cast<void>(::write(fd_, "\x04", 1) == 1);
      while (read_more(100)) {
      }
    }
    if (!hung_up_) return -1;
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

  const std::string& screen() const { return screen_; }

 private:
  // Long enough for a loaded machine; only a failing test waits that long.
  static constexpr int kPatienceMs = 20000;

  bool read_more(int patience_ms = kPatienceMs) {
    pollfd waiting{fd_, POLLIN, 0};
    if (::poll(&waiting, 1, patience_ms) <= 0) return false;
    char block[4096];
    ssize_t n = ::read(fd_, block, sizeof block);
    hung_up_ = n <= 0;
    if (hung_up_) return false;
    screen_.append(block, static_cast<std::size_t>(n));
    return true;
  }

  int fd_ = -1;
  pid_t child_ = -1;
  bool hung_up_ = false;
  std::string screen_;
  std::size_t seen_ = 0;
};

const std::string kPrompt = "\xCE\xBB ";
const std::string kGame = "n;116;127;174;181\n";
const std::string kUp = "\x1b[A";

class ReplTerminal : public testing::Test {
 protected:
  void SetUp() override {
    int master = -1;
    int slave = -1;
    if (::openpty(&master, &slave, nullptr, nullptr, nullptr) != 0) {
      GTEST_SKIP() << "skipped: there are no pseudo-terminals here";
    }
    ::close(master);
    ::close(slave);
  }
};

// SEED_SPEC 000 item 1
TEST_F(ReplTerminal, PlainNonetStartsThePromptAndCtrlDEndsIt) {
  test::ScratchFolder state;
  Terminal terminal({}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("v\n");
  ASSERT_TRUE(terminal.shows("Verbose analysis: ON"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(ReplTerminal, GivensAndTheLastStepAreColouredOnATerminalAndNotInAPipe) {
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type(kGame);
  EXPECT_TRUE(terminal.shows("[\x1b[1;36m  6  \x1b[0m|"));
  ASSERT_TRUE(terminal.shows("[HP](0)"));
  terminal.type("=225\n");
  EXPECT_TRUE(terminal.shows("|\x1b[1;33m  5  \x1b[0m|"));
  EXPECT_EQ(test::run("nonet", {"repl"}, kGame + "=225\n").out.find('\x1b'), std::string::npos);
}

TEST_F(ReplTerminal, WithNoColorThereIsNone) {
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path(), true);
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type(kGame);
  EXPECT_TRUE(terminal.shows("[  6  |"));
  ASSERT_TRUE(terminal.shows("[HP](0)"));
  EXPECT_EQ(terminal.screen().find("\x1b[1;3"), std::string::npos);
}

TEST_F(ReplTerminal, EarlierLinesComeBackAlsoInALaterRun) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  {
    Terminal terminal({"repl"}, state.path());
    ASSERT_TRUE(terminal.shows(kPrompt));
    terminal.type("# remember me\n");
    ASSERT_TRUE(terminal.shows("\n# remember me"));
    ASSERT_TRUE(terminal.shows(kPrompt));
    terminal.type(kUp + "!\n");
    EXPECT_TRUE(terminal.shows("\n# remember me!"));
    ASSERT_TRUE(terminal.shows(kPrompt));
    EXPECT_EQ(terminal.exit_code(), 0);
  }
  EXPECT_EQ(test::read_file(state.path() + "/nonet/history"), "# remember me\n# remember me!\n");
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type(kUp + kUp + " again\n");
  EXPECT_TRUE(terminal.shows("\n# remember me again"));
}

TEST_F(ReplTerminal, WithoutAPlaceForTheHistoryThePromptWorksAllTheSame) {
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.write("file", "") + "/below");
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("# hello\n");
  ASSERT_TRUE(terminal.shows("\n# hello"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(ReplTerminal, TabCompletesTechniques) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t xy-\t\n");
  EXPECT_TRUE(terminal.shows("Techniques: xy-wing"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t naked-\t");
  EXPECT_TRUE(terminal.shows("naked-single  naked-pair  naked-triple"));
}

TEST_F(ReplTerminal, CtrlCDropsTheLineAndNotTheGame) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type(kGame);
  ASSERT_TRUE(terminal.shows("[HP](0)"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t naked-\t");
  ASSERT_TRUE(terminal.shows("naked-single  naked-pair"));
  terminal.type("\x03p\n");
  EXPECT_TRUE(terminal.shows("\n67....41."));
  EXPECT_EQ(terminal.screen().find("Not done"), std::string::npos);
}

}  // namespace
}  // namespace nonet
