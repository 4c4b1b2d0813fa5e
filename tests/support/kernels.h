// Holds a kernel against the scalar one, which other tests hold against a plain search.
#pragma once

#include "nonet/search/kernel.h"

namespace nonet::test {

void expect_right(const Kernel& kernel);

}  // namespace nonet::test
