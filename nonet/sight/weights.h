// The weights of the network that nonet has inside, as sight/train wrote them.
#pragma once

#include <string>

namespace nonet::sight {

const std::string& own_weights();

}  // namespace nonet::sight
