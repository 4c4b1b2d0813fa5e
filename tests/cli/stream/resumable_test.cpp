// Runs that are cut short and go on, as a person meets them. (tests/scale/killed kills them.)
#include "cli/stream/resumable.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <set>

#include "support/filter.h"

namespace nonet::test {
namespace {

namespace fs = std::filesystem;

class ResumableRun : public testing::Test {
 protected:
  // With -o out --resume state.
  Finished start(std::vector<std::string> call) const {
    call.insert(call.end(), {"-o", "out", "--resume", "state"});
    return run("nonet", call, "", folder_.path());
  }
  Finished alone(const std::vector<std::string>& call) const {
    return run("nonet", call, "", folder_.path());
  }
  // What stands in a file, or "".
  std::string in(const std::string& name) const {
    const fs::path path = fs::path(folder_.path()) / name;
    return fs::exists(path) ? read_file(path) : "";
  }
  std::set<std::string> files() const {
    std::set<std::string> names;
    for (const auto& file : fs::directory_iterator(folder_.path())) {
      names.insert(file.path().filename());
    }
    return names;
  }
  void put(const std::string& name, const std::string& text) const { folder_.write(name, text); }
  void remove(const std::string& name) const { fs::remove(fs::path(folder_.path()) / name); }

  // A run over three puzzles that stopped at the third, which can't be read, and the same file
  // mended.
  void stop_at_the_third(const std::vector<std::string>& call) const {
    put("puzzles", line(kPuzzleLine) + line(kTwoWays) + "12x\n");
    EXPECT_EQ(start(call).code, 2);
  }
  void mend() const {
    put("puzzles", line(kPuzzleLine) + line(kTwoWays) + line(kClash) + line(kHard));
  }

