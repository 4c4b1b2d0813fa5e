#include "nonet/json/value.h"

#include "support/support.h"

namespace nonet {
namespace {

using Kind = JsonValue::Kind;

std::string wrong(std::string_view text) {
  auto value = parse_json(text);
  return value ? "read" : to_string(value.error());
}

TEST(JsonValue, ReadsEveryKindAndKnowsItsPlace) {
  auto value = parse_json("{\"a\": [1, -2.5e1,\n true, false, null], \"b\": \"x\"}");
  ASSERT_TRUE(value);
  const JsonValue* a = value->find("a");
  ASSERT_NE(a, nullptr);
  ASSERT_EQ(a->list.size(), 5U);
  EXPECT_EQ(a->list[0].string, "1");
  EXPECT_EQ(a->list[1].string, "-2.5e1");
  EXPECT_TRUE(a->list[2].boolean);
  EXPECT_TRUE(a->list[3].is(Kind::kBool));
  EXPECT_TRUE(a->list[4].is(Kind::kNull));
  EXPECT_EQ(a->list[2].line, 2);
  EXPECT_EQ(a->list[2].column, 2);
  EXPECT_EQ(value->find("b")->string, "x");
  EXPECT_EQ(value->find("c"), nullptr);
}

TEST(JsonValue, ManyValuesOrKeysInOneLineTakeTimeInProportion) {
  // Half a million values and fifty thousand keys in one line: quadratic work would take minutes.
  std::string list = "[1";
  for (int i = 0; i < 500'000; ++i) list += ",1";
  auto many = parse_json(list + "]");
  ASSERT_TRUE(many);
  EXPECT_EQ(many->list.back().column, 1'000'002);
  std::string object = "{";
  for (int i = 0; i < 50'000; ++i) object += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
  EXPECT_TRUE(parse_json(object + "}"));
  for (int i = 0; i < 600'000; ++i) list += ",1";
  EXPECT_EQ(parse_json(list + "]").error().message, "the JSON text has too many values");
}

TEST(JsonValue, DecodesEscapesAndSurrogatePairs) {
  auto value = parse_json(R"("\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00")");
  ASSERT_TRUE(value) << to_string(value.error());
  EXPECT_EQ(value->string, "\"\\/\b\f\n\r\t\xC3\xA9\xF0\x9F\x98\x80");
}

TEST(JsonValue, RefusesWhatRfc8259Refuses) {
  EXPECT_EQ(wrong(""), "line 1, column 1: the JSON text ends where a JSON value was expected");
  EXPECT_EQ(wrong("[1,]"), "line 1, column 4: ']' where a JSON value was expected");
  EXPECT_EQ(wrong("[01]"), "line 1, column 2: '0' where a JSON value was expected");
  EXPECT_EQ(wrong("1 2"), "line 1, column 3: there is '2' after the end of the JSON value");
  EXPECT_EQ(wrong("{a:1}"), "line 1, column 2: 'a' where a key in quotes was expected");
  EXPECT_EQ(wrong("{\"a\" 1}"), "line 1, column 6: '1' where ':' was expected");
  EXPECT_EQ(wrong("\"a\nb\""),
            "line 1, column 3: '\\x0A' where the end of the string was expected");
  EXPECT_EQ(wrong("\"a"),
            "line 1, column 3: the JSON text ends where the end of the string was expected");
  EXPECT_EQ(wrong("\"\\x\""), "line 1, column 3: 'x' where an escape was expected");
  EXPECT_EQ(wrong("\"\\ud83d\""), "line 1, column 8: half of a surrogate pair stands alone");
  EXPECT_EQ(wrong("tru"), "line 1, column 1: 't' where a JSON value was expected");
  EXPECT_EQ(wrong("{\"a\":1,\"a\":2}"), "line 1, column 8: the key 'a' stands twice");
}

TEST(JsonValue, RefusesWhatIsNestedTooDeeply) {
  std::string deep = std::string(5000, '[');
  EXPECT_EQ(wrong(deep), "line 1, column 33: the JSON value is nested too deeply");
}

}  // namespace
}  // namespace nonet
