#include <algorithm>
#include <csignal>

#include "support/filter.h"

namespace nonet::test {
namespace {

Finished generate(std::vector<std::string> options) {
  options.insert(options.begin(), "generate");
  return run("nonet", options);
}

TEST(Generate, WritesAsManyPuzzlesAsAreAskedForOneALine) {
  const Finished done = generate({"-n", "5", "--seed=1"});
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  const auto lines = split(done.out);
  ASSERT_EQ(lines.size(), 5U);
  for (const std::string& line : lines) EXPECT_EQ(count_solutions(board(line), 2), 1) << line;
}

TEST(Generate, WritesTheSamePuzzlesWhateverTheThreadsAndInstructions) {
  for (const std::vector<std::string>& wish : {std::vector<std::string>{"-n700"},
                                               {"-n6", "--level=hard"},
                                               {"-n4", "--requires=x-wing"},
                                               {"-n4", "--se=6.6..7.2"}}) {
    auto with = [&](std::vector<std::string> more) {
      more.insert(more.end(), wish.begin(), wish.end());
      more.push_back("--seed=12");
      return generate(more).out;
    };
    const std::string expected = with({"-j1"});
    EXPECT_EQ(with({"-j3"}), expected);
    EXPECT_EQ(with({"-j2", "--isa=scalar"}), expected);
  }
}

TEST(Generate, TellsTheSeedThatItChoseSoThatItCanBeGivenAgain) {
  const Finished chosen = generate({"-n3"});
  ASSERT_EQ(chosen.err.substr(0, 21), "nonet generate: seed ");
  std::string seed = chosen.err.substr(21);
  seed.pop_back();
  EXPECT_EQ(generate({"-n3", "--seed=" + seed}).out, chosen.out);
}

TEST(Generate, WritesEveryFormatThatSolveWrites) {
  const std::string line = generate({"--seed=2"}).out;
  for (const char* format : {"9.", "grid", "spaced", "json", "library", "pencilmarks"}) {
    const Finished done = generate({"--seed=2", "--format", format});
    EXPECT_EQ(run("nonet", {"convert", "--to=1."}, done.out).out, line) << format;
  }
}

TEST(Generate, WritesRatingsAsRateWouldTellThem) {
  const std::string puzzles = generate({"-n4", "--seed=3"}).out;
  EXPECT_EQ(generate({"-n4", "--seed=3", "--json"}).out,
            run("nonet", {"rate", "--json", "--scale=hodoku"}, puzzles).out);
  const auto rows = split(generate({"-n4", "--seed=3", "--csv"}).out);
  const auto rated = split(run("nonet", {"rate", "--scale=hodoku"}, puzzles).out);
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_EQ(rows[0], "puzzle,clues,level,score");
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string puzzle = rated[i].substr(0, 81);
    std::string level = rated[i].substr(82);
    std::replace(level.begin(), level.end(), ' ', ',');
    EXPECT_EQ(rows[i + 1], puzzle + "," + std::to_string(board(puzzle).count()) + "," + level);
  }
}

TEST(Generate, MakesPuzzlesOfSudokuExplainersRating) {
  struct Case {
    const char* asked;
    double least, most;
  };
  for (const Case& wanted : {Case{"..1.2", 1.0, 1.2},
                             {"2.0..2.5", 2.0, 2.5},
                             {"6.6..7.2", 6.6, 7.2},
                             {"8.3..", 8.3, 11.9},
                             {"1.5", 1.5, 1.5}}) {
    const Finished done = generate({"-n3", "--seed=4", "--se", wanted.asked});
    EXPECT_EQ(done.code, 0);
    const auto lines = split(run("nonet", {"rate", "--scale=se", "--format=%r"}, done.out).out);
    ASSERT_EQ(lines.size(), 3U);
    for (const std::string& er : lines) {
      EXPECT_GE(std::stod(er), wanted.least) << wanted.asked;
      EXPECT_LE(std::stod(er), wanted.most) << wanted.asked;
    }
  }
}

TEST(Generate, MeetsBothScalesWhereBothAreAskedFor) {
  const Finished done = generate({"-n2", "--seed=4", "--se=7.2", "--level=unfair", "--csv"});
  const auto rows = split(done.out);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0], "puzzle,clues,er,ep,ed,level,score");
  for (std::size_t i : {1U, 2U}) {
    EXPECT_NE(rows[i].find(",7.2,"), std::string::npos) << rows[i];
    EXPECT_NE(rows[i].find(",Unfair,"), std::string::npos) << rows[i];
  }
}

