// Rules that a puzzle brings along itself: a table of pairs, an automaton, a pattern of characters.
// An automaton with several ways is made into one with a single way at once; a pattern becomes an
// automaton first.
#include <algorithm>
#include <set>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

using State = Automaton::State;

constexpr std::size_t kMostStates = 4'000;

// Arcs without a digit too, as a pattern needs them.
struct Ways {
  struct Arc {
    DigitMask digits;
    int to;
  };
  std::vector<std::vector<Arc>> arcs;
  std::vector<std::vector<int>> free;
  std::vector<int> start;
  std::vector<bool> accept;

  int add() {
    arcs.emplace_back();
    free.emplace_back();
    accept.push_back(false);
    return static_cast<int>(arcs.size()) - 1;
  }
};

// An automaton whose digits may lead several ways.
class ManyWays final : public Automaton {
 public:
  ManyWays(const Ways& ways, int low, int digits)
      : low_(low), digits_(digits), accept_(ways.accept) {
    for (int state : closed(ways, ways.start)) starts_.push_back(static_cast<State>(state));
    for (const auto& arcs : ways.arcs) {
      for (int d = 0; d < digits; ++d) {
        std::vector<int> to;
        for (const Ways::Arc& arc : arcs) {
          if ((arc.digits >> d & 1U) != 0) to.push_back(arc.to);
        }
        next_.push_back(closed(ways, std::move(to)));
      }
    }
  }

  std::vector<State> starts() const override { return starts_; }
  State step(State, int, int) const override { return kDead; }
  void steps(State state, int, int digit, std::vector<State>& to) const override {
    for (int next : next_[static_cast<std::size_t>(state) * static_cast<std::size_t>(digits_) +
                          static_cast<std::size_t>(digit - low_)]) {
      to.push_back(static_cast<State>(next));
    }
  }
  bool accepts(State state) const override { return accept_[static_cast<std::size_t>(state)]; }

