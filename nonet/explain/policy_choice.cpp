#include "nonet/explain/policy_choice.h"

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/logic/variant_lesson.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

constexpr std::string_view kAll = "all";
constexpr std::string_view kHodoku = "hodoku";
constexpr std::string_view kSe = "se";

Result<Policy> policy_named(std::string_view name) {
  if (name == kAll) return policy_all();
  if (name == kHodoku) return policy_hodoku();
  if (name == kSe) return policy_se();
  if (name == "classic") return policy_classic();
  if (name == "whips") return policy_whips();
  if (name == "braids") return policy_braids();
  if (name == "g-whips") return policy_g_whips();
  if (name == "g-braids") return policy_g_braids();
  return Error{ErrorCode::kBadOption,
               "there is no policy " + quoted_text(name) + did_you_mean(name, policy_words())};
}

std::optional<Error> set_all(Options& options, const std::vector<std::string>& settings) {
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) {
      return Error{ErrorCode::kBadOption, "a setting is NAME=VALUE, not " + quoted_text(setting)};
    }
    if (auto error = set_option(options, setting.substr(0, equals), setting.substr(equals + 1))) {
      return error;
    }
  }
  return std::nullopt;
}

// A program's way has room for what that program knows.
std::optional<Error> find_foreign(const Policy& policy) {
  const Policy se = policy_se();
  for (Technique t : policy.order) {
    const std::string slug(row_of(t).slug);
    if (policy.name == kHodoku && row_of(t).hodoku_order == kOff) {
      return Error{ErrorCode::kBadOption, "HoDoKu has no " + slug + ", so policy hodoku has none"};
    }
    if (policy.name == kSe && !se.allows(t)) {
      return Error{ErrorCode::kBadOption,
                   "Sudoku Explainer has no " + slug + ", so policy se has none"};
    }
  }
  return std::nullopt;
}

// What policy all takes in two steps, or tells as two of another kind, it takes as it is if that is
// what a name means and nothing else.
Result<Policy> with_named(Policy policy, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const auto meant = restrict_policy(policy, {name}, {});
    if (!meant) return meant.error();
    auto& patterns = policy.options.single_digit;
    if (meant->order == std::vector{Technique::kDualTwoStringKite}) patterns.dual_kites = true;
    if (meant->order == std::vector{Technique::kDualEmptyRectangle}) {
      patterns.dual_empty_rectangles = true;
    }
    if (meant->order.empty()) policy = *extend_policy(policy, {name});
  }
  return policy;
}

// The policy with what the names mean in front; a family comes in the order it has there.
Result<Policy> ordered(const Policy& policy, const std::vector<std::string>& names) {
  if (names.empty()) return policy;
  if (policy.loop != nullptr) {
    return Error{ErrorCode::kBadOption,
                 "policy " + policy.name + " has an order of its own; policy all takes another"};
  }
  Policy first = policy;
  first.order.clear();
  for (const std::string& name : names) {
    const auto meant = restrict_policy(policy, {name}, {});
    if (!meant) return meant.error();
    for (Technique t : meant->order) {
      if (!first.allows(t)) first.order.push_back(t);
    }
  }
  for (Technique t : policy.order) {
    if (!first.allows(t)) first.order.push_back(t);
  }
  return first;
}

// The names of lessons of games with rules stand for the techniques as which these are told.
[[maybe_unused]] std::vector<std::string> without_lessons(const std::vector<std::string>& names) {
  std::vector<std::string> plain;
  for (const std::string& name : names) {
    const auto lessons = variant_lessons_meant(name);
    if (lessons.empty() || !techniques_named(name).empty()) plain.push_back(name);
    for (const VariantLesson* lesson : lessons) {
      for (Technique technique : techniques_of(*lesson)) plain.emplace_back(row_of(technique).slug);
    }
  }
  return plain;
}

PolicyChoice without_lessons(PolicyChoice choice) {
  if constexpr (kHasRulebooks) {
    for (auto* names : {&choice.with, &choice.only, &choice.without, &choice.order}) {
      *names = without_lessons(*names);
    }
  }
  return choice;
}

}  // namespace

std::vector<std::string_view> policy_words() {
  return {kAll, kHodoku, kSe, "classic", "whips", "braids", "g-whips", "g-braids"};
}

std::optional<Error> find_unknown_name(const PolicyChoice& wanted) {
  const PolicyChoice choice = without_lessons(wanted);
  auto extended = extend_policy(policy_all(), choice.with);
  if (!extended) return extended.error();
  auto restricted = restrict_policy(policy_all(), choice.only, choice.without);
  if (!restricted) return restricted.error();
  auto first = restrict_policy(policy_all(), choice.order, {});
  if (!first) return first.error();
  return std::nullopt;
}

std::optional<Error> find_wrong_setting(const PolicyChoice& choice) {
  Options options;
  return set_all(options, choice.settings);
}

Result<Policy> chosen_policy(const PolicyChoice& wanted) {
  const PolicyChoice choice = without_lessons(wanted);
  auto policy = policy_named(choice.policy);
  if (!policy) return policy;
  if (auto error = set_all(policy->options, choice.settings)) return *error;
  policy = extend_policy(*policy, choice.with);
  if (!policy) return policy;
  if (auto error = find_foreign(*policy)) return *error;
  if (choice.policy == kAll) policy = with_named(*std::move(policy), choice.only);
  if (!policy) return policy;
  policy = restrict_policy(*policy, choice.only, choice.without);
  if (!policy) return policy;
  if (policy->order.empty())
    return Error{ErrorCode::kBadOption, "what is chosen and left out leaves no technique to use"};
  policy = ordered(*policy, choice.order);
  if (!policy) return policy;
  if (choice.uniqueness) return policy;
  Policy rest = without_uniqueness(*policy);
  if (rest.order.empty())
    return Error{ErrorCode::kBadOption, "every technique that is chosen assumes one solution"};
  return rest;
}

}  // namespace nonet
