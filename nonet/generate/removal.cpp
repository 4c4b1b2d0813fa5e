#include "nonet/generate/removal.h"

#include <algorithm>
#include <numeric>

#include "nonet/generate/unavoidable.h"

namespace nonet {
namespace {

// Blocks are so large that this many clues would be left, the second number once the first is
// reached. Beyond, most clues stay.
constexpr int kManyLeft = 45;
constexpr int kFewerLeft = 36;

// One puzzle on its way down.
class Carving {
 public:
  explicit Carving(Removal& removal)
      : removal_(removal), witnesses_(small_unavoidable_sets(removal.solution)) {
    for (Cell c : Cell::all()) {
      if (removal.puzzle.has(c)) clues_.insert(c);
    }
    for (CellSet& witness : witnesses_) witness = witness & clues_;
    choose_block();
    gather();
  }

  bool done() const { return asked_.empty(); }
  bool asks_of_one() const { return asked_.size() == 1; }

  StruckBoard of_one() const {
    const Cell c = asked_.first();
    return {of_many(), {c, *removal_.solution.at(c)}};
  }
  Board of_many() const {
    Board rest = removal_.puzzle;
    for (Cell c : asked_) rest.clear(c);
    return rest;
  }

  void hear_of_one(const SearchResult& other) { other.solutions == 0 ? take() : keep(); }
  void hear_of_many(const SearchResult& result) {
    if (result.unique()) return take();
    if (block_ == 1) return keep();
    // The other solution is a witness, if it is the one that was told.
    const CellSet differing = difference(result.first, removal_.solution);
    if (differing.empty()) {
      block_ = (block_ + 1) / 2;
    } else {
      witnesses_.push_back(differing & clues_);
    }
    gather();
  }

 private:
  void take() {
    for (Cell c : asked_) removal_.puzzle.clear(c);
    clues_ = clues_ - asked_;
    for (CellSet& witness : witnesses_) witness = witness - asked_;
    settle(kept_);
    next_ = end_;
    choose_block();
    gather();
  }

  void keep() {
    settle(asked_);
    ++next_;
    gather();
  }

  // These clues stay: their witnesses have nothing more to say.
  void settle(const CellSet& kept) {
    if (kept.empty()) return;
    std::erase_if(witnesses_, [&](const CellSet& witness) { return witness.meets(kept); });
  }

  void choose_block() {
    const int left = clues_.size();
    const int goal = left > kManyLeft ? kManyLeft : kFewerLeft;
    block_ = left > goal ? static_cast<std::size_t>(left - goal) : 1;
  }

  bool may_go(const CellSet& cells) const {
    const CellSet gone = asked_ | cells;
    if (cells.empty() || (clues_ - gone).size() < removal_.fewest) return false;
    return std::none_of(witnesses_.begin(), witnesses_.end(),
                        [&](const CellSet& witness) { return gone.contains(witness); });
  }

  // Finds what to ask of next.
  void gather() {
    asked_ = kept_ = CellSet();
    std::size_t sets = 0;
    for (end_ = next_; end_ < removal_.order.size() && sets < block_; ++end_) {
      const CellSet more = removal_.order[end_] & clues_;
      if (may_go(more)) {
        asked_ = asked_ | more;
        ++sets;
      } else if (sets > 0) {
        kept_ = kept_ | more;
      } else {
        settle(more);
        ++next_;
      }
    }
    block_ = sets;
  }

  Removal& removal_;
  std::vector<CellSet> witnesses_;  // of each unavoidable set without a clue that stays, its clues
  CellSet clues_;
  std::size_t next_ = 0;   // in the order: what is before it is decided
  std::size_t block_ = 1;  // how many sets of the order are asked of at once
  // What is asked of: if all of `asked_` can go, `kept_` has to stay, and all is decided up to
  // `end_`.
  CellSet asked_, kept_;
  std::size_t end_ = 0;
};

// What all puzzles ask at one time.
class Questions {
 public:
  explicit Questions(const SearchOptions& options) : options_(options) {}

  void clear() {
    ones_.clear();
    many_.clear();
    askers_of_one_.clear();
    askers_of_many_.clear();
  }

  void add(Carving& carving) {
    if (carving.done()) return;
    if (carving.asks_of_one()) {
      ones_.push_back(carving.of_one());
      askers_of_one_.push_back(&carving);
    } else {
      many_.push_back(carving.of_many());
      askers_of_many_.push_back(&carving);
    }
  }

  // False if there was nothing to answer.
  bool answer() {
    results_.resize(std::max(ones_.size(), many_.size()));
    const std::span results(results_);
    search_batch(std::span<const StruckBoard>(ones_), 1, results.first(ones_.size()), options_);
    for (std::size_t i = 0; i < ones_.size(); ++i) askers_of_one_[i]->hear_of_one(results_[i]);
    search_batch(std::span<const Board>(many_), 2, results.first(many_.size()), options_);
    for (std::size_t i = 0; i < many_.size(); ++i) askers_of_many_[i]->hear_of_many(results_[i]);
    return !results_.empty();
  }

 private:
  SearchOptions options_;
  std::vector<StruckBoard> ones_;
  std::vector<Board> many_;
  std::vector<Carving*> askers_of_one_, askers_of_many_;
  std::vector<SearchResult> results_;
};

// Of what is no puzzle with its solution nothing can be taken away.
bool is_part_of(const Board& puzzle, const Board& solution) {
  if (!is_solution(solution)) return false;
  for (Cell c : Cell::all()) {
    if (puzzle.has(c) && puzzle.at(c) != solution.at(c)) return false;
  }
  return true;
}

}  // namespace

void remove_clues(std::span<Removal> removals, const SearchOptions& options) {
  std::vector<Carving> carvings;
  for (Removal& removal : removals) {
    if (is_part_of(removal.puzzle, removal.solution)) carvings.emplace_back(removal);
  }
  Questions questions(options);
  do {
    questions.clear();
    for (Carving& carving : carvings) questions.add(carving);
  } while (questions.answer());
}

std::vector<CellSet> single_cells(Random& random) {
  std::array<std::uint8_t, 81> order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  random.shuffle(order);
  std::vector<CellSet> cells;
  cells.reserve(order.size());
  for (const std::uint8_t index : order) cells.push_back({Cell(index)});
  return cells;
}

}  // namespace nonet
