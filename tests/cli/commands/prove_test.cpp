// prove as a person meets it: what explain writes is confirmed, and a forgery is named.
#include "nonet/explain/path_json.h"
#include "nonet/proof/checker.h"
#include "support/patterns.h"
#include "support/process.h"
#include "support/several.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string explained(const std::string& puzzle) {
  Finished path = run("nonet", {"explain", puzzle, "--json"});
  EXPECT_EQ(path.code, 0) << path.err;
  return path.out;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Prove, ConfirmsWhatExplainWrites) {
  Finished proof = run("nonet", {"prove"}, explained(kEasy));
  EXPECT_EQ(proof.code, 0) << proof.err;
  EXPECT_EQ(proof.out, "Proved: all 51 steps hold, and the puzzle is solved.\n");
}

TEST(Prove, SpeaksOfOneStepAsOne) {
  Finished path = run("nonet", {"explain", "--json",
                                "534678912672195348198342567859761423426853791"
                                "71392485696153728428741963534528617."});
  EXPECT_EQ(run("nonet", {"prove"}, path.out).out,
            "Proved: the one step holds, and the puzzle is solved.\n");
}

TEST(Prove, SeveralPathsInARowGetAVerdictEach) {
  const std::string path = explained(kEasy);
  const std::string forged = replaced(path, "r1c3", "r1c4");
  Finished proof = run("nonet", {"prove"}, path + "\n\n" + path + forged + path);
  EXPECT_EQ(proof.code, 1);
  const std::string good = "Proved: all 51 steps hold, and the puzzle is solved.\n";
  EXPECT_TRUE(proof.out.starts_with(good + good + "Refused: ")) << proof.out;
  EXPECT_TRUE(proof.out.ends_with("\n" + good)) << proof.out;
  const auto lines = std::count(path.begin(), path.end(), '\n');
  const std::size_t at = proof.err.find("line ");
  ASSERT_NE(at, std::string::npos) << proof.err;
  EXPECT_GT(std::stol(proof.err.substr(at + 5)), 2 * lines + 2) << proof.err;

  // What stands behind a path and is none is named with its own place.
  proof = run("nonet", {"prove"}, path + "nonsense");
  EXPECT_EQ(proof.code, 2);
  EXPECT_EQ(proof.out, good);
  EXPECT_NE(proof.err.find("line " + std::to_string(lines + 1) + ", column 1: "), std::string::npos)
      << proof.err;
}

TEST(Prove, SaysThatItCheckedThatThereIsOneSolution) {
  // A unique rectangle is on its way; see the page of techniques.
  Finished told = run("nonet", {"techniques", "unique-rectangle-1"});
  const std::size_t at = told.out.find(":0600:x:");
  ASSERT_NE(at, std::string::npos);
  const std::string path = explained(told.out.substr(at, told.out.find('\n', at) - at));
  Finished proof = run("nonet", {"prove"}, path);
  EXPECT_EQ(proof.code, 0) << proof.err;
  EXPECT_NE(proof.out.find(" hold, and the puzzle is solved; some steps use that it has one "
                           "solution, which was checked.\n"),
            std::string::npos)
      << proof.out;
}

TEST(Prove, NamesTheFirstStepThatFails) {
  Finished proof = run("nonet", {"prove"}, replaced(explained(kEasy), "r1c6=8", "r5c1=9"));
  EXPECT_EQ(proof.code, 1);
  EXPECT_EQ(proof.out, "Refused: 0 of 51 steps hold.\n");
  EXPECT_EQ(proof.err,
            "nonet prove: standard input: line 4: step 1 'Hidden Single': r5c1 = 9 says nothing "
            "about an open candidate\n");
}

TEST(Prove, NamesWhatIsWrongWithTheStart) {
  const std::string path =
      replaced(explained(kEasy), " \"solved\"", " \"removed\": [\"r1c3<>4\"],\n \"solved\"");
  Finished proof = run("nonet", {"prove"}, path);
  EXPECT_EQ(proof.code, 1);
  EXPECT_EQ(proof.out, "Refused: 0 of 51 steps hold.\n");
  EXPECT_EQ(proof.err,
            "nonet prove: standard input: line 311: the start contradicts the puzzle: 4 is struck "
            "from r1c3, where the solution has it\n");
}

TEST(Prove, RefusesDigitsPlacedOnGivensAndNamesTheCell) {
  const std::string givens =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::string other = givens;
  for (char& ch : other) ch = ch == '9' ? '1' : static_cast<char>(ch + 1);
  Finished proof = run("nonet", {"prove"},
                       R"({"puzzle": ")" + givens + R"(", "placed": ")" + other +
                           R"(", "solved": true, "solution": ")" + other + R"(", "steps": []})");
  EXPECT_EQ(proof.code, 1);
  EXPECT_EQ(proof.out, "Refused: 0 of 0 steps hold.\n");
  EXPECT_EQ(
      proof.err,
      "nonet prove: standard input: line 1: the start contradicts itself: r1c1 is given as 5, "
      "and 6 is placed on it\n");
}

