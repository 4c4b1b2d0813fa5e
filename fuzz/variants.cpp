// Puzzles with rules of their own: any JSON is read or refused with a sentence, what was read means
// something or is refused, and what search finds obeys the rules. What is asked for is bounded, so
// none takes long.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"

using namespace nonet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Result<Variant> variant = read_variant_json(text);
  if (!variant) {
    if (variant.error().message.empty()) std::abort();
    return 0;
  }
  const Result<Scheme> scheme = compile(std::move(*variant));
  if (!scheme) {
    if (scheme.error().message.empty()) std::abort();
    return 0;
  }
  count_solutions(*scheme, 3, Stop::after_asks(20), [&](std::span<const int> digits) {
    if (!is_solution(*scheme, digits)) std::abort();
    return true;
  });
  return 0;
}
