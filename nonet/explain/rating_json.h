// The JSON of ratings, an object on one line, so that a stream of puzzles becomes a stream of
// lines:
//
//   {"puzzle":"81 characters","clues":30,"scale":"hodoku","level":"Easy","score":204,
//    "techniques":{"full-house":21,"naked-single":30}}
//   {"puzzle":"81 characters","clues":30,"scale":"se","er":1.2,"ep":1.2,"ed":1.2,
//    "techniques":{"Hidden Single":51}}
//   {"puzzle":"81 characters","clues":30,"scale":"both","se":{"er":...},"hodoku":{"level":...}}
//   {"puzzle":"81 characters","clues":30,"scale":"several","W":5,"BxB":"inf","se":{"er":...}}
//
// What has no rating has null for its figures, and a "problem" that says why.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/puzzle.h"
#include "nonet/json/writer.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"
#include "nonet/rate/way/way.h"

namespace nonet {

// One of several scales that were asked for.
struct RatingColumn {
  enum class Kind : std::uint8_t { kSe, kHodoku, kCsp };
  Kind kind = Kind::kSe;
  CspScale csp = CspScale::kW;  // of kCsp

  friend bool operator==(const RatingColumn&, const RatingColumn&) = default;
};

// The ratings of a puzzle on the scales that were asked for.
struct Ratings {
  Board puzzle;
  bool wants_se = false;
  bool wants_hodoku = false;
  std::optional<SeRating> se;
  std::optional<HodokuRating> hodoku;
  std::string problem;     // why the puzzle has no rating at all, or ""
  std::string se_problem;  // why it has none of Sudoku Explainer's, or of nonet's own
  // What was struck: of a puzzle that consists of candidates alone, all there is.
  std::vector<Candidate> removed = {};
  std::shared_ptr<const Variant> variant = {};  // of a puzzle with rules of its own
  bool wants_way = false;                       // nonet's own scale, by itself
  std::optional<WayRating> way = {};
  bool out_of_time = false;  // why se_problem
  // The scales in the order asked for, where any is Berthier's or the order matters.
  std::vector<RatingColumn> columns = {};
  std::vector<CspRating> csp = {};  // those that are rated

  // One of them by its scale; null if there is none.
  const CspRating* on(CspScale scale) const;
  bool wants_csp() const;
};

// Why a puzzle has no rating, or "": a state is rated only if its puzzle has one solution and what
// was done to it agrees with that.
std::string no_rating(const Puzzle& puzzle, const Result<Grid>& grid, const Ground& ground);

// {"er":1.2,"ep":1.2,"ed":1.2,"techniques":{...}}
void write_se_figures(JsonWriter& json, const SeRating& rating);

// The object.
void write_ratings(JsonWriter& json, const Ratings& ratings);
// The same as a text without a newline.
std::string ratings_to_json(const Ratings& ratings);

}  // namespace nonet
