#include "support/ruled_sat.h"

#include <cadical.hpp>
#include <map>

namespace nonet::test {
namespace {

class Question {
 public:
  explicit Question(const Scheme& scheme) : scheme_(scheme) {
    solver_.set("quiet", 1);
    next_ = scheme.cells() * scheme.digits() + 1;
    add_cells();
    add_houses();
    add_rules(scheme.parts);
  }

  int count(int limit, std::vector<int>* first) {
    int found = 0;
    while (found < limit && solver_.solve() == 10) {
      std::vector<int> held;
      for (int cell = 0; cell < scheme_.cells(); ++cell) {
        for (int d = 0; d < scheme_.digits(); ++d) {
          if (solver_.val(holds(cell, d)) > 0) held.push_back(d);
        }
      }
      if (found++ == 0 && first != nullptr) {
        *first = held;
        for (int& digit : *first) digit += scheme_.variant.low;
      }
      for (int cell = 0; cell < scheme_.cells(); ++cell) {
        solver_.add(-holds(cell, held[static_cast<std::size_t>(cell)]));
      }
      solver_.add(0);
    }
    return found;
  }

 private:
  int holds(int cell, int digit) const { return cell * scheme_.digits() + digit + 1; }
  void clause(const std::vector<int>& literals) {
    for (const int literal : literals) solver_.add(literal);
    for (const int branch : inside_) solver_.add(-branch);
    solver_.add(0);
  }

  void add_rules(const Parts& parts) {
    for (const PairRule& pair : parts.pairs) add_pair(pair);
    for (const Rule& rule : parts.rules) {
      std::holds_alternative<CirclesForm>(rule.form) ? add_circles(rule)
                                                     : add_rule(rule.cells, *rule.meaning);
    }
    for (const Parts::Choice& choice : parts.choices) add_choice(choice);
  }

  // A branch is chosen, and all that it says holds if it is.
  void add_choice(const Parts::Choice& choice) {
    std::vector<int> branches;
    for (std::size_t i = 0; i < choice.branches.size(); ++i) branches.push_back(next_++);
    clause(branches);
    for (std::size_t i = 0; i < choice.branches.size(); ++i) {
      const Parts& parts = choice.branches[i];
      inside_.push_back(branches[i]);
      for (const std::vector<Spot>& group : parts.groups) {
        for (const Spot a : group) {
          for (const Spot b : group) add_unequal(a, b);
        }
      }
      for (const auto& [a, b] : parts.unequal) add_unequal(a, b);
      for (const auto& [cell, digits] : parts.masks) {
        for (int d = 0; d < scheme_.digits(); ++d) {
          if ((digits >> d & 1) == 0) clause({-holds(cell, d)});
        }
      }
      add_rules(parts);
      inside_.pop_back();
    }
  }

  void add_unequal(Spot a, Spot b) {
    for (int d = 0; a < b && d < scheme_.digits(); ++d) clause({-holds(a, d), -holds(b, d)});
  }

  void add_cells() {
    for (int cell = 0; cell < scheme_.cells(); ++cell) {
      std::vector<int> some;
      for (int d = 0; d < scheme_.digits(); ++d) {
        some.push_back(holds(cell, d));
        if ((scheme_.start[static_cast<std::size_t>(cell)] >> d & 1) == 0) {
          clause({-holds(cell, d)});
        }
        for (int e = 0; e < d; ++e) clause({-holds(cell, d), -holds(cell, e)});
        for (int other = 0; other < cell; ++other) {
          if (scheme_.peers[static_cast<std::size_t>(cell)].test(static_cast<std::size_t>(other))) {
            clause({-holds(cell, d), -holds(other, d)});
          }
        }
      }
      clause(some);
    }
  }

  void add_houses() {
    for (const std::vector<Spot>& house : scheme_.houses) {
      for (int d = 0; d < scheme_.digits(); ++d) {
        std::vector<int> places;
        for (const Spot cell : house) places.push_back(holds(cell, d));
        clause(places);
      }
    }
  }

  void add_pair(const PairRule& pair) {
    const Relation& relation = scheme_.relations[pair.relation];
    for (int a = 0; a < scheme_.digits(); ++a) {
      for (int b = 0; b < scheme_.digits(); ++b) {
        if ((relation[static_cast<std::size_t>(a)] >> b & 1) == 0) {
          clause({-holds(pair.a, a), -holds(pair.b, b)});
        }
      }
    }
  }

  // In the state of a layer, a digit leads to a state of the next, or to one of several.
  void add_rule(const std::vector<Spot>& cells, const Automaton& meaning) {
    std::map<Automaton::State, int> layer;
    std::vector<int> starts;
    for (const Automaton::State state : meaning.starts()) {
      if (layer.emplace(state, next_).second) starts.push_back(next_++);
    }
    clause(starts);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      std::map<Automaton::State, int> following;
      for (const auto& [state, variable] : layer) {
        for (int d = 0; d < scheme_.digits(); ++d) {
          std::vector<Automaton::State> states;
          meaning.steps(state, static_cast<int>(i), d + scheme_.variant.low, states);
          std::vector<int> leads = {-variable, -holds(cells[i], d)};
          for (const Automaton::State to : states) {
            if (to == Automaton::kDead) continue;
            auto [at, is_new] = following.emplace(to, next_);
            next_ += is_new ? 1 : 0;
            leads.push_back(at->second);
          }
          clause(leads);
        }
      }
      layer = std::move(following);
    }
    for (const auto& [state, variable] : layer) {
      if (!meaning.accepts(state)) clause({-variable});
    }
  }

  // Counts of all digits at once would be too many states: each by itself is 0 or the digit.
  void add_circles(const Rule& rule) {
    for (int d = scheme_.variant.low; d <= scheme_.variant.high; ++d) {
      const auto wanted = static_cast<Automaton::State>(d);
      add_rule(rule.cells,
               *make_automaton(
                   [=](Automaton::State state, int, int digit) {
                     if (digit != d) return state;
                     return state == wanted ? Automaton::kDead : state + 1;
                   },
                   [=](Automaton::State state) { return state == 0 || state == wanted; }));
    }
  }

  const Scheme& scheme_;
  CaDiCaL::Solver solver_;
  int next_ = 0;
  std::vector<int> inside_;  // the branches of choices that clauses belong to
};

}  // namespace

int count_by_sat(const Scheme& scheme, int limit, std::vector<int>* first) {
  return Question(scheme).count(limit, first);
}

}  // namespace nonet::test
