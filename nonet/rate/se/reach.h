// Reach: how far candidates lead along static links, without the way: a layer of them at a time, as
// rows of bits. Which hint is the easiest follows from lengths alone nearly always; paths (paths.h)
// are for what is left.
//
//   on  ->  off, by weak links  ->  on, by strong links  ->  off ...
#pragma once

#include <vector>

#include "nonet/rate/se/links.h"

namespace nonet::se {

class Reach {
 public:
  // Along all links, between all candidates.
  explicit Reach(const Links& links);
  // Along houses only, between the candidates of a digit.
  Reach(const Links& links, int digit);

  int size() const { return static_cast<int>(ids_.size()); }
  Id id(int node) const { return ids_[static_cast<std::size_t>(node)]; }

  // How many nodes a chain has from the node on (or off) to itself off (or on); more than `most` if
  // there is none so short.
  int to_opposite(int node, bool on, int most) const;
  // The least that a cycle through the node may have; more than `most` if there is none so short.
  int least_cycle(int node, int most) const;
  // By node, how many nodes lead to it from the one that is on, both counted, or `unreached`.
  // (Where something is both on and off, Sudoku Explainer would have stopped; there is nothing such
  // where no chain leads from a candidate to its opposite.)
  void put_lengths(int node, std::uint16_t* on, std::uint16_t* off, std::uint16_t unreached) const;

 private:
  template <int kWords>
  struct Row;
  template <int kWords>
  const Row<kWords>& weak(int node) const;
  template <int kWords>
  const Row<kWords>& strong(int node) const;
  template <int kWords>
  int opposite(int node, bool on, int most) const;
  template <int kWords>
  int cycle(int node, int most) const;
  template <int kWords>
  int cycle_closed_by(int node, int last, int most) const;
  template <int kWords>
  void lengths(int node, std::uint16_t* on, std::uint16_t* off) const;
  void link(const Links& links, Along along);

  int words_ = 0;
  std::vector<Id> ids_;
  std::vector<std::uint64_t> weak_;
  std::vector<std::uint64_t> strong_;
};

}  // namespace nonet::se
