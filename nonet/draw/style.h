// What shapes look like. The rows are those of the page's style sheet (web/page/style/board.css),
// the colours those of its themes (tokens.css); a test holds both against these.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#pragma GCC visibility push(default)
namespace nonet::draw {

enum class Theme : unsigned char { kLight, kDark, kContrast };

// A colour by what it is for.
enum class Ink : unsigned char {
  kUnset,
  kNone,
  kPaper,
  kInk,
  kInkSoft,
  kLine,
  kLineThick,
  kOwn,
  kLit,
  kBlue,
  kBlueSoft,
  kAmber,
  kAmberSoft,
  kViolet,
  kVioletSoft,
  kSky,
  kSkySoft,
  kRose,
  kRoseSoft,
  kSlate,
  kSlateSoft,
  kRed,
  kRedSoft,
  kGreen,
  kGreenSoft,
  kHue,  // that of the shape's hue-...
  kHueSoft,
};

enum class Cap : unsigned char { kUnset, kButt, kRound, kSquare };

struct Style {
  static constexpr double kUnset = -1;

  Ink fill = Ink::kUnset, stroke = Ink::kUnset;
  double width = kUnset;           // of the stroke
  std::array<double, 4> dashes{};  // drawn and left out in turn; 0 ends them, none: a whole line
  double fill_opacity = kUnset, stroke_opacity = kUnset;
  double opacity = kUnset;  // of both
  Cap cap = Cap::kUnset;
  bool round_joins = false;
  double font_size = kUnset, font_weight = kUnset;
  bool underlined = false;
  bool from_left = false;  // a text begins at its point; otherwise that is its middle
};

// All that the words of a shape say together, with nothing left unset: what no rule tells is as in
// SVG.
Style style_of(std::string_view look);

// 0xrrggbb of a colour that is one.
std::uint32_t color_of(Ink ink, Theme theme);

}  // namespace nonet::draw
#pragma GCC visibility pop
