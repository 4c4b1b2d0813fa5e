// Picture: a board as a list of shapes, in layers that are painted one over the other. A shape has
// words for what it is ("mark hue-blue": the classes of the page's style), not colours; what these
// look like is in style.h, so that one picture serves every theme and every kind of file.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "nonet/draw/path.h"

#pragma GCC visibility push(default)
namespace nonet::draw {

enum class Layer : unsigned char {
  kPaper,
  kRules,   // what belongs to the puzzle and no step: cages, thermometers, lines of a variant
  kUnder,   // of the step, under the lines: bands, sets, marks, nodes
  kLines,   // of the board
  kLinks,   // arrows and ties, behind the digits
  kDigits,  // and candidates
  kOver,    // of the step, over these: letters, strikes, rings, numbers
  kWords,   // around the board
};
inline constexpr int kLayers = 8;

struct Shape {
  enum class Form : unsigned char { kPath, kCircle, kRectangle, kText };
  Form form = Form::kPath;
  std::string look;   // "mark hue-blue"
  Path path;          // of kPath
  Point at;           // the centre of a circle, the corner of a rectangle, the middle of a text
  double radius = 0;  // of a circle, or of the corners of a rectangle
  double width = 0, height = 0;  // of a rectangle
  std::string text;              // of kText, UTF-8
};

Shape path_shape(std::string look, Path path);
Shape circle_shape(std::string look, const Point& centre, double radius);
Shape rectangle_shape(std::string look, const Point& corner, double width, double height,
                      double rounding = 0);
Shape text_shape(std::string look, const Point& middle, std::string text);
// What a circle or a rectangle is as an outline; of a path itself.
Path outline_of(const Shape& shape);

struct Picture {
  std::string name;  // for readers that see no picture
  Point corner;      // of all that is seen
  double width = 0, height = 0;
  std::array<std::vector<Shape>, kLayers> layers;

  void add(Layer layer, Shape shape) {
    layers[static_cast<std::size_t>(layer)].push_back(std::move(shape));
  }
  void add(Layer layer, std::vector<Shape> shapes) {
    for (Shape& shape : shapes) add(layer, std::move(shape));
  }
};

}  // namespace nonet::draw
#pragma GCC visibility pop
