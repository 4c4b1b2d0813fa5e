// Any text as the JSON of a path: it is refused with a place or checked to its end, and says the
// same as a whole, in pieces and as claims. What is proved stands on a solution of the puzzle, and
// a puzzle that is called solved has no other.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "nonet/explain/path_check.h"
#include "nonet/search/search.h"

using namespace nonet;

namespace {

// Cuts a text at places that its bytes decide, mostly into very short pieces.
class Pieces {
 public:
  explicit Pieces(std::string_view text) : text_(text) {}

  std::string_view operator()() {
    chance_ = chance_ * 6364136223846793005U + 1442695040888963407U + text_.size();
    const std::size_t length = 1 + (chance_ >> 60U) * ((chance_ >> 50U) % 8);
    piece_.assign(text_.substr(0, length));  // gone when the next is asked for
    text_.remove_prefix(piece_.size());
    return piece_;
  }

 private:
  std::string_view text_;
  std::string piece_;
  std::uint64_t chance_ = 1;
};

void expect(bool good) {
  if (!good) std::abort();
}

void expect_same(const Result<PathCheck>& a, const Result<PathCheck>& b) {
  expect(a.ok() == b.ok());
  if (!a.ok()) {
    expect(to_string(a.error()) == to_string(b.error()));
    return;
  }
  expect(a->holds == b->holds && a->steps == b->steps && a->checked == b->checked);
  expect(a->fault == b->fault && a->line == b->line && a->solved == b->solved);
  expect(a->uses_uniqueness == b->uses_uniqueness);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Result<PathCheck> result = check_path(text);
  Pieces pieces(text);
  expect_same(result, check_path(JsonSource(pieces)));
  auto path = read_path(text);
  expect_same(result, path.ok() ? Result<PathCheck>(check_path(*path)) : path.error());
  if (!result.ok()) {
    expect(!result.error().message.empty() && result.error().line > 0);
    return 0;
  }
  expect(result->holds == result->fault.empty() && result->checked <= result->steps);
  // Of a puzzle with rules the plain grid says nothing.
  if (!result->holds || path->puzzle.variant) return 0;
  auto start = Grid::from(path->puzzle);
  expect(start.ok());
  const Ground ground = ground_of(*start);
  expect(ground.holds);
  if (result->uses_uniqueness) expect(ground.one_solution());
  // Every step followed from the start, so there is no other solution.
  if (result->solved) expect(search(*start).unique());
  return 0;
}
