#include "nonet/io/sketches.h"

#include <algorithm>
#include <cstdlib>

#include "nonet/io/variant_parts.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

using JsonKind = JsonValue::Kind;
using Point = std::pair<int, int>;

constexpr std::size_t kMostPoints = 200;
constexpr std::size_t kMostText = 12;  // bytes
constexpr int kCellSide = 100;
constexpr int kBeyond = 2 * kCellSide;  // how far off the grid something may stand

// ---- numbers, colours, texts

// A number of cells in hundredths, the rest cut off; nothing for what is far away or no plain
// number.
std::optional<int> length_in(const JsonValue* value, int most) {
  if (value == nullptr || (!value->is(JsonKind::kNumber) && !value->is(JsonKind::kString))) {
    return std::nullopt;
  }
  std::string_view text = value->string;
  const bool is_below = text.starts_with('-');
  if (is_below) text.remove_prefix(1);
  if (text.empty()) return std::nullopt;
  int length = 0, decimals = -1;  // of those behind the point; none yet
  for (const char ch : text) {
    if (ch == '.' && decimals < 0) {
      decimals = 0;
      continue;
    }
    if (ch < '0' || ch > '9' || length > most) return std::nullopt;
    if (decimals < 2) length = 10 * length + (ch - '0');
    if (decimals >= 0) ++decimals;
  }
  for (int i = std::max(decimals, 0); i < 2; ++i) length *= 10;
  if (length > most) return std::nullopt;
  return is_below ? -length : length;
}

std::optional<Point> point_in(const JsonValue& pair, const Variant& variant) {
  if (pair.list.size() != 2) return std::nullopt;
  const auto down = length_in(&pair.list[0], variant.rows * kCellSide + kBeyond);
  const auto right = length_in(&pair.list[1], variant.cols * kCellSide + kBeyond);
  if (!down || !right || *down < -kBeyond || *right < -kBeyond) return std::nullopt;
  return Point{*down, *right};
}

std::optional<int> hex_digit(char ch) {
  const std::optional<int> digit = digit_of(ch);
  return digit && *digit < 16 ? digit : std::nullopt;
}

// Whether nothing is seen of it: "#rrggbb00", "#rgb0".
bool is_clear(const std::string& colour) {
  return colour.empty() || colour == "transparent" ||
         (colour[0] == '#' && ((colour.size() == 9 && colour.ends_with("00")) ||
                               (colour.size() == 5 && colour.ends_with('0'))));
}

// "#rgb", "#rrggbb", "#rrggbbaa": the hue that is nearest; without one it is white, black or slate.
std::string hue_of(const std::string& colour) {
  const std::string fallback(kSketchHues[0]);
  if (colour == "white" || colour == "black") return colour;
  if (colour.size() < 4 || colour[0] != '#') return fallback;
  const bool is_short = colour.size() < 7;
  int channels[3];
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t at = is_short ? 1 + i : 1 + 2 * i;
    const auto high = hex_digit(colour[at]), low = hex_digit(colour[is_short ? at : at + 1]);
    if (!high || !low) return fallback;
    channels[i] = 16 * *high + *low;
  }
  const auto [r, g, b] = channels;
  const int most = std::max({r, g, b}), spread = most - std::min({r, g, b});
  constexpr int kDark = 60, kBright = 235;
  if (spread < 30) return most < kDark ? "black" : most > kBright ? "white" : fallback;
  // Around the wheel in degrees.
  int angle = most == r   ? 60 * (g - b) / spread
              : most == g ? 120 + 60 * (b - r) / spread
                          : 240 + 60 * (r - g) / spread;
  if (angle < 0) angle += 360;
  struct Until {
    int angle;
    std::string_view hue;
  };
  constexpr Until kUntil[] = {{20, "rose"},  {70, "amber"},   {165, "green"}, {205, "sky"},
                              {250, "blue"}, {320, "violet"}, {361, "rose"}};
  for (const Until& until : kUntil) {
    if (angle < until.angle) return std::string(until.hue);
  }
  return fallback;
}

// Of what has a rim and may have a filling: the one that has a colour; else how bright it is
// inside, where paper is white.
std::string hue_of(const std::string& fill, const std::string& rim) {
  const bool is_filled = !is_clear(fill);
  const std::string inside = is_filled ? hue_of(fill) : "white";
  const auto is_grey = [](const std::string& hue) {
    return hue == "slate" || hue == "white" || hue == "black";
  };
  if (!is_grey(inside)) return inside;
  const std::string around = is_clear(rim) ? inside : hue_of(rim);
  return is_grey(around) ? inside : around;
}

// A line that is white would not be seen.
std::string line_hue_of(const std::string& colour) {
  const std::string hue = hue_of(colour);
  return hue == "white" ? "slate" : hue;
}

