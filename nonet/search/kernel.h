// Kernel: search compiled for one instruction set. This header is the seam between code that every
// processor runs and code that only some do: plain arrays and function pointers cross it, because
// an inline function of the library or of std, compiled with wide instructions on the far side,
// might be the copy that the linker keeps for everybody.
#pragma once

#include <cstddef>
#include <cstdint>

#include "nonet/search/isa.h"

namespace nonet {

// A grid as the kernels take it: nine bits of candidates a cell, row by row.
struct Cells {
  std::uint16_t mask[81];
};

constexpr unsigned kAllDigits = 0x1ff;

// What a kernel found out about one grid. It need not be filled: the kernel begins it.
struct KernelOutcome {
  std::uint64_t solutions;  // found, at most the limit
  std::uint64_t guesses;    // branchings: one guess tried, the rest kept for later
  std::uint64_t sweeps;     // passes of propagation spent on it
  bool shared;              // by several lanes: `first` may not be the depth-first order's first
  std::uint8_t first[81];   // a solution, if there is one: the digits' numbers
};

// Gets each solution; false ends the search.
struct Visitor {
  void* object;
  bool (*visit)(void* object, const std::uint8_t* numbers);
};

struct Kernel {
  // Boards, 81 numbers each, as grids.
  void (*masks_of)(const std::uint8_t* numbers, std::size_t boards, Cells* grids);
  // Many grids, one a lane. `room` is for slabs, room_size numbers, not filled.
  void (*solve_many)(const Cells* grids, std::size_t count, std::uint64_t limit,
                     KernelOutcome* outcomes, std::uint16_t* room);
  std::size_t room_size;
  std::size_t lanes;
  // One grid, as soon as possible.
  void (*solve_one)(const Cells& grid, std::uint64_t limit, Visitor visitor,
                    KernelOutcome& outcome);
};

// Null if this build has none for that instruction set. Whether the processor runs it is isa.h's
// question.
const Kernel* kernel_for(Isa isa);

// Each defined in the file that is compiled for it; null in builds for other processors.
extern const Kernel* const kScalarKernel;
extern const Kernel* const kNeonKernel;
extern const Kernel* const kWasmKernel;
extern const Kernel* const kSse4Kernel;
extern const Kernel* const kAvx2Kernel;
extern const Kernel* const kAvx512Kernel;
extern const Kernel* const kBitalgKernel;

}  // namespace nonet
