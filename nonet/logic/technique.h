// The techniques as values: the enum, and one row of techniques.def as a struct. Names and figures
// stand only in that table.
#pragma once

#include <bitset>
#include <string_view>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Technique : std::uint8_t {
#define TECHNIQUE(id, ...) id,
#include "nonet/logic/techniques.def"
#undef TECHNIQUE
};

inline constexpr int kTechniqueCount = 0
#define TECHNIQUE(...) +1
#include "nonet/logic/techniques.def"
#undef TECHNIQUE
    ;

enum class Level : std::uint8_t { kEasy, kMedium, kHard, kUnfair, kExtreme };

// What the first hint says: "look for a wing".
enum class Family : std::uint8_t {
  kSingles,
  kIntersections,
  kSubsets,
  kFish,
  kSingleDigit,
  kWings,
  kColoring,
  kUniqueness,  // assumes that the puzzle has one solution
  kChains,
  kTrials,
};

// The place of a row that HoDoKu's solve loop does not ask.
inline constexpr int kOff = -1;

struct TechniqueRow {
  Technique id;
  std::string_view slug;      // "naked-pair": stable, for --only and JSON
  std::string_view name;      // "Naked Pair"
  std::string_view synonyms;  // "naked-pairs|NP|..."
  Family family;
  std::string_view hodoku_code;
  std::string_view hodoku_short;
  int hodoku_order;
  Level level;
  int hodoku_score;
  int se_rating_times_ten;
  int size;                   // of the pattern, where one finder serves several rows
  std::string_view sentence;  // templates, see techniques.def
  std::string_view notation;
};

// A set of techniques.
class TechniqueSet {
 public:
  TechniqueSet() = default;
  TechniqueSet(std::initializer_list<Technique> techniques) {
    for (Technique t : techniques) insert(t);
  }
  void insert(Technique t) { bits_.set(static_cast<std::size_t>(t)); }
  void erase(Technique t) { bits_.reset(static_cast<std::size_t>(t)); }
  bool contains(Technique t) const { return bits_.test(static_cast<std::size_t>(t)); }
  bool empty() const { return bits_.none(); }
  friend bool operator==(const TechniqueSet&, const TechniqueSet&) = default;

 private:
  std::bitset<kTechniqueCount> bits_;
};

const TechniqueRow& row_of(Technique technique);

// Every technique, easiest first: the order of the table.
std::vector<Technique> all_techniques();

// The techniques that a person means by a name: a slug, a full name, a synonym or a family,
// whatever its case and with blank, `_` or `-` between words. Empty if there is none.
std::vector<Technique> techniques_named(std::string_view name);

std::string_view name_of(Level level);
// "Single Digit Patterns".
std::string_view name_of(Family family);

}  // namespace nonet
#pragma GCC visibility pop
