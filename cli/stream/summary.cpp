#include "cli/stream/summary.h"

#include <array>
#include <iomanip>
#include <sstream>

#include "cli/stream/progress.h"

namespace nonet::cli {
namespace {

std::string clues_of(const Tally& total) {
  if (total.puzzles == 0) return "";
  std::string text = " with " + std::to_string(total.fewest_clues);
  if (total.most_clues > total.fewest_clues) text += " to " + std::to_string(total.most_clues);
  return text + (total.most_clues == 1 ? " clue" : " clues");
}

std::string seconds_text(double seconds) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(seconds < 10 ? 2 : 0) << seconds << " seconds";
  return text.str();
}

}  // namespace

std::string summary_text(const Tally& total, double seconds, const SummaryWords& words) {
  struct Part {
    std::uint64_t count;
    std::string_view what;
  };
  const std::array<Part, 5> parts = {{{total.solved, words.solved},
                                      {total.unfinished, words.unfinished},
                                      {total.several, "with several solutions"},
                                      {total.none, "without a solution"},
                                      {total.unreadable, "unreadable"}}};
  const std::uint64_t all = total.puzzles + total.unreadable;
  std::string text = grouped(all) + (all == 1 ? " puzzle" : " puzzles") + clues_of(total);
  std::string_view before = ": ";
  for (const Part& part : parts) {
    if (part.count == 0) continue;
    text += std::string(before) + grouped(part.count) + " " + std::string(part.what);
    before = ", ";
  }
  return text + "; " + seconds_text(seconds);
}

}  // namespace nonet::cli
