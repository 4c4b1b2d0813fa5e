// Options that several commands share, and numbers as options.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/app/command.h"
#include "nonet/core/stop.h"
#include "nonet/search/search.h"

namespace nonet::cli {

// The number that an option was given, from 1 to `most`; `usual` without one. An Error says what is
// wrong with it.
Result<std::uint64_t> number_option(const Invocation& call, const std::string& option,
                                    std::uint64_t usual, std::uint64_t most);

// A rating as Sudoku Explainer tells it, "7.2" or "7", in tenths; nothing if it is none.
std::optional<int> tenths_in(std::string_view text);

// How many threads work.
inline constexpr Option kJobsOption = {"jobs", Option::Takes::kValue, "N",
                                       "work with N threads [as many as the machine has];\n"
                                       "what is written does not depend on it",
                                       'j'};
Result<int> jobs_option(const Invocation& call);

// Which instructions search uses.
inline constexpr Option kIsaOption = {"isa", Option::Takes::kValue,
                                      "scalar|neon|sse4|avx2|avx512|bitalg",
                                      "the instruction set that search uses [the best\n"
                                      "that the processor has]; the answers are the same"};
Result<SearchOptions> search_options(const Invocation& call);

// How long a search for steps may take.
inline constexpr Option kTimeLimitOption = {
    "time-limit", Option::Takes::kValue, "SECONDS",
    "stop looking after so many seconds, as 10 or 0.5, and\n"
    "say so"};
// A time as people give it: seconds, also parts of one. From a thousandth up to `most`.
Result<double> seconds_option(const Invocation& call, const std::string& option, double most);
// What --time-limit gives; nothing without it.
Result<std::optional<double>> time_limit_option(const Invocation& call);
// That time for a Stop.
Stop::Clock::duration duration_of(double seconds);
Result<Stop> stop_option(const Invocation& call, const std::atomic<bool>* interrupted);

// What becomes of puzzles that can't be read.
inline constexpr Option kKeepGoingOption = {"keep-going", Option::Takes::kNothing, "",
                                            "go on after a puzzle that can't be read, with an\n"
                                            "empty line in its place; the exit code is still 2"};
inline constexpr Option kPlaceholderOption = {"placeholder", Option::Takes::kValue, "TEXT",
                                              "that line instead of the empty one (--keep-going)"};
// The line that stands for such a puzzle; nothing if the first one ends the run.
Result<std::optional<std::string>> placeholder_option(const Invocation& call);

}  // namespace nonet::cli