// Its beginning, not cut in the middle of a letter.
std::string shortened_text(const std::string& text) {
  std::size_t size = std::min(text.size(), kMostText);
  while (size > 0 && size < text.size() &&
         (static_cast<unsigned char>(text[size]) & 0xc0U) == 0x80U) {
    --size;
  }
  return text.substr(0, size);
}

std::string text_in(const JsonValue* value) {
  const bool is_text =
      value != nullptr && (value->is(JsonKind::kString) || value->is(JsonKind::kNumber));
  return is_text ? shortened_text(value->string) : "";
}

std::string string_in(const JsonValue& object, std::string_view name, std::string_view brief) {
  const JsonValue* value = object.find(name);
  if (value == nullptr && !brief.empty()) value = object.find(brief);
  return value != nullptr ? value->string : "";
}

// ---- places

std::optional<Spot> spot_at(int down, int right, const Variant& variant) {
  if (down < 0 || right < 0) return std::nullopt;
  const int row = down / kCellSide, column = right / kCellSide;
  if (row >= variant.rows || column >= variant.cols) return std::nullopt;
  return static_cast<Spot>(row * variant.cols + column);
}

Point middle_of(Spot spot, const Variant& variant) {
  return {spot / variant.cols * kCellSide + kCellSide / 2,
          spot % variant.cols * kCellSide + kCellSide / 2};
}

void add_cell(std::vector<Spot>& cells, std::optional<Spot> spot) {
  if (spot && (cells.empty() || cells.back() != *spot)) cells.push_back(*spot);
}

// The cells whose inner part a line passes, from its beginning to its end.
std::vector<Spot> cells_along(const std::vector<Point>& points, const Variant& variant) {
  constexpr int kStep = 5, kInner = 22;
  std::vector<Spot> cells;
  const auto visit = [&](int down, int right) {
    const int y = std::abs((down % kCellSide) - kCellSide / 2);
    const int x = std::abs((right % kCellSide) - kCellSide / 2);
    if (x <= kInner && y <= kInner) add_cell(cells, spot_at(down, right, variant));
  };
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const auto [down, right] = points[i];
    const int dy = points[i + 1].first - down, dx = points[i + 1].second - right;
    const int steps = std::max({std::abs(dx), std::abs(dy), kStep}) / kStep;
    for (int at = 0; at <= steps; ++at) visit(down + dy * at / steps, right + dx * at / steps);
  }
  return cells;
}

// The cells of which a shape covers the middle; of one on a line between cells those beside it.
std::vector<Spot> cells_around(const Sketch& sketch, const Variant& variant) {
  std::vector<Spot> cells;
  const auto [down, right] = sketch.points.front();
  const int reach_y = std::max(sketch.height / 2, 10), reach_x = std::max(sketch.width / 2, 10);
  for (int i = 0; i < variant.cells(); ++i) {
    const auto spot = static_cast<Spot>(i);
    const auto [y, x] = middle_of(spot, variant);
    const bool covered = std::abs(y - down) <= reach_y && std::abs(x - right) <= reach_x;
    const bool beside = std::abs(y - down) <= kCellSide / 2 && std::abs(x - right) <= kCellSide / 2;
    if (covered || beside) cells.push_back(spot);
  }
  return cells;
}

void add(Sketch sketch, Variant& variant) {
  if (variant.sketches.size() < kMostSketches) variant.sketches.push_back(std::move(sketch));
}

// ---- SudokuPad

const JsonValue* list_in(const JsonValue& object, std::string_view name, std::string_view brief) {
  const JsonValue* list = object.find(name);
  if (list == nullptr) list = object.find(brief);
  return list != nullptr && list->is(JsonKind::kList) ? list : nullptr;
}

void sketch_line(const JsonValue& item, bool has_head, Variant& variant) {
  const JsonValue* way = list_in(item, "wayPoints", "wp");
  if (way == nullptr || way->list.size() > kMostPoints) return;
  Sketch sketch;
  sketch.shape = Sketch::Shape::kLine;
  for (const JsonValue& pair : way->list) {
    const auto point = point_in(pair, variant);
    if (!point) return;
    if (sketch.points.empty() || sketch.points.back() != *point) sketch.points.push_back(*point);
  }
  if (sketch.points.size() < 2) return;
  sketch.cells = cells_along(sketch.points, variant);
  sketch.hue = line_hue_of(string_in(item, "color", "c"));
  sketch.has_head = has_head;
  add(std::move(sketch), variant);
}

