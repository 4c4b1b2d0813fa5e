#include "cli/app/policy_option.h"

namespace nonet::cli {
namespace {

Result<Options> chosen_options(const Invocation& call, Options options) {
  for (const std::string& setting : call.list("set")) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) return Error{"--set takes NAME=VALUE, not '" + setting + "'"};
    if (auto error = set_option(options, setting.substr(0, equals), setting.substr(equals + 1))) {
      return Error{error->message + "; 'nonet techniques --options' lists them"};
    }
  }
  return options;
}

}  // namespace

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

Result<Policy> policy_option(const Invocation& call) {
  const std::string name = call.value("policy").value_or("all");
  const Policy asked = name == "hodoku" ? policy_hodoku() : policy_all();
  auto options = chosen_options(call, asked.options);
  if (!options) return options.error();
  auto policy = extend_policy(asked, call.list("with"));
  if (policy && name == "hodoku") {
    for (Technique t : policy->order) {
      if (row_of(t).hodoku_order != kOff) continue;
      return Error{"HoDoKu has no " + std::string(row_of(t).slug) + ", so policy hodoku has none"};
    }
  }
  if (policy) policy = restrict_policy(*policy, call.list("only"), call.list("without"));
  if (!policy) return Error{policy.error().message + "; 'nonet techniques' lists them"};
  policy->options = *options;
  if (policy->order.empty()) return Error{"--only and --without leave no technique to use"};
  if (!call.has("no-uniqueness")) return policy;
  Policy rest = without_uniqueness(*policy);
  if (rest.order.empty()) return Error{"--no-uniqueness leaves no technique to use"};
  return rest;
}

}  // namespace nonet::cli
