#include "nonet/logic/technique.h"

#include <algorithm>
#include <array>
#include <string>

#include "nonet/logic/names_alike.h"

namespace nonet {
namespace {

constexpr std::array<TechniqueRow, kTechniqueCount> kRows = {{
#define TECHNIQUE(its_id, finder, ...) {.id = Technique::its_id, __VA_ARGS__},
#include "nonet/logic/techniques.def"
#undef TECHNIQUE
}};

// Names compare by their letters and digits, word by word: "Naked Pairs" is "naked-pair", "Singles'
// Chains" is "single-chain" (but "NS" is no plural). Colours, colors, colouring and coloring are
// one word: "color".
std::string key_of(std::string_view name) {
  static constexpr std::string_view kColoring = "coloring";
  std::string key;
  const auto end_word = [&key] {
    const std::size_t letters = key.size() - (key.rfind('-') + 1);
    if (letters > 2 && key.ends_with('s') && !key.ends_with("ss")) key.pop_back();
    if (key.ends_with(kColoring)) key.resize(key.size() - 3);
  };
  for (char ch : name) {
    if (ch == ' ' || ch == '_' || ch == '/' || ch == '-') {
      end_word();
      key += '-';
    } else if (ch >= 'A' && ch <= 'Z') {
      key += static_cast<char>(ch - 'A' + 'a');
    } else if (ch != '\'' && ch != '(' && ch != ')') {
      key += ch;
    }
    if (key.ends_with("colour")) key.replace(key.size() - 2, 2, "r");
  }
  end_word();
  return key;
}

bool has_synonym(std::string_view synonyms, const std::string& key) {
  while (!synonyms.empty()) {
    std::size_t bar = synonyms.find('|');
    if (key_of(synonyms.substr(0, bar)) == key) return true;
    synonyms.remove_prefix(bar == std::string_view::npos ? synonyms.size() : bar + 1);
  }
  return false;
}

}  // namespace

const TechniqueRow& row_of(Technique technique) {
  const auto row = static_cast<std::size_t>(technique);
  return kRows[row < kRows.size() ? row : 0];
}

std::vector<Technique> all_techniques() {
  std::vector<Technique> all;
  all.reserve(kRows.size());
  for (const TechniqueRow& row : kRows) all.push_back(row.id);
  return all;
}

bool is_same_name(std::string_view one, std::string_view other) {
  return key_of(one) == key_of(other);
}

std::vector<Technique> techniques_named(std::string_view name) {
  std::string key = key_of(name);
  std::vector<Technique> found;
  for (const TechniqueRow& row : kRows) {
    if (key_of(row.slug) == key || key_of(row.name) == key) return {row.id};
    if (has_synonym(row.synonyms, key)) found.push_back(row.id);
  }
  if (!found.empty()) return found;
  for (const TechniqueRow& row : kRows) {
    const bool is_code = !row.hodoku_code.empty() && row.hodoku_code == name;
    if (is_code || key_of(name_of(row.family)) == key) found.push_back(row.id);
  }
  return found;
}

std::vector<std::string_view> technique_names() {
  std::vector<std::string_view> names;
  for (const TechniqueRow& row : kRows) {
    names.push_back(row.slug);
    names.push_back(row.name);
  }
  return names;
}

std::string_view name_of(Technique technique) {
  return row_of(technique).name;
}

std::string_view name_of(Level level) {
  switch (level) {
    case Level::kEasy:
      return "Easy";
    case Level::kMedium:
      return "Medium";
    case Level::kHard:
      return "Hard";
    case Level::kUnfair:
      return "Unfair";
    case Level::kExtreme:
      return "Extreme";
  }
  return "";
}

std::string_view name_of(Family family) {
  switch (family) {
    case Family::kSingles:
      return "Singles";
    case Family::kIntersections:
      return "Intersections";
    case Family::kSubsets:
      return "Subsets";
    case Family::kFish:
      return "Fish";
    case Family::kSingleDigit:
      return "Single Digit Patterns";
    case Family::kWings:
      return "Wings";
    case Family::kColoring:
      return "Colouring";
    case Family::kUniqueness:
      return "Uniqueness";
    case Family::kChains:
      return "Chains and Loops";
    case Family::kAlmostLockedSets:
      return "Almost Locked Sets";
    case Family::kExotics:
      return "Exotic Patterns";
    case Family::kRules:
      return "Rules";
    case Family::kLastResorts:
      return "Last Resorts";
  }
  return "";
}

}  // namespace nonet
