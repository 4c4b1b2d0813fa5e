// Pixels as a PNG file (RFC 2083): eight bits a colour, no transparency, deflated by zlib.
#pragma once

#include <string>

#include "nonet/draw/raster.h"

namespace nonet::cli {

std::string png_of(const draw::Pixels& pixels);

}  // namespace nonet::cli
