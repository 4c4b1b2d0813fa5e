// What a tool may be told, one row an argument: from these rows the tool's input schema is made,
// and by these rows what a caller sends is judged before the tool sees it. What a text says, that
// it is a puzzle for instance, is for the tool to find out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/json/value.h"
#include "nonet/json/writer.h"

namespace nonet::cli::mcp {

struct Argument {
  enum class Type {
    kText,
    kTruth,   // true or false
    kWhole,   // from `least` to `most`
    kNumber,  // the same with decimals
    kNames,   // texts, or one
    kSpan,    // a number, or the least and the most
    kTexts,
    kObject,
  };
  std::string_view name;
  Type type;
  std::string_view help;
  std::vector<std::string_view> (*words)() = nullptr;  // of a text that is one of a list
  double least = 0;
  double most = 0;
  bool required = false;
};

// {"type": "object", "properties": {...}, "required": [...], "additionalProperties": false}
void write_schema(JsonWriter& json, const std::vector<Argument>& rows);

// What is wrong with what a caller sends: an object.
std::optional<std::string> find_wrong_argument(const JsonValue& given,
                                               const std::vector<Argument>& rows);

// What a tool was asked, after that.
class Asked {
 public:
  Asked(const JsonValue& given, const Stop& stop) : given_(given), stop_(stop) {}

  bool has(std::string_view name) const { return given_.find(name) != nullptr; }
  std::string text(std::string_view name) const;
  bool truth(std::string_view name, bool usual) const;
  int whole(std::string_view name, int usual) const;
  std::vector<std::string> names(std::string_view name) const;
  // The argument as JSON; "" where there is none.
  std::string json(std::string_view name) const;
  // Some of the arguments as the options of a call of the library: one object, as JSON.
  std::string options(const std::vector<std::string_view>& names) const;

  // When all work has to end.
  const Stop& stop() const { return stop_; }

 private:
  const JsonValue& given_;
  const Stop& stop_;
};

// "time_limit": how long a call may take, in seconds.
inline constexpr double kUsualSeconds = 10;
inline constexpr double kMostSeconds = 60;
double seconds_in(const JsonValue& given);

}  // namespace nonet::cli::mcp
