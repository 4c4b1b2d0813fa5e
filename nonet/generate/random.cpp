#include "nonet/generate/random.h"

namespace nonet {
namespace {

constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15U;

std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 30U) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27U) * 0x94d049bb133111ebU;
  return x ^ x >> 31U;
}

}  // namespace

Random::Random(const Key& key) {
  std::uint64_t state = mixed(key.seed + kGolden);
  state = mixed(state + key.index + kGolden);
  state = mixed(state + key.attempt + kGolden);
  for (std::uint64_t& word : state_) word = mixed(state += kGolden);
}

}  // namespace nonet
