// The C calls as a C program makes them: what they answer, that it is what the schemas say, and
// that they stop and refuse as they promise.
#include "nonet/c/nonet.h"

#include <thread>

#include "nonet/explain/path_json.h"
#include "nonet/io/format.h"
#include "nonet/io/lz_string.h"
#include "nonet/logic/technique.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/version.h"
#include "support/schema.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kHard =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

class CCalls : public testing::Test {
 protected:
  void TearDown() override { nonet_free(game_); }

  // The answer, which must be there; and, unless it is told otherwise, as the schema says.
  static std::string answer(const char* text, const std::string& schema) {
    EXPECT_NE(text, nullptr) << schema;
    if (text == nullptr) return "";
    if (!schema.empty()) {
      EXPECT_EQ(schema_fault(text, schema), "") << text;
    }
    return text;
  }
  std::string read(const std::string& text, const char* options = nullptr) {
    return answer(nonet_read(game_, text.c_str(), options), "board");
  }
  // Why there is no answer.
  std::string refusal(const char* text) {
    EXPECT_EQ(text, nullptr) << text;
    const char* error = nonet_error(game_);
    EXPECT_NE(error, nullptr);
    EXPECT_EQ(schema_fault(nonet_error_json(game_), "error"), "");
    return error != nullptr ? error : "";
  }

  nonet_game* game_ = nonet_new();
};

TEST_F(CCalls, TellTheirVersion) {
  EXPECT_STREQ(nonet_version(), kVersion);
  EXPECT_EQ(nonet_schema_version(), 1);
}

TEST_F(CCalls, ABoardIsReadAndTellsWhatALookAtItTells) {
  const std::string board = read(kEasy);
  EXPECT_EQ(json_string(board, "/puzzle"), kEasy);
  EXPECT_EQ(json_string(board, "/read_as"), "line");
  EXPECT_EQ(json_string(board, "/candidates/0"), "");
  EXPECT_EQ(json_string(board, "/candidates/2"), "124");
  EXPECT_EQ(json_at(board, "/solved"), "false");
  EXPECT_EQ(json_at(read(kEasySolution), "/solved"), "true");
}

TEST_F(CCalls, WhatIsSaidOfABoardIsToldAndWhatAFormatWouldLose) {
  std::string json = R"({"size":9,"author":"Ada","grid":[)";
  for (int row = 0; row < 9; ++row) {
    json += row > 0 ? ",[{}" : R"([{"value":5,"given":true,"c":"#FFA0A0"})";
    for (int column = 1; column < 9; ++column) json += ",{}";
    json += "]";
  }
  const std::string board = read("https://f-puzzles.com/?load=" + lz_compressed(json + "]}"));
  EXPECT_EQ(json_string(board, "/remarks/0/about"), "author");
  EXPECT_EQ(json_string(board, "/remarks/0/text"), "Ada");
  EXPECT_EQ(json_string(board, "/colours/0/cell"), "r1c1");
  EXPECT_EQ(json_string(board, "/colours/0/colour"), "#FFA0A0");
  const std::string formats = answer(nonet_formats(game_), "formats");
  for (std::size_t i = 0; i < json_size(formats, "/formats"); ++i) {
    const std::string at = "/formats/" + std::to_string(i);
    const std::string name = json_string(formats, at + "/name");
    const bool whole = name == "fpuzzles" || name == "sudokupad";
    EXPECT_EQ(json_at(formats, at + "/loses"), whole           ? "[]"
                                               : name == "sdk" ? R"(["the colours"])"
                                                               : R"(["the author","the colours"])")
        << name;
  }
}

TEST_F(CCalls, WhatTheGivensAreCanBeTold) {
  std::string state = kEasy;
  state[2] = '4';
  const std::string board = read(state, ("{\"givens\": \"" + kEasy + "\"}").c_str());
  EXPECT_EQ(json_string(board, "/puzzle"), kEasy);
  EXPECT_EQ(json_string(board, "/placed").substr(0, 4), "..4.");
}

