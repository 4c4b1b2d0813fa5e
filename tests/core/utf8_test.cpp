#include "nonet/core/utf8.h"

#include "support/support.h"

namespace nonet {
namespace {

TEST(Utf8, EveryCharacterReadsBackAndHasNoOtherLength) {
  for (std::uint32_t code = 0; code <= 0x10FFFF; ++code) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    std::string bytes;
    append_utf8(bytes, code);
    const int length = static_cast<int>(bytes.size());
    ASSERT_EQ(utf8_character(bytes + "x"), length) << code;
    ASSERT_EQ(utf8_length(static_cast<unsigned char>(bytes[0])), length) << code;
    bytes.pop_back();
    ASSERT_EQ(utf8_character(bytes), 0) << code;  // cut off
  }
}

TEST(Utf8, WhatIsNoCharacterIsNone) {
  for (const char* bytes :
       {"\x80", "\xBF", "\xC0\x8A", "\xC1\xBF", "\xC3(", "\xE0\x80\x8A", "\xED\xA0\x80",
        "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    EXPECT_EQ(utf8_character(bytes), 0) << bytes;
  }
  EXPECT_EQ(utf8_character(""), 0);
}

}  // namespace
}  // namespace nonet
