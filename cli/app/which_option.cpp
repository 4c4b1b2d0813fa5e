#include "cli/app/which_option.h"

#include "cli/app/options.h"
#include "nonet/text/notation.h"

namespace nonet::cli {

Result<WhichStep> which_option(const Invocation& call, DigitNames names) {
  constexpr std::uint64_t kMost = 1'000'000;
  WhichStep which;
  if (auto text = call.value("cell")) {
    which.cell = parse_cell(*text);
    if (!which.cell) return Error{"--cell takes a cell such as r3c5, not '" + *text + "'"};
  }
  if (auto text = call.value("why-not")) {
    which.why_not = parse_placement(*text, names);
    if (!which.why_not) {
      return Error{"--why-not takes a candidate such as r3c5=7, not '" + *text + "'"};
    }
  }
  const auto skip = number_option(call, "skip", 0, kMost);
  if (!skip) return skip.error();
  which.skip = static_cast<int>(*skip);
  return which;
}

Result<int> rung_option(const Invocation& call, int usual) {
  const auto value = call.value("rung");
  if (!value) return usual;
  const bool is_rung = value->size() == 1 && (*value)[0] >= '1' && (*value)[0] <= '0' + kRungs;
  if (!is_rung) return Error{"--rung takes a number from 1 to 5, not '" + *value + "'"};
  return (*value)[0] - '0';
}

}  // namespace nonet::cli
