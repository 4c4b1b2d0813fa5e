// 'nonet page' says where the page is, or plainly that it is not there.
#include "support/filter.h"

namespace nonet::test {
namespace {

TEST(PageCommand, SaysThatThereIsNoPageInAFolder) {
  const Finished done = run("nonet", {"page", "--folder", testing::TempDir() + "nowhere"});
  EXPECT_EQ(done.code, 2);
  EXPECT_NE(done.err.find("there is no page in '"), std::string::npos) << done.err;
}

TEST(PageCommand, RefusesAPortThatIsNone) {
  const Finished done = run("nonet", {"page", "--port", "70000"});
  EXPECT_EQ(done.code, 2);
  EXPECT_NE(done.err.find("--port"), std::string::npos) << done.err;
}

}  // namespace
}  // namespace nonet::test
