// Puzzles with rules of their own: any text is read or refused with a sentence, by every reader of
// such puzzles; what was read means something or is refused, is written as JSON and read as the
// same, and what search finds obeys the rules; hints have something to say, and what steps say is
// proved again from its JSON. What is asked for is bounded, so none takes long.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "nonet/explain/hint.h"
#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/io/lz_string.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"

using namespace nonet;

namespace {

void survives(const Variant& variant) {
  const Result<Variant> again = read_variant_json(variant_json_of(variant));
  if (!again || !(again->clues == variant.clues) || again->givens != variant.givens ||
      again->boxes != variant.boxes) {
    std::abort();
  }
  const Format& fpuzzles = *format_named("fpuzzles");
  const Result<WrittenVariant> written = fpuzzles.write_variant(variant);
  if (!written) return;
  PuzzleReader reader(lines_of(written->text), &fpuzzles);
  reader.accept_variants();
  const auto back = reader.next();
  if (!back || !back->ok()) std::abort();
}

void solve(const Variant& variant) {
  const Result<Scheme> scheme = compile(variant);
  if (!scheme) {
    if (scheme.error().message.empty()) std::abort();
    return;
  }
  count_solutions(*scheme, 3, Stop::after_asks(20), [&](std::span<const int> digits) {
    if (!is_solution(*scheme, digits)) std::abort();
    return true;
  });
}

// Of nine by nine cells: a hint, and some way with its proofs.
void explain(const Variant& variant) {
  Puzzle read;
  read.variant = std::make_shared<const Variant>(variant);
  const Result<Puzzle> puzzle = state_of(read);
  if (!puzzle) return;
  const Hint hint = hint_for(*puzzle, policy_all(), Stop::after_asks(20));
  if (hint.rungs.empty() || hint.rungs.front().text.empty()) std::abort();
  const Result<Grid> grid = start_of(*puzzle);
  if (!grid) {
    if (grid.error().message.empty()) std::abort();
    return;
  }
  Solver solver(*grid, policy_all(), Stop::after_asks(20));
  const Path path = solver.path([](const Step&, const Grid&) { return false; });
  if (path.steps.empty()) return;
  const Result<PathCheck> check = check_path(path_to_json(path));
  if (!check || (check->decided && !check->holds)) std::abort();
}

void read_all(std::string_view text, const Format* format) {
  PuzzleReader reader(lines_of(text), format);
  reader.accept_variants();
  for (int puzzles = 0; auto next = reader.next(); ++puzzles) {
    if (!next->ok()) {
      if (next->error().message.empty()) std::abort();
    } else if ((*next)->variant != nullptr) {
      survives(*(*next)->variant);
      if (puzzles < 3) solve(*(*next)->variant);
      if (puzzles == 0) explain(*(*next)->variant);
    }
  }
}

}  // namespace

// JSON begins with a brace. Before any other text stands what it is: a link that is packed here, or
// a format by its first letter.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.empty()) return 0;
  const std::string_view rest = text.substr(1);
  switch (text[0]) {
    case '{': {
      const Result<Variant> variant = read_variant_json(text);
      if (!variant && variant.error().message.empty()) std::abort();
      if (!variant) return 0;
      survives(*variant);
      solve(*variant);
      explain(*variant);
      return 0;
    }
    case 'F':
      read_all("https://f-puzzles.com/?load=" + lz_compressed(rest), nullptr);
      return 0;
    case 'P':
      read_all("https://sudokupad.app/scl" + lz_compressed(rest), nullptr);
      return 0;
    case 'K':
      read_all(rest, format_named("killer"));
      return 0;
    case 'J':
      read_all(rest, format_named("jigsaw"));
      return 0;
    case 'S':
      read_all(rest, format_named("sgt"));
      return 0;
    case 'I':
      read_all(rest, format_named("iss"));
      return 0;
    case 'L':
      read_all(rest, format_named("line"));
      return 0;
    default:
      read_all(text, nullptr);
      return 0;
  }
}
