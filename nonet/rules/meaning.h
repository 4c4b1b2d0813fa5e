// How the meaning of a clue is put together. Each family of kinds has a file (meaning_*.cpp) with a
// function that says of each of its kinds what it adds to the Parts.
#pragma once

#include <functional>

#include "nonet/rules/scheme.h"

namespace nonet {

class Meaning {
 public:
  // `one_of_several`: what can't be so is no mistake then, but a way that fails.
  Meaning(const Variant& variant, std::vector<Relation>& relations, Parts& parts, int clue,
          bool one_of_several)
      : variant_(variant),
        relations_(relations),
        parts_(parts),
        clue_(clue),
        one_of_several_(one_of_several) {}

  const Variant& variant() const { return variant_; }
  int low() const { return variant_.low; }
  int high() const { return variant_.high; }
  int rows() const { return variant_.rows; }
  int cols() const { return variant_.cols; }
  Spot at(int row, int col) const { return static_cast<Spot>(row * cols() + col); }
  bool inside(int row, int col) const {
    return row >= 0 && row < rows() && col >= 0 && col < cols();
  }
  DigitMask mask_of(int digit) const {
    return digit < low() || digit > high() ? DigitMask{0}
                                           : static_cast<DigitMask>(1U << (digit - low()));
  }
  DigitMask mask_where(const std::function<bool(int)>& wanted) const;

  void group(std::vector<Spot> cells) { parts_.groups.push_back(std::move(cells)); }
  void unequal(Spot a, Spot b) { parts_.unequal.emplace_back(a, b); }
  void allow(Spot cell, DigitMask digits) {
    parts_.masks.emplace_back(cell, digits);
    parts_.mask_clues.push_back(clue_);
  }
  std::uint16_t relation(const std::function<bool(int, int)>& allowed);
  void pair(Spot a, Spot b, std::uint16_t relation) {
    parts_.pairs.push_back({a, b, relation, clue_});
  }
  void rule(std::vector<Spot> cells, std::shared_ptr<const Automaton> meaning, Form form = {}) {
    parts_.rules.push_back({clue_, std::move(cells), std::move(meaning), std::move(form)});
  }
  // The weighted sum of the cells is `total`.
  void sum(const std::vector<Spot>& cells, const std::vector<int>& weights, int total);
  // All pieces have one sum.
  void equal_sums(const std::vector<std::vector<Spot>>& pieces);
  // Neighbours in the list are related, and that is all the rule says.
  void neighbours(const std::vector<Spot>& cells, const std::function<bool(int, int)>& allowed);
  // `digits` occur in the cells so often.
  void count(const std::vector<Spot>& cells, DigitMask digits, int least, int most);

  Parts& parts() { return parts_; }
  std::vector<Relation>& relations() { return relations_; }
  int clue() const { return clue_; }
  bool one_of_several() const { return one_of_several_; }

 private:
  const Variant& variant_;
  std::vector<Relation>& relations_;
  Parts& parts_;
  int clue_;
  bool one_of_several_;
};

// Each says whether the kind is one of its own. An Error: the clue can't be meant.
using Meant = std::optional<Error>;
bool mean_whole_grid(const Clue& clue, Meaning& meaning, const std::vector<Clue>& all,
                     Meant& error);
bool mean_cages(const Clue& clue, Meaning& meaning, Meant& error);
bool mean_lines(const Clue& clue, Meaning& meaning, Meant& error);
bool mean_marks(const Clue& clue, Meaning& meaning, Meant& error);
bool mean_outside(const Clue& clue, Meaning& meaning, Meant& error);
bool mean_own(const Clue& clue, Meaning& meaning, Meant& error);

}  // namespace nonet
