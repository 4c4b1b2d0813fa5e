#include "cli/stream/shard.h"

#include <charconv>

namespace nonet::cli {
namespace {

constexpr std::uint64_t kMostShards = 1'000'000;

// The number that a text is; 0 if it is none.
std::uint64_t number_in(std::string_view text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, problem] = std::from_chars(text.data(), end, number);
  return problem == std::errc() && stopped == end ? number : 0;
}

}  // namespace

Result<Shard> shard_option(const Invocation& call) {
  const auto value = call.value("shard");
  if (!value) return Shard{};
  const std::size_t slash = value->find('/');
  if (slash != std::string::npos) {
    const Shard shard = {number_in(value->substr(0, slash)), number_in(value->substr(slash + 1))};
    if (shard.which >= 1 && shard.which <= shard.of && shard.of <= kMostShards) return shard;
  }
  return Error{"--shard takes I/N, with I from 1 to N and N up to " + std::to_string(kMostShards) +
               ", as in 2/8, not '" + *value + "'"};
}

}  // namespace nonet::cli
