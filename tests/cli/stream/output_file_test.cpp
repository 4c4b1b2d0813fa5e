// The file of -o where there is no state: replaced as a whole, and only by answers.
#include "cli/stream/output_file.h"

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <set>

#include "support/filter.h"

namespace nonet::test {
namespace {

namespace fs = std::filesystem;

class Output : public testing::Test {
 protected:
  Output() {
    put("puzzles", line(kPuzzleLine) + line(kHard));
    put("out", "precious\n");
  }

  Finished call(const std::vector<std::string>& words, const std::string& input = "") const {
    return run("nonet", words, input, folder_.path());
  }
  std::string in(const std::string& name) const { return read_file(folder_.path() + "/" + name); }
  std::string put(const std::string& name, const std::string& text) const {
    return folder_.write(name, text);
  }
  fs::path at(const std::string& name) const { return fs::path(folder_.path()) / name; }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()));
  }

  ScratchFolder folder_;
};

TEST_F(Output, IsWrittenAnewAndHoldsWhatStandardOutputWould) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"solve", "--format=1.", "puzzles"},
        {"rate", "--csv", "puzzles"},
        {"canon", "puzzles"},
        {"generate", "-n", "3", "--seed=1", "--csv"}}) {
    put("out", std::string(1000, '.'));
    std::vector<std::string> there = words;
    there.insert(there.end(), {"-o", "out"});
    const Finished done = call(there);
    EXPECT_EQ(done.out, "");
    EXPECT_EQ(in("out"), call(words).out) << words[0];
  }
  EXPECT_EQ(files(), 2U);
}

TEST_F(Output, StaysAsItWasWhereThereIsNothingToWrite) {
  put("bad", "12x\n" + line(kPuzzleLine));
  put("empty", "");
  for (const char* input : {"nonexist.txt", "bad", "empty"}) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"solve"}, {"rate", "--csv"}, {"minimize"}, {"canon"}}) {
      std::vector<std::string> there = words;
      there.insert(there.end(), {input, "-o", "out"});
      EXPECT_NE(call(there).code, 0);
      EXPECT_EQ(in("out"), "precious\n") << words[0] << " " << input;
      there.back() = "fresh";
      call(there);
      EXPECT_FALSE(fs::exists(at("fresh"))) << words[0] << " " << input;
    }
  }
}

TEST_F(Output, IsEmptyWhereThatIsTheAnswer) {
  EXPECT_EQ(call({"rate", "--min=11", "puzzles", "-o", "out"}).out, "");
  EXPECT_EQ(in("out"), "");
  EXPECT_EQ(call({"solve", "--shard=3/3", "puzzles", "-o", "part"}).out, "");
  EXPECT_TRUE(fs::exists(at("part")));
}

TEST_F(Output, KeepsWhatWasAnsweredBeforeAPuzzleThatCannotBeRead) {
  put("bad", line(kPuzzleLine) + "12x\n");
  EXPECT_EQ(call({"solve", "--format=1.", "bad", "-o", "out"}).code, 2);
  EXPECT_EQ(in("out"), solved(kPuzzleLine, "line"));
}

TEST_F(Output, KeepsItsPermissionsAndTheLinkThatLeadsToIt) {
  fs::permissions(at("out"), fs::perms(0640));
  fs::create_symlink("out", at("link"));
  fs::create_symlink("made", at("dangling"));
  const std::string answers = call({"solve", "puzzles"}).out;
  EXPECT_EQ(call({"solve", "puzzles", "-o", "link"}).code, 0);
  EXPECT_TRUE(fs::is_symlink(at("link")));
  EXPECT_EQ(in("out"), answers);
  EXPECT_EQ(fs::status(at("out")).permissions(), fs::perms(0640));
  EXPECT_EQ(call({"solve", "puzzles", "-o", "dangling"}).code, 0);
  EXPECT_TRUE(fs::is_symlink(at("dangling")));
  EXPECT_EQ(in("made"), answers);
}

// Whoever has the old file open, as a program that reads it, keeps it.
TEST_F(Output, IsAnotherFileThanTheOneItReplaces) {
  std::ifstream old(at("out"));
  EXPECT_EQ(call({"solve", "puzzles", "-o", "out"}).code, 0);
  std::string text;
  EXPECT_TRUE(std::getline(old, text));
  EXPECT_EQ(text, "precious");
}

