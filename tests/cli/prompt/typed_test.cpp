#include "cli/prompt/typed.h"

#include <algorithm>

#include "support/support.h"

namespace nonet::cli {
namespace {

using Kind = Typed::Kind;

TEST(Typed, AWordInFullIsItsLetterOrSign) {
  const std::vector<std::pair<std::string, Kind>> same = {
      {"r", Kind::kRun},       {"run", Kind::kRun},         {"R", Kind::kRun},
      {"s", Kind::kSingles},   {"singles", Kind::kSingles}, {">", Kind::kForward},
      {".", Kind::kForward},   {"step", Kind::kForward},    {"next", Kind::kForward},
      {"<", Kind::kBack},      {",", Kind::kBack},          {"undo", Kind::kBack},
      {"!", Kind::kReset},     {"reset", Kind::kReset},     {"Reset", Kind::kReset},
      {"?", Kind::kHint},      {"??", Kind::kHint},         {"hint", Kind::kHint},
      {"p", Kind::kPrint},     {"a", Kind::kSteps},         {"l", Kind::kLists},
      {"b", Kind::kBoard},     {"v", Kind::kVerbose},       {"h", Kind::kHelp},
      {"help", Kind::kHelp},   {" q ", Kind::kQuit},        {"quit", Kind::kQuit},
      {"exit", Kind::kQuit},   {"t", Kind::kTechniques},    {"check", Kind::kCheck},
      {" \t\r", Kind::kBlank}, {"# r", Kind::kComment}};
  for (const auto& [line, kind] : same) EXPECT_EQ(typed(line).kind, kind) << line;
}

TEST(Typed, WhatFollowsALetterIsNeverIgnored) {
  EXPECT_EQ(typed("rest").text, "There is no command 'rest' (did you mean 'restart'?).");
  EXPECT_EQ(typed("rseet").text, "There is no command 'rseet' (did you mean 'reset'?).");
  EXPECT_EQ(typed("hnit").text, "There is no command 'hnit' (did you mean 'hint'?).");
  EXPECT_EQ(typed("rx").kind, Kind::kUnknown);
  EXPECT_EQ(typed("vv").kind, Kind::kUnknown);
  EXPECT_EQ(typed("?x").kind, Kind::kUnknown);
  EXPECT_EQ(typed("r now").text, "Not done: nothing comes after r, and here is 'now'.");
  EXPECT_EQ(typed("undo 3").text, "Not done: nothing comes after undo, and here is '3'.");
}

// SEED_SPEC 000 item 2
TEST(Typed, BehindTheSignsOfTheDocumentTheRestIsIgnoredAsThere) {
  for (const char* line : {">>", "> x", ". x", " > > x"}) {
    EXPECT_EQ(typed(line).kind, Kind::kForward) << line;
  }
  for (const char* line : {"<<", ", x"}) EXPECT_EQ(typed(line).kind, Kind::kBack) << line;
  EXPECT_EQ(typed("!!").kind, Kind::kReset);
}

TEST(Typed, WordsBehindTheSignsAreNoCommand) {
  EXPECT_EQ(typed("> Bob").text, "There is no command '> Bob'.");
  for (const char* line :
       {"> thanks!", "> > Alice wrote:", "</opensudoku>", ", and so on", "!important"}) {
    EXPECT_EQ(typed(line).kind, Kind::kUnknown) << line;
  }
}

TEST(Typed, MovesByHandAreWrittenInTwoWays) {
  const Candidate two{cell_at(2, 4), Digit::from_number(2)};
  for (const char* line : {"r3c5=2", " R3C5 = 2", "=352", "= 3 5 2"}) {
    ASSERT_EQ(typed(line).kind, Kind::kMove) << line;
    EXPECT_EQ(typed(line).move, (HandMove{two, false})) << line;
  }
  for (const char* line : {"r3c5-2", "r3c5<>2", "r3c5 <> 2", "x352", "X 3 5 2"}) {
    ASSERT_EQ(typed(line).kind, Kind::kMove) << line;
    EXPECT_EQ(typed(line).move, (HandMove{two, true})) << line;
  }
  EXPECT_EQ(typed("r3c5").text,
            "Not done: a move reads r3c5=2 to place a digit, or r3c5-2 to strike a candidate.");
}

TEST(Typed, AfterNComesABoardOrAFile) {
  const std::string cells = "12345678" + std::string(73, '.');
  for (const std::string& line : {"n." + cells, "n " + cells, "n" + cells, "new " + cells}) {
    ASSERT_EQ(typed(line).kind, Kind::kNew) << line;
    EXPECT_EQ(typed(line).puzzle->givens.count(), 8) << line;
  }
  EXPECT_EQ(typed("n;111;222").puzzle->givens.count(), 2);
  for (const char* line : {"n game.txt", "n ./game.txt", "n ../game.txt", "new a b.txt", "n /x"}) {
    EXPECT_EQ(typed(line).kind, Kind::kOpen) << line;
  }
  EXPECT_EQ(typed("new a b.txt").text, "a b.txt");
  EXPECT_EQ(typed("n ./game.txt").text, "./game.txt");
  EXPECT_EQ(typed("n").text,
            "Not loaded: after n comes '.' and 81 cells, ';' and rcv entries, or the name of a "
            "file.");
  EXPECT_EQ(typed("w").text, "Not saved: after w comes the name of a file.");
  EXPECT_EQ(typed("w a.txt").kind, Kind::kSave);
  EXPECT_EQ(typed("N x").kind, Kind::kUnknown);
}

TEST(Typed, TechniquesMayStandRightBehindTheirLetter) {
  EXPECT_EQ(typed("tclassic").kind, Kind::kTechniques);
  EXPECT_EQ(typed("tXY-Wing").text, "XY-Wing");
  EXPECT_EQ(typed("t nonsense").kind, Kind::kTechniques) << "the choice says what is wrong with it";
  EXPECT_EQ(typed("tnonsense").kind, Kind::kUnknown);
}

TEST(Typed, WhateverIsTypedIsQuotedVisiblyAndShort) {
  const Typed evil = typed("\x1b[31m" + std::string(5000, 'z'));
  EXPECT_EQ(evil.kind, Kind::kUnknown);
  EXPECT_EQ(evil.text.find('\x1b'), std::string::npos);
  EXPECT_LT(evil.text.size(), 200U);
}

}  // namespace
}  // namespace nonet::cli
