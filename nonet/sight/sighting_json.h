// A Sighting as JSON, docs/schema/sighting.json: what C, JavaScript and Python are answered with.
#pragma once

#include <string>

#include "nonet/sight/sighting.h"

namespace nonet::sight {

std::string sighting_json(const Sighting& sighting);

}  // namespace nonet::sight
