// The search kernel for Avx2; see nonet/CMakeLists.txt for the flags this one file is compiled
// with.
#if defined(__x86_64__)
#define NONET_KERNEL avx2_kernel
#include "nonet/search/simd_avx2.h"
//
#include "nonet/search/kernel_body.h"

namespace nonet {

static constexpr Kernel kKernel =
    NONET_KERNEL::make_kernel<NONET_KERNEL::Avx16, NONET_KERNEL::Group<NONET_KERNEL::Avx16, 2>>();
constinit const Kernel* const kAvx2Kernel = &kKernel;

}  // namespace nonet
#else
#include "nonet/search/kernel.h"

namespace nonet {

constinit const Kernel* const kAvx2Kernel = nullptr;

}  // namespace nonet
#endif
