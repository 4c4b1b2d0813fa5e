// The search kernel for the vectors of WebAssembly. A module that has them is refused as a whole
// where they are not known, so a second one is built without (see web/engine/CMakeLists.txt).
#if defined(__wasm_simd128__)
#define NONET_KERNEL wasm_kernel
#include "nonet/search/simd_wasm.h"
//
#include "nonet/search/kernel_body.h"

namespace nonet {

static constexpr Kernel kKernel =
    NONET_KERNEL::make_kernel<NONET_KERNEL::Wasm8, NONET_KERNEL::Group<NONET_KERNEL::Wasm8, 3>>();
constinit const Kernel* const kWasmKernel = &kKernel;
// Such a module goes over the network, and has no other.
constinit const Kernel* const kScalarKernel = &kKernel;

}  // namespace nonet
#else
#include "nonet/search/kernel.h"

namespace nonet {

constinit const Kernel* const kWasmKernel = nullptr;

}  // namespace nonet
#endif
