#include "nonet/rate/se/hint.h"

namespace nonet::se {
namespace {

std::string_view plain_name(Rule rule) {
  switch (rule) {
    case Rule::kHiddenSingle:
      return "Hidden Single";
    case Rule::kDirectPointing:
      return "Direct Pointing";
    case Rule::kDirectClaiming:
      return "Direct Claiming";
    case Rule::kDirectHiddenPair:
      return "Direct Hidden Pair";
    case Rule::kNakedSingle:
      return "Naked Single";
    case Rule::kDirectHiddenTriplet:
      return "Direct Hidden Triplet";
    case Rule::kPointing:
      return "Pointing";
    case Rule::kClaiming:
      return "Claiming";
    case Rule::kNakedPair:
      return "Naked Pair";
    case Rule::kXWing:
      return "X-Wing";
    case Rule::kHiddenPair:
      return "Hidden Pair";
    case Rule::kNakedTriplet:
      return "Naked Triplet";
    case Rule::kSwordfish:
      return "Swordfish";
    case Rule::kHiddenTriplet:
      return "Hidden Triplet";
    case Rule::kXyWing:
      return "XY-Wing";
    case Rule::kXyzWing:
      return "XYZ-Wing";
    case Rule::kUniqueLoop:
      return "Unique Loop";
    case Rule::kNakedQuad:
      return "Naked Quad";
    case Rule::kJellyfish:
      return "Jellyfish";
    case Rule::kHiddenQuad:
      return "Hidden Quad";
    case Rule::kBug:
      return "BUG";
    case Rule::kAlignedPair:
      return "Aligned Pair Exclusion";
    case Rule::kXCycle:
      return "Bidirectional X-Cycle";
    case Rule::kYCycle:
      return "Bidirectional Y-Cycle";
    case Rule::kXyCycle:
      return "Bidirectional Cycle";
    case Rule::kTurbotFish:
      return "Turbot Fish";
    case Rule::kForcingXChain:
      return "Forcing X-Chain";
    case Rule::kForcingChain:
      return "Forcing Chain";
    case Rule::kAlignedTriplet:
      return "Aligned Triplet Exclusion";
    case Rule::kNishio:
      return "Nishio Forcing Chains";
    case Rule::kCellChains:
      return "Cell Forcing Chains";
    case Rule::kRegionChains:
      return "Region Forcing Chains";
    case Rule::kDoubleChains:
      return "Double Forcing Chains";
    case Rule::kContradictionChains:
      return "Contradiction Forcing Chains";
  }
  return "";
}

std::string_view nested_name(int level) {
  switch (level) {
    case 1:
      return " (+)";
    case 2:
      return " (+ Forcing Chains)";
    case 3:
      return " (+ Multiple Forcing Chains)";
    case 4:
      return " (+ Dynamic Forcing Chains)";
    case 5:
      return " (+ Dynamic Forcing Chains (+ Forcing Chains))";
    default:
      return "";
  }
}

}  // namespace

std::string name_of(const Hint& hint) {
  std::string name;
  if (hint.rule >= Rule::kCellChains && hint.level != Hint::kStatic) name = "Dynamic ";
  const bool rectangle = hint.rule == Rule::kUniqueLoop && hint.loop == 4;
  name += rectangle ? "Unique Rectangle" : plain_name(hint.rule);
  if (hint.loop > 6) name.append(" ").append(std::to_string(hint.loop));
  if (hint.type != 0) name.append(" type ").append(std::to_string(hint.type));
  if (hint.rule >= Rule::kCellChains) name += nested_name(hint.level);
  return name;
}

double chain_rating(double base, int complexity) {
  double sum = 0;
  int limit = 4;
  for (bool by_half = true; complexity - 2 > limit; by_half = !by_half) {
    sum += 0.1;
    limit = by_half ? limit * 3 / 2 : limit * 4 / 3;
  }
  return base + sum;
}

}  // namespace nonet::se
