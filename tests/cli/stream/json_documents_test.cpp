#include "cli/stream/json_documents.h"

#include "support/support.h"

namespace nonet::cli {
namespace {

// The documents of a text that arrives in pieces of some size, with the lines on which they begin.
std::vector<std::string> documents(const std::string& text, std::size_t size) {
  std::size_t at = 0;
  auto source = [&] {
    const std::string_view piece = std::string_view(text).substr(at, size);
    at += piece.size();
    return piece;
  };
  JsonDocuments all{JsonSource(source)};
  std::vector<std::string> found;
  while (all.next()) {
    std::string document = std::to_string(all.first_line()) + ":";
    for (std::string_view piece = all.piece(); !piece.empty(); piece = all.piece()) {
      document += piece;
    }
    found.push_back(document);
  }
  return found;
}

TEST(JsonDocuments, EndWithTheirLastBraceHoweverTheyArrive) {
  const std::string text = " {\"a\": {\"b\": \"}\"}}\n{}\n\n{\"\\\\\": \"\\\"}\"}x{";
  for (std::size_t size = 1; size <= text.size(); ++size) {
    EXPECT_EQ(documents(text, size), (std::vector<std::string>{"1:{\"a\": {\"b\": \"}\"}}", "2:{}",
                                                               "4:{\"\\\\\": \"\\\"}\"}", "4:x{"}));
  }
}

TEST(JsonDocuments, OfBlanksThereIsNone) {
  EXPECT_TRUE(documents(" \n\t\r\n", 2).empty());
  EXPECT_TRUE(documents("", 1).empty());
}

TEST(JsonDocuments, WhatIsLeftOfOneIsPassedOver) {
  const std::string text = "{\"long\": 1} {}";
  bool given = false;
  auto source = [&] { return given ? std::string_view() : (given = true, std::string_view(text)); };
  JsonDocuments all{JsonSource(source)};
  ASSERT_TRUE(all.next());
  ASSERT_TRUE(all.next());
  EXPECT_EQ(all.piece(), "{}");
  EXPECT_FALSE(all.next());
}

}  // namespace
}  // namespace nonet::cli
