#include "nonet/text/symmetry_words.h"

#include <vector>

#include "nonet/core/names.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

std::string_view motion_words(Motion motion) {
  switch (motion) {
    case Motion::kRotate180:
      return "turned by 180 degrees";
    case Motion::kRotate90:
      return "turned by 90 degrees to the right";
    case Motion::kHorizontal:
      return "mirrored left to right";
    case Motion::kVertical:
      return "mirrored top to bottom";
    case Motion::kDiagonal:
      return "mirrored in the main diagonal";
    case Motion::kAntidiagonal:
      return "mirrored in the anti-diagonal";
  }
  return "";
}

// The digits that take each other's names in turn: 1 becomes the second, that the third, ...
using Cycle = std::vector<Digit>;

std::vector<Cycle> cycles_of(const BoardSymmetry& symmetry) {
  std::vector<Cycle> cycles;
  DigitSet seen;
  for (Digit first : Digit::all()) {
    Cycle cycle;
    for (Digit d = first; !seen.contains(d); d = symmetry(d)) {
      seen.insert(d);
      cycle.push_back(d);
    }
    if (cycle.size() > 1) cycles.push_back(cycle);
  }
  return cycles;
}

// "1 and 9, 2 and 8 change places, 3 becomes 4, 4 becomes 5 and 5 becomes 3"
std::string renaming_words(const BoardSymmetry& symmetry, DigitNames names) {
  auto number_of = [&](Digit d) { return name_of(d, names); };
  std::vector<std::string> pairs, changes;
  for (const Cycle& cycle : cycles_of(symmetry)) {
    if (cycle.size() == 2) {
      pairs.push_back(number_of(cycle[0]) + " and " + number_of(cycle[1]));
      continue;
    }
    for (Digit d : cycle) changes.push_back(number_of(d) + " becomes " + number_of(symmetry(d)));
  }
  std::string text;
  for (const std::string& pair : pairs) text += (text.empty() ? "" : ", ") + pair;
  if (!pairs.empty()) text += " change places";
  if (!changes.empty()) text += (text.empty() ? "" : ", ") + list_of(changes);
  return text;
}

std::string cycles_text(const BoardSymmetry& symmetry, DigitNames names) {
  std::string text;
  for (const Cycle& cycle : cycles_of(symmetry)) {
    text += "(";
    for (Digit d : cycle) text += name_of(d, names);
    text += ")";
  }
  return text;
}

std::string cited_words(const Step& step, const Topology& topology) {
  std::vector<std::string> texts;
  for (Truth truth : step.truths) {
    texts.push_back(truth.is_cell() ? "a digit in " + name_of(truth.cell())
                                    : name_of(truth.digit(), topology) + " in " +
                                          name_of(truth.house(), topology));
  }
  return list_of(texts);
}

}  // namespace

std::string words_of(const BoardSymmetry& symmetry, DigitNames names) {
  const std::string renaming = renaming_words(symmetry, names);
  return "the board is " + std::string(motion_words(symmetry.motion)) +
         (renaming.empty() ? "" : " and " + renaming);
}

std::optional<std::string> symmetry_words(std::string_view word, const Step& step,
                                          const Grid& before) {
  if (word == "cited") return cited_words(step, before.topology());
  if (word != "symmetry" && word != "symmetry/short") return std::nullopt;
  if (!step.symmetry) return "";
  if (word == "symmetry/short") {
    return std::string(word_of(step.symmetry->motion)) + " " +
           cycles_text(*step.symmetry, before.topology());
  }
  return words_of(*step.symmetry, before.topology());
}

}  // namespace nonet
