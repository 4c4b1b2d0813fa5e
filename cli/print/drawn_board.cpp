#include "cli/print/drawn_board.h"

#include <algorithm>
#include <cmath>

#include "nonet/draw/lettering.h"

namespace nonet::cli {
namespace {

// Of the size of a digit in Helvetica: half its width, and half its height.
constexpr double kHalfWidth = 0.278;
constexpr double kHalfHeight = 0.36;

// The colour as it looks on white paper; what is paper on a screen is that.
std::optional<std::uint32_t> on_paper(draw::Ink ink, double opacity) {
  if (ink == draw::Ink::kNone) return std::nullopt;
  constexpr std::uint32_t kWhite = 0xffffff;
  if (ink == draw::Ink::kPaper) return kWhite;
  const std::uint32_t color = draw::color_of(ink, draw::Theme::kLight);
  std::uint32_t mixed = 0;
  for (int shift = 16; shift >= 0; shift -= 8) {
    const double part = color >> shift & 0xffU;
    mixed |= static_cast<std::uint32_t>(std::lround(255 + (part - 255) * opacity)) << shift;
  }
  return mixed;
}

class PaperBoard {
 public:
  PaperBoard(double scale, const draw::Point& moved, Page& page)
      : scale_(scale), moved_(moved), page_(page) {}

  void add(const draw::Shape& shape) {
    const draw::Style style = draw::style_of(shape.look);
    if (shape.form == draw::Shape::Form::kText) {
      const bool number = std::all_of(shape.text.begin(), shape.text.end(),
                                      [](char ch) { return ch >= '0' && ch <= '9'; });
      number ? add_number(shape, style) : add_letters(shape, style);
      return;
    }
    Figure figure;
    figure.path = draw::outline_of(shape).placed(scale_, moved_);
    figure.fill = on_paper(style.fill, style.fill_opacity * style.opacity);
    figure.stroke = on_paper(style.stroke, style.stroke_opacity * style.opacity);
    figure.width = style.width * scale_;
    for (const double length : style.dashes) {
      if (length > 0) figure.dashes.push_back(length * scale_);
    }
    figure.round = style.round_joins || style.cap == draw::Cap::kRound;
    page_.figures.push_back(std::move(figure));
  }

 private:
  // In the typeface of all other boards.
  void add_number(const draw::Shape& shape, const draw::Style& style) {
    const double size = style.font_size * scale_;
    const auto figures = static_cast<double>(shape.text.size());
    const bool given = shape.look.find(" given") != std::string::npos;
    const bool black = given || shape.look.starts_with("clue");
    page_.labels.push_back({moved_.x + shape.at.x * scale_ - figures * kHalfWidth * size,
                            moved_.y + shape.at.y * scale_ + kHalfHeight * size, size, shape.text,
                            given, black ? 0 : 0.35});
  }

  void add_letters(const draw::Shape& shape, const draw::Style& style) {
    Figure figure;
    figure.path = draw::lettering(shape.text, style.font_size, shape.at,
                                  style.from_left ? draw::Align::kStart : draw::Align::kMiddle)
                      .placed(scale_, moved_);
    figure.stroke = on_paper(style.fill, style.opacity);
    figure.width = draw::pen_of(style.font_size, style.font_weight) * scale_;
    figure.round = true;
    page_.figures.push_back(std::move(figure));
  }

  double scale_;
  draw::Point moved_;
  Page& page_;
};

}  // namespace

void add_board(const draw::Point& corner, double size, const draw::Picture& picture, Page& page) {
  const double scale = size / std::max(picture.width, picture.height);
  // Narrow ones in the middle.
  const double aside = (size - picture.width * scale) / 2;
  PaperBoard board(
      scale, {corner.x + aside - picture.corner.x * scale, corner.y - picture.corner.y * scale},
      page);
  for (std::size_t i = 1; i < picture.layers.size(); ++i) {  // but for the paper
    for (const draw::Shape& shape : picture.layers[i]) board.add(shape);
  }
}

}  // namespace nonet::cli