void sketch_lay(const JsonValue& item, Variant& variant) {
  const JsonValue* centre = list_in(item, "center", "ct");
  const auto point = centre != nullptr ? point_in(*centre, variant) : std::nullopt;
  if (!point) return;
  const int most = kMostSide * kCellSide;
  const auto length = [&](std::string_view name, std::string_view brief) {
    const JsonValue* value = item.find(name);
    return std::abs(length_in(value != nullptr ? value : item.find(brief), most).value_or(0));
  };
  Sketch sketch;
  sketch.points = {*point};
  sketch.width = length("width", "w");
  sketch.height = length("height", "h");
  const JsonValue* text = item.find("text");
  sketch.text = text_in(text != nullptr ? text : item.find("te"));
  const std::string fill = string_in(item, "backgroundColor", "c2");
  const std::string rim = string_in(item, "borderColor", "c1");
  const JsonValue* rounded = item.find("rounded");
  if (rounded == nullptr) rounded = item.find("r");
  const bool is_round = rounded != nullptr && rounded->boolean;
  const bool is_seen = !is_clear(fill) || !is_clear(rim);
  if (!is_seen && sketch.text.empty()) return;
  sketch.shape = !is_seen   ? Sketch::Shape::kText
                 : is_round ? Sketch::Shape::kCircle
                            : Sketch::Shape::kRectangle;
  sketch.hue = is_seen ? hue_of(fill, rim) : std::string(kSketchHues[0]);
  sketch.cells = cells_around(sketch, variant);
  add(std::move(sketch), variant);
}

// ---- f-puzzles

// "R3C5", also off the grid: its middle.
std::optional<Point> middle_named(const JsonValue& name, const Variant& variant) {
  const std::string& text = name.string;
  const std::size_t c = text.find_first_of("Cc");
  if (c == std::string::npos || c < 2) return std::nullopt;
  const auto row = whole_number(std::string_view(text).substr(1, c - 1));
  const auto column = whole_number(std::string_view(text).substr(c + 1));
  if (!row || !column || *row < 0 || *row > variant.rows + 1 || *column < 0 ||
      *column > variant.cols + 1) {
    return std::nullopt;
  }
  return Point{*row * kCellSide - kCellSide / 2, *column * kCellSide - kCellSide / 2};
}

std::vector<Point> middles_in(const JsonValue* list, const Variant& variant) {
  std::vector<Point> points;
  if (list == nullptr || list->list.size() > kMostPoints) return points;
  for (const JsonValue& name : list->list) {
    if (const auto point = middle_named(name, variant)) points.push_back(*point);
  }
  return points;
}

}  // namespace

// What knows no games with rules shows no drawings: whatever it reads of them is read again by what
// does.
void sketch_scl(const JsonValue& root, Variant& variant) {
  if constexpr (!kHasRulebooks) return;
  for (const auto& [name, brief] : {std::pair("lines", "l"), std::pair("arrows", "a")}) {
    const JsonValue* list = list_in(root, name, brief);
    if (list == nullptr) continue;
    for (const JsonValue& item : list->list) sketch_line(item, name[0] == 'a', variant);
  }
  for (const auto& [name, brief] : {std::pair("underlays", "u"), std::pair("overlays", "o")}) {
    const JsonValue* list = list_in(root, name, brief);
    if (list == nullptr) continue;
    for (const JsonValue& item : list->list) sketch_lay(item, variant);
  }
}

void sketch_fpuzzles(std::string_view key, const JsonValue& item, Variant& variant) {
  if constexpr (!kHasRulebooks) return;
  if (key == "line") {
    const JsonValue* lines = item.find("lines");
    if (lines == nullptr) return;
    for (const JsonValue& line : lines->list) {
      Sketch sketch;
      sketch.shape = Sketch::Shape::kLine;
      sketch.points = middles_in(&line, variant);
      if (sketch.points.size() < 2) continue;
      sketch.cells = cells_along(sketch.points, variant);
      sketch.hue = line_hue_of(string_in(item, "outlineC", ""));
      add(std::move(sketch), variant);
    }
    return;
  }
  const std::vector<Point> points = middles_in(item.find("cells"), variant);
  if (points.empty()) return;
  if (key == "cage") {
    std::vector<Spot> cells;
    for (const auto& [down, right] : points) add_cell(cells, spot_at(down, right, variant));
    return sketch_cage(cells, text_in(item.find("value")), string_in(item, "outlineC", ""),
                       variant);
  }
  Sketch sketch;
  sketch.shape = key == "circle"      ? Sketch::Shape::kCircle
                 : key == "rectangle" ? Sketch::Shape::kRectangle
                                      : Sketch::Shape::kText;
  Point middle{0, 0};
  const int count = static_cast<int>(points.size());
  for (const auto& [down, right] : points) middle.first += down, middle.second += right;
  sketch.points = {{middle.first / count, middle.second / count}};
  const int most = kMostSide * kCellSide;
  sketch.width = std::abs(length_in(item.find("width"), most).value_or(0));
  sketch.height = std::abs(length_in(item.find("height"), most).value_or(0));
  sketch.text = text_in(item.find("value"));
  sketch.hue = sketch.shape == Sketch::Shape::kText
                   ? std::string(kSketchHues[0])
                   : hue_of(string_in(item, "baseC", ""), string_in(item, "outlineC", ""));
  sketch.cells = cells_around(sketch, variant);
  if (sketch.shape != Sketch::Shape::kText || !sketch.text.empty()) add(std::move(sketch), variant);
}

