#include "nonet/rate/library_rule.h"

#include <algorithm>
#include <tuple>

#include "nonet/core/grid.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/fish.h"
#include "nonet/rate/hodoku/order.h"
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

// The digits that a step is about; those that only guard or help do not count.
DigitSet own_digits(const Step& step) {
  DigitSet digits;
  if (step.technique == Technique::kBugPlusOne) return digits;
  // Two kites of different digits go by the first one's.
  if (step.technique == Technique::kDualTwoStringKite) return {step.marks.front().candidate.digit};
  for (const Mark& mark : step.marks) {
    switch (mark.role) {
      case Role::kFin:
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

// The links of a chain, those within its cells included.
std::string chain_length(const Step& step) {
  if (row_of(step.technique).family != Family::kChains) return "";
  return std::to_string(step.inferences.size() - 1);
}

bool is_siamese_code(const std::string& code) {
  return code.size() == 5 && code.back() == '1';
}

Options options_for(const LibraryLine& line, const TechniqueRow& row) {
  Options options;
  options.fish.siamese = row.family == Family::kFish && (row.size == 3 || row.size == 4);
  SingleDigitOptions& single_digit = options.single_digit;
  single_digit.dual_kites = row.id == Technique::kDualTwoStringKite;
  single_digit.dual_empty_rectangles = row.id == Technique::kDualEmptyRectangle;
  single_digit.thin_empty_rectangles =
      row.id == Technique::kDualEmptyRectangle ||
      (row.id == Technique::kEmptyRectangle && line.variant == "1");
  if (row.family == Family::kUniqueness) {
    options.uniqueness.missing_candidates = line.variant != "1";
  }
  return options;
}

const TechniqueRow* row_with_code(const std::string& code) {
  if (code.empty()) return nullptr;
  for (Technique t : all_techniques()) {
    if (row_of(t).hodoku_code == code) return &row_of(t);
  }
  return nullptr;
}

// Twins are joined among all fish of a size.
TechniqueSet rows_searched_with(const TechniqueRow& row) {
  TechniqueSet rows = {row.id};
  for (Technique t : all_techniques()) {
    if (row.family != Family::kFish || row_of(t).family != Family::kFish) continue;
    if (row_of(t).size == row.size) rows.insert(t);
  }
  return rows;
}

LibraryStep expected_of(const LibraryLine& line) {
  return {line.code, line.digits == "x" ? "" : line.digits, sorted_text(line.eliminations),
          sorted_text(line.placements), line.extra};
}

}  // namespace

std::string LibraryStep::text() const {
  return ":" + code + ":" + digits + ":" + eliminations + ":" + placements + ":" + extra;
}

LibraryStep library_step(const Step& step) {
  LibraryStep told;
  told.code = row_of(step.technique).hodoku_code;
  if (row_of(step.technique).family == Family::kFish && is_siamese(step)) told.code += "1";
  for (Digit d : own_digits(step)) told.digits += std::to_string(d.number());
  told.eliminations = sorted_text(step.removals);
  told.placements = sorted_text(step.placements);
  told.extra = chain_length(step);
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
  const TechniqueRow* row =
      row_with_code(is_siamese_code(line.code) ? line.code.substr(0, 4) : line.code);
  if (row == nullptr) return Error{"nonet has no technique with the code " + line.code};
  auto grid = Grid::from(line.puzzle);
  if (!grid) return grid.error();
  const Options options = options_for(line, *row);
  std::vector<KeptHit> hits;
  finder_of(row->id)(*grid, {rows_searched_with(*row), options}, [&](const Hit& hit) {
    hits.emplace_back(hit);
    return false;
  });
  std::vector<Step> steps;
  if (hodoku_sorts(row->id, options)) {
    for (std::size_t i : hodoku_order(hits, *grid)) steps.push_back(hits[i].hit().told(*grid));
  } else {
    for (const KeptHit& hit : hits) steps.push_back(hit.hit().told(*grid));
  }
  return steps;
}

LibraryVerdict verify(const LibraryLine& line) {
  auto steps = library_search(line);
  if (!steps) {
    LibraryVerdict verdict;
    verdict.expected = expected_of(line);
    verdict.problem = steps.error().message;
    return verdict;
  }
  std::vector<LibraryStep> told;
  for (const Step& step : *steps) told.push_back(library_step(step));
  return judge(line, told);
}

}  // namespace nonet
