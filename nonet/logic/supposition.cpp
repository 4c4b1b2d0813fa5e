#include "nonet/logic/supposition.h"

#include <algorithm>

#include "nonet/rules/fillings.h"
#include "nonet/rules/locked_sets.h"

namespace nonet {

Supposition::Supposition(const Grid& grid, FillingFinder* fillings) : grid_(grid) {
  struck_by_.fill(kNobody);
  // What the rules strike before anything is supposed is no matter of the supposition.
  if (grid.rulebook() == nullptr) return;
  is_ruled_ = true;
  touched_.resize(grid.rulebook()->units().size());
  if (fillings != nullptr) {
    fillings_ = {std::shared_ptr<void>(), fillings};
  } else {
    fillings_ = std::make_shared<FillingFinder>();
  }
}

std::optional<Truth> Supposition::suppose(Candidate x, bool holds) {
  std::size_t next = trail_.size();
  trail_.push_back({x, Truth(), true, holds});
  do {
    for (; next < trail_.size(); ++next) {
      if (auto conflict = settle(static_cast<int>(next))) return conflict;
    }
  } while (ask_houses() || ask_pairs() || ask_rules() || ask_sets());
  return std::nullopt;
}

void Supposition::touch(Cell c) {
  if (touched_.empty()) return;
  for (int unit : grid_.rulebook()->units_on(c)) touched_[static_cast<std::size_t>(unit)] = true;
}

const CellSet& Supposition::cells_of_unit(int unit) const {
  return grid_.rulebook()->units()[static_cast<std::size_t>(unit)].set;
}

// Whether what is left for a digit in a house lies so that others see all of it.
bool Supposition::ask_houses() {
  while (!narrowed_.empty()) {
    const Truth truth = narrowed_.back();
    narrowed_.pop_back();
    const CellSet places = grid_.places(truth.house(), truth.digit());
    if (places.size() < 2) continue;
    const CellSet seen =
        grid_.topology().common_peers(places) & grid_.places(truth.digit()) & grid_.open();
    for (Cell c : seen) trail_.push_back({{c, truth.digit()}, truth, false, false});
    if (!seen.empty()) return true;
  }
  return false;
}

// Whether a cell and one that it sees are left with the same two digits, and others see both.
bool Supposition::ask_pairs() {
  while (!pairs_.empty()) {
    const Cell a = pairs_.first();
    pairs_.erase(a);
    const DigitSet digits = grid_.candidates(a);
    if (!grid_.is_open(a) || digits.size() != 2) continue;
    bool struck = false;
    for (Cell b : grid_.topology().peers(a) & grid_.open()) {
      if (grid_.candidates(b) != digits) continue;
      bool by_these = false;
      for (Cell c : grid_.topology().common_peers({a, b}) & grid_.open()) {
        for (Digit d : grid_.candidates(c) & digits) {
          if (!by_these) sets_.push_back({Truth(a), Truth(b)});
          trail_.push_back({{c, d}, Truth(), false, false, -1, last_set()});
          struck = by_these = true;
        }
      }
    }
    if (struck) return true;
  }
  return false;
}

// Whether some truths use up their own places: more than people like to look for, and so the last.
bool Supposition::ask_sets() {
  if (!is_ruled_) return false;
  std::array<DigitMask, Cell::kCount> digits{};
  for (Cell c : Cell::all()) {
    digits[c.slot()] = static_cast<DigitMask>(grid_.candidates(c).bits());
  }
  std::optional<LockedSet> found = find_locked_set(grid_.topology(), digits);
  if (!found) return false;
  sets_.push_back(std::move(found->truths));
  for (Candidate x : found->struck) {
    trail_.push_back({x, Truth(), false, false, -1, last_set()});
  }
  return true;
}

// Whether one of the rules strikes something: then singles may follow.
bool Supposition::ask_rules() {
  for (std::size_t unit = 0; unit < touched_.size(); ++unit) {
    if (!touched_[unit] || !is_worth_asking(grid_.rulebook()->units()[unit], grid_)) continue;
    touched_[unit] = false;
    if (strike_by(static_cast<int>(unit))) return true;
  }
  return false;
}

bool Supposition::strike_by(int unit) {
  const RuleUnit& rule = grid_.rulebook()->units()[static_cast<std::size_t>(unit)];
  const Fillings& fillings = fillings_->of(rule, grid_);
  if (!fillings.known) return false;
  bool struck = false;
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    for (Digit d : grid_.candidates(rule.cells[i]) - fillings.digits[i]) {
      const Candidate x{rule.cells[i], d};
      trail_.push_back({x, Truth(), false, false, unit});
      struck = true;
    }
    // Without any filling one cell that is left without a digit is enough.
    if (struck && !fillings.possible) break;
  }
  return struck || strike_around(unit, fillings.required);
}

