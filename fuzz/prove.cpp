// Any text as the JSON of a path: it is refused with a place or checked to its end, and a
// puzzle that is called solved by proved steps has exactly one solution.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "nonet/explain/path_json.h"
#include "nonet/search/search.h"

using namespace nonet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto path = read_path({reinterpret_cast<const char*>(data), size});
  if (!path.ok()) {
    if (path.error().message.empty()) std::abort();
    return 0;
  }
  PathCheck result = check_path(*path);
  if (result.holds != result.fault.empty()) std::abort();
  if (result.holds && result.solved && !result.assumes_unique) {
    // Every step followed from the puzzle, so there is no other solution.
    auto grid = Grid::from(path->puzzle);
    if (!grid.ok() || !search(*grid).unique()) std::abort();
  }
  return 0;
}
