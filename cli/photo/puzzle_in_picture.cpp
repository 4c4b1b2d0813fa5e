#include "cli/photo/puzzle_in_picture.h"

#include "cli/photo/decode.h"
#include "nonet/io/format.h"
#include "nonet/sight/sighting.h"

namespace nonet::cli {

Result<PuzzleInPicture> puzzle_in_picture(std::string_view bytes) {
  bool whole = true;
  auto picture = decode_picture(bytes, &whole);
  if (!picture) return picture.error();
  const auto seen = sight::see(*std::move(picture));
  if (!seen) return seen.error();
  const char* format = seen->any_by_hand() ? "library" : "line";
  PuzzleInPicture found{format_named(format)->write_puzzle(sight::puzzle_of(*seen), '.'),
                        sight::remarks(*seen)};
  if (!whole) found.remarks.emplace_back("the file is damaged, and digits may be missing");
  return found;
}

}  // namespace nonet::cli
