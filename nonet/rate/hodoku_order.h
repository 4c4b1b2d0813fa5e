// Which of several instances HoDoKu takes where that is not the first that a search meets.
//
// For chains it collects all, sorts them and takes the first. The comparison prefers steps that
// remove more, then those that remove from lower cells, and only among steps with equal effects the
// shorter chain. It is no consistent order: a step may tie with two that do not tie with each
// other. So the way of sorting decides too, and is reproduced here; and with it that HoDoKu meets a
// turbot fish twice, once from each end.
//
// For 2-string kites it looks at one pair of joints only for a row and a column, and which one
// depends on the kites before; and some W-wings escape it.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "nonet/logic/finder.h"

namespace nonet {

// Whether HoDoKu collects and sorts the steps of a technique; where it doesn't, it takes the first.
bool hodoku_sorts(Technique technique, const FinderOptions& options = {});

// The steps of one finder in one state, in the order in which it tells them, as indices in HoDoKu's
// order: it takes the first.
std::vector<std::size_t> hodoku_order(std::span<const Step> steps, const Topology& topology);

// Whether HoDoKu looks at the joints of this 2-string kite. For a row and a column it takes the
// first two ends that share a box, and has them first from then on; kites with other joints of the
// same two lines are passed over. That matters only where locked candidates are left.
bool hodoku_meets_kite(const Grid& grid, const Step& kite);

// Whether HoDoKu sees that the link of this W-wing joins both its cells. A place of the link that
// both cells see counts for the first cell only.
bool hodoku_meets_w_wing(const Grid& grid, const Step& wing);

}  // namespace nonet
