// The record of a run, and what is none.
#include "cli/stream/run_state.h"

#include <gtest/gtest.h>

#include <random>

namespace nonet::cli {
namespace {

RunState some_state() {
  RunState state;
  state.version = "1.2.3";
  state.run = "nonet rate --output=out.txt 'a name.txt' \\x1B\"";
  state.seed = UINT64_MAX;
  state.input_bytes = 82'000;
  state.total.puzzles = 1000;
  state.total.solved = 998;
  state.total.several = 2;
  state.total.code = 1;
  state.total.malformed = true;
  state.total.place = {1001, 0x123456789abcdef0};
  state.output_bytes = 91'000;
  state.output_digest = 0xfedcba9876543210;
  state.mark = "abc123def456";
  return state;
}

TEST(RunState, IsReadAsItWasWritten) {
  for (bool finished : {false, true}) {
    RunState state = some_state();
    state.finished = finished;
    if (finished) state.input_bytes.reset();
    if (finished) state.total.code.reset();
    const auto read = read_run_state(to_text(state));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(to_text(*read), to_text(state));
    EXPECT_EQ(read->run, state.run);
    EXPECT_EQ(read->seed, state.seed);
    EXPECT_EQ(read->input_bytes, state.input_bytes);
    EXPECT_EQ(read->total.place, state.total.place);
    EXPECT_EQ(read->total.code, state.total.code);
    EXPECT_EQ(read->output_bytes, state.output_bytes);
    EXPECT_EQ(read->output_digest, state.output_digest);
    EXPECT_EQ(read->mark, state.mark);
    EXPECT_EQ(read->finished, finished);
  }
}

void expect_refused(const std::string& text) {
  const auto read = read_run_state(text);
  ASSERT_FALSE(read) << text;
  EXPECT_EQ(read.error().message, "is no record of a run, or it was damaged");
}

TEST(RunState, WhatIsCutIsNoRecord) {
  const std::string text = to_text(some_state());
  for (std::size_t size = 0; size < text.size(); ++size) expect_refused(text.substr(0, size));
  expect_refused(text + text);
}

TEST(RunState, NoByteOfItCanBeAnother) {
  const std::string text = to_text(some_state());
  std::mt19937 random(3);
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = static_cast<char>(changed[i] ^ static_cast<char>(1 + random() % 255));
    expect_refused(changed);
  }
}

TEST(RunState, AMarkThatLeadsElsewhereIsNone) {
  RunState state = some_state();
  state.mark = "x/../../file";
  expect_refused(to_text(state));
}

TEST(RunState, OtherTextsAreNoRecord) {
  for (const char* other : {"", "\n", "null", "[]", "{}", "{\"kind\": \"nonet run state\"}",
                            "53..7....6..195", "\xff\xfe", "{\"run\": {\"run\": []}}"}) {
    expect_refused(other);
  }
}

}  // namespace
}  // namespace nonet::cli
