// The AVX-512 kernel over registers that are arrays (emulated/immintrin.h): slow, and right on
// every machine if the kernel is. The one with BITALG differs in how it counts alone.
#undef __AVX512BITALG__
#define NONET_KERNEL emulated_avx512_kernel
#include "nonet/search/simd_avx512.h"
//
#include "nonet/search/kernel_body.h"
#include "support/kernels.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(EmulatedAvx512, AnswersAsTheScalarKernelDoes) {
  using namespace NONET_KERNEL;
  static constexpr Kernel kKernel = make_kernel<Avx32, Group<Avx32, 1>>();
  test::expect_right(kKernel);
}

}  // namespace
}  // namespace nonet
