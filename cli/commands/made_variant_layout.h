// MadeVariantLayout: how `nonet generate` writes a puzzle with rules that it made: in a format that
// holds rules, or with its rating as a line of JSON.
#pragma once

#include <string>

#include "cli/app/layout_option.h"
#include "nonet/generate/variant_generator.h"

namespace nonet::cli {

class MadeVariantLayout {
 public:
  // As the options --format and --json say. An Error names what rules can't be written in.
  static Result<MadeVariantLayout> from(const Invocation& call);

  std::string header() const { return json_ ? "" : std::string(layout_.format->header); }
  std::string footer() const { return json_ ? "" : std::string(layout_.format->footer); }
  // With a newline. An Error says what of it the format can't hold.
  Result<std::string> text(const MadeVariant& made) const;

 private:
  bool json_ = false;  // with its rating
  Layout layout_{};
};

}  // namespace nonet::cli
