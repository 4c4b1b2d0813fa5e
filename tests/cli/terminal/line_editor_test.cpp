// Lines at a terminal: a pseudo-terminal stands in for the person's.
#include "cli/terminal/line_editor.h"

#include "support/process.h"
#include "support/support.h"
#include "support/terminal.h"

namespace nonet {
namespace {

using test::Terminal;

const std::string kPrompt = "\xCE\xBB ";
const std::string kGame = "n;116;127;174;181\n";
const std::string kUp = "\x1b[A";

class ReplTerminal : public test::WithTerminal {};

// SEED_SPEC 000 item 1
TEST_F(ReplTerminal, ReplStartsThePromptAndCtrlDEndsIt) {
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("v\n");
  ASSERT_TRUE(terminal.shows("Verbose analysis: ON"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(ReplTerminal, EarlierLinesComeBackAlsoInALaterRun) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  {
    Terminal terminal({"repl"}, state.path());
    ASSERT_TRUE(terminal.shows(kPrompt));
    EXPECT_EQ(terminal.answer("# remember me"), "# remember me\n");
    EXPECT_EQ(terminal.answer(kUp + "!"), "# remember me!\n");
    EXPECT_EQ(terminal.exit_code(), 0);
  }
  EXPECT_EQ(test::read_file(state.path() + "/nonet/history"), "# remember me\n# remember me!\n");
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.answer(kUp + kUp + " again"), "# remember me again\n");
}

TEST_F(ReplTerminal, WithoutAPlaceForTheHistoryThePromptWorksAllTheSame) {
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.write("file", "") + "/below");
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.answer("# hello"), "# hello\n");
  EXPECT_EQ(terminal.exit_code(), 0);
}

TEST_F(ReplTerminal, TabCompletesTechniques) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t xyz\t\n");
  EXPECT_TRUE(terminal.shows("Techniques: xyz-wing"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t naked-\t");
  EXPECT_TRUE(terminal.shows("naked-single     naked-pair       naked-triple"));
}

TEST_F(ReplTerminal, TheListOfTabBreaksNoWordAtTheEdge) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path(), true, {24, 40});
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t naked-\t");
  const std::string list = terminal.until_prompt();
  EXPECT_NE(list.find("\nnaked-single     naked-pair\nnaked-triple     naked-quadruple\n"),
            std::string::npos)
      << list;
}

TEST_F(ReplTerminal, OneLineThatIsPastedCanStillBeEdited) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.paste("# pasted\n");
  EXPECT_EQ(terminal.answer(" and typed"), "# pasted and typed\n");
}

TEST_F(ReplTerminal, CtrlCDropsTheLineAndNotTheGame) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type(kGame);
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("t naked-\t");
  ASSERT_TRUE(terminal.shows("naked-single"));
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("\x03");
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.answer("p").substr(0, 9), "67....41.");
  EXPECT_EQ(terminal.screen().find("Not done"), std::string::npos);
}

TEST_F(ReplTerminal, CtrlCOnAnEmptyLineEndsNothing) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  test::ScratchFolder state;
  Terminal terminal({"repl"}, state.path());
  ASSERT_TRUE(terminal.shows(kPrompt));
  terminal.type("\x03");
  ASSERT_TRUE(terminal.shows(kPrompt));
  EXPECT_EQ(terminal.answer("v"), "Verbose analysis: ON\n");
}

}  // namespace
}  // namespace nonet
