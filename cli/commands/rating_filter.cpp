#include "cli/commands/rating_filter.h"

#include <algorithm>

#include "cli/app/options.h"
#include "nonet/core/resemblance.h"
#include "nonet/logic/technique.h"

namespace nonet::cli {
namespace {

// A bound of a range: tenths, or a score.
Result<std::optional<int>> bound_option(const Invocation& call, const std::string& option,
                                        bool is_se) {
  const auto text = call.value(option);
  if (!text) return std::optional<int>();
  constexpr std::uint64_t kMostFigures = 7;
  if (is_se) {
    if (const auto tenths = tenths_in(*text)) return tenths;
    return Error{"--" + option + " must be a rating such as 7.2, not '" + *text + "'"};
  }
  const bool figures = !text->empty() && text->size() <= kMostFigures &&
                       text->find_first_not_of("0123456789") == std::string::npos;
  if (figures) return std::optional<int>(std::stoi(*text));
  return Error{"--" + option + " must be a score such as 1200, not '" + *text + "'"};
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
  auto least = bound_option(call, "min", wanted.wants_se);
  auto most = bound_option(call, "max", wanted.wants_se);
  auto has = techniques(call, "has", wanted);
  auto lacks = techniques(call, "lacks", wanted);
  if (!least) return least.error();
  if (!most) return most.error();
  if (!has) return has.error();
  if (!lacks) return lacks.error();
  if (*least && *most && **least > **most) {
    return Error{"--min " + *call.value("min") + " is above --max " + *call.value("max") +
                 "; no puzzle is both"};
  }
  filter.least_ = *least;
  filter.most_ = *most;
  filter.has_ = *has;
  filter.lacks_ = *lacks;
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
  const bool asks = least_ || most_ || !has_.empty() || !lacks_.empty();
  if (!asks) return true;
  if (!ratings.way && !ratings.se && !(ratings.hodoku && !ratings.wants_se)) return false;
  const int figure = ratings.way  ? ratings.way->score
                     : ratings.se ? ratings.se->er
                                  : ratings.hodoku->score;
  if ((least_ && figure < *least_) || (most_ && figure > *most_)) return false;
  auto used = [&](const Meant& meant) { return meant.used_in(ratings); };
  return std::all_of(has_.begin(), has_.end(), used) &&
         std::none_of(lacks_.begin(), lacks_.end(), used);
}

}  // namespace nonet::cli
