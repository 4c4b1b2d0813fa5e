// Colours: in each theme what means something else looks different where there are 256.
#include "cli/game/palette.h"

#include <gtest/gtest.h>

#include <set>

namespace nonet::cli::game {
namespace {

TEST(Palette, GroundsDifferFromEachOther) {
  for (const bool light : {false, true}) {
    std::set<short> seen;
    for (int i = 0; i < kGrounds; ++i) {
      const Colour colour = ground_colour(static_cast<Ground>(i), light);
      EXPECT_TRUE(seen.insert(colour.deep).second) << i;
      EXPECT_LT(colour.plain, 8);
    }
  }
}

TEST(Palette, WhatGoesAndWhatComesAreTwoColoursOnAnyTerminal) {
  for (const bool light : {false, true}) {
    EXPECT_NE(ink_colour(Ink::kGoes, light).deep, ink_colour(Ink::kComes, light).deep);
    EXPECT_NE(ink_colour(Ink::kGoes, light).plain, ink_colour(Ink::kComes, light).plain);
    EXPECT_NE(ink_colour(Ink::kGiven, light).deep, ink_colour(Ink::kPlaced, light).deep);
  }
}

}  // namespace
}  // namespace nonet::cli::game
