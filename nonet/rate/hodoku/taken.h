// What HoDoKu's way through a puzzle can take: the rows of its order, but for some that have
// nothing left to do.
//
// A Franken X-Wing, finned or not, and a Franken Swordfish without fins are never taken. All that
// one of them removes, locked candidates, fish of lines and chains with groups remove too, and all
// of these come before it. There are few shapes of such fish, and the test of this file looks at
// each of them.
#pragma once

#include "nonet/logic/technique.h"

namespace nonet {

const TechniqueSet& taken_by_hodoku();
// Whether one of these is among them.
bool can_hodoku_take(const TechniqueSet& techniques);

}  // namespace nonet
