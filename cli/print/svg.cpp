#include <cstdio>

#include "cli/print/sheet.h"

namespace nonet::cli {
namespace {

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char ch : text) {
    safe += ch == '<' ? "&lt;" : ch == '&' ? "&amp;" : std::string(1, ch);
  }
  return safe;
}

std::string grey_of(double grey) {
  char text[8];
  const int level = static_cast<int>(grey * 255);
  std::snprintf(text, sizeof text, "#%02x%02x%02x", level, level, level);
  return text;
}

std::string stroke_of(const Stroke& stroke) {
  return "<path d=\"M" + measure(stroke.x1) + " " + measure(stroke.y1) + "L" + measure(stroke.x2) +
         " " + measure(stroke.y2) + "\" stroke-width=\"" + measure(stroke.width) + "\"/>\n";
}

std::string color_text(std::optional<std::uint32_t> color) {
  if (!color) return "none";
  char text[16];
  std::snprintf(text, sizeof text, "#%06x", *color & 0xffffffU);
  return text;
}

std::string figure_of(const Figure& figure) {
  std::string text = "<path d=\"" + draw::path_text(figure.path, 2) + "\" fill=\"" +
                     color_text(figure.fill) + "\"";
  if (figure.stroke) {
    text += " stroke=\"" + color_text(figure.stroke) + "\" stroke-width=\"" +
            measure(figure.width) + "\"";
    std::string dashes;
    for (const double length : figure.dashes)
      dashes += (dashes.empty() ? "" : " ") + measure(length);
    if (!dashes.empty()) text += " stroke-dasharray=\"" + dashes + "\"";
    if (figure.round) text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
  }
  return text + "/>\n";
}

std::string label_of(const Label& label) {
  return "<text x=\"" + measure(label.x) + "\" y=\"" + measure(label.y) + "\" font-size=\"" +
         measure(label.size) + "\"" + (label.bold ? " font-weight=\"bold\"" : "") +
         (label.grey > 0 ? " fill=\"" + grey_of(label.grey) + "\"" : "") + ">" +
         escaped(label.text) + "</text>\n";
}

}  // namespace

std::string svg_of(const Sheet& sheet) {
  const double height = sheet.height * static_cast<double>(sheet.pages.size());
  std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + measure(sheet.width) +
                     "pt\" height=\"" + measure(height) + "pt\" viewBox=\"0 0 " +
                     measure(sheet.width) + " " + measure(height) +
                     "\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
  if (!sheet.title.empty()) text += "<title>" + escaped(sheet.title) + "</title>\n";
  double top = 0;
  for (const Page& page : sheet.pages) {
    if (!page.figures.empty()) {
      text += "<g transform=\"translate(0 " + measure(top) + ")\">\n";
      for (const Figure& figure : page.figures) text += figure_of(figure);
      text += "</g>\n";
    }
    text += "<g transform=\"translate(0 " + measure(top) +
            ")\" stroke=\"black\" stroke-linecap=\"square\">\n";
    for (const Stroke& stroke : page.strokes) text += stroke_of(stroke);
    text += "</g>\n<g transform=\"translate(0 " + measure(top) +
            ")\" font-family=\"Helvetica, Arial, sans-serif\">\n";
    for (const Label& label : page.labels) text += label_of(label);
    text += "</g>\n";
    top += sheet.height;
  }
  return text + "</svg>\n";
}

}  // namespace nonet::cli
