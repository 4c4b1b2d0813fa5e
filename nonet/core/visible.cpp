#include "nonet/core/visible.h"

#include <cstdint>

namespace nonet {
namespace {

// A character of UTF-8, or a byte that begins none.
struct Character {
  std::size_t bytes = 1;
  std::uint32_t code = 0;
  bool whole = false;
};

Character character_at(std::string_view text, std::size_t at) {
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // what so many bytes are for
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return {1, first, true};
  const std::size_t bytes = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (bytes == 1 || first > 0xF4 || at + bytes > text.size()) return {};
  std::uint32_t code = first & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    const auto next = static_cast<unsigned char>(text[at + i]);
    if ((next & 0xC0U) != 0x80U) return {};
    code = (code << 6U) | (next & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kLeast[bytes] || code > 0x10FFFF || surrogate) return {};
  return {bytes, code, true};
}

// Controls, and what Unicode has for the same purposes: ends of lines, marks without width,
// changes of direction, tags.
bool is_obeyed(std::uint32_t code) {
  struct Range {
    std::uint32_t first, last;
  };
  constexpr Range kObeyed[] = {{0x00, 0x1F},     {0x7F, 0x9F},      {0xAD, 0xAD},
                               {0x61C, 0x61C},   {0x180E, 0x180E},  {0x200B, 0x200F},
                               {0x2028, 0x202E}, {0x2060, 0x206F},  {0xFEFF, 0xFEFF},
                               {0xFFF0, 0xFFFB}, {0xE0000, 0xE0FFF}};
  for (const Range& range : kObeyed) {
    if (code >= range.first && code <= range.last) return true;
  }
  return false;
}

std::string hexadecimal(std::uint32_t number, int digits) {
  std::string text;
  for (int i = digits - 1; i >= 0; --i) {
    text += "0123456789ABCDEF"[(number >> (4U * static_cast<unsigned>(i))) & 15U];
  }
  return text;
}

void append_visible(std::string& to, std::string_view text, std::size_t at, const Character& one) {
  if (!one.whole) {
    to += "\\x" + hexadecimal(static_cast<unsigned char>(text[at]), 2);
  } else if (!is_obeyed(one.code)) {
    to += text.substr(at, one.bytes);
  } else if (one.code < 0x80) {
    to += "\\x" + hexadecimal(one.code, 2);
  } else if (one.code < 0x10000) {
    to += "\\u" + hexadecimal(one.code, 4);
  } else {
    to += "\\U" + hexadecimal(one.code, 8);
  }
}

}  // namespace

std::string visible(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const Character one = character_at(text, at);
    append_visible(shown, text, at, one);
    at += one.bytes;
  }
  return shown;
}

std::string quoted_char(std::string_view text, std::size_t at) {
  std::string quoted = "'";
  append_visible(quoted, text, at, character_at(text, at));
  return quoted + "'";
}

std::string quoted_text(std::string_view text) {
  constexpr std::size_t kMost = 40;
  std::string quoted = "'";
  for (std::size_t at = 0; at < text.size();) {
    if (at >= kMost) return quoted + "...'";
    const Character one = character_at(text, at);
    append_visible(quoted, text, at, one);
    at += one.bytes;
  }
  return quoted + "'";
}

}  // namespace nonet
