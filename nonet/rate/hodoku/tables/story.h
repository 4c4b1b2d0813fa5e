// The story of a step that tables found: certificate, marks and lines, in proof order.
//
// A loop or chain is told as its links are, from a statement that is supposed false to one that is
// then true. A contradiction is told as a supposition, what it forces, and the truth that is left
// without a candidate; a verity as cases, each up to the common end. Told is what
// the end needs and nothing else: HoDoKu remembers five causes of a single at most, here all of
// them are followed back.
#pragma once

#include "nonet/core/step.h"
#include "nonet/rate/hodoku/tables/forcing.h"
#include "nonet/rate/hodoku/tables/loops.h"

namespace nonet::tables {

void tell_loop(const Statements& statements, const Links& links, const Ends& ends, Step& step);
// Of a net the lines are told that find something true, or false by a group: what a true digit
// takes from its cell and houses goes without saying.
void tell_forcing(const Statements& statements, const Links& links, Mode mode,
                  const Forcing& forcing, Step& step);

}  // namespace nonet::tables
