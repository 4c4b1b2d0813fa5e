#include "cli/prompt/completion.h"

#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

using Words = std::vector<std::string>;

TEST(PromptCompletion, OffersCommandsThenWhatTheCommandTakes) {
  EXPECT_EQ(complete_command("").words.front(), "n.");
  EXPECT_EQ(complete_command("res").words, (Words{"reset", "restart"}));
  EXPECT_EQ(complete_command("t xyz").words, (Words{"xyz-wing"}));
  EXPECT_EQ(complete_command("t xy-").replaces, 3U);
  EXPECT_EQ(complete_command("t naked-pair, xyz").words, (Words{"xyz-wing"}));
  EXPECT_EQ(complete_command("techniques cl").words, (Words{"classic", "claiming"}));
  EXPECT_EQ(complete_command("a cl").words, (Words{"claiming"}));
  EXPECT_EQ(complete_command("check o").words, (Words{"on", "off"}));
  EXPECT_EQ(complete_command("r ").words, Words());
  EXPECT_EQ(complete_command("nonsense ").words, Words());
}

TEST(PromptCompletion, OffersFilesBehindNAndW) {
  test::ScratchFolder folder;
  folder.write("game one.txt", "");
  folder.write("game two.txt", "");
  folder.write("other", "");
  EXPECT_EQ(complete_command("n " + folder.path() + "/ga").words,
            (Words{folder.path() + "/game one.txt", folder.path() + "/game two.txt"}));
  EXPECT_EQ(complete_command("w " + folder.path() + "/game t").words,
            (Words{folder.path() + "/game two.txt"}));
  EXPECT_EQ(complete_command("n /no/such/folder/x").words, Words());
}

}  // namespace
}  // namespace nonet::cli
