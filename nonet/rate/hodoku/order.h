// Which of several instances HoDoKu takes where that is not the first that a search meets.
//
// For chains it collects all, sorts them and takes the first. The comparison prefers steps that
// remove more, then those that remove from lower cells, and only among steps with equal effects the
// shorter chain. It is no consistent order: a step may tie with two that do not tie with each
// other. So the way of sorting decides too, and is reproduced here; and with it that HoDoKu meets a
// turbot fish twice, once from each end.
//
// Some skyscrapers, 2-string kites and W-wings it does not look at.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "nonet/logic/finder.h"

namespace nonet {

// Whether HoDoKu collects and sorts the steps of a technique; where it doesn't, it takes the first.
bool hodoku_sorts(Technique technique, const Options& options = {});

// The hits of one finder in one state, in the order in which it reports them, as indices in
// HoDoKu's order: it takes the first.
std::vector<std::size_t> hodoku_order(std::span<const KeptHit> hits, const Grid& grid);

// What HoDoKu weighs a list of removals by, in the order in which they stand there.
std::int64_t hodoku_weight(std::span<const Candidate> removals);

// Whether HoDoKu looks at this instance at all. It passes over
//   skyscrapers     whose ends lie on different sides of the line across;
//   2-string kites  on other joints than the first two ends of a row and a column that share a box;
//                   these two it has first from then on, for other rows and columns too.
//                   That matters only where locked candidates are left.
//   W-wings         where the first cell sees both places of the link: a place that both cells see
//                   counts for the first only.
bool hodoku_meets(const Grid& grid, const Hit& hit);

}  // namespace nonet
