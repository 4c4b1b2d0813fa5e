#include "cli/commands.h"

namespace nonet::cli {

const Command kPropagateCommand = {.name = "propagate",
                                   .operands = "",
                                   .summary = "",
                                   .details = "",
                                   .options = {},
                                   .examples = {},
                                   .most_operands = -1,
                                   .run = [](Invocation&) { return kExitWrong; }};

}  // namespace nonet::cli
