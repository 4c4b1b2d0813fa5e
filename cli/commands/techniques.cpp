// techniques: the table of techniques for people.
#include <algorithm>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/policy_option.h"
#include "cli/terminal/terminal.h"
#include "nonet/explain/course.h"
#include "nonet/explain/eye_walk.h"
#include "nonet/explain/lessons.h"
#include "nonet/explain/lessons_json.h"
#include "nonet/explain/near_miss.h"
#include "nonet/explain/technique_pages.h"
#include "nonet/logic/idea.h"
#include "nonet/logic/options.h"
#include "nonet/logic/technique.h"
#include "nonet/logic/unknown_technique.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"

namespace nonet::cli {
namespace {

std::string padded(std::string_view text, std::size_t width) {
  std::string result(text);
  result.resize(std::max(width, result.size()), ' ');
  return result;
}

void print_list(std::ostream& out) {
  std::size_t longest = 0;
  for (Technique technique : all_techniques()) {
    longest = std::max(longest, row_of(technique).slug.size());
  }
  for (Technique technique : all_techniques()) {
    const TechniqueRow& row = row_of(technique);
    out << padded(row.slug, longest + 2) << padded(name_of(row.level), 9) << row.name << "\n";
  }
}

// A line of the table: what it tells of, and that, broken to the width of the terminal.
void print_field(std::string_view what, const std::string& text, int columns, std::ostream& out) {
  constexpr std::size_t kIndent = 12;
  out << wrapped(padded("  " + std::string(what), kIndent) + text, columns, kIndent) << "\n";
}

void print_one(const TechniqueRow& row, int columns, std::ostream& out) {
  out << row.name << "\n";
  print_field("slug", std::string(row.slug), columns, out);
  print_field("also", synonyms_text(row), columns, out);
  print_field("level", std::string(name_of(row.level)), columns, out);
  if (!row.hodoku_code.empty()) {
    print_field(
        "HoDoKu",
        "code " + std::string(row.hodoku_code) + ", score " + std::to_string(row.hodoku_score),
        columns, out);
  }
  if (const std::string se = se_text(row); !se.empty()) print_field("SE", se, columns, out);
  print_field("idea", std::string(idea_of(row.id)), columns, out);
  print_field("look for", std::string(spotting_of(row.id)), columns, out);
  std::vector<std::string> next;
  for (Technique technique : leads_to(row.id)) next.emplace_back(row_of(technique).slug);
  if (!next.empty()) print_field("leads to", list_of(next), columns, out);
  auto example = shown_example(row.id);
  if (!example) return;
  const Step& step = example->step;
  print_field("example", example->line, 0, out);  // whole, to be copied
  print_field("why", sentence_of(step, example->grid), columns, out);
  for (const std::string& line : reasoning_of(step, example->grid)) {
    print_field("", line, columns, out);
  }
  int number = 0;
  for (const Look& look : walk_of(step, example->grid)) {
    print_field(number == 0 ? "walk" : "", std::to_string(number + 1) + ". " + look.words, columns,
                out);
    ++number;
  }
  out << "\n"
      << marked_board(example->grid, step) << expert_line(step, example->grid) << "\n"
      << wrapped(near_miss_text(*example, near_miss_of(*example)), columns, 0) << "\n";
}

void print_options(std::ostream& out) {
  const Options usual;
  for (const OptionRow& row : option_rows()) {
    const int value = *option_value(usual, row.name);
    const std::string shown = row.is_switch() ? (value != 0 ? "on" : "off") : std::to_string(value);
    out << padded(row.name, 24) << padded(shown, 7) << row.help << "\n";
  }
}

int run_techniques(Invocation& call) {
  if (call.has("options")) {
    if (!call.operands().empty() || call.has("markdown") || call.has("json"))
      return call.wrong("--options goes without a name, without --markdown and without --json");
    print_options(call.out);
    return kExitDone;
  }
  const bool markdown = call.has("markdown");
  if (markdown && call.has("json")) return call.wrong("--markdown goes without --json");
  const bool json = call.has("json");
  if (call.operands().empty()) {
    if (json) {
      call.out << techniques_to_json();
    } else if (markdown) {
      call.out << techniques_page();
    } else {
      print_list(call.out);
    }
    return kExitDone;
  }
  const std::string& name = call.operands().front();
  std::vector<Technique> meant = techniques_named(name);
  if (meant.empty()) return call.wrong(unknown_technique(name) + "; 'nonet techniques' lists them");
  if (json) {
    for (Technique technique : meant) call.out << lesson_to_json(technique);
    return kExitDone;
  }
  if (markdown) {
    for (Technique technique : meant) call.out << technique_page(technique);
    return kExitDone;
  }
  if (meant.size() > 1) {
    call.out << "'" << name << "' means " << meant.size() << " techniques:\n\n";
  }
  for (std::size_t i = 0; i < meant.size(); ++i) {
    if (i > 0) call.out << "\n";
    print_one(row_of(meant[i]), columns_of(call), call.out);
  }
  return kExitDone;
}

}  // namespace

const Command kTechniquesCommand = {
    .name = "techniques",
    .operands = "[NAME]",
    .summary = "list the techniques, or tell about one",
    .details =
        "NAME is a technique under any name people use for it: 'naked-pair', 'y-wing', 'house "
        "rule'.\n"
        "A name that covers several techniques tells about each, with a board on which it finds\n"
        "something, and why it does there. The list goes from easy to hard.",
    .options = {{"markdown", Option::Takes::kNothing, "",
                 "all of them by family, as docs/TECHNIQUES.md, or with a\nNAME its page, as in "
                 "docs/techniques"},
                {"json", Option::Takes::kNothing, "",
                 "the table as data, with a NAME the example and its\nstep too"},
                {"options", Option::Takes::kNothing, "",
                 "what --set of 'explain', 'hint' and 'steps' can change,\nwith the usual values"}},
    .examples = {{"nonet techniques", "all of them, easiest first"},
                 {"nonet techniques y-wing", "one of them, with an example"},
                 {"nonet techniques house-rule", "a name that means several"}},
    .most_operands = 1,
    .run = run_techniques,
    .words = technique_words};

}  // namespace nonet::cli
