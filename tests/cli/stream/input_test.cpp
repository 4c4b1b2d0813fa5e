#include "cli/stream/input.h"

#include <random>
#include <sstream>

#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

// A stream that hands over its text in pieces of random length, as a pipe does, and can tell how
// much is there without waiting.
class Pieces : public std::streambuf {
 public:
  Pieces(std::string text, std::mt19937::result_type seed)
      : text_(std::move(text)), random_(seed) {}
  std::size_t given() const { return given_; }

 protected:
  int_type underflow() override {
    if (given_ == text_.size()) return traits_type::eof();
    std::size_t size = std::min<std::size_t>(random_() % 300 + 1, text_.size() - given_);
    setg(text_.data() + given_, text_.data() + given_, text_.data() + given_ + size);
    given_ += size;
    return traits_type::to_int_type(*gptr());
  }

 private:
  std::string text_;
  std::mt19937 random_;
  std::size_t given_ = 0;
};

std::string random_text(std::mt19937& random) {
  std::string text;
  for (unsigned i = 0; i < random() % 40; ++i) {
    std::size_t length = random() % 100;
    if (random() % 30 == 0) length = 60'000 + random() % 20'000;         // about a block
    if (random() % 100 == 0) length = kLongestLine - 5 + random() % 10;  // about the longest
    text += std::string(length, static_cast<char>('a' + random() % 26));
    if (random() % 10 == 0) text += '\r';
    text += '\n';
  }
  if (random() % 2 == 0) text += "without a newline";
  return text;
}

TEST(Input, AFileThatIsNotThereIsAnsweredWithOneThatIs) {
  test::ScratchFolder folder;
  folder.write("puzzles.txt", "");
  folder.write("other.json", "");
  std::istringstream nothing;
  auto said = [&](const std::string& name) {
    return Input::open(folder.path() + "/" + name, nothing)
        .error()
        .message.substr(folder.path().size() + 1);
  };
  EXPECT_EQ(said("puzles.txt"),
            "puzles.txt: No such file or directory (did you mean 'puzzles.txt'?)");
  EXPECT_EQ(said("lessons.txt"), "lessons.txt: No such file or directory");
  EXPECT_EQ(said("no/folder"), "no/folder: No such file or directory");
}

TEST(Input, CountsWhatHasBeenRead) {
  std::istringstream in("12\n345\n6");
  LineBlocks blocks(in);
  std::string line;
  EXPECT_EQ(blocks.read(), 0U);
  blocks.next(line);
  EXPECT_EQ(blocks.read(), 3U);
  blocks.dry();
  EXPECT_EQ(blocks.read(), 3U);
  blocks.next(line);
  blocks.next(line);
  EXPECT_EQ(blocks.read(), 8U);
}

TEST(Input, GivesTheSameLinesInBlocksAsOneByOne) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(100); ++round) {
    const std::string text = random_text(random);
    std::istringstream whole(text);
    Pieces pieces(text, random());
    std::istream in(&pieces);
    LineBlocks blocks(in);
    std::string expected;
    std::string line;
    while (read_line(whole, expected)) {
      if (random() % 2 == 0) blocks.dry();  // asking changes nothing
      ASSERT_TRUE(blocks.next(line));
      ASSERT_EQ(line, expected);
    }
    EXPECT_FALSE(blocks.next(line));
    EXPECT_FALSE(blocks.next(line));
  }
}

TEST(Input, IsDryWithoutAWholeLineThatAsksForSomething) {
  struct {
    const char* text;
    bool dry;
  } cases[] = {
      {"first\n", true},          {"first\nsecond\n", false},       {"first\nsec", true},
      {"first\n\n \n", true},     {"first\n# comment\n\r\n", true}, {"first\n# comment\n1", true},
      {"first\n\nthird\n", false}};
  for (const auto& one : cases) {
    std::istringstream in(one.text);
    LineBlocks blocks(in);
    std::string line;
    ASSERT_TRUE(blocks.next(line));
    EXPECT_EQ(line, "first");
    EXPECT_EQ(blocks.dry(), one.dry) << one.text;
  }
}

TEST(Input, OfATextIsThatText) {
  Input input = Input::of_text("the puzzle", "one\ntwo");
  EXPECT_EQ(input.name(), "the puzzle");
  LineSource lines = input.lines();
  std::string line;
  ASSERT_TRUE(lines(line));
  EXPECT_EQ(line, "one");
  ASSERT_TRUE(lines(line));
  EXPECT_EQ(line, "two");
  EXPECT_FALSE(lines(line));
  EXPECT_FALSE(input.problem().has_value());
}

}  // namespace
}  // namespace nonet::cli
