#include "nonet/logic/options.h"

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"

namespace nonet {
namespace {

std::optional<int> number_in(std::string_view text) {
  if (text.empty() || text.size() > 7) return std::nullopt;
  int number = 0;
  for (char ch : text) {
    if (ch < '0' || ch > '9') return std::nullopt;
    number = number * 10 + (ch - '0');
  }
  return number;
}

std::optional<int> value_in(const OptionRow& row, std::string_view text) {
  if (row.is_switch() && (text == "on" || text == "true" || text == "yes")) return 1;
  if (row.is_switch() && (text == "off" || text == "false" || text == "no")) return 0;
  const std::optional<int> number = number_in(text);
  return number && *number >= row.least && *number <= row.most ? number : std::nullopt;
}

std::string range_of(const OptionRow& row) {
  if (row.is_switch()) return "on or off";
  return "a number from " + std::to_string(row.least) + " to " + std::to_string(row.most);
}

const OptionRow* row_named(std::string_view name) {
  for (const OptionRow& row : option_rows()) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

void assign(bool& member, int value) {
  member = value != 0;
}
void assign(int& member, int value) {
  member = value;
}

}  // namespace

const std::vector<OptionRow>& option_rows() {
  static const std::vector<OptionRow> rows = {
#define OPTION(name, member, least, most, help) {name, least, most, help},
#include "nonet/logic/options.def"
#undef OPTION
  };
  return rows;
}

std::optional<int> option_value(const Options& options, std::string_view name) {
#define OPTION(its_name, member, least, most, help) \
  if (name == (its_name)) return options.member;
#include "nonet/logic/options.def"
#undef OPTION
  return std::nullopt;
}

std::optional<Error> set_option(Options& options, std::string_view name, std::string_view value) {
  const OptionRow* row = row_named(name);
  if (row == nullptr) {
    std::vector<std::string_view> names;
    for (const OptionRow& known : option_rows()) names.push_back(known.name);
    return Error{ErrorCode::kBadOption,
                 "no option is called " + quoted_text(name) + did_you_mean(name, names)};
  }
  const std::optional<int> number = value_in(*row, value);
  if (!number) {
    return Error{ErrorCode::kBadOption,
                 std::string(name) + " must be " + range_of(*row) + ", not " + quoted_text(value)};
  }
#define OPTION(its_name, member, least, most, help) \
  if (name == (its_name)) assign(options.member, *number);
#include "nonet/logic/options.def"
#undef OPTION
  return std::nullopt;
}

}  // namespace nonet
