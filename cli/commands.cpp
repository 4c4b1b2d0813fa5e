#include "cli/commands.h"

namespace nonet::cli {

const std::vector<const Command*>& commands() {
  static const std::vector<const Command*> all = {
      &kSolveCommand, &kExplainCommand,    &kHintCommand,     &kStepsCommand,
      &kProveCommand, &kTechniquesCommand, &kReplCommand,     &kPropagateCommand,
      &kMarkCommand,  &kDailyCommand,      &kGenerateCommand,
  };
  return all;
}

}  // namespace nonet::cli
