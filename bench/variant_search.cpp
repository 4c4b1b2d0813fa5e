#include "bench/variant_search.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "nonet/io/variant_json.h"
#include "nonet/search/variants.h"

namespace nonet {
namespace {

std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns;
  std::istringstream in(line);
  for (std::string column; std::getline(in, column, '\t');) columns.push_back(column);
  return columns;
}

}  // namespace

PeerTimes read_stored_times(const std::string& file) {
  PeerTimes times;
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  const std::vector<std::string> head = columns_of(line);
  while (std::getline(in, line)) {
    const std::vector<std::string> columns = columns_of(line);
    double ms = 0;
    for (std::size_t i = 0; i < std::min(head.size(), columns.size()); ++i) {
      if (head[i] == "ms" || head[i] == "setup_ms") ms += std::strtod(columns[i].c_str(), nullptr);
    }
    if (!columns.empty() && ms > 0) times[columns[0]] = {ms, true};
  }
  return times;
}

void read_times(const std::string& file, PeerTimes& times) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> columns = columns_of(line);
    if (columns.size() > 1) times[columns[0]] = {std::strtod(columns[1].c_str(), nullptr), false};
  }
}

Searched search_puzzle(const CorpusPuzzle& puzzle, double seconds, int rounds) {
  // What takes longer is measured well enough; so ISS is measured too (iss.mjs).
  constexpr double kLong = 100;
  Searched made;
  made.id = puzzle.id;
  double all = 0;
  for (int round = 0; round < rounds && all < kLong; ++round) {
    const ProcessorLimit limit(seconds);
    const double began = processor_ms();
    auto variant = read_variant_json(puzzle.text);
    auto scheme = variant ? compile(std::move(*variant)) : Result<Scheme>(variant.error());
    if (!scheme) {
      made.refused = scheme.error().message;
      return made;
    }
    const VariantCount count = count_variant(*scheme, 2, limit.stop());
    const double ms = processor_ms() - began;
    made.ms = round == 0 ? ms : std::min(made.ms, ms);
    made.right = count.unique() && count.first == puzzle.solution;
    made.stopped = count.stopped;
    made.several = count.solutions > 1 && is_solution(*scheme, count.first);
    made.guesses = count.guesses;
    all += ms;
  }
  return made;
}

}  // namespace nonet
