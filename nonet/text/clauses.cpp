#include "nonet/text/clauses.h"

#include "nonet/core/names.h"
#include "nonet/text/notation.h"

namespace nonet {

// What is not so, digit by digit, and digits that go from the same cells together.
std::vector<std::string> clauses_of(const CandidateSet& gone, DigitNames names,
                                    const std::vector<Cell>& order) {
  std::vector<std::string> clauses;
  DigitSet told;
  for (Digit d : gone.digits()) {
    const CellSet& cells = gone.of(d);
    if (told.contains(d)) continue;
    DigitSet same;
    for (Digit e : Digit::all()) {
      if (gone.of(e) == cells) same.insert(e);
    }
    told |= same;
    std::vector<Cell> listed = order;
    std::erase_if(listed, [&](Cell c) { return !cells.contains(c); });
    clauses.push_back((order.empty() ? list_of(cells) : list_of(listed)) +
                      (cells.size() == 1 ? " is not " : " are not ") + list_of(same, names, "or"));
  }
  return clauses;
}

// Of many clauses each may have a list of cells in it.
std::string joined_clauses(const std::vector<std::string>& clauses) {
  const std::string_view comma = clauses.size() > 2 ? "; " : ", ";
  std::string text;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (i > 0) text += std::string(comma) + (i + 1 == clauses.size() ? "and " : "");
    text += clauses[i];
  }
  return text;
}

std::string capitalized(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] += 'A' - 'a';
  return text;
}

}  // namespace nonet
