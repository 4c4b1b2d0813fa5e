#include "nonet/json/write_value.h"

namespace nonet {

void write_value(JsonWriter& json, const JsonValue& value) {
  switch (value.kind) {
    case JsonValue::Kind::kNull:
      json.null();
      return;
    case JsonValue::Kind::kBool:
      json.boolean(value.boolean);
      return;
    case JsonValue::Kind::kNumber:
      json.raw(value.string);
      return;
    case JsonValue::Kind::kString:
      json.string(value.string);
      return;
    case JsonValue::Kind::kList:
      json.list(value.list, [&](const JsonValue& item) { write_value(json, item); });
      return;
    case JsonValue::Kind::kObject:
      json.begin_object();
      for (std::size_t i = 0; i < value.list.size(); ++i) {
        write_value(json.key(value.keys[i]), value.list[i]);
      }
      json.end_object();
  }
}

}  // namespace nonet
