#include "cli/prompt/choice.h"

#include <algorithm>

#include "nonet/io/lines.h"
#include "nonet/rate/se/se.h"

namespace nonet::cli {
namespace {

// The items between commas, without blanks around them.
std::vector<std::string> items_of(std::string_view text) {
  std::vector<std::string> items;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    items.emplace_back(trimmed(text.substr(from, comma - from)));
    from = comma + 1;
  }
  return items;
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& ch : result) {
    if (ch >= 'A' && ch <= 'Z') ch = static_cast<char>(ch - 'A' + 'a');
  }
  return result;
}

Result<Choice> choice_from(std::string_view names) {
  const std::string wanted = lower_case(trimmed(names));
  if (wanted == "classic") return Choice();
  if (wanted == "all") return Choice(policy_all());
  if (wanted == "se") return Choice(policy_se());
  auto policy = restrict_policy(policy_all(), items_of(wanted), {});
  if (!policy) return policy.error();
  return Choice(*std::move(policy));
}

std::string words_of(const Choice& choice) {
  if (!choice) return "classic";
  if (choice->name == "se" || choice->order.size() == policy_all().order.size()) {
    return choice->name;
  }
  std::string words;
  for (Technique t : choice->order) {
    words += (words.empty() ? "" : ", ") + std::string(row_of(t).slug);
  }
  return words;
}

}  // namespace nonet::cli
