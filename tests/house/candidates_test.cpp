// A puzzle that consists of candidates alone has no digit: whoever looks at its digits sees an
// empty grid. Every command either knows that, or says that it can't take it.
#include "support/filter.h"

namespace nonet::test {
namespace {

// The candidates of a puzzle as 729 characters: its givens are cells with one candidate now.
std::string as_candidates(const Grid& grid) {
  std::string text;
  for (const Cell c : Cell::all()) {
    for (const Digit d : Digit::all()) {
      text += grid.candidates(c).contains(d) ? static_cast<char>('1' + d.index()) : '.';
    }
  }
  return text;
}

const std::string kSukaku = as_candidates(grid(kPuzzleLine));
const std::string kEmpty(81, '.');

struct Door {
  std::vector<std::string> arguments;
  int code;          // of the exit
  std::string says;  // in either output
};

TEST(CandidatesAlone, AreKnownByEveryCommandOrRefusedWithASentence) {
  const ScratchFolder folder;
  const std::string file = folder.write("sukaku.txt", kSukaku + "\n");
  const std::string json =
      folder.write("sukaku.json", "{\"puzzle\": \"" + kEmpty + "\", \"placed\": \"" + kEmpty +
                                      "\", \"removed\": [\"r1c1<>5\"]}");
  const std::string alone = "candidates alone";
  const std::vector<Door> doors = {
      {{"solve", "--format=1.", file}, 0, solved(kPuzzleLine, "line")},
      {{"solve", "--format=csv", file}, 0, kSukaku + "," + solved(kPuzzleLine, "line")},
      {{"solve", "--count", file}, 0, "1\n"},
      {{"solve", "--logic-only", "--format=1.", file}, 0, solved(kPuzzleLine, "line")},
      {{"explain", file}, 0, "This puzzle has one solution."},
      {{"hint", file}, 0, "there is something to find"},
      {{"steps", "--only=singles", file}, 0, "Naked Single"},
      {{"convert", file}, 0, ":0000:x:" + kEmpty + ":1"},
      {{"convert", "--to=pencilmarks", file}, 0, kSukaku},
      {{"convert", "--to=line", file}, 0, "which candidates are struck got lost"},
      {{"rate", "--scale=hodoku", file}, 0, kSukaku + " Easy "},
      {{"rate", "--scale=hodoku", "--json", file}, 0, "\"removed\":[\"r1c1<>1\""},
      {{"minimize", file}, 1, alone},
      {{"canon", file}, 1, alone},
      {{"print", "-o", folder.path() + "/a.svg", file}, 0, ""},
      {{"draw", "-o", folder.path() + "/b.svg", file}, 0, ""},
      {{"propagate", file}, 0, "COMPLETE After"},
      {{"bench", file}, 2, alone},
      {{"mark", json}, 2, alone},
      {{"hint", "--givens", file, kPuzzleLine}, 2, alone},
      {{"generate", "--pattern", file}, 2, "a pattern has 81 cells"},
  };
  for (const Door& door : doors) {
    const Finished done = run("nonet", door.arguments);
    EXPECT_EQ(done.code, door.code) << door.arguments[0] << "\n" << done.out << done.err;
    EXPECT_NE((done.out + done.err).find(door.says), std::string::npos) << door.arguments[0] << "\n"
                                                                        << done.out << done.err;
  }
}

// Nothing is done to it, and what is written can be read again.
TEST(CandidatesAlone, AreWrittenAsTheyAreWhereThereIsNothingToMinimize) {
  for (const char* format : {"1.", "9.", "library", "pencilmarks"}) {
    const Finished done =
        run("nonet", {"minimize", "--format", format}, line(kTwoWays) + kSukaku + "\n");
    const std::string text = done.out.substr(
        done.out.find(kSukaku.substr(0, 9)) == std::string::npos ? done.out.rfind(":0000:x:")
                                                                 : done.out.find(kSukaku));
    EXPECT_EQ(run("nonet", {"solve", "--format=1."}, text).out, solved(kPuzzleLine, "line"))
        << format << "\n"
        << done.out;
    EXPECT_NE(done.err.find("invalid puzzle: 2: it consists of candidates alone"),
              std::string::npos)
        << done.err;
  }
}

TEST(CandidatesAlone, LeaveAnEmptyLineInAListOfCanonicalForms) {
  const Finished done = run("nonet", {"canon"}, line(kPuzzleLine) + kSukaku + "\n" + kPuzzleLine);
  const auto lines = split(done.out);
  ASSERT_EQ(lines.size(), 3U) << done.out;
  EXPECT_EQ(lines[0].size(), 81U);
  EXPECT_EQ(lines[1], "");
  EXPECT_EQ(lines[2], lines[0]);
  EXPECT_EQ(done.err,
            "invalid puzzle: 2: it consists of candidates alone, and the canonical form is one of "
            "digits\n");
}

// The board of n. and p has digits alone; what the prompt prints can be pasted there again.
TEST(CandidatesAlone, ArePrintedAndSavedAtThePromptAsTheyAre) {
  const ScratchFolder folder;
  const std::string file = folder.write("sukaku.txt", kSukaku + "\n");
  const std::string saved = folder.path() + "/saved.txt";
  const Finished done = run("nonet", {"repl", file}, "p\nw " + saved + "\n");
  EXPECT_NE(done.out.find(kSukaku), std::string::npos) << done.out;
  EXPECT_EQ(run("nonet", {"solve", "--format=1.", saved}).out, solved(kPuzzleLine, "line"));
}

// They are the puzzle: struck ones are not put back.
TEST(CandidatesAlone, AreWherePropagationBegins) {
  Grid all;
  std::string only_nines;  // one digit in each cell of the first row, all of them 9
  for (int i = 0; i < 9; ++i) only_nines += "........9";
  std::string text = as_candidates(all);
  text.replace(0, only_nines.size(), only_nines);
  const Finished done = run("nonet", {"propagate"}, text + "\n");
  EXPECT_EQ(done.code, 1);
  EXPECT_NE(done.out.find("CONTRADICTION"), std::string::npos) << done.out;
}

}  // namespace
}  // namespace nonet::test
