#include "nonet/explain/technique_pages.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/course.h"
#include "nonet/explain/eye_walk.h"
#include "nonet/explain/lessons.h"
#include "nonet/explain/near_miss.h"
#include "nonet/logic/idea.h"
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
    "not edit\n(`script/pictures` makes all of these pages anew).\n\n"
    "By family, in each from easy to hard. Level and score are HoDoKu's, SE is the rating of "
    "Sudoku Explainer. Every\npage shows what to look for and how the eye comes upon it, an "
    "example "
    "with its proof, and a near miss: a board on\nwhich one candidate too many spoils it. "
    "`--only` and `--without` take the short names.\n";

constexpr std::string_view kLibraryNote =
    "The state as a line of HoDoKu's library, which `nonet hint`, `nonet steps` and `nonet "
    "explain` read, and the step\n";
constexpr std::string_view kRuledNote =
    "The puzzle with its rules, as `nonet hint`, `nonet steps` and `nonet explain` read it, and "
    "the "
    "step\n";
constexpr std::string_view kBoardNote =
    "drawn into it: `7*` belongs to the pattern, `3-` is removed, `5!` is placed.\n";

constexpr std::string_view kCertificateNote =
    "\n\nThat is all that the checker uses to confirm the step: `r3c5` stands for \"this cell "
    "holds "
    "a digit\", `7b2` for \"box 2\nholds a 7\".\n";

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
  if (example.step.symmetry) {
    return text + (text.empty() ? "" : ", and ") + "that the puzzle is the same after `" +
           std::string(word_of(example.step.symmetry->motion)) + " " +
           images_text(*example.step.symmetry, example.grid.topology()) +
           "`: it assumes one solution";
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
    cells += (cells.empty() ? "" : " ") + short_cells({cell.cell}) + "=" +
             digits_text(cell.digits, example.grid.topology());
  }
  return text + "that `" + cells + "` would be deadly: it assumes one solution";
}

std::string link_to(Technique technique, std::string_view folder) {
  const TechniqueRow& row = row_of(technique);
  return "[" + std::string(row.name) + "](" + std::string(folder) + std::string(row.slug) + ".md)";
}

// A heading as GitHub names it: "Single Digit Patterns" is #single-digit-patterns.
std::string anchor_of(Family family) {
  std::string anchor;
  for (const char ch : name_of(family)) {
    anchor += ch == ' ' ? '-' : ch >= 'A' && ch <= 'Z' ? static_cast<char>(ch - 'A' + 'a') : ch;
  }
  return anchor;
}

std::vector<Family> families() {
  std::vector<Family> all;
  for (Technique technique : all_techniques()) {
    const Family family = row_of(technique).family;
    if (std::find(all.begin(), all.end(), family) == all.end()) all.push_back(family);
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string family_section(Family family) {
  std::string text = "\n## " + std::string(name_of(family)) +
                     "\n\n| technique | short name | level | SE |\n|---|---|---|---|\n";
  for (Technique technique : all_techniques()) {
    const TechniqueRow& row = row_of(technique);
    if (row.family != family) continue;
    text += "| " + link_to(technique, "techniques/") + " | `" + std::string(row.slug) + "` | " +
            std::string(name_of(row.level)) + " | " + se_text(row) + " |\n";
  }
  return text;
}

std::string leads_section(Technique technique) {
  const std::string practise = row_of(technique).family == Family::kRules
                                   ? ""
                                   : "To practise it: `nonet generate --practice " +
                                         std::string(row_of(technique).slug) + "`.\n";
  std::vector<std::string> next;
  for (Technique other : leads_to(technique)) next.push_back(link_to(other, ""));
  const std::string on = next.empty() ? "" : "It leads to " + list_of(next) + ".\n";
  if (practise.empty() && on.empty()) return "";
  return "\n## Where it leads\n\n" + practise + (practise.empty() || on.empty() ? "" : "\n") + on;
}

}  // namespace

std::string walk_section(const ShownExample& example) {
  std::string text;
  int number = 0;
  for (const Look& look : walk_of(example.step, example.grid)) {
    text += std::to_string(++number) + ". " + look.words + "\n";
  }
  return text;
}

std::string example_section(const ShownExample& example) {
  std::string text = "\n## The example\n\n> " + sentence_of(example.step, example.grid) + "\n";
  if (!example.step.inferences.empty()) text += ">\n";
  for (const std::string& line : reasoning_of(example.step, example.grid)) {
    const std::size_t indent = line.find_first_not_of(' ');  // deeper levels are lists in lists
    text += "> " + std::string(indent, ' ') + "- " + line.substr(indent) + "\n";
  }
  const bool has_rules = example.grid.rulebook() != nullptr;
  text += "\n" + std::string(has_rules ? kRuledNote : kLibraryNote) + std::string(kBoardNote) +
          "\n```\n" + example.line + "\n\n" + marked_board(example.grid, example.step) + "\n" +
          whole_expert_line(example.step, example.grid) + "\n```\n";
  return text + "\nCertificate: " + certificate_text(example) + "." + std::string(kCertificateNote);
}

std::string near_miss_section(const ShownExample& example) {
  constexpr std::string_view kPrefix = "Near miss: ";
  std::string words = near_miss_text(example, near_miss_of(example)).substr(kPrefix.size());
  words.front() = static_cast<char>(words.front() - 'a' + 'A');
  return "\n## A near miss\n\n" + words + "\n";
}

std::string techniques_page() {
  std::string text(kHead);
  text += "\n";
  for (Family family : families()) {
    text += "- [" + std::string(name_of(family)) + "](#" + anchor_of(family) + ")\n";
  }
  for (Family family : families()) text += family_section(family);
  text += "\n## The course\n\nIn which order one would learn them, from easy to hard:\n\n";
  std::vector<std::string> order;
  for (Technique technique : course()) order.push_back(link_to(technique, "techniques/"));
  for (const std::string& link : order) text += "1. " + link + "\n";
  return text;
}

std::string technique_page(Technique technique) {
  const TechniqueRow& row = row_of(technique);
  std::string text = "# " + std::string(row.name) + "\n\n[All techniques](../TECHNIQUES.md) · [" +
                     std::string(name_of(row.family)) + "](../TECHNIQUES.md#" +
                     anchor_of(row.family) + ")\n\n`" + std::string(row.slug) + "`, also " +
                     synonyms_text(row) + ". " + figures_text(row) + ".\n\n" +
                     std::string(idea_of(technique)) + "\n";
  const auto example = shown_example(technique);
  if (example) {
    text += "\n![" + std::string(row.name) + " on the board of the example](" +
            std::string(row.slug) + ".svg)\n";
  }
  text += "\n## How to spot it\n\n" + std::string(spotting_of(technique)) + "\n";
  if (!example) return text + "\nThere is no example yet.\n";
  return text + "\nOn the board above:\n\n" + walk_section(*example) + example_section(*example) +
         near_miss_section(*example) + leads_section(technique);
}

}  // namespace nonet
