// A PNG is read back by a small reader of our own: chunks, checksums, inflated rows.
#include "cli/draw/png.h"

#include <zlib.h>

#include "support/support.h"

namespace nonet::cli {
namespace {

std::uint32_t number_at(const std::string& text, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number = number << 8U | static_cast<unsigned char>(text[at + i]);
  return number;
}

draw::Pixels read_back(const std::string& png) {
  EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
  draw::Pixels pixels;
  std::string packed, names;
  for (std::size_t at = 8; at + 12 <= png.size();) {
    const std::size_t length = number_at(png, at);
    const std::string name = png.substr(at + 4, 4), data = png.substr(at + 8, length);
    const auto* bytes = reinterpret_cast<const Bytef*>(png.data() + at + 4);
    EXPECT_EQ(number_at(png, at + 8 + length), crc32(0, bytes, static_cast<uInt>(length + 4)))
        << name;
    names += name + " ";
    if (name == "IHDR") {
      pixels.width = static_cast<int>(number_at(data, 0));
      pixels.height = static_cast<int>(number_at(data, 4));
      EXPECT_EQ(data.substr(8), std::string("\x08\x02\0\0\0", 5));
    }
    if (name == "IDAT") packed += data;
    at += 12 + length;
  }
  EXPECT_EQ(names, "IHDR IDAT IEND ");
  const std::size_t row = static_cast<std::size_t>(pixels.width) * 3;
  std::string rows((row + 1) * pixels.height, '\0');
  uLongf size = rows.size();
  EXPECT_EQ(uncompress(reinterpret_cast<Bytef*>(rows.data()), &size,
                       reinterpret_cast<const Bytef*>(packed.data()), packed.size()),
            Z_OK);
  EXPECT_EQ(size, rows.size());
  for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y) {
    EXPECT_EQ(rows[y * (row + 1)], '\0') << "bytes as they are";
    for (std::size_t i = 0; i < row; ++i) {
      pixels.rgb.push_back(static_cast<unsigned char>(rows[y * (row + 1) + 1 + i]));
    }
  }
  return pixels;
}

TEST(Png, HoldsThePixelsThatWerePutIn) {
  std::mt19937 random(4);
  for (int round = 0; round < test::rounds(40); ++round) {
    draw::Pixels pixels;
    pixels.width = 1 + static_cast<int>(random() % 30);
    pixels.height = 1 + static_cast<int>(random() % 30);
    const bool smooth = round % 2 == 0;
    for (int i = 0; i < pixels.width * pixels.height * 3; ++i) {
      pixels.rgb.push_back(static_cast<std::uint8_t>(smooth ? i / 7 : static_cast<int>(random())));
    }
    const draw::Pixels back = read_back(png_of(pixels));
    EXPECT_EQ(back.width, pixels.width);
    EXPECT_EQ(back.height, pixels.height);
    EXPECT_EQ(back.rgb, pixels.rgb);
  }
}

TEST(Png, OfABoardIsSmall) {
  const Grid grid = test::grid(std::string(81, '.'));
  const draw::Pixels pixels =
      draw::pixels_of(draw::picture_of(grid, {}, {.candidates = true}), {draw::Theme::kLight, 640});
  const std::string png = png_of(pixels);
  EXPECT_EQ(read_back(png).rgb, pixels.rgb);
  EXPECT_LT(png.size(), pixels.rgb.size() / 6);
}

}  // namespace
}  // namespace nonet::cli
