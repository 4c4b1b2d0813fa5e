// The search kernel for Sse4; see nonet/CMakeLists.txt for the flags this one file is compiled
// with.
#if defined(__x86_64__)
#define NONET_KERNEL sse4_kernel
#include "nonet/search/simd_sse4.h"
//
#include "nonet/search/kernel_body.h"

namespace nonet {

static constexpr Kernel kKernel =
    NONET_KERNEL::make_kernel<NONET_KERNEL::Sse8, NONET_KERNEL::Group<NONET_KERNEL::Sse8, 3>>();
constinit const Kernel* const kSse4Kernel = &kKernel;

}  // namespace nonet
#else
#include "nonet/search/kernel.h"

namespace nonet {

constinit const Kernel* const kSse4Kernel = nullptr;

}  // namespace nonet
#endif
