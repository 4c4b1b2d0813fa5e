// draw as a person meets it: what is drawn, where it goes, and what is refused.
#include "support/filter.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::string kHard =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

std::size_t count(const std::string& text, const std::string& word) {
  return find_all(text, word).size();
}

TEST(Draw, WritesTheBoardAloneUnlessAStepIsAskedFor) {
  const Finished board = run("nonet", {"draw", kHard});
  EXPECT_EQ(board.code, 0);
  EXPECT_EQ(board.err, "");
  EXPECT_EQ(board.out.substr(0, 5), "<svg ");
  EXPECT_EQ(count(board.out, "class=\"digit given\""), 24U);
  EXPECT_EQ(count(board.out, "class=\"note"), 0U);
  const Finished candidates = run("nonet", {"draw", "--candidates", kHard});
  EXPECT_GT(count(candidates.out, "class=\"note\""), 100U);
  // What was struck must be seen.
  EXPECT_GT(count(run("nonet", {"draw", kHard + ":815"}).out, "class=\"note\""), 100U);
}

TEST(Draw, DrawsTheStepThatHintTellsAndOthersOnRequest) {
  const std::string hint =
      json_string(run("nonet", {"hint", "--rung=5", "--json", kHard}).out, "/step/sentence");
  for (const std::string option : {"--hint", "--rung=5", "--policy=all"}) {
    const Finished drawn = run("nonet", {"draw", option, kHard});
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    EXPECT_NE(drawn.out.find(": " + hint + "</title>"), std::string::npos) << option;
    EXPECT_EQ(count(drawn.out, "class=\"placement\""), 1U);
  }
  EXPECT_EQ(count(run("nonet", {"draw", "--rung=4", kHard}).out, "class=\"placement\""), 0U);
  EXPECT_EQ(count(run("nonet", {"draw", "--rung=3", kHard}).out, "class=\"band band-look\""), 1U);
  const Finished chain = run("nonet", {"draw", "--only=chains", "--words", kHard});
  EXPECT_GT(count(chain.out, "class=\"arrow "), 1U);
  EXPECT_TRUE(
      has_pattern(chain.out, "class=\"words\" aria-label=\"X-Chain: 5 has only two places"));
}

TEST(Draw, DrawsAnyStepOfThePathOnTheBoardOfThen) {
  const std::string path = run("nonet", {"explain", "--json", kHard}).out;
  for (const int number : {1, 5, 20}) {
    const std::string sentence =
        json_string(path, "/steps/" + std::to_string(number - 1) + "/sentence");
    const Finished drawn = run("nonet", {"draw", "--step", std::to_string(number), kHard});
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    EXPECT_NE(drawn.out.find(": " + sentence + "</title>"), std::string::npos) << number;
  }
  const Finished none = run("nonet", {"draw", "--step=1000", kHard});
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_TRUE(has_pattern(none.err, "^nonet draw: there is no step 1000, only \\d+\n$"))
      << none.err;
}

TEST(Draw, DrawsTheExampleOfATechniqueWithoutAPuzzle) {
  const Finished drawn = run("nonet", {"draw", "--example=als-xz"});
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_GE(count(drawn.out, "class=\"set-letter\""), 2U);
  const Finished none = run("nonet", {"draw", "--example=xwing-fish"});
  EXPECT_EQ(none.code, 2);
  EXPECT_EQ(none.err.substr(0, 42), "nonet draw: no technique is called 'xwing-");
  EXPECT_EQ(run("nonet", {"draw", "--example=x-wing", kHard}).code, 2);
}

