#include "nonet/explain/lessons.h"

#include "nonet/core/names.h"
#include "nonet/io/library.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/example.h"
#include "nonet/logic/idea.h"
#include "nonet/rate/se/se.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/rule_words.h"

namespace nonet {
namespace {

constexpr std::string_view kHead =
    "# Techniques\n\n"
    "Made by `nonet techniques --markdown` from the table of techniques and our own examples; do "
    "not edit.\n\n"
    "Names are those that `--only` and `--without` take. Level and score are HoDoKu's, SE is the "
    "rating of Sudoku\nExplainer. Under each technique stands an example: the state as a line of "
    "HoDoKu's library, which `nonet hint`,\n`nonet steps` and `nonet explain` read, and the step "
    "drawn into it (`7*` belongs to the pattern, `3-` is removed,\n`5!` is placed). The "
    "certificate is all that the checker uses to confirm the step: `r3c5` stands for \"this cell\n"
    "holds a digit\", `7b2` for \"box 2 holds a 7\". A near miss is the same board with one cell "
    "more to fill, where the\ntechnique does not find this step.\n";

std::string figures_text(const TechniqueRow& row) {
  std::string text = std::string(name_of(row.family)) + ", " + std::string(name_of(row.level));
  if (!row.hodoku_code.empty()) {
    text += ", HoDoKu " + std::string(row.hodoku_code) + " (score " +
            std::to_string(row.hodoku_score) + ")";
  }
  const std::string se = se_text(row);
  return text + (se.empty() ? "" : ", SE " + se);
}

std::string certificate_text(const ShownExample& example) {
  std::string text;
  for (Truth truth : example.step.truths) {
    text += (text.empty() ? "`" : " ") + truth_text(truth, example.grid.topology());
  }
  if (!text.empty()) text += "`";
  for (const RuleUse& use : example.step.rules) {
    text += (text.empty() ? "" : ", and ") + name_of(use, example.grid);
  }
  if (example.step.deadly.empty()) return text;
  text += text.empty() ? "" : ", and ";
  // The whole of a universal grave would fill the page.
  constexpr std::size_t kMostCells = 8;
  if (example.step.deadly.size() > kMostCells) {
    return text + "that the pattern of all open cells is deadly: it assumes one solution";
  }
  std::string cells;
  for (const DeadlyCell& cell : example.step.deadly) {
    cells += (cells.empty() ? "" : " ") + short_cells({cell.cell}) + "=" + digits_text(cell.digits);
  }
  return text + "that `" + cells + "` would be deadly: it assumes one solution";
}

std::string_view code_of(Technique technique) {
  const std::string_view code = row_of(technique).hodoku_code;
  return code.empty() ? "0000" : code;
}

std::string section(const TechniqueRow& row) {
  std::string text = "\n## " + std::string(row.name) + "\n\n`" + std::string(row.slug) +
                     "`, also " + synonyms_text(row) + ". " + figures_text(row) + ".\n\n" +
                     std::string(idea_of(row.id)) + "\n";
  auto example = shown_example(row.id);
  if (!example) return text + "\nThere is no example yet.\n";
  text += "\n> " + sentence_of(example->step, example->grid) + "\n";
  if (!example->step.inferences.empty()) text += ">\n";
  for (const std::string& line : reasoning_of(example->step, example->grid)) {
    const std::size_t indent = line.find_first_not_of(' ');  // deeper levels are lists in lists
    text += "> " + std::string(indent, ' ') + "- " + line.substr(indent) + "\n";
  }
  text += "\n```\n" + example->line + "\n\n" + marked_board(example->grid, example->step) + "\n" +
          expert_line(example->step, example->grid) + "\n```\n";
  return text + "\nCertificate: " + certificate_text(*example) + ".\n\n" +
         near_miss_text(*example) + "\n";
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
  Puzzle without = read->puzzle;
  without.givens.clear(*still_open);
  without.placed.clear(*still_open);
  auto near_miss = start_of(without);
  std::optional<ShownExample> shown;
  Ask ask{{technique}, example_options(technique)};
  const Board solution = search(*grid).first;
  ask.solution = &solution;
  finder_of(technique)(*grid, ask, [&](const Hit& hit) {
    shown = {line, *grid, hit.told(*grid), *still_open, *near_miss};
    return true;
  });
  return shown;
}

std::string near_miss_text(const ShownExample& example) {
  return "Near miss: while " + name_of(example.still_open) + " is open, this does not follow.";
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

std::string techniques_page() {
  std::string text(kHead);
  for (Technique technique : all_techniques()) text += section(row_of(technique));
  return text;
}

}  // namespace nonet
