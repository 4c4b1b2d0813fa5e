// What `nonet solve` says of a puzzle with rules of its own. Its grid may have any size, so
// solutions are written here: as one line or as rows, the digits from 10 on as A, B, C ...
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/commands/answers.h"
#include "nonet/search/variants.h"

namespace nonet::cli {

// A filling in the layout that is asked for: formats of one line stay one, `ss` has lines
// around the boxes and the letters of cages, all others are rows.
std::string written(const Variant& variant, const std::vector<std::optional<int>>& digits,
                    const Layout& layout);
// The same with nothing around it.
std::string one_line(const Variant& variant, const std::vector<std::optional<int>>& digits,
                     char blank);

// What is known of its solutions.
struct VariantVerdict {
  std::uint64_t solutions = 0;  // at most one more than were to be counted
  // The solution; of several, what all have, if they are few; otherwise the givens.
  std::vector<std::optional<int>> digits;
  std::string problem;     // a clause; empty if there is one solution
  bool undecided = false;  // the time was up before it was known
};
VariantVerdict judge(const Variant& variant, std::uint64_t limit, const Stop& stop);

}  // namespace nonet::cli
