#include "cli/app/policy_option.h"

#include "nonet/explain/policy_choice.h"

namespace nonet::cli {
std::vector<std::string_view> technique_words() {
  std::vector<std::string_view> words = {"singles", "intersections", "subsets", "fish",
                                         "wings",   "uniqueness",    "trials"};
  for (Technique technique : all_techniques()) words.push_back(row_of(technique).slug);
  return words;
}

std::vector<std::string_view> setting_words() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> made;
    for (const OptionRow& row : option_rows()) made.push_back(std::string(row.name) + "=");
    return made;
  }();
  return {words.begin(), words.end()};
}

std::vector<Option> with_policy_options(std::vector<Option> before,
                                        const std::vector<Option>& after) {
  before.insert(before.end(), {kPolicyOption, kOnlyOption, kWithoutOption, kWithOption,
                               kOrderOption, kNoUniquenessOption, kSetOption, kTimeLimitOption});
  before.insert(before.end(), after.begin(), after.end());
  return before;
}

Result<Policy> policy_option(const Invocation& call, const std::string& usual) {
  const PolicyChoice choice = {call.value("policy").value_or(usual),
                               call.list("with"),
                               call.list("only"),
                               call.list("without"),
                               !call.has("no-uniqueness"),
                               call.list("set"),
                               call.list("order")};
  if (auto error = find_wrong_setting(choice)) {
    return Error{error->message + "; 'nonet techniques --options' lists them"};
  }
  if (auto error = find_unknown_name(choice)) {
    return Error{error->message + "; 'nonet techniques' lists them"};
  }
  return chosen_policy(choice);
}

}  // namespace nonet::cli
