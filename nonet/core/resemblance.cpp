#include "nonet/core/resemblance.h"

#include <algorithm>

#include "nonet/core/visible.h"

namespace nonet {
namespace {

// Nobody mistypes a name that is longer; and what is no name at all should cost nothing.
constexpr std::size_t kLongest = 64;

char lower(char ch) {
  return ch >= 'A' && ch <= 'Z' ? static_cast<char>(ch - 'A' + 'a') : ch;
}

// Insertions, deletions, replacements and swaps of neighbours that make one of the other.
std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                             cost[i - 1][j - 1] + static_cast<std::size_t>(same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                           lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

bool begins(std::string_view beginning, std::string_view word) {
  return beginning.size() > 1 && beginning.size() < word.size() &&
         edits_between(beginning, word.substr(0, beginning.size())) == 0;
}

}  // namespace

std::string_view resembling(std::string_view typed, const std::vector<std::string_view>& known) {
  if (typed.empty() || typed.size() > kLongest) return {};
  // A quarter of the letters may be wrong; a word of one or two letters must be right.
  std::size_t least = (typed.size() + 1) / 4 + 1;
  std::string_view best;
  for (std::string_view word : known) {
    const std::size_t edits = begins(typed, word) ? 0 : edits_between(typed, word);
    if (edits >= least) continue;
    least = edits;
    best = word;
  }
  return best;
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string_view>& known) {
  const std::string_view best = resembling(typed, known);
  return best.empty() ? "" : " (did you mean " + quoted_text(best) + "?)";
}

}  // namespace nonet
