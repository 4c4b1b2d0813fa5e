// What a terminal may be taken for where its own name is not known.
#include "cli/game/terminal_names.h"

#include <gtest/gtest.h>

namespace nonet::cli::game {
namespace {

using Names = std::vector<std::string>;

TEST(TerminalNames, ATerminalIsFirstWhatItSays) {
  EXPECT_EQ(names_to_try("linux"), Names{"linux"});
  EXPECT_EQ(names_to_try("xterm-kitty"), (Names{"xterm-kitty", "xterm-256color", "xterm"}));
  EXPECT_EQ(names_to_try("tmux-256color"), (Names{"tmux-256color", "screen-256color", "screen"}));
  EXPECT_EQ(names_to_try("foo"), Names{"foo"});
}

TEST(TerminalNames, WhereNoneIsKnownOneSentenceSaysWhy) {
  EXPECT_EQ(no_screen_text("foo"), "the terminal 'foo' is not known here (TERM=xterm may do)");
  EXPECT_EQ(no_screen_text("dumb"), "the terminal 'dumb' can't show a full screen");
  EXPECT_EQ(no_screen_text(""), "TERM does not say what kind of terminal this is");
  EXPECT_EQ(no_screen_text("a\033[2J").find('\033'), std::string::npos);
}

}  // namespace
}  // namespace nonet::cli::game
