#include "cli/commands/made_layout.h"

#include "cli/commands/rating_layout.h"
#include "nonet/generate/practice.h"

namespace nonet::cli {

Result<MadeLayout> MadeLayout::from(const Invocation& call, const Demand& demand) {
  MadeLayout layout;
  const bool csv = call.has("csv"), json = call.has("json"), practice = call.has("practice");
  if (csv && json) return Error{"--csv and --json can't both be written; give one of them"};
  if ((csv || json) && (call.has("format") || practice)) {
    return Error{std::string(csv ? "--csv" : "--json") +
                 " goes with neither --format nor "
                 "--practice"};
  }
  if (call.has("scale") && !csv && !json) return Error{"--scale goes with --csv or --json"};
  if (csv) layout.kind_ = Kind::kCsv;
  if (json) layout.kind_ = Kind::kJson;
  if (practice) {
    layout.kind_ = Kind::kPractice;
    layout.practice_ = *demand.practised;
  }
  const std::string scale = call.value("scale").value_or(demand.er ? "both" : "hodoku");
  layout.wanted_.wants_se = scale != "hodoku";
  layout.wanted_.wants_hodoku = scale != "se";
  layout.layout_ = layout_option(call, "format", practice ? "library" : "1.");
  return layout;
}

std::string MadeLayout::header() const {
  if (kind_ == Kind::kCsv) return "puzzle,clues" + csv_names(wanted_) + "\n";
  return kind_ == Kind::kJson ? "" : std::string(layout_.format->header);
}

std::string MadeLayout::footer() const {
  return kind_ == Kind::kCsv || kind_ == Kind::kJson ? "" : std::string(layout_.format->footer);
}

std::string MadeLayout::text(const Made& made) const {
  switch (kind_) {
    case Kind::kPuzzle:
      return layout_.format->write(made.puzzle, layout_.blank);
    case Kind::kPractice:
      return practice_text(made);
    case Kind::kJson:
      return ratings_to_json(ratings_of(made)) + "\n";
    case Kind::kCsv:
      break;
  }
  return one_line(made.puzzle) + "," + std::to_string(made.puzzle.count()) +
         csv_figures(ratings_of(made)) + "\n";
}

Ratings MadeLayout::ratings_of(const Made& made) const {
  Ratings ratings = wanted_;
  ratings.puzzle = made.puzzle;
  if (ratings.wants_se) ratings.se = made.se ? *made.se : rate_se(*Grid::from(made.puzzle));
  if (ratings.wants_hodoku) ratings.hodoku = made.rating ? *made.rating : rate_made(made);
  return ratings;
}

std::string MadeLayout::practice_text(const Made& made) const {
  const auto practice = practice_for(made.puzzle, practice_);
  if (!practice) return "";
  if (layout_.format == format_named("library")) return library_line(*practice);
  return layout_.format->write_puzzle(practice->state, layout_.blank);
}

}  // namespace nonet::cli
