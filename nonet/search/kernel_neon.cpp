// The search kernel for Neon; see nonet/CMakeLists.txt for the flags this one file is compiled
// with.
#if defined(__aarch64__)
#define NONET_KERNEL neon_kernel
#include "nonet/search/simd_neon.h"
//
#include "nonet/search/kernel_body.h"

namespace nonet {

static constexpr Kernel kKernel =
    NONET_KERNEL::make_kernel<NONET_KERNEL::Neon8, NONET_KERNEL::Group<NONET_KERNEL::Neon8, 3>>();
constinit const Kernel* const kNeonKernel = &kKernel;

}  // namespace nonet
#else
#include "nonet/search/kernel.h"

namespace nonet {

constinit const Kernel* const kNeonKernel = nullptr;

}  // namespace nonet
#endif
