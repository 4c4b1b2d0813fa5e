// Resemblance: which of the known words a mistyped one was meant to be. Letters left out, doubled,
// mistaken or swapped are counted; a word that has the typed one as its beginning is meant whatever
// it lacks. Whoever refuses a name asks here, so that all refusals offer help alike:
//
//   no technique is called 'nakd-pair' (did you mean 'naked-pair'?)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#pragma GCC visibility push(default)
namespace nonet {

// The most similar of `known`, the first of several; "" if none is similar. Case does not matter.
std::string_view resembling(std::string_view typed, const std::vector<std::string_view>& known);

// " (did you mean 'naked-pair'?)", or "" if no known word is similar: to stand behind the name.
std::string did_you_mean(std::string_view typed, const std::vector<std::string_view>& known);

}  // namespace nonet
#pragma GCC visibility pop