void sketch_cage(const std::vector<Spot>& cells, const std::string& text, const std::string& colour,
                 Variant& variant) {
  if constexpr (!kHasRulebooks) return;
  if (cells.empty()) return;
  Sketch sketch;
  sketch.shape = Sketch::Shape::kCage;
  sketch.cells = cells;
  sketch.points = {middle_of(cells.front(), variant)};
  sketch.hue = line_hue_of(colour);
  sketch.text = shortened_text(text);
  add(std::move(sketch), variant);
}

// ---- nonet's own

void write_sketches(JsonWriter& json, const Variant& variant) {
  if constexpr (!kHasRulebooks) return;
  if (variant.sketches.empty()) return;
  json.key("drawings").begin_list();
  for (const Sketch& sketch : variant.sketches) {
    json.begin_object();
    json.member("shape", kSketchShapes[static_cast<std::size_t>(sketch.shape)]);
    json.member("hue", sketch.hue);
    json.key("cells").begin_list();
    for (const Spot spot : sketch.cells) json.string(spot_name(variant, spot));
    json.end_list().key("points").begin_list();
    for (const auto& [down, right] : sketch.points) {
      json.begin_list().number(std::int64_t{down}).number(std::int64_t{right}).end_list();
    }
    json.end_list();
    if (sketch.width != 0) json.member("width", sketch.width);
    if (sketch.height != 0) json.member("height", sketch.height);
    if (!sketch.text.empty()) json.member("text", sketch.text);
    if (sketch.has_head) json.member("head", true);
    json.end_object();
  }
  json.end_list();
}

namespace {

std::optional<Error> read_sketch(const JsonValue& item, Variant& variant) {
  Sketch sketch;
  const std::string shape = string_in(item, "shape", ""), hue = string_in(item, "hue", "");
  const auto found = std::find(std::begin(kSketchShapes), std::end(kSketchShapes), shape);
  if (found == std::end(kSketchShapes)) {
    return item.wrong("a drawing has a \"shape\": line, cage, rectangle, circle or text");
  }
  sketch.shape = static_cast<Sketch::Shape>(found - kSketchShapes);
  const bool has_hue =
      std::find(std::begin(kSketchHues), std::end(kSketchHues), hue) != std::end(kSketchHues);
  sketch.hue = has_hue ? hue : std::string(kSketchHues[0]);
  if (const JsonValue* points = item.find("points")) {
    for (const JsonValue& pair : points->list) {
      if (sketch.points.size() == kMostPoints)
        return pair.wrong("a drawing has 200 points at most");
      const auto down = pair.list.size() == 2 ? whole_number(&pair.list[0]) : std::nullopt;
      const auto right = pair.list.size() == 2 ? whole_number(&pair.list[1]) : std::nullopt;
      if (!down || !right || std::abs(*down) > variant.rows * kCellSide + kBeyond ||
          std::abs(*right) > variant.cols * kCellSide + kBeyond) {
        return pair.wrong(
            "a point of a drawing is two numbers, hundredths of a cell down and right");
      }
      sketch.points.emplace_back(*down, *right);
    }
  }
  if (sketch.points.empty()) return item.wrong("a drawing has \"points\"");
  const auto length = [&](std::string_view key) {
    const int given = whole_number(item.find(key)).value_or(0);
    return std::clamp(given, 0, kMostSide * kCellSide);
  };
  sketch.width = length("width");
  sketch.height = length("height");
  sketch.text = text_in(item.find("text"));
  const JsonValue* head = item.find("head");
  sketch.has_head = head != nullptr && head->boolean && sketch.shape == Sketch::Shape::kLine;
  if (const JsonValue* cells = item.find("cells")) {
    for (const JsonValue& name : cells->list) {
      const auto point = middle_named(name, variant);
      const auto spot = point ? spot_at(point->first, point->second, variant) : std::nullopt;
      if (!spot || sketch.cells.size() > static_cast<std::size_t>(variant.cells())) {
        return name.wrong("a drawing has cells of the grid");
      }
      sketch.cells.push_back(*spot);
    }
  }
  add(std::move(sketch), variant);
  return std::nullopt;
}

}  // namespace

std::optional<Error> read_sketches(const JsonValue& object, Variant& variant) {
  const JsonValue* drawings = object.find("drawings");
  if (!kHasRulebooks || drawings == nullptr) return std::nullopt;
  for (const JsonValue& item : drawings->list) {
    if (auto error = read_sketch(item, variant)) return error;
  }
  return std::nullopt;
}

}  // namespace nonet
