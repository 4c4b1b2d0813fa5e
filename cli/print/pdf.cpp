// A PDF file is a row of numbered objects and, at the end, a table of where each begins:
//
//   1 catalog   2 pages   3 Helvetica   4 Helvetica-Bold   then a page and what is on it, in turn
#include <algorithm>
#include <cstdio>

#include "cli/print/sheet.h"
#include "nonet/core/utf8.h"
#include "nonet/draw/outline.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kFirstPage = 5;

// In the encoding of the fonts, which has the letters of Western Europe; '?' for any other.
std::string escaped(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const auto bytes = static_cast<std::size_t>(std::max(1, utf8_character(text)));
    const std::uint32_t code = utf8_character(text) > 0 ? utf8_code(text.substr(0, bytes)) : '?';
    if (code < 0x80) {
      if (code == '(' || code == ')' || code == '\\') safe += '\\';
      safe += static_cast<char>(code);
    } else if (code >= 0xA0 && code <= 0xFF) {
      char octal[8];
      std::snprintf(octal, sizeof octal, "\\%03o", code);
      safe += octal;
    } else {
      safe += '?';
    }
    text.remove_prefix(bytes);
  }
  return safe;
}

// Its origin is the lower left corner.
std::string point(const Sheet& sheet, double x, double y) {
  return measure(x) + " " + measure(sheet.height - y);
}

// "0.5 0 1 rg": the colour of what comes, for areas (rg) or lines (RG).
std::string color(std::uint32_t color, const char* how) {
  std::string text;
  for (int shift = 16; shift >= 0; shift -= 8)
    text += measure((color >> shift & 0xffU) / 255.0) + " ";
  return text + how + "\n";
}

// Curves are as many straight edges as leave no corner to be seen.
std::string figure_text(const Sheet& sheet, const Figure& figure) {
  constexpr double kFine = 8;  // edges are measured in units of this part of a point
  std::string text = "q\n";
  if (figure.fill) text += color(*figure.fill, "rg");
  if (figure.stroke) {
    text += color(*figure.stroke, "RG") + measure(figure.width) + " w\n";
    if (figure.round) text += "1 J 1 j\n";
    std::string dashes;
    for (const double length : figure.dashes) dashes += measure(length) + " ";
    if (!dashes.empty()) text += "[" + dashes + "] 0 d\n";
  }
  for (const draw::Polyline& line : draw::flattened(figure.path.placed(kFine, {}))) {
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      text += point(sheet, line.points[i].x / kFine, line.points[i].y / kFine) +
              (i == 0 ? " m\n" : " l\n");
    }
    if (line.closed) text += "h\n";
  }
  const char* paint = figure.fill && figure.stroke ? "B" : figure.fill ? "f" : "S";
  return text + (figure.fill || figure.stroke ? paint : "n") + "\nQ\n";
}

std::string contents_of(const Sheet& sheet, const Page& page) {
  std::string text = "2 J\n";
  for (const Figure& figure : page.figures) text += figure_text(sheet, figure);
  for (const Stroke& stroke : page.strokes) {
    text += measure(stroke.width) + " w " + point(sheet, stroke.x1, stroke.y1) + " m " +
            point(sheet, stroke.x2, stroke.y2) + " l S\n";
  }
  for (const Label& label : page.labels) {
    text += "BT " + measure(label.grey) + " g /" + (label.bold ? "F2 " : "F1 ") +
            measure(label.size) + " Tf " + point(sheet, label.x, label.y) + " Td (" +
            escaped(label.text) + ") Tj ET\n";
  }
  return text;
}

std::string font(const std::string& name) {
  return "<< /Type /Font /Subtype /Type1 /BaseFont /" + name + " /Encoding /WinAnsiEncoding >>";
}

class Objects {
 public:
  void add(const std::string& body) {
    begins_.push_back(text_.size());
    text_ += std::to_string(begins_.size()) + " 0 obj\n" + body + "\nendobj\n";
  }

  // `title` of the document, or "".
  std::string finished(const std::string& title) const {
    std::string text =
        text_ + "xref\n0 " + std::to_string(begins_.size() + 1) + "\n0000000000 65535 f \n";
    for (const std::size_t begin : begins_) {
      char line[32];
      std::snprintf(line, sizeof line, "%010zu 00000 n \n", begin);
      text += line;
    }
    return text + "trailer\n<< /Size " + std::to_string(begins_.size() + 1) + " /Root 1 0 R" +
           (title.empty() ? "" : " /Info << /Title (" + escaped(title) + ") >>") +
           " >>\nstartxref\n" + std::to_string(text_.size()) + "\n%%EOF\n";
  }

 private:
  std::string text_ = "%PDF-1.4\n";
  std::vector<std::size_t> begins_;
};

}  // namespace

std::string measure(double points) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", points);
  std::string short_text = text;
  while (short_text.back() == '0') short_text.pop_back();
  if (short_text.back() == '.') short_text.pop_back();
  return short_text;
}

std::string pdf_of(const Sheet& sheet) {
  std::string kids;
  for (std::size_t i = 0; i < sheet.pages.size(); ++i) {
    kids += std::to_string(kFirstPage + 2 * i) + " 0 R ";
  }
  Objects objects;
  objects.add("<< /Type /Catalog /Pages 2 0 R >>");
  objects.add("<< /Type /Pages /Kids [" + kids + "] /Count " + std::to_string(sheet.pages.size()) +
              " /MediaBox [0 0 " + measure(sheet.width) + " " + measure(sheet.height) +
              "] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>");
  objects.add(font("Helvetica"));
  objects.add(font("Helvetica-Bold"));
  for (std::size_t i = 0; i < sheet.pages.size(); ++i) {
    objects.add("<< /Type /Page /Parent 2 0 R /Contents " + std::to_string(kFirstPage + 2 * i + 1) +
                " 0 R >>");
    const std::string contents = contents_of(sheet, sheet.pages[i]);
    objects.add("<< /Length " + std::to_string(contents.size()) + " >>\nstream\n" + contents +
                "endstream");
  }
  return objects.finished(sheet.title);
}

}  // namespace nonet::cli
