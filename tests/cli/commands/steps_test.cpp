// steps: one line each, easiest first, of whatever board is asked about.
#include <algorithm>
#include <map>
#include <sstream>

#include "support/process.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::string kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

TEST(StepsCommand, ListsWhatCanBeDoneEasiestFirst) {
  Finished done = run("nonet", {"steps", kExample});
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  std::vector<std::string> all = lines(done.out);
  ASSERT_GT(all.size(), 30U);
  EXPECT_EQ(all[0], "Hidden Single: r3c1=5");
  EXPECT_NE(done.out.find("\nHidden Pair: 1,7 in r1c5,r3c4 => r1c5,r3c4<>6, r1c5<>8\n"),
            std::string::npos);
  EXPECT_EQ(done.out.find("Trial"), std::string::npos);
}

TEST(StepsCommand, TakesTechniquesByFamily) {
  Finished rest = run("nonet", {"steps", "--without=singles,fish", kExample});
  EXPECT_EQ(rest.out.find("Single"), std::string::npos);
  EXPECT_EQ(rest.out.find("X-Wing"), std::string::npos);
  Finished subsets = run("nonet", {"steps", "--only=subsets", kExample});
  for (const std::string& line : lines(subsets.out)) {
    EXPECT_TRUE(line.starts_with("Naked ") || line.starts_with("Hidden ")) << line;
  }
  EXPECT_NE(run("nonet", {"steps", "--only=trial", kExample}).out.find("Trial"), std::string::npos);
}

TEST(StepsCommand, SaysWhichStepsAssumeOneSolutionAndLeavesThemOutIfAsked) {
  // Near its end the example has rectangles.
  Finished path = run("nonet", {"techniques", "unique-rectangle-1"});
  const std::size_t at = path.out.find(":0600:x:");
  ASSERT_NE(at, std::string::npos) << path.out;
  const std::string state = path.out.substr(at, path.out.find('\n', at) - at);
  Finished with = run("nonet", {"steps", state});
  EXPECT_NE(with.out.find(" (assumes one solution)\n"), std::string::npos) << with.out;
  Finished without = run("nonet", {"steps", "--no-uniqueness", state});
  EXPECT_EQ(without.out.find("assumes"), std::string::npos);
  EXPECT_LT(lines(without.out).size(), lines(with.out).size());
}

TEST(StepsCommand, JsonHoldsEveryStepWithItsCertificate) {
  const std::string json = run("nonet", {"steps", "--json", kExample}).out;
  EXPECT_EQ(json_string(json, "/format"), "nonet-steps");
  const std::size_t count = json_size(json, "/steps");
  EXPECT_EQ(count, lines(run("nonet", {"steps", kExample}).out).size());
  for (std::size_t i = 0; i < count; i += count / 4) {
    const std::string step = json_at(json, "/steps/" + std::to_string(i));
    EXPECT_NE(json_string(step, "/family"), "");
    EXPECT_NE(json_string(step, "/notation"), "");
    EXPECT_EQ(json_at(step, "/proved"), "true");
  }
}

// The 729 characters of a puzzle of candidates.
std::string sukaku_text(const Grid& grid) {
  std::string text;
  for (Cell c : Cell::all()) {
    for (Digit d : Digit::all()) {
      text += grid.has(c, d) ? static_cast<char>('0' + d.number()) : '.';
    }
  }
  return text;
}

// A solution and an eighth of all other candidates: nearly every set of cells is almost locked, and
// the steps are a million.
std::string sukaku_of_few(unsigned seed) {
  std::mt19937 random(seed);
  std::string text;
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const int solution = (3 * (row % 3) + row / 3 + column) % 9;
    for (int digit = 0; digit < 9; ++digit) {
      const bool has = digit == solution || random() % 8 == 0;
      text += has ? static_cast<char>('1' + digit) : '.';
    }
  }
  return text;
}

TEST(StepsCommand, ListsTheFirstThreeHundredOfATechniqueAndSaysSo) {
  const std::string sukaku = sukaku_of_few(1);
  const std::vector<std::string> call = {"steps", "--only=sue-de-coq,als-xz,naked-pair", sukaku};
  const Finished few = run("nonet", call);
  std::map<std::string, int> counts;
  for (const std::string& line : lines(few.out)) ++counts[line.substr(0, line.find(':'))];
  EXPECT_EQ(counts["Almost Locked Set XZ-Rule"], 300);
  EXPECT_NE(few.err.find("nonet steps: there are more than 300 steps "), std::string::npos);
  EXPECT_NE(few.err.find("Almost Locked Set XZ-Rule"), std::string::npos);
  EXPECT_TRUE(few.err.ends_with("; --all lists them\n")) << few.err;
  const Finished json = run("nonet", {"steps", "--json", call[1], sukaku});
  EXPECT_EQ(json_size(json.out, "/steps"), lines(few.out).size());
  EXPECT_EQ(json_string(json.out, "/more/0"), "sue-de-coq") << json.err;
  // The first three hundred are the same where all are listed.
  ScratchFolder folder;
  folder.write("sukaku", sukaku + "\n");
  const Finished all = run_shell(
      "nonet steps --all --only=sue-de-coq sukaku > all; nonet steps --only=sue-de-coq sukaku "
      "2> /dev/null > few; head -n 300 all | cmp - few && wc -l < all",
      folder.path());
  EXPECT_GT(std::stoi(all.out), 300) << all.out;
}