// What would take a digit from the unit that each of its fillings has.
bool Supposition::strike_around(int unit, DigitSet required) {
  bool struck = false;
  for (Digit d : required) {
    const CellSet places = cells_of_unit(unit) & grid_.places(d);
    if (!grid_.open().contains(places)) continue;  // it is placed
    for (Cell c : grid_.topology().common_peers(places) & grid_.places(d) & grid_.open()) {
      trail_.push_back({{c, d}, Truth(), false, false, unit});
      struck = true;
    }
  }
  return struck;
}

std::optional<int> Supposition::entry_of(Candidate x) const {
  for (std::size_t i = 0; i < trail_.size(); ++i) {
    if (trail_[i].holds && trail_[i].candidate == x) return static_cast<int>(i);
  }
  return std::nullopt;
}

// Makes an entry true in the grid and looks at every truth that lost a candidate by it.
std::optional<Truth> Supposition::settle(int index) {
  const Entry entry = trail_[index];
  const Candidate x = entry.candidate;
  if (!entry.holds) {
    if (!grid_.eliminate(x)) return std::nullopt;
    struck_by_[slot(x)] = static_cast<std::int16_t>(index);
    touch(x.cell);
    if (auto conflict = look_at_cell(x.cell)) return conflict;
    return look_around(x);
  }
  // Two ways forced at once that exclude each other: the truth that forced this one is empty.
  if (!grid_.has(x)) return entry.by;
  return grid_.is_open(x.cell) ? place(index) : std::nullopt;
}

std::optional<Truth> Supposition::place(int index) {
  const Candidate x = trail_[index].candidate;
  std::vector<Candidate> struck;
  for (Digit d : grid_.candidates(x.cell)) {
    if (d != x.digit) struck.push_back({x.cell, d});
  }
  for (Cell c : grid_.topology().peers(x.cell) & grid_.places(x.digit)) {
    struck.push_back({c, x.digit});
  }
  for (Candidate y : struck) {
    struck_by_[slot(y)] = static_cast<std::int16_t>(index);
    touch(y.cell);
  }
  grid_.place(x.cell, x.digit);
  for (Candidate y : struck) {
    if (y.cell != x.cell) {
      if (auto conflict = look_at_cell(y.cell)) return conflict;
    }
    if (auto conflict = look_around(y)) return conflict;
  }
  return std::nullopt;
}

std::optional<Truth> Supposition::look_around(Candidate struck) {
  for (House h : grid_.topology().houses_of(struck.cell)) {
    if (auto conflict = look_at_house(h, struck.digit)) return conflict;
  }
  return std::nullopt;
}

std::optional<Truth> Supposition::look_at_cell(Cell c) {
  const DigitSet digits = grid_.candidates(c);
  if (digits.empty()) return Truth(c);
  if (is_ruled_ && digits.size() == 2) pairs_.insert(c);
  if (digits.size() == 1 && grid_.is_open(c)) force({c, digits.first()}, Truth(c));
  return std::nullopt;
}

