// Whips: whether a candidate is refuted by a chain of so many variables, in which each leans on the
// one before: variable k holds a candidate of the real grid that the setting of variable k - 1
// strikes, and no such left-linking candidate serves twice. What else of a variable Z or an earlier
// setting has struck costs nothing.
//
// Searched depth first, a setting at a time. Which left-linking candidates are taken does not
// matter as long as they can be chosen different ones: that is a matching, kept up while the search
// goes.
#pragma once

#include <unordered_map>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/csp/trial.h"

namespace nonet::csp {

template <bool kGroups>
class Whips {
 public:
  // Whether there is one of length `most` or less on Z, a candidate of the grid, which is closed
  // under Singles.
  bool refutes(const Labels& grid, Label z, int most, const Stop& stop);
  // The settings, in order; behind them the last variable is empty.
  const std::vector<Setting>& settings() const { return made_; }
  // The left-linking candidates of all variables: one more.
  const std::vector<Label>& left() const { return left_; }

 private:
  using Options = std::vector<Label>;  // left-linking candidates to choose from
  struct Next {
    Setting setting;
    Options left;
  };
  // What follows on a setting: those of variables that hold something it strikes, and what it
  // strikes of variables that are empty.
  struct Frontier {
    Options ends;
    std::vector<Next> next;

    void add(Setting x, Label left);
  };
  Frontier behind(const Labels& s, Setting last) const;
  void look_at_cell(const Labels& s, Label struck, Frontier& out) const;
  void look_at_house(Plane places, Label struck, bool row, bool column, Frontier& out) const;
  bool was_made(Setting x) const;
  bool search(const Trial<kGroups>& t, Setting last, int most, std::uint64_t key);
  bool match(Options options);
  bool rematch(std::size_t step, Options& seen);
  void unmatch();

  Labels grid_{};
  Plane settled_{};
  Label z_{};
  std::vector<Setting> made_;
  std::vector<Options> options_;  // by variable
  std::vector<Label> left_;
  std::unordered_map<std::uint64_t, int> failed_;  // by what was made, and last: with so many
  bool refused_ = false;                           // there was a chain, but for the matching
  const Stop* stop_ = nullptr;
};

}  // namespace nonet::csp
