// The scales that somebody asks for by their words: one of the old ones, or a list in which each
// has its column.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/explain/rating_json.h"

namespace nonet {

// Every word that is one: se, hodoku, both, nonet, W, B, gW, gB, TE, BxB, BxBB, all.
std::vector<std::string_view> scale_words();

// What these words want of each puzzle; without any both. An Error names a word that means nothing.
Result<Ratings> ratings_wanted(const std::vector<std::string>& words);

}  // namespace nonet
