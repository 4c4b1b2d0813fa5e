// Palette: the colours of what a picture means, for dark grounds and for light ones, of the 256
// that most terminals have and of the eight that all have that know colours at all.
#pragma once

#include "cli/game/picture.h"

namespace nonet::cli::game {

struct Colour {
  short deep = -1;   // of 256; -1: as the terminal has it
  short plain = -1;  // of 8
};

Colour ink_colour(Ink ink, bool light);
Colour ground_colour(Ground ground, bool light);

}  // namespace nonet::cli::game
