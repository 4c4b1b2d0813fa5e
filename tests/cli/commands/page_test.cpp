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

// Also while somebody is connected and silent.
TEST(PageCommand, EndsAtOnceWhenItIsInterrupted) {
  ScratchFolder folder;
  folder.write("index.html", "<p>page</p>");
  const Finished done = run_shell(
      "nonet page --no-browser --folder . > said & page=$!; "
      "until grep -qs 127.0.0.1: said; do sleep 0.02; done; "
      "port=$(grep -o '127.0.0.1:[0-9]*' said); exec 3<> /dev/tcp/${port/:/\\/}; "
      "printf 'GET /' >&3; kill -TERM $page; wait $page; echo $?",
      folder.path());
  EXPECT_EQ(done.out, "143\n");
}

}  // namespace
}  // namespace nonet::test
