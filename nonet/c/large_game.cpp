#include "nonet/c/large_game.h"

#include <algorithm>

#include "nonet/draw/draw.h"
#include "nonet/draw/raster.h"
#include "nonet/io/variant_json.h"
#include "nonet/json/writer.h"

namespace nonet {

Result<LargeGame> LargeGame::of(const Variant& variant) {
  Result<Scheme> scheme = compile(variant);
  if (!scheme) return scheme.error();
  LargeGame game;
  game.variant_ = std::make_shared<const Variant>(variant);
  game.sees_ = std::move(scheme->peers);
  return game;
}

std::string LargeGame::board() const {
  const Variant& variant = *variant_;
  std::vector<std::string_view> kinds;
  for (const Clue& clue : variant.clues) {
    const std::string_view name = row_of(clue.kind).name;
    if (std::find(kinds.begin(), kinds.end(), name) == kinds.end()) kinds.push_back(name);
  }
  JsonWriter json;
  json.begin_object().member("format", "nonet-large").member("version", 1);
  json.line(1).key("variant").raw(variant_json_of(variant));
  json.line(1).key("kinds").begin_list();
  for (const std::string_view kind : kinds) json.string(kind);
  json.end_list();
  json.line(1).key("sees").begin_list();
  for (const SpotSet& seen : sees_) {
    json.begin_list();
    for (int i = 0; i < variant.cells(); ++i) {
      if (seen.test(static_cast<std::size_t>(i))) json.number(std::int64_t{i});
    }
    json.end_list();
  }
  json.end_list().end_object();
  return json.take() + "\n";
}

Result<std::string> LargeGame::draw(Wishes& wishes) const {
  draw::FileLook look;
  const auto theme = wishes.word("theme", {"light", "dark", "contrast"}).value_or("light");
  look.theme = theme == "dark"       ? draw::Theme::kDark
               : theme == "contrast" ? draw::Theme::kContrast
                                     : draw::Theme::kLight;
  look.width = static_cast<int>(wishes.number("size", 1, draw::kMostPixels).value_or(640));
  draw::PictureWishes picture;
  picture.title = wishes.text("title").value_or("");
  picture.candidates = wishes.truth("candidates").value_or(false);
  if (auto problem = wishes.problem()) return *problem;
  return draw::svg_of(draw::picture_of(*variant_, picture), look);
}

std::optional<Error> refusal_of_large(std::string_view call) {
  constexpr std::string_view kAnswered[] = {"board",    "draw",       "examine",
                                            "generate", "techniques", "lesson"};
  if (std::find(std::begin(kAnswered), std::end(kAnswered), call) != std::end(kAnswered)) return {};
  return Error{
      ErrorCode::kOtherRules,
      std::string(call) +
          ": steps are told of grids of up to 9 by 9 with at most nine digits, read without "
          "\"large\"; this one can be drawn and examined"};
}

}  // namespace nonet
