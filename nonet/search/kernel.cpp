#include "nonet/search/kernel.h"

namespace nonet {

const Kernel* kernel_for(Isa isa) {
  switch (isa) {
    case Isa::kScalar:
      return kScalarKernel;
    case Isa::kNeon:
      return kNeonKernel;
    case Isa::kWasm:
      return kWasmKernel;
    case Isa::kSse4:
      return kSse4Kernel;
    case Isa::kAvx2:
      return kAvx2Kernel;
    case Isa::kAvx512:
      return kAvx512Kernel;
    case Isa::kBitalg:
      return kBitalgKernel;
  }
  return nullptr;
}

}  // namespace nonet
