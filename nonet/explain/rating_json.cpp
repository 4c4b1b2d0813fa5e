#include "nonet/explain/rating_json.h"

#include "nonet/io/format.h"
#include "nonet/json/writer.h"
#include "nonet/logic/technique.h"

namespace nonet {
namespace {

JsonWriter begun(const Board& puzzle) {
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().member("puzzle", one_line(puzzle)).member("clues", puzzle.count());
  json.member("scale", "hodoku");
  return json;
}

}  // namespace

std::string rating_to_json(const Board& puzzle, const HodokuRating& rating) {
  JsonWriter json = begun(puzzle);
  json.member("level", name_of(rating.level)).member("score", rating.score);
  json.key("techniques").begin_object();
  for (Technique t : all_techniques()) {
    if (const int uses = rating.uses_of(t); uses > 0) json.member(row_of(t).slug, uses);
  }
  json.end_object().end_object();
  return json.take();
}

std::string no_rating_to_json(const Board& puzzle, std::string_view problem) {
  JsonWriter json = begun(puzzle);
  json.key("level").null().key("score").null().member("problem", problem).end_object();
  return json.take();
}

}  // namespace nonet
