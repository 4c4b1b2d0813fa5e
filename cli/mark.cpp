#include "cli/commands.h"

namespace nonet::cli {

const Command kMarkCommand = {.name = "mark",
                              .operands = "",
                              .summary = "",
                              .details = "",
                              .options = {},
                              .examples = {},
                              .most_operands = -1,
                              .run = [](Invocation&) { return kExitWrong; }};

}  // namespace nonet::cli
