#include "nonet/generate/demand.h"

#include <algorithm>
#include <limits>

#include "nonet/core/clues.h"
#include "nonet/core/names.h"
#include "nonet/rate/hodoku/taken.h"

namespace nonet {
namespace {

template <class Figure>
int least_of(const TechniqueSet& techniques, Figure figure) {
  int least = std::numeric_limits<int>::max();
  for (const Technique t : all_techniques()) {
    if (techniques.contains(t)) least = std::min(least, figure(row_of(t)));
  }
  return least;
}

int least_level(const TechniqueSet& techniques) {
  return least_of(techniques, [](const TechniqueRow& row) { return static_cast<int>(row.level); });
}
int least_score(const TechniqueSet& techniques) {
  return least_of(techniques, [](const TechniqueRow& row) { return row.hodoku_score; });
}

TechniqueSet in_both(const TechniqueSet& a, const TechniqueSet& b) {
  TechniqueSet both;
  for (const Technique t : all_techniques()) {
    if (a.contains(t) && b.contains(t)) both.insert(t);
  }
  return both;
}

// ---- the shape

// Two lines of a chute without a clue could change places in any solution.
std::optional<Error> find_empty_pair(const CellSet& pattern) {
  const Topology& classic = Topology::classic();
  for (int line = 0; line < 9; ++line) {
    for (int other = line + 1; other < line / 3 * 3 + 3; ++other) {
      for (const bool is_row : {true, false}) {
        const Topology::Lines& lines = classic.lines();
        const House a = is_row ? lines.row(line) : lines.column(line);
        const House b = is_row ? lines.row(other) : lines.column(other);
        if (pattern.meets(classic.cells(a) | classic.cells(b))) continue;
        return Error{ErrorCode::kImpossible, "the pattern has no clue in " + name_of(a, classic) +
                                                 " nor in " + name_of(b, classic) +
                                                 ", so these could change places in any solution"};
      }
    }
  }
  return std::nullopt;
}

std::optional<Error> find_impossible_pattern(const Demand& demand) {
  const CellSet& pattern = *demand.pattern;
  const int clues = pattern.size();
  if (clues < kFewestClues) {
    return Error{ErrorCode::kImpossible,
                 "the pattern has " + std::to_string(clues) +
                     " cells, and no puzzle with fewer than 17 clues has one solution"};
  }
  if (demand.clues && demand.clues->distance(clues) > 0) {
    return Error{ErrorCode::kImpossible, "the pattern has " + std::to_string(clues) +
                                             " cells, and other numbers of clues "
                                             "are asked for"};
  }
  if (!is_symmetric(pattern, demand.symmetry)) {
    return Error{ErrorCode::kImpossible,
                 "the pattern does not have the symmetry that is asked for"};
  }
  return find_empty_pair(pattern);
}

// But for the one in the middle.
bool come_in_fours(ClueSymmetry symmetry) {
  return symmetry == ClueSymmetry::kRotate90 || symmetry == ClueSymmetry::kFull;
}

std::optional<Error> find_impossible_clues(const Demand& demand) {
  const Span& clues = *demand.clues;
  if (clues.most < kFewestClues)
    return Error{ErrorCode::kImpossible, "no puzzle with fewer than 17 clues has one solution"};
  if (!come_in_fours(demand.symmetry)) return std::nullopt;
  // All 49,158 are known; a test looks at them.
  if (clues.most == kFewestClues)
    return Error{ErrorCode::kImpossible, "no puzzle with 17 clues has that symmetry"};
  for (int n = std::max(clues.least, kFewestClues + 1); n <= clues.most; ++n) {
    if (n % 4 <= 1) return std::nullopt;
  }
  const std::string fours = "with that symmetry clues come in fours, but for the one in the middle";
  if (clues.least > kFewestClues) {
    return Error{ErrorCode::kImpossible,
                 fours + "; so their number is a multiple of four, or one more"};
  }
  return Error{ErrorCode::kImpossible,
               "no puzzle with 17 clues or fewer has that symmetry, and " + fours + ", so " +
                   (clues.most == kFewestClues + 1 ? "18 can't be" : "neither 18 nor 19 can be")};
}

// ---- how hard

std::optional<Error> find_impossible_technique(const Demand& demand, const TechniqueSet& wanted) {
  const std::string name = names_of(wanted);
  const TechniqueSet taken = in_both(wanted, taken_by_hodoku());
  if (taken.empty()) {
    return Error{ErrorCode::kImpossible, "HoDoKu's way through a puzzle never takes " + name +
                                             "; but there are states to practise it in"};
  }
  if (demand.allowed && in_both(taken, *demand.allowed).empty()) {
    return Error{ErrorCode::kImpossible, name + " is asked for, and ruled out as well"};
  }
  if (demand.level && least_level(taken) > static_cast<int>(*demand.level)) {
    return Error{ErrorCode::kImpossible, "a puzzle that takes " + name + " is harder than " +
                                             std::string(name_of(*demand.level))};
  }
  if (demand.score && least_score(taken) > demand.score->most) {
    return Error{
        ErrorCode::kImpossible,
        name + " alone scores " + std::to_string(least_score(taken)) + ", more than is asked for"};
  }
  return std::nullopt;
}

// ---- how far away

int count_not_in(const HodokuRating& rating, const TechniqueSet& allowed) {
  int uses = 0;
  for (const Technique t : all_techniques()) uses += allowed.contains(t) ? 0 : rating.uses_of(t);
  return uses;
}

int uses_of_any(const HodokuRating& rating, const TechniqueSet& techniques) {
  int uses = 0;
  for (const Technique t : all_techniques()) uses += techniques.contains(t) ? rating.uses_of(t) : 0;
  return uses;
}

constexpr int kFar = 1000;  // a level, or a technique that is missing
constexpr int kNear = 100;  // a step too many

// All techniques of the families of these.
TechniqueSet relatives_of(const TechniqueSet& wanted) {
  TechniqueSet relatives;
  for (const Technique t : all_techniques()) {
    for (const Technique other : all_techniques()) {
      if (wanted.contains(other) && row_of(t).family == row_of(other).family) relatives.insert(t);
    }
  }
  return relatives;
}

// A puzzle of the technique's level is nearer to one that needs it than an easier or harder one,
// one that takes its relatives is nearer still, and nearest is one that could take it.
int distance_to_use(const HodokuRating& rating, const TechniqueSet& met,
                    const TechniqueSet& wanted) {
  if (uses_of_any(rating, wanted) > 0) return 0;
  const int relatives = std::min(3, uses_of_any(rating, relatives_of(wanted)));
  return kFar + kNear * std::abs(least_level(wanted) - static_cast<int>(rating.level)) -
         kNear / 4 * relatives - (in_both(met, wanted).empty() ? 0 : kFar / 2);
}

int distance_to_hardest(const HodokuRating& rating, const TechniqueSet& met,
                        const TechniqueSet& wanted) {
  const int missing = distance_to_use(rating, met, wanted);
  TechniqueSet easier;
  for (const Technique t : all_techniques()) {
    if (wanted.contains(t)) break;
    easier.insert(t);
  }
  const int not_easier = count_not_in(rating, easier);
  return missing + kNear * (missing > 0 ? not_easier : not_easier - 1);
}

}  // namespace

std::string names_of(const TechniqueSet& techniques) {
  std::string text;
  for (const Technique t : all_techniques()) {
    if (!techniques.contains(t)) continue;
    text += (text.empty() ? "" : " or ") + std::string(name_of(t));
  }
  return text;
}

Result<TechniqueSet> techniques_allowed(const std::vector<std::string>& only,
                                        const std::vector<std::string>& without) {
  auto policy = restrict_policy({"every", all_techniques()}, only, without);
  if (!policy) return policy.error();
  TechniqueSet allowed;
  for (const Technique t : policy->order) allowed.insert(t);
  return allowed;
}

Demand demand_for_game(Level level) {
  Demand game;
  game.level = level;
  game.symmetry = ClueSymmetry::kRotate180;
  if (level == Level::kEasy) game.clues = {34, 40};
  if (level == Level::kMedium) game.clues = {30, 33};
  game.minimal = !game.clues;
  return game;
}

std::vector<std::string_view> level_words() {
  return {"easy", "medium", "hard", "unfair", "extreme"};
}

Level level_named(std::string_view word) {
  const auto words = level_words();
  return static_cast<Level>(std::find(words.begin(), words.end(), word) - words.begin());
}

void ask_practice(Demand& demand, const TechniqueSet& techniques) {
  demand.practised = techniques;
  if (can_hodoku_take(techniques)) demand.required.push_back(techniques);
}

std::optional<Error> find_impossible(const Demand& demand) {
  if (demand.pattern) {
    if (auto error = find_impossible_pattern(demand)) return error;
  } else if (demand.clues) {
    if (auto error = find_impossible_clues(demand)) return error;
  }
  if (demand.level && static_cast<std::size_t>(*demand.level) >= level_words().size()) {
    return Error{ErrorCode::kImpossible, "there is no such level"};
  }
  if (demand.level && demand.score && demand.score->least > most_score(*demand.level)) {
    return Error{ErrorCode::kImpossible,
                 "a puzzle with that score is harder than " + std::string(name_of(*demand.level))};
  }
  for (const TechniqueSet& wanted : demand.required) {
    if (auto error = find_impossible_technique(demand, wanted)) return error;
  }
  if (demand.hardest) return find_impossible_technique(demand, *demand.hardest);
  return std::nullopt;
}

std::string rarity_of(const Demand& demand) {
  if (demand.pattern || !demand.clues || demand.clues->most > kFewestClues + 1) return "";
  return demand.clues->most == kFewestClues
             ? "puzzles with 17 clues are so rare that the search may never find one"
             : "puzzles with 18 clues are so rare that the search may take hours";
}

Level highest_level(const Demand& demand) {
  if (demand.level) return *demand.level;
  if (demand.hardest) return static_cast<Level>(least_level(*demand.hardest));
  if (demand.required.empty() || demand.score) return Level::kExtreme;
  int highest = 0;
  for (const TechniqueSet& wanted : demand.required) {
    highest = std::max(highest, least_level(wanted));
  }
  return static_cast<Level>(highest);
}

int distance(const Demand& demand, const HodokuRating& rating, const TechniqueSet& met) {
  int far = rating.solved ? 0 : kUnsolved;
  if (demand.level) {
    far += kFar * std::abs(static_cast<int>(*demand.level) - static_cast<int>(rating.level));
  }
  if (demand.score) far += demand.score->distance(rating.score);
  for (const TechniqueSet& wanted : demand.required) far += distance_to_use(rating, met, wanted);
  if (demand.allowed) far += kNear * count_not_in(rating, *demand.allowed);
  if (demand.hardest) far += distance_to_hardest(rating, met, *demand.hardest);
  return far;
}

int distance(const Demand& demand, const SeRating& rating) {
  if (!rating.finished) return kUnsolved;
  return demand.er ? demand.er->distance(rating.er) : 0;
}

}  // namespace nonet