TEST(Generate, WritesTheRatingsOfTheScaleThatIsAskedFor) {
  const std::string puzzles = generate({"-n3", "--seed=3"}).out;
  for (const char* scale : {"--scale=se", "--scale=hodoku", "--scale=both"}) {
    EXPECT_EQ(generate({"-n3", "--seed=3", "--json", scale}).out,
              run("nonet", {"rate", "--json", scale}, puzzles).out);
  }
  EXPECT_EQ(split(generate({"--seed=3", "--csv", "--scale=se"}).out)[0], "puzzle,clues,er,ep,ed");
  EXPECT_EQ(generate({"--seed=3", "--scale=se"}).err,
            "nonet generate: --scale goes with --csv or --json\n");
}

TEST(Generate, WritesTheMomentBeforeATechniqueForPractice) {
  // Mostly there are several skyscrapers of a digit.
  const Finished done = generate({"-n5", "--seed=3", "--practice=skyscraper"});
  EXPECT_EQ(done.out.substr(0, 6), ":0400:");
  EXPECT_EQ(run("nonet", {"verify"}, done.out).out, "5 passed, 0 failed\n");
  const Finished marks = generate({"--seed=4", "--practice=skyscraper", "--format=pencilmarks"});
  const Finished hint = run("nonet", {"hint", "--only=skyscraper"}, marks.out);
  EXPECT_EQ(hint.code, 0) << hint.err;
}

TEST(Generate, RefusesWhatCannotBe) {
  auto refusal = [](std::vector<std::string> options) {
    const Finished done = generate(std::move(options));
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.out, "");
    return done.err;
  };
  EXPECT_EQ(refusal({"--clues=16"}),
            "nonet generate: no puzzle with fewer than 17 clues has one solution\n");
  EXPECT_EQ(
      refusal({"--clues=18", "--symmetry=full"}),
      "nonet generate: with that symmetry clues come in fours, but for the one in the middle; "
      "so their number is a multiple of four, or one more\n");
  EXPECT_EQ(refusal({"--level=easy", "--requires=x-wing"}),
            "nonet generate: a puzzle that takes X-Wing is harder than Easy\n");
  EXPECT_EQ(
      refusal({"--clues=30..20"}),
      "nonet generate: --clues takes a number up to 81, or two as in A..B with A not above B, "
      "not '30..20'\n");
  for (const char* wrong : {"7.2..6.6", "x", "7.25", "", "20.1", "1..2..3"}) {
    EXPECT_EQ(refusal({"--se", wrong}),
              "nonet generate: --se takes a rating up to 20.0, or two as in A..B with A not above "
              "B, not '" +
                  std::string(wrong) + "'\n");
  }
  EXPECT_EQ(refusal({"--minimal", "--no-minimal"}),
            "nonet generate: --minimal and --no-minimal can't both be; give one of them\n");
  EXPECT_EQ(refusal({"--csv", "--json"}),
            "nonet generate: --csv and --json can't both be written; give one of them\n");
  EXPECT_EQ(refusal({"--requires=x-wig"}),
            "nonet generate: no technique is called 'x-wig' (did you mean 'x-wing'?); 'nonet "
            "techniques' lists them\n");
  EXPECT_EQ(refusal({"--pattern", "/dev/zero"}),
            "nonet generate: /dev/zero: is longer than 65536 bytes\n");
  EXPECT_EQ(refusal({"--pattern", "123"}),
            "nonet generate: the puzzle: a pattern has 81 cells, '.' for an empty one and a digit "
            "or x for a clue; here are 3\n");
}

TEST(Generate, MakesPuzzlesWithRulesAsJson) {
  for (const char* kinds : {"killer", "x,thermo", "jigsaw", "anti-knight", "sandwich"}) {
    const Finished made = generate({"--variant", kinds, "-n2", "--seed=3", "-j1"});
    EXPECT_EQ(made.code, 0) << kinds;
    EXPECT_EQ(made.err, "");
    ASSERT_EQ(split(made.out).size(), 2U);
    EXPECT_EQ(run("nonet", {"solve", "--count"}, made.out).out, "1\n1\n") << kinds;
    EXPECT_EQ(generate({"--variant", kinds, "-n2", "--seed=3", "-j3"}).out, made.out) << kinds;
  }
}

