// Options by name, and that the finders keep to them.
#include "nonet/logic/options.h"

#include <map>

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::keep;

TEST(Options, EachCanBeSetByItsNameAndChangesNoOther) {
  for (const OptionRow& row : option_rows()) {
    EXPECT_FALSE(row.help.empty()) << row.name;
    for (int value : {row.least, row.most}) {
      Options options;
      EXPECT_FALSE(set_option(options, row.name, std::to_string(value))) << row.name;
      for (const OptionRow& other : option_rows()) {
        EXPECT_EQ(option_value(options, other.name),
                  other.name == row.name ? value : option_value(Options{}, other.name))
            << row.name << ", " << other.name;
      }
    }
  }
}

TEST(Options, AreWhatHodokusSettingsAreUnlessTheyAreSet) {
  const std::map<std::string_view, int> defaults = {
      {"dual-kites", 0},        {"dual-empty-rectangles", 0}, {"thin-empty-rectangles", 0},
      {"fish-fins", 5},         {"siamese-fish", 0},          {"missing-candidates", 1},
      {"remote-pair-cells", 10}};
  for (const auto& [name, value] : defaults) {
    EXPECT_EQ(option_value(Options{}, name), value) << name;
  }
  for (const OptionRow& row : option_rows()) {
    const auto value = option_value(Options{}, row.name);
    ASSERT_TRUE(value) << row.name;
    EXPECT_GE(*value, row.least) << row.name;
    EXPECT_LE(*value, row.most) << row.name;
  }
}

TEST(Options, SwitchesTakeWords) {
  Options options;
  for (const char* on : {"on", "yes", "true", "1"}) {
    options.fish.siamese = false;
    EXPECT_FALSE(set_option(options, "siamese-fish", on));
    EXPECT_TRUE(options.fish.siamese) << on;
  }
  for (const char* off : {"off", "no", "false", "0"}) {
    options.fish.siamese = true;
    EXPECT_FALSE(set_option(options, "siamese-fish", off));
    EXPECT_FALSE(options.fish.siamese) << off;
  }
}

TEST(Options, WrongNamesAndValuesAreErrorsAndChangeNothing) {
  Options options;
  const auto no_name = set_option(options, "fish-legs", "3");
  ASSERT_TRUE(no_name);
  EXPECT_EQ(no_name->message, "no option is called 'fish-legs'");
  EXPECT_FALSE(option_value(options, "fish-legs"));
  const auto too_many = set_option(options, "fish-fins", "10");
  ASSERT_TRUE(too_many);
  EXPECT_EQ(too_many->message, "fish-fins must be a number from 0 to 9, not '10'");
  const auto maybe = set_option(options, "siamese-fish", "maybe");
  ASSERT_TRUE(maybe);
  EXPECT_EQ(maybe->message, "siamese-fish must be on or off, not 'maybe'");
  for (const OptionRow& row : option_rows()) {
    for (const std::string& value :
         {std::string(), std::string("-1"), std::string("x"), std::string("1x"), std::string(" 1"),
          std::string(200, '9'), std::to_string(row.most + 1)}) {
      EXPECT_TRUE(set_option(options, row.name, value)) << row.name << "=" << value;
    }
    if (!row.is_switch()) {
      EXPECT_TRUE(set_option(options, row.name, "on")) << row.name;
    }
  }
  EXPECT_EQ(options, Options{});
}

// What HoDoKu calls its alternative settings: duals and siamese fish, empty rectangles of two
// candidates, no rectangles with missing candidates.
TEST(Options, AnotherProgramsSettingsCanBeExpressedByNames) {
  Options options;
  for (const char* name :
       {"dual-kites", "dual-empty-rectangles", "thin-empty-rectangles", "siamese-fish"}) {
    EXPECT_FALSE(set_option(options, name, "on")) << name;
  }
  EXPECT_FALSE(set_option(options, "missing-candidates", "off"));
  Options written;
  written.single_digit = {true, true, true};
  written.fish.siamese = true;
  written.uniqueness.missing_candidates = false;
  EXPECT_EQ(options, written);
}

// How many cells the longest remote pair has.
std::size_t longest_pair(const Grid& grid, const Options& options) {
  std::size_t longest = 0;
  for (const Step& step : test::found(grid, Technique::kRemotePair, options)) {
    longest = std::max(longest, step.truths.size());
  }
  return longest;
}

TEST(Options, RemotePairsHaveNoMoreCellsThanAllowed) {
  // Twelve cells in a row, each seeing the next, no three in a house.
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 4), at(4, 4), at(4, 7), at(7, 7), at(7, 2), at(5, 2), at(5, 5),
                 at(8, 5), at(8, 9), at(2, 9), at(2, 6)}) {
    keep(grid, c, {1, 2});
  }
  for (int most : {4, 6, 8, 10}) {
    Options options;
    ASSERT_FALSE(set_option(options, "remote-pair-cells", std::to_string(most)));
    EXPECT_EQ(longest_pair(grid, options), static_cast<std::size_t>(most));
  }
  EXPECT_EQ(longest_pair(grid, {}), 10U);
  Options odd;
  odd.chains.most_pair_cells = 7;
  EXPECT_EQ(longest_pair(grid, odd), 6U);
}

TEST(Options, FishHaveNoMoreFinsThanAllowed) {
  // An X-wing on 5 in rows 1 and 5, columns 1 and 7, with two fins in the box of r1c7.
  Grid grid;
  test::confine(grid, test::row(1), 5, {at(1, 1), at(1, 7), at(1, 8), at(1, 9)});
  test::confine(grid, test::row(5), 5, {at(5, 1), at(5, 7)});
  auto fins = [&](int most) {
    Options options;
    options.fish.most_fins = most;
    int largest = -1;
    for (const Step& step : test::found(grid, Technique::kFinnedXWing, options)) {
      int count = 0;
      for (const Mark& mark : step.marks) count += mark.role == Role::kFin ? 1 : 0;
      largest = std::max(largest, count);
    }
    return largest;
  };
  EXPECT_EQ(fins(5), 2);
  EXPECT_EQ(fins(2), 2);
  EXPECT_EQ(fins(1), -1);
  EXPECT_EQ(fins(0), -1);
}

}  // namespace
}  // namespace nonet
