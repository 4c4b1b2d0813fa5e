#include "nonet/text/roles.h"

#include "support/support.h"

namespace nonet {
namespace {

TEST(Roles, EveryRoleHasANameAndAWord) {
  for (int i = 0; i <= static_cast<int>(Role::kSet); ++i) {
    EXPECT_NE(name_of(Mark{static_cast<Role>(i), {}}), "") << i;
  }
  EXPECT_EQ(part_meant_by("cells")->role, Role::kPattern);
  EXPECT_EQ(part_meant_by("pincers")->role, Role::kPincer);
  EXPECT_FALSE(part_meant_by("wheels"));
}

TEST(Roles, GroupsOfARoleAreToldApartByALetter) {
  Step step;
  const Candidate x{Cell(0), Digit(4)}, y{Cell(1), Digit(5)};
  step.marks = {{Role::kSet, x, 0}, {Role::kSet, y, 1}, {Role::kColor, y, 3}};
  EXPECT_EQ(name_of(step.marks[0]), "set-a");
  EXPECT_EQ(name_of(step.marks[1]), "set-b");
  EXPECT_EQ(name_of(step.marks[2]), "color-d");
  EXPECT_EQ(name_of(Mark{Role::kSet, x, 30}), "set-31");
  EXPECT_EQ(part_meant_by("setb")->group, 1);
  EXPECT_FALSE(part_meant_by("set"));
  EXPECT_FALSE(part_meant_by("setB"));
  EXPECT_EQ(cells_of(step, Role::kSet), (CellSet{Cell(0), Cell(1)}));
  EXPECT_EQ(cells_of(step, Part(Role::kSet, 1)), (CellSet{Cell(1)}));
  EXPECT_EQ(digits_of(step, *part_meant_by("seta")), (DigitSet{Digit(4)}));
  EXPECT_EQ(group_count(step, Role::kSet), 2);
  EXPECT_EQ(group_count(step, Role::kFin), 0);
}

TEST(Roles, TemplatesAreFilledWordByWord) {
  auto shout = [](std::string_view word) { return "<" + std::string(word) + ">"; };
  EXPECT_EQ(filled("", shout), "");
  EXPECT_EQ(filled("plain", shout), "plain");
  EXPECT_EQ(filled("{a} and {b}, {a}", shout), "<a> and <b>, <a>");
}

}  // namespace
}  // namespace nonet
