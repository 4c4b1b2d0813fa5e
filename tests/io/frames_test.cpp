#include "nonet/io/frames.h"

#include "support/support.h"

namespace nonet {
namespace {

TEST(Frames, RulesHoldDashesAndNoCells) {
  for (const char* rule :
       {"+-------+-------+-------+", " *-----------*", "|---+---+---|", "------+-------+------",
        "===========", ".------.------.------.", ":------+------+------:", "'------'------'------'",
        "\u250C\u2500\u2500\u2500\u252C\u2500\u2500\u2500\u2510", "\u2560\u2550\u2550\u2563"}) {
    EXPECT_TRUE(is_rule(rule)) << rule;
  }
  for (const char* row : {"", ".........", "*********", "|...|...|...|", "--", "-1-2-3", "4 - - -",
                          "\u2502\u2502\u2502", "---x---"}) {
    EXPECT_FALSE(is_rule(row)) << row;
  }
}

TEST(Frames, WordsStandBetweenBlanksAndBars) {
  std::string line = "| 4 1679|.\u2502 x\u00A0y !z";
  std::vector<std::string> texts;
  for (const Word& word : words_of(line)) {
    texts.emplace_back(word.text);
    EXPECT_EQ(line.substr(word.at, word.text.size()), word.text);
  }
  EXPECT_EQ(texts, (std::vector<std::string>{"4", "1679", ".", "x", "y", "z"}));
  EXPECT_TRUE(words_of("  | |").empty());
}

}  // namespace
}  // namespace nonet
