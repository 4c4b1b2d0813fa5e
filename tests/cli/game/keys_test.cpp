// Keys: what each means, and that the list of them is the truth.
#include "cli/game/keys.h"

#include <gtest/gtest.h>

#include <map>

namespace nonet::cli::game {
namespace {

TEST(Keys, LettersThatMoveDoNothingElse) {
  for (char sign : std::string_view("kw")) EXPECT_EQ(meaning_of(key_of(sign)).does, Does::kUp);
  for (char sign : std::string_view("js")) EXPECT_EQ(meaning_of(key_of(sign)).does, Does::kDown);
  for (char sign : std::string_view("ha")) EXPECT_EQ(meaning_of(key_of(sign)).does, Does::kLeft);
  for (char sign : std::string_view("ld")) EXPECT_EQ(meaning_of(key_of(sign)).does, Does::kRight);
  EXPECT_FALSE(meaning_of(key_of('d')).more);
  EXPECT_TRUE(meaning_of(key_of('D')).more);
}

TEST(Keys, DigitsAreDigitsAndWithShiftOrAltNotes) {
  EXPECT_EQ(meaning_of(key_of('7')).does, Does::kDigit);
  EXPECT_EQ(meaning_of(key_of('7')).number, 7);
  EXPECT_EQ(meaning_of(key_of('&')).does, Does::kNote);
  EXPECT_EQ(meaning_of(key_of('&')).number, 7);
  Key alt = key_of('3');
  alt.alt = true;
  EXPECT_EQ(meaning_of(alt).does, Does::kNote);
}

TEST(Keys, EachSingleKeyOfTheListDoesSomethingAndNoTwoTheSame) {
  std::map<Does, std::string_view> known;
  int single = 0;
  for (const KeyLine& line : key_lines()) {
    if (line.keys.size() != 1) continue;
    ++single;
    const Does does = meaning_of(key_of(line.keys[0])).does;
    EXPECT_NE(does, Does::kNothing) << line.keys;
    EXPECT_TRUE(known.emplace(does, line.keys).second) << line.keys;
  }
  EXPECT_GT(single, 20);
}

}  // namespace
}  // namespace nonet::cli::game
