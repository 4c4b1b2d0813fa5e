// What is said of a name that no technique has.
#pragma once

#include <string>
#include <string_view>

namespace nonet {

// "no technique is called 'thors-hamer' (did you mean 'thors-hammer'?)": of all that techniques are
// called here, their own names first.
std::string unknown_technique(std::string_view name);

}  // namespace nonet
