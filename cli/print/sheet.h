// Sheet: pages of lines and digits, before they are written as SVG or PDF. Measures are points, 72
// to the inch, from the upper left corner of a page.
#pragma once

#include <string>
#include <vector>

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

struct Page {
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
