// HoDoKu's lists of all steps of a state, held against what nonet's finders find there.
//
// A line of HoDoKu's counts as met if nonet finds a step of the same name with the same outcome.
// What else nonet finds under a name that HoDoKu lists is counted too. Of fish with the same
// outcome HoDoKu lists the simplest.
#pragma once

#include <string>

namespace nonet {

void print_lists(const std::string& file);

}  // namespace nonet
