#include "nonet/sight/sighting_json.h"

#include "nonet/json/writer.h"

namespace nonet::sight {
namespace {

std::string_view name_of_ink(Ink ink) {
  if (ink == Ink::kNone) return "none";
  return ink == Ink::kPrinted ? "printed" : "by-hand";
}

std::string cells_with(const Sighting& sighting, Ink ink) {
  std::string text;
  for (const SeenCell& cell : sighting.cells)
    text += cell.ink == ink ? static_cast<char>('0' + cell.digit) : '.';
  return text;
}

void write_point(JsonWriter& json, Point point) {
  json.begin_list().number(point.x, 1).number(point.y, 1).end_list();
}

void write_quad(JsonWriter& json, const Quad& quad) {
  json.list(quad, [&](Point point) { write_point(json, point); });
}

void write_ink(JsonWriter& json, Ink ink, int digit) {
  json.member("ink", name_of_ink(ink));
  if (ink != Ink::kNone) json.member("digit", digit);
}

void write_cell(JsonWriter& json, const SeenCell& cell) {
  json.line(2).begin_object();
  write_ink(json, cell.ink, cell.digit);
  json.key("sure").number(cell.sure, 4);
  json.member("doubtful", cell.doubtful);
  if (cell.changed()) {
    json.key("looked_like").begin_object();
    write_ink(json, cell.first_ink, cell.first_digit);
    json.end_object();
  }
  json.end_object();
}

}  // namespace

std::string sighting_json(const Sighting& sighting) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-sighting").member("version", 1);
  json.line(1).member("puzzle", cells_with(sighting, Ink::kPrinted));
  if (sighting.any_by_hand()) json.line(1).member("placed", cells_with(sighting, Ink::kByHand));
  json.line(1).member("solutions", sighting.solutions == 0   ? "none"
                                   : sighting.solutions == 1 ? "one"
                                                             : "several");
  json.line(1).member("doubtful", sighting.doubtful());
  json.line(1).key("corners");
  write_quad(json, sighting.corners);
  json.line(1).member("turned", sighting.turned);
  json.line(1).key("crossings").begin_list();
  for (int row = 0; row < 10; ++row) {
    json.line(2);
    for (int column = 0; column < 10; ++column)
      write_point(json, sighting.mesh.crossing(row, column));
  }
  json.end_list();
  json.line(1).key("cells").list(sighting.cells,
                                 [&](const SeenCell& cell) { write_cell(json, cell); });
  json.line(1).key("others").list(sighting.others,
                                  [&](const Quad& quad) { write_quad(json, quad); });
  json.line(1).key("remarks").list(remarks(sighting),
                                   [&](const std::string& remark) { json.string(remark); });
  json.end_object();
  return json.take() + "\n";
}

}  // namespace nonet::sight
