#include "nonet/logic/kind_lesson.h"

#include <algorithm>
#include <array>

#include "nonet/logic/names_alike.h"
#include "nonet/logic/variant_lesson.h"
#include "nonet/rules/variant.h"

namespace nonet {
namespace {

constexpr auto kKindLessons = std::to_array<KindLesson>({
#define KIND_LESSON(...) {__VA_ARGS__},
#include "nonet/logic/kind_lessons.def"
#undef KIND_LESSON
});

// The first part of "a|b|c", which is taken off.
std::string_view next_part(std::string_view& list) {
  const std::string_view part = list.substr(0, list.find('|'));
  list.remove_prefix(std::min(list.size(), part.size() + 1));
  return part;
}

const KindRow* row_of(const KindLesson& lesson) {
  const auto kind = kind_from(lesson.slug);
  return kind ? &nonet::row_of(*kind) : nullptr;
}

}  // namespace

std::span<const KindLesson> all_kind_lessons() {
  return kKindLessons;
}

const KindLesson* kind_lesson_named(std::string_view name) {
  for (const KindLesson& lesson : kKindLessons) {
    if (is_same_name(lesson.slug, name) || is_same_name(name_of(lesson), name)) return &lesson;
  }
  for (const KindLesson& lesson : kKindLessons) {
    for (std::string_view left = synonyms_of(lesson); !left.empty();) {
      if (is_same_name(next_part(left), name)) return &lesson;
    }
  }
  return nullptr;
}

std::string_view name_of(const KindLesson& lesson) {
  const KindRow* row = row_of(lesson);
  return row != nullptr ? row->name : "Jigsaw";
}

std::string_view synonyms_of(const KindLesson& lesson) {
  const KindRow* row = row_of(lesson);
  return row != nullptr ? row->synonyms : "irregular|geometry|squiggly|chaos";
}

std::string_view group_of(const KindLesson& lesson) {
  const auto kind = kind_from(lesson.slug);
  if (!kind || *kind <= Kind::kXvNegative) return "Whole grid";
  if (*kind <= Kind::kCountDistinct) return "Cages, regions, sums";
  if (*kind <= Kind::kRelation) return "Lines";
  if (*kind <= Kind::kIndexer) return "Marks";
  return *kind <= Kind::kNumberedRoom ? "Outside clues" : "One of several";
}

std::vector<const VariantLesson*> techniques_of(const KindLesson& lesson) {
  std::vector<const VariantLesson*> taught;
  for (const VariantLesson& each : all_variant_lessons()) {
    for (std::string_view left = each.kinds; !left.empty();) {
      const std::string_view kind = next_part(left);
      if (kind.substr(0, kind.find(' ')) != lesson.slug) continue;
      taught.push_back(&each);
      break;
    }
  }
  return taught;
}

}  // namespace nonet
