// Any lines as the options of `nonet generate`, and the rest as the file of a pattern: a demand
// that can be met or a sentence that says why not. What is made of a demand with a little work is
// what it asks for.
#include <cstdlib>
#include <sstream>

#include "cli/app/commands.h"
#include "cli/app/demand_option.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/variant_generator.h"
#include "nonet/rules/scheme.h"

using namespace nonet;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void look_at(const Made& made, const Demand& demand) {
  const Board& puzzle = made.puzzle;
  require(search(*Grid::from(puzzle), 2).unique());
  CellSet clues;
  for (const Cell c : Cell::all()) {
    if (puzzle.has(c)) clues.insert(c);
  }
  require(!demand.pattern || clues == *demand.pattern);
  require(!demand.clues || demand.clues->distance(clues.size()) == 0);
  require(is_symmetric(clues, demand.symmetry));
  if (demand.asks_hodoku()) require(distance(demand, rate_made(made)) == 0);
  if (demand.er) require(distance(demand, rate_se(*Grid::from(puzzle))) == 0);
}

void look_at(const MadeVariant& made, const VariantDemand& demand) {
  const Variant& variant = *made.puzzle.variant;
  require(variant.rows == demand.size && variant.cols == demand.size);
  require(!demand.rules || demand.rules->distance(made.rules) == 0);
  require(!demand.like.clues || demand.like.clues->distance(made.givens) == 0);
  const auto scheme = compile(variant);
  require(scheme && is_solution(*scheme, made.solution));
  if (made.rating) require(distance(demand.like, *made.rating) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  std::vector<std::string> arguments;
  for (std::string line; std::getline(in, line) && line.starts_with("--");) {
    // No other file than this one.
    arguments.push_back(line.starts_with("--pattern") ? "--pattern=-" : line);
  }
  std::ostringstream out;
  cli::Invocation call(cli::kGenerateCommand, in, out, out);
  if (const auto error = call.parse(arguments)) {
    require(!error->message.empty());
    return 0;
  }
  const auto variant = cli::variant_option(call);
  if (!variant) {
    require(!variant.error().message.empty());
    return 0;
  }
  if (*variant) {
    const auto generator = VariantGenerator::of(**variant, 1);
    require(static_cast<bool>(generator));
    const auto made = generator->make(0, Stop::after_asks(200));
    if (made) look_at(*made, **variant);
    return 0;
  }
  const auto demand = cli::demand_option(call);
  if (!demand) {
    require(!demand.error().message.empty());
    return 0;
  }
  require(!find_impossible(*demand));
  std::optional<Made> made;
  Generator(*demand, 1).make(0, {&made, 1}, Stop::after_asks(20));
  if (made) look_at(*made, *demand);
  return 0;
}
