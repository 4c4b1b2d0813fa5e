// UTF-8 (RFC 3629): whether bytes are a character, and a character as bytes. Overlong forms, halves
// of surrogate pairs and what lies beyond U+10FFFF are no characters.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

// How many bytes a character has that begins with this one; 0 if none does.
int utf8_length(unsigned char first);
// Bytes that a character has beyond its first, and no other has.
inline bool is_continuation_byte(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}
// Whether a whole character stands at the beginning of the text, and how many bytes it has; 0 if
// none does.
int utf8_character(std::string_view text);
// The number of the character that these bytes are, all of them.
std::uint32_t utf8_code(std::string_view character);

void append_utf8(std::string& text, std::uint32_t code);

}  // namespace nonet