TEST(Draw, WritesAFileByTheEndOfItsName) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  for (const std::string name : {"a.svg", "a.png", "b"}) {
    const Finished done = run(
        "nonet", {"draw", "--size=300", "--format=" + std::string(name == "a.svg" ? "svg" : "png"),
                  kHard, "-o", file(name)});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out + done.err, "");
  }
  EXPECT_EQ(read_file(file("a.svg")).substr(0, 5), "<svg ");
  const std::string png = read_file(file("a.png"));
  EXPECT_EQ(png.substr(1, 3), "PNG");
  // 300 pixels, and as many rows.
  EXPECT_EQ(png.substr(16, 8), std::string("\0\0\1\x2c\0\0\1\x2c", 8));
  EXPECT_EQ(read_file(file("b")), png);
  EXPECT_EQ(run("nonet", {"draw", "--size=300", "--format=png", kHard}).out, png);
  const Finished doc = run("nonet", {"draw", kHard, "-o", file("a.doc")});
  EXPECT_EQ(doc.code, 2);
  EXPECT_TRUE(has_pattern(doc.err, "-o takes a name that ends in .svg or .png, not '.*a.doc'"));
}

TEST(Draw, LeavesFilesAloneWhereThereIsNothingToDraw) {
  const ScratchFolder folder;
  const std::string kept = folder.write("kept.svg", "precious\n");
  const std::string puzzle = folder.write("puzzle.txt", kHard + "\n");
  EXPECT_EQ(run("nonet", {"draw", "--step=1000", kHard, "-o", kept}).code, 1);
  EXPECT_EQ(run("nonet", {"draw", "--only=leviathan", kHard, "-o", kept}).code, 1);
  EXPECT_EQ(run("nonet", {"draw", "nowhere.txt", "-o", kept}).code, 2);
  EXPECT_EQ(run("nonet", {"draw", "12", "-o", kept}).code, 2);
  EXPECT_EQ(read_file(kept), "precious\n");
  const Finished itself = run("nonet", {"draw", puzzle, "--format=svg", "-o", puzzle});
  EXPECT_EQ(itself.code, 2);
  EXPECT_EQ(itself.err, "nonet draw: '" + puzzle + "' is the puzzle itself\n");
  EXPECT_EQ(read_file(puzzle), kHard + "\n");
  const Finished nowhere = run("nonet", {"draw", kHard, "-o", folder.path() + "/no/a.svg"});
  EXPECT_EQ(nowhere.code, 2);
  EXPECT_TRUE(has_pattern(nowhere.err, "cannot be written")) << nowhere.err;
}

TEST(Draw, RefusesWhatDoesNotGoTogether) {
  auto refusal = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "draw");
    arguments.push_back(kHard);
    const Finished done = run("nonet", arguments);
    EXPECT_EQ(done.code, 2) << done.out.substr(0, 100);
    EXPECT_EQ(done.out, "");
    return done.err;
  };
  EXPECT_TRUE(has_pattern(refusal({"--step=2", "--cell=r1c1"}), "--step takes a step of the path"));
  EXPECT_TRUE(has_pattern(refusal({"--words"}), "--words tells of a step"));
  EXPECT_TRUE(has_pattern(refusal({"--size=0"}), "--size"));
  EXPECT_TRUE(has_pattern(refusal({"--size=5000"}), "--size"));
  EXPECT_TRUE(has_pattern(refusal({"--theme=pink"}), "--theme"));
  EXPECT_TRUE(has_pattern(refusal({"--format=gif"}), "--format"));
  // A board that has a mistake has no step; the sentence says why.
  const Finished mistake = run("nonet", {"draw", "--hint", "53+1" + std::string(78, '.')});
  EXPECT_EQ(mistake.code, 1);
}

TEST(Draw, TellsOfLettersThatAPngHasNot) {
  const Finished png = run("nonet", {"draw", "--format=png", "--title=caf\xc3\xa9", kHard});
  EXPECT_EQ(png.code, 0);
  EXPECT_EQ(png.err, "nonet draw: a PNG has the letters of ASCII; others in the title are boxes\n");
  EXPECT_EQ(run("nonet", {"draw", "--title=caf\xc3\xa9", kHard}).err, "");
}

const std::string kSmallKiller =
    R"({"size": 6, "givens": "1.....", "name": "Small", "rules": [)"
    R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}, {"kind": "antiknight"}, )"
    R"({"kind": "thermo", "cells": ["r3c3", "r4c4"]}, {"kind": "sandwich", "line": "r2", "sum": 7}]})";
