// A tree of values back to text: whoever passes on a part of what was read.
#pragma once

#include "nonet/json/value.h"
#include "nonet/json/writer.h"

namespace nonet {

// As it was read: numbers keep their digits.
void write_value(JsonWriter& json, const JsonValue& value);

}  // namespace nonet
