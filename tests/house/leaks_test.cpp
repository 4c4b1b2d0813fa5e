// One run of what the program does most, to its end with a leak check under the address sanitizer;
// the other tests start it without (support/process.cpp says why).
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

TEST(Leaks, AreNone) {
  const std::string set_up =
      "export ASAN_OPTIONS=detect_leaks=1 "
      "P=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  for (const char* line : {"echo $P | nonet solve -j 2", "nonet explain --policy=hodoku $P",
                           "printf 'n.%s\\n>\\na\\n?\\nr\\nq\\n' $P | sudoku-solver"}) {
    ScratchFolder folder;
    Finished done = run_shell(set_up + line, folder.path());
    EXPECT_EQ(done.code, 0) << line << "\n" << done.out;
    EXPECT_EQ(done.out.find("LeakSanitizer"), std::string::npos) << done.out;
  }
}

}  // namespace
}  // namespace nonet::test
