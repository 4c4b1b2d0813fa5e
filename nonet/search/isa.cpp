#include "nonet/search/isa.h"

#include <array>
#include <string>

#include "nonet/core/visible.h"
#include "nonet/search/kernel.h"

namespace nonet {
namespace {

constexpr std::array kNames = {"scalar", "neon", "wasm", "sse4", "avx2", "avx512", "bitalg"};

// What the processor (and the operating system, which must save the wide registers) can do.
bool processor_has(Isa isa) {
#if defined(__x86_64__)
  switch (isa) {
    case Isa::kScalar:
      return true;
    case Isa::kNeon:
    case Isa::kWasm:
      return false;
    case Isa::kSse4:
      return __builtin_cpu_supports("sse4.1") != 0;
    case Isa::kAvx2:
      return __builtin_cpu_supports("avx2") != 0;
    case Isa::kAvx512:
      return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
             __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx2") != 0;
    case Isa::kBitalg:
      return processor_has(Isa::kAvx512) && __builtin_cpu_supports("avx512bitalg") != 0;
  }
  return false;
#else
  // NEON is part of AArch64, and a module of WebAssembly with vectors is refused where there are
  // none: a build that has the kernel runs on a processor that has it.
  return isa == Isa::kScalar || isa == Isa::kNeon || isa == Isa::kWasm;
#endif
}

std::vector<Isa> find_available() {
  std::vector<Isa> isas;
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    Isa isa = static_cast<Isa>(i);
    if (kernel_for(isa) != nullptr && processor_has(isa)) isas.push_back(isa);
  }
  return isas;
}

}  // namespace

std::string_view name_of(Isa isa) {
  return kNames[static_cast<std::size_t>(isa)];
}

const std::vector<Isa>& available_isas() {
  static const std::vector<Isa> isas = find_available();
  return isas;
}

Isa best_isa() {
  return available_isas().back();
}

Result<Isa> isa_named(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (name != kNames[i]) continue;
    Isa isa = static_cast<Isa>(i);
    if (kernel_for(isa) == nullptr) {
      return Error{ErrorCode::kBadOption,
                   "this build of nonet has no kernel for " + std::string(name)};
    }
    if (!processor_has(isa))
      return Error{ErrorCode::kBadOption, "this processor has no " + std::string(name)};
    return isa;
  }
  std::string known;
  for (const char* each : kNames) known += (known.empty() ? "" : ", ") + std::string(each);
  return Error{ErrorCode::kBadOption,
               "there is no instruction set " + quoted_text(name) + "; known are " + known};
}

}  // namespace nonet
