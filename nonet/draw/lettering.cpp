#include "nonet/draw/lettering.h"

#include <array>
#include <cstdlib>

#include "nonet/core/utf8.h"

namespace nonet::draw {
namespace {

constexpr double kUnits = 1000;  // of the size
constexpr double kHalfOfCapitals = 360;
constexpr double kUnderline = 830;

struct Glyph {
  double advance = 0;
  Path path;
};

// Four curves; 0.5523 of the radius is where a curve's control points make a quarter of an ellipse.
void add_ellipse(double x, double y, double rx, double ry, Path& path) {
  const double cx = rx * 0.5523, cy = ry * 0.5523;
  path.move({x, y - ry});
  path.cubic({x + cx, y - ry}, {x + rx, y - cy}, {x + rx, y});
  path.cubic({x + rx, y + cy}, {x + cx, y + ry}, {x, y + ry});
  path.cubic({x - cx, y + ry}, {x - rx, y + cy}, {x - rx, y});
  path.cubic({x - rx, y - cy}, {x - cx, y - ry}, {x, y - ry}).close();
}

// Reads the pieces of a glyph.
Path glyph_path(const char* text) {
  Path path;
  auto number = [&] {
    char* end = nullptr;
    const auto value = static_cast<double>(std::strtol(text, &end, 10));
    text = end;
    return value;
  };
  auto point = [&] {
    const double x = number();
    return Point{x, number()};
  };
  while (*text != '\0') {
    switch (*text++) {
      case 'M':
        path.move(point());
        break;
      case 'L':
        path.line(point());
        break;
      case 'C': {
        const Point first = point(), second = point();
        path.cubic(first, second, point());
        break;
      }
      case 'O': {
        const Point middle = point(), radii = point();
        add_ellipse(middle.x, middle.y, radii.x, radii.y, path);
        break;
      }
      default:
        path.close();
    }
  }
  return path;
}

constexpr std::size_t kAscii = 128;

std::array<Glyph, kAscii> read_glyphs() {
  std::array<Glyph, kAscii> glyphs;
#define NONET_GLYPH(letter, advance, pieces) glyphs[letter] = {advance, glyph_path(pieces)};
#include "nonet/draw/glyphs.def"
#undef NONET_GLYPH
  return glyphs;
}

// Of a letter that is not there, a box.
const Glyph& missing() {
  static const Glyph glyph = {560, glyph_path("M90 44L470 44L470 676L90 676Z")};
  return glyph;
}

// A byte of ASCII is its letter; the first of several bytes stands for the letter that they are.
const Glyph& glyph_of(char byte) {
  static const std::array<Glyph, kAscii> kGlyphs = read_glyphs();
  const auto code = static_cast<unsigned char>(byte);
  if (code >= kAscii || kGlyphs[code].advance == 0) return missing();
  return kGlyphs[code];
}

}  // namespace

bool can_letter(std::string_view text) {
  for (const char byte : text) {
    if (&glyph_of(byte) == &missing()) return false;
  }
  return true;
}

double width_of(std::string_view text, double size) {
  double width = 0;
  for (const char byte : text) {
    if (!is_continuation_byte(byte)) width += glyph_of(byte).advance;
  }
  return width * size / kUnits;
}

double pen_of(double size, double weight) {
  constexpr double kPlain = 0.084, kBolder = 0.056 / 300;
  return size * (kPlain + (weight - 400) * kBolder);
}

Path lettering(std::string_view text, double size, const Point& at, Align align, bool underlined) {
  const double scale = size / kUnits;
  const double width = width_of(text, size);
  const double left = align == Align::kMiddle ? at.x - width / 2 : at.x;
  const double top = at.y - kHalfOfCapitals * scale;
  Path path;
  double x = left;
  for (const char byte : text) {
    if (is_continuation_byte(byte)) continue;
    path.append(glyph_of(byte).path.placed(scale, {x, top}));
    x += glyph_of(byte).advance * scale;
  }
  if (underlined) {
    const double y = top + kUnderline * scale;
    path.move({left, y}).line({left + width, y});
  }
  return path;
}

std::vector<std::string> wrapped(std::string_view text, double width, double size) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    const std::string word(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const std::string longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && width_of(longer, size) > width) {
      lines.push_back(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace nonet::draw