TEST_F(Output, MayBeAnythingThatCanBeWrittenTo) {
  const std::string answers = call({"solve", "puzzles"}).out;
  EXPECT_EQ(call({"solve", "puzzles", "-o", "/dev/stdout"}).out, answers);
  EXPECT_EQ(call({"solve", "puzzles", "-o", "/dev/null"}).code, 0);
  EXPECT_EQ(
      run_shell("(echo first; nonet solve puzzles -o /dev/stdout) > both; cat both", folder_.path())
          .out,
      "first\n" + answers);
  EXPECT_EQ(
      run_shell("mkfifo pipe; cat pipe & nonet solve puzzles -o pipe; wait", folder_.path()).out,
      answers);
  EXPECT_EQ(run_shell("nonet solve puzzles -o >(cat); sleep 0.1", folder_.path()).out, answers);
}

TEST_F(Output, SaysWhyItCannotBeWritten) {
  EXPECT_EQ(call({"solve", "puzzles", "-o", "no/folder"}).err,
            "nonet solve: no/folder: cannot be written: No such file or directory\n");
  EXPECT_EQ(call({"solve", "puzzles", "-o", "."}).err,
            "nonet solve: .: cannot be written: Is a directory\n");
  if (::access("/dev/full", W_OK) != 0) return;
  const Finished full = call({"solve", "puzzles", "-o", "/dev/full"});
  EXPECT_EQ(full.code, 2);
  EXPECT_NE(full.err.find("/dev/full: cannot be written: No space left on device\n"),
            std::string::npos)
      << full.err;
}

TEST_F(Output, OfARunThatWritesItIsRefusedToAnother) {
  // The first run waits for its input with one answer written.
  const std::string line_for_shell =
      "mkfifo slow; nonet solve --format=1. slow -o " + std::string("shared") +
      " & exec 3> slow; head -n 1 puzzles >&3; until [ -s shared ]; do sleep 0.02; done; "
      "nonet solve puzzles -o shared; echo $?; "
      "nonet solve puzzles -o shared --resume state; echo $?; "
      "tail -n 1 puzzles >&3; exec 3>&-; wait; cat shared";
  const std::string taken = "nonet solve: shared: is being written by another run\n2\n";
  EXPECT_EQ(run_shell(line_for_shell, folder_.path()).out,
            taken + taken + solved(kPuzzleLine, "line") + solved(kHard, "line"));
}

// Both begin when there is no file yet; the second has something to write only when the first has
// made it.
TEST_F(Output, ThatTwoRunsWouldMakeIsMadeByOne) {
  const std::string line_for_shell =
      "mkfifo one two; nonet solve --format=1. one -o made & first=$!; exec 3> one; "
      "nonet solve --format=1. two -o made & second=$!; exec 4> two; sleep 0.2; "
      "head -n 1 puzzles >&3; until [ -s made ]; do sleep 0.02; done; cat puzzles >&4; exec 4>&-; "
      "wait $second; echo $?; exec 3>&-; wait $first; echo $?; cat made";
  EXPECT_EQ(
      run_shell(line_for_shell, folder_.path()).out,
      "nonet solve: made: is being written by another run\n2\n0\n" + solved(kPuzzleLine, "line"));
}

TEST_F(Output, ThatSomebodyElseChangesMeanwhileEndsTheRunWithASentence) {
  struct {
    const char* what;
    const char* said;
  } changes[] = {{": > cut",
                  "cut: was changed by somebody else during the run: it has 82 bytes, and 164 were "
                  "written"},
                 {"echo more >> cut",
                  "cut: was changed by somebody else during the run: it has 169 bytes, "
                  "and 164 were written"},
                 {"rm cut", "cut: was moved, removed or replaced by somebody else during the run"},
                 {"mv cut elsewhere; touch cut",
                  "cut: was moved, removed or replaced by somebody else during the run"}};
  for (const char* resume : {"", " --resume state"}) {
    for (const auto& change : changes) {
      const std::string line_for_shell =
          "mkfifo slow; nonet solve --format=1. slow -o cut" + std::string(resume) +
          " & run=$!; exec 3> slow; head -n 1 puzzles >&3; until [ -s cut ]; do sleep 0.02; "
          "done; " +
          change.what +
          "; tail -n 1 puzzles >&3; exec 3>&-; wait $run; echo $?; rm -f slow cut state";
      EXPECT_EQ(run_shell(line_for_shell, folder_.path()).out,
                "nonet solve: " + std::string(change.said) + "\n2\n")
          << change.what << resume;
    }
  }
}

}  // namespace
}  // namespace nonet::test
