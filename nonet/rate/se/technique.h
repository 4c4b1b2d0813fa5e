// SeTechnique: what Sudoku Explainer calls a technique, by its names. Nearly all of them are
// techniques of nonet too, under the names that people use; these here are for its ratings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#pragma GCC visibility push(default)
namespace nonet {

struct SeTechnique {
  std::uint8_t rule = 0;  // in its own order
  std::uint8_t type = 0;  // of unique loops and BUGs, from 1
  std::uint8_t loop = 0;  // of unique loops: how many cells
  std::int8_t level = 0;  // of forcing chains: -1 static, 0 dynamic, 1 to 5 with what is nested

  friend bool operator==(const SeTechnique&, const SeTechnique&) = default;
};

// "Dynamic Cell Forcing Chains (+)".
std::string name_of(const SeTechnique& technique);
// "DCFC+": its initials.
std::string short_name_of(const SeTechnique& technique);

// Every technique, in its order; unique loops up to 14 cells.
std::vector<SeTechnique> all_se_techniques();
// Those that a person means by a name, whole or without its type, whatever its case, and with
// blank, `_` or `-` between words. Empty if there is none.
std::vector<SeTechnique> se_techniques_named(std::string_view name);

}  // namespace nonet
#pragma GCC visibility pop
