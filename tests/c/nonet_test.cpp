// The C calls as a C program makes them: boards are read, played and written, puzzles made; each
// answer is what the schemas say.
#include "nonet/c/nonet.h"

#include "c/calls.h"
#include "nonet/io/format.h"
#include "nonet/io/lz_string.h"
#include "nonet/version.h"

namespace nonet::test {
namespace {

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
            "'a1=4' is no move; r3c5=7 sets, r3c5=. clears, r3c5<>7 strikes and r3c5+7 restores");
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

TEST_F(CCalls, PuzzlesWithRulesAreMadeToOrderAndReadAgain) {
  const char* order = R"({"seed": 7, "variant": ["killer", "x"], "size": 6, "level": "easy"})";
  const std::string made = answer(nonet_generate(game_, order), "made_variant");
  EXPECT_EQ(answer(nonet_generate(game_, order), "made_variant"), made);
  EXPECT_EQ(json_string(made, "/rating/level"), "Easy");
  EXPECT_EQ(json_at(made, "/variant/size"), "6");
  EXPECT_EQ(json_at(made, "/clues"), "0");
  EXPECT_EQ(std::stoul(json_at(made, "/rules")) + 1, json_size(made, "/variant/rules"));
  read(json_at(made, "/variant"));
  const std::string told = answer(nonet_check(game_, R"({"solution": true})"), "check");
  EXPECT_EQ(json_string(told, "/solution"), json_string(made, "/solution"));

  const std::string large =
      answer(nonet_generate(game_, R"({"seed": 1, "size": 12})"), "made_variant");
  EXPECT_EQ(json_string(large, "/solution").size(), 144U);
  EXPECT_EQ(json_at(large, "/rating"), "");
  const std::string few =
      answer(nonet_generate(game_, R"({"variant": "thermo", "size": 4, "rules": [1, 3]})"),
             "made_variant");
  EXPECT_LE(std::stoi(json_at(few, "/rules")), 3);
  // Nine by nine is what it is without.
  EXPECT_NE(
      json_string(answer(nonet_generate(game_, R"({"seed": 1, "size": 9})"), "made"), "/puzzle"),
      "");
  EXPECT_EQ(refusal(nonet_generate(game_, R"({"variant": "kiler"})")),
            "no kind of puzzle is called 'kiler' (did you mean 'killer'?); docs/VARIANTS.md lists "
            "them");
  EXPECT_EQ(refusal(nonet_generate(game_, R"({"rules": 3})")),
            "option \"rules\" goes with \"variant\"");
  EXPECT_EQ(refusal(nonet_generate(game_, R"({"variant": "sandwich", "clues": 0})")),
            "by these rules alone 1 and 9 could change places, so that one must be given");
  EXPECT_EQ(nonet_error_code(game_), NONET_IMPOSSIBLE);
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

}  // namespace
}  // namespace nonet::test
