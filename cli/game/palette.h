// Palette: the colours of what a picture means, for dark grounds and for light ones: of the 256
// that most terminals have, of the sixteen that some have, and of the eight that all have that know
// colours at all.
#pragma once

#include "cli/game/picture.h"

namespace nonet::cli::game {

struct Colour {
  short deep = -1;    // of 256; -1: as the terminal has it
  short middle = -1;  // of 16
  short plain = -1;   // of 8

  // The one for a terminal that has so many.
  short of(int colours) const { return colours >= 256 ? deep : colours >= 16 ? middle : plain; }
};

Colour ink_colour(Ink ink, bool light);
Colour ground_colour(Ground ground, bool light);

}  // namespace nonet::cli::game
