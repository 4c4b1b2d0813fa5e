// What is taught of puzzles with rules: techniques as people know them by kind ("thermometer
// bounds", "innie-outie difference"). nonet finds many of them in one way, what a rule leaves no
// filling for, and calls them alike; a lesson says which steps are meant by what they rest on.
//
// The table is variant_lessons.def. The page, `nonet techniques --variant`, docs/VARIANT_LESSONS.md
// and the drills draw on it.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/logic/technique.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class LessonGroup : std::uint8_t { kKiller, kHouses, kLines, kMarks, kOutside };

// By which a step is known to be of a lesson.
enum class LessonShape : std::uint8_t {
  // What one rule leaves no filling for in its own cells:
  kFilling,     // any of it
  kEnds,        // all of it lies below or above what stays
  kInside,      // some of it lies between what stays
  kFirst,       // some of it in the first cell
  kDeadDigits,  // digits that no neighbour on a whisper could have beside them
  kPolarity,    // a low digit where the line says high, or the other way round; none of those
  kRequired,    // a digit that every filling of one rule has, taken from a cell outside
  // What houses and sums add up to:
  kInnie,       // one cell of the houses
  kOutie,       // one cell outside of them
  kDifference,  // one of each
  kHiddenCage,  // several cells of the houses, of different cages
  kSplitCage,   // several or one, all of one cage that is partly outside
  // Two rules together:
  kCagesOfAHouse,  // that lie in one house
  kChain,          // that share a cell
  // Houses that other puzzles have not:
  kLocked,     // locked candidates of such a house
  kSeenByAll,  // struck from a cell that sees all places of a digit in a house, not all in a house
  kLeftovers,
};

struct VariantLesson {
  std::string_view slug{};      // "thermometer-bounds"
  std::string_view name{};      // "Thermometer Bounds"
  std::string_view synonyms{};  // `|` between them
  LessonGroup group{};
  LessonShape shape{};
  Technique found_as{};           // what most steps of it are called
  std::string_view kinds{};       // of rules it is about, `|` between them, with their colour where
                                  // they have one: "kropki black"; "jigsaw"
  std::string_view idea{};        // what it is, for somebody new to its name
  std::string_view spotting{};    // where the eye begins, and what it goes along
  std::string_view leads_to{};    // slugs, `|` between them
  std::string_view puzzle{};      // of the example: the puzzle's JSON without its givens
  std::string_view cells{};       // and those, 81 of them: the step is there with no other struck
  std::string_view still_open{};  // the cell whose digit, taken back, makes the near miss
};

// In the order in which one would learn them.
std::span<const VariantLesson> all_variant_lessons();

// Those that a person means by a slug, a name or a synonym, however it is written.
std::vector<const VariantLesson*> variant_lessons_named(std::string_view name);

// The same where techniques are meant too: none if one of these has the name as its own. (Many
// names of lessons are synonyms of techniques.)
std::vector<const VariantLesson*> variant_lessons_meant(std::string_view name);

// "Killer", "Lines".
std::string_view name_of(LessonGroup group);

// Whether the step, which can be done on this grid, is what the lesson teaches.
bool is_taught_by(const VariantLesson& lesson, const Step& step, const Grid& before);

// What of the step the lesson teaches: all of it, or of a cage that loses digits at the ends and
// between them the former alone. Nothing where it teaches nothing of it.
std::optional<Step> taught_part(const VariantLesson& lesson, const Step& step, const Grid& before);

// All names under which steps of it are told: a hint or a list of steps asks for these.
std::vector<Technique> techniques_of(const VariantLesson& lesson);

}  // namespace nonet
#pragma GCC visibility pop
