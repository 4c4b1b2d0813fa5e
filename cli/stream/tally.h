// Tally: what is left to know of puzzles when they have been answered. Portions of a stream are
// tallied one by one and added up in their order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace nonet::cli {

// How far a stream of puzzles has been read.
struct Place {
  std::uint64_t read = 0;    // puzzles, also those that are not answered
  std::uint64_t digest = 0;  // of these, where somebody wants to know them again

  friend bool operator==(const Place&, const Place&) = default;
};

struct Tally {
  std::uint64_t puzzles = 0;
  std::optional<int> code;  // exit code of the last puzzle; none if there was no puzzle

  // What became of them.
  std::uint64_t solved = 0;
  std::uint64_t several = 0;  // solutions
  std::uint64_t none = 0;
  std::uint64_t unfinished = 0;

  std::uint64_t unreadable = 0;  // beside those that were answered
  bool malformed = false;        // something could not be read: one of these, or a whole file
  // The end came before all of them were answered as they would be another time.
  bool cut_short = false;
  std::uint64_t bytes = 0;  // of the text that they stood in
  Place place = {};         // behind the last of them
  // Only where somebody wants to know.
  int fewest_clues = 81;
  int most_clues = 0;

  void add(const Tally& next) {
    puzzles += next.puzzles;
    if (next.code) code = next.code;
    solved += next.solved;
    several += next.several;
    none += next.none;
    unfinished += next.unfinished;
    unreadable += next.unreadable;
    malformed |= next.malformed;
    cut_short |= next.cut_short;
    if (next.place.read > 0) place = next.place;
    bytes += next.bytes;
    fewest_clues = std::min(fewest_clues, next.fewest_clues);
    most_clues = std::max(most_clues, next.most_clues);
  }
};

}  // namespace nonet::cli
