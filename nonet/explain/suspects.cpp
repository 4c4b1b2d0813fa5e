#include "nonet/explain/suspects.h"

#include <algorithm>
#include <array>

#include "nonet/core/grid.h"
#include "nonet/core/names.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using Way = std::vector<Mistake>;

// ---- finding

// Two at a time among more than these would be felt: 20,000 searches.
constexpr std::size_t kMostInPairs = 200;
// In games with rules, where a search may take long, all of them together.
constexpr std::uint64_t kMostGuesses = 200'000;

bool has_solution(const Board& givens) {
  const auto grid = Grid::from(givens);
  return grid && search(*grid, 1).solutions > 0;
}

// The rules of a puzzle that has some.
std::shared_ptr<const Rulebook> rulebook_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return nullptr;
  const auto rulebook = Rulebook::of(puzzle.variant);
  return rulebook ? *rulebook : nullptr;
}

std::vector<Mistake> possible_mistakes(const Puzzle& board, const Board& digits) {
  std::vector<Mistake> all;
  for (Cell c : Cell::all()) {
    if (auto d = digits.at(c)) all.push_back({{c, *d}, false});
  }
  for (Candidate x : board.removed) {
    if (x.in_range()) all.push_back({x, true});
  }
  return all;
}

Puzzle without(Puzzle board, const Way& way) {
  for (const Mistake& mistake : way) {
    if (mistake.struck) {
      std::erase(board.removed, mistake.candidate);
    } else {
      board.givens.clear(mistake.candidate.cell);
      board.placed.clear(mistake.candidate.cell);
    }
  }
  return board;
}

// Asks of one way after the other whether it mends the board, many in one search.
class Mending {
 public:
  Mending(const Puzzle& board, const Stop& stop)
      : board_(board), rulebook_(rulebook_of(board)), stop_(stop) {
    options_.stop = &stop_;
  }

  // False once the search is to stop.
  bool ask(Way way) {
    if (const auto grid = start_of(without(board_, way), rulebook_)) {
      grids_.push_back(*grid);
      asked_.push_back(std::move(way));
    }
    if (grids_.size() == kBatch) answer();
    return !stop_.requested();
  }

  // The ways that leave one solution or, where there are none, several.
  Suspects found(int tried) {
    answer();
    Suspects suspects;
    suspects.names = names_of(board_);
    suspects.one_solution = !to_one_.empty();
    suspects.ways = suspects.one_solution ? std::move(to_one_) : std::move(to_several_);
    suspects.tried = tried;
    suspects.stopped = stop_.requested();
    return suspects;
  }

 private:
  static constexpr std::size_t kBatch = 64;

  void answer() {
    std::vector<SearchResult> results(grids_.size());
    search_batch(grids_, 2, results, options_);
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (results[i].solutions == 0) continue;
      (results[i].unique() ? to_one_ : to_several_).push_back(std::move(asked_[i]));
    }
    grids_.clear();
    asked_.clear();
  }

  const Puzzle& board_;
  std::shared_ptr<const Rulebook> rulebook_;
  const Stop& stop_;
  SearchOptions options_;
  std::vector<Grid> grids_;
  std::vector<Way> asked_;
  std::vector<Way> to_one_;
  std::vector<Way> to_several_;
};

Suspects one_at_a_time(const Puzzle& board, const std::vector<Mistake>& all, const Stop& stop) {
  Mending mending(board, stop);
  for (const Mistake& mistake : all) {
    if (!mending.ask({mistake})) break;
  }
  return mending.found(1);
}

Suspects two_at_a_time(const Puzzle& board, const std::vector<Mistake>& all, const Stop& stop) {
  Mending mending(board, stop);
  bool goes_on = true;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; goes_on && j < all.size(); ++j) {
      goes_on = mending.ask({all[i], all[j]});
    }
  }
  return mending.found(2);
}

// ---- words

constexpr std::size_t kMostNamed = 12;
constexpr std::size_t kMostPairsNamed = 6;

std::string text_of(const Mistake& mistake, DigitNames names) {
  const std::string digit = name_of(mistake.candidate.digit, names);
  const std::string cell = name_of(mistake.candidate.cell);
  return mistake.struck ? "the striking of " + digit + " from " + cell : digit + " at " + cell;
}

// Not too many of them.
std::vector<std::string> texts_of(const std::vector<Mistake>& all, DigitNames names) {
  std::vector<std::string> texts;
  for (const Mistake& mistake : all) {
    if (texts.size() < kMostNamed) texts.push_back(text_of(mistake, names));
  }
  if (texts.size() < all.size()) texts.emplace_back("so on");
  return texts;
}

// "A", "one of A, B and C", or "one of 20 (A, B, C and so on)".
std::string one_of(const std::vector<Mistake>& all, DigitNames names) {
  if (all.size() == 1) return text_of(all.front(), names);
  const std::string list = list_of(texts_of(all, names));
  if (all.size() <= kMostNamed) return "one of " + list;
  return "one of " + std::to_string(all.size()) + " (" + list + ")";
}

