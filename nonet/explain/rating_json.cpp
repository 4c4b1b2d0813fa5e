#include "nonet/explain/rating_json.h"

#include <algorithm>

#include "nonet/core/clues.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/technique.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

void write_problem(std::string_view problem, JsonWriter& json) {
  if (!problem.empty()) json.member("problem", problem);
}

void write_hodoku(const Ratings& ratings, JsonWriter& json) {
  if (!ratings.hodoku) {
    json.key("level").null().key("score").null();
    return;
  }
  const HodokuRating& rating = *ratings.hodoku;
  json.member("level", name_of(rating.level)).member("score", rating.score);
  json.key("techniques").begin_object();
  for (Technique t : all_techniques()) {
    if (const int uses = rating.uses_of(t); uses > 0) json.member(row_of(t).slug, uses);
  }
  json.end_object();
}

void write_figures(const SeRating& rating, JsonWriter& json) {
  json.key("er").number(rating.er / 10.0, 1);
  json.key("ep").number(rating.ep / 10.0, 1);
  json.key("ed").number(rating.ed / 10.0, 1);
  json.key("techniques").begin_object();
  for (const SeRating::Use& use : rating.uses) json.member(name_of(use.technique), use.count);
  json.end_object();
}

void write_se(const Ratings& ratings, JsonWriter& json) {
  if (ratings.se) {
    write_figures(*ratings.se, json);
    return;
  }
  json.key("er").null().key("ep").null().key("ed").null();
  write_problem(ratings.se_problem, json);
}

void write_way(const Ratings& ratings, JsonWriter& json) {
  if (!ratings.way) {
    json.key("level").null().key("hard_steps").null().key("score").null();
    write_problem(ratings.se_problem, json);
    return;
  }
  const WayRating& way = *ratings.way;
  json.member("level", name_of(way.level)).member("hard_steps", way.hard_steps);
  json.member("score", way.score).member("hardest", row_of(way.hardest).slug);
  json.key("techniques").begin_object();
  for (Technique t : all_techniques()) {
    if (const int uses = way.uses_of(t); uses > 0) json.member(row_of(t).slug, uses);
  }
  json.end_object();
}

// 5; "inf" where no length solves it; null without a rating.
void write_csp(const CspRating* rating, JsonWriter& json) {
  if (rating == nullptr || !rating->finished) {
    json.null();
  } else if (rating->value) {
    json.number(*rating->value);
  } else {
    json.string("inf");
  }
}

void write_several(const Ratings& ratings, JsonWriter& json) {
  json.member("scale", "several");
  for (const RatingColumn& column : ratings.columns) {
    if (column.kind == RatingColumn::Kind::kCsp) {
      json.key(name_of(column.csp));
      write_csp(ratings.on(column.csp), json);
      continue;
    }
    const bool of_se = column.kind == RatingColumn::Kind::kSe;
    json.key(of_se ? "se" : "hodoku").begin_object();
    of_se ? write_se(ratings, json) : write_hodoku(ratings, json);
    json.end_object();
  }
}

void write_puzzle(const Ratings& ratings, JsonWriter& json) {
  if (ratings.variant != nullptr) {
    json.key("variant").raw(variant_json_of(*ratings.variant));
    return;
  }
  json.member("puzzle", one_line(ratings.puzzle));
  if (!ratings.removed.empty()) write_removals(json.key("removed"), ratings.removed, {});
  json.member("clues", ratings.puzzle.count());
}

}  // namespace

const CspRating* Ratings::on(CspScale scale) const {
  for (const CspRating& rating : csp) {
    if (rating.scale == scale) return &rating;
  }
  return nullptr;
}

bool Ratings::wants_csp() const {
  return std::any_of(columns.begin(), columns.end(), [](const RatingColumn& column) {
    return column.kind == RatingColumn::Kind::kCsp;
  });
}

std::string no_rating(const Puzzle& puzzle, const Result<Grid>& grid, const Ground& ground) {
  if (!grid) return grid.error().message;
  if (ground.one_solution()) return "";
  if (ground.of_puzzle == Ground::Solutions::kNone) return "it has no solution";
  if (!ground.holds) return "there is no solution with these digits and candidates";
  if (ground.of_puzzle == Ground::Solutions::kUnknown) {
    return "whether it has one solution was not found out in the time";
  }
  if (puzzle.variant != nullptr) return "it has several solutions; a rule is probably missing";
  return "it has several solutions" + too_few_clues_clause(puzzle);
}

void write_se_figures(JsonWriter& json, const SeRating& rating) {
  json.begin_object();
  write_figures(rating, json);
  json.end_object();
}

void write_ratings(JsonWriter& json, const Ratings& ratings) {
  json.begin_object();
  write_puzzle(ratings, json);
  if (ratings.wants_csp()) {
    write_several(ratings, json);
  } else if (ratings.wants_way) {
    json.member("scale", "nonet");
    write_way(ratings, json);
  } else if (ratings.wants_se && ratings.wants_hodoku) {
    json.member("scale", "both").key("se").begin_object();
    write_se(ratings, json);
    json.end_object().key("hodoku").begin_object();
    write_hodoku(ratings, json);
    json.end_object();
  } else if (ratings.wants_se) {
    json.member("scale", "se");
    write_se(ratings, json);
  } else {
    json.member("scale", "hodoku");
    write_hodoku(ratings, json);
  }
  write_problem(ratings.problem, json);
  json.end_object();
}

std::string ratings_to_json(const Ratings& ratings) {
  JsonWriter json(JsonWriter::Style::kCompact);
  write_ratings(json, ratings);
  return json.take();
}

}  // namespace nonet
