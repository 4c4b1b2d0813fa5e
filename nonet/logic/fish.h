// Fish as rows of the table, and siamese fish: two fish with fins on the same bases whose covers
// differ, told as one step (the option `siamese`).
#pragma once

#include "nonet/core/step.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/fish_search.h"

namespace nonet {

Technique technique_of(const Fish& fish);
// What a search must ask for to meet the fish of a row.
FishQuery query_for(Technique row, const Ask& ask);

// Reports a fish, or a fish and its twin; what falls outside the bases first, or in a given order.
bool report_fish(const Fish& fish, const Fish* twin, Sink sink);
bool report_fish(const Fish& fish, const Fish* twin, std::span<const Candidate> removals,
                 Sink sink);

// Whether two fish make a siamese one.
bool are_twins(const Fish& a, const Fish& b);

// Whether a step tells two fish.
bool is_siamese(const Step& step);

}  // namespace nonet