std::optional<Truth> Supposition::look_at_house(House h, Digit d) {
  const CellSet places = grid_.places(h, d);
  if (places.empty()) return Truth(h, d);
  if (is_ruled_ && places.size() <= 3) narrowed_.emplace_back(h, d);
  if (places.size() == 1 && grid_.is_open(places.first())) force({places.first(), d}, Truth(h, d));
  return std::nullopt;
}

void Supposition::force(Candidate x, Truth by) {
  for (std::size_t i = trail_.size(); i-- > 0;) {
    if (trail_[i].holds && trail_[i].candidate == x) return;
  }
  trail_.push_back({x, by, false});
}

void Supposition::add_causes(std::size_t start, std::size_t end, std::vector<bool>& needed) const {
  for (std::size_t i = end; i-- > start;) {
    if (!needed[i] || trail_[i].assumed) continue;
    each_cause(trail_[i], [&](int cause) {
      if (static_cast<std::size_t>(cause) < i) needed[cause] = true;
    });
  }
}

// The trail goes ahead on all sides at once, as singles are found. Who reads wants to follow one
// trail to its end, and then the next: an entry comes right after what it rests on, and the last of
// that right after what it rests on in turn.
class Supposition::Order {
 public:
  Order(const Supposition& line, std::size_t start, std::size_t end,
        const std::vector<bool>& needed)
      : line_(line), start_(start), is_left_(end), leads_on_(end) {
    for (std::size_t i = start; i < end; ++i) {
      is_left_[i] = needed[i] && !line.trail_[i].assumed;
      if (is_left_[i]) each_earlier(i, [&](std::size_t cause) { leads_on_[cause] = true; });
    }
    // What is supposed comes before all that was found after it.
    for (std::size_t i = start, last = start; i <= end; ++i) {
      if (i < end && !line.trail_[i].assumed) continue;
      for (std::size_t j = last; j < i; ++j) {
        if (!leads_on_[j]) add(j);
      }
      if (i < end) order_.push_back(i);
      last = i;
    }
  }

  const std::vector<std::size_t>& order() const { return order_; }

 private:
  template <class Visit>
  void each_earlier(std::size_t i, Visit&& visit) const {
    line_.each_cause(line_.trail_[i], [&](int cause) {
      if (static_cast<std::size_t>(cause) < i) visit(static_cast<std::size_t>(cause));
    });
  }

  void add(std::size_t i) {
    if (i < start_ || !is_left_[i]) return;
    is_left_[i] = false;
    each_earlier(i, [&](std::size_t cause) { add(cause); });
    order_.push_back(i);
  }

  const Supposition& line_;
  std::size_t start_;
  std::vector<bool> is_left_, leads_on_;  // by trail index
  std::vector<std::size_t> order_;
};

std::vector<Inference> Supposition::told(std::size_t start, std::size_t end,
                                         const std::vector<bool>& needed, int level) const {
  std::vector<Inference> lines;
  if (!is_ruled_) {
    const Order trails(*this, start, end, needed);
    for (std::size_t i : trails.order()) lines.push_back(told(trail_[i], level));
    return lines;
  }
  // In the order of time where something is struck besides: what came later might come too late,
  // when a digit has struck it already.
  for (std::size_t i = start; i < end; ++i) {
    if (needed[i] || trail_[i].assumed) lines.push_back(told(trail_[i], level));
  }
  return lines;
}

Inference Supposition::told(const Entry& entry, int level) const {
  Inference inference;
  inference.kind = entry.assumed ? Inference::Kind::kAssume : Inference::Kind::kFollows;
  inference.node = {entry.candidate.digit, {entry.candidate.cell}};
  inference.holds = entry.holds;
  if (entry.set >= 0) {
    inference.by = sets_[static_cast<std::size_t>(entry.set)];
  } else if (!entry.assumed && entry.unit < 0) {
    inference.by = {entry.by};
  }
  inference.rule = entry.unit;  // until a step numbers them (cite_rules)
  inference.level = static_cast<std::int16_t>(level);
  return inference;
}

}  // namespace nonet
