#include "cli/commands/rating_filter.h"

#include <algorithm>
#include <limits>

#include "cli/app/options.h"
#include "cli/commands/rating_scales.h"
#include "nonet/core/resemblance.h"
#include "nonet/generate/demand.h"
#include "nonet/logic/technique.h"

namespace nonet::cli {
namespace {

// A bound of a range: tenths, a length, or a score.
Result<std::optional<int>> bound_option(const Invocation& call, const std::string& option,
                                        const RatingColumn& column) {
  const auto text = call.value(option);
  if (!text) return std::optional<int>();
  constexpr std::uint64_t kMostFigures = 7;
  if (column.kind == RatingColumn::Kind::kSe) {
    if (const auto tenths = tenths_in(*text)) return tenths;
    return Error{"--" + option + " must be a rating such as 7.2, not '" + *text + "'"};
  }
  const bool figures = !text->empty() && text->size() <= kMostFigures &&
                       text->find_first_not_of("0123456789") == std::string::npos;
  if (figures) return std::optional<int>(std::stoi(*text));
  const bool of_csp = column.kind == RatingColumn::Kind::kCsp;
  return Error{"--" + option + " must be a " +
               (of_csp ? "rating such as 5" : "score such as 1200") + ", not '" + *text + "'"};
}

// The figure of that column; nothing without one. Where no length solves it, it is above all.
std::optional<int> figure_of(const Ratings& ratings, const RatingColumn& column) {
  if (ratings.way) return ratings.way->score;
  switch (column.kind) {
    case RatingColumn::Kind::kSe:
      return ratings.se ? std::optional(ratings.se->er) : std::nullopt;
    case RatingColumn::Kind::kHodoku:
      return ratings.hodoku ? std::optional(ratings.hodoku->score) : std::nullopt;
    case RatingColumn::Kind::kCsp:
      break;
  }
  const CspRating* rating = ratings.on(column.csp);
  if (rating == nullptr || !rating->finished) return std::nullopt;
  return rating->value.value_or(std::numeric_limits<int>::max());
}

Result<std::vector<Level>> levels_option(const Invocation& call, const Ratings& wanted) {
  std::vector<Level> levels;
  for (const std::string& word : call.list("level")) {
    if (!wanted.wants_hodoku && !wanted.wants_way) {
      return Error{"--level is about the levels of HoDoKu's scale and nonet's: not with --scale=" +
                   call.value("scale").value_or("both")};
    }
    const auto words = level_words();
    if (std::find(words.begin(), words.end(), word) == words.end()) {
      return Error{"--level must be of easy, medium, hard, unfair and extreme, not '" + word + "'"};
    }
    levels.push_back(level_named(word));
  }
  return levels;
}

// " (did you mean 'Hidden Quad'?)", of the names that the wanted scales have.
std::string meant_instead(const std::string& name, const Ratings& wanted) {
  std::vector<std::string> of_se;
  std::vector<std::string_view> known;
  if (wanted.wants_hodoku || wanted.wants_way) known = technique_names();
  for (const SeTechnique& each : all_se_techniques()) of_se.push_back(name_of(each));
  if (wanted.wants_se) known.insert(known.end(), of_se.begin(), of_se.end());
  return did_you_mean(name, known);
}

}  // namespace

Result<std::vector<RatingFilter::Meant>> RatingFilter::techniques(const Invocation& call,
                                                                  const std::string& option,
                                                                  const Ratings& wanted) {
  std::vector<Meant> all;
  for (const std::string& name : call.list(option)) {
    Meant meant;
    if (wanted.wants_hodoku || wanted.wants_way) meant.hodoku = techniques_named(name);
    if (wanted.wants_se) meant.se = se_techniques_named(name);
    if (meant.hodoku.empty() && meant.se.empty()) {
      return Error{"--" + option + ": there is no technique '" + name + "' on this scale" +
                   meant_instead(name, wanted)};
    }
    all.push_back(std::move(meant));
  }
  return all;
}

Result<RatingFilter> RatingFilter::from(const Invocation& call, const Ratings& wanted) {
  RatingFilter filter;
  filter.column_ = first_column(wanted);
  auto least = bound_option(call, "min", filter.column_);
  auto most = bound_option(call, "max", filter.column_);
  auto levels = levels_option(call, wanted);
  auto has = techniques(call, "has", wanted);
  auto lacks = techniques(call, "lacks", wanted);
  if (!least) return least.error();
  if (!most) return most.error();
  if (!has) return has.error();
  if (!lacks) return lacks.error();
  if (!levels) return levels.error();
  if (*least && *most && **least > **most) {
    return Error{"--min " + *call.value("min") + " is above --max " + *call.value("max") +
                 "; no puzzle is both"};
  }
  filter.least_ = *least;
  filter.most_ = *most;
  filter.has_ = *has;
  filter.lacks_ = *lacks;
  filter.levels_ = *levels;
  return filter;
}

bool RatingFilter::Meant::used_in(const Ratings& ratings) const {
  const bool by_hodoku =
      ratings.hodoku && std::any_of(hodoku.begin(), hodoku.end(),
                                    [&](Technique t) { return ratings.hodoku->uses_of(t) > 0; });
  if (ratings.way) {
    return std::any_of(hodoku.begin(), hodoku.end(),
                       [&](Technique t) { return ratings.way->uses_of(t) > 0; });
  }
  return by_hodoku || (ratings.se && std::any_of(se.begin(), se.end(), [&](const SeTechnique& t) {
                         return ratings.se->uses_of(t) > 0;
                       }));
}

bool RatingFilter::wants(const Ratings& ratings) const {
  const bool asks = least_ || most_ || !has_.empty() || !lacks_.empty() || !levels_.empty();
  if (!asks) return true;
  const auto figure = figure_of(ratings, column_);
  if (!figure) return false;
  if ((least_ && *figure < *least_) || (most_ && *figure > *most_)) return false;
  if (!levels_.empty()) {
    if (!ratings.way && !ratings.hodoku) return false;
    const Level level = ratings.way ? ratings.way->level : ratings.hodoku->level;
    if (std::find(levels_.begin(), levels_.end(), level) == levels_.end()) return false;
  }
  auto used = [&](const Meant& meant) { return meant.used_in(ratings); };
  return std::all_of(has_.begin(), has_.end(), used) &&
         std::none_of(lacks_.begin(), lacks_.end(), used);
}

}  // namespace nonet::cli
