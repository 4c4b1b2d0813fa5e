#include "cli/commands/rating_layout.h"

#include <algorithm>
#include <cstdio>

#include "nonet/core/visible.h"
#include "nonet/io/format.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kLetters = "girpdRPDSTUenlt%";

std::string csp_text(const Ratings& ratings, CspScale scale) {
  const CspRating* rating = ratings.on(scale);
  return rating != nullptr ? text_of(*rating) : "-";
}

std::string column_text(const Ratings& ratings, const RatingColumn& column) {
  switch (column.kind) {
    case RatingColumn::Kind::kCsp:
      return csp_text(ratings, column.csp);
    case RatingColumn::Kind::kHodoku:
      return ratings.hodoku ? text_of(*ratings.hodoku) : "- -";
    case RatingColumn::Kind::kSe:
      break;
  }
  // One word, so that columns stay columns.
  return ratings.se ? text_of(*ratings.se) : ratings.se_problem.empty() ? "-" : "timeout";
}

std::string line_text(const RatedPuzzle& puzzle) {
  const Ratings& ratings = puzzle.ratings;
  std::string text = puzzle.text;
  if (!ratings.columns.empty()) {
    for (const RatingColumn& column : ratings.columns) text += " " + column_text(ratings, column);
    return text + "\n";
  }
  if (ratings.wants_se) {
    // One word, so that columns stay columns.
    const std::string without = ratings.se_problem.empty() ? "-" : "timeout";
    text += " " + (ratings.se ? text_of(*ratings.se) : without);
  }
  if (ratings.wants_way) {
    const std::string without = ratings.out_of_time ? "timeout - -" : "- - -";
    text += " " + (ratings.way ? text_of(*ratings.way) : without);
  }
  if (ratings.wants_hodoku) text += " " + (ratings.hodoku ? text_of(*ratings.hodoku) : "- -");
  return text + "\n";
}

std::string with_zeros(std::string line) {
  std::replace(line.begin(), line.end(), '.', '0');
  return line;
}

std::string seconds_text(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", seconds);
  return text;
}

// What a letter stands for; "-" for the figures of a puzzle that has none.
std::string meaning(char letter, const RatedPuzzle& puzzle) {
  switch (letter) {
    case 'g':
      return puzzle.text;
    case 'i':
      return with_zeros(puzzle.text);
    case 'n':
      return std::to_string(puzzle.number);
    case 'e':
      return seconds_text(puzzle.seconds);
    case 'l':
      return "\n";
    case 't':
      return "\t";
    case '%':
      return "%";
    default:
      break;
  }
  if (!puzzle.ratings.se) return "-";
  const SeRating& rating = *puzzle.ratings.se;
  switch (letter) {
    case 'r':
      return se_tenths(rating.er);
    case 'p':
      return se_tenths(rating.ep);
    case 'd':
      return se_tenths(rating.ed);
    case 'R':
      return name_of(rating.of_er);
    case 'P':
      return name_of(rating.of_ep);
    case 'D':
      return name_of(rating.of_ed);
    case 'S':
      return short_name_of(rating.of_er);
    case 'T':
      return short_name_of(rating.of_ep);
    default:
      return short_name_of(rating.of_ed);
  }
}

std::string se_figures(const Ratings& ratings) {
  const auto& se = ratings.se;
  return se ? "," + se_tenths(se->er) + "," + se_tenths(se->ep) + "," + se_tenths(se->ed) : ",,,";
}

std::string hodoku_figures(const Ratings& ratings) {
  const auto& hodoku = ratings.hodoku;
  return hodoku ? "," + std::string(name_of(hodoku->level)) + "," + std::to_string(hodoku->score)
                : ",,";
}

std::optional<Error> problem_with(const std::string& format) {
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') continue;
    const std::string letter = format.substr(++i, 1);
    if (letter.empty()) return Error{"--format ends with a single '%'; a percent sign is '%%'"};
    if (kLetters.find(letter[0]) == std::string_view::npos) {
      return Error{"--format has '%" + letter +
                   "', which means nothing; the letters are in 'nonet rate --help'"};
    }
  }
  return std::nullopt;
}

}  // namespace

std::string csv_names(const Ratings& wanted) {
  if (wanted.wants_csp()) {
    std::string names;
    for (const RatingColumn& column : wanted.columns) {
      names += column.kind == RatingColumn::Kind::kSe ? ",er,ep,ed"
               : column.kind == RatingColumn::Kind::kHodoku
                   ? ",level,score"
                   : "," + std::string(name_of(column.csp));
    }
    return names;
  }
  return std::string(wanted.wants_se ? ",er,ep,ed" : "") +
         (wanted.wants_hodoku ? ",level,score" : "") +
         (wanted.wants_way ? ",level,hard_steps,score" : "");
}

std::string csv_figures(const Ratings& ratings) {
  std::string text;
  if (ratings.wants_csp()) {
    for (const RatingColumn& column : ratings.columns) {
      const CspRating* rating = ratings.on(column.csp);
      text += column.kind == RatingColumn::Kind::kSe       ? se_figures(ratings)
              : column.kind == RatingColumn::Kind::kHodoku ? hodoku_figures(ratings)
              : rating != nullptr && rating->finished      ? "," + text_of(*rating)
                                                           : ",";
    }
    return text;
  }
  if (ratings.wants_se) text += se_figures(ratings);
  if (ratings.wants_hodoku) text += hodoku_figures(ratings);
  if (ratings.wants_way) {
    const auto& way = ratings.way;
    text += way ? "," + std::string(name_of(way->level)) + "," + std::to_string(way->hard_steps) +
                      "," + std::to_string(way->score)
                : ",,,";
  }
  return text;
}

Result<RatingLayout> RatingLayout::from(const Invocation& call, bool wants_se) {
  RatingLayout layout;
  const int asked =
      (call.has("json") ? 1 : 0) + (call.has("csv") ? 1 : 0) + (call.has("format") ? 1 : 0);
  if (asked > 1) return Error{"only one of --json, --csv and --format can be"};
  if (call.has("json")) layout.kind_ = Kind::kJson;
  if (call.has("csv")) layout.kind_ = Kind::kCsv;
  if (const auto format = call.value("format")) {
    if (!wants_se)
      return Error{"--format is about Sudoku Explainer's figures: not with --scale=" +
                   call.value("scale").value_or("both")};
    if (const auto problem = problem_with(*format)) return *problem;
    layout.kind_ = Kind::kFormat;
    layout.format_ = visible(*format);
  }
  return layout;
}

std::string RatingLayout::header(const Ratings& wanted) const {
  if (kind_ != Kind::kCsv) return "";
  return "puzzle" + csv_names(wanted) + "\n";
}

std::string RatingLayout::text(const RatedPuzzle& puzzle) const {
  switch (kind_) {
    case Kind::kLine:
      return line_text(puzzle);
    case Kind::kJson:
      return ratings_to_json(puzzle.ratings) + "\n";
    case Kind::kCsv:
      return puzzle.text + csv_figures(puzzle.ratings) + "\n";
    case Kind::kFormat:
      break;
  }
  std::string text;
  for (std::size_t i = 0; i < format_.size(); ++i) {
    text += format_[i] == '%' ? meaning(format_[++i], puzzle) : std::string(1, format_[i]);
  }
  return text + "\n";
}

}  // namespace nonet::cli