TEST_F(CCalls, OfSeveralPuzzlesOneIsChosen) {
  const std::string two = kEasy + "\n" + kHard + "\n";
  EXPECT_EQ(refusal(nonet_read(game_, two.c_str(), nullptr)),
            "line 2: there is more text after the puzzle");
  EXPECT_EQ(json_string(read(two, "{\"nth\": 2}"), "/puzzle"), kHard);
  EXPECT_EQ(refusal(nonet_read(game_, two.c_str(), "{\"nth\": 3}")),
            "there is no puzzle 3, only 2");
}

TEST_F(CCalls, WhatCannotBeReadIsToldWithItsPlaceAndTheGameStays) {
  read(kEasy);
  const std::string broken = kHard.substr(0, 40) + "x" + kHard.substr(41);
  EXPECT_EQ(refusal(nonet_read(game_, broken.c_str(), nullptr)).substr(0, 19),
            "line 1, column 41: ");
  EXPECT_EQ(json_at(nonet_error_json(game_), "/column"), "41");
  EXPECT_EQ(json_string(nonet_board(game_), "/puzzle"), kEasy);
  EXPECT_EQ(nonet_error(game_), nullptr);
}

TEST_F(CCalls, MovesAreDoneUndoneAndDoneAgain) {
  read(kEasy);
  std::string board = answer(nonet_play(game_, "r1c3=4 r1c4<>2, r1c4<>6"), "board");
  EXPECT_EQ(json_string(board, "/placed").substr(0, 4), "..4.");
  EXPECT_EQ(json_at(board, "/removed"), R"(["r1c4<>2","r1c4<>6"])");
  EXPECT_EQ(json_at(board, "/undo"), "1");
  board = answer(nonet_play(game_, "r1c4+6 r1c3=0"), "board");
  EXPECT_EQ(json_at(board, "/placed"), "");
  EXPECT_EQ(json_at(board, "/removed"), R"(["r1c4<>2"])");
  board = answer(nonet_undo(game_), "board");
  EXPECT_EQ(json_string(board, "/placed").substr(0, 4), "..4.");
  board = answer(nonet_redo(game_), "board");
  EXPECT_EQ(json_at(board, "/placed"), "");
  EXPECT_EQ(refusal(nonet_redo(game_)), "there is nothing to redo");
  board = answer(nonet_restart(game_), "board");
  EXPECT_EQ(json_at(board, "/removed"), "");
  EXPECT_EQ(json_at(board, "/undo"), "3");
}

TEST_F(CCalls, WrongDigitsStandAndAreTold) {
  read(kEasy);
  const std::string board = answer(nonet_play(game_, "r1c3=5"), "board");
  EXPECT_EQ(json_at(board, "/clashes"), R"(["r1c1=5","r1c3=5"])");
  const std::string check = answer(nonet_check(game_, nullptr), "check");
  EXPECT_EQ(json_at(check, "/mistakes"), R"(["r1c3=5"])");
  EXPECT_EQ(json_string(check, "/solutions"), "one");
  EXPECT_EQ(json_string(answer(nonet_hint(game_, nullptr), "hint"), "/kind"), "mistake");
  EXPECT_EQ(refusal(nonet_play(game_, "r1c1=4")), "r1c1 is given as 5");
  EXPECT_EQ(refusal(nonet_play(game_, "r1c3<>4")), "r1c3 is set to 5, so there are no candidates");
  EXPECT_EQ(refusal(nonet_play(game_, "a1=4")),
            "'a1=4' is no move; r3c5=7 sets, r3c5=0 clears, r3c5<>7 strikes and r3c5+7 restores");
}

TEST_F(CCalls, CheckTellsTheSolutionOnlyIfAsked) {
  read(kEasy);
  EXPECT_EQ(json_at(answer(nonet_check(game_, ""), "check"), "/solution"), "");
  const std::string told = answer(nonet_check(game_, "{\"solution\": true}"), "check");
  EXPECT_EQ(json_string(told, "/solution"), kEasySolution);
  read(std::string(81, '.'));
  EXPECT_EQ(json_string(answer(nonet_check(game_, nullptr), "check"), "/solutions"), "several");
}

