// A pseudo-terminal with the built program at it: what a person would type goes in, and what they
// would see comes out.
#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <string>
#include <vector>

namespace nonet::test {

struct TerminalSize {
  int rows = 50;
  int columns = 120;
};

class Terminal {
 public:
  Terminal(const std::vector<std::string>& arguments, const std::string& state_folder,
           bool no_color = false, TerminalSize size = {});
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void type(const std::string& keys);
  // As a terminal hands on a paste when it has been asked to mark it.
  void paste(const std::string& text);

  // Reads until the text has come since the last call; false if the program stays silent or ends.
  bool shows(const std::string& text);
  // Types a line, waits for the next prompt and returns what came between, without colours and
  // carriage returns.
  std::string answer(const std::string& line);
  // What came since the last call up to the next prompt, likewise.
  std::string until_prompt();

  // Ends the input, as often as it takes: typed while the program is busy it may get lost.
  int exit_code();

  const std::string& screen() const { return screen_; }

 private:
  // Long enough for a loaded machine; only a failing test waits that long.
  static constexpr int kPatienceMs = 20000;

  bool read_more(int patience_ms = kPatienceMs);

  int fd_ = -1;
  pid_t child_ = -1;
  bool hung_up_ = false;
  std::string screen_;
  std::size_t seen_ = 0;
};

// Skips its tests where there are no pseudo-terminals.
class WithTerminal : public testing::Test {
 protected:
  void SetUp() override;
};

}  // namespace nonet::test
