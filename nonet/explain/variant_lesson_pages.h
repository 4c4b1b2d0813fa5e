// The pages of docs/variants, a lesson each, and docs/VARIANT_LESSONS.md, which leads to them and
// tells of every kind of rule.
#pragma once

#include <string>

#include "nonet/logic/kind_lesson.h"
#include "nonet/logic/variant_lesson.h"

namespace nonet {

std::string variant_lessons_page();
std::string variant_lesson_page(const VariantLesson& lesson);
// Its part of the page that leads to all.
std::string kind_lesson_page(const KindLesson& lesson);

}  // namespace nonet
