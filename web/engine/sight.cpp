// The reader of pictures as a module of its own: whoever has none to read does not load it.
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "nonet/json/writer.h"
#include "nonet/sight/sighting_json.h"

using namespace nonet;

// Grey pixels in, a byte each, row by row, in memory that `malloc` gave and that is kept from now
// on; out a sighting, or an error, as JSON that lives until the next call.
extern "C" const char* nonet_see_grey(std::uint8_t* grey, int width, int height, int grid) {
  static std::string answer;
  // The pixels move into the picture: of a large one there is no room for two.
  std::vector<std::uint8_t> pixels(grey, grey + static_cast<std::size_t>(width) * height);
  std::free(grey);
  const auto seen = sight::see(sight::Picture(width, height, std::move(pixels)), {nullptr, grid});
  if (seen) {
    answer = sight::sighting_json(*seen);
    return answer.c_str();
  }
  const Error& error = seen.error();
  JsonWriter json;
  json.begin_object().member("format", "nonet-error").member("version", 1);
  json.member("code", name_of(error.code)).member("message", error.message);
  answer = json.end_object().take() + "\n";
  return answer.c_str();
}
