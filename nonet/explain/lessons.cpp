#include "nonet/explain/lessons.h"

#include "nonet/io/library.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/example.h"
#include "nonet/rate/se/se.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

std::string_view code_of(Technique technique) {
  const std::string_view code = row_of(technique).hodoku_code;
  return code.empty() ? "0000" : code;
}

}  // namespace

std::optional<ShownExample> shown_example(Technique technique) {
  const TechniqueExample example = example_of(technique);
  const std::string state = std::string(example.cells) + ":" + std::string(example.deleted);
  auto read = parse_library_line(state);
  if (!read) return std::nullopt;
  std::string line = ":" + std::string(code_of(technique)) + ":x:" + state + "::";
  if (!example.rules.empty()) {
    line = "{\"size\": 9, \"low\": 1, \"boxes\": \"standard\", \"givens\": \"" +
           std::string(example.cells) + "\", \"rules\": " + std::string(example.rules) + "}";
    Result<Variant> variant = read_variant_json(line);
    if (!variant) return std::nullopt;
    variant->givens.assign(variant->givens.size(), std::nullopt);  // the state has them
    read->puzzle.variant = std::make_shared<const Variant>(std::move(*variant));
  }
  auto grid = start_of(read->puzzle);
  auto still_open = parse_cell(example.still_open);
  if (!grid || !still_open) return std::nullopt;
  std::optional<ShownExample> shown;
  Ask ask{{technique}, example_options(technique)};
  const Board solution = search(*grid).first;
  ask.solution = &solution;
  finder_of(technique)(*grid, ask, [&](const Hit& hit) {
    shown = {line, *grid, hit.told(*grid), read->puzzle, *still_open};
    return true;
  });
  return shown;
}

std::string synonyms_text(const TechniqueRow& row) {
  std::string synonyms(row.synonyms);
  for (std::size_t bar = 0; (bar = synonyms.find('|', bar)) != std::string::npos;) {
    synonyms.replace(bar, 1, ", ");
  }
  return synonyms;
}

std::string se_text(const TechniqueRow& row) {
  if (row.se_rating_times_ten == 0) return "";
  const std::string usual = se_tenths(row.se_rating_times_ten);
  if (row.se_in_box_times_ten == 0) return (row.se_grows ? "from " : "") + usual;
  return se_tenths(row.se_in_box_times_ten) + " in a box, " + usual + " in a line";
}

}  // namespace nonet
