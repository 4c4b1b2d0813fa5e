// The techniques as values: the enum, and one row of techniques.def as a struct. Names and figures
// stand only in that table.
#pragma once

#include <bitset>
#include <string_view>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/logic/exotic_wordings.h"
#include "nonet/logic/wordings.h"

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
static_assert(kTechniqueCount <= 256);

enum class Level : std::uint8_t { kEasy, kMedium, kHard, kUnfair, kExtreme };

// What the first hint says: "look for a wing".
enum class Family : std::uint8_t {
  kSingles,
  kRules,  // of a puzzle that has some besides its houses
  kIntersections,
  kSubsets,
  kFish,
  kSingleDigit,
  kWings,
  kColoring,
  kUniqueness,  // assumes that the puzzle has one solution
  kChains,
  kAlmostLockedSets,
  kExotics,  // patterns of many cells that are counted, or can't be filled
  kLastResorts,
};

// The place of a row that HoDoKu's solve loop does not have.
inline constexpr int kOff = -1;

// One row of techniques.def.
struct TechniqueRow {
  Technique id{};
  std::string_view slug{};      // "naked-pair": stable, for --only and JSON
  std::string_view name{};      // "Naked Pair"
  std::string_view synonyms{};  // other names, `|` between them; one name may stand on several rows
                                // and then means them all (--only house-rule)
  Family family{};              // what the first hint says of it
  Level level{};                // HoDoKu's, or where it would stand there
  int size = 0;                 // of the pattern, where one finder serves several rows
  bool joins = false;           // two steps of other rows in one: policy all takes these instead
  bool on_request = false;      // of ways of its own: policy all takes others, unless it is named
  std::string_view hodoku_code{};   // of HoDoKu's library
  std::string_view hodoku_short{};  // HoDoKu's short name
  int hodoku_order = kOff;          // the place in its solve loop; rows with one number are asked
                                    // as one
  bool hodoku_on = true;            // that its loop asks this row, unless told otherwise
  int hodoku_score = 0;
  int se_rating_times_ten = 0;  // Sudoku Explainer's; 0 where it has no such technique
  bool se_grows = false;        // that is the least: more with the length or size of a step
  int se_in_box_times_ten = 0;  // and that of a step in a box, where it is another
  Wording words{};
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
  // Room for many more than there are: adding a row changes the size of nothing.
  std::bitset<256> bits_;
};

const TechniqueRow& row_of(Technique technique);

// Every technique, easiest first: the order of the table.
std::vector<Technique> all_techniques();

// The techniques that a person means by a name: a slug, a full name, a synonym, a family or a code
// of HoDoKu's, whatever its case, in the singular or the plural, and with blank, `_`, `/` or `-`
// between words. Empty if there is none.
std::vector<Technique> techniques_named(std::string_view name);
// Slugs and full names of all, to look for one that resembles a name which means none.
std::vector<std::string_view> technique_names();

// "Naked Pair".
std::string_view name_of(Technique technique);
std::string_view name_of(Level level);
// "Single Digit Patterns".
std::string_view name_of(Family family);

}  // namespace nonet
#pragma GCC visibility pop
