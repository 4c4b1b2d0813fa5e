#include "cli/app/commands.h"

namespace nonet::cli {

const std::vector<const Command*>& commands() {
  static const std::vector<const Command*> all = {
      &kSolveCommand,    &kExplainCommand,     &kHintCommand,    &kStepsCommand,
      &kConvertCommand,  &kProveCommand,       &kRateCommand,    &kVerifyCommand,
      &kGenerateCommand, &kMinimizeCommand,    &kCanonCommand,   &kClassifyCommand,
      &kSimilarCommand,  &kUnavoidableCommand, &kSubsetsCommand, &kTechniquesCommand,
      &kPrintCommand,    &kDrawCommand,        &kPlayCommand,    &kPracticeCommand,
      &kReplCommand,     &kPageCommand,        &kMcpCommand,     &kPropagateCommand,
      &kMarkCommand,     &kDailyCommand,       &kBenchCommand,   &kReferenceCommand,
  };
  return all;
}

}  // namespace nonet::cli