 private:
  // With all that free arcs lead to.
  static std::vector<int> closed(const Ways& ways, std::vector<int> all) {
    const auto from_free = [&](int state) -> const std::vector<int>& {
      return ways.free[static_cast<std::size_t>(state)];
    };
    if (std::any_of(all.begin(), all.end(), [&](int state) { return !from_free(state).empty(); })) {
      std::set<int> met(all.begin(), all.end());
      for (std::size_t i = 0; i < all.size(); ++i) {
        for (int to : from_free(all[i])) {
          if (met.insert(to).second) all.push_back(to);
        }
      }
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

  int low_, digits_;
  std::vector<bool> accept_;
  std::vector<State> starts_;
  std::vector<std::vector<int>> next_;  // by state and digit
};

void add_ways(const Ways& ways, const Clue& clue, Meaning& m) {
  m.rule(clue.cells(), std::make_shared<ManyWays>(ways, m.low(), m.variant().digits()));
}

// Many clues in a row often say one thing of other cells: then they share what it means, and search
// what it makes of it.
bool says_as_before(const Clue& clue, Meaning& m) {
  if (m.parts().rules.empty()) return false;
  const Rule& last = m.parts().rules.back();
  const Clue& before = m.variant().clues[static_cast<std::size_t>(last.clue)];
  if (before.kind != clue.kind || before.word != clue.word || !(before.own == clue.own)) {
    return false;
  }
  m.rule(clue.cells(), last.meaning);
  return true;
}

void own_automaton(const Clue& clue, Meaning& m, Meant& error) {
  if (says_as_before(clue, m)) return;
  Ways ways;
  const auto states = static_cast<int>(clue.own.next.size());
  if (states == 0 || static_cast<std::size_t>(states) > kMostStates) {
    error = Error{"an automaton has 1 to " + std::to_string(kMostStates) + " states"};
    return;
  }
  for (int i = 0; i < states; ++i) ways.add();
  auto exists = [&](int state) { return state >= 0 && state < states; };
  bool sound = std::all_of(clue.own.start.begin(), clue.own.start.end(), exists);
  for (int state : clue.own.accept) {
    sound = sound && exists(state);
    if (sound) ways.accept[state] = true;
  }
  for (std::size_t s = 0; s < clue.own.next.size(); ++s) {
    for (std::size_t d = 0; d < clue.own.next[s].size(); ++d) {
      for (int to : clue.own.next[s][d]) {
        sound = sound && exists(to) && d < static_cast<std::size_t>(m.variant().digits());
        if (sound) ways.arcs[s].push_back({static_cast<DigitMask>(1U << d), to});
      }
    }
  }
  if (!sound) {
    error = Error{"the automaton leads to a state that it does not have"};
    return;
  }
  ways.start = clue.own.start;
  add_ways(ways, clue, m);
}

// A pattern: () | . [...] [^...] * + ? {n,m}; digits as characters, 10 = A.
class Pattern {
 public:
  Pattern(std::string_view text, const Meaning& meaning) : text_(text), meaning_(meaning) {}

  std::optional<Ways> read() {
    const auto [from, to] = either();
    if (failed_ || at_ != text_.size()) return std::nullopt;
    ways_.start = {from};
    ways_.accept[to] = true;
    return std::move(ways_);
  }

 private:
  struct Piece {
    int from, to;
  };

  bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool take(char c) {
    if (!next_is(c)) return false;
    ++at_;
    return true;
  }
  Piece fresh() {
    if (ways_.arcs.size() > kMostStates) failed_ = true;
    const int from = ways_.add();
    return {from, ways_.add()};
  }
  void join(int from, int to) { ways_.free[from].push_back(to); }

  Piece either() {
    const Piece whole = fresh();
    if (++depth_ > 50) failed_ = true;
    do {
      const Piece one = failed_ ? whole : in_a_row();
      join(whole.from, one.from);
      join(one.to, whole.to);
    } while (!failed_ && take('|'));
    --depth_;
    return whole;
  }

  Piece in_a_row() {
    Piece row = fresh();
    join(row.from, row.to);
    while (!failed_ && at_ < text_.size() && text_[at_] != '|' && text_[at_] != ')') {
      const Piece one = repeated();
      join(row.to, one.from);
      row.to = one.to;
    }
    return row;
  }

  Piece repeated() {
    const std::size_t begin = at_;
    Piece one = single();
    const std::size_t end = at_;
    int least = 1, most = 1;
    if (take('*')) {
      least = 0, most = -1;
    } else if (take('+')) {
      most = -1;
    } else if (take('?')) {
      least = 0;
    } else if (take('{')) {
      least = number();
      most = take(',') ? (next_is('}') ? -1 : number()) : least;
      if (!take('}') || least > 256 || most > 256 || (most >= 0 && most < least)) failed_ = true;
    }
    if (failed_ || (least == 1 && most == 1)) return one;
    const std::size_t behind = at_;
    // Copies of it, read again; the first is there already.
    Piece whole = fresh();
    int last = whole.from;
    for (int i = 0; i < std::max({least, most, 1}) && !failed_; ++i) {
      if (i > 0) {
        at_ = begin;
        one = single();
        failed_ = failed_ || at_ != end;
      }
      if (i >= least) join(last, whole.to);
      if (most == 0) break;
      join(last, one.from);
      last = one.to;
      if (most < 0 && i + 1 >= least) join(one.to, one.from);
    }
    join(last, whole.to);
    at_ = behind;
    return whole;
  }

  int number() {
    int n = 0;
    if (at_ >= text_.size() || text_[at_] < '0' || text_[at_] > '9') failed_ = true;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && n < 1000) {
      n = n * 10 + (text_[at_++] - '0');
    }
    return n;
  }

  Piece single() {
    if (take('(')) {
      take_prefix("?:");
      const Piece inner = either();
      if (!take(')')) failed_ = true;
      return inner;
    }
    const Piece one = fresh();
    DigitMask digits = 0;
    if (take('.')) {
      digits = meaning_.mask_where([](int) { return true; });
    } else if (take('[')) {
      digits = bracket();
    } else {
      digits = character();
    }
    if (!failed_) ways_.arcs[one.from].push_back({digits, one.to});
    return one;
  }

  void take_prefix(std::string_view prefix) {
    if (text_.substr(at_).starts_with(prefix)) at_ += prefix.size();
  }

  DigitMask bracket() {
    const bool inverted = take('^');
    unsigned digits = 0;
    while (!failed_ && at_ < text_.size() && text_[at_] != ']') {
      const int first = digit_at();
      int last = first;
      if (take('-')) last = digit_at();
      if (!failed_) digits |= meaning_.mask_where([&](int d) { return d >= first && d <= last; });
    }
    if (!take(']')) failed_ = true;
    if (inverted) digits = meaning_.mask_where([](int) { return true; }) & ~digits;
    return static_cast<DigitMask>(digits);
  }

  int digit_at() {
    if (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c >= '0' && c <= '9') return c - '0';
      if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    }
    failed_ = true;
    return 0;
  }
  DigitMask character() { return meaning_.mask_of(digit_at()); }

  std::string_view text_;
  const Meaning& meaning_;
  Ways ways_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool failed_ = false;
};

void relation(const Clue& clue, Meaning& m, Meant& error) {
  const auto digits = static_cast<std::size_t>(m.variant().digits());
  bool sound = clue.table.size() == digits;
  for (const std::string& row : clue.table) sound = sound && row.size() == digits;
  if (!sound) {
    error = Error{"a relation needs a table of " + std::to_string(digits) + " by " +
                  std::to_string(digits)};
    return;
  }
  auto allowed = [&](int a, int b) { return clue.table[a - m.low()][b - m.low()] == '1'; };
  if (clue.word != "all") {
    m.neighbours(clue.cells(), allowed);
    return;
  }
  for (std::size_t i = 0; i < clue.cells().size(); ++i) {
    for (std::size_t j = i + 1; j < clue.cells().size(); ++j) {
      m.neighbours({clue.cells()[i], clue.cells()[j]},
                   [&](int a, int b) { return allowed(a, b) && allowed(b, a); });
    }
  }
}

}  // namespace

bool mean_own(const Clue& clue, Meaning& m, Meant& error) {
  switch (clue.kind) {
    case Kind::kAutomaton:
      own_automaton(clue, m, error);
      return true;
    case Kind::kRegex: {
      if (says_as_before(clue, m)) return true;
      std::optional<Ways> ways = Pattern(clue.word, m).read();
      if (!ways) {
        error = Error{"the pattern can't be read: it may have () | . [...] [^...] * + ? {n,m}"};
        return true;
      }
      add_ways(*ways, clue, m);
      return true;
    }
    case Kind::kRelation:
      relation(clue, m, error);
      return true;
    default:
      return false;
  }
}

}  // namespace nonet
