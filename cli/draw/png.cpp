// A signature, and chunks: their length, name, bytes and checksum.
//
//   IHDR width, height, 8 bits, RGB     IDAT the rows, deflated     IEND
//
// A row begins with how its bytes are written. As they are is best here: paper and digits come
// again and again, which what they differ by from their neighbours does not (it takes a fifth
// more).
#include "cli/draw/png.h"

#include <zlib.h>

namespace nonet::cli {
namespace {

constexpr std::size_t kBytes = 3;  // a pixel

void add_number(std::uint32_t number, std::string& text) {
  for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(number >> shift & 0xffU);
}

void add_chunk(const std::string& name, const std::string& data, std::string& file) {
  add_number(static_cast<std::uint32_t>(data.size()), file);
  const std::string body = name + data;
  file += body;
  const auto* bytes = reinterpret_cast<const Bytef*>(body.data());
  add_number(static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(body.size()))), file);
}

std::string rows_of(const draw::Pixels& pixels) {
  const std::size_t length = static_cast<std::size_t>(pixels.width) * kBytes;
  std::string rows;
  for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y) {
    rows += '\0';
    rows.append(reinterpret_cast<const char*>(&pixels.rgb[y * length]), length);
  }
  return rows;
}

std::string deflated(const std::string& text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  std::string packed(size, '\0');
  compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
            reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()),
            Z_BEST_COMPRESSION);
  packed.resize(size);
  return packed;
}

}  // namespace

std::string png_of(const draw::Pixels& pixels) {
  constexpr char kEightBits = 8, kRgb = 2;
  std::string header;
  add_number(static_cast<std::uint32_t>(pixels.width), header);
  add_number(static_cast<std::uint32_t>(pixels.height), header);
  header += {kEightBits, kRgb, 0, 0, 0};
  std::string file = "\x89PNG\r\n\x1a\n";
  add_chunk("IHDR", header, file);
  add_chunk("IDAT", deflated(rows_of(pixels)), file);
  add_chunk("IEND", "", file);
  return file;
}

}  // namespace nonet::cli
