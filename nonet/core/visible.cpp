#include "nonet/core/visible.h"

#include <cstdint>

#include "nonet/core/utf8.h"

namespace nonet {
namespace {

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

// Appends the character that the text begins with, or the byte that begins none, and returns how
// many bytes that is.
std::size_t append_visible(std::string& to, std::string_view text) {
  const auto bytes = static_cast<std::size_t>(utf8_character(text));
  if (bytes == 0) {
    to += "\\x" + hexadecimal(static_cast<unsigned char>(text[0]), 2);
    return 1;
  }
  const std::uint32_t code = utf8_code(text.substr(0, bytes));
  if (!is_obeyed(code)) {
    to += text.substr(0, bytes);
  } else if (code < 0x80) {
    to += "\\x" + hexadecimal(code, 2);
  } else if (code < 0x10000) {
    to += "\\u" + hexadecimal(code, 4);
  } else {
    to += "\\U" + hexadecimal(code, 8);
  }
  return bytes;
}

}  // namespace

std::string visible(std::string_view text) {
  std::string shown;
  while (!text.empty()) text.remove_prefix(append_visible(shown, text));
  return shown;
}

std::string quoted_char(std::string_view text, std::size_t at) {
  std::string quoted = "'";
  append_visible(quoted, text.substr(at));
  return quoted + "'";
}

std::string quoted_text(std::string_view text) {
  constexpr std::size_t kMost = 40;
  std::string quoted = "'";
  for (std::size_t at = 0; at < text.size();) {
    if (at >= kMost) return quoted + "...'";
    at += append_visible(quoted, text.substr(at));
  }
  return quoted + "'";
}

}  // namespace nonet