TEST(StepsCommand, ThePromptListsNoMoreEither) {
  const Finished done = run("nonet", {"repl"}, sukaku_of_few(1) + "\na sue-de-coq\n");
  const std::vector<std::string> said = lines(done.out);
  EXPECT_EQ(std::count_if(said.begin(), said.end(),
                          [](const std::string& line) {
                            return line.find("Sue de Coq: ") != std::string::npos;
                          }),
            300);
  EXPECT_NE(done.out.find("There are more of Sue de Coq."), std::string::npos);
}

TEST(StepsCommand, ListsWhateverThereIsInLittleMemory) {
  ScratchFolder folder;
  folder.write("sukaku", sukaku_of_few(2) + "\n");
  // Sanitizers need more address space than there is.
  const std::string little = sanitized() ? "" : "ulimit -v 200000; ";
  for (const char* options : {"--time-limit=2", "--json --time-limit=1", "--all --time-limit=1"}) {
    const Finished done = run_shell(
        little + "nonet steps " + options + " sukaku 2> said | wc -l; echo ${PIPESTATUS[0]}",
        folder.path());
    EXPECT_TRUE(done.out.ends_with("\n0\n")) << options << done.out;
    EXPECT_GT(std::stoi(done.out), 10) << options;
  }
}

// No candidate can be spared, so nothing but trials, and many of these deep.
TEST(StepsCommand, ListsTrialsAsTheyAreFoundInLittleMemory) {
  std::mt19937 random(1);
  const std::string sukaku = sukaku_text(maximal_sukaku(random));
  ScratchFolder folder;
  folder.write("sukaku", sukaku + "\n");
  // Sanitizers need more address space than there is.
  const std::string little = sanitized() ? "" : "ulimit -v 400000; ";
  Finished first = run_shell(little + "nonet steps --only=trial sukaku | head -n 1", folder.path());
  EXPECT_TRUE(first.out.starts_with("Trial")) << first.out;
  EXPECT_EQ(lines(first.out).size(), 1U) << first.out;
  Finished all = run_shell(little + "nonet steps --only=trial --set=trial-suppositions=3000 sukaku",
                           folder.path());
  EXPECT_EQ(all.code, 0) << all.out;
  ASSERT_FALSE(lines(all.out).empty());
  EXPECT_EQ(lines(all.out).front(), lines(first.out).front());
}

TEST(StepsCommand, ExplainsAMaximalSukakuInLittleMemoryAndProveReadsIt) {
  std::mt19937 random(2);
  const std::string sukaku = sukaku_text(maximal_sukaku(random));
  ScratchFolder folder;
  folder.write("sukaku", sukaku + "\n");
  const std::string little = sanitized() ? "" : "ulimit -v 400000; ";
  Finished proof =
      run_shell(little +
                    "nonet explain --json --set=trial-suppositions=2000 sukaku > path; "
                    "nonet prove path && wc -c < path",
                folder.path());
  EXPECT_TRUE(proof.out.starts_with("Proved: all ")) << proof.out;
  EXPECT_EQ(proof.code, 0);
  EXPECT_LT(std::stoul(lines(proof.out).back()), 4'000'000U) << proof.out;
}

TEST(StepsCommand, TakesOneOfSeveralPuzzlesAndTheGivensOfAState) {
  EXPECT_EQ(run("nonet", {"steps", "--nth=2"}, std::string(81, '.') + "\n" + kExample).out,
            run("nonet", {"steps", kExample}).out);
  // r3c1 is 5, and not 6.
  const std::string wrong = kExample.substr(0, 18) + "6" + kExample.substr(19);
  EXPECT_EQ(
      run("nonet", {"steps", "--givens", kExample, wrong}).err,
      "nonet steps: there is no solution with these digits and candidates; 'nonet hint' names "
      "the digits that may be wrong\n");
}

TEST(StepsCommand, AnswersNoWhereNothingCanBeDone) {
  Finished none = run("nonet", {"steps", "--only=whale", kExample});
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_EQ(none.err, "No technique applies.\n");
  // SE's own way goes on with a net of cases in cases.
  Finished hard =
      run("nonet",
          {"steps", "--policy=se",
           "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."});
  EXPECT_EQ(hard.code, 1);
  EXPECT_EQ(hard.err,
            "No step was found. Large nets and trials are not listed; a hint looks for them.\n");
  Finished clash = run("nonet", {"steps", "44" + kExample.substr(2)});
  EXPECT_EQ(clash.code, 1);
  EXPECT_EQ(clash.err,
            "nonet steps: this puzzle has no solution: 4 stands twice in row 1: r1c1 and r1c2; "
            "'nonet hint' names the digits that may be wrong\n");
}

}  // namespace
}  // namespace nonet::test
