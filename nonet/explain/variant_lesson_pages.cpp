#include "nonet/explain/variant_lesson_pages.h"

#include <algorithm>
#include <vector>

#include "nonet/explain/technique_pages.h"
#include "nonet/explain/variant_lessons.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

constexpr std::string_view kLessonsHead =
    "# Lessons of puzzles with rules\n\n"
    "Made by `nonet techniques --variant --markdown` from the tables of lessons; do not edit\n"
    "(`script/pictures` makes all of these pages anew).\n\n"
    "Techniques as they are known by kind, each with what to look for, an example of our own with "
    "its proof, and a near miss;\nthen what each kind of rule says and with what one begins. nonet "
    "tells many of these steps under one name, since it\nfinds them in one way: what a rule leaves "
    "no filling for. On [the page](GUIDE.md) the same lessons are live, with exercises;\n"
    "`nonet techniques NAME` has them in a terminal. How rules are written stands in "
    "[VARIANTS.md](VARIANTS.md).\n";

std::string parts_with_commas(std::string_view names) {
  std::string text(names);
  for (std::size_t bar = 0; (bar = text.find('|', bar)) != std::string::npos;) {
    text.replace(bar, 1, ", ");
  }
  return text;
}

std::string lesson_link(const VariantLesson& lesson, std::string_view folder) {
  return "[" + std::string(lesson.name) + "](" + std::string(folder) + std::string(lesson.slug) +
         ".md)";
}

// A heading as GitHub names it: "Own rule (pairs)" is #own-rule-pairs.
std::string heading_anchor(const KindLesson& lesson) {
  std::string anchor;
  for (const char ch : name_of(lesson)) {
    if (ch == ' ' || ch == '-') {
      anchor += '-';
    } else if (ch != '(' && ch != ')') {
      anchor += ch >= 'A' && ch <= 'Z' ? static_cast<char>(ch - 'A' + 'a') : ch;
    }
  }
  return anchor;
}

// To the kinds of a lesson; "kropki black" is of kind kropki.
std::string kind_links(const VariantLesson& lesson) {
  std::vector<std::string> links;
  for (std::string_view left = lesson.kinds; !left.empty();) {
    const std::string_view kind = left.substr(0, left.find('|'));
    left.remove_prefix(std::min(left.size(), kind.size() + 1));
    const std::string slug(kind.substr(0, kind.find(' ')));
    const KindLesson* known = kind_lesson_named(slug);
    if (known == nullptr) continue;
    links.push_back("[" + std::string(kind) + "](../VARIANT_LESSONS.md#" + heading_anchor(*known) +
                    ")");
  }
  return list_of(links);
}

}  // namespace

std::string variant_lesson_page(const VariantLesson& lesson) {
  std::vector<std::string> told_as;
  for (Technique technique : techniques_of(lesson)) {
    const TechniqueRow& row = row_of(technique);
    told_as.push_back("[" + std::string(row.name) + "](../techniques/" + std::string(row.slug) +
                      ".md)");
  }
  std::string text = "# " + std::string(lesson.name) +
                     "\n\n[All lessons of puzzles with rules](../VARIANT_LESSONS.md)\n\n`" +
                     std::string(lesson.slug) + "`, also " + parts_with_commas(lesson.synonyms) +
                     ". Rules: " + kind_links(lesson) + ". Told as " + list_of(told_as, "or") +
                     ".\n\n" + std::string(lesson.idea) + "\n";
  const auto example = shown_example(lesson);
  if (example) {
    text += "\n![" + std::string(lesson.name) + " on the board of the example](" +
            std::string(lesson.slug) + ".svg)\n";
  }
  text += "\n## How to spot it\n\n" + std::string(lesson.spotting) + "\n";
  if (example) {
    text += "\nOn the board above:\n\n" + walk_section(*example) + example_section(*example) +
            near_miss_section(*example);
  }
  text += "\n## Where it leads\n\nTo practise it: `nonet generate --practice " +
          std::string(lesson.slug) + "`.\n";
  std::vector<std::string> next;
  for (std::string_view left = lesson.leads_to; !left.empty();) {
    const std::string_view slug = left.substr(0, left.find('|'));
    left.remove_prefix(std::min(left.size(), slug.size() + 1));
    for (const VariantLesson* other : variant_lessons_named(slug)) {
      next.push_back(lesson_link(*other, ""));
    }
  }
  return next.empty() ? text : text + "\nIt leads to " + list_of(next) + ".\n";
}

std::string kind_lesson_page(const KindLesson& lesson) {
  std::string text = "### " + std::string(name_of(lesson)) + "\n\n`" + std::string(lesson.slug) +
                     "`. " + std::string(lesson.says) + "\n\n" + std::string(lesson.first) + "\n";
  std::vector<std::string> taught;
  for (const VariantLesson* each : techniques_of(lesson)) {
    taught.push_back(lesson_link(*each, "variants/"));
  }
  if (!taught.empty()) text += "\nTo learn: " + list_of(taught) + ".\n";
  return text + "\nNear miss: with `" + std::string(lesson.digits) + "` it holds, with `" +
         std::string(lesson.miss) + "` not. " + std::string(lesson.why) + "\n";
}

std::string variant_lessons_page() {
  std::string text(kLessonsHead);
  std::string_view group;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    if (name_of(lesson.group) != group) {
      group = name_of(lesson.group);
      text +=
          "\n## " + std::string(group) + "\n\n| technique | short name | rules |\n|---|---|---|\n";
    }
    text += "| " + lesson_link(lesson, "variants/") + " | `" + std::string(lesson.slug) + "` | " +
            parts_with_commas(lesson.kinds) + " |\n";
  }
  group = {};
  for (const KindLesson& lesson : all_kind_lessons()) {
    if (group_of(lesson) != group) {
      group = group_of(lesson);
      text += "\n## Rules: " + std::string(group) + "\n";
    }
    text += "\n" + kind_lesson_page(lesson);
  }
  return text;
}

}  // namespace nonet
