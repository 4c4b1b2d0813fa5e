// Loops and chains, forcing chains and nets, as HoDoKu 2.2.0 finds them in its tables: finders like
// those of logic/, in place of these in HoDoKu's loop.
//
// Loops and chains come in the order in which HoDoKu meets them (which one it takes, order.h
// decides); forcing chains and nets in the order in which it prefers them. In a grid that is not
// the ordinary one, which HoDoKu does not know, the finders of logic/ are asked.
#pragma once

#include "nonet/logic/finder.h"

namespace nonet {

// In place of find_aic and find_grouped_aic.
bool find_aic_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);
bool find_grouped_aic_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);
// In place of find_forcing_chain and find_forcing_net.
bool find_forcing_chain_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);
bool find_forcing_net_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);

}  // namespace nonet
