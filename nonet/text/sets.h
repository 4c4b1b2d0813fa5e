// What steps say of their sets of cells (Role::kSet, a group each) and of the digits that join them
// (Role::kLink): the words of templates that speak of these.
//
//   seta with digits   prose: "r7c1 and r7c5 (3, 5 and 7)"     notation: "r7c15 {357}"
//   seta - digits                                              notation: "r7c15 - {357}"
//   set chain                                                  notation: "9- ... -3- ... -9"
//   lettered sets      prose: "A at r7c1 (2 and 5) and B at r7c5 (3 and 5)"
//   last set           prose: "B"
//   shared by neighbours, set walk, used up: how a chain of sets goes on, what they use up where
//   petals             prose: "2 locks r7c1 (2 and 5); ..."     notation: "-2- r7c1 {25}, ..."
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/step.h"
#include "nonet/core/topology.h"

namespace nonet {

// Nothing if the word is not one of these.
std::optional<std::string> set_words(std::string_view word, const Step& step,
                                     const Topology& topology);
std::optional<std::string> set_notation(std::string_view word, const Step& step,
                                        const Topology& topology);

}  // namespace nonet
