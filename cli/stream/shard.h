// Shard: every N-th puzzle, so that N runs, on one machine or on several, do together what one
// would do alone. Puzzles have the numbers that they have in the whole: 1, 2, 3, ... as they are
// read, through all files, also those that can't be read or have no solution; empty lines and
// comments have none.
//
//   --shard 1/3   puzzles 1, 4, 7, ...
//   --shard 3/3   puzzles 3, 6, 9, ...
#pragma once

#include <cstdint>

#include "cli/app/command.h"

namespace nonet::cli {

struct Shard {
  std::uint64_t which = 1;  // the first is 1
  std::uint64_t of = 1;

  bool has(std::uint64_t number) const { return of == 1 || (number - 1) % of == which - 1; }
  // How many of the puzzles up to `count` are in it.
  std::uint64_t share(std::uint64_t count) const {
    return count < which ? 0 : (count - which) / of + 1;
  }
};

inline constexpr Option kShardOption = {"shard", Option::Takes::kValue, "I/N",
                                        "only every N-th puzzle, from the I-th on; they keep\n"
                                        "the numbers that they have in the whole"};
// All puzzles without the option.
Result<Shard> shard_option(const Invocation& call);

}  // namespace nonet::cli
