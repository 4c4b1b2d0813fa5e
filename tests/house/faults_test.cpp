// The fault matrix: every command meets every fault it can meet. Whatever comes, the program ends
// by itself with exit 2 (1 where the answer is "no"), says one sentence on standard error, writes
// nothing half, and stays small.
#include <unistd.h>

#include <algorithm>
#include <functional>

#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string as_grid(std::string line) {
  std::string grid;
  for (std::size_t row = 0; row < 9 && row * 9 < line.size(); ++row)
    grid += line.substr(row * 9, 9) + "\n";
  return grid;
}

std::string as_json(const std::string& line) {
  std::string json = "[";
  for (std::size_t row = 0; row < 9; ++row)
    json += (row == 0 ? "\"" : ", \"") + line.substr(row * 9, 9) + "\"";
  return json + "]\n";
}

std::string as_path(const std::string& line) {
  return "{\"puzzle\": \"" + line + "\", \"steps\": []}\n";
}

// What a naked single is expected to do in the middle of the puzzle.
std::string as_library_line(const std::string& line) {
  return ":0003:5:" + line + "::" + ":555:\n";
}

// How a command takes a puzzle, and in which writing.
struct Door {
  std::string name;
  std::vector<std::string> arguments;               // a file's name is added
  std::function<std::string(std::string)> writing;  // of 81 characters
};

const std::vector<Door>& doors() {
  static const std::vector<Door> all = {
      {"solve", {"solve"}, [](std::string p) { return p + "\n"; }},
      {"solve as a grid", {"solve"}, as_grid},
      {"solve as JSON", {"solve"}, as_json},
      {"solve, counting", {"solve", "--count=1000"}, [](std::string p) { return p + "\n"; }},
      {"solve, listing",
       {"solve", "--enumerate", "--limit=1000"},
       [](std::string p) { return p + "\n"; }},
      {"solve with threads", {"solve", "-j3"}, [](std::string p) { return p + "\n"; }},
      {"solve, telling", {"solve", "--verbose"}, [](std::string p) { return p + "\n"; }},
      {"explain", {"explain"}, [](std::string p) { return p + "\n"; }},
      {"explain to JSON", {"explain", "--json"}, as_grid},
      {"hint", {"hint"}, [](std::string p) { return p + "\n"; }},
      {"hint, all rungs, to JSON", {"hint", "--rung=5", "--json"}, as_grid},
      {"steps", {"steps"}, [](std::string p) { return p + "\n"; }},
      {"steps to JSON", {"steps", "--json"}, as_grid},
      {"propagate", {"propagate"}, as_grid},
      {"mark", {"mark"}, as_json},
      {"prove", {"prove"}, as_path},
      {"rate", {"rate"}, [](std::string p) { return p + "\n"; }},
      {"rate as a grid, with threads", {"rate", "-j3"}, as_grid},
      {"rate to JSON", {"rate", "--json"}, as_json},
      {"verify", {"verify"}, as_library_line},
  };
  return all;
}

// One line, with a full sentence's worth of text, naming the command.
void expect_one_sentence(const Finished& done, const std::string& door) {
  EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << door << ": " << done.err;
  EXPECT_GT(done.err.size(), 20U) << door;
  EXPECT_EQ(done.err.substr(0, 6), "nonet ") << door << ": " << done.err;
}

TEST(Faults, ATextThatIsNoPuzzleIsOneSentenceWithItsPlaceAndExitTwo) {
  std::string letter = kPuzzle;
  letter[12] = 'x';
  std::string nul = kPuzzle;
  nul[12] = '\0';
  std::string bell = kPuzzle;
  bell[12] = '\a';
  std::string wide = kPuzzle.substr(0, 12) + "\xC3\xA9" + kPuzzle.substr(13);
  std::string broken = kPuzzle.substr(0, 12) + "\xFF" + kPuzzle.substr(13);
  struct {
    const char* name;
    std::string puzzle;
  } faults[] = {{"a letter", letter},      {"a NUL", nul},
                {"a bell", bell},          {"two bytes", wide},
                {"a broken byte", broken}, {"too short", kPuzzle.substr(0, 75)}};
  ScratchFolder folder;
  for (const Door& door : doors()) {
    for (const auto& fault : faults) {
      // Rows of blanks are rows for propagate; a short text only lacks rows there.
      std::vector<std::string> arguments = door.arguments;
      arguments.push_back(folder.write("puzzle.json", door.writing(fault.puzzle)));
      Finished done = run("nonet", arguments);
      const std::string what = door.name + ", " + fault.name;
      if (done.code != 2 && door.name == "propagate" && std::string(fault.name) == "too short")
        continue;
      EXPECT_EQ(done.code, 2) << what << ": " << done.out << done.err;
      expect_one_sentence(done, what);
      EXPECT_NE(done.err.find("puzzle.json"), std::string::npos) << what << ": " << done.err;
      EXPECT_NE(done.err.find("line "), std::string::npos) << what << ": " << done.err;
      EXPECT_EQ(done.out, "") << what;
    }
  }
}

