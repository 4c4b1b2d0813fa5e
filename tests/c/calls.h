// What tests of the C calls share: a game, and answers that are held against the schemas.
#pragma once

#include <string>

#include "nonet/c/nonet.h"
#include "support/schema.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {

inline const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
inline const std::string kHard =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

class CCalls : public testing::Test {
 protected:
  void TearDown() override { nonet_free(game_); }

  // The answer, which must be there; and, unless it is told otherwise, as the schema says.
  static std::string answer(const char* text, const std::string& schema) {
    EXPECT_NE(text, nullptr) << schema;
    if (text == nullptr) return "";
    if (!schema.empty()) {
      EXPECT_EQ(schema_fault(text, schema), "") << text;
    }
    return text;
  }
  std::string read(const std::string& text, const char* options = nullptr) {
    return answer(nonet_read(game_, text.c_str(), options), "board");
  }
  // Why there is no answer.
  std::string refusal(const char* text) {
    EXPECT_EQ(text, nullptr) << text;
    const char* error = nonet_error(game_);
    EXPECT_NE(error, nullptr);
    EXPECT_EQ(schema_fault(nonet_error_json(game_), "error"), "");
    return error != nullptr ? error : "";
  }

  nonet_game* game_ = nonet_new();
};

}  // namespace nonet::test
