// Sheet: pages of figures, lines and digits, before they are written as SVG or PDF. Measures are
// points, 72 to the inch, from the upper left corner of a page.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/draw/path.h"

namespace nonet::cli {

struct Stroke {
  double x1, y1, x2, y2;
  double width;
};

struct Label {
  double x, y;  // where its first letter begins, on the base line
  double size;
  std::string text;   // on one line
  bool bold = false;  // Helvetica, or its bold face
  double grey = 0;    // 0 black to 1 white
};

// An area or a line of a drawn board; colours are 0xrrggbb.
struct Figure {
  draw::Path path;
  std::optional<std::uint32_t> fill, stroke;
  double width = 0;            // of the stroke
  std::vector<double> dashes;  // drawn and left out in turn
  bool round = false;          // the ends and joints of lines
};

struct Page {
  std::vector<Figure> figures;  // under all else
  std::vector<Stroke> strokes;
  std::vector<Label> labels;
};

struct Sheet {
  double width, height;  // of each page
  std::vector<Page> pages;
  std::string title = {};  // of the whole, for whoever opens it
};

// One picture, the pages one below the other.
std::string svg_of(const Sheet& sheet);
// Lines as vectors, and text in the typefaces that every reader of PDF has, so no font is in it.
std::string pdf_of(const Sheet& sheet);

// A measure as both write it: "12.5".
std::string measure(double points);

}  // namespace nonet::cli
