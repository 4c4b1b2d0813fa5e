#include "cli/commands.h"

namespace nonet::cli {

const Command kProveCommand = {.name = "prove",
                               .operands = "",
                               .summary = "",
                               .details = "",
                               .options = {},
                               .examples = {},
                               .most_operands = -1,
                               .run = [](Invocation&) { return kExitWrong; }};

}  // namespace nonet::cli
