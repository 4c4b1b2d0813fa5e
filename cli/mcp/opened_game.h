// The game that a tool is asked about: read, and the moves made on it.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "cli/mcp/arguments.h"
#include "nonet/c/game.h"

namespace nonet::cli::mcp {

// Its calls end with the stop of what was asked.
Result<std::unique_ptr<CGame>> opened_game(const Asked& asked);

// The names of arguments that choose techniques; with those that choose one step.
const std::vector<std::string_view>& technique_names();
const std::vector<std::string_view>& step_names();

// The policy that was asked for.
Result<Policy> policy_in(const Asked& asked);

}  // namespace nonet::cli::mcp
