// What C calls do with what they are not meant for, and that they stop when they are asked to.
#include <thread>

#include "c/calls.h"
#include "nonet/io/lz_string.h"

namespace nonet::test {
namespace {

TEST_F(CCalls, WhatCannotBeReadIsToldWithItsPlaceAndTheGameStays) {
  read(kEasy);
  const std::string broken = kHard.substr(0, 40) + "x" + kHard.substr(41);
  EXPECT_EQ(refusal(nonet_read(game_, broken.c_str(), nullptr)).substr(0, 19),
            "line 1, column 41: ");
  EXPECT_EQ(json_at(nonet_error_json(game_), "/column"), "41");
  EXPECT_EQ(json_string(nonet_board(game_), "/puzzle"), kEasy);
  EXPECT_EQ(nonet_error(game_), nullptr);
}

TEST_F(CCalls, ABlankIsNothingThatWouldBeReadAsADigitOrALine) {
  read(kEasy);
  for (const char* blank : {"5", "1", "9", "\\n", "\\u0000", "\\u007f", "", "..", "\u00b7"}) {
    const std::string why =
        refusal(nonet_write(game_, (R"({"blank": ")" + std::string(blank) + R"("})").c_str()));
    EXPECT_TRUE(why.starts_with("option \"blank\" must be one character")) << blank;
  }
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
  EXPECT_EQ(code(nonet_read(game_, "{\"size\": 16, \"rules\": []}", nullptr)), NONET_OTHER_RULES);
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
