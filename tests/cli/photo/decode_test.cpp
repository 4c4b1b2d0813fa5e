// Pictures as a person gives them to commands.
#include "cli/photo/decode.h"

#include <filesystem>

#include "bench/planted_mistake.h"
#include "support/filter.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string png_of_puzzle() {
  return run("nonet", {"draw", "--format=png", kPuzzle}).out;
}

// A JPEG of half a kilobyte that is grey all over: 96 by 96 pixels.
std::string grey_jpeg() {
  return read_file(source_folder() / "fuzz/corpus/picture/grey.jpg");
}

// The checksum that PNG has behind each of its parts.
std::uint32_t crc_of(std::string_view bytes) {
  std::uint32_t sum = ~std::uint32_t{0};
  for (const char byte : bytes) {
    sum ^= static_cast<std::uint8_t>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  return ~sum;
}

TEST(Photo, ConvertReadsThePuzzleInAPicture) {
  const Finished converted = run("nonet", {"convert", "--format=1."}, png_of_puzzle());
  EXPECT_EQ(converted.out, kPuzzle + "\n");
  EXPECT_EQ(converted.err, "");
  EXPECT_EQ(converted.code, 0);
}

TEST(Photo, OtherCommandsTakeItAsWell) {
  const std::string png = png_of_puzzle();
  for (const std::vector<std::string>& call : {std::vector<std::string>{"solve", "--format=1."},
                                               {"hint", "--rung=5"},
                                               {"rate"},
                                               {"draw"},
                                               {"steps"}}) {
    const Finished by_text = run("nonet", call, kPuzzle + "\n");
    const Finished by_picture = run("nonet", call, png);
    EXPECT_EQ(by_picture.out, by_text.out) << call[0];
    EXPECT_EQ(by_picture.code, by_text.code) << call[0];
  }
}

TEST(Photo, WhatShowsNoPuzzleIsToldInASentence) {
  const Finished grey = run("nonet", {"solve"}, grey_jpeg());
  EXPECT_EQ(grey.code, 2);
  EXPECT_EQ(grey.err,
            "nonet solve: standard input: there is no whole grid of nine by nine cells in the "
            "picture\n");
}

TEST(Photo, ABrokenFileIsToldInASentence) {
  const std::string png = png_of_puzzle();
  for (const std::string& broken :
       {png.substr(0, 20), png.substr(0, png.size() / 2), grey_jpeg().substr(0, 30),
        std::string("\xFF\xD8\xFF rubbish")}) {
    const Finished told = run("nonet", {"solve"}, broken);
    EXPECT_EQ(told.code, 2);
    EXPECT_EQ(told.err.find("nonet solve: standard input: "), 0U) << told.err;
    EXPECT_EQ(told.out, "");
  }
}

TEST(Photo, AJpegThatIsCutShortIsNotWhole) {
  const std::string jpeg = grey_jpeg();
  bool whole = false;
  ASSERT_TRUE(cli::decode_picture(jpeg, &whole).ok());
  EXPECT_TRUE(whole);
  ASSERT_TRUE(cli::decode_picture(jpeg.substr(0, jpeg.size() - 2), &whole).ok());
  EXPECT_FALSE(whole);
}

TEST(Photo, WhatOnlyBeginsLikeAPictureIsReadAsText) {
  const Finished told = run("nonet", {"solve"}, "\xFFhello\n");
  EXPECT_EQ(told.code, 2);
  EXPECT_EQ(told.err.find("picture"), std::string::npos) << told.err;
}

TEST(Photo, SizesAreBoundedBeforeAnythingIsUnpacked) {
  // A PNG that says it is 60,000 pixels wide and high, and otherwise is as it should be.
  std::string png = png_of_puzzle();
  constexpr std::size_t kHeader = 12, kHeaderSize = 17;  // its name and what it says
  png[18] = png[22] = '\xEA';
  png[19] = png[23] = '\x60';
  const std::uint32_t sum = crc_of(std::string_view(png).substr(kHeader, kHeaderSize));
  for (std::size_t i = 0; i < 4; ++i) {
    png[kHeader + kHeaderSize + i] = static_cast<char>(sum >> (24 - 8 * i));
  }
  const auto picture = cli::decode_picture(png);
  ASSERT_FALSE(picture.ok());
  EXPECT_EQ(picture.error().message, "the picture is too large: 60000 by 60000 pixels");
}

TEST(Convert, WritesAPlacedDigitInALineWithAPlusThatIsReadAgain) {
  std::string state = kPuzzle;
  state.replace(2, 1, "+4");
  const Finished converted = run("nonet", {"convert", "--to=1."}, state + "\n");
  EXPECT_EQ(converted.out, state + "\n");
  EXPECT_EQ(converted.err, "");
}

// An entry is a person's: a wrong one is a mistake to find.
TEST(Photo, AWrongEntryByHandStaysAMistakeAndIsMarked) {
  NONET_NEEDS_SHARED_DATA(data);
  int planted = 0;
  int found = 0;
  int marked = 0;
  for (int number = 1; number <= test::rounds(20); ++number) {
    const std::string file =
        (data / ("photos/by_hand/image" + std::to_string(number) + ".jpg")).string();
    if (!std::filesystem::exists(file)) continue;
    const auto picture = cli::decode_picture(read_file(file));
    ASSERT_TRUE(picture.ok()) << file;
    const auto seen = sight::see(*picture);
    if (!seen || seen->solutions != 1) continue;
    const auto mistake = sight::planted_mistake(*picture, *seen, static_cast<unsigned>(number));
    if (!mistake) continue;
    ++planted;
    const auto again = sight::see(mistake->picture);
    ASSERT_TRUE(again.ok()) << file;
    const sight::SeenCell& cell = again->cells[mistake->cell];
    found += cell.digit == mistake->digit ? 1 : 0;
    marked += again->doubtful() ? 1 : 0;
  }
  if (planted == 0) GTEST_SKIP() << "there are no photos in " << data;
  EXPECT_EQ(marked, planted);
  EXPECT_GE(10 * found, 9 * planted) << found << " of " << planted;
}

}  // namespace
}  // namespace nonet::test