TEST(Faults, AByteOrderMarkAndCarriageReturnsAreNone) {
  ScratchFolder folder;
  for (const Door& door : doors()) {
    if (door.name == "prove" || door.name == "mark") continue;  // JSON begins with its value
    std::string text = door.writing(kPuzzle);
    std::string crlf = "\xEF\xBB\xBF";
    for (char ch : text) crlf += ch == '\n' ? "\r\n" : std::string(1, ch);
    std::vector<std::string> plain = door.arguments;
    std::vector<std::string> marked = door.arguments;
    plain.push_back(folder.write("plain.json", text));
    marked.push_back(folder.write("marked.json", crlf));
    EXPECT_EQ(run("nonet", marked).out, run("nonet", plain).out) << door.name;
  }
}

TEST(Faults, PuzzlesWithoutOneSolutionAreAnsweredWithNo) {
  const std::string twice = "55" + kPuzzle.substr(2);
  std::string no_place = std::string(81, '.');
  no_place.replace(0, 8, "12345678");
  no_place[17] = '9';
  const std::string empty(81, '.');
  ScratchFolder folder;
  for (const Door& door : doors()) {
    if (door.name == "prove") continue;
    for (const std::string& puzzle : {twice, no_place, empty}) {
      std::vector<std::string> arguments = door.arguments;
      arguments.push_back(folder.write("puzzle.json", door.writing(puzzle)));
      Finished done = run("nonet", arguments);
      EXPECT_EQ(done.code, 1) << door.name << " " << puzzle << done.err;
    }
  }
}

TEST(Faults, FilesThatCannotBeReadAreOneSentenceAndExitTwo) {
  ScratchFolder folder;
  const std::string empty_file = folder.write("empty.json", "");
  for (const Door& door : doors()) {
    for (const std::string& name : {folder.path() + "/missing.json", folder.path()}) {
      std::vector<std::string> arguments = door.arguments;
      arguments.push_back(name);
      Finished done = run("nonet", arguments);
      EXPECT_EQ(done.code, 2) << door.name << " " << name;
      expect_one_sentence(done, door.name + " " + name);
      EXPECT_NE(done.err.find(name), std::string::npos) << done.err;
    }
    std::vector<std::string> arguments = door.arguments;
    arguments.push_back(empty_file);
    Finished done = run("nonet", arguments);
    // No puzzle is no mistake, only nothing solved; a file of JSON has to hold something.
    const bool json = door.arguments.front() == "mark" || door.arguments.front() == "prove";
    EXPECT_EQ(done.code, json ? 2 : 1) << door.name;
    if (door.name != "verify") expect_one_sentence(done, door.name + " with an empty file");
  }
}

TEST(Faults, AStandardInputThatCannotBeReadIsOneSentenceAndExitTwo) {
  ScratchFolder folder;
  for (const char* command : {"solve", "explain", "hint", "steps", "convert", "prove", "propagate",
                              "repl", "rate", "verify", ""}) {
    for (const char* input : {"< .", "<&-"}) {
      Finished done = run_shell("nonet " + std::string(command) + " " + input + "; echo exit $?",
                                folder.path());
      EXPECT_TRUE(done.out.ends_with("exit 2\n")) << command << input << done.out;
      EXPECT_NE(done.out.find("standard input: is "), std::string::npos)
          << command << input << done.out;
      EXPECT_EQ(std::count(done.out.begin(), done.out.end(), '\n'), 2)
          << command << input << done.out;
    }
  }
}

