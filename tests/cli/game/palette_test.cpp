// Colours: in each theme what means something else looks different where there are 256, and of
// sixteen more than eight are used.
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

TEST(Palette, WhereThereAreSixteenMoreThanEightAreUsed) {
  for (const bool light : {false, true}) {
    std::set<short> inks;
    std::set<short> grounds;
    for (int i = 0; i < kInks; ++i) inks.insert(ink_colour(static_cast<Ink>(i), light).of(16));
    for (int i = 0; i < 9; ++i)
      grounds.insert(ground_colour(ground_of_colour(i + 1), light).of(16));
    EXPECT_GE(*inks.rbegin(), 8);
    EXPECT_LT(*inks.rbegin(), 16);
    EXPECT_EQ(grounds.size(), 9U) << "each colour of a cell differs from the others";
    EXPECT_LT(*grounds.rbegin(), 16);
    EXPECT_NE(ink_colour(Ink::kGiven, light).of(16), ink_colour(Ink::kPlaced, light).of(16));
    EXPECT_NE(ink_colour(Ink::kGoes, light).of(16), ink_colour(Ink::kComes, light).of(16));
    // The letter of a colour is read on each of them.
    EXPECT_FALSE(grounds.contains(ink_colour(Ink::kFaint, light).of(16)));
  }
}

TEST(Palette, OnATerminalOfEightNothingIsBeyondThem) {
  for (const bool light : {false, true}) {
    for (int i = 0; i < kInks; ++i) EXPECT_LT(ink_colour(static_cast<Ink>(i), light).of(8), 8);
    for (int i = 0; i < kGrounds; ++i) {
      EXPECT_LT(ground_colour(static_cast<Ground>(i), light).of(8), 8);
    }
  }
}

}  // namespace
}  // namespace nonet::cli::game