// What all pairs share, and what stands beside it in each; nothing if they share nothing.
std::string pairs_with_one(const std::vector<Way>& pairs, DigitNames names) {
  for (const Mistake& shared : pairs.front()) {
    std::vector<Mistake> others;
    for (const Way& pair : pairs) {
      const auto at = std::find(pair.begin(), pair.end(), shared);
      if (at != pair.end()) others.push_back(at == pair.begin() ? pair.back() : pair.front());
    }
    if (others.size() == pairs.size()) {
      return text_of(shared, names) + " and " + one_of(others, names);
    }
  }
  return "";
}

std::string one_of_pairs(const std::vector<Way>& pairs, DigitNames names) {
  if (const std::string text = pairs_with_one(pairs, names); !text.empty()) return text;
  std::string text = "one of " + std::to_string(pairs.size()) + " pairs (";
  for (std::size_t i = 0; i < std::min(pairs.size(), kMostPairsNamed); ++i) {
    text += (i == 0 ? "" : "; ") + text_of(pairs[i].front(), names) + " and " +
            text_of(pairs[i].back(), names);
  }
  return text + (pairs.size() > kMostPairsNamed ? "; and so on)" : ")");
}

std::string no_way_out(const Suspects& suspects) {
  const std::string text =
      suspects.tried == 1 ? "There are at least two mistakes: no digit alone is to blame."
                          : "There are at least three mistakes: no two digits alone are to blame.";
  if (suspects.clashing.empty()) return text + " Compare the board with the one it was taken from.";
  std::vector<Mistake> clashing;
  for (Candidate x : suspects.clashing) clashing.push_back({x, false});
  return text +
         " Look first at those that stand twice: " + list_of(texts_of(clashing, suspects.names)) +
         ".";
}

}  // namespace

std::vector<Candidate> clashing_digits(const Board& board, const Topology& topology) {
  std::array<CellSet, Digit::kCount> places;
  for (Cell c : Cell::all()) {
    if (auto d = board.at(c)) places[d->index()].insert(c);
  }
  std::vector<Candidate> clashing;
  for (Cell c : Cell::all()) {
    const auto d = board.at(c);
    if (d && places[d->index()].meets(topology.peers(c))) clashing.push_back({c, *d});
  }
  return clashing;
}

// Of a puzzle with rules that has no solution a rule may be to blame as well as any given, and only
// what a player did is suspect.
static Suspects find_ruled_suspects(const Puzzle& puzzle, const Stop& asked) {
  if (puzzle.placed == Board() && puzzle.removed.empty()) return {};
  const Stop stop = asked.bounded(kMostGuesses);
  const std::vector<Mistake> all = possible_mistakes(puzzle, puzzle.placed);
  Suspects suspects = one_at_a_time(puzzle, all, stop);
  const bool enough = !suspects.ways.empty() || suspects.stopped || all.size() > kMostInPairs;
  return enough ? suspects : two_at_a_time(puzzle, all, stop);
}

Suspects find_suspects(const Puzzle& puzzle, const Stop& stop) {
  if (puzzle.variant) return find_ruled_suspects(puzzle, stop);
  const bool givens_hold = has_solution(puzzle.givens);
  Puzzle board = puzzle;
  if (!givens_hold) {
    board.placed = Board();
    board.removed.clear();
  }
  // Where the puzzle consists of candidates, none of them is a player's work.
  if (is_untouched(board) && givens_hold) return {};
  const std::vector<Mistake> all =
      possible_mistakes(board, givens_hold ? board.placed : board.givens);
  Suspects suspects = one_at_a_time(board, all, stop);
  const bool enough = !suspects.ways.empty() || suspects.stopped || all.size() > kMostInPairs;
  if (!enough) suspects = two_at_a_time(board, all, stop);
  suspects.clashing = clashing_digits(digits_of(board));
  return suspects;
}

std::string words_of(const Suspects& suspects) {
  if (suspects.tried == 0) return "";
  if (suspects.ways.empty() && suspects.stopped) {
    return "The search for the mistake was stopped.";
  }
  if (suspects.ways.empty()) return no_way_out(suspects);
  const std::string left =
      suspects.one_solution ? "there is exactly one solution." : "there are several solutions.";
  const bool single = suspects.ways.front().size() == 1;
  if (!single) {
    return "There are at least two mistakes, probably " +
           one_of_pairs(suspects.ways, suspects.names) + ": without both " + left;
  }
  std::vector<Mistake> all;
  for (const Way& way : suspects.ways) all.push_back(way.front());
  return "The mistake is probably " + one_of(all, suspects.names) + ": without it " + left;
}

}  // namespace nonet
