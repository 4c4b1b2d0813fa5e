#include "nonet/text/sets.h"

#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"

namespace nonet {
namespace {

constexpr std::string_view kWithDigits = " with digits";
constexpr std::string_view kDashDigits = " - digits";

Part set_of(int group) {
  return {Role::kSet, group};
}
DigitSet link_of(const Step& step, int group) {
  return digits_of(step, Part(Role::kLink, group));
}

std::string in_words(const Step& step, Part set) {
  return list_of(cells_of(step, set)) + " (" + list_of(digits_of(step, set)) + ")";
}
std::string in_short(const Step& step, Part set, std::string_view between) {
  return short_cells(cells_of(step, set)) + std::string(between) + "{" +
         digits_text(digits_of(step, set)) + "}";
}

// The part that the word before an ending means, if it has that ending.
std::optional<Part> part_before(std::string_view word, std::string_view ending) {
  if (!word.ends_with(ending)) return std::nullopt;
  return part_meant_by(word.substr(0, word.size() - ending.size()));
}

std::string chain_in_words(const Step& step) {
  std::string text = in_words(step, set_of(0));
  for (int i = 1; i < group_count(step, Role::kSet); ++i) {
    text += ", joined by " + list_of(link_of(step, i - 1)) + " to " + in_words(step, set_of(i));
  }
  return text;
}

std::string chain_in_short(const Step& step) {
  const std::string ends = digits_text(digits_of(step, Role::kPattern));
  std::string text = ends + "- " + in_short(step, set_of(0), " ");
  for (int i = 1; i < group_count(step, Role::kSet); ++i) {
    text += " -" + digits_text(link_of(step, i - 1)) + "- " + in_short(step, set_of(i), " ");
  }
  return text + " -" + ends;
}

std::string petals_in_words(const Step& step) {
  std::string text;
  for (int i = 0; i < group_count(step, Role::kSet); ++i) {
    text +=
        (i == 0 ? "" : "; ") + list_of(link_of(step, i)) + " locks " + in_words(step, set_of(i));
  }
  return text;
}

std::string petals_in_short(const Step& step) {
  std::string text;
  for (int i = 0; i < group_count(step, Role::kSet); ++i) {
    text += (i == 0 ? "-" : ", -") + digits_text(link_of(step, i)) + "- " +
            in_short(step, set_of(i), " ");
  }
  return text;
}

}  // namespace

std::optional<std::string> set_words(std::string_view word, const Step& step) {
  if (auto set = part_before(word, kWithDigits)) return in_words(step, *set);
  if (word == "set chain") return chain_in_words(step);
  if (word == "petals") return petals_in_words(step);
  return std::nullopt;
}

std::optional<std::string> set_notation(std::string_view word, const Step& step) {
  if (auto set = part_before(word, kWithDigits)) return in_short(step, *set, " ");
  if (auto set = part_before(word, kDashDigits)) return in_short(step, *set, " - ");
  if (word == "set chain") return chain_in_short(step);
  if (word == "petals") return petals_in_short(step);
  return std::nullopt;
}

}  // namespace nonet
