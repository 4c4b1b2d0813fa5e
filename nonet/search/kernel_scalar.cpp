// The search kernel for every processor: the same source over 64-bit words.
#define NONET_KERNEL scalar_kernel
#include "nonet/search/simd_scalar.h"
//
#include "nonet/search/kernel_body.h"

namespace nonet {

static constexpr Kernel kKernel =
    scalar_kernel::make_kernel<scalar_kernel::Scalar8,
                               scalar_kernel::Group<scalar_kernel::Scalar8, 3>>();
constinit const Kernel* const kScalarKernel = &kKernel;

}  // namespace nonet
