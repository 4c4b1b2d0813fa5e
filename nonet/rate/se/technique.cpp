#include "nonet/rate/se/technique.h"

#include <algorithm>

#include "nonet/rate/se/hint.h"

namespace nonet {
namespace {

using se::Rule;

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

constexpr std::uint8_t number_of(Rule rule) {
  return static_cast<std::uint8_t>(rule);
}
bool has_levels(const SeTechnique& technique) {
  return technique.rule >= number_of(Rule::kCellChains);
}

// Without its type and what is nested.
std::string stem_of(const SeTechnique& technique) {
  std::string name;
  if (has_levels(technique) && technique.level >= 0) name = "Dynamic ";
  const bool rectangle = technique.loop == 4;
  name += rectangle ? "Unique Rectangle" : plain_name(static_cast<Rule>(technique.rule));
  if (technique.loop > 6) name.append(" ").append(std::to_string(technique.loop));
  return name;
}

// In small letters, with blanks between words.
std::string plain(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '-' || c == '_') c = ' ';
    result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return result;
}

}  // namespace

std::string name_of(const SeTechnique& technique) {
  std::string name = stem_of(technique);
  if (technique.type != 0) name.append(" type ").append(std::to_string(technique.type));
  if (has_levels(technique)) name += nested_name(technique.level);
  return name;
}

std::string short_name_of(const SeTechnique& technique) {
  std::string name;
  char before = ' ';
  for (char c : name_of(technique)) {
    const bool initial = before == ' ' || before == '-' || before == '(';
    const bool letter = c >= 'A' && c <= 'Z';
    const bool figure = (c >= '0' && c <= '9') || c == '+';
    if (figure || (letter && (initial || (before >= 'A' && before <= 'Z')))) name += c;
    before = c;
  }
  return name;
}

std::vector<SeTechnique> all_se_techniques() {
  std::vector<SeTechnique> all;
  for (std::uint8_t rule = 0; rule <= number_of(Rule::kContradictionChains); ++rule) {
    SeTechnique each{rule, 0, 0, 0};
    if (rule == number_of(Rule::kUniqueLoop)) {
      for (each.loop = 4; each.loop <= 14; each.loop += 2) {
        for (each.type = 1; each.type <= 4; ++each.type) all.push_back(each);
      }
    } else if (rule == number_of(Rule::kBug)) {
      for (each.type = 1; each.type <= 4; ++each.type) all.push_back(each);
    } else if (has_levels(each)) {
      // Two sides or a contradiction are looked for with dynamic chains only.
      const bool can_be_static = rule <= number_of(Rule::kRegionChains);
      for (each.level = can_be_static ? -1 : 0; each.level <= 5; ++each.level) all.push_back(each);
    } else {
      all.push_back(each);
    }
  }
  return all;
}

std::vector<SeTechnique> se_techniques_named(std::string_view name) {
  const std::string wanted = plain(name);
  std::vector<SeTechnique> whole;
  std::vector<SeTechnique> stems;
  for (const SeTechnique& each : all_se_techniques()) {
    if (plain(name_of(each)) == wanted) whole.push_back(each);
    if (plain(stem_of(each)) == wanted) stems.push_back(each);
  }
  return whole.empty() ? stems : whole;
}

}  // namespace nonet
