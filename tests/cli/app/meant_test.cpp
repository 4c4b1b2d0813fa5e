// nonet PUZZLE, nonet FILE: what a call without a command does.
#include "cli/app/meant.h"

#include "support/filter.h"

namespace nonet::test {
namespace {

const std::string kTold = "This puzzle has one solution.\n";

TEST(Meant, OnePuzzleIsExplained) {
  ScratchFolder folder;
  folder.write("one.txt", "# a title\n\n" + line(kPuzzleLine));
  folder.write("grid.txt", kPuzzle);
  for (const std::string& argument : {std::string(kPuzzleLine), std::string(kPuzzle),
                                      std::string("one.txt"), std::string("grid.txt")}) {
    Finished done = run("nonet", {argument}, "", folder.path());
    EXPECT_EQ(done.out.substr(0, kTold.size()), kTold) << argument;
    EXPECT_NE(done.out.find(solved(kPuzzleLine, "line")), std::string::npos) << argument;
    EXPECT_EQ(done.err, "");
    EXPECT_EQ(done.code, 0);
  }
}

TEST(Meant, ManyPuzzlesAreSolved) {
  ScratchFolder folder;
  folder.write("two", line(kPuzzleLine) + line(kHard));
  Finished two = run("nonet", {"two"}, "", folder.path());
  EXPECT_EQ(two.out, solved(kPuzzleLine) + solved(kHard));
  EXPECT_EQ(run("nonet", {kPuzzleLine, kHard}).out, two.out);
  EXPECT_EQ(run("nonet", {"-"}, line(kPuzzleLine)).out, solved(kPuzzleLine));
}

TEST(Meant, AnOptionThatOnlyOneCommandHasDecides) {
  ScratchFolder folder;
  folder.write("two", line(kPuzzleLine) + line(kHard));
  EXPECT_EQ(run("nonet", {kPuzzleLine, "--count"}).out, "1\n");
  EXPECT_EQ(run("nonet", {"--format=1.", kPuzzleLine}).out, solved(kPuzzleLine, "line"));
  EXPECT_EQ(run("nonet", {"two", "--count"}, "", folder.path()).out, "1\n1\n");
  EXPECT_EQ(run("nonet", {"--notation", kPuzzleLine}).out.substr(0, kTold.size()), kTold);
  EXPECT_EQ(run("nonet", {kPuzzleLine, "--notation"}).out.substr(0, kTold.size()), kTold);
  // With options first it is the filter.
  EXPECT_EQ(run("nonet", {"--read=line", kPuzzleLine}).out, solved(kPuzzleLine));
}

TEST(Meant, APipeIsNotLookedInto) {
  ScratchFolder folder;
  Finished done = run_shell("nonet <(echo " + std::string(kPuzzleLine) + ")", folder.path());
  EXPECT_EQ(done.out, solved(kPuzzleLine));
}

TEST(Meant, WhatIsNeitherCommandNorFileIsAnsweredWithTheCommandItResembles) {
  ScratchFolder folder;
  auto said = [&](const std::vector<std::string>& arguments) {
    Finished done = run("nonet", arguments, "", folder.path());
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.out, "");
    return done.err;
  };
  EXPECT_EQ(said({"slove"}),
            "nonet: there is no command 'slove' (did you mean 'solve'?); see 'nonet --help'\n");
  EXPECT_EQ(said({"help", "hnit"}),
            "nonet: there is no command 'hnit' (did you mean 'hint'?); see 'nonet --help'\n");
  EXPECT_EQ(said({"frobnicate"}), "nonet: there is no command 'frobnicate'; see 'nonet --help'\n");
  folder.write("puzzles.txt", line(kPuzzleLine));
  EXPECT_EQ(said({"puzles.txt"}),
            "nonet solve: puzles.txt: No such file or directory (did you mean 'puzzles.txt'?)\n");
  folder.write("folder/x", "");
  EXPECT_EQ(said({"folder"}),
            "nonet solve: folder: is a directory; give the files in it, as folder/*\n");
}

TEST(Meant, ACommandComesBeforeAFileOfItsName) {
  ScratchFolder folder;
  folder.write("techniques", line(kPuzzleLine));
  EXPECT_EQ(run("nonet", {"techniques"}, "", folder.path()).out.substr(0, 10), "full-house");
}

}  // namespace
}  // namespace nonet::test
