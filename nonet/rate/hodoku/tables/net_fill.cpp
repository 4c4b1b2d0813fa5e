// What follows from a candidate by singles: HoDoKu supposes it in a copy of the grid and sets what
// is forced, for four rounds. It works with the queues of singles that its grid keeps (see
// rate/hodoku/singles.h) and with the counts of places behind them; in a contradiction these counts
// no longer say what is left, and what it sets then follows from the counts.
#include <algorithm>

#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {
namespace {

constexpr int kRounds = 4;

// A grid as HoDoKu keeps it.
class NetGrid {
 public:
  explicit NetGrid(const Grid& grid) : topology_(&grid.topology()) {
    for (Cell c : grid.open()) candidates_[c.index()] = grid.candidates(c);
    open_ = grid.open();
    for (Digit d : Digit::all()) {
      for (House h : grid.topology().houses()) {
        free(h, d) = static_cast<std::uint8_t>((grid.places(h, d) & grid.open()).size());
      }
    }
  }

  bool is_open(Cell c) const { return open_.contains(c); }
  DigitSet candidates(Cell c) const { return candidates_[c.index()]; }
  bool holds(Candidate x) const { return !is_open(x.cell) && values_[x.cell.index()] == x.digit; }

  // The house of the cell in which the digit has fewest places left.
  House narrowest(Candidate x) const {
    House best = topology_->houses_of(x.cell).front();
    for (House h : topology_->houses_of(x.cell)) {
      if (free(h, x.digit) < free(best, x.digit)) best = h;
    }
    return best;
  }

  void set(Candidate x) {
    const DigitSet had = candidates(x.cell);
    candidates_[x.cell.index()] = {};
    values_[x.cell.index()] = x.digit;
    open_.erase(x.cell);
    for (Cell peer : topology_->peers(x.cell)) remove({peer, x.digit});
    for (Digit d : had) {
      for (House h : topology_->houses_of(x.cell)) {
        if (--free(h, d) == 1 && d != x.digit) queue_hidden(h, d);
      }
    }
  }

  void remove(Candidate x) {
    DigitSet& left = candidates_[x.cell.index()];
    if (!left.contains(x.digit)) return;
    left.erase(x.digit);
    // Where the last candidate of a cell goes, nothing is counted.
    if (left.empty()) return;
    if (left.size() == 1) naked_.push_back({x.cell, left.first()});
    for (House h : topology_->houses_of(x.cell)) {
      const int count = --free(h, x.digit);
      if (count == 1) queue_hidden(h, x.digit);
      if (count == 0) unqueue_hidden(h, x.digit);
    }
  }

  // A single with the truth that leaves nothing else.
  struct Single {
    Candidate candidate;
    Truth by;
  };

  // The singles that wait; of a cell the first hidden one.
  void list_singles(std::vector<Single>& naked, std::vector<Single>& hidden) const {
    naked.clear();
    for (Candidate x : naked_) {
      if (is_open(x.cell)) naked.push_back({x, Truth(x.cell)});
    }
    hidden.clear();
    CellSet met;
    for (Candidate x : hidden_) {
      if (!is_open(x.cell) || met.contains(x.cell)) continue;
      for (House h : topology_->houses_of(x.cell)) {
        if (free(h, x.digit) != 1) continue;
        met.insert(x.cell);
        hidden.push_back({x, {h, x.digit}});
        break;
      }
    }
  }

 private:
  std::uint8_t free(House h, Digit d) const { return free_[d.index()][h.index()]; }
  std::uint8_t& free(House h, Digit d) { return free_[d.index()][h.index()]; }

  void queue_hidden(House h, Digit d) {
    for (Cell c : topology_->order(h)) {
      if (!candidates(c).contains(d)) continue;
      hidden_.push_back({c, d});
      return;
    }
  }
  void unqueue_hidden(House h, Digit d) {
    for (auto it = hidden_.begin(); it != hidden_.end(); ++it) {
      if (it->digit != d || !topology_->cells(h).contains(it->cell)) continue;
      hidden_.erase(it);
      return;
    }
  }

  const Topology* topology_;
  std::array<DigitSet, Cell::kCount> candidates_;
  std::array<Digit, Cell::kCount> values_{};
  CellSet open_;
  std::array<std::array<std::uint8_t, House::kCount>, Digit::kCount> free_{};
  std::vector<Candidate> naked_;
  std::vector<Candidate> hidden_;
};

// What a statement follows from: five entries at most, by index.
class Causes {
 public:
  Causes() = default;
  explicit Causes(std::size_t only) { add(only); }

