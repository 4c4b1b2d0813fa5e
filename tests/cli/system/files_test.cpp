// Files as the program asks for them: whatever the system, the same answers.
#include "cli/system/files.h"

#include <cerrno>
#include <fstream>

#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

using test::read_file;
using test::ScratchFolder;

void put(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

TEST(Files, AreMadeNewOnlyWhereThereIsNone) {
  ScratchFolder folder;
  const std::string path = folder.path() + "/file";
  const int fd = open_new_file(path, 0600);
  ASSERT_GE(fd, 0);
  EXPECT_EQ(write_file(fd, "a\nb\r\n", 5), 5);
  EXPECT_TRUE(settle_file(fd));
  EXPECT_EQ(read_file(path), "a\nb\r\n");  // bytes are bytes
  EXPECT_LT(open_new_file(path, 0600), 0);
  EXPECT_EQ(errno, EEXIST);
  ::close(fd);
  EXPECT_LT(open_file(folder.path() + "/nowhere/file", O_RDONLY), 0);
  EXPECT_EQ(errno, ENOENT);
}

TEST(Files, AreReadFromAnyPlaceWhateverWasWritten) {
  ScratchFolder folder;
  const int fd = open_new_file(folder.path() + "/file", 0600);
  const std::string text = "0123456789";
  ASSERT_EQ(write_file(fd, text.data(), text.size()), 10);
  for (std::uint64_t from = 0; from <= text.size() + 1; ++from) {
    std::string read(4, '.');
    const std::int64_t count = read_file_at(fd, read.data(), read.size(), from);
    const std::string meant = from < text.size() ? text.substr(from, 4) : "";
    ASSERT_EQ(count, static_cast<std::int64_t>(meant.size())) << from;
    EXPECT_EQ(read.substr(0, meant.size()), meant) << from;
  }
  ::close(fd);
}

TEST(Files, AreLockedByOneAtATime) {
  ScratchFolder folder;
  const std::string path = folder.path() + "/file";
  put(path, "");
  const int first = open_file(path, O_RDWR);
  const int second = open_file(path, O_RDWR);
  EXPECT_TRUE(lock_file(first));
  EXPECT_FALSE(lock_file(second));
  EXPECT_EQ(errno, EWOULDBLOCK);
  ::close(first);
  EXPECT_TRUE(lock_file(second));
  ::close(second);
}

TEST(Files, TakeTheirPlacesWhileTheyAreOpen) {
  ScratchFolder folder;
  const std::string from = folder.path() + "/from";
  const std::string to = folder.path() + "/to";
  const int fd = open_new_file(from, 0600);
  write_file(fd, "new", 3);
  put(to, "old");
  EXPECT_FALSE(place_file(from, to));
  EXPECT_EQ(errno, EEXIST);
  EXPECT_EQ(read_file(to), "old");
  EXPECT_TRUE(replace_file(from, to));
  EXPECT_EQ(read_file(to), "new");
  EXPECT_TRUE(place_file(to, from));
  EXPECT_FALSE(std::filesystem::exists(to));
  write_file(fd, "er", 2);  // the same file, wherever it lies
  EXPECT_EQ(read_file(from), "newer");
  ::close(fd);
}

TEST(Files, AreToldApartByWhatTheyAreAndNotByName) {
  ScratchFolder folder;
  const std::string path = folder.path() + "/file";
  put(path, "");
  put(folder.path() + "/other", "");
  const int fd = open_file(folder.path() + "/./file", O_RDONLY);
  const auto same = [](const auto& a, const auto& b) {
    return a && b && a->device == b->device && a->number == b->number;
  };
  EXPECT_TRUE(same(numbers_of_file(fd), numbers_of_file(path)));
  EXPECT_FALSE(same(numbers_of_file(fd), numbers_of_file(folder.path() + "/other")));
  EXPECT_FALSE(numbers_of_file(folder.path() + "/none"));
  EXPECT_FALSE(numbers_of_file(folder.path()));
  ::close(fd);
}

TEST(Files, HaveDuplicatesThatOutliveThem) {
  ScratchFolder folder;
  const std::string path = folder.path() + "/file";
  const int fd = open_new_file(path, 0600);
  const int other = duplicate_file(fd);
  ::close(fd);
  EXPECT_EQ(write_file(other, "x", 1), 1);
  ::close(other);
  EXPECT_EQ(read_file(path), "x");
  EXPECT_LT(duplicate_file(-1), 0);
}

TEST(Files, CanBeMadeInFoldersOnly) {
  ScratchFolder folder;
  put(folder.path() + "/file", "");
  EXPECT_TRUE(is_folder_for_writing(folder.path()));
  EXPECT_FALSE(is_folder_for_writing(folder.path() + "/none"));
  EXPECT_EQ(errno, ENOENT);
}

}  // namespace
}  // namespace nonet::cli