TEST(Faults, AFileThatFailsWhileItIsReadIsTold) {
  if (::access("/proc/self/mem", R_OK) != 0) GTEST_SKIP() << "skipped: there is no /proc here";
  for (const char* command : {"solve", "explain", "hint", "steps", "convert", "prove", "propagate",
                              "mark", "rate", "verify"}) {
    Finished done = run("nonet", {command, "/proc/self/mem"});
    EXPECT_EQ(done.code, 2) << command;
    EXPECT_EQ(done.err, "nonet " + std::string(command) + ": /proc/self/mem: can't be read\n");
  }
}

TEST(Faults, AFullDiskIsTold) {
  if (::access("/dev/full", W_OK) != 0) GTEST_SKIP() << "skipped: there is no /dev/full here";
  ScratchFolder folder;
  for (const Door& door : doors()) {
    std::string line = "nonet";
    for (const std::string& argument : door.arguments) line += " " + argument;
    line += " '" + folder.write("puzzle.json", door.writing(kPuzzle)) +
            "' 2>&1 >/dev/full; echo exit $?";
    Finished done = run_shell(line, folder.path());
    EXPECT_NE(done.out.find("the output can't be written"), std::string::npos)
        << door.name << done.out;
    EXPECT_NE(done.out.find("exit 2\n"), std::string::npos) << door.name << done.out;
  }
  EXPECT_EQ(run_shell("nonet --help >/dev/full 2>/dev/null; echo $?", folder.path()).out, "2\n");
  EXPECT_EQ(run_shell("echo h | nonet repl >/dev/full 2>/dev/null; echo $?", folder.path()).out,
            "2\n");
}

// Every command that writes a file, with and without a state, and whatever keeps it from its first
// answer.
TEST(Faults, AFileThatIsToBeWrittenIsNeverLostToAFault) {
  ScratchFolder folder;
  folder.write("puzzles", kPuzzle + "\n");
  folder.write("letters", "12x\n");
  const std::string path = folder.path() + "/";
  for (const std::string command : {"solve", "rate", "rate --csv", "minimize", "canon"}) {
    for (const std::string input : {"missing", ".", "letters", "< .", "<&-", "< important"}) {
      for (const std::string state : {"", " --resume state"}) {
        folder.write("important", "important\n");
        const std::string line = "nonet " + command + " " + input + " -o important" + state;
        const Finished done = run_shell(line + "; echo exit $?", folder.path());
        EXPECT_EQ(read_file(path + "important"), "important\n") << line << done.out;
        EXPECT_TRUE(done.out.ends_with("exit 2\n")) << line << done.out;
        EXPECT_EQ(std::count(done.out.begin(), done.out.end(), '\n'), 2) << line << done.out;
      }
    }
    if (::access("/dev/full", W_OK) != 0) continue;
    const std::string full = "nonet " + command + " puzzles -o /dev/full; echo exit $?";
    EXPECT_EQ(run_shell(full, folder.path()).out,
              "nonet " + command.substr(0, command.find(' ')) +
                  ": /dev/full: cannot be written: No space left on device\nexit 2\n");
  }
  // Nothing else has come to be.
  EXPECT_EQ(run_shell("ls -A", folder.path()).out, "important\nletters\npuzzles\n");
}

TEST(Faults, AReaderThatWentAwayEndsTheProgramQuietly) {
  ScratchFolder folder;
  std::string many;
  for (int i = 0; i < 20000; ++i) many += kPuzzle + "\n";
  const std::string file = folder.write("many.txt", many);
  for (const char* threads : {"-j1", "-j4"}) {
    Finished done = run_shell("nonet solve " + std::string(threads) + " '" + file +
                                  "' | head -n 1; echo ${PIPESTATUS[0]}",
                              folder.path());
    EXPECT_EQ(done.out, "534678912\n141\n") << threads;
    // One answer without end, and a reader that goes away without a signal.
    const std::string endless = "nonet solve --enumerate " + std::string(threads) + " " +
                                std::string(81, '.') + " 2>&1 | head -n 1 > /dev/null; ";
    EXPECT_EQ(run_shell(endless + "echo ${PIPESTATUS[0]}", folder.path()).out, "141\n");
    EXPECT_EQ(run_shell("trap '' PIPE; " + endless + "echo ${PIPESTATUS[0]}", folder.path()).out,
              "2\n");
  }
}

