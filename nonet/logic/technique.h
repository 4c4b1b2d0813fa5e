// The techniques as values: the enum, and one row of techniques.def as a struct. Names and figures
// stand only in that table.
#pragma once

#include <string_view>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"

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

struct TechniqueRow {
  Technique id;
  std::string_view slug;      // "naked-pair": stable, for --only and JSON
  std::string_view name;      // "Naked Pair"
  std::string_view synonyms;  // "naked-pairs|NP|..."
  std::string_view hodoku_code;
  Level level;
  int hodoku_score;
  int se_rating_times_ten;
  int size;                   // of the pattern, where one finder serves several rows
  std::string_view sentence;  // template, see techniques.def
};

const TechniqueRow& row_of(Technique technique);

// Every technique, easiest first: the order of the table.
std::vector<Technique> all_techniques();

// The techniques that a person means by a name: a slug, a full name or a synonym, whatever its
// case and with blank, `_` or `-` between words. Empty if there is none.
std::vector<Technique> techniques_named(std::string_view name);

std::string_view name_of(Level level);

}  // namespace nonet
