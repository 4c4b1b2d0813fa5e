#include "support/library_line.h"

#include <algorithm>
#include <tuple>

namespace nonet::test {
namespace {

bool is_number(char ch) {
  return ch >= '1' && ch <= '9';
}

Error error_in(std::string_view what, std::string_view field) {
  return {std::string(what) + ": '" + std::string(field) + "'", 0, 0};
}

std::vector<std::string_view> fields_of(std::string_view text) {
  std::vector<std::string_view> fields;
  for (;;) {
    const std::size_t colon = text.find(':');
    fields.push_back(text.substr(0, colon));
    if (colon == std::string_view::npos) return fields;
    text.remove_prefix(colon + 1);
  }
}

// "0311", "0606-2", "0610-x", "03111".
std::optional<Error> read_code(std::string_view field, LibraryLine& line) {
  const std::size_t dash = field.find('-');
  const std::string_view code = field.substr(0, dash);
  const bool siamese = code.size() == 5 && code.back() == '1';
  if (code.size() != 4 && !siamese) return error_in("not a code", field);
  line.step.code = code.substr(0, 4);
  line.step.siamese = siamese;
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view variant = field.substr(dash + 1);
  if (variant.size() != 1) return error_in("not a variant", field);
  line.nothing = variant == "x";
  if (is_number(variant[0])) line.variant = variant[0] - '0';
  if (!line.nothing && line.variant == 0) return error_in("not a variant", field);
  return std::nullopt;
}

std::optional<Error> read_board(std::string_view field, Puzzle& puzzle) {
  int at = 0;
  bool placed = false;
  for (char ch : field) {
    if (ch == '+' && !placed) {
      placed = true;
      continue;
    }
    if (at == Cell::kCount) return error_in("more than 81 cells", field);
    if (is_number(ch)) {
      (placed ? puzzle.placed : puzzle.givens).set(Cell(at), Digit::from_number(ch - '0'));
    } else if (placed || (ch != '.' && ch != '0')) {
      return error_in("not a board", field);
    }
    placed = false;
    ++at;
  }
  if (at != Cell::kCount || placed) return error_in("fewer than 81 cells", field);
  return std::nullopt;
}

// "548 369".
std::optional<Error> read_candidates(std::string_view field, std::vector<Candidate>& candidates) {
  while (!field.empty()) {
    const std::size_t blank = std::min(field.find(' '), field.size());
    const std::string_view word = field.substr(0, blank);
    field.remove_prefix(std::min(blank + 1, field.size()));
    if (word.empty()) continue;
    if (word.size() != 3 || !std::all_of(word.begin(), word.end(), is_number)) {
      return error_in("not a candidate", word);
    }
    candidates.push_back(
        {cell_at(word[1] - '1', word[2] - '1'), Digit::from_number(word[0] - '0')});
  }
  return std::nullopt;
}

}  // namespace

std::vector<Candidate> library_order(std::vector<Candidate> candidates) {
  std::sort(candidates.begin(), candidates.end(), [](Candidate a, Candidate b) {
    return std::tie(a.digit, a.cell) < std::tie(b.digit, b.cell);
  });
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  return candidates;
}

Result<LibraryLine> read_library_line(std::string_view text) {
  std::vector<std::string_view> fields = fields_of(text);
  if (fields.size() < 4 || fields.size() > 8 || !fields[0].empty()) {
    return error_in("not a library line", text);
  }
  fields.resize(8);
  LibraryLine line;
  if (auto error = read_code(fields[1], line)) return *error;
  for (char ch : fields[2]) {
    if (is_number(ch)) line.step.digits.insert(Digit::from_number(ch - '0'));
  }
  if (auto error = read_board(fields[3], line.puzzle)) return *error;
  if (auto error = read_candidates(fields[4], line.puzzle.removed)) return *error;
  if (auto error = read_candidates(fields[5], line.step.eliminations)) return *error;
  if (auto error = read_candidates(fields[6], line.step.placements)) return *error;
  line.step.eliminations = library_order(std::move(line.step.eliminations));
  line.step.placements = library_order(std::move(line.step.placements));
  int links = 0;
  for (char ch : fields[7]) {
    if (ch < '0' || ch > '9') return error_in("not a number of links", fields[7]);
    links = links * 10 + (ch - '0');
  }
  if (!fields[7].empty()) line.step.extra = links;
  return line;
}

bool passes(const LibraryLine& line, const std::vector<LibraryStep>& found) {
  bool met = false;
  for (LibraryStep step : found) {
    if (step.code != line.step.code || step.siamese != line.step.siamese ||
        step.digits != line.step.digits) {
      continue;
    }
    if (line.nothing) return false;
    if (met) step.extra = line.step.extra;
    if (step != line.step) return false;
    met = true;
  }
  return met || line.nothing;
}

}  // namespace nonet::test
