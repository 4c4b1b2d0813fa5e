#include "cli/commands/made_variant_layout.h"

#include "nonet/explain/rating_json.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet::cli {
namespace {

std::vector<std::string> formats_with_rules() {
  std::vector<std::string> able;
  for (const Format& format : formats()) {
    if (format.write_variant != nullptr) able.emplace_back(format.name);
  }
  return able;
}

}  // namespace

Result<MadeVariantLayout> MadeVariantLayout::from(const Invocation& call) {
  MadeVariantLayout layout;
  layout.json_ = call.has("json");
  if (call.has("csv")) return Error{"--csv is of ordinary puzzles; rules are written by --json"};
  if (call.has("scale"))
    return Error{"--scale is of ordinary puzzles; with --variant it is nonet's"};
  if (layout.json_ && call.has("format")) return Error{"--json does not go with --format"};
  layout.layout_ = layout_option(call, "format", "json");
  const Format& format = *layout.layout_.format;
  if (format.write_variant == nullptr) {
    return Error{"no rules are written by --format=" + std::string(format.name) +
                 "; give --format " + list_of(formats_with_rules(), "or")};
  }
  return layout;
}

Result<std::string> MadeVariantLayout::text(const MadeVariant& made) const {
  if (json_) {
    Ratings ratings;
    ratings.wants_way = true;
    ratings.variant = made.puzzle.variant;
    ratings.way = made.rating;
    const Result<Grid> grid = start_of(made.puzzle);
    if (!grid) {
      ratings.problem = grid.error().message;
    } else if (!ratings.way) {
      ratings.way = rate_way(*grid);
    }
    return ratings_to_json(ratings) + "\n";
  }
  auto written = layout_.format->write_variant(*made.puzzle.variant);
  if (!written) return written.error();
  if (written->lost.empty()) return std::move(written->text);
  return Error{std::string(layout_.format->name) + " does not hold " +
               list_of(written->lost, "and")};
}

}  // namespace nonet::cli
