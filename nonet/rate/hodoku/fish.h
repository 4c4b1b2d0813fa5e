// Fish as HoDoKu 2.2.0 takes them where that is not just the first.
//
// Without fins it takes no house for a base that has more places than the fish has bases. For lines
// that loses nothing; a box may have more, and a Franken or mutant fish with it goes unseen.
//
// With siamese fish on it collects all of a row, keeps of those that take away the same the first,
// joins twins, and sorts. So even where no twins are joined it may take another fish than without:
// one that takes away more. Sashimi fish it does not treat so. It meets them when it looks for
// finned ones, puts them aside, and later takes the first that it put aside.
#pragma once

#include "nonet/logic/finder.h"

namespace nonet {

// What takes the place of find_fish for a row.
Finder hodoku_fish_finder(Technique row, const Options& options);

// Franken and mutant fish as it meets them.
bool find_wide_fish_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);
// All fish of a row, as it sorts them.
bool find_siamese_fish_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);

}  // namespace nonet
