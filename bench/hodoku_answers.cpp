#include "bench/hodoku_answers.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "nonet/io/library.h"
#include "nonet/logic/fish.h"
#include "nonet/logic/technique.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

std::string sorted_words(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// "short<TAB>outcome<TAB>..."
HodokuStep read_step(const std::string& line) {
  const std::size_t tab = line.find('\t');
  std::istringstream outcome(line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1));
  std::vector<std::string> words;
  for (std::string word; outcome >> word;) words.push_back(word);
  return {line.substr(0, tab), sorted_words(std::move(words))};
}

}  // namespace

std::vector<HodokuPath> read_paths(const std::string& file) {
  std::vector<HodokuPath> paths;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('>')) {
      HodokuPath path;
      std::istringstream(line.substr(1)) >> path.puzzle >> path.level >> path.score;
      paths.push_back(std::move(path));
    } else if (!paths.empty()) {
      paths.back().steps.push_back(read_step(line));
    }
  }
  return paths;
}

std::vector<HodokuList> read_lists(const std::string& file) {
  std::vector<HodokuList> lists;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('>')) {
      auto state = parse_library_line(line.substr(1, line.rfind(' ') - 1));
      auto grid = state ? Grid::from(state->puzzle) : Result<Grid>(state.error());
      if (grid) lists.push_back({*grid, {}});
    } else if (!lists.empty()) {
      lists.back().steps.push_back(read_step(line));
    }
  }
  return lists;
}

HodokuStep as_hodoku(const Step& step) {
  std::vector<std::string> words;
  for (Candidate x : step.placements) words.push_back(placement_text(x, {}));
  for (Candidate x : step.removals) words.push_back(removal_text(x, {}));
  return {std::string(row_of(step.technique).hodoku_short) + (is_siamese(step) ? "+" : ""),
          sorted_words(std::move(words))};
}

}  // namespace nonet
