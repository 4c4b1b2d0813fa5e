#include "support/kernels.h"

#include "support/support.h"

namespace nonet::test {
namespace {

Cells cells_of(const Grid& grid) {
  Cells cells;
  for (Cell c : Cell::all()) {
    unsigned mask = 0;
    for (Digit d : grid.candidates(c)) mask |= 1U << d.index();
    cells.mask[c.index()] = static_cast<std::uint16_t>(mask);
  }
  return cells;
}

// Parts of solutions, contradictions, candidates struck, many solutions.
std::vector<Cells> states(int count) {
  std::mt19937 random(512);
  std::vector<Cells> all;
  for (int i = 0; i < count; ++i) all.push_back(cells_of(random_state(random)));
  all.push_back(cells_of(Grid()));
  return all;
}

std::vector<KernelOutcome> many(const Kernel& kernel, const std::vector<Cells>& grids,
                                std::uint64_t limit) {
  std::vector<KernelOutcome> outcomes(grids.size());
  std::vector<std::uint16_t> room(kernel.room_size);
  kernel.solve_many(grids.data(), grids.size(), limit, outcomes.data(), room.data());
  return outcomes;
}

KernelOutcome one(const Kernel& kernel, const Cells& grid, std::uint64_t limit) {
  KernelOutcome outcome;
  auto go_on = [](void*, const std::uint8_t*) { return true; };
  kernel.solve_one(grid, limit, {nullptr, go_on}, outcome);
  return outcome;
}

bool same(const KernelOutcome& a, const KernelOutcome& b) {
  if (a.solutions != b.solutions) return false;
  return a.solutions == 0 || a.shared || b.shared ||
         std::equal(std::begin(a.first), std::end(a.first), std::begin(b.first));
}

void expect_same_doors(const Kernel& kernel, const Kernel& scalar) {
  std::mt19937 random(81);
  std::vector<std::uint8_t> numbers(std::size_t{81} * 70);
  for (std::uint8_t& number : numbers) number = static_cast<std::uint8_t>(random() % 10);
  std::vector<Cells> ours(70), theirs(70);
  kernel.masks_of(numbers.data(), 70, ours.data());
  scalar.masks_of(numbers.data(), 70, theirs.data());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    EXPECT_TRUE(std::equal(std::begin(ours[i].mask), std::end(ours[i].mask), theirs[i].mask));
  }
}

}  // namespace

void expect_right(const Kernel& kernel) {
  const Kernel& scalar = *kernel_for(Isa::kScalar);
  expect_same_doors(kernel, scalar);
  const std::vector<Cells> grids = states(rounds(80));
  int solved = 0;
  for (std::uint64_t limit : {1U, 2U, 40U}) {
    const std::vector<KernelOutcome> ours = many(kernel, grids, limit);
    const std::vector<KernelOutcome> theirs = many(scalar, grids, limit);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      EXPECT_TRUE(same(ours[i], theirs[i])) << "grid " << i << " limit " << limit;
      EXPECT_TRUE(same(one(kernel, grids[i], limit), theirs[i])) << "alone, grid " << i;
      solved += ours[i].solutions > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(solved, 10);
}

}  // namespace nonet::test
