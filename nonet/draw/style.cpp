#include "nonet/draw/style.h"

#include <algorithm>

#include "nonet/draw/clue_style.h"
#include "nonet/rules/rulebook.h"

namespace nonet::draw {
namespace {

struct Color {
  Ink ink;
  std::array<std::uint32_t, 3> themes;  // light, dark, contrast
};

constexpr Color kColors[] = {
    {Ink::kPaper, {0xfffefb, 0x1a1e25, 0xffffff}},
    {Ink::kInk, {0x1d2430, 0xe9eaec, 0x000000}},
    {Ink::kInkSoft, {0x565e6c, 0xa9b0bb, 0x000000}},
    {Ink::kLine, {0xb9bcc4, 0x4a515d, 0x000000}},
    {Ink::kLineThick, {0x2a3240, 0xaab1bd, 0x000000}},
    {Ink::kOwn, {0x3d3ab0, 0xb4b1ff, 0x2a00a8}},
    {Ink::kLit, {0xfdf0bd, 0x4f4618, 0xffe96b}},
    {Ink::kBlue, {0x2a6cc4, 0x7db2f3, 0x00308f}},
    {Ink::kBlueSoft, {0xcfe2fa, 0x24456d, 0xcfe0ff}},
    {Ink::kAmber, {0x9a6200, 0xeab450, 0x6b3f00}},
    {Ink::kAmberSoft, {0xfde3ac, 0x574113, 0xffdf9e}},
    {Ink::kViolet, {0x8a3aa8, 0xdd9cf2, 0x6a0a86}},
    {Ink::kVioletSoft, {0xf0d6f7, 0x55306a, 0xf4d2ff}},
    {Ink::kSky, {0x006f9e, 0x6cc5ee, 0x00487a}},
    {Ink::kSkySoft, {0xc5e6f6, 0x17485f, 0xbfe6ff}},
    {Ink::kRose, {0xb0366f, 0xf094bd, 0x8a0046}},
    {Ink::kRoseSoft, {0xfad5e4, 0x5e2a44, 0xffd0e5}},
    {Ink::kSlate, {0x566072, 0xa7b1c1, 0x222933}},
    {Ink::kSlateSoft, {0xdfe3ea, 0x3a424f, 0xdcdfe5}},
    {Ink::kRed, {0xbd2a20, 0xff8d83, 0xa00000}},
    {Ink::kRedSoft, {0xfbd9d5, 0x5f2a26, 0xffd6d1}},
    {Ink::kGreen, {0x17683a, 0x85d6a0, 0x00511c}},
    {Ink::kGreenSoft, {0xd0eed8, 0x1f4a2f, 0xc9f3d5}},
};

struct Hue {
  std::string_view word;
  Ink full, soft;
};

constexpr Hue kHues[] = {
    {"hue-blue", Ink::kBlue, Ink::kBlueSoft},       {"hue-amber", Ink::kAmber, Ink::kAmberSoft},
    {"hue-violet", Ink::kViolet, Ink::kVioletSoft}, {"hue-sky", Ink::kSky, Ink::kSkySoft},
    {"hue-rose", Ink::kRose, Ink::kRoseSoft},       {"hue-slate", Ink::kSlate, Ink::kSlateSoft},
};

// A later rule says more than an earlier one.
constexpr StyleRow kRules[] = {
    {"paper", {.fill = Ink::kPaper}},
    {"line", {.fill = Ink::kNone, .stroke = Ink::kLine, .width = 1.5}},
    {"line thick", {.stroke = Ink::kLineThick, .width = 4, .cap = Cap::kSquare}},

    {"digit", {.fill = Ink::kInk, .font_size = 60}},
    {"digit given", {.font_weight = 600}},
    {"digit own", {.fill = Ink::kOwn, .font_weight = 400}},
    {"digit looked-at", {.underlined = true}},
    {"note", {.fill = Ink::kInkSoft, .font_size = 25, .font_weight = 450}},
    {"note looked-at", {.fill = Ink::kInk, .font_weight = 700}},
    {"note playing", {.fill = Ink::kInk, .font_weight = 700}},
    {"note-back looked-at", {.fill = Ink::kLit, .stroke = Ink::kAmber, .width = 1.5}},
    {"note gone", {.fill = Ink::kPaper, .font_weight = 700}},
    {"dim", {.opacity = 0.5}},
    {"digit placed", {.fill = Ink::kGreen, .font_weight = 600}},

    {"mark", {.fill = Ink::kHueSoft, .stroke = Ink::kHue, .width = 2}},
    {"mark ring", {.fill = Ink::kNone, .width = 3.5}},
    {"mark dashed", {.width = 2.5, .dashes = {5, 3}}},
    {"digit-mark", {.fill = Ink::kRedSoft, .stroke = Ink::kRed, .width = 3, .dashes = {8, 5}}},
    {"mark-rim", {.fill = Ink::kNone, .stroke = Ink::kHue, .width = 1.5}},
    {"set-cell", {.fill = Ink::kHueSoft, .stroke = Ink::kHue, .width = 3, .fill_opacity = 0.45}},
    {"set-line-1", {.dashes = {12, 5}}},
    {"set-line-2", {.dashes = {3, 5}}},
    {"set-tag", {.fill = Ink::kHue}},
    {"set-letter", {.fill = Ink::kPaper, .font_size = 13, .font_weight = 700}},
    {"tie", {.fill = Ink::kNone, .stroke = Ink::kGreen, .width = 6, .stroke_opacity = 0.35}},
    {"deadly",
     {.fill = Ink::kNone,
      .stroke = Ink::kViolet,
      .width = 4,
      .cap = Cap::kRound,
      .round_joins = true}},

    {"band", {.width = 3}},
    {"band-base", {.fill = Ink::kSlateSoft, .stroke = Ink::kSlate, .fill_opacity = 0.5}},
    {"band-cover",
     {.fill = Ink::kAmberSoft, .stroke = Ink::kAmber, .dashes = {10, 7}, .fill_opacity = 0.35}},
    {"band-twin-cover",
     {.fill = Ink::kSkySoft, .stroke = Ink::kSky, .dashes = {3, 6}, .fill_opacity = 0.3}},
    {"band-last",
     {.fill = Ink::kGreenSoft,
      .stroke = Ink::kGreen,
      .dashes = {16, 4, 3, 4},
      .fill_opacity = 0.3}},
    {"band-look", {.fill = Ink::kLit, .stroke = Ink::kAmber, .width = 2, .fill_opacity = 0.8}},

    {"node", {.stroke = Ink::kGreen, .width = 2.5}},
    {"hull", {.stroke = Ink::kGreen, .width = 2.5}},
    {"set-hull", {.stroke = Ink::kSky}},
    {"node on", {.fill = Ink::kGreenSoft}},
    {"hull on", {.fill = Ink::kGreenSoft}},
    {"node off", {.fill = Ink::kPaper, .stroke = Ink::kRose, .dashes = {4, 3}}},
    {"hull off", {.fill = Ink::kPaper, .stroke = Ink::kRose, .dashes = {4, 3}}},
    {"node assumed", {.stroke = Ink::kViolet, .width = 3.5}},

    {"arrow",
     {.fill = Ink::kNone, .stroke = Ink::kSky, .width = 3.2, .opacity = 0.82, .cap = Cap::kRound}},
    {"arrow weak", {.stroke = Ink::kRose, .dashes = {9, 7}}},
    {"arrow set", {.stroke = Ink::kSlate, .width = 5}},
    {"arrow-halo", {.fill = Ink::kNone, .stroke = Ink::kPaper, .width = 7, .opacity = 0.55}},
    {"head", {.fill = Ink::kSky, .opacity = 0.9}},
    {"head weak", {.fill = Ink::kRose}},
    {"head set", {.fill = Ink::kSlate}},
    {"badge", {.fill = Ink::kInk}},
    {"badge-text", {.fill = Ink::kPaper, .font_size = 14, .font_weight = 700}},
    {"gone-disc", {.fill = Ink::kRed}},
    {"target", {.fill = Ink::kLit, .stroke = Ink::kGreen, .width = 3}},
    {"blocker", {.fill = Ink::kRoseSoft, .stroke = Ink::kRose, .width = 4}},
    {"block-line", {.fill = Ink::kNone, .stroke = Ink::kRose, .width = 4, .cap = Cap::kRound}},
    {"block-cross", {.fill = Ink::kNone, .stroke = Ink::kRose, .width = 4, .cap = Cap::kRound}},
    {"placement", {.fill = Ink::kNone, .stroke = Ink::kGreen, .width = 3}},

    // Of the command alone: the page has its own words around the board.
    {"title", {.fill = Ink::kInk, .font_size = 36, .font_weight = 600, .from_left = true}},
    {"words", {.fill = Ink::kInk, .font_size = 26, .font_weight = 400, .from_left = true}},
};

bool has_word(std::string_view look, std::string_view word) {
  for (std::size_t at = 0; at < look.size();) {
    const std::size_t end = std::min(look.find(' ', at), look.size());
    if (look.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

bool applies(const StyleRow& rule, std::string_view look) {
  std::string_view words = rule.words;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = words.find(' ');
    if (!has_word(look, words.substr(0, end))) return false;
    if (end != std::string_view::npos) words.remove_prefix(end + 1);
  }
  return true;
}

void take(double& value, double told) {
  if (told != Style::kUnset) value = told;
}

void take(Style& style, const Style& told) {
  if (told.fill != Ink::kUnset) style.fill = told.fill;
  if (told.stroke != Ink::kUnset) style.stroke = told.stroke;
  if (told.dashes[0] > 0) style.dashes = told.dashes;
  if (told.cap != Cap::kUnset) style.cap = told.cap;
  take(style.width, told.width);
  take(style.fill_opacity, told.fill_opacity);
  take(style.stroke_opacity, told.stroke_opacity);
  take(style.opacity, told.opacity);
  take(style.font_size, told.font_size);
  take(style.font_weight, told.font_weight);
  style.round_joins = style.round_joins || told.round_joins;
  style.underlined = style.underlined || told.underlined;
  style.from_left = style.from_left || told.from_left;
}

Ink in_hue(Ink ink, std::string_view look) {
  if (ink != Ink::kHue && ink != Ink::kHueSoft) return ink;
  for (const Hue& hue : kHues) {
    if (has_word(look, hue.word)) return ink == Ink::kHue ? hue.full : hue.soft;
  }
  return ink == Ink::kHue ? Ink::kSlate : Ink::kSlateSoft;
}

}  // namespace

Style style_of(std::string_view look) {
  Style style = {.fill = Ink::kInk,
                 .stroke = Ink::kNone,
                 .width = 1,
                 .fill_opacity = 1,
                 .stroke_opacity = 1,
                 .opacity = 1,
                 .cap = Cap::kButt,
                 .font_size = 16,
                 .font_weight = 400};
  for (const StyleRow& rule : kRules) {
    if (applies(rule, look)) take(style, rule.style);
  }
  if constexpr (kHasRulebooks) {
    for (const StyleRow& rule : clue_style()) {
      if (applies(rule, look)) take(style, rule.style);
    }
  }
  style.fill = in_hue(style.fill, look);
  style.stroke = in_hue(style.stroke, look);
  return style;
}

std::uint32_t color_of(Ink ink, Theme theme) {
  const auto* color = std::find_if(std::begin(kColors), std::end(kColors),
                                   [&](const Color& each) { return each.ink == ink; });
  return color != std::end(kColors) ? color->themes[static_cast<std::size_t>(theme)] : 0;
}

}  // namespace nonet::draw
