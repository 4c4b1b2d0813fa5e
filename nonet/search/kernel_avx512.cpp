// The search kernel for Avx512; see nonet/CMakeLists.txt for the flags this one file is compiled
// with.
#if defined(__x86_64__)
#define NONET_KERNEL avx512_kernel
#include "nonet/search/simd_avx512.h"
//
#include "nonet/search/kernel_body.h"

namespace nonet {

static constexpr Kernel kKernel =
    NONET_KERNEL::make_kernel<NONET_KERNEL::Avx32, NONET_KERNEL::Group<NONET_KERNEL::Avx32, 1>>();
constinit const Kernel* const kAvx512Kernel = &kKernel;

}  // namespace nonet
#else
#include "nonet/search/kernel.h"

namespace nonet {

constinit const Kernel* const kAvx512Kernel = nullptr;

}  // namespace nonet
#endif
