// HoDoKu's answers in ../shared/data/hodoku: its paths, and its lists of every step at a state.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet::test {

// "r1c1<>5 r2c3<>4" or "r1c1=5": the effects of a step as the data write them.
std::string outcome_of(const Step& step);

struct HodokuStep {
  std::string short_name;
  std::string outcome;
};

// Calls `visit` for each step of each path, with the state before it.
void each_path_step(const std::filesystem::path& file,
                    const std::function<void(const Grid&, const HodokuStep&)>& visit);

// Calls `visit` with each state and the steps that HoDoKu finds there.
void each_found_list(const std::filesystem::path& file,
                     const std::function<void(const Grid&, const std::vector<HodokuStep>&)>& visit);

}  // namespace nonet::test