TEST_F(CCalls, ABoardWithoutASolutionHasSuspects) {
  std::string broken = kEasy;
  broken[3] = '5';
  read(broken);
  const std::string check = answer(nonet_check(game_, nullptr), "check");
  EXPECT_EQ(json_string(check, "/solutions"), "none");
  EXPECT_NE(json_at(check, "/suspects"), "[]");
  EXPECT_EQ(json_string(check, "/solutions_without"), "one");
}

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
  EXPECT_EQ(json_string(why, "/rungs/0/text"), "There is a reason why r9c3 is not 7.");
  EXPECT_NE(json_at(why, "/step/remove").find("r9c3<>7"), std::string::npos);
  EXPECT_EQ(refusal(nonet_hint(game_, R"({"why_not": "r9c3"})")),
            "line 1, column 13: option \"why_not\" must be a candidate such as r3c5=7, not 'r9c3'");
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

TEST_F(CCalls, ABlankIsNothingThatWouldBeReadAsADigitOrALine) {
  read(kEasy);
  for (const char* blank : {"5", "1", "9", "\\n", "\\u0000", "\\u007f", "", "..", "\u00b7"}) {
    const std::string why =
        refusal(nonet_write(game_, (R"({"blank": ")" + std::string(blank) + R"("})").c_str()));
    EXPECT_TRUE(why.starts_with("option \"blank\" must be one character")) << blank;
  }
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

TEST_F(CCalls, PuzzlesAreMadeToOrderTheSameForASeed) {
  const char* order = R"({"seed": 7, "level": "medium", "symmetry": "rotate180"})";
  const std::string made = answer(nonet_generate(game_, order), "made");
  EXPECT_EQ(json_string(made, "/rating/level"), "Medium");
  EXPECT_EQ(answer(nonet_generate(game_, order), "made"), made);
  const std::string practice =
      answer(nonet_generate(game_, R"({"seed": 5, "practice": "naked-pair"})"), "made");
  EXPECT_EQ(json_string(practice, "/step/technique"), "naked-pair");
  const std::string explained =
      answer(nonet_generate(game_, R"({"seed": 3, "se": [1.5, 2.3]})"), "made");
  EXPECT_GE(std::stod(json_at(explained, "/se/er")), 1.5);
  EXPECT_EQ(
      refusal(nonet_generate(game_, R"({"se": [7.2, 6.6]})")),
      "line 1, column 8: option \"se\" must be a rating up to 20.0, or two of them, the lesser "
      "first");
  EXPECT_EQ(
      refusal(nonet_generate(game_, R"({"level": "har"})")),
      "line 1, column 11: option \"level\" must be easy, medium, hard, unfair or extreme, not "
      "'har' (did you mean 'hard'?)");
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

TEST_F(CCalls, BoardsAreWrittenInEveryFormat) {
  read(kEasy);
  const std::string formats = answer(nonet_formats(game_), "formats");
  for (std::size_t i = 0; i < json_size(formats, "/formats"); ++i) {
    const std::string name = json_string(formats, "/formats/" + std::to_string(i) + "/name");
    const std::string written =
        answer(nonet_write(game_, ("{\"format\": \"" + name + "\"}").c_str()), "");
    EXPECT_EQ(json_string(read(written, ("{\"format\": \"" + name + "\"}").c_str()), "/puzzle"),
              kEasy)
        << name;
    EXPECT_TRUE(written.ends_with(format_named(name)->footer)) << name;
  }
  EXPECT_EQ(answer(nonet_write(game_, "{\"blank\": \"0\"}"), "").substr(0, 4), "5300");
  EXPECT_EQ(answer(nonet_write(game_, "{\"blank\": \" \"}"), "").substr(0, 4), "53  ");
}

TEST_F(CCalls, TheCanonicalFormIsThatOfAllImages) {
  read(kEasy);
  const std::string canon = answer(nonet_canon(game_), "canon");
  std::mt19937 random(5);
  const Grid image = moved(grid(kEasy), random_symmetry(random));
  read(line_of(image.board()));
  EXPECT_EQ(answer(nonet_canon(game_), "canon"), canon);
}

// A puzzle of candidates alone: what looks at digits alone says that there are none.
TEST_F(CCalls, CandidatesAloneAreNoEmptyBoard) {
  std::string text;
  const Grid puzzle = grid(kEasy);
  for (const Cell c : Cell::all()) {
    for (const Digit d : Digit::all()) {
      text += puzzle.candidates(c).contains(d) ? static_cast<char>('1' + d.index()) : '.';
    }
  }
  read(text);
  EXPECT_EQ(nonet_canon(game_), nullptr);
  EXPECT_STREQ(nonet_error(game_),
               "the board has no canonical form: it consists of candidates alone, and the "
               "canonical form is one of digits");
  const std::string rating = answer(nonet_rate(game_, "{\"scale\": \"hodoku\"}"), "rating");
  EXPECT_NE(rating.find("\"removed\":[\"r1c1<>1\""), std::string::npos) << rating;
  EXPECT_EQ(json_string(rating, "/level"), "Easy");
  EXPECT_EQ(answer(nonet_write(game_, "{\"format\": \"pencilmarks\"}"), ""), text + "\n");
  const std::string given = "{\"givens\": \"" + text + "\"}";
  EXPECT_EQ(nonet_read(game_, kEasy.c_str(), given.c_str()), nullptr);
  EXPECT_STREQ(nonet_error(game_),
               "givens: a puzzle of candidates alone has no digits that are given");
}

TEST_F(CCalls, TechniquesAreFoundInEitherSpelling) {
  EXPECT_EQ(answer(nonet_lesson(game_, "simple colours"), "lesson"),
            answer(nonet_lesson(game_, "Simple Coloring"), "lesson"));
}

TEST_F(CCalls, ACallIsStoppedFromAnotherThreadOrByTheClock) {
  read("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  nonet_stop(game_);  // none is under way: the next one
  answer(nonet_path(game_, nullptr), "path");
  EXPECT_EQ(nonet_stopped(game_), 1);
  // No puzzle has such a score: nothing else ends the search.
  const char* never = "no such puzzle was found before the search was stopped";
  std::thread other([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    nonet_stop(game_);
  });
  EXPECT_EQ(refusal(nonet_generate(game_, R"({"score": 999999})")), never);
  other.join();
  EXPECT_EQ(nonet_stopped(game_), 1);
  EXPECT_EQ(refusal(nonet_generate(game_, R"({"score": 999999, "time_limit": 0.05})")), never);
  EXPECT_EQ(nonet_stopped(game_), 1);
  answer(nonet_hint(game_, nullptr), "hint");
  EXPECT_EQ(nonet_stopped(game_), 0);
}

TEST_F(CCalls, OptionsThatAreNoneAreRefusedWithTheirPlace) {
  read(kEasy);
  EXPECT_EQ(refusal(nonet_hint(game_, "{\"rong\": 5}")),
            "line 1, column 10: there is no option 'rong' here (did you mean 'rung'?)");
  EXPECT_EQ(refusal(nonet_hint(game_, "{\"rung\": 6}")),
            "line 1, column 10: option \"rung\" must be a whole number from 1 to 5");
  EXPECT_EQ(refusal(nonet_hint(game_, "[5]")),
            "line 1, column 1: options are an object, such as {\"rung\": 5}");
  EXPECT_EQ(refusal(nonet_hint(game_, "{\"cell\": \"a5\"}")),
            "line 1, column 10: option \"cell\" must be a cell such as r3c5, not 'a5'");
}

// A program decides by the code, in C by its number and in JSON by its name.
TEST_F(CCalls, WhatIsWrongHasACode) {
  const auto code = [&](const char* text) {
    EXPECT_EQ(text, nullptr);
    const auto number = nonet_error_code(game_);
    EXPECT_EQ(json_string(nonet_error_json(game_), "/code"),
              name_of(static_cast<ErrorCode>(number)));
    return number;
  };
  read(kEasy);
  EXPECT_EQ(nonet_error_code(game_), NONET_OK);
  EXPECT_EQ(nonet_error_code(nullptr), NONET_OK);
  EXPECT_EQ(code(nonet_read(game_, "", nullptr)), NONET_NO_PUZZLE);
  EXPECT_EQ(code(nonet_read(game_, kEasy.c_str(), "{\"nth\": 2}")), NONET_NO_PUZZLE);
  EXPECT_EQ(code(nonet_read(game_, (kEasy + "\n" + kEasy).c_str(), nullptr)), NONET_MORE_TEXT);
  EXPECT_EQ(code(nonet_read(game_, ("x" + kEasy.substr(1)).c_str(), nullptr)), NONET_UNREADABLE);
  EXPECT_EQ(code(nonet_read(game_, kEasy.c_str(), ("{\"givens\": \"" + kHard + "\"}").c_str())),
            NONET_CONTRADICTION);
  const std::string killer =
      R"({"size":9,"grid":[[],[],[],[],[],[],[],[],[]],"killercage":[{"cells":["R1C1"]}]})";
  EXPECT_EQ(code(nonet_read(game_, ("https://f-puzzles.com/?load=" + lz_compressed(killer)).c_str(),
                            nullptr)),
            NONET_OTHER_RULES);
  EXPECT_EQ(code(nonet_hint(game_, "{\"rong\": 5}")), NONET_BAD_OPTION);
  EXPECT_EQ(code(nonet_hint(game_, "{\"rung\": 6}")), NONET_BAD_OPTION);
  EXPECT_EQ(code(nonet_hint(game_, "{")), NONET_BAD_OPTION);
  EXPECT_EQ(code(nonet_path(game_, "{\"only\": [\"y-wing-thing\"]}")), NONET_BAD_OPTION);
  EXPECT_EQ(code(nonet_lesson(game_, "y-wing-thing")), NONET_BAD_OPTION);
  EXPECT_EQ(code(nonet_generate(game_, "{\"clues\": 16}")), NONET_IMPOSSIBLE);
  EXPECT_EQ(code(nonet_undo(game_)), NONET_REFUSED);
  EXPECT_EQ(code(nonet_play(game_, "r1c1=4")), NONET_REFUSED);
  EXPECT_EQ(code(nonet_play(game_, "r1c1=x")), NONET_UNREADABLE);
  EXPECT_EQ(code(nonet_take(game_, nullptr)), NONET_REFUSED);
  nonet_stop(game_);
  EXPECT_EQ(code(nonet_generate(game_, "{\"level\": \"extreme\"}")), NONET_STOPPED);
  EXPECT_NE(nonet_board(game_), nullptr);
  EXPECT_EQ(nonet_error_code(game_), NONET_OK);
}

TEST_F(CCalls, NothingIsANoGameAndNoTextIsAnEmptyOne) {
  EXPECT_EQ(nonet_read(nullptr, "x", nullptr), nullptr);
  EXPECT_EQ(nonet_error(nullptr), nullptr);
  nonet_free(nullptr);
  EXPECT_EQ(refusal(nonet_read(game_, nullptr, nullptr)),
            "there is no puzzle; the text is empty, or all of it remarks");
  EXPECT_EQ(json_string(answer(nonet_board(game_), "board"), "/puzzle"), std::string(81, '.'));
  EXPECT_EQ(refusal(nonet_take(game_, nullptr)),
            "there is no step to take; ask for the next one first");
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

TEST_F(CCalls, WhatCannotBeDrawnIsRefused) {
  read(kHard);
  EXPECT_EQ(refusal(nonet_draw(game_, "{\"only\": \"leviathan\"}")).substr(0, 26),
            "there is no step to draw: ");
  EXPECT_NE(refusal(nonet_draw(game_, "{\"theme\": \"pink\"}")).find("theme"), std::string::npos);
  EXPECT_NE(refusal(nonet_draw(game_, "{\"colour\": 1}")).find("colour"), std::string::npos);
  EXPECT_NE(refusal(nonet_draw(game_, "{\"example\": \"y-wong\"}")).find("no technique"),
            std::string::npos);
  EXPECT_NE(refusal(nonet_draw(game_, "{\"example\": \"x-wing\", \"skip\": 1}")).find("example"),
            std::string::npos);
}

}  // namespace
}  // namespace nonet::test