const std::string kKiller =
    R"({"givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5", )"
    R"("rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16}, )"
    R"({"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})";

TEST(Draw, DrawsTheRulesOfAVariantOfAnySize) {
  std::string puzzle = kSmallKiller;
  puzzle.replace(puzzle.find("1....."), 6, "1" + std::string(35, '.'));
  const Finished drawn = run("nonet", {"draw", puzzle});
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  for (const char* look : {"clue-cage", "clue-label", "clue-tube", "clue-bulb", "clue-outside"}) {
    EXPECT_EQ(count(drawn.out, "class=\"" + std::string(look) + "\""), 1U) << look;
  }
  EXPECT_NE(drawn.out.find("Anti-knight"), std::string::npos) << "what is not drawn is named";
  EXPECT_EQ(count(drawn.out, "class=\"digit given\""), 1U);
  const Finished png = run("nonet", {"draw", "--format=png", "--theme=dark", puzzle});
  EXPECT_EQ(png.code, 0);
  EXPECT_EQ(png.out.substr(1, 3), "PNG");
  const Finished candidates = run("nonet", {"draw", "--candidates", puzzle});
  EXPECT_EQ(candidates.code, 0) << candidates.err;
  EXPECT_GT(count(candidates.out, "class=\"note small\""), 0U);
}

TEST(Draw, DrawsStepsOfAVariantOverItsCages) {
  for (const std::string option : {"--hint", "--step=2", "--only=innies-and-outies"}) {
    const Finished step = run("nonet", {"draw", option, "--words", kKiller});
    EXPECT_EQ(step.code, 0) << step.err;
    EXPECT_EQ(count(step.out, "class=\"clue-cage\""), 2U) << option;
    EXPECT_GE(count(step.out, "class=\"words\""), 1U);
  }
  EXPECT_NE(run("nonet", {"draw", "--only=innies-and-outies", "--words", kKiller})
                .out.find("Innies and Outies"),
            std::string::npos);
  EXPECT_EQ(count(run("nonet", {"draw", "--candidates", kKiller}).out, "class=\"note small\""),
            count(run("nonet", {"draw", "--candidates", kKiller}).out, "class=\"note"));
}

// All options of 'nonet hint' that choose a step, and the rules that it rests on lit up.
TEST(Draw, DrawsTheHintOfAVariantThatIsAskedFor) {
  auto lit = [](const std::vector<std::string>& options) {
    std::vector<std::string> words = {"draw", "--words", "--only=rules", kKiller};
    words.insert(words.begin() + 1, options.begin(), options.end());
    const Finished drawn = run("nonet", words);
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    return count(drawn.out, "class=\"clue-lit\"");
  };
  EXPECT_EQ(lit({"--rung=2"}), 0U);
  EXPECT_EQ(lit({"--rung=3"}), 1U) << "where to look";
  EXPECT_EQ(lit({"--cell=r5c6"}), 1U);
  EXPECT_EQ(lit({"--why-not=r5c9=3"}), 2U) << "what is left of the row, less both cages";
  EXPECT_EQ(lit({"--skip=1", "--cell=r5c9"}), 2U);
  const Finished sum = run("nonet", {"draw", "--only=rules", "--why-not=r5c9=3", kKiller});
  EXPECT_EQ(count(sum.out, "class=\"clue-sum\""), 1U) << "and what is left";
  const Finished none = run("nonet", {"draw", "--why-not=r5c9=7", kKiller});
  EXPECT_EQ(none.code, 1);
  EXPECT_NE(none.err.find("r5c9"), std::string::npos) << none.err;
  const Finished large = run("nonet", {"draw", "--hint", R"({"size": 10, "rules": []})"});
  EXPECT_EQ(large.code, 1);
  EXPECT_NE(large.err.find("9 by 9"), std::string::npos) << large.err;
}

}  // namespace
}  // namespace nonet::test
