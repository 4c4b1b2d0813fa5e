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

std::optional<ShownExample> ruled_example(std::string_view puzzle, std::string_view cells,
                                          std::string_view still_open) {
  if (!puzzle.starts_with('{')) return std::nullopt;
  std::string line =
      "{\"givens\": \"" + std::string(cells) + "\", " + std::string(puzzle.substr(1));
  // The table breaks lines where it wants to.
  for (std::size_t at = 0; (at = line.find("\n", at)) != std::string::npos;) {
    line.replace(at, line.find_first_not_of(" \n", at) - at, " ");
  }
  Result<Variant> variant = read_variant_json(line);
  const auto opened = parse_cell(still_open);
  if (!variant || !opened) return std::nullopt;
  Puzzle read;
  read.variant = std::make_shared<const Variant>(std::move(*variant));
  auto state = state_of(read);
  if (!state) return std::nullopt;
  Variant bare = *state->variant;
  bare.givens.assign(bare.givens.size(), std::nullopt);  // the state has them
  state->variant = std::make_shared<const Variant>(std::move(bare));
  auto grid = start_of(*state);
  if (!grid) return std::nullopt;
  return ShownExample{line, *grid, {}, *state, *opened};
}

std::optional<ShownExample> shown_example(Technique technique) {
  const TechniqueExample example = example_of(technique);
  std::optional<ShownExample> shown;
  if (!example.rules.empty()) {
    shown = ruled_example("{\"rules\": " + std::string(example.rules) + "}", example.cells,
                          example.still_open);
  } else {
    const std::string state = std::string(example.cells) + ":" + std::string(example.deleted);
    const auto read = parse_library_line(state);
    const auto still_open = parse_cell(example.still_open);
    const auto grid = read ? start_of(read->puzzle) : Result<Grid>(Error{""});
    if (!grid || !still_open) return std::nullopt;
    shown = ShownExample{":" + std::string(code_of(technique)) + ":x:" + state + "::",
                         *grid,
                         {},
                         read->puzzle,
                         *still_open};
  }
  if (!shown) return std::nullopt;
  Ask ask{{technique}, example_options(technique)};
  const Board solution = search(shown->grid).first;
  ask.solution = &solution;
  bool found = false;
  finder_of(technique)(shown->grid, ask, [&](const Hit& hit) {
    shown->step = hit.told(shown->grid);
    return found = true;
  });
  return found ? shown : std::nullopt;
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
