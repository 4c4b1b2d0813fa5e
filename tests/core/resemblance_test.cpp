#include "nonet/core/resemblance.h"

#include "support/support.h"

namespace nonet {
namespace {

const std::vector<std::string_view> kWords = {"solve", "explain", "hint", "rate", "naked-pair"};

TEST(Resemblance, OneSlipOfTheFingerIsForgiven) {
  EXPECT_EQ(resembling("slove", kWords), "solve");
  EXPECT_EQ(resembling("solv", kWords), "solve");
  EXPECT_EQ(resembling("explian", kWords), "explain");
  EXPECT_EQ(resembling("hintt", kWords), "hint");
  EXPECT_EQ(resembling("nakedpair", kWords), "naked-pair");
  EXPECT_EQ(resembling("NAKD-PIAR", kWords), "naked-pair");
}

TEST(Resemblance, ABeginningIsMeantWhateverItLacks) {
  EXPECT_EQ(resembling("ex", kWords), "explain");
  EXPECT_EQ(resembling("nak", kWords), "naked-pair");
  EXPECT_EQ(resembling("e", kWords), "");
}

TEST(Resemblance, TheNearestIsTaken) {
  EXPECT_EQ(resembling("fist", {"first", "fish"}), "first");
  EXPECT_EQ(resembling("fisk", {"first", "fish"}), "fish");
}

TEST(Resemblance, WhatIsFarFromAllIsNotGuessed) {
  EXPECT_EQ(resembling("", kWords), "");
  EXPECT_EQ(resembling("zz", kWords), "");
  EXPECT_EQ(resembling("swordfish", kWords), "");
  EXPECT_EQ(resembling("fish-legs", {"fish-fins"}), "");
  EXPECT_EQ(resembling(std::string(1000, 'h'), kWords), "");
  EXPECT_EQ(resembling("hint", {}), "");
}

TEST(Resemblance, TheQuestionFollowsARefusal) {
  EXPECT_EQ(did_you_mean("slove", kWords), " (did you mean 'solve'?)");
  EXPECT_EQ(did_you_mean("swordfish", kWords), "");
}

}  // namespace
}  // namespace nonet
