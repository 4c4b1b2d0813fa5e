#include "support/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "support/process.h"

namespace nonet::test {
namespace {

// What a person reads: escape sequences, carriage returns and erasures taken away.
std::string readable(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i + 1 < text.size() && (text[i] < '@' || text[i] == '[')) ++i;
    } else if (text[i] != '\r') {
      plain += text[i];
    }
  }
  return plain;
}

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments, const std::string& state_folder,
                   bool no_color, TerminalSize size) {
  winsize window{static_cast<unsigned short>(size.rows), static_cast<unsigned short>(size.columns),
                 0, 0};
  child_ = ::forkpty(&fd_, nullptr, nullptr, &window);
  if (child_ == 0) {
    ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);  // see tests/support/process.cpp
    ::setenv("TERM", "xterm", 1);
    ::setenv("XDG_STATE_HOME", state_folder.c_str(), 1);
    ::setenv("HOME", state_folder.c_str(), 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::unsetenv("COLUMNS");
    no_color ? ::setenv("NO_COLOR", "1", 1) : ::unsetenv("NO_COLOR");
    std::string path = program_path("nonet");
    std::vector<char*> argv = {path.data()};
    for (const std::string& a : arguments) argv.push_back(const_cast<char*>(a.c_str()));
    argv.push_back(nullptr);
    ::execv(path.c_str(), argv.data());
    ::_exit(127);
  }
}

Terminal::~Terminal() {
  ::close(fd_);
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
}

void Terminal::type(const std::string& keys) {
  ASSERT_EQ(::write(fd_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
}

void Terminal::paste(const std::string& text) {
  std::string keys = text;
  for (char& ch : keys) {
    if (ch == '\n') ch = '\r';
  }
  type("\x1b[200~" + keys + "\x1b[201~");
}

bool Terminal::shows(const std::string& text) {
  while (true) {
    std::size_t found = screen_.find(text, seen_);
    if (found != std::string::npos) {
      seen_ = found + text.size();
      return true;
    }
    if (!read_more()) return false;
  }
}

std::string Terminal::until_prompt() {
  const std::size_t from = seen_;
  if (!shows("\n")) return "(silence)";
  if (!shows("\xCE\xBB ")) return "(no prompt)" + screen_.substr(from);
  const std::string text = readable(screen_.substr(from, seen_ - from));
  return text.substr(0, text.rfind("\xCE\xBB "));
}

std::string Terminal::answer(const std::string& line) {
  type(line + "\n");
  const std::string text = until_prompt();
  // The line itself was echoed.
  return text.substr(std::min(text.find('\n') + 1, text.size()));
}

int Terminal::exit_code() {
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

bool Terminal::read_more(int patience_ms) {
  pollfd waiting{fd_, POLLIN, 0};
  if (::poll(&waiting, 1, patience_ms) <= 0) return false;
  char block[4096];
  ssize_t n = ::read(fd_, block, sizeof block);
  hung_up_ = n <= 0;
  if (hung_up_) return false;
  screen_.append(block, static_cast<std::size_t>(n));
  return true;
}

void WithTerminal::SetUp() {
  int master = -1;
  int slave = -1;
  if (::openpty(&master, &slave, nullptr, nullptr, nullptr) != 0) {
    GTEST_SKIP() << "skipped: there are no pseudo-terminals here";
  }
  ::close(master);
  ::close(slave);
}

}  // namespace nonet::test
