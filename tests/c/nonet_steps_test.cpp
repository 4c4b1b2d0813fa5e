// The C calls about steps: hints, lists, paths, their proofs, ratings, lessons and pictures.
#include "c/calls.h"
#include "nonet/explain/path_json.h"
#include "nonet/logic/technique.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/solve/solver.h"

namespace nonet::test {
namespace {

TEST_F(CCalls, HintsClimbAndCanBeAboutACellOrAnotherStep) {
  read(kHard);
  for (int rung = 1; rung <= 5; ++rung) {
    const std::string options = "{\"rung\": " + std::to_string(rung) + "}";
    const std::string hint = answer(nonet_hint(game_, options.c_str()), "hint");
    EXPECT_EQ(json_size(hint, "/rungs"), static_cast<std::size_t>(rung));
    EXPECT_EQ(json_at(hint, "/step").empty(), rung < 5);
  }
  const std::string first = answer(nonet_hint(game_, "{\"rung\": 5}"), "hint");
  const std::string next = answer(nonet_hint(game_, "{\"rung\": 5, \"skip\": 1}"), "hint");
  EXPECT_NE(json_at(first, "/step"), json_at(next, "/step"));
  const std::string about = answer(nonet_hint(game_, "{\"rung\": 5, \"cell\": \"r9c3\"}"), "hint");
  EXPECT_NE((json_at(about, "/step/place") + json_at(about, "/step/remove")).find("r9c3"),
            std::string::npos);
}

// As 'nonet generate --practice' writes it; there is a skyscraper too.
constexpr const char* kTridagon =
    ":xxxx-tridagon:156:.+3..827.4+48.73.+2..+2.79.45+8+33+4....1289.+24.+8+3...78+3+2.......2.+3.."
    "..24....35..3...6.+2"
    ":545 645 546 646 755 966 973:123 523 623 913 928 929::";

TEST_F(CCalls, AHintOnAPracticeBoardLeadsToWhatIsPractisedAlsoAfterAMove) {
  read(kTridagon);
  const auto hinted = [&](const char* options) {
    return json_string(answer(nonet_hint(game_, options), "hint"), "/step/technique");
  };
  EXPECT_EQ(hinted("{\"rung\": 5}"), "tridagon");
  EXPECT_NE(hinted("{\"rung\": 5, \"policy\": \"hodoku\"}"), "tridagon");
  EXPECT_EQ(json_string(nonet_board(game_), "/remarks/0/text"), "tridagon");
  answer(nonet_play(game_, "r1c3<>9"), "board");
  EXPECT_EQ(hinted("{\"rung\": 5}"), "tridagon");
  read(nonet_write(game_, "{\"format\": \"library\"}"));
  EXPECT_EQ(hinted("{\"rung\": 5}"), "tridagon");
}

TEST_F(CCalls, StepsAskedAndTakenInTurnAreThePath) {
  for (const char* options : {"{}", "{\"policy\": \"hodoku\"}"}) {
    read(kHard);
    const std::string path = answer(nonet_path(game_, options), "path");
    EXPECT_EQ(json_at(path, "/solved"), "true");
    const std::size_t steps = json_size(path, "/steps");
    for (std::size_t i = 0; i < steps; ++i) {
      const std::string next = answer(nonet_next(game_, options), "steps");
      EXPECT_EQ(json_at(next, "/steps/0"), json_at(path, "/steps/" + std::to_string(i)));
      answer(nonet_take(game_, nullptr), "board");
    }
    EXPECT_EQ(json_at(nonet_board(game_), "/solved"), "true");
    EXPECT_EQ(json_size(answer(nonet_next(game_, options), "steps"), "/steps"), 0U);
  }
}

TEST_F(CCalls, ThePathIsTheLibrarysOwn) {
  read(kHard);
  EXPECT_EQ(answer(nonet_path(game_, nullptr), "path"),
            path_to_json(find_path(grid(kHard), policy_all())));
  EXPECT_EQ(answer(nonet_path(game_, "{\"policy\": \"hodoku\"}"), "path"),
            path_to_json(find_path(grid(kHard), policy_hodoku())));
}

TEST_F(CCalls, TechniquesAreChosenAndLimited) {
  read(kHard);
  const std::string fish =
      answer(nonet_steps(game_, "{\"only\": [\"fish\", \"wings\"], \"most\": 2}"), "steps");
  EXPECT_LE(json_size(fish, "/steps"), 2U);
  const std::string singles = answer(nonet_steps(game_, "{\"only\": \"singles\"}"), "steps");
  EXPECT_EQ(json_string(singles, "/steps/0/family"), "Singles");
  EXPECT_EQ(refusal(nonet_steps(game_, "{\"only\": \"magic\"}")), "no technique is called 'magic'");
  EXPECT_EQ(refusal(nonet_path(game_, "{\"set\": {\"fish-fins\": 99}}")),
            "fish-fins must be a number from 0 to 9, not '99'");
}

TEST_F(CCalls, TechniquesAreLookedForInTheOrderThatIsAskedFor) {
  read(kHard);
  const std::string usual = answer(nonet_next(game_, nullptr), "steps");
  EXPECT_EQ(json_string(usual, "/steps/0/technique"), "hidden-single");
  const char* fish_first = R"({"order": ["x-wing", "locked-triple"], "rung": 5})";
  const std::string hint = answer(nonet_hint(game_, fish_first), "hint");
  EXPECT_EQ(json_string(hint, "/step/technique"), "x-wing");
  const std::string all =
      answer(nonet_steps(game_, R"({"order": ["fish", "singles"], "most": 200})"), "steps");
  EXPECT_EQ(json_string(all, "/steps/0/family"), "Fish");
  const std::string path = answer(nonet_path(game_, R"({"order": ["x-wing"]})"), "path");
  EXPECT_EQ(json_string(path, "/steps/0/technique"), "x-wing");
  EXPECT_EQ(json_at(path, "/solved"), "true");
  EXPECT_EQ(refusal(nonet_path(game_, R"({"policy": "hodoku", "order": ["x-wing"]})")),
            "policy hodoku has an order of its own; policy all takes another");
  EXPECT_EQ(refusal(nonet_path(game_, R"({"order": ["x-wnig"]})")),
            "no technique is called 'x-wnig' (did you mean 'x-wing'?)");
}

TEST_F(CCalls, AListOfStepsHasNoMoreOfATechniqueThanIsAskedFor) {
  read(kHard);
  const std::string all =
      answer(nonet_steps(game_, R"({"only": ["naked-pair", "hidden-single"]})"), "steps");
  EXPECT_EQ(json_size(all, "/more"), 0U);
  const std::string few =
      answer(nonet_steps(game_, R"({"only": ["naked-pair", "hidden-single"], "per_technique": 1})"),
             "steps");
  EXPECT_LT(json_size(few, "/steps"), json_size(all, "/steps"));
  EXPECT_LE(json_size(few, "/steps"), 2U);
  EXPECT_EQ(json_string(few, "/more/0"), "hidden-single");
}

TEST_F(CCalls, AHintTellsWhyACellIsNotADigit) {
  read(kHard);
  const std::string why = answer(
      nonet_hint(game_, R"({"rung": 5, "why_not": "r9c3=7", "without": "singles"})"), "hint");
  EXPECT_EQ(json_string(why, "/rungs/0/text"),
            "Nothing in plain sight rules out 7 in r9c3. A closer look may give away whether it is "
            "right.");
  EXPECT_NE(json_at(why, "/step/remove").find("r9c3<>7"), std::string::npos);
  EXPECT_EQ(refusal(nonet_hint(game_, R"({"why_not": "r9c3"})")),
            "line 1, column 13: option \"why_not\" must be a candidate such as r3c5=7, not 'r9c3'");
}

TEST_F(CCalls, AHintTellsWhichTechniqueWasWhatAPlayerDid) {
  read("...2..5..4..8.7.2182514.3.69.65...................16.75.2.634.969.4.2..5..7..5...");
  const std::string which = answer(nonet_hint(game_, R"({"rung": 5, "did": ["r1c8<>7"]})"), "hint");
  EXPECT_EQ(json_string(which, "/step/technique"), "pointing");
  EXPECT_EQ(json_string(answer(nonet_hint(game_, R"({"did": ["r3c8=7"]})"), "hint"), "/kind"),
            "step");
  EXPECT_EQ(refusal(nonet_hint(game_, R"({"did": ["r9c3"]})")),
            "line 1, column 9: option \"did\" must be r3c5=7 or r1c8<>7, not 'r9c3'");
}

TEST_F(CCalls, AStepThatIsHandedInIsProvedBeforeItIsTaken) {
  read(kHard);
  const std::string next = answer(nonet_next(game_, nullptr), "steps");
  EXPECT_TRUE(
      refusal(nonet_take(game_, next.c_str())).starts_with("a step was expected, and here"));
  const std::string step = json_at(next, "/steps/0");
  const std::string proof = answer(nonet_prove(game_, step.c_str()), "proof");
  EXPECT_EQ(json_at(proof, "/holds"), "true");
  EXPECT_EQ(json_at(proof, "/truths"), json_at(step, "/truths"));
  EXPECT_EQ(json_at(answer(nonet_take(game_, step.c_str()), "board"), "/undo"), "1");
  const std::string forged = R"({"place": ["r1c2=3"], "truths": ["r1c2"]})";
  EXPECT_EQ(json_at(answer(nonet_prove(game_, forged.c_str()), "proof"), "/holds"), "false");
  EXPECT_EQ(refusal(nonet_take(game_, forged.c_str())),
            "line 1: r1c2 = 3 does not follow from the truths it cites");
}

TEST_F(CCalls, AChainThatSomebodyHasDrawnIsJudged) {
  read(kHard);
  const std::string judged = answer(
      nonet_chain(game_, R"({"chain": ["r1c2=1", "=", "r1c2=2"], "claim": ["r1c2<>4"]})"), "chain");
  EXPECT_EQ(json_at(judged, "/holds"), "false");
  EXPECT_EQ(refusal(nonet_chain(game_, R"({"chain": ["r1c2"]})")),
            "line 1, column 12: expected a candidate such as \"r3c5=7\" or \"r3c5,r3c6=7\"");
}

TEST_F(CCalls, APathIsProvedWhateverTheGame) {
  read(kHard);
  const std::string path = answer(nonet_path(game_, nullptr), "path");
  read(kEasy);
  const std::string proof = answer(nonet_prove(game_, path.c_str()), "proof");
  EXPECT_EQ(json_at(proof, "/holds"), "true");
  EXPECT_EQ(json_at(proof, "/solved"), "true");
}

TEST_F(CCalls, RatingsHaveTheirScales) {
  read(kHard);
  const std::string both = answer(nonet_rate(game_, nullptr), "rating");
  EXPECT_EQ(json_at(both, "/hodoku/score"),
            json_at(answer(nonet_rate(game_, "{\"scale\": \"hodoku\"}"), "rating"), "/score"));
  EXPECT_EQ(json_at(both, "/se/er"),
            json_at(answer(nonet_rate(game_, "{\"scale\": \"se\"}"), "rating"), "/er"));
  read(std::string(81, '.'));
  EXPECT_EQ(json_string(answer(nonet_rate(game_, nullptr), "rating"), "/problem").substr(0, 24),
            "it has several solutions");
}

TEST_F(CCalls, AListOfScalesHasAMemberForEach) {
  read("..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75");
  const std::string some =
      answer(nonet_rate(game_, R"({"scale": ["W", "gb", "TE", "BxB", "se", "hodoku"]})"), "rating");
  EXPECT_EQ(json_string(some, "/scale"), "several");
  EXPECT_EQ(json_at(some, "/W"), "5");
  EXPECT_EQ(json_at(some, "/gB"), "5");
  EXPECT_EQ(json_at(some, "/TE"), "1");
  EXPECT_EQ(json_at(some, "/BxB"), "0");
  EXPECT_EQ(json_at(some, "/se/er"), "8.3");
  EXPECT_EQ(json_at(answer(nonet_rate(game_, R"({"scale": "all"})"), "rating"), "/B"), "5");
  read("1....6.89......1...9.....64.4...89..3..5.......7.3..5.....7...2..2.......8...16..");
  EXPECT_EQ(json_string(answer(nonet_rate(game_, R"({"scale": "W"})"), "rating"), "/W"), "inf");
  EXPECT_EQ(refusal(nonet_rate(game_, R"({"scale": ["W", "stars"]})")),
            "option \"scale\": there is no scale 'stars'; there are se, hodoku, both, nonet, W, B, "
            "gW, gB, TE, BxB, BxBB and all");
  EXPECT_EQ(refusal(nonet_rate(game_, R"({"scale": ["W", "nonet"]})")),
            "option \"scale\": the scale nonet is by itself, not in a list");
}

TEST_F(CCalls, AScaleThatIsStoppedHasNoFigure) {
  read("1....6.89......1...9.....64.4...89..3..5.......7.3..5.....7...2..2.......8...16..");
  nonet_stop(game_);
  const std::string stopped = answer(nonet_rate(game_, R"({"scale": ["BxB"]})"), "rating");
  EXPECT_EQ(json_at(stopped, "/BxB"), "null");
  EXPECT_EQ(nonet_stopped(game_), 1);
}

TEST_F(CCalls, AWhipIsCalledSo) {
  read(".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.");
  const std::string path = answer(nonet_path(game_, R"({"policy": "whips"})"), "path");
  EXPECT_NE(path.find(R"("technique": "whip", "name": "Whip")"), std::string::npos);
  EXPECT_NE(path.find(R"("notation": "whip[2]: c8n9{r4 r7} - c4n9{r7 .} ==> r6c7<>9")"),
            std::string::npos);
  EXPECT_EQ(path.find("forcing-net"), std::string::npos);
}

TEST_F(CCalls, EveryTechniqueHasALesson) {
  const std::string all = answer(nonet_techniques(game_), "techniques");
  EXPECT_EQ(json_size(all, "/techniques"), static_cast<std::size_t>(kTechniqueCount));
  for (Technique technique : all_techniques()) {
    const std::string slug(row_of(technique).slug);
    const std::string lesson = answer(nonet_lesson(game_, slug.c_str()), "lesson");
    EXPECT_EQ(json_string(lesson, "/technique/slug"), slug);
    EXPECT_EQ(json_string(lesson, "/example/step/technique"), slug);
  }
  EXPECT_EQ(refusal(nonet_lesson(game_, "x-wingg")),
            "no technique is called 'x-wingg' (did you mean 'x-wing'?)");
}

TEST_F(CCalls, WhatIsTaughtOfRulesHasLessonsAndBoardsToPractise) {
  const std::string all = answer(nonet_techniques(game_), "techniques");
  EXPECT_GT(json_size(all, "/variants"), 90u);
  for (const char* slug : {"thermometer-bounds", "single-innie", "kind-thermo", "kind-jigsaw"}) {
    const std::string lesson = answer(nonet_lesson(game_, slug), "lesson");
    EXPECT_EQ(json_string(lesson, "/technique/slug"), slug);
  }
  const std::string practice =
      answer(nonet_practice(game_, R"({"lesson": "thermometer-bounds", "seed": 5})"), "practice");
  EXPECT_EQ(json_string(practice, "/technique"), "thermometer-bounds");
  EXPECT_GT(json_size(practice, "/steps"), 0u);
  const std::string played =
      answer(nonet_practice(game_, R"({"lesson": "kind-arrow", "play": true})"), "practice");
  EXPECT_EQ(json_size(played, "/steps"), 0u);
  EXPECT_EQ(refusal(nonet_practice(game_, R"({"lesson": "x-wing"})")),
            "there is no lesson 'x-wing' on rules");
}

TEST_F(CCalls, TechniquesAreFoundInEitherSpelling) {
  EXPECT_EQ(answer(nonet_lesson(game_, "simple colours"), "lesson"),
            answer(nonet_lesson(game_, "Simple Coloring"), "lesson"));
}

TEST_F(CCalls, TheBoardAndAStepAreDrawnAsTheCommandDrawsThem) {
  read(kHard);
  const std::string board = answer(nonet_draw(game_, nullptr), "");
  EXPECT_EQ(board.substr(0, 5), "<svg ");
  EXPECT_EQ(board.find("class=\"note"), std::string::npos);
  const std::string step = answer(nonet_draw(game_, "{\"hint\": true, \"words\": true}"), "");
  EXPECT_NE(step.find("class=\"placement\""), std::string::npos);
  EXPECT_NE(step.find("class=\"words\""), std::string::npos);
  const std::string dark =
      answer(nonet_draw(game_, "{\"theme\": \"dark\", \"size\": 300, \"title\": \"<b>\"}"), "");
  EXPECT_NE(dark.find("<title>&lt;b&gt;</title>"), std::string::npos);
  EXPECT_NE(dark.find("width=\"300\""), std::string::npos);
  EXPECT_NE(dark.find("#1a1e25"), std::string::npos);
  EXPECT_NE(answer(nonet_draw(game_, "{\"example\": \"x-wing\"}"), "").find("band-cover"),
            std::string::npos);
}

}  // namespace
}  // namespace nonet::test
