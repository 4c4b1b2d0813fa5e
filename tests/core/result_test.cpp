#include "nonet/core/result.h"

#include <gtest/gtest.h>

#include <map>

namespace nonet {
namespace {

// Programs in five languages decide by these; a name or a number that changes breaks them.
TEST(ErrorCode, KeepsItsNumbersAndNames) {
  const std::map<int, std::string_view> promised = {
      {1, "unreadable"},    {2, "no-puzzle"},  {3, "more-text"},  {4, "other-rules"},
      {5, "contradiction"}, {6, "bad-option"}, {7, "impossible"}, {8, "refused"},
      {9, "stopped"},       {10, "no-memory"}};
  for (const auto& [number, name] : promised) {
    EXPECT_EQ(name_of(static_cast<ErrorCode>(number)), name);
  }
}

TEST(Error, KeepsItsCodeWhereverItIsPassedOn) {
  const Error clash{ErrorCode::kContradiction, "5 stands twice in row 1", 3, 7};
  EXPECT_EQ(to_string(clash), "line 3, column 7: 5 stands twice in row 1");
  EXPECT_EQ(to_string(clash.at(9)), "line 9: 5 stands twice in row 1");
  EXPECT_EQ(to_string(clash.told("givens: a clash")), "line 3, column 7: givens: a clash");
  EXPECT_EQ(clash.at(9).code, ErrorCode::kContradiction);
  EXPECT_EQ(clash.told("").code, ErrorCode::kContradiction);
  EXPECT_EQ(Error{"'x' is not a digit or a blank"}.code, ErrorCode::kUnreadable);
}

}  // namespace
}  // namespace nonet
