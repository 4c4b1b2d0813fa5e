// The seeker: an answer comes when it is taken, and what is no longer wanted never does.
#include "cli/game/seeker.h"

#include <gtest/gtest.h>

namespace nonet::cli::game {
namespace {

TEST(Seeker, TheAnswerIsHandedOverInTheThreadOfWhoAsked) {
  Seeker seeker;
  int answer = 0;
  std::thread::id where;
  seeker.start([&](const Stop&) {
    return [&] {
      answer = 7;
      where = std::this_thread::get_id();
    };
  });
  EXPECT_TRUE(seeker.busy());
  seeker.wait();
  EXPECT_EQ(answer, 0);
  EXPECT_TRUE(seeker.take());
  EXPECT_EQ(answer, 7);
  EXPECT_EQ(where, std::this_thread::get_id());
  EXPECT_FALSE(seeker.busy());
  EXPECT_FALSE(seeker.take());
}

TEST(Seeker, WhatIsCancelledIsToldToStopAndNeverAnswers) {
  bool answered = false;
  {
    Seeker seeker;
    seeker.start([&](const Stop& stop) {
      while (!stop.requested()) std::this_thread::yield();
      return [&] { answered = true; };
    });
    seeker.cancel();
    EXPECT_FALSE(seeker.busy());
    EXPECT_FALSE(seeker.take());
  }
  EXPECT_FALSE(answered);
}

TEST(Seeker, AnotherQuestionTakesThePlaceOfTheFirst) {
  Seeker seeker;
  int answer = 0;
  seeker.start([&](const Stop& stop) {
    while (!stop.requested()) std::this_thread::yield();
    return [&] { answer = 1; };
  });
  seeker.start([&](const Stop&) { return [&] { answer = 2; }; });
  seeker.wait();
  EXPECT_TRUE(seeker.take());
  EXPECT_EQ(answer, 2);
}

TEST(Seeker, WhoeverWaitsIsWokenWhenThereIsAnAnswer) {
  std::atomic<int> woken = 0;
  Seeker seeker([&] { ++woken; });
  seeker.start([](const Stop&) { return Seeker::Then(); });
  seeker.wait();
  EXPECT_EQ(woken, 1);
  EXPECT_TRUE(seeker.take());
}

}  // namespace
}  // namespace nonet::cli::game
