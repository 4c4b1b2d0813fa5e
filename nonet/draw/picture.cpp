#include "nonet/draw/picture.h"

namespace nonet::draw {

Shape path_shape(std::string look, Path path) {
  Shape shape;
  shape.look = std::move(look);
  shape.path = std::move(path);
  return shape;
}

Shape circle_shape(std::string look, const Point& centre, double radius) {
  Shape shape;
  shape.form = Shape::Form::kCircle;
  shape.look = std::move(look);
  shape.at = centre;
  shape.radius = radius;
  return shape;
}

Shape rectangle_shape(std::string look, const Point& corner, double width, double height,
                      double rounding) {
  Shape shape;
  shape.form = Shape::Form::kRectangle;
  shape.look = std::move(look);
  shape.at = corner;
  shape.width = width;
  shape.height = height;
  shape.radius = rounding;
  return shape;
}

Shape text_shape(std::string look, const Point& middle, std::string text) {
  Shape shape;
  shape.form = Shape::Form::kText;
  shape.look = std::move(look);
  shape.at = middle;
  shape.text = std::move(text);
  return shape;
}

Path outline_of(const Shape& shape) {
  switch (shape.form) {
    case Shape::Form::kCircle:
      // As SVG has it: a dashed one begins at its right.
      return Path()
          .move({shape.at.x + shape.radius, shape.at.y})
          .arc(shape.radius, {shape.at.x - shape.radius, shape.at.y})
          .arc(shape.radius, {shape.at.x + shape.radius, shape.at.y})
          .close();
    case Shape::Form::kRectangle:
      return rectangle_path(shape.at, shape.width, shape.height, shape.radius);
    case Shape::Form::kPath:
      return shape.path;
    case Shape::Form::kText:
      break;
  }
  return {};
}

}  // namespace nonet::draw
