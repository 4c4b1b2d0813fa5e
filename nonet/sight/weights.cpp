// They lie in weights.inc as text, six bits a character, so that every compiler and every tool can
// read the file; sight/train/embed.py writes it.
#include "nonet/sight/weights.h"

#include <string_view>

namespace nonet::sight {
namespace {

constexpr std::string_view kLines[] = {
#include "nonet/sight/weights.inc"
};

unsigned bits_of(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A');
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a') + 26;
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0') + 52;
  return c == '+' ? 62 : 63;
}

std::string decoded() {
  std::string bytes;
  unsigned gathered = 0;
  int held = 0;
  for (std::string_view line : kLines) {
    for (char c : line) {
      if (c == '=') break;
      gathered = gathered << 6 | bits_of(c);
      held += 6;
      if (held < 8) continue;
      held -= 8;
      bytes += static_cast<char>(gathered >> held & 0xFF);
    }
  }
  return bytes;
}

}  // namespace

const std::string& own_weights() {
  static const std::string bytes = decoded();
  return bytes;
}

}  // namespace nonet::sight
