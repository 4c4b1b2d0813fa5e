// The table of what can be proposed, and what all proposals share.
#include "nonet/generate/proposals.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace nonet {
namespace {

constexpr std::array kRows = {
    ProposalRow{Kind::kDiagonals, Layer::kGrid, Told::kNothing},
    ProposalRow{Kind::kWindoku, Layer::kGrid, Told::kNothing},
    ProposalRow{Kind::kAntiknight, Layer::kGrid, Told::kNothing},
    ProposalRow{Kind::kAntiking, Layer::kGrid, Told::kNothing},
    ProposalRow{Kind::kDisjoint, Layer::kGrid, Told::kNothing},
    ProposalRow{Kind::kNonconsecutive, Layer::kGrid, Told::kUpToTurning},
    ProposalRow{Kind::kAntitaxicab, Layer::kGrid, Told::kDigits},
    ProposalRow{Kind::kGlobalEntropy, Layer::kGrid, Told::kThirds, 0, true},
    ProposalRow{Kind::kGlobalMod3, Layer::kGrid, Told::kRemainders, 0, true},
    ProposalRow{Kind::kDutchFlatmates, Layer::kGrid, Told::kFlatmates, 0, true},
    ProposalRow{Kind::kKropkiNegative, Layer::kGrid, Told::kDigits},
    ProposalRow{Kind::kXvNegative, Layer::kGrid, Told::kFiveAndTen},

    ProposalRow{Kind::kCage, Layer::kAreas, Told::kDigits, 16},
    ProposalRow{Kind::kRegion, Layer::kAreas, Told::kNothing, 2},
    ProposalRow{Kind::kSum, Layer::kAreas, Told::kDigits, 8},
    ProposalRow{Kind::kEqualSum, Layer::kAreas, Told::kDigits, 6},
    ProposalRow{Kind::kRellik, Layer::kAreas, Told::kDigits, 8},
    ProposalRow{Kind::kEqualityCage, Layer::kAreas, Told::kQuarters, 8},
    ProposalRow{Kind::kLunchbox, Layer::kAreas, Told::kDigits, 10},
    ProposalRow{Kind::kContains, Layer::kAreas, Told::kDigits, 8},
    ProposalRow{Kind::kCount, Layer::kAreas, Told::kDigits, 6},
    ProposalRow{Kind::kCountDistinct, Layer::kAreas, Told::kFewCells, 5},
    ProposalRow{Kind::kAnyOf, Layer::kAreas, Told::kDigits, 12},

    ProposalRow{Kind::kThermo, Layer::kLines, Told::kDigits, 9},
    ProposalRow{Kind::kArrow, Layer::kLines, Told::kDigits, 10},
    ProposalRow{Kind::kDoubleArrow, Layer::kLines, Told::kDigits, 8},
    ProposalRow{Kind::kPalindrome, Layer::kLines, Told::kNothing, 6},
    ProposalRow{Kind::kWhisper, Layer::kLines, Told::kUpToTurning, 6},
    ProposalRow{Kind::kRenban, Layer::kLines, Told::kUpToTurning, 9},
    ProposalRow{Kind::kBetween, Layer::kLines, Told::kUpToTurning, 8},
    ProposalRow{Kind::kLockout, Layer::kLines, Told::kUpToTurning, 8},
    ProposalRow{Kind::kRegionSum, Layer::kLines, Told::kDigits, 8},
    ProposalRow{Kind::kEntropic, Layer::kLines, Told::kThirds, 6, true},
    ProposalRow{Kind::kModular, Layer::kLines, Told::kRemainders, 6},
    ProposalRow{Kind::kZipper, Layer::kLines, Told::kDigits, 7},
    ProposalRow{Kind::kSumLine, Layer::kLines, Told::kDigits, 7},
    ProposalRow{Kind::kValueIndexing, Layer::kLines, Told::kPlaces, 6},
    ProposalRow{Kind::kAutomaton, Layer::kLines, Told::kDigits, 8},
    ProposalRow{Kind::kRegex, Layer::kLines, Told::kDigits, 8},
    ProposalRow{Kind::kRelation, Layer::kLines, Told::kDigits, 8},

    ProposalRow{Kind::kQuadruple, Layer::kMarks, Told::kDigits, 9},
    ProposalRow{Kind::kCountingCircles, Layer::kMarks, Told::kDigits, 1},
    ProposalRow{Kind::kKropki, Layer::kMarks, Told::kDigits, 22},
    ProposalRow{Kind::kXv, Layer::kMarks, Told::kFiveAndTen, 16},
    ProposalRow{Kind::kGreater, Layer::kMarks, Told::kDigits, 30},
    ProposalRow{Kind::kOdd, Layer::kMarks, Told::kParity, 12},
    ProposalRow{Kind::kEven, Layer::kMarks, Told::kParity, 12},
    ProposalRow{Kind::kAllowed, Layer::kMarks, Told::kDigits, 12},
    ProposalRow{Kind::kMinimum, Layer::kMarks, Told::kDigits, 8},
    ProposalRow{Kind::kMaximum, Layer::kMarks, Told::kDigits, 8},
    ProposalRow{Kind::kSame, Layer::kMarks, Told::kNothing, 6},
    ProposalRow{Kind::kClone, Layer::kMarks, Told::kNothing, 4},
    ProposalRow{Kind::kSameSets, Layer::kMarks, Told::kNothing, 5},
    ProposalRow{Kind::kIndexer, Layer::kMarks, Told::kDigits, 6},

    ProposalRow{Kind::kLittleKiller, Layer::kOutside, Told::kDigits, 10},
    ProposalRow{Kind::kSandwich, Layer::kOutside, Told::kAllButEnds, 12},
    ProposalRow{Kind::kXSum, Layer::kOutside, Told::kDigits, 12},
    ProposalRow{Kind::kSkyscraper, Layer::kOutside, Told::kDigits, 16},
    ProposalRow{Kind::kHiddenSkyscraper, Layer::kOutside, Told::kDigits, 14},
    ProposalRow{Kind::kNumberedRoom, Layer::kOutside, Told::kDigits, 14},
};

constexpr bool has_a_row(Kind kind) {
  for (const ProposalRow& row : kRows) {
    if (row.kind == kind) return true;
  }
  return false;
}
#define NONET_KIND(id, slug, name, synonyms, members, words, drawing) \
  static_assert(has_a_row(Kind::id));
#include "nonet/rules/kinds.def"
#undef NONET_KIND

// Of some kinds few of what is come upon are true.
constexpr int kAttempts = 120;

std::string plain_word(std::string_view word) {
  std::string plain;
  for (const char ch : word) {
    if (std::isalnum(static_cast<unsigned char>(ch)) == 0) continue;
    plain += static_cast<char>(std::tolower(static_cast<unsigned char>(ch)));
  }
  return plain;
}

}  // namespace

