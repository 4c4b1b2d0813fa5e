// A photo as a camera of today would have taken it: enlarged to twelve megapixels, with the grain
// of its sensor, in colour, as a JPEG.
#pragma once

#include <string>

#include "nonet/sight/picture.h"

namespace nonet {

// The bytes of the file; empty where nonet was built without libjpeg.
std::string as_large_photo(const sight::Picture& picture);

}  // namespace nonet
