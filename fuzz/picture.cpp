// Any bytes as a picture: decoders and the reader of grids answer with a puzzle or a sentence. Only
// what is small is looked at, since an input must not take a second.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/photo/decode.h"
#include "nonet/sight/sighting.h"

using namespace nonet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (!cli::is_picture(bytes)) return 0;
  auto picture = cli::decode_picture(bytes);
  if (!picture) {
    if (picture.error().message.empty()) std::abort();
    return 0;
  }
  if (picture->width() * picture->height() > 200 * 200 || data[size - 1] % 16 != 0) return 0;
  const auto seen = sight::see(*std::move(picture));
  if (!seen) {
    if (seen.error().message.empty()) std::abort();
    return 0;
  }
  for (const sight::SeenCell& cell : seen->cells) {
    if ((cell.digit == 0) != (cell.ink == sight::Ink::kNone)) std::abort();
    if (cell.digit < 0 || cell.digit > 9 || !(cell.sure >= 0 && cell.sure <= 1.001F)) std::abort();
  }
  return 0;
}
