// Any step in words: sentences that end, templates without an unfilled word, one line where one
// is promised.
#include "nonet/text/prose.h"

#include "fuzz/games.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/reasoning.h"

using namespace nonet;
using fuzz::require;

namespace {

// Braces may stand around digits, as HoDoKu writes a set's; around a word they are left over.
bool is_told(const std::string& text) {
  for (std::size_t at = 0; (at = text.find('{', at)) != std::string::npos; ++at) {
    if (at + 1 == text.size() || text[at + 1] < '1' || text[at + 1] > '9') return false;
  }
  return !text.empty() && text.find('\n') == std::string::npos;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const Grid grid = *Grid::from(*puzzle);
  for (const Step& step : fuzz::some_steps(grid, fuzz::policy_for(grid), data, size)) {
    const std::string sentence = sentence_of(step, grid);
    require(is_told(sentence) && (sentence.ends_with('.') || sentence.ends_with(')')));
    const std::string line = expert_line(step, grid);
    require(is_told(line) && line.starts_with(row_of(step.technique).name));
    const std::vector<ToldLine> lines = told_lines_of(step, grid);
    require(lines.empty() == step.inferences.empty());
    std::size_t next = 0;
    for (const ToldLine& told : lines) {
      require(is_told(told.text) && told.first >= next && told.last >= told.first);
      next = told.last + 1;
    }
    require(next <= step.inferences.size());
    require(marked_board(grid, step, Paint::kAnsi).ends_with('\n'));
  }
  return 0;
}