const ProposalRow& proposals_of(Kind kind) {
  return *std::find_if(kRows.begin(), kRows.end(),
                       [&](const ProposalRow& each) { return each.kind == kind; });
}

std::optional<Kind> kind_called(std::string_view word) {
  const std::string wanted = plain_word(word);
  if (wanted.empty()) return std::nullopt;
  for (const KindRow& row : all_kinds()) {
    if (wanted == plain_word(row.slug) || wanted == plain_word(row.name)) return row.kind;
  }
  for (const KindRow& row : all_kinds()) {
    std::string_view names = row.synonyms;
    while (!names.empty()) {
      const std::string_view name = names.substr(0, names.find('|'));
      names.remove_prefix(std::min(names.size(), name.size() + 1));
      if (wanted == plain_word(name)) return row.kind;
    }
  }
  return std::nullopt;
}

Proposer::Proposer(const Variant& grid, std::span<const int> solution, Random& random)
    : grid_(grid), solution_(solution.begin(), solution.end()), random_(random) {
  grid_.clues.clear();
  grid_.givens.assign(static_cast<std::size_t>(grid_.cells()), std::nullopt);
}

bool Proposer::holds(const Clue& clue, std::span<const int> digits) const {
  Variant alone = grid_;
  alone.clues = {clue};
  const Result<Scheme> scheme = compile(std::move(alone));
  return scheme && is_solution(*scheme, digits);
}

std::optional<Clue> Proposer::propose(Kind kind) {
  for (int i = 0; i < kAttempts; ++i) {
    std::optional<Clue> clue = attempt(kind);
    if (clue && std::find(taken_.begin(), taken_.end(), *clue) == taken_.end() &&
        holds(*clue, solution_)) {
      return clue;
    }
  }
  return std::nullopt;
}

std::optional<Clue> Proposer::attempt(Kind kind) {
  switch (proposals_of(kind).layer) {
    case Layer::kAreas:
      return attempt_area(kind);
    case Layer::kLines:
      return attempt_line(kind);
    case Layer::kMarks:
      return attempt_mark(kind);
    case Layer::kOutside:
      return attempt_outside(kind);
    case Layer::kGrid:
      break;
  }
  return std::nullopt;
}

void Proposer::take(const Clue& clue) {
  taken_.push_back(clue);
  lay(clue);
  // What may lie there is drawn there, and the area is the choice's own.
  for (const auto& branch : clue.branches) {
    for (const Clue& one : branch) {
      lay(one);
      for (const Spot cell : one.cells()) in_area_.set(cell);
    }
  }
}

void Proposer::lay(const Clue& clue) {
  const Layer layer = proposals_of(clue.kind).layer;
  for (const Cells& cells : clue.sets) {
    for (const Spot cell : cells) {
      if (layer == Layer::kAreas) in_area_.set(cell);
      if (layer == Layer::kLines) on_line_.set(cell);
    }
  }
  if (layer != Layer::kLines) return;
  Cells line;
  for (const Cells& cells : clue.sets) line.insert(line.end(), cells.begin(), cells.end());
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    diagonal_steps_.insert(std::minmax(line[i], line[i + 1]));
  }
}

const Clue* Proposer::taken_of(Kind kind) const {
  const auto clue = std::find_if(taken_.begin(), taken_.end(),
                                 [&](const Clue& each) { return each.kind == kind; });
  return clue == taken_.end() ? nullptr : &*clue;
}

void Proposer::forget_all() {
  taken_.clear();
  in_area_.reset();
  on_line_.reset();
  diagonal_steps_.clear();
}

int Proposer::sum_of(const Cells& cells) const {
  int sum = 0;
  for (const Spot cell : cells) sum += at(cell);
  return sum;
}

Spot Proposer::any_cell() {
  return static_cast<Spot>(random_.below(static_cast<std::uint32_t>(grid_.cells())));
}

Proposer::Cells Proposer::neighbours_of(Spot cell) const {
  Cells cells;
  const int r = cell / side(), c = cell % side();
  if (r > 0) cells.push_back(static_cast<Spot>(cell - side()));
  if (r + 1 < grid_.rows) cells.push_back(static_cast<Spot>(cell + side()));
  if (c > 0) cells.push_back(static_cast<Spot>(cell - 1));
  if (c + 1 < side()) cells.push_back(static_cast<Spot>(cell + 1));
  return cells;
}

}  // namespace nonet
