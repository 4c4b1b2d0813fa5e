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
#include "nonet/explain/variant_lesson_pages.h"
#include "nonet/explain/variant_lessons.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/idea.h"
#include "nonet/logic/options.h"
#include "nonet/logic/technique.h"
#include "nonet/logic/unknown_technique.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/variant_board.h"

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

void print_example(const ShownExample& example, int columns, std::ostream& out) {
  const Step& step = example.step;
  print_field("example", example.line, 0, out);  // whole, to be copied
  print_field("why", sentence_of(step, example.grid), columns, out);
  for (const std::string& line : reasoning_of(step, example.grid)) {
    print_field("", line, columns, out);
  }
  int number = 0;
  for (const Look& look : walk_of(step, example.grid)) {
    print_field(number == 0 ? "walk" : "", std::to_string(number + 1) + ". " + look.words, columns,
                out);
    ++number;
  }
  out << "\n"
      << marked_board(example.grid, step) << whole_expert_line(step, example.grid) << "\n"
      << wrapped(near_miss_text(example, near_miss_of(example)), columns, 0) << "\n";
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
  if (auto example = shown_example(row.id)) print_example(*example, columns, out);
}

// ---- what is taught of puzzles with rules

// "thermo" and "rule-bounds, cage-combinations" out of "a|b".
std::string with_commas(std::string_view names) {
  std::string text(names);
  for (std::size_t bar = 0; (bar = text.find('|', bar)) != std::string::npos;) {
    text.replace(bar, 1, ", ");
  }
  return text;
}

void print_lessons(std::ostream& out) {
  std::size_t longest = 0;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    longest = std::max(longest, lesson.slug.size());
  }
  std::string_view group;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    if (name_of(lesson.group) != group) {
      out << (group.empty() ? "" : "\n") << (group = name_of(lesson.group)) << "\n";
    }
    out << "  " << padded(lesson.slug, longest + 2) << lesson.name << "\n";
  }
  group = {};
  for (const KindLesson& lesson : all_kind_lessons()) {
    if (group_of(lesson) != group) out << "\nRules: " << (group = group_of(lesson)) << "\n";
    out << "  " << padded(slug_of(lesson), longest + 2) << name_of(lesson) << "\n";
  }
}

void print_lesson(const VariantLesson& lesson, int columns, std::ostream& out) {
  out << lesson.name << "\n";
  print_field("slug", std::string(lesson.slug), columns, out);
  print_field("also", with_commas(lesson.synonyms), columns, out);
  print_field("rules", with_commas(lesson.kinds), columns, out);
  std::vector<std::string> names;
  for (Technique technique : techniques_of(lesson)) names.emplace_back(row_of(technique).slug);
  print_field("told as", list_of(names), columns, out);
  print_field("idea", std::string(lesson.idea), columns, out);
  print_field("look for", std::string(lesson.spotting), columns, out);
  if (!lesson.leads_to.empty()) print_field("leads to", with_commas(lesson.leads_to), columns, out);
  if (auto example = shown_example(lesson)) print_example(*example, columns, out);
}

void print_kind(const KindLesson& lesson, int columns, std::ostream& out) {
  out << name_of(lesson) << "\n";
  print_field("slug", slug_of(lesson), columns, out);
  if (!synonyms_of(lesson).empty())
    print_field("also", with_commas(synonyms_of(lesson)), columns, out);
  print_field("rule", std::string(lesson.says), columns, out);
  print_field("begin", std::string(lesson.first), columns, out);
  std::vector<std::string> taught;
  for (const VariantLesson* each : techniques_of(lesson)) taught.emplace_back(each->slug);
  if (!taught.empty()) print_field("leads to", list_of(taught), columns, out);
  const auto example = example_of(lesson);
  if (!example) return;
  const Variant& variant = *example->obeys.variant;
  print_field("example", variant_json_of(variant), 0, out);
  out << "\n"
      << variant_board(variant, variant.givens) << variant_legend(variant, columns)
      << wrapped("Near miss: with " + std::string(lesson.miss) + " it is broken. " +
                     std::string(lesson.why),
                 columns, 0)
      << "\n";
}

