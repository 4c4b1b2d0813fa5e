#include "nonet/json/reader.h"

#include "support/support.h"
#include "support/texts.h"

namespace nonet {
namespace {

using Kind = JsonToken::Kind;

// A text cut at random: mostly single bytes, so that everything is cut somewhere.
class Pieces {
 public:
  Pieces(std::string_view text, std::mt19937& random, std::size_t longest)
      : text_(text), random_(random), longest_(longest) {}

  std::string_view operator()() {
    // A copy of its own, gone when the next is asked for: whoever looks back reads rubbish.
    piece_.assign(text_.substr(0, 1 + random_() % longest_));
    text_.remove_prefix(piece_.size());
    return piece_;
  }

 private:
  std::string_view text_;
  std::mt19937& random_;
  std::size_t longest_;
  std::string piece_;
};

// Everything that a reader says of a text, a line for each token.
std::string told(JsonSource source) {
  std::string all;
  JsonReader reader(source);
  while (true) {
    const JsonToken& token = reader.next();
    if (token.is(Kind::kWrong)) return all + to_string(reader.error());
    all += std::to_string(static_cast<int>(token.kind)) + (token.boolean ? "+" : "") +
           (token.escaped ? "\\" : "") + " " + std::string(token.text) + " " +
           std::to_string(token.line) + ":" + std::to_string(token.column) + "\n";
    if (token.is(Kind::kEnd)) return all;
  }
}

std::string told(std::string_view text) {
  JsonText source(text);
  return told(JsonSource(source));
}

// What is wrong with a text that is passed over, or "".
std::string skipped(JsonSource source) {
  JsonReader reader(source);
  if (reader.skip() && reader.next().is(Kind::kEnd)) return "";
  return to_string(reader.error());
}

std::string skipped(std::string_view text) {
  JsonText source(text);
  return skipped(JsonSource(source));
}

// Any value, in a writing that has blanks, lines, escapes and characters of every length.
std::string random_value(std::mt19937& random, int depth) {
  auto blank = [&] { return std::string("   \n\t\r ").substr(random() % 7, random() % 3); };
  auto string = [&] {
    static const std::vector<std::string> parts = {"a",        "r1c1",
                                                   "\\n",      "\\\"",
                                                   "\\u00e9",  "\\ud83d\\ude00",
                                                   "\xC3\xA9", "\xE2\x82\xAC",
                                                   " ",        "\xF0\x9F\x98\x80",
                                                   "\\\\",     "/"};
    std::string text = "\"";
    for (std::size_t n = random() % 4; n > 0; --n) text += parts[random() % parts.size()];
    return text + "\"";
  };
  static const std::vector<std::string> words = {"true", "false", "null", "0",    "-1",
                                                 "12",   "0.50",  "1e5",  "-2E-3"};
  switch (random() % (depth > 0 ? 5 : 2)) {
    case 0:
      return words[random() % words.size()];
    case 1:
      return string();
    case 2:
    case 3: {
      std::string text = "[" + blank();
      for (std::size_t n = random() % 4, i = 0; i < n; ++i) {
        text += (i > 0 ? "," + blank() : "") + random_value(random, depth - 1) + blank();
      }
      return text + "]";
    }
    default: {
      std::string text = "{" + blank();
      for (std::size_t n = random() % 4, i = 0; i < n; ++i) {
        text += (i > 0 ? "," + blank() : "") + string() + blank() + ":" + blank() +
                random_value(random, depth - 1) + blank();
      }
      return text + "}";
    }
  }
}

// As somebody might break it.
std::string broken(std::string text, std::mt19937& random) {
  constexpr std::string_view kRubbish = "[]{},:\"\\01-.etfnu \n\x01\x7F\x80\xC3\xA9\xED\xFF";
  for (std::size_t n = 1 + random() % 3; n > 0 && !text.empty(); --n) {
    const std::size_t at = random() % text.size();
    const char ch = kRubbish[random() % kRubbish.size()];
    switch (random() % 4) {
      case 0:
        text.erase(at, 1);
        break;
      case 1:
        text.insert(at, 1, ch);
        break;
      case 2:
        text[at] = ch;
        break;
      default:
        text.resize(at);
    }
  }
  return text;
}

TEST(JsonReader, HandsOutTokensWithTheirPlaces) {
  EXPECT_EQ(told(" {\"a\": [1, true,\n\t\"x\\n\"], \"\xC3\xA9\": null}\n"),
            "7  1:2\n"
            "4 a 1:3\n"
            "5  1:8\n"
            "2 1 1:9\n"
            "1+  1:12\n"
            "3\\ x\n 2:2\n"
            "6  2:7\n"
            "4 \xC3\xA9 2:10\n"
            "0  2:15\n"
            "8  2:19\n"
            "9  3:1\n");
}

TEST(JsonReader, SaysTheSameHoweverTheTextIsCut) {
  std::mt19937 random(31);
  int wrong = 0;
  for (int round = 0; round < test::rounds(6'000); ++round) {
    std::string text = random_value(random, 4);
    if (round % 2 == 1) text = broken(text, random);
    const std::string whole = told(text);
    if (!whole.ends_with("\n")) ++wrong;
    for (std::size_t longest : {1, 3, 9}) {
      Pieces pieces(text, random, longest);
      ASSERT_EQ(told(JsonSource(pieces)), whole) << text;
      Pieces again(text, random, longest);
      ASSERT_EQ(skipped(JsonSource(again)), skipped(text)) << text;
    }
  }
  EXPECT_GT(wrong, test::rounds(6'000) / 10);
}

TEST(JsonReader, PassesOverExactlyWhatItWouldHaveRead) {
  std::mt19937 random(32);
  for (int round = 0; round < test::rounds(6'000); ++round) {
    std::string text = random_value(random, 4);
    if (round % 2 == 1) text = broken(text, random);
    const std::string all = told(text);
    const std::string problem = skipped(text);
    ASSERT_EQ(problem, problem.empty() ? "" : all.substr(all.size() - problem.size())) << text;
    // Told to the end: its last token is the end of the text.
    ASSERT_EQ(problem.empty(), all.ends_with("\n")) << text;
    ASSERT_EQ(problem.empty(), test::is_json(text)) << text << "\n" << problem;
  }
}

TEST(JsonReader, GoesOnBehindWhatItPassedOver) {
  JsonText source("{\"a\": [[1], {\"b\": 2}], \"c\": [3, [4, 5], 6], \"d\": 7}");
  JsonReader reader{JsonSource(source)};
  ASSERT_TRUE(reader.next().is(Kind::kObject));
  EXPECT_EQ(reader.next().text, "a");
  EXPECT_TRUE(reader.skip());
  EXPECT_EQ(reader.next().text, "c");
  EXPECT_TRUE(reader.next().is(Kind::kList));
  EXPECT_EQ(reader.next().text, "3");
  EXPECT_TRUE(reader.next().is(Kind::kList));
  EXPECT_TRUE(reader.leave());  // the inner list
  EXPECT_EQ(reader.next().text, "6");
  EXPECT_TRUE(reader.next().is(Kind::kListEnd));
  EXPECT_EQ(reader.next().text, "d");
  EXPECT_EQ(reader.next().text, "7");
  EXPECT_TRUE(reader.next().is(Kind::kObjectEnd));
  EXPECT_TRUE(reader.next().is(Kind::kEnd));
  EXPECT_TRUE(reader.next().is(Kind::kEnd));
}

TEST(JsonReader, WhatIsWrongStaysWrong) {
  JsonText source("[1 2]");
  JsonReader reader{JsonSource(source)};
  reader.next();
  reader.next();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(reader.next().is(Kind::kWrong));
  EXPECT_FALSE(reader.skip());
  EXPECT_FALSE(reader.leave());
  EXPECT_EQ(to_string(reader.error()), "line 1, column 4: '2' where ',' or ']' was expected");
}

TEST(JsonReader, NestingIsBoundedAlsoInWhatIsPassedOver) {
  const std::string deepest = std::string(32, '[') + "1" + std::string(32, ']');
  EXPECT_EQ(skipped(deepest), "");
  const std::string deeper = "[" + deepest + "]";
  EXPECT_EQ(skipped(deeper), "line 1, column 33: the JSON value is nested too deeply");
  EXPECT_TRUE(told(deeper).ends_with(skipped(deeper)));
}

TEST(JsonReader, AStringThatIsKeptHasABoundAndOneThatIsNotHasNone) {
  const std::string longest = " \"" + std::string(JsonReader::kLongestString, 'x') + "\"";
  EXPECT_TRUE(told(longest).ends_with("\n"));
  const std::string longer = " \"" + std::string(JsonReader::kLongestString + 1, 'x') + "\"";
  EXPECT_EQ(told(longer),
            "line 1, column 2: this is longer than the 1048576 bytes that a string or "
            "number may have here");
  EXPECT_EQ(skipped(longer), "");
}

TEST(JsonReader, OnlyUtf8MayStandInAString) {
  EXPECT_EQ(told("\"a\xFFz\""),
            "line 1, column 3: '\\xFF' in a string, where only UTF-8 may stand");
  EXPECT_EQ(told("\"\xC3\xA9\xC3z\""),
            "line 1, column 3: '\\xC3' in a string, where only UTF-8 may stand");
  EXPECT_EQ(skipped("[\"\xED\xA0\x80\"]"),
            "line 1, column 3: '\\xED' in a string, where only UTF-8 may stand");
  EXPECT_EQ(told("\xC3\xA9"), "line 1, column 1: '\xC3\xA9' where a JSON value was expected");
}

TEST(JsonReader, NumbersArePointedAtWhereTheyGoWrong) {
  EXPECT_EQ(skipped("[-]"), "line 1, column 3: ']' where a digit was expected");
  EXPECT_EQ(skipped("[1.]"), "line 1, column 4: ']' where a digit was expected");
  EXPECT_EQ(skipped("1e+"), "line 1, column 4: the JSON text ends where a digit was expected");
  EXPECT_EQ(skipped("[-01]"), "line 1, column 2: '-' where a JSON value was expected");
}

std::string escape_of(unsigned code) {
  constexpr std::string_view kHex = "0123456789abcdefABCDEF";
  std::string text = "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) text += kHex[code >> shift & 0xFU];
  return text;
}

// UTF-8 by the definition, in bits.
std::string utf8_of(unsigned code) {
  auto tail = [&](unsigned shift) { return static_cast<char>(0x80U | (code >> shift & 0x3FU)); };
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) return {static_cast<char>(0xC0U | code >> 6U), tail(0)};
  if (code < 0x10000) return {static_cast<char>(0xE0U | code >> 12U), tail(6), tail(0)};
  return {static_cast<char>(0xF0U | code >> 18U), tail(12), tail(6), tail(0)};
}

// Any two escapes in a row: characters of their own, a pair, or nothing that could be written.
TEST(JsonReader, TwoEscapesAreAPairJustWhereAHighHalfStandsBeforeALowOne) {
  std::mt19937 random(33);
  int pairs = 0, halves = 0;
  auto code = [&]() -> unsigned {
    constexpr std::array<unsigned, 10> kEdges = {0x41,   0xD7FF, 0xD800, 0xDBFF, 0xDC00,
                                                 0xDFFF, 0xE000, 0xFFFF, 0x7FF,  0x800};
    return random() % 2 == 0 ? kEdges[random() % kEdges.size()]
                             : 0xD700U + static_cast<unsigned>(random() % 0xA00U);
  };
  for (int round = 0; round < 3000; ++round) {
    const unsigned first = code(), second = code();
    const bool high = first >= 0xD800 && first < 0xDC00, low = second >= 0xDC00 && second < 0xE000;
    const bool half = (first >= 0xD800 && first < 0xE000) || (second >= 0xD800 && second < 0xE000);
    const std::string text = "\"" + escape_of(first) + escape_of(second) + "\"";
    JsonText source(text);
    JsonReader reader{JsonSource(source)};
    const JsonToken& token = reader.next();
    if (high && low) {
      ++pairs;
      EXPECT_EQ(token.text, utf8_of(0x10000 + (first - 0xD800) * 0x400 + (second - 0xDC00)));
    } else if (half) {
      ++halves;
      EXPECT_TRUE(token.is(Kind::kWrong)) << text;
    } else {
      EXPECT_EQ(token.text, utf8_of(first) + utf8_of(second)) << text;
    }
  }
  EXPECT_GT(pairs, 100);
  EXPECT_GT(halves, 100);
}

TEST(JsonReader, NoControlCharacterStandsInAStringUnescaped) {
  for (int code = 0; code < 0x80; ++code) {
    const std::string text = "\"a" + std::string(1, static_cast<char>(code)) + "\"";
    const bool closes = code == '"' || code == '\\';
    EXPECT_EQ(skipped(text).empty(), code >= 0x20 && !closes) << code;
  }
}

}  // namespace
}  // namespace nonet
