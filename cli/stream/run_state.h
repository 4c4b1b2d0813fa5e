// RunState: what a run has done so far, as the file of --resume keeps it: whose run it is, how far
// it has read and what, how much it wrote and what, and what became of the puzzles up to there.
//
// The file is one object of JSON with a line for each member. A file that was changed, cut or mixed
// up is seen by its check, a number that is worked out from all the rest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/stream/tally.h"
#include "nonet/core/result.h"

namespace nonet::cli {

struct RunState {
  std::string version;     // of the nonet that wrote it
  std::string run;         // the command line, as far as it matters
  std::uint64_t seed = 0;  // that was chosen for it
  std::optional<std::uint64_t> input_bytes;
  Tally total;
  std::uint64_t output_bytes = 0;
  std::uint64_t output_digest = 0;
  std::string mark;  // of the temporary file that it is written by (temporary_file.h)
  bool finished = false;
};

std::string to_text(const RunState& state);
// What to_text() wrote. An Error if it is anything else.
Result<RunState> read_run_state(std::string_view text);

}  // namespace nonet::cli
