#include "nonet/draw/raster.h"

#include <algorithm>
#include <cmath>

#include "nonet/draw/lettering.h"
#include "nonet/draw/outline.h"

namespace nonet::draw {
namespace {

// A pixel is looked at in so many lines; along a line what is covered is exact.
constexpr int kLines = 16;

struct Edge {
  double top, bottom;  // in lines of the picture
  double x, slope;     // x at `top`, and how it grows a line further down
  int winding;
};

class Canvas {
 public:
  Canvas(int width, int height)
      : width_(width), height_(height), rgb_(static_cast<std::size_t>(width) * height * 3, 255) {}

  // The union of polygons, in pixels.
  void fill(const std::vector<Polygon>& polygons, std::uint32_t color, double opacity) {
    take_edges(polygons);
    if (edges_.empty()) return;
    double last = 0;
    for (const Edge& edge : edges_) last = std::max(last, edge.bottom);
    const int begin = std::max(0, static_cast<int>(std::floor(edges_.front().top)));
    const int end = std::min(height_, static_cast<int>(std::ceil(last)));
    cover_.assign(static_cast<std::size_t>(width_) + 1, 0);
    std::size_t next = 0;
    active_.clear();
    for (int y = begin; y < end; ++y) {
      while (next < edges_.size() && edges_[next].top < y + 1) active_.push_back(&edges_[next++]);
      std::erase_if(active_, [&](const Edge* edge) { return edge->bottom <= y; });
      if (active_.empty()) continue;
      left_ = width_;
      right_ = 0;
      for (int line = 0; line < kLines; ++line) add_line(y + (line + 0.5) / kLines);
      paint_row(y, color, opacity);
    }
  }

  Pixels take() { return {width_, height_, std::move(rgb_)}; }

 private:
  struct Crossing {
    double x;
    int winding;
  };

  void take_edges(const std::vector<Polygon>& polygons) {
    edges_.clear();
    for (const Polygon& polygon : polygons) {
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
        if (a.y == b.y) continue;
        const Point &top = a.y < b.y ? a : b, &bottom = a.y < b.y ? b : a;
        edges_.push_back(
            {top.y, bottom.y, top.x, (bottom.x - top.x) / (bottom.y - top.y), a.y < b.y ? 1 : -1});
      }
    }
    std::sort(edges_.begin(), edges_.end(),
              [](const Edge& a, const Edge& b) { return a.top < b.top; });
  }

  void add_line(double y) {
    crossings_.clear();
    for (const Edge* edge : active_) {
      if (edge->top > y || edge->bottom <= y) continue;
      crossings_.push_back({edge->x + (y - edge->top) * edge->slope, edge->winding});
    }
    std::sort(crossings_.begin(), crossings_.end(),
              [](const Crossing& a, const Crossing& b) { return a.x < b.x; });
    int winding = 0;
    double begin = 0;
    for (const Crossing& crossing : crossings_) {
      if (winding == 0) begin = crossing.x;
      winding += crossing.winding;
      if (winding == 0) add_span(begin, crossing.x);
    }
  }

  void add_span(double from, double to) {
    from = std::clamp(from, 0.0, static_cast<double>(width_));
    to = std::clamp(to, 0.0, static_cast<double>(width_));
    if (to <= from) return;
    const int first = static_cast<int>(from), last = static_cast<int>(to);
    left_ = std::min(left_, first);
    right_ = std::max(right_, std::min(last + 1, width_));
    if (first == last) {
      cover_[static_cast<std::size_t>(first)] += to - from;
      return;
    }
    cover_[static_cast<std::size_t>(first)] += first + 1 - from;
    for (int x = first + 1; x < last; ++x) cover_[static_cast<std::size_t>(x)] += 1;
    cover_[static_cast<std::size_t>(last)] += to - last;
  }

  void paint_row(int y, std::uint32_t color, double opacity) {
    for (int x = left_; x < right_; ++x) {
      double& cover = cover_[static_cast<std::size_t>(x)];
      const double share = std::min(1.0, cover / kLines) * opacity;
      cover = 0;
      std::uint8_t* pixel = &rgb_[(static_cast<std::size_t>(y) * width_ + x) * 3];
      for (int part = 0; part < 3; ++part) {
        const double ink = color >> (16 - 8 * part) & 0xffU;
        pixel[part] =
            static_cast<std::uint8_t>(std::lround(pixel[part] + (ink - pixel[part]) * share));
      }
    }
    cover_.back() = 0;
  }

  int width_, height_;
  std::vector<std::uint8_t> rgb_;
  std::vector<Edge> edges_;
  std::vector<const Edge*> active_;
  std::vector<Crossing> crossings_;
  std::vector<double> cover_;  // of the pixels of a row, in lines
  int left_ = 0, right_ = 0;   // what of it is touched
};

class Painter {
 public:
  Painter(const Picture& picture, const FileLook& look, double scale)
      : theme_(look.theme),
        scale_(scale),
        moved_{-picture.corner.x * scale, -picture.corner.y * scale},
        canvas_(pixels(picture.width), pixels(picture.height)) {}

  void add(const Shape& shape) {
    const Style style = style_of(shape.look);
    if (shape.form == Shape::Form::kText) {
      add_text(shape, style);
      return;
    }
    const std::vector<Polyline> lines = flattened(outline_of(shape).placed(scale_, moved_));
    if (style.fill != Ink::kNone) {
      std::vector<Polygon> polygons;
      for (const Polyline& line : lines) polygons.push_back(line.points);
      canvas_.fill(polygons, color_of(style.fill, theme_), style.fill_opacity * style.opacity);
    }
    if (style.stroke == Ink::kNone) return;
    Pen pen = {style.width * scale_, {}, style.cap, style.round_joins};
    for (const double length : style.dashes) {
      if (length > 0) pen.dashes.push_back(length * scale_);
    }
    canvas_.fill(stroked(lines, pen), color_of(style.stroke, theme_),
                 style.stroke_opacity * style.opacity);
  }

  Pixels take() { return canvas_.take(); }

 private:
  int pixels(double units) const {
    return std::clamp(static_cast<int>(std::lround(units * scale_)), 1, kMostPixels);
  }

  void add_text(const Shape& shape, const Style& style) {
    const Align align = style.from_left ? Align::kStart : Align::kMiddle;
    const Path path = lettering(shape.text, style.font_size, shape.at, align, style.underlined);
    const Pen pen = {pen_of(style.font_size, style.font_weight) * scale_, {}, Cap::kRound, true};
    canvas_.fill(stroked(flattened(path.placed(scale_, moved_)), pen), color_of(style.fill, theme_),
                 style.opacity);
  }

  Theme theme_;
  double scale_;
  Point moved_;
  Canvas canvas_;
};

}  // namespace

Pixels pixels_of(const Picture& picture, const FileLook& look) {
  // A picture of no width or height is a pixel wide or high; what is no number is none.
  const double width = picture.width > 0 ? picture.width : 1;
  const double height = picture.height > 0 ? picture.height : 1;
  double scale = look.width > 0 ? look.width / width : 1;
  scale = std::min(scale, kMostPixels / std::max(width, height));
  Painter painter(picture, look, scale);
  for (const std::vector<Shape>& layer : picture.layers) {
    for (const Shape& shape : layer) painter.add(shape);
  }
  return painter.take();
}

}  // namespace nonet::draw
