// A picture through the C call: what comes out is what the schema says, and can be played.
#include "c/calls.h"
#include "sight/drawn.h"

namespace nonet::test {
namespace {

std::vector<unsigned char> grey_of(const sight::Picture& picture) {
  return {picture.row(0),
          picture.row(0) + static_cast<std::size_t>(picture.width()) * picture.height()};
}

class CSee : public CCalls {
 protected:
  std::string see(const sight::Picture& picture, const char* options = nullptr) {
    const auto grey = grey_of(picture);
    return answer(nonet_see(game_, grey.data(), picture.width(), picture.height(), options),
                  "sighting");
  }
  static sight::Picture drawn(const std::string& text) {
    Puzzle puzzle;
    puzzle.givens = board(text);
    return drawn_board(puzzle, 420);
  }
};

TEST_F(CSee, APictureIsReadAndTheGameStaysWhatItIs) {
  read(kHard);
  const std::string seen = see(drawn(kEasy));
  EXPECT_EQ(json_string(seen, "/puzzle"), kEasy);
  EXPECT_EQ(json_string(seen, "/solutions"), "one");
  EXPECT_EQ(json_at(seen, "/doubtful"), "false");
  EXPECT_EQ(json_size(seen, "/cells"), 81U);
  EXPECT_EQ(json_string(seen, "/cells/0/ink"), "printed");
  EXPECT_EQ(json_at(seen, "/cells/0/digit"), "5");
  EXPECT_EQ(json_string(seen, "/cells/2/ink"), "none");
  EXPECT_EQ(json_at(seen, "/remarks"), "[]");
  EXPECT_EQ(json_string(answer(nonet_board(game_), "board"), "/puzzle"), kHard);
  EXPECT_EQ(json_string(read(json_string(seen, "/puzzle")), "/puzzle"), kEasy);
}

TEST_F(CSee, WhatIsNoPictureOfAPuzzleIsRefused) {
  const std::vector<unsigned char> white(400 * 300, 255);
  EXPECT_EQ(refusal(nonet_see(game_, white.data(), 400, 300, nullptr)),
            "there is no whole grid of nine by nine cells in the picture");
  EXPECT_EQ(nonet_error_code(game_), NONET_NO_PUZZLE);
  EXPECT_EQ(refusal(nonet_see(game_, nullptr, 400, 300, nullptr)), "there are no pixels to read");
  EXPECT_EQ(refusal(nonet_see(game_, white.data(), -4, 300, nullptr)),
            "there are no pixels to read");
  EXPECT_EQ(refusal(nonet_see(game_, white.data(), 20, 30, nullptr)),
            "the picture is too small to read: 20 by 30 pixels");
  EXPECT_EQ(refusal(nonet_see(game_, white.data(), 2'000'000'000, 2'000'000'000, nullptr)),
            "the picture is too large: 2000000000 by 2000000000 pixels");
  EXPECT_EQ(refusal(nonet_see(game_, white.data(), 400, 300, "{\"grit\": 1}")).find("grit") !=
                std::string::npos,
            true);
  const auto grey = grey_of(drawn(kEasy));
  EXPECT_EQ(refusal(nonet_see(game_, grey.data(), drawn(kEasy).width(), drawn(kEasy).height(),
                              "{\"grid\": 3}")),
            "there is only one grid in the picture");
}

}  // namespace
}  // namespace nonet::test
