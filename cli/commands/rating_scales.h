// The scales that `nonet rate` is asked for: one of the old words, or a list in which each has its
// column.
#pragma once

#include "cli/app/command.h"
#include "nonet/explain/rating_scales.h"

namespace nonet::cli {

inline constexpr Option kScaleOption = {"scale",
                                        Option::Takes::kValue,
                                        "SCALE,...",
                                        "whose scales, in the order of the columns [both]:\n"
                                        "se, hodoku, both, nonet (by itself), W, B, gW, gB,\n"
                                        "TE, BxB, BxBB, all",
                                        '\0',
                                        scale_words,
                                        true};

// What the call wants of each puzzle. An Error names a word that means nothing.
Result<Ratings> wanted_ratings(const Invocation& call);

// What is compared first: with one column, and by --min and --max.
RatingColumn first_column(const Ratings& wanted);

}  // namespace nonet::cli
