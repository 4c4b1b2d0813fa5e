// A picture as SVG. Every shape carries its colours itself, because style sheets and their
// variables are not understood by everything that shows SVG; the class says what it is.
#include "nonet/draw/draw.h"
#include "nonet/draw/lettering.h"

namespace nonet::draw {
namespace {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char ch : text) {
    switch (ch) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        safe += ch;
    }
  }
  return safe;
}

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}
std::string attribute(std::string_view name, double value, int decimals = 2) {
  return attribute(name, number_text(value, decimals));
}

class SvgWriter {
 public:
  SvgWriter(const Picture& picture, const FileLook& look) : picture_(picture), look_(look) {}

  std::string write() {
    static constexpr std::string_view kNames[kLayers] = {"paper", "rules",  "under", "lines",
                                                         "links", "digits", "over",  "words"};
    begin();
    for (std::size_t i = 0; i < kLayers; ++i) {
      if (picture_.layers[i].empty()) continue;
      text_ += "<g" + attribute("class", "layer-" + std::string(kNames[i])) + ">\n";
      for (const Shape& shape : picture_.layers[i]) add(shape);
      text_ += "</g>\n";
    }
    return text_ + "</svg>\n";
  }

 private:
  void begin() {
    const double width = look_.width > 0 ? look_.width : picture_.width;
    const double height = width * picture_.height / picture_.width;
    text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) +
            attribute("height", height) +
            attribute("viewBox",
                      number_text(picture_.corner.x) + " " + number_text(picture_.corner.y) + " " +
                          number_text(picture_.width) + " " + number_text(picture_.height)) +
            attribute("role", "img") + ">\n<title>" +
            escaped(picture_.name.empty() ? "Sudoku" : picture_.name) + "</title>\n";
  }

  void add(const Shape& shape) {
    const Style style = style_of(shape.look);
    switch (shape.form) {
      case Shape::Form::kPath:
        text_ += "<path" + attribute("class", shape.look) + attribute("d", path_text(shape.path));
        break;
      case Shape::Form::kCircle:
        text_ += "<circle" + attribute("class", shape.look) + attribute("cx", shape.at.x) +
                 attribute("cy", shape.at.y) + attribute("r", shape.radius);
        break;
      case Shape::Form::kRectangle:
        text_ += "<rect" + attribute("class", shape.look) + attribute("x", shape.at.x) +
                 attribute("y", shape.at.y) + attribute("width", shape.width) +
                 attribute("height", shape.height) +
                 (shape.radius > 0 ? attribute("rx", shape.radius) : "");
        break;
      case Shape::Form::kText:
        add_text(shape, style);
        return;
    }
    text_ += paint(style) + "/>\n";
  }

  // The label tells readers, and whoever reads the file, what the lines spell.
  void add_text(const Shape& shape, const Style& style) {
    const Align align = style.from_left ? Align::kStart : Align::kMiddle;
    if (!can_letter(shape.text)) {
      add_text_in_fonts(shape, style, align);
      return;
    }
    const Path path = lettering(shape.text, style.font_size, {}, align, style.underlined);
    text_ += "<path" + attribute("class", shape.look) + attribute("aria-label", shape.text) +
             attribute("transform", "translate(" + number_text(shape.at.x) + " " +
                                        number_text(shape.at.y) + ")") +
             attribute("d", path_text(path, 2)) + " fill=\"none\"" + color("stroke", style.fill) +
             attribute("stroke-width", pen_of(style.font_size, style.font_weight)) +
             " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n";
  }

  void add_text_in_fonts(const Shape& shape, const Style& style, Align align) {
    constexpr double kDown = 0.36;  // from the middle of capitals to the base line
    text_ += "<text" + attribute("class", shape.look) + attribute("x", shape.at.x) +
             attribute("y", shape.at.y + kDown * style.font_size) +
             attribute("font-size", style.font_size) + attribute("font-weight", style.font_weight) +
             attribute("font-family", "Inter, Segoe UI, Roboto, Helvetica, Arial, sans-serif") +
             attribute("text-anchor", align == Align::kMiddle ? "middle" : "start") +
             color("fill", style.fill) + ">" + escaped(shape.text) + "</text>\n";
  }

  std::string color(std::string_view name, Ink ink) const {
    if (ink == Ink::kNone) return attribute(name, "none");
    const std::uint32_t color = color_of(ink, look_.theme);
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += "0123456789abcdef"[color >> shift & 0xfU];
    return attribute(name, text);
  }

  std::string paint(const Style& style) const {
    std::string text = color("fill", style.fill);
    if (style.fill != Ink::kNone && style.fill_opacity < 1) {
      text += attribute("fill-opacity", style.fill_opacity);
    }
    if (style.opacity < 1) text += attribute("opacity", style.opacity);
    if (style.stroke == Ink::kNone) return text;
    text += color("stroke", style.stroke) + attribute("stroke-width", style.width);
    if (style.stroke_opacity < 1) text += attribute("stroke-opacity", style.stroke_opacity);
    std::string dashes;
    for (const double length : style.dashes) {
      if (length > 0) dashes += (dashes.empty() ? "" : " ") + number_text(length);
    }
    if (!dashes.empty()) text += attribute("stroke-dasharray", dashes);
    if (style.cap == Cap::kRound) text += attribute("stroke-linecap", "round");
    if (style.cap == Cap::kSquare) text += attribute("stroke-linecap", "square");
    if (style.round_joins) text += attribute("stroke-linejoin", "round");
    return text;
  }

  const Picture& picture_;
  const FileLook& look_;
  std::string text_;
};

}  // namespace

std::string svg_of(const Picture& picture, const FileLook& look) {
  return SvgWriter(picture, look).write();
}

}  // namespace nonet::draw
