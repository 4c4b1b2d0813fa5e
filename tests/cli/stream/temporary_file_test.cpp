// Files that take the place of others.
#include "cli/stream/temporary_file.h"

#include <unistd.h>

#include <cerrno>
#include <set>

#include "cli/stream/digest.h"
#include "cli/stream/file_identity.h"
#include "cli/stream/whole_file.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

TEST(TemporaryFile, HasANameOfItsOwnAndLeavesNothingBehind) {
  test::ScratchFolder folder;
  const std::string place = folder.path() + "/place";
  std::set<std::string> marks;
  for (int i = 0; i < 100; ++i) marks.insert(TemporaryFile::new_mark());
  EXPECT_EQ(marks.size(), 100U);
  for (const std::string& mark : marks) EXPECT_TRUE(is_mark(mark)) << mark;
  {
    auto one = TemporaryFile::for_place(place);
    auto other = TemporaryFile::for_place(place);
    ASSERT_TRUE(one && other);
    EXPECT_TRUE(one->move_in());
    EXPECT_FALSE(other->move_in());
    EXPECT_EQ(errno, EEXIST);
    EXPECT_TRUE(other->replace());
    auto third = TemporaryFile::for_place(place);
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

TEST(TemporaryFile, IsNeverMadeThroughALink) {
  test::ScratchFolder folder;
  const std::string precious = folder.write("precious", "precious\n");
  const std::string mark = TemporaryFile::new_mark();
  fs::create_symlink("precious", fs::path(folder.path()) / (".nonet-" + mark));
  EXPECT_FALSE(write_whole_file(folder.path() + "/state", "text\n", mark));
  EXPECT_EQ(test::read_file(precious), "precious\n");
  EXPECT_EQ(test::read_file(folder.path() + "/state"), "text\n");
}

TEST(TemporaryFile, OfOneWhoWasKilledIsTakenAwayByTheNextWithItsMark) {
  test::ScratchFolder folder;
  const std::string mark = TemporaryFile::new_mark();
  folder.write(".nonet-" + mark, "half a sta");
  EXPECT_FALSE(write_whole_file(folder.path() + "/state", "text\n", mark));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

TEST(TemporaryFile, OnlyWhatWasDrawnByLotIsAMark) {
  for (const char* other : {"", "../../../abc", "abcdefghijk", "abcdefghijklm", "ABCDEFGHIJKL",
                            "abcdefghijk/", "abcdefghijk."}) {
    EXPECT_FALSE(is_mark(other)) << other;
  }
}

TEST(WholeFile, KeepsPermissionsAndLinksAndIsNoDevice) {
  test::ScratchFolder folder;
  const fs::path file = folder.write("file", "old\n");
  fs::permissions(file, fs::perms(0604));
  const fs::path link = fs::path(folder.path()) / "link";
  fs::create_symlink("file", link);
  EXPECT_FALSE(write_whole_file(link.string(), "new\n"));
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(test::read_file(file), "new\n");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms(0604));
  const auto refused = write_whole_file("/dev/null", "new\n");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->message, "/dev/null: cannot be written: it is no file");
}

TEST(Digest, DependsOnEveryByteAndOnNoCut) {
  std::mt19937 random(5);
  for (int round = 0; round < 200; ++round) {
    std::string text(random() % 60, '\0');
    for (char& ch : text) ch = static_cast<char>(random());
    Digest cut;
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t size = random() % 12;
      cut.add(std::string_view(text).substr(from, size));
      from += size;
    }
    const std::uint64_t whole = digest_of(text);
    EXPECT_EQ(cut.value(), whole);
    EXPECT_EQ(cut.size(), text.size());
    EXPECT_NE(digest_of(text + '\0'), whole);
    if (text.empty()) continue;
    text[random() % text.size()] ^= static_cast<char>(1 + random() % 255);
    EXPECT_NE(digest_of(text), whole);
  }
}

}  // namespace
}  // namespace nonet::cli
