#include "nonet/logic/unknown_technique.h"

#include <algorithm>

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/logic/technique.h"

namespace nonet {
namespace {

std::vector<std::string_view> other_names() {
  std::vector<std::string_view> names;
  for (Technique technique : all_techniques()) {
    std::string_view left = row_of(technique).synonyms;
    while (!left.empty()) {
      const std::size_t bar = std::min(left.find('|'), left.size());
      names.push_back(left.substr(0, bar));
      left.remove_prefix(std::min(bar + 1, left.size()));
    }
  }
  return names;
}

}  // namespace

std::string unknown_technique(std::string_view name) {
  std::string meant = did_you_mean(name, technique_names());
  if (meant.empty()) meant = did_you_mean(name, other_names());
  return "no technique is called " + quoted_text(name) + meant;
}

}  // namespace nonet