  void add(std::size_t index) {
    if (count_ < kMost) indices_[count_++] = static_cast<std::uint16_t>(index);
  }
  std::size_t first() const { return indices_[0]; }
  // The last one first, by exchanges.
  std::array<std::uint16_t, 5> packed() const {
    std::array<std::uint16_t, 5> packed = indices_;
    for (std::size_t i = 1; i < kMost; ++i) {
      if (packed[i] > packed[0]) std::swap(packed[i], packed[0]);
    }
    return packed;
  }

 private:
  static constexpr std::size_t kMost = 5;
  std::array<std::uint16_t, kMost> indices_{};
  std::size_t count_ = 0;
};

// Fills the tables of candidates, each supposed true and supposed false, one after the other.
class Net {
 public:
  Net(const Statements& statements, LinksMaker& links)
      : statements_(statements), links_(links), start_(statements.grid()), now_(start_) {}

  void fill(Statement premise) {
    now_ = start_;
    premise_ = premise;
    entries_.assign(1, {premise, 1, {}, {}});
    index_.assign(static_cast<std::size_t>(statements_.size()), kMissing);
    index_[premise.key()] = 0;
    suppose(statements_.candidate(premise.item()));
    for (int round = 0; round < kRounds; ++round) {
      now_.list_singles(naked_, hidden_);
      if (naked_.empty() && hidden_.empty()) break;
      for (const auto& [x, by] : naked_) set_single(x, by, by);
      // The house that HoDoKu names may be another than made it a single.
      for (const auto& [x, by] : hidden_) set_single(x, by, {now_.narrowest(x), x.digit});
    }
    for (std::size_t i = 1; i < entries_.size(); ++i) links_.add(premise, entries_[i]);
  }

 private:
  static constexpr std::uint16_t kMissing = 0xffff;

  void suppose(Candidate x) {
    if (premise_.holds()) return set(x, {}, {});
    now_.remove(x);
    const DigitSet left = now_.candidates(x.cell);
    if (left.size() == 1) set({x.cell, left.first()}, Causes(0), Truth(x.cell));
  }

  // A single rests on the other candidates of its truth; HoDoKu remembers five, of the truth that
  // it names.
  void set_single(Candidate x, Truth by, Truth named) {
    if (now_.holds(x)) return;
    Causes causes;
    for (int item : statements_.items_of(named)) {
      if (statements_.candidate(item) == x) continue;
      const std::uint16_t at = index_[Statement(item, false).key()];
      causes.add(at == kMissing ? 0 : at);
    }
    set(x, causes, by);
  }

  void set(Candidate x, const Causes& causes, Truth by) {
    const DigitSet others = now_.candidates(x.cell) - DigitSet{x.digit};
    const Statement on(statements_.item_of(x.cell, x.digit), true);
    const std::uint16_t known = index_[on.key()];
    const Causes itself(known == kMissing ? entries_.size() : known);
    now_.set(x);
    record(on, causes, by);
    for (Cell peer : statements_.topology().peers(x.cell) & statements_.open_places(x.digit)) {
      record({statements_.item_of(peer, x.digit), false}, itself, {});
    }
    for (Digit d : others) record({statements_.item_of(x.cell, d), false}, itself, {});
  }

  void record(Statement statement, const Causes& causes, Truth by) {
    std::uint16_t& index = index_[statement.key()];
    if (index != kMissing) return;
    index = static_cast<std::uint16_t>(entries_.size());
    const auto distance = static_cast<std::uint16_t>(entries_[causes.first()].distance + 1);
    entries_.push_back({statement, distance, causes.packed(), by});
  }

  const Statements& statements_;
  LinksMaker& links_;
  const NetGrid start_;
  NetGrid now_;
  Statement premise_;
  std::vector<Entry> entries_;
  std::vector<std::uint16_t> index_;  // of the entries, by statement
  std::vector<NetGrid::Single> naked_, hidden_;
};

}  // namespace

void fill_nets(const Statements& statements, LinksMaker& links) {
  Net net(statements, links);
  for (int item = 0; item < statements.candidates(); ++item) {
    for (bool holds : {true, false}) net.fill({item, holds});
  }
}

}  // namespace nonet::tables
