// What follows from a candidate by singles: HoDoKu supposes it in a copy of the grid and sets what
// is forced, for four rounds. It works with the queues of singles that its grid keeps (see
// rate/hodoku/state.h) and with the counts of places behind them; in a contradiction these counts
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
    naked_.reserve(128);
    hidden_.reserve(256);
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
  std::vector<Single> naked_singles() const {
    std::vector<Single> singles;
    for (Candidate x : naked_) {
      if (is_open(x.cell)) singles.push_back({x, Truth(x.cell)});
    }
    return singles;
  }
  std::vector<Single> hidden_singles() const {
    std::vector<Single> singles;
    CellSet met;
    for (Candidate x : hidden_) {
      if (!is_open(x.cell) || met.contains(x.cell)) continue;
      for (House h : topology_->houses_of(x.cell)) {
        if (free(h, x.digit) != 1) continue;
        met.insert(x.cell);
        singles.push_back({x, {h, x.digit}});
        break;
      }
    }
    return singles;
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

// The table of one candidate, supposed true or false.
class Net {
 public:
  Net(const Statements& statements, const NetGrid& start, Statement premise, LinksMaker& links)
      : statements_(statements),
        now_(start),
        premise_(premise),
        links_(links),
        index_(statements.size(), kMissing) {}

  void fill() {
    entries_.push_back({premise_, 1, {}, {}});
    index_[premise_.key()] = 0;
    suppose(statements_.candidate(premise_.item()));
    for (int round = 0; round < kRounds; ++round) {
      const std::vector<NetGrid::Single> naked = now_.naked_singles();
      const std::vector<NetGrid::Single> hidden = now_.hidden_singles();
      if (naked.empty() && hidden.empty()) break;
      for (const auto& [x, by] : naked) set_single(x, by, by);
      // The house that HoDoKu names may be another than made it a single.
      for (const auto& [x, by] : hidden) set_single(x, by, {now_.narrowest(x), x.digit});
    }
    for (std::size_t i = 1; i < entries_.size(); ++i) links_.add(premise_, entries_[i]);
  }

 private:
  static constexpr std::uint16_t kMissing = 0xffff;

  void suppose(Candidate x) {
    if (premise_.holds()) return set(x, {}, {});
    now_.remove(x);
    const DigitSet left = now_.candidates(x.cell);
    if (left.size() == 1) set({x.cell, left.first()}, {0}, Truth(x.cell));
  }

  // A single rests on the other candidates of its truth; HoDoKu remembers five, of the truth that
  // it names.
  void set_single(Candidate x, Truth by, Truth named) {
    if (now_.holds(x)) return;
    std::vector<std::uint16_t> from;
    for (int item : statements_.items_of(named)) {
      if (statements_.candidate(item) == x || from.size() == 5) continue;
      const std::uint16_t at = index_[Statement(item, false).key()];
      from.push_back(at == kMissing ? 0 : at);
    }
    set(x, from, by);
  }

  void set(Candidate x, const std::vector<std::uint16_t>& from, Truth by) {
    const DigitSet others = now_.candidates(x.cell) - DigitSet{x.digit};
    const auto place = static_cast<std::uint16_t>(premise_ == on(x) ? 0 : entries_.size());
    now_.set(x);
    record(on(x), from, by);
    for (Cell peer : statements_.topology().peers(x.cell) & statements_.open_places(x.digit)) {
      record(off({peer, x.digit}), {place}, {});
    }
    for (Digit d : others) record(off({x.cell, d}), {place}, {});
  }

  Statement on(Candidate x) const { return {statements_.item_of(x.cell, x.digit), true}; }
  Statement off(Candidate x) const { return {statements_.item_of(x.cell, x.digit), false}; }

  void record(Statement statement, const std::vector<std::uint16_t>& from, Truth by) {
    if (index_[statement.key()] != kMissing) return;
    Entry entry{statement, 2, {}, by};
    if (!from.empty()) {
      entry.distance = static_cast<std::uint16_t>(entries_[from.front()].distance + 1);
    }
    std::copy(from.begin(), from.end(), entry.from.begin());
    for (std::size_t i = 1; i < entry.from.size(); ++i) {
      if (entry.from[i] > entry.from[0]) std::swap(entry.from[i], entry.from[0]);
    }
    index_[statement.key()] = static_cast<std::uint16_t>(entries_.size());
    entries_.push_back(entry);
  }

  const Statements& statements_;
  NetGrid now_;
  Statement premise_;
  LinksMaker& links_;
  std::vector<Entry> entries_;
  std::vector<std::uint16_t> index_;  // of the entries, by statement
};

}  // namespace

void fill_nets(const Statements& statements, LinksMaker& links) {
  const NetGrid start(statements.grid());
  for (int item = 0; item < statements.candidates(); ++item) {
    for (bool holds : {true, false}) Net(statements, start, {item, holds}, links).fill();
  }
}

}  // namespace nonet::tables
