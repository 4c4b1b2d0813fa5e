// Finder: looks for techniques in a grid and reports each Hit to a sink, until the sink says stop.
// It is pure: same grid, same ask, same hits, same order. One signature serves all askers: a hint
// stops at the first hit, a rater keeps the least, a collector keeps all.
//
// Rows of the table that share a finder (fish of one size, rectangles of all types) can be asked
// together: the hits of all wanted techniques come in the order in which the finder meets them,
// which for each technique alone is the same order as when it is asked alone.
//
// Finders meet instances, and list a hit's removals, in the order in which HoDoKu does where that
// is not an accident of its making (see rate/hodoku/): an order as good as any, and one that people
// can compare.
//
// Only hits that change something are reported: at least one placement of an open cell or one
// removal of a candidate that is still there. A candidate is removed once.
#pragma once

#include <memory>

#include "nonet/core/candidate_list.h"
#include "nonet/core/function_ref.h"
#include "nonet/core/stop.h"
#include "nonet/logic/hit.h"
#include "nonet/logic/options.h"
#include "nonet/logic/technique.h"

namespace nonet {

class FillingFinder;

struct Ask {
  TechniqueSet wanted;
  Options options{};
  // Where to look. An asker who saw that there was nothing, and that nothing has changed there, may
  // leave digits or houses out; finders that do not go by them (see scope_of) look everywhere.
  DigitSet digits = DigitSet::all();
  std::uint64_t houses = ~std::uint64_t{0};  // bits by their ids

  const Stop* stop = nullptr;  // asked by finders that may take long
  // The solution of a puzzle that has no other, if the asker would have it looked up.
  const Board* solution = nullptr;
  // What rules left their cells before: of most nothing changes from step to step.
  FillingFinder* fillings = nullptr;

  bool stopped() const { return stop != nullptr && stop->requested(); }
  bool wants(Technique t) const { return wanted.contains(t); }
  bool looks_in(House h) const { return (houses >> h.index() & 1U) != 0; }
};

// What a step of a technique is made of, and so what must change before there can be a new one.
enum class Scope : std::uint8_t {
  kDigit,   // the places of one digit
  kCells,   // cells of one house, as many as the row's size, each with at most so many candidates
  kPlaces,  // digits of one house, as many as the row's size, each with at most so many places
  kLocked,  // one digit of one house, all its places in another house
  kGrid,    // anything
};
Scope scope_of(Technique technique);

// Returns true to stop the search.
using Sink = FunctionRef<bool(const Hit&)>;

// Returns true if the sink, or whoever asked for a stop, ended it.
using Finder = bool (*)(const Grid& grid, const Ask& ask, Sink sink);

Finder finder_of(Technique technique);

// For whoever asks again and again on the way from a start; null where there are no rules.
std::shared_ptr<FillingFinder> fillings_along(const Grid& start);

// Whether the rows of a finder are asked together where they follow each other: it brings the
// simplest hit first, whatever its row, so that of two chains the shorter comes first; or its rows
// are equally simple, and what they all need is worked out once.
bool asks_rows_together(Finder finder);

// Asks for one technique.
bool find(Technique technique, const Grid& grid, Sink sink, const Options& options = {});

#define TECHNIQUE(id, finder, ...) bool finder(const Grid& grid, const Ask& ask, Sink sink);
#include "nonet/logic/techniques.def"
#undef TECHNIQUE

}  // namespace nonet
