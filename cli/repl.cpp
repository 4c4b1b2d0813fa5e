#include "cli/commands.h"

namespace nonet::cli {

const Command kReplCommand = {.name = "repl",
                              .operands = "",
                              .summary = "",
                              .details = "",
                              .options = {},
                              .examples = {},
                              .most_operands = -1,
                              .run = [](Invocation&) { return kExitWrong; }};

}  // namespace nonet::cli
