// Isa: the instruction sets that search has a kernel for. Every build has the scalar one; a build
// for x86-64 has SSE4, AVX2 and AVX-512 as well, the last also with BITALG, one for AArch64 NEON,
// one for WebAssembly its vectors. Which of them runs is decided when the program runs, by what the
// processor says of itself.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class Isa : std::uint8_t { kScalar, kNeon, kWasm, kSse4, kAvx2, kAvx512, kBitalg };

// "scalar", "neon", "wasm", "sse4", "avx2", "avx512", "bitalg".
std::string_view name_of(Isa isa);

// The ones that this build has and this processor runs, the fastest last. Never empty.
const std::vector<Isa>& available_isas();
Isa best_isa();

// The instruction set of that name; an Error says that there is none, or that this build or this
// processor lacks it.
Result<Isa> isa_named(std::string_view name);

}  // namespace nonet
#pragma GCC visibility pop
