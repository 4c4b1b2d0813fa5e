#include "bench/enlarged.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#ifdef NONET_HAS_JPEG
#include <jpeglib.h>
#endif

namespace nonet {

#ifdef NONET_HAS_JPEG
std::string as_large_photo(const sight::Picture& picture) {
  constexpr double kPixels = 12e6;
  const double factor =
      std::sqrt(kPixels / (static_cast<double>(picture.width()) * picture.height()));
  const int width = static_cast<int>(picture.width() * factor);
  const int height = static_cast<int>(picture.height() * factor);
  jpeg_compress_struct file{};
  jpeg_error_mgr errors{};
  file.err = jpeg_std_error(&errors);
  jpeg_create_compress(&file);
  unsigned char* bytes = nullptr;
  unsigned long length = 0;  // NOLINT: libjpeg's type
  jpeg_mem_dest(&file, &bytes, &length);
  file.image_width = static_cast<JDIMENSION>(width);
  file.image_height = static_cast<JDIMENSION>(height);
  file.input_components = 3;
  file.in_color_space = JCS_RGB;
  jpeg_set_defaults(&file);
  jpeg_set_quality(&file, 90, TRUE);
  jpeg_start_compress(&file, TRUE);
  std::minstd_rand chance(12);
  std::vector<unsigned char> row(static_cast<std::size_t>(width) * 3);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const float grey = picture.sample({(x + 0.5) / factor, (y + 0.5) / factor});
      for (int colour = 0; colour < 3; ++colour) {
        const float grain = static_cast<float>(chance() % 9) - 4;
        row[static_cast<std::size_t>(x) * 3 + colour] =
            static_cast<unsigned char>(std::clamp(grey + grain, 0.0F, 255.0F));
      }
    }
    unsigned char* line = row.data();
    jpeg_write_scanlines(&file, &line, 1);
  }
  jpeg_finish_compress(&file);
  jpeg_destroy_compress(&file);
  std::string whole(reinterpret_cast<const char*>(bytes), length);
  std::free(bytes);  // NOLINT: libjpeg's malloc
  return whole;
}
#else
std::string as_large_photo(const sight::Picture&) {
  return {};
}
#endif

}  // namespace nonet
