#include "nonet/io/format.h"

#include <array>

#include "nonet/io/readers.h"

namespace nonet {

std::span<const Format> formats() {
  static constexpr std::array<Format, 5> kFormats = {{
      {"json", "a JSON list of nine strings, '.' for an unset cell", json::looks_like, json::read,
       json::write},
      {"line", "81 characters in one line, '.' or '0' for an unset cell", line::looks_like,
       line::read, line::write},
      {"grid", "nine lines of nine characters, '.' or '0' for an unset cell", grid::looks_like,
       grid::read, grid::write},
      {"spaced", "nine lines of nine numbers with blanks between, 0 for an unset cell",
       spaced::looks_like, spaced::read, spaced::write},
      {"rows", "nine lines in which a blank is an unset cell; an empty line is an empty row",
       rows::looks_like, rows::read, rows::write},
  }};
  return kFormats;
}

const Format* format_named(std::string_view name) {
  for (const Format& format : formats()) {
    if (format.name == name) return &format;
  }
  return nullptr;
}

}  // namespace nonet