TEST(Generate, WritesRulesInFormatsThatHoldThem) {
  const Finished link = generate({"--variant=killer", "--seed=3", "--format=fpuzzles"});
  EXPECT_EQ(link.code, 0) << link.err;
  EXPECT_EQ(run("nonet", {"solve", "--count"}, link.out).out, "1\n");
  const Finished rated = generate({"--variant=killer", "--level=medium", "--seed=3", "--json"});
  EXPECT_EQ(rated.code, 0) << rated.err;
  EXPECT_NE(rated.out.find("\"level\":\"Medium\""), std::string::npos) << rated.out;
}

TEST(Generate, MakesOtherSizes) {
  const Finished made = generate({"--size=6", "--seed=3", "-n3"});
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(run("nonet", {"solve", "--count"}, made.out).out, "1\n1\n1\n");
}

TEST(Generate, SaysOneSentenceOfRulesThatCantBe) {
  auto refusal = [](const std::vector<std::string>& options) {
    const Finished done = generate(options);
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.out, "");
    return done.err;
  };
  EXPECT_EQ(refusal({"--variant=thermoo"}),
            "nonet generate: no kind of puzzle is called 'thermoo' (did you mean 'thermo'?); "
            "docs/VARIANTS.md lists them\n");
  EXPECT_EQ(
      refusal({"--variant=killer", "--format=line"}),
      "nonet generate: no rules are written by --format=line; give --format fpuzzles, sudokupad "
      "or json\n");
  EXPECT_EQ(refusal({"--rules=3"}), "nonet generate: --rules goes with --variant\n");
  EXPECT_EQ(refusal({"--variant=x", "--csv"}),
            "nonet generate: --csv is of ordinary puzzles; rules are written by --json\n");
  EXPECT_EQ(refusal({"--variant=x", "--se=3.0"}),
            "nonet generate: Sudoku Explainer rates ordinary puzzles only\n");
  EXPECT_EQ(refusal({"--variant=x", "--clues=0"}),
            "nonet generate: by these rules alone any two digits could change places, so that at "
            "least 8 digits must be given\n");
  EXPECT_EQ(refusal({"--size=99"}),
            "nonet generate: puzzles are made of 4 by 4 to 16 by 16 cells\n");
}

TEST(Generate, LeavesWhatItHasFoundWhenItIsInterrupted) {
  const ScratchFolder folder;
  const std::string said = folder.path() + "/said";
  Running made({"generate", "-n", "1000000000", "--seed", "1"}, "nonet", said);
  std::string found = made.hear();  // by now it has found one
  made.send(SIGINT);
  found += made.hear_all();
  EXPECT_EQ(made.ended_by(), SIGINT);
  EXPECT_EQ(read_file(said).find("nonet generate: stopped with "), 0U) << read_file(said);
  ASSERT_TRUE(found.ends_with('\n'));
  EXPECT_EQ(count_solutions(board(split(found).back()), 2), 1);
}

TEST(Generate, EndsAtTheTimeLimitAndTellsWhatWasTried) {
  const Finished done =
      generate({"--seed=1", "--clues=17", "--symmetry=rotate180", "--time-limit=1"});
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.err.find("nonet generate: puzzles with 17 clues are so rare that the search may "
                          "never find one\nnonet generate: stopped with 0 of 1 puzzles found; "),
            0U)
      << done.err;
  EXPECT_NE(done.err.find(" were tried\n"), std::string::npos);
}

TEST(Generate, SaysBeforehandThatPuzzlesWithSoFewCluesAreRare) {
  auto said = [](const std::string& clues) {
    return generate({"--seed=1", "--clues=" + clues, "--time-limit=0.01"}).err;
  };
  EXPECT_NE(said("17").find("may never find one"), std::string::npos);
  EXPECT_NE(said("17..18").find("may take hours"), std::string::npos);
  EXPECT_EQ(said("17..24").find("rare"), std::string::npos);
  EXPECT_EQ(generate({"--seed=1"}).err, "");
}

TEST(Generate, SaysOnceThatItsOutputCantBeWritten) {
  const Finished done = run_shell("nonet generate --seed 1 > /dev/full", "/");
  EXPECT_EQ(done.out, "nonet generate: the output can't be written\n");
}

}  // namespace
}  // namespace nonet::test