  ScratchFolder folder_;
};

TEST_F(ResumableRun, GoesOnBehindWhatIsRecorded) {
  for (const std::vector<std::string>& call :
       {std::vector<std::string>{"solve", "--format=1.", "puzzles"},
        {"rate", "--scale=hodoku", "--csv", "puzzles"},
        {"minimize", "puzzles"},
        {"canon", "--group", "puzzles"}}) {
    stop_at_the_third(call);
    mend();
    // As if more had been written before the end came.
    put("out", in("out") + "half a li");
    const Finished done = start(call);
    const Finished whole = alone(call);
    EXPECT_EQ(in("out"), whole.out) << call[0];
    EXPECT_EQ(done.out, "");
    EXPECT_EQ(done.code, whole.code);
    remove("out");
    remove("state");
  }
}

TEST_F(ResumableRun, ChangesNothingOnceItIsDoneAndSaysSo) {
  mend();
  const std::vector<std::string> call = {"rate", "--scale=hodoku", "puzzles"};
  const Finished first = start(call);
  const std::string state = in("state"), out = in("out");
  const Finished again = start(call);
  EXPECT_EQ(again.err, "nonet rate: out is done already, with 4 puzzles; nothing was changed\n");
  EXPECT_EQ(again.code, first.code);
  EXPECT_EQ(in("state"), state);
  EXPECT_EQ(in("out"), out);
  EXPECT_EQ(files(), (std::set<std::string>{"out", "puzzles", "state"}));
}

TEST_F(ResumableRun, RemembersThatAPuzzleCouldNotBeRead) {
  put("puzzles", line(kPuzzleLine) + "12x\n" + line(kPuzzleLine));
  const std::vector<std::string> call = {"solve", "--format=1.", "--keep-going", "puzzles"};
  EXPECT_EQ(start(call).code, 2);
  EXPECT_EQ(in("out"), alone(call).out);
  EXPECT_EQ(start(call).code, 2);
}

TEST_F(ResumableRun, TakesTheOptionsThatChangeNoAnswerAsTheyCome) {
  const std::vector<std::string> call = {"solve", "--format=1.", "puzzles"};
  stop_at_the_third(call);
  mend();
  EXPECT_EQ(start({"solve", "-j3", "--summary", "puzzles", "--format=1."}).code, 0);
  EXPECT_EQ(in("out"), alone(call).out);
}

TEST_F(ResumableRun, RefusesWhatBelongsToAnotherRun) {
  stop_at_the_third({"solve", "puzzles"});
  mend();
  const std::string state = in("state"), out = in("out");
  const std::string other =
      "nonet rate: state: belongs to another run: nonet solve --output=out "
      "puzzles\n";
  EXPECT_EQ(start({"rate", "puzzles"}).err, other);
  EXPECT_EQ(start({"solve", "--format=1.", "puzzles"}).code, 2);
  EXPECT_EQ(start({"solve", "puzzles", "puzzles"}).code, 2);
  EXPECT_EQ(start({"solve", "puzzles", "--shard=1/2"}).code, 2);
  EXPECT_EQ(in("state"), state);
  EXPECT_EQ(in("out"), out);
}

TEST_F(ResumableRun, RefusesAnotherInput) {
  stop_at_the_third({"solve", "puzzles"});
  put("puzzles", line(kPuzzleLine) + line(kHard) + line(kClash));
  const Finished done = start({"solve", "puzzles"});
  EXPECT_EQ(done.err,
            "nonet solve: state: belongs to another input; this one does not begin with the same 2 "
            "puzzles\n");
  EXPECT_EQ(done.code, 2);
  put("puzzles", line(kPuzzleLine));
  EXPECT_EQ(start({"solve", "puzzles"}).code, 2);
  mend();
  EXPECT_EQ(start({"solve", "puzzles"}).code, 0);
  put("puzzles", line(kPuzzleLine));
  EXPECT_EQ(start({"solve", "puzzles"}).err,
            "nonet solve: state: tells of a run that is done, and since then the input has "
            "changed\n");
}

TEST_F(ResumableRun, RefusesAnOutputThatIsNotWhatItWrote) {
  mend();
  put("out", "something else\n");
  EXPECT_EQ(start({"solve", "puzzles"}).err,
            "nonet solve: out: is there already, and state is not, which would tell how much of it "
            "is done; remove it to begin anew\n");
  EXPECT_EQ(in("out"), "something else\n");
  remove("out");
  stop_at_the_third({"solve", "puzzles"});
  mend();
  put("out", "short\n");
  EXPECT_EQ(start({"solve", "puzzles"}).err,
            "nonet solve: out: has 6 bytes, where state tells of 180; it is not what that run "
            "wrote\n");
  EXPECT_EQ(in("out"), "short\n");
}

TEST_F(ResumableRun, RefusesAnOutputOfTheSameLengthWithOtherBytes) {
  const std::vector<std::string> call = {"solve", "--format=1.", "puzzles"};
  std::mt19937 random(4);
  for (const bool finished : {false, true}) {
    if (finished) mend();
    finished ? void(start(call)) : stop_at_the_third(call);
    mend();
    const std::string state = in("state"), out = in("out");
    for (int i = 0; i < 20; ++i) {
      std::string other = out;
      other[random() % other.size()] ^= static_cast<char>(1 + random() % 255);
      put("out", other);
      const Finished done = start(call);
      EXPECT_EQ(done.code, 2);
      EXPECT_EQ(done.err, "nonet solve: out: " + std::string(finished ? "holds" : "begins with") +
                              " other bytes than those that state tells of; it is not what that "
                              "run wrote\n");
      EXPECT_EQ(in("out"), other);
      EXPECT_EQ(in("state"), state);
    }
    put("out", out);
    EXPECT_EQ(start(call).code, 0);
    remove("out");
    remove("state");
  }
}

TEST_F(ResumableRun, ThatIsDoneRefusesAnotherInputOfTheSameLength) {
  const std::string changed =
      "nonet solve: state: tells of a run that is done, and since then the input has changed\n";
  for (const char* shard : {"--shard=1/1", "--shard=2/3"}) {
    mend();
    const std::vector<std::string> call = {"solve", shard, "puzzles"};
    EXPECT_NE(start(call).code, 2);
    EXPECT_NE(start(call).code, 2);
    // Also behind the last puzzle of the share.
    std::string other = in("puzzles");
    const std::size_t last = other.rfind('9');
    other[last] = '8';
    put("puzzles", other);
    EXPECT_EQ(start(call).err, changed) << shard;
    EXPECT_EQ(start(call).code, 2);
    remove("out");
    remove("state");
  }
}

TEST_F(ResumableRun, ThatIsDoneRefusesOtherRulesOfAVariant) {
  const std::string variant =
      R"({"size": 4, "givens": "1...............", "rules": [{"kind": "cage", "cells": ["r1c2", "r1c3"], "sum": 5}]})"
      "\n";
  put("puzzles", variant);
  const std::vector<std::string> call = {"solve", "puzzles"};
  EXPECT_EQ(start(call).code, 1);
  EXPECT_NE(start(call).err.find("done already"), std::string::npos);
  for (const auto& [from, to] :
       {std::pair("r1c3", "r1c4"), std::pair(": 5", ": 6"), std::pair("1...", "2...")}) {
    std::string other = variant;
    other.replace(other.find(from), std::string(from).size(), to);
    put("puzzles", other);
    EXPECT_NE(start(call).err.find("the input has changed"), std::string::npos) << to;
  }
}

TEST_F(ResumableRun, ThatIsDoneRefusesAnotherPipe) {
  const std::string puzzles = line(kPuzzleLine) + line(kHard);
  auto piped = [&](const std::string& text) {
    return run("nonet", {"solve", "-o", "out", "--resume", "state"}, text, folder_.path());
  };
  EXPECT_EQ(piped(puzzles).code, 0);
  EXPECT_EQ(piped(puzzles).err,
            "nonet solve: out is done already, with 2 puzzles; nothing was changed\n");
  for (const std::string& other : {line(kHard) + line(kPuzzleLine), puzzles + line(kClash),
                                   line(kPuzzleLine), std::string()}) {
    const Finished done = piped(other);
    EXPECT_EQ(done.err,
              "nonet solve: state: tells of a run that is done, and since then the input has "
              "changed\n");
    EXPECT_EQ(done.code, 2);
  }
}

TEST_F(ResumableRun, IsDoneAlsoWhereAFileIsMissingThatWasMissingThen) {
  put("puzzles", line(kPuzzleLine));
  const std::vector<std::string> call = {"solve", "--keep-going", "puzzles", "missing"};
  EXPECT_EQ(start(call).code, 2);
  EXPECT_EQ(start(call).err,
            "nonet solve: out is done already, with 1 puzzle; nothing was changed\n");
  put("missing", line(kHard));
  EXPECT_EQ(start(call).code, 2);
  EXPECT_EQ(split(in("out")).size(), 9U);
}

TEST_F(ResumableRun, TouchesNoFileOfAnotherName) {
  mend();
  // Names that a temporary file might have.
  put("precious", "precious\n");
  put("state.tmp", "precious\n");
  fs::create_symlink("precious", fs::path(folder_.path()) / "state.new");
  fs::rename(fs::path(folder_.path()) / "puzzles", fs::path(folder_.path()) / "out.new");
  const std::string puzzles = in("out.new");
  EXPECT_EQ(start({"solve", "out.new"}).code, 0);
  EXPECT_EQ(in("out"), alone({"solve", "out.new"}).out);
  EXPECT_EQ(in("precious"), "precious\n");
  EXPECT_EQ(in("state.tmp"), "precious\n");
  EXPECT_EQ(in("out.new"), puzzles);
  EXPECT_TRUE(fs::is_symlink(fs::path(folder_.path()) / "state.new"));
  // An output that is called as a temporary file of the state might be.
  const Finished done = alone({"solve", "out.new", "-o", "s.new", "--resume", "s"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_EQ(in("s.new"), in("out"));
}

// By links of both kinds and by another way to the folder.
TEST_F(ResumableRun, RefusesFilesThatAreOneByWhateverName) {
  const fs::path folder = folder_.path();
  mend();
  const std::string puzzles = in("puzzles");
  fs::create_hard_link(folder / "puzzles", folder / "hard");
  fs::create_symlink("puzzles", folder / "soft");
  fs::create_directory(folder / "sub");
  for (const std::string name : {"puzzles", "hard", "soft", "./puzzles", "sub/../puzzles"}) {
    const std::string same = name + ": is to be read, so it can't be written as well\n";
    EXPECT_EQ(alone({"solve", "puzzles", "-o", name}).err, "nonet solve: " + same);
    EXPECT_EQ(alone({"solve", "puzzles", "-o", name, "--resume=state"}).err,
              "nonet solve: " + same);
    EXPECT_EQ(alone({"solve", "puzzles", "-o", "out", "--resume", name}).err,
              "nonet solve: " + name + ": is to be read, so it can't keep the state as well\n");
    EXPECT_EQ(
        run_shell("nonet solve -o " + name + " < puzzles; nonet solve - >> " + name + " < puzzles",
                  folder_.path())
            .out,
        "nonet solve: " + same +
            "nonet solve: standard output: is to be read, so it can't be written as well\n");
    EXPECT_EQ(in("puzzles"), puzzles) << name;
  }
  EXPECT_EQ(alone({"solve", "puzzles", "-o", "one", "--resume", "./one"}).err,
            "nonet solve: ./one: is the output; the state needs a file of its own\n");
  EXPECT_EQ(files(), (std::set<std::string>{"hard", "puzzles", "soft", "sub"}));
  put("pattern", std::string(81, 'x'));
  EXPECT_EQ(alone({"generate", "--pattern=pattern", "-o", "pattern"}).code, 2);
  EXPECT_EQ(in("pattern"), std::string(81, 'x'));
}

TEST_F(ResumableRun, RefusesAStateThatIsNoFile) {
  mend();
  ASSERT_EQ(::mkfifo((folder_.path() + "/pipe").c_str(), 0600), 0);
  for (const std::string& name :
       {std::string("pipe"), std::string("."), std::string("/dev/null")}) {
    const Finished done = alone({"solve", "puzzles", "-o", "out", "--resume", name});
    EXPECT_EQ(done.err, "nonet solve: " + name + ": is no file that could keep a state\n");
    EXPECT_EQ(done.code, 2);
  }
  EXPECT_EQ(files(), (std::set<std::string>{"pipe", "puzzles"}));
}

TEST_F(ResumableRun, RefusesAStateThatIsNone) {
  mend();
  ASSERT_EQ(start({"solve", "puzzles"}).code, 0);
  const std::string state = in("state");
  for (const std::string& spoilt :
       {std::string(), state.substr(0, 40), state + "x", std::string("\0\xff", 2)}) {
    put("state", spoilt);
    const Finished done = start({"solve", "puzzles"});
    EXPECT_EQ(done.err, "nonet solve: state: is no record of a run, or it was damaged\n");
    EXPECT_EQ(done.code, 2);
  }
}

TEST_F(ResumableRun, RefusesAStateOfAnotherVersion) {
  stop_at_the_third({"solve", "puzzles"});
  auto state = cli::read_run_state(in("state"));
  ASSERT_TRUE(state);
  const std::string now = state->version;
  state->version = "0.0.1";
  put("state", to_text(*state));
  EXPECT_EQ(start({"solve", "puzzles"}).err,
            "nonet solve: state: was written by nonet 0.0.1, and this is nonet " + now +
                "; go on with that one, or begin anew with other files\n");
}

TEST_F(ResumableRun, IsAloneAtItsOutput) {
  mend();
  put("out", "");
  const int fd = ::open((folder_.path() + "/out").c_str(), O_WRONLY | O_CLOEXEC);
  ASSERT_EQ(::flock(fd, LOCK_EX), 0);
  EXPECT_EQ(start({"solve", "puzzles"}).err, "nonet solve: out: is being written by another run\n");
  ::close(fd);
  EXPECT_EQ(start({"solve", "puzzles"}).code, 0);
}

TEST_F(ResumableRun, KeepsTheSeedThatItChose) {
  const std::vector<std::string> call = {"generate", "-n", "40", "--level=hard"};
  std::vector<std::string> shell = {"timeout", "-s", "INT", "0.1", "nonet"};
  std::string typed;
  for (const std::string& word : shell) typed += word + " ";
  for (const std::string& word : call) typed += word + " ";
  run_shell(typed + "-o out --resume state", folder_.path());
  const Finished done = start(call);
  EXPECT_EQ(done.code, 0);
  auto state = cli::read_run_state(in("state"));
  ASSERT_TRUE(state);
  EXPECT_EQ(
      in("out"),
      alone({"generate", "-n", "40", "--level=hard", "--seed=" + std::to_string(state->seed)}).out);
  EXPECT_EQ(start(call).err,
            "nonet generate: out is done already, with 40 puzzles; nothing was changed\n");
}

TEST_F(ResumableRun, KnowsThePatternAgain) {
  std::string pattern(81, 'x');
  put("pattern", pattern);
  const std::vector<std::string> call = {"generate", "--pattern=pattern", "--seed=1"};
  EXPECT_EQ(start(call).code, 0);
  pattern[0] = '.';
  put("pattern", pattern);
  const Finished done = start(call);
  EXPECT_EQ(done.code, 2);
  EXPECT_NE(done.err.find("belongs to another run"), std::string::npos) << done.err;
}

TEST_F(ResumableRun, NeedsAnOutputThatCanBeCut) {
  mend();
  EXPECT_EQ(alone({"solve", "puzzles", "--resume=state"}).err,
            "nonet solve: --resume goes with -o FILE, which it cuts back to what is recorded\n");
  EXPECT_EQ(alone({"solve", "puzzles", "-o", "/dev/null", "--resume=state"}).err,
            "nonet solve: /dev/null: is no file that can be cut back and written on\n");
}

}  // namespace
}  // namespace nonet::test