// What a name means among these; nothing printed and false if it means none.
bool tell_variant(const std::string& name, bool json, bool markdown, Invocation& call) {
  const std::vector<const VariantLesson*> lessons = variant_lessons_named(name);
  const KindLesson* kind =
      kind_lesson_named(name.starts_with("kind-") ? std::string_view(name).substr(5) : name);
  if (name.starts_with("kind-") || lessons.empty()) {
    if (kind == nullptr) return false;
    if (json) {
      call.out << kind_lesson_to_json(*kind);
    } else if (markdown) {
      call.out << kind_lesson_page(*kind);
    } else {
      print_kind(*kind, columns_of(call), call.out);
    }
    return true;
  }
  for (const VariantLesson* lesson : lessons) {
    if (json) {
      call.out << variant_lesson_to_json(*lesson);
    } else if (markdown) {
      call.out << variant_lesson_page(*lesson);
    } else {
      if (lesson != lessons.front()) call.out << "\n";
      print_lesson(*lesson, columns_of(call), call.out);
    }
  }
  return true;
}

void print_options(std::ostream& out) {
  const Options usual;
  for (const OptionRow& row : option_rows()) {
    const int value = *option_value(usual, row.name);
    const std::string shown = row.is_switch() ? (value != 0 ? "on" : "off") : std::to_string(value);
    out << padded(row.name, 24) << padded(shown, 7) << row.help << "\n";
  }
}

std::vector<std::string_view> lesson_words() {
  std::vector<std::string_view> words = technique_words();
  for (const VariantLesson& lesson : all_variant_lessons()) words.push_back(lesson.slug);
  for (const KindLesson& lesson : all_kind_lessons()) words.push_back(lesson.slug);
  return words;
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
  const bool of_variants = call.has("variant");
  if (call.operands().empty() && of_variants) {
    if (json) return call.wrong("--variant --json goes with a name; --json alone has the list");
    if (markdown) {
      call.out << variant_lessons_page();
    } else {
      print_lessons(call.out);
    }
    return kExitDone;
  }
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
  if ((of_variants || meant.empty() || !variant_lessons_meant(name).empty()) &&
      tell_variant(name, json, markdown, call))
    return kExitDone;
  if (of_variants)
    return call.wrong("no lesson on rules is called '" + name +
                      "'; 'nonet techniques --variant' lists them");
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
        "something, and why it does there. The list goes from easy to hard.\n"
        "\n"
        "With --variant it is about puzzles with rules of their own: techniques as they are known\n"
        "by kind, 'thermometer-bounds', 'innie', 'whisper-polarity', and the kinds themselves,\n"
        "'thermo', 'kind-skyscraper'.",
    .options = {{"markdown", Option::Takes::kNothing, "",
                 "all of them by family, as docs/TECHNIQUES.md, or with a\nNAME its page, as in "
                 "docs/techniques"},
                {"variant", Option::Takes::kNothing, "",
                 "what is taught of puzzles with rules: all of it, or NAME"},
                {"json", Option::Takes::kNothing, "",
                 "the table as data, with a NAME the example and its\nstep too"},
                {"options", Option::Takes::kNothing, "",
                 "what --set of 'explain', 'hint' and 'steps' can change,\nwith the usual values"}},
    .examples = {{"nonet techniques", "all of them, easiest first"},
                 {"nonet techniques y-wing", "one of them, with an example"},
                 {"nonet techniques house-rule", "a name that means several"},
                 {"nonet techniques --variant", "what is taught of puzzles with rules"},
                 {"nonet techniques thermometer-bounds", "one of that, with an example"}},
    .most_operands = 1,
    .run = run_techniques,
    .words = lesson_words};

}  // namespace nonet::cli
