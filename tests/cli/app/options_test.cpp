#include "cli/app/options.h"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/stream/stream.h"

namespace nonet::cli {
namespace {

const Command kAnyCommand = {.name = "any",
                             .operands = "",
                             .summary = "",
                             .details = "",
                             .options = {{"times", Option::Takes::kMaybeValue, "N", ""},
                                         kJobsOption,
                                         kTimeLimitOption,
                                         kIsaOption,
                                         kKeepGoingOption},
                             .examples = {},
                             .most_operands = 0,
                             .run = nullptr};

struct Call {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Invocation invocation{kAnyCommand, in, out, err};

  explicit Call(const std::vector<std::string>& arguments) {
    EXPECT_FALSE(invocation.parse(arguments));
  }
};

Result<std::uint64_t> times(const std::vector<std::string>& arguments) {
  return number_option(Call(arguments).invocation, "times", 7, 100);
}

TEST(Options, ANumberIsTakenWithinItsBounds) {
  EXPECT_EQ(*times({}), 7U);
  EXPECT_EQ(*times({"--times=1"}), 1U);
  EXPECT_EQ(*times({"--times=100"}), 100U);
  EXPECT_EQ(*times({"--times=3", "--times=4"}), 4U);
}

TEST(Options, AnythingElseIsRefusedWithItsBounds) {
  for (const char* value :
       {"0", "101", "-1", "+1", "x", "1x", " 1", "1.5", "", "0x10", "99999999999999999999"}) {
    auto number = times({std::string("--times=") + value});
    ASSERT_FALSE(number) << value;
    EXPECT_EQ(number.error().message,
              "--times takes a number from 1 to 100, not '" + std::string(value) + "'");
  }
  EXPECT_FALSE(times({"--times"}));
}

TEST(Options, ATimeIsInSecondsAndMayBeAPartOfOne) {
  auto seconds = [](const std::string& value) {
    return time_limit_option(Call({"--time-limit=" + value}).invocation);
  };
  EXPECT_EQ(*time_limit_option(Call({}).invocation), std::nullopt);
  EXPECT_EQ(*seconds("2"), 2.0);
  EXPECT_EQ(*seconds("0.5"), 0.5);
  EXPECT_EQ(*seconds(".25"), 0.25);
  EXPECT_EQ(duration_of(0.25), std::chrono::milliseconds(250));
  for (const char* value : {"0", "0.0001", "-1", "1e9", "nan", "inf", "1s", "", " 1", "1000001"}) {
    const auto refused = seconds(value);
    ASSERT_FALSE(refused) << value;
    EXPECT_EQ(refused.error().message,
              "--time-limit takes seconds, as 10 or 0.5, from 0.001 to 1000000, not '" +
                  std::string(value) + "'");
  }
}

TEST(Options, JobsAreAsManyAsTheMachineHasOrAsWereAsked) {
  EXPECT_EQ(*jobs_option(Call({}).invocation), all_threads());
  EXPECT_EQ(*jobs_option(Call({"-j3"}).invocation), 3);
  EXPECT_EQ(*jobs_option(Call({"--jobs", "1024"}).invocation), 1024);
  EXPECT_FALSE(jobs_option(Call({"-j", "1025"}).invocation));
  EXPECT_FALSE(jobs_option(Call({"-j0"}).invocation));
}

TEST(Options, TheInstructionSetIsTheBestOrTheNamedOne) {
  EXPECT_EQ(search_options(Call({}).invocation)->isa, best_isa());
  EXPECT_EQ(search_options(Call({"--isa=scalar"}).invocation)->isa, Isa::kScalar);
}

}  // namespace
}  // namespace nonet::cli
