#include "nonet/rate/library_rule.h"

#include <algorithm>
#include <tuple>

#include "nonet/core/grid.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/fish.h"
#include "nonet/rate/hodoku/almost_locked_sets.h"
#include "nonet/rate/hodoku/order.h"
#include "nonet/rate/hodoku/plan.h"
#include "nonet/rate/library_search.h"

namespace nonet {
namespace {

std::string sorted_text(std::vector<Candidate> candidates) {
  std::sort(candidates.begin(), candidates.end(), [](Candidate a, Candidate b) {
    return std::tie(a.digit, a.cell) < std::tie(b.digit, b.cell);
  });
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  return library_candidates(candidates);
}

bool is_loop_or_aic(Technique technique) {
  const Finder finder = finder_of(technique);
  return finder == &find_aic || finder == &find_grouped_aic;
}

// The digits that a step is about; those that only guard or help do not count. Of almost locked
// sets, and of loops and chains over several digits, it is those that fall.
DigitSet own_digits(const Step& step) {
  DigitSet digits;
  if (step.technique == Technique::kBugPlusOne) return digits;
  if (row_of(step.technique).family == Family::kAlmostLockedSets ||
      is_loop_or_aic(step.technique)) {
    for (Candidate x : step.removals) {
      if (x.in_range()) digits.insert(x.digit);
    }
    return digits;
  }
  // Two kites of different digits go by the first one's.
  const bool is_dual = step.technique == Technique::kDualTwoStringKite;
  for (const Mark& mark : step.marks) {
    if (!mark.candidate.in_range()) continue;
    if (is_dual) return {mark.candidate.digit};
    switch (mark.role) {
      case Role::kFin:
      case Role::kEndoFin:
      case Role::kLink:
      case Role::kGuardian:
      case Role::kAssumed:
      case Role::kSet:
        break;
      default:
        digits.insert(mark.candidate.digit);
    }
  }
  return digits;
}

bool is_continuous(Technique technique) {
  return technique == Technique::kContinuousNiceLoop ||
         technique == Technique::kGroupedContinuousNiceLoop;
}

// How many statements a chain has that is told from a false one to a true one. A ring comes back to
// its first one. A loop that shows a candidate to be false begins and ends with that one, or with
// another of its cell, and is told without it.
int statements_of(const Step& step) {
  int count = static_cast<int>(step.inferences.size());
  if (is_continuous(step.technique)) return count - 1;
  const bool loop =
      is_loop_or_aic(step.technique) && row_of(step.technique).hodoku_short.ends_with("dnl");
  const bool told = !step.inferences.empty() && !step.removals.empty();
  if (!loop || !told || !step.removals.front().in_range()) return count;
  const CellSet start{step.removals.front().cell};
  for (const Inference* end : {&step.inferences.front(), &step.inferences.back()}) {
    count += end->node.cells == start ? 0 : 1;
  }
  return count;
}

// The library tells how long loops and chains are, but not forcing ones.
std::string links_text(Technique technique, int statements) {
  return row_of(technique).hodoku_code.starts_with("07") ? std::to_string(statements - 1) : "";
}

bool is_siamese_code(const std::string& code) {
  return code.size() == 5 && code.back() == '1';
}

bool wants_sets(const LibraryLine& line, const TechniqueRow& row) {
  if (row.id == Technique::kGroupedContinuousNiceLoop) return line.variant == "2";
  return is_loop_or_aic(row.id) && (line.variant == "3" || line.variant == "4");
}

Options options_for(const LibraryLine& line, const TechniqueRow& row) {
  Options options;
  options.fish.siamese = row.family == Family::kFish && (row.size == 3 || row.size == 4);
  options.fish.nested = true;
  SingleDigitOptions& single_digit = options.single_digit;
  single_digit.dual_kites = row.id == Technique::kDualTwoStringKite;
  single_digit.dual_empty_rectangles = row.id == Technique::kDualEmptyRectangle;
  single_digit.thin_empty_rectangles =
      row.id == Technique::kDualEmptyRectangle ||
      (row.id == Technique::kEmptyRectangle && line.variant == "1");
  options.chains.sets = wants_sets(line, row);
  if (row.family == Family::kUniqueness) {
    options.uniqueness.missing_candidates = line.variant != "1";
  }
  options.als.overlap =
      row.family == Family::kAlmostLockedSets && row.id != Technique::kAlsXz && line.variant == "2";
  return options;
}

// The code that stands in a line; where there is none, the slug behind what stands for it.
std::string full_code(const TechniqueRow& row) {
  return row.hodoku_code.empty() ? codeless(row.slug) : std::string(row.hodoku_code);
}
std::string full_code(const LibraryLine& line) {
  return line.code == kNoLibraryCode ? codeless(line.variant) : line.code;
}

const TechniqueRow* row_with_code(const std::string& code) {
  for (Technique t : all_techniques()) {
    if (full_code(row_of(t)) == code) return &row_of(t);
  }
  return nullptr;
}

// Rows may share a code. Twins are joined among all fish of a size and shape; those of other digits
// do not matter.
Ask ask_for(const LibraryLine& line, const TechniqueRow& row) {
  Ask ask{{row.id}, options_for(line, row)};
  const bool is_fish = row.family == Family::kFish;
  for (Technique t : all_techniques()) {
    if (full_code(row_of(t)) == full_code(row)) ask.wanted.insert(t);
    const bool alike = is_fish && row_of(t).family == Family::kFish && row_of(t).size == row.size &&
                       query_for(t, ask).shape == query_for(row.id, ask).shape;
    if (alike) ask.wanted.insert(t);
  }
  DigitSet digits;
  for (char digit : line.digits) {
    if (digit >= '1' && digit <= '9') digits.insert(Digit::from_number(digit - '0'));
  }
  if (is_fish && !digits.empty()) ask.digits = digits;
  return ask;
}

// HoDoKu's own finder for what it finds in its tables; chains of almost locked sets go both ways,
// as the library wants them.
Finder library_finder(Technique technique) {
  const Finder finder = hodoku_finder(technique);
  if (finder == &find_almost_locked_sets_like_hodoku) return &find_almost_locked_sets_both_ways;
  return is_loop_or_aic(technique) ? finder : finder_of(technique);
}

struct Searched {
  Grid grid;
  std::vector<KeptHit> hits;  // in HoDoKu's order
};

Result<Searched> search(const LibraryLine& line) {
  const TechniqueRow* row =
      row_with_code(is_siamese_code(line.code) ? line.code.substr(0, 4) : full_code(line));
  if (row == nullptr) return Error{"nonet has no technique with the code " + full_code(line)};
  auto grid = Grid::from(line.puzzle);
  if (!grid) return grid.error();
  const Ask ask = ask_for(line, *row);
  Searched searched{*grid, {}};
  library_finder(row->id)(*grid, ask, [&](const Hit& hit) {
    searched.hits.emplace_back(hit);
    return false;
  });
  if (!hodoku_sorts(row->id, ask.options)) return searched;
  std::vector<KeptHit> sorted;
  for (std::size_t i : hodoku_order(searched.hits, *grid)) sorted.push_back(searched.hits[i]);
  searched.hits = std::move(sorted);
  return searched;
}

LibraryStep expected_of(const LibraryLine& line) {
  return {full_code(line), line.digits == "x" ? "" : line.digits, sorted_text(line.eliminations),
          sorted_text(line.placements), line.extra};
}

}  // namespace

std::string LibraryStep::text() const {
  return ":" + code + ":" + digits + ":" + eliminations + ":" + placements + ":" + extra;
}

LibraryStep library_step(const Step& step) {
  LibraryStep told;
  told.code = full_code(row_of(step.technique));
  if (row_of(step.technique).family == Family::kFish && is_siamese(step)) told.code += "1";
  for (Digit d : own_digits(step)) told.digits += std::to_string(d.number());
  told.eliminations = sorted_text(step.removals);
  told.placements = sorted_text(step.placements);
  told.extra = links_text(step.technique, statements_of(step));
  return told;
}

LibraryVerdict judge(const LibraryLine& line, const std::vector<LibraryStep>& steps) {
  LibraryVerdict verdict;
  verdict.expected = expected_of(line);
  const bool nothing = line.variant == "x";
  bool met = false;
  for (LibraryStep step : steps) {
    if (step.code != verdict.expected.code || step.digits != verdict.expected.digits) continue;
    verdict.found.push_back(step);
    if (met) step.extra = verdict.expected.extra;
    if (nothing || step != verdict.expected) {
      verdict.problem = nothing ? "found what should not be there" : "found something else";
    }
    met = met || step == verdict.expected;
  }
  if (!nothing && verdict.found.empty()) verdict.problem = "found nothing";
  verdict.passed = verdict.problem.empty();
  return verdict;
}

Result<std::vector<Step>> library_search(const LibraryLine& line) {
  auto searched = search(line);
  if (!searched) return searched.error();
  std::vector<Step> steps;
  for (const KeptHit& hit : searched->hits) steps.push_back(hit.hit().told(searched->grid));
  return steps;
}

LibraryVerdict verify(const LibraryLine& line) {
  auto searched = search(line);
  if (!searched) {
    LibraryVerdict verdict;
    verdict.expected = expected_of(line);
    verdict.problem = searched.error().message;
    return verdict;
  }
  std::vector<LibraryStep> told;
  for (const KeptHit& hit : searched->hits) {
    told.push_back(library_step(hit.hit().told(searched->grid)));
    // HoDoKu counts a set in a chain for several.
    if (is_loop_or_aic(hit.technique)) told.back().extra = links_text(hit.technique, hit.length);
  }
  return judge(line, told);
}

}  // namespace nonet
