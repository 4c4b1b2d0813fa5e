#include "cli/photo/decode.h"

#ifdef NONET_HAS_JPEG
#include <jpeglib.h>
#endif
#ifdef NONET_HAS_PNG
#include <png.h>
#endif

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <string>
#include <vector>

namespace nonet::cli {
namespace {

// Without a library for pictures nobody asks for these.
[[maybe_unused]] constexpr int kLongestSide = 2400;  // more pixels do not read better

// Zeros take no room in a file; but no photo is so empty.
[[maybe_unused]] bool plausible(std::size_t pixels, std::size_t bytes) {
  return pixels <= kMostPixels && pixels <= 4'000'000 + 2'000 * bytes;
}

[[maybe_unused]] Error too_large(std::size_t width, std::size_t height) {
  return Error{"the picture is too large: " + std::to_string(width) + " by " +
               std::to_string(height) + " pixels"};
}

bool is_jpeg(std::string_view bytes) {
  return bytes.substr(0, 3) == "\xFF\xD8\xFF";
}

#ifdef NONET_HAS_JPEG
// libjpeg's way out of a mistake is a jump.
struct Jump {
  jpeg_error_mgr manager;
  std::jmp_buf to;
  char message[JMSG_LENGTH_MAX];
};

void jump(j_common_ptr info) {
  auto* out = reinterpret_cast<Jump*>(info->err);
  info->err->format_message(info, out->message);
  std::longjmp(out->to, 1);
}

// A picture can come in many passes over all of it, each a few bytes long.
void bound_passes(j_common_ptr info) {
  constexpr int kMostPasses = 100;
  if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number > kMostPasses) {
    auto* out = reinterpret_cast<Jump*>(info->err);
    std::snprintf(out->message, sizeof out->message, "it has more passes than any picture needs");
    std::longjmp(out->to, 1);
  }
}

void say_nothing(j_common_ptr /*info*/) {}

// Nothing with a destructor lives here: jumps skip them. The pixels belong to the caller. A file
// that ends too soon is filled up with grey by libjpeg; `whole` says whether it did.
bool unpack(std::string_view bytes, Jump& out, std::vector<std::uint8_t>& grey, int& width,
            int& height, bool& too_many, bool& whole) {
  jpeg_decompress_struct info;
  jpeg_progress_mgr progress{};
  progress.progress_monitor = bound_passes;
  info.err = jpeg_std_error(&out.manager);
  out.manager.error_exit = jump;
  out.manager.output_message = say_nothing;
  if (setjmp(out.to) != 0) {
    jpeg_destroy_decompress(&info);
    return false;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  jpeg_read_header(&info, TRUE);
  width = static_cast<int>(info.image_width);
  height = static_cast<int>(info.image_height);
  if (!plausible(static_cast<std::size_t>(info.image_width) * info.image_height, bytes.size())) {
    too_many = true;
    jpeg_destroy_decompress(&info);
    return false;
  }
  info.out_color_space = JCS_GRAYSCALE;
  if (info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK)
    info.out_color_space = JCS_CMYK;
  info.dct_method = JDCT_IFAST;
  info.scale_num = 1;
  info.scale_denom = 1;
  while (info.scale_denom < 8 &&
         std::max(width, height) / static_cast<int>(info.scale_denom) > kLongestSide)
    info.scale_denom *= 2;
  info.progress = &progress;
  jpeg_start_decompress(&info);
  width = static_cast<int>(info.output_width);
  height = static_cast<int>(info.output_height);
  const auto parts = static_cast<std::size_t>(info.output_components);
  const std::size_t stride = static_cast<std::size_t>(width) * parts;
  grey.resize(stride * static_cast<std::size_t>(height));
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = grey.data() + info.output_scanline * stride;
    jpeg_read_scanlines(&info, &row, 1);
  }
  if (parts == 4) {
    // Inverted inks, as all programs write them: the product of one and black is near enough.
    for (std::size_t i = 0; i < grey.size() / 4; ++i) {
      const int light = (grey[4 * i] + 2 * grey[4 * i + 1] + grey[4 * i + 2]) / 4;
      grey[i] = static_cast<std::uint8_t>(light * grey[4 * i + 3] / 255);
    }
    grey.resize(grey.size() / 4);
  }
  whole = info.err->num_warnings == 0;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return true;
}

Result<sight::Picture> decode_jpeg(std::string_view bytes, bool& whole) {
  Jump out{};
  std::vector<std::uint8_t> grey;
  int width = 0;
  int height = 0;
  bool too_many = false;
  if (!unpack(bytes, out, grey, width, height, too_many, whole)) {
    if (too_many)
      return too_large(static_cast<std::size_t>(width), static_cast<std::size_t>(height));
    return Error{"is no JPEG that can be read: " + std::string(out.message)};
  }
  return sight::Picture(width, height, std::move(grey));
}
#else
Result<sight::Picture> decode_jpeg(std::string_view /*bytes*/, bool& /*whole*/) {
  return Error{"is a JPEG, and this nonet was built without libjpeg"};
}
#endif

#ifdef NONET_HAS_PNG
Result<sight::Picture> decode_png(std::string_view bytes) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
    Error error{"is no PNG that can be read: " + std::string(image.message)};
    png_image_free(&image);
    return error;
  }
  if (!plausible(static_cast<std::size_t>(image.width) * image.height, bytes.size())) {
    png_image_free(&image);
    return too_large(image.width, image.height);
  }
  image.format = PNG_FORMAT_GRAY;
  std::vector<std::uint8_t> grey(PNG_IMAGE_SIZE(image));
  const png_color white = {255, 255, 255};
  if (png_image_finish_read(&image, &white, grey.data(), 0, nullptr) == 0) {
    Error error{"is no PNG that can be read: " + std::string(image.message)};
    png_image_free(&image);
    return error;
  }
  return sight::Picture(static_cast<int>(image.width), static_cast<int>(image.height),
                        std::move(grey));
}
#else
Result<sight::Picture> decode_png(std::string_view /*bytes*/) {
  return Error{"is a PNG, and this nonet was built without libpng"};
}
#endif

}  // namespace

bool is_picture(std::string_view bytes) {
  return is_jpeg(bytes) || bytes.substr(0, 8) == "\x89PNG\r\n\x1A\n";
}

Result<sight::Picture> decode_picture(std::string_view bytes, bool* whole) {
  bool all = true;
  auto picture = is_jpeg(bytes) ? decode_jpeg(bytes, all) : decode_png(bytes);
  if (whole != nullptr) *whole = all;
  return picture;
}

}  // namespace nonet::cli
