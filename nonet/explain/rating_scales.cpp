#include "nonet/explain/rating_scales.h"

#include <algorithm>

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"

namespace nonet {
namespace {

using ScaleKind = RatingColumn::Kind;

// The columns that a word stands for; none if it means nothing.
std::vector<RatingColumn> columns_named(const std::string& word) {
  if (word == "se") return {{ScaleKind::kSe}};
  if (word == "hodoku") return {{ScaleKind::kHodoku}};
  if (word == "both") return {{ScaleKind::kSe}, {ScaleKind::kHodoku}};
  if (word == "all") {
    std::vector<RatingColumn> all;
    all.reserve(kCspScales.size() + 2);
    for (const CspScale scale : kCspScales) all.push_back({ScaleKind::kCsp, scale});
    all.push_back({ScaleKind::kSe});
    all.push_back({ScaleKind::kHodoku});
    return all;
  }
  if (const auto scale = csp_scale_named(word)) return {{ScaleKind::kCsp, *scale}};
  return {};
}

}  // namespace

std::vector<std::string_view> scale_words() {
  std::vector<std::string_view> words = {"se", "hodoku", "both", "nonet"};
  for (const CspScale scale : kCspScales) words.push_back(name_of(scale));
  words.emplace_back("all");
  return words;
}

Result<Ratings> ratings_wanted(const std::vector<std::string>& words) {
  Ratings wanted;
  if (words.empty()) return ratings_wanted({"both"});
  for (const std::string& word : words) {
    if (word == "nonet") {
      if (words.size() > 1) {
        return Error{ErrorCode::kBadOption, "the scale nonet is by itself, not in a list"};
      }
      wanted.wants_way = true;
      return wanted;
    }
    const auto columns = columns_named(word);
    if (columns.empty()) {
      return Error{ErrorCode::kBadOption,
                   "there is no scale " + quoted_text(word) + did_you_mean(word, scale_words()) +
                       "; there are se, hodoku, both, nonet, W, B, gW, gB, TE, BxB, BxBB and all"};
    }
    for (const RatingColumn& column : columns) {
      if (std::find(wanted.columns.begin(), wanted.columns.end(), column) == wanted.columns.end()) {
        wanted.columns.push_back(column);
      }
      wanted.wants_se |= column.kind == ScaleKind::kSe;
      wanted.wants_hodoku |= column.kind == ScaleKind::kHodoku;
    }
  }
  return wanted;
}

}  // namespace nonet
