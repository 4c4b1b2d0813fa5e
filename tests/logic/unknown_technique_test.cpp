// Who mistypes a technique's name is offered what was meant, by whichever name it is known.
#include "nonet/logic/unknown_technique.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(UnknownTechnique, OffersTheNearestNameItsOwnBeforeOthers) {
  EXPECT_EQ(unknown_technique("x-wnig"),
            "no technique is called 'x-wnig' (did you mean 'x-wing'?)");
  EXPECT_EQ(unknown_technique("thors-hamer"),
            "no technique is called 'thors-hamer' (did you mean 'thors-hammer'?)");
  EXPECT_EQ(unknown_technique("nothing at all"), "no technique is called 'nothing at all'");
}

}  // namespace
}  // namespace nonet
