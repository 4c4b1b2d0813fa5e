// The options of a command that makes puzzles: what they are to be like.
#pragma once

#include <vector>

#include "cli/app/command.h"
#include "nonet/generate/demand.h"
#include "nonet/generate/variant_demand.h"

namespace nonet::cli {

// Those options, in the order of the help.
std::vector<Option> demand_options();

// What these options ask for; an Error says what is wrong with them, or why no puzzle can be so.
Result<Demand> demand_option(Invocation& call);

// Where --variant or --size asks for other rules or another size: what these options ask for.
Result<std::optional<VariantDemand>> variant_option(Invocation& call);

// The techniques that a name means.
Result<TechniqueSet> techniques_meant(const std::string& name);

}  // namespace nonet::cli