TEST(Faults, ALineWithoutEndNeedsLittleMemoryAndIsToldAsSuch) {
  if (sanitized())
    GTEST_SKIP() << "skipped: sanitizers need more address space than this test allows";
  ScratchFolder folder;
  // 200 MB of one line through a program that may use as much with all that it is made of.
  for (const char* command :
       {"solve", "solve --read=grid", "solve --read=spaced", "solve --read=rows",
        "solve --read=json", "solve --read=library", "solve --read=pencilmarks", "explain",
        "propagate", "prove", "repl", "rate", "verify"}) {
    std::string line = "ulimit -v 200000; head -c 200000000 /dev/zero | tr '\\0' 1 | nonet " +
                       std::string(command) + " > out.txt 2> err.txt; echo ${PIPESTATUS[2]}";
    Finished done = run_shell(line, folder.path());
    std::string expected = std::string(command) == "repl" ? "0\n" : "2\n";
    EXPECT_EQ(done.out, expected) << command << read_file(folder.path() + "/err.txt");
    if (std::string(command) != "repl") {
      std::string said = read_file(folder.path() + "/err.txt");
      EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << command << said;
      EXPECT_LT(said.size(), 300U) << command;
    }
  }
}

TEST(Faults, AnUnknownOptionOrOneArgumentTooManyIsRefusedByEveryCommand) {
  for (const char* name : {"solve", "explain", "hint", "steps", "convert", "prove", "techniques",
                           "repl", "propagate", "mark", "daily", "reference", "rate", "verify"}) {
    Finished done = run("nonet", {name, "--no-such-option"});
    EXPECT_EQ(done.code, 2) << name;
    EXPECT_EQ(done.err, "nonet " + std::string(name) +
                            ": there is no option '--no-such-option'; see 'nonet " + name +
                            " --help'\n");
  }
  for (const char* name : {"explain", "hint", "steps", "prove", "techniques", "repl", "propagate",
                           "mark", "daily", "reference"}) {
    Finished done = run("nonet", {name, "man", "b", "c"});
    EXPECT_EQ(done.code, 2) << name;
    expect_one_sentence(done, name);
  }
}

TEST(Faults, OptionsRefuseValuesOutOfRange) {
  const std::vector<std::vector<std::string>> calls = {
      {"solve", "--format=8."},
      {"solve", "--read=cuneiform"},
      {"solve", "--count=0"},
      {"solve", "--count=-1"},
      {"solve", "--count=x"},
      {"solve", "--count=99999999999999999999"},
      {"solve", "--verbose=loud"},
      {"solve", "--jobs=0"},
      {"solve", "-j-1"},
      {"solve", "-jx"},
      {"solve", "-j100000"},
      {"solve", "--enumerate", "--limit=0"},
      {"solve", "--enumerate", "--limit=x"},
      {"solve", "--enumerate", "--limit=99999999999999999999"},
      {"solve", "--enumerate=5"},
      {"explain", "--read=x"},
      {"explain", "--example", "x"},
      {"explain", "--only=trial", "--without=trial"},
      {"explain", "--json", "--boards"},
      {"explain", "--color=pink"},
      {"repl", "--color="},
      {"explain", "--only="},
      {"explain", "--without=,"},
      {"explain", "--policy=mine"},
      {"explain", "--policy="},
      {"explain", "--only=uniqueness", "--no-uniqueness"},
      {"hint", "--rung=0"},
      {"hint", "--rung=6"},
      {"hint", "--rung=x"},
      {"hint", "--rung="},
      {"hint", "--policy=x"},
      {"hint", "--color=pink"},
      {"hint", "--only=magic"},
      {"steps", "--only="},
      {"steps", "--read=x"},
      {"techniques", "--markdown", "--json"},
      {"convert", "--to="},
      {"convert", "--to=line", "--read=x"},
      {"rate", "--scale="},
      {"rate", "--scale=stars"},
      {"rate", "--jobs=0"},
      {"rate", "-jx"},
      {"rate", "--read=cuneiform"},
      {"propagate", "--limit=-5"},
      {"propagate", "--limit=x"},
      {"daily", "2024-01-01", "--timeout=0"},
      {"daily", "2024-01-01", "--timeout=soon"},
      {"daily", "2024-13-01"},
      {"daily", "yesterday"},
      {"daily", "2024-01-01", "--url="},
  };
  for (const auto& call : calls) {
    Finished done = run("nonet", call, kPuzzle + "\n");
    EXPECT_EQ(done.code, 2) << call[0] << " " << call[1] << done.out << done.err;
    expect_one_sentence(done, call[0] + " " + call.back());
  }
}

}  // namespace
}  // namespace nonet::test
