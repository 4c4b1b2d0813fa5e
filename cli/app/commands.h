// The commands, one file each; the table that lists them is in commands.cpp.
#pragma once

#include "cli/app/command.h"

namespace nonet::cli {

extern const Command kSolveCommand;
extern const Command kExplainCommand;
extern const Command kHintCommand;
extern const Command kStepsCommand;
extern const Command kConvertCommand;
extern const Command kProveCommand;
extern const Command kRateCommand;
extern const Command kGenerateCommand;
extern const Command kMinimizeCommand;
extern const Command kCanonCommand;
extern const Command kClassifyCommand;
extern const Command kSimilarCommand;
extern const Command kUnavoidableCommand;
extern const Command kSubsetsCommand;
extern const Command kVerifyCommand;
extern const Command kTechniquesCommand;
extern const Command kPrintCommand;
extern const Command kDrawCommand;
extern const Command kPlayCommand;
extern const Command kPracticeCommand;
extern const Command kReplCommand;
extern const Command kPageCommand;
extern const Command kMcpCommand;
extern const Command kPropagateCommand;
extern const Command kMarkCommand;
extern const Command kDailyCommand;
extern const Command kBenchCommand;
extern const Command kReferenceCommand;

}  // namespace nonet::cli
