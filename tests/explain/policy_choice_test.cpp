#include "nonet/explain/policy_choice.h"

#include <gtest/gtest.h>

#include "nonet/io/library.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

// What is found first of the techniques of this name alone.
std::optional<Technique> found_by_name(const std::string& name, const std::string& state) {
  PolicyChoice choice;
  choice.only = {name};
  const auto policy = chosen_policy(choice);
  if (!policy) return std::nullopt;
  Solver solver(*Grid::from(parse_library_line(state)->puzzle), *policy);
  const Step* step = solver.next();
  return step == nullptr ? std::nullopt : std::optional(step->technique);
}

constexpr auto kTwoKites =
    ":0404:3:.52+84....8.79.1.+5.1.45+7+23+8.+7.+5.2+9+8......87..5.+8..+1567"
    "....+7+985.3..8+2+5....5+7.1.+49+28:629 951 952 961:382 682::";
constexpr auto kPointing =
    ":0000:x:7+8+415+39+2+6+1...6+9..+49..+4....+1...+9.45+17.19..62+4+8.+47.1."
    "+63+9.+9.2+47+1+63+431+68+5+7+9+2.+7.+39+1+485:::";

TEST(PolicyChoice, FindsWhatIsNamedThoughItIsUsuallyTakenInTwoSteps) {
  EXPECT_EQ(found_by_name("direct-pointing", kPointing), Technique::kDirectPointing);
  EXPECT_EQ(found_by_name("dual-2-string-kite", kTwoKites), Technique::kDualTwoStringKite);
}

TEST(PolicyChoice, TellsTwoOfAKindApartWhereMoreIsNamed) {
  EXPECT_EQ(found_by_name("2-string-kite", kTwoKites), Technique::kTwoStringKite);
  EXPECT_NE(found_by_name("single-digit-patterns", kTwoKites), Technique::kDualTwoStringKite);
  EXPECT_EQ(found_by_name("locked-candidates", kPointing), Technique::kPointing);
}

TEST(PolicyChoice, LeavesTheWaysOfOtherProgramsAsTheyAre) {
  PolicyChoice choice;
  choice.policy = "hodoku";
  choice.only = {"direct-pointing"};
  EXPECT_EQ(chosen_policy(choice).error().message,
            "what is chosen and left out leaves no technique to use");
}

}  // namespace
}  // namespace nonet
