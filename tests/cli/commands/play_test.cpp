// play and practice as they are called; whole games are played in tests/cli/game.
#include "support/process.h"
#include "support/support.h"
#include "support/terminal.h"

namespace nonet {
namespace {

TEST(PlayCommand, WithoutATerminalItSaysSo) {
  for (const std::string command : {"play", "practice"}) {
    const auto done = test::run("nonet", {command, command == "play" ? "--daily" : "x-wing"});
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.err, "nonet " + command +
                            ": a game needs a terminal; 'nonet repl' takes commands from a file or "
                            "a pipe\n");
  }
}

TEST(PlayCommand, WhatCannotBePlayedIsRefusedWithASentence) {
  const auto said = [](const std::vector<std::string>& arguments) {
    return test::run("nonet", arguments).err;
  };
  EXPECT_NE(said({"play", "--level=hard", "--daily"}).find("one of them"), std::string::npos);
  EXPECT_NE(said({"play", "--seed=x", "--level=hard"}).find("--seed takes a number"),
            std::string::npos);
  EXPECT_NE(said({"practice", "x-wign"}).find("did you mean 'x-wing'?"), std::string::npos)
      << said({"practice", "x-wign"});
  EXPECT_NE(said({"practice"}).find("which technique?"), std::string::npos);
  EXPECT_NE(said({"play", "55" + std::string(79, '.')}).find("5 stands twice in row 1"),
            std::string::npos);
  // Of puzzles with rules of their own those are played of which steps are told.
  EXPECT_NE(said({"play", "--variant=killr"}).find("killr"), std::string::npos);
  EXPECT_NE(said({"play", "--size=16"}).find("up to 9 by 9 cells"), std::string::npos);
  EXPECT_NE(said({"play", R"({"size": 16, "rules": [{"kind": "diagonals", "which": "both"}]})"})
                .find("up to 9 by 9"),
            std::string::npos);
  EXPECT_NE(said({"play", R"({"size": 4, "givens": "11..............", "rules": []})"})
                .find("1 stands twice in row 1"),
            std::string::npos);
}

class PlayTerminal : public test::WithTerminal {};

TEST_F(PlayTerminal, PlainNonetOpensTheStartScreenAndQEndsIt) {
  test::ScratchFolder state;
  test::Terminal terminal({}, state.path());
  ASSERT_TRUE(terminal.shows("Puzzle of the day"));
  terminal.type("q");
  // The screen that was there before comes back.
  EXPECT_TRUE(terminal.shows("\x1b[?1049l"));
  EXPECT_EQ(terminal.exit_code(), 0);
}

}  // namespace
}  // namespace nonet
