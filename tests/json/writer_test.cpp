#include "nonet/json/writer.h"

#include <limits>

#include "nonet/json/value.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet {
namespace {

using Style = JsonWriter::Style;

// A bit of everything, with lines where a person would want them.
std::string written(Style style) {
  JsonWriter json(style);
  json.begin_object().member("a", 1).member("b", "x").key("c").begin_list().end_list();
  json.line(1).key("d").begin_list();
  for (int i = 0; i < 2; ++i) json.line(2).begin_object().member("e", i == 0).end_object();
  json.line(1).end_list();
  json.key("f").line(2).null().end_object();
  return json.take();
}

TEST(JsonWriter, WritesForProgramsAndForPeople) {
  EXPECT_EQ(written(Style::kCompact),
            "{\"a\":1,\"b\":\"x\",\"c\":[],\"d\":[{\"e\":true},{\"e\":false}],\"f\":null}");
  EXPECT_EQ(written(Style::kSpaced),
            "{\"a\": 1, \"b\": \"x\", \"c\": [],\n"
            " \"d\": [\n"
            "  {\"e\": true},\n"
            "  {\"e\": false}\n"
            " ], \"f\":\n"
            "  null}");
}

TEST(JsonWriter, MayBeTakenInParts) {
  JsonWriter json;
  json.begin_list().value(1);
  std::string text = json.take();
  EXPECT_EQ(text, "[1");
  text += json.value(2).end_list().take();
  EXPECT_EQ(text, "[1, 2]");
}

TEST(JsonWriter, NumbersHaveTheDecimalsThatAreAskedFor) {
  JsonWriter json;
  json.begin_list().number(0.05, 1).number(12.3456, 3).number(-0.5, 2).number(7.0, 0);
  json.number(0.0004, 3).number(-3).number(std::numeric_limits<double>::infinity(), 1);
  json.number(std::numeric_limits<double>::quiet_NaN(), 1).number(1e300, 1).end_list();
  EXPECT_EQ(json.take(), "[0.1, 12.346, -0.50, 7, 0.000, -3, null, null, null]");
}

TEST(JsonWriter, BytesThatAreNotUtf8AreReplaced) {
  JsonWriter json;
  EXPECT_EQ(json.string("a\xFF\xC3(\xC3\xA9").take(), "\"a\xEF\xBF\xBD\xEF\xBF\xBD(\xC3\xA9\"");
}

TEST(JsonWriter, QuotesSoThatItReadsBack) {
  const std::string text("a\"b\\c\n\x01\x7F\0\xC3\xA9", 11);
  JsonWriter json;
  auto value = parse_json(json.string(text).take());
  ASSERT_TRUE(value);
  EXPECT_EQ(value->string, text);
}

// Writes a random value and, beside it, what it was.
JsonValue random_value(std::mt19937& random, JsonWriter& json, int depth) {
  JsonValue value;
  auto string = [&] {
    std::string text;
    for (std::size_t n = random() % 6; n > 0; --n) text += static_cast<char>(random() % 128);
    return text;
  };
  if (random() % 3 == 0) json.line(static_cast<int>(random() % 4));
  switch (random() % (depth > 0 ? 6 : 4)) {
    case 0:
      json.null();
      break;
    case 1:
      value.kind = JsonValue::Kind::kBool;
      value.boolean = random() % 2 == 0;
      json.value(value.boolean);
      break;
    case 2:
      value.kind = JsonValue::Kind::kNumber;
      value.string = std::to_string(static_cast<std::int64_t>(random()) - 1'000'000'000);
      json.number(std::stoll(value.string));
      break;
    case 3:
      value.kind = JsonValue::Kind::kString;
      value.string = string();
      json.string(value.string);
      break;
    case 4:
      value.kind = JsonValue::Kind::kList;
      json.begin_list();
      for (std::size_t n = random() % 4; n > 0; --n) {
        value.list.push_back(random_value(random, json, depth - 1));
      }
      if (random() % 3 == 0) json.line(0);
      json.end_list();
      break;
    default:
      value.kind = JsonValue::Kind::kObject;
      json.begin_object();
      for (std::size_t n = random() % 4; n > 0; --n) {
        value.keys.push_back(std::to_string(n) + string());
        if (random() % 3 == 0) json.line(1);
        json.key(value.keys.back());
        value.list.push_back(random_value(random, json, depth - 1));
      }
      json.end_object();
  }
  return value;
}

bool same(const JsonValue& a, const JsonValue& b) {
  if (a.kind != b.kind || a.boolean != b.boolean || a.string != b.string || a.keys != b.keys ||
      a.list.size() != b.list.size()) {
    return false;
  }
  for (std::size_t i = 0; i < a.list.size(); ++i) {
    if (!same(a.list[i], b.list[i])) return false;
  }
  return true;
}

TEST(JsonWriter, WhateverItWritesReadsBackAndIsJsonToOthers) {
  std::mt19937 random(33);
  for (int round = 0; round < test::rounds(3000); ++round) {
    JsonWriter json(round % 2 == 0 ? Style::kCompact : Style::kSpaced);
    const JsonValue value = random_value(random, json, 4);
    const std::string text = json.take();
    auto read = parse_json(text);
    ASSERT_TRUE(read) << to_string(read.error()) << " in " << text;
    EXPECT_TRUE(same(*read, value)) << text;
    EXPECT_TRUE(test::is_json(text)) << text;
  }
}

}  // namespace
}  // namespace nonet
