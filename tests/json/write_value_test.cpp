// What was read is written again, and is the same.
#include "nonet/json/write_value.h"

#include "support/support.h"

namespace nonet::test {
namespace {

std::string again(const std::string& text) {
  const auto value = parse_json(text);
  EXPECT_TRUE(value.ok()) << text;
  JsonWriter json(JsonWriter::Style::kCompact);
  write_value(json, *value);
  return json.take();
}

TEST(JsonWriteValue, WritesEveryKindAsItWasRead) {
  const std::string all = R"({"a":[null,true,false,-1.50e+3,"x\"y"],"b":{},"c":[]})";
  EXPECT_EQ(again(all), all);
  EXPECT_EQ(again(" \"\\u00e4\" "), "\"\xc3\xa4\"");
}

// Texts at random, nested and not.
TEST(JsonWriteValue, WrittenTwiceItIsTheSame) {
  std::mt19937 random(3);
  std::function<std::string(int)> made = [&](int depth) -> std::string {
    switch (random() % (depth > 4 ? 4 : 6)) {
      case 0:
        return "null";
      case 1:
        return random() % 2 == 0 ? "true" : "false";
      case 2:
        return std::to_string(static_cast<int>(random() % 2000) - 1000) + ".25e1";
      case 3:
        return "\"\\t" + std::to_string(random() % 99) + "\"";
      case 4:
        return "[" + made(depth + 1) + ", " + made(depth + 1) + "]";
      default:
        return "{\"k\": " + made(depth + 1) + ", \"\": " + made(depth + 1) + "}";
    }
  };
  for (int round = 0; round < rounds(300); ++round) {
    const std::string once = again(made(0));
    EXPECT_EQ(again(once), once);
  }
}

}  // namespace
}  // namespace nonet::test
