// Which of several instances HoDoKu takes where that is not the first that a search meets.
//
// For chains it collects all, sorts them and takes the first. The comparison prefers steps that
// remove more, then those that remove from lower cells, and only among steps with equal effects the
// shorter chain. It is no consistent order: steps with unlike effects may tie with two steps that
// do not tie with each other. So the way of sorting decides too, and is reproduced here, and with
// it that HoDoKu meets a turbot fish twice, once from each end.
//
// For 2-string kites it looks at one pair of joints only for a row and a column, and which one
// depends on the kites before; and some W-wings escape it.
#pragma once

#include <cstddef>
#include <span>

#include "nonet/logic/technique.h"

namespace nonet {

// Whether HoDoKu collects and sorts the steps of a technique.
bool hodoku_sorts(Technique technique);

// Of the steps of one such technique in one state, in the order in which its finder tells them,
// the index of the one that HoDoKu takes. There must be one at least.
std::size_t chosen_by_hodoku(std::span<const Step> steps, const Topology& topology);

// Whether HoDoKu looks at the joints of this 2-string kite. For a row and a column it takes the
// first two ends that share a box, and puts them first for what comes later; other joints of the
// same two lines are passed over.
bool hodoku_meets_kite(const Grid& grid, const Step& kite);

// Whether HoDoKu sees that the link of this W-wing joins both its cells. A place of the link that
// both cells see counts for the first cell only.
bool hodoku_meets_w_wing(const Grid& grid, const Step& wing);

}  // namespace nonet