// A path to one of several solutions, as somebody finds it who takes it for granted that there is
// one.
TEST(Prove, RefusesAWayThatAssumesOneSolutionWhereThereAreSeveral) {
  std::mt19937 random(17);
  int forged = 0;
  each_ambiguous(random, 40, [&](const Ambiguous& board) {
    Policy policy = policy_all();
    std::erase(policy.order, Technique::kTrial);
    Path path{*Grid::from(board.givens), {}, *Grid::from(board.givens)};
    auto proved = [&](const Step& step) { return check(path.end, step).proved(); };
    while (auto step = next_step(path.end, policy, proved)) {
      apply(*step, path.end);
      path.steps.push_back(*step);
    }
    std::size_t first = 0;
    while (first < path.steps.size() && path.steps[first].deadly.empty()) ++first;
    if (first == path.steps.size() || forged == 3) return;
    ++forged;
    Finished proof = run("nonet", {"prove"}, path_to_json(path));
    EXPECT_EQ(proof.code, 1) << proof.out;
    EXPECT_EQ(proof.out, "Refused: " + std::to_string(first) + " of " +
                             std::to_string(path.steps.size()) + " steps hold.\n");
    EXPECT_NE(proof.err.find("it assumes that the puzzle has one solution, and there are several"),
              std::string::npos)
        << proof.err;
  });
  EXPECT_EQ(forged, 3);
}

TEST(Prove, RefusesWhatIsNoPath) {
  Finished cut = run("nonet", {"prove"}, "{\"format\": \"nonet-path\"");
  EXPECT_EQ(cut.code, 2);
  EXPECT_EQ(cut.out, "");
  EXPECT_EQ(cut.err,
            "nonet prove: standard input: line 1, column 24: the JSON text ends where ',' or '}' "
            "was expected\n");
  Finished twice = run("nonet", {"prove"}, replaced(explained(kEasy), "\"remove\"", "\"place\""));
  EXPECT_EQ(twice.code, 2);
  EXPECT_EQ(twice.err,
            "nonet prove: standard input: line 5, column 27: the key 'place' stands twice\n");
}

// A path whose step takes more work than is allowed: a pattern of all digits in all open cells.
std::string undecided() {
  std::string pattern;
  for (int i = 0; i < 81; ++i) {
    if (kEasy[static_cast<std::size_t>(i)] != '.') continue;
    pattern += (pattern.empty() ? "" : ", ") + std::string("[\"r") + std::to_string(i / 9 + 1) +
               "c" + std::to_string(i % 9 + 1) + "\", \"123456789\"]";
  }
  return R"({"puzzle": ")" + kEasy + R"(", "steps": [{"remove": ["r1c3<>1"], "deadly": [)" +
         pattern + "]}]}\n";
}

TEST(Prove, WhatIsNotDecidedIsNeitherProvedNorRefused) {
  const Finished proof = run("nonet", {"prove"}, undecided());
  EXPECT_EQ(proof.code, 3);
  EXPECT_EQ(proof.out, "Not decided: 0 of 1 steps hold.\n");
  EXPECT_EQ(
      proof.err,
      "nonet prove: standard input: line 1: step 1: whether the pattern it names is deadly could "
      "not be checked within the work bound\n");
  const Finished data = run("nonet", {"prove", "--json"}, undecided());
  EXPECT_EQ(data.code, 3);
  EXPECT_NE(data.out.find("\"holds\": false, \"verdict\": \"undecided\", "), std::string::npos)
      << data.out;
  // Of several the gravest counts: no path, then refused, then not decided.
  const std::string good = explained(kEasy), bad = replaced(good, "r1c3", "r1c4");
  EXPECT_EQ(run("nonet", {"prove"}, undecided() + good).code, 3);
  EXPECT_EQ(run("nonet", {"prove"}, good + undecided()).code, 3);
  EXPECT_EQ(run("nonet", {"prove"}, undecided() + bad).code, 1);
  EXPECT_EQ(run("nonet", {"prove"}, bad + undecided()).code, 1);
  EXPECT_EQ(run("nonet", {"prove"}, undecided() + "x").code, 2);
}

TEST(Prove, APathMayBeLongerThanSixteenMegabytes) {
  std::string reasoning;
  while (reasoning.size() < (std::size_t{17} << 20U)) {
    for (int i = 0; i < 1000; ++i) reasoning += "\"if r1c1 were not 5, r1c2 would be\", ";
  }
  const std::string path =
      replaced(explained(kEasy), "\"notation\"",
               "\"reasoning\": [" + reasoning + "\"and so on\"], \"notation\"");
  ScratchFolder folder;
  Finished proof = run("nonet", {"prove", folder.write("path.json", path)});
  EXPECT_EQ(proof.code, 0) << proof.err;
  EXPECT_EQ(proof.out, "Proved: all 51 steps hold, and the puzzle is solved.\n");
}

}  // namespace
}  // namespace nonet::test
