// A picture out of a file's bytes: JPEG by libjpeg-turbo, PNG by libpng, where the program was
// built with these. A file from anywhere may claim anything, so that sizes are bounded before
// anything is unpacked.
#pragma once

#include <string_view>

#include "nonet/core/result.h"
#include "nonet/sight/picture.h"

namespace nonet::cli {

// By the first bytes of a file: a JPEG or a PNG. No text begins so.
bool is_picture(std::string_view bytes);
// Whether a file that begins with this byte may be one.
inline constexpr int kJpegStart = 0xFF;
inline constexpr int kPngStart = 0x89;

inline constexpr std::size_t kMostPixels = 120'000'000;
inline constexpr std::size_t kMostPictureBytes = std::size_t{200} << 20U;

// Grey. A large JPEG is unpacked at half its size or less, as nobody needs all of its pixels.
// `whole`, where it is wanted, becomes false if the file is damaged or cut short and some of the
// pixels had to be made up.
Result<sight::Picture> decode_picture(std::string_view bytes, bool* whole = nullptr);

}  // namespace nonet::cli
