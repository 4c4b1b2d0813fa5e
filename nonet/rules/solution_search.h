// SolutionSearch: the solutions of a variant one after the other, by guesses on top of the Engine.
// It can be left at any moment and gone on with, so that somebody may look at what there is so far;
// and it can be asked about a single candidate: is there a solution that has it?
//
//   root        what every solution leaves: the start, all that follows, and what was struck since
//   frames_[d]  the state after d guesses, path_[d] the guess that leads from there to the next
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/rules/engine.h"

namespace nonet {

class SolutionSearch {
 public:
  enum class Outcome { kSolution, kEnd, kStopped };

  // The scheme has to outlive it.
  explicit SolutionSearch(const Scheme& scheme);

  // The next solution. Once it has been stopped the same call goes on.
  Outcome next(const Stop& stop);
  // The last solution, digits as written.
  const std::vector<int>& digits() const { return digits_; }
  // In all searches so far.
  std::uint64_t guesses() const { return all_guesses_ + guesses_; }

  // From here on only solutions in which the cell holds the digit, a bit of the root.
  void suppose(int cell, unsigned digit);
  // What no solution has is gone from the root, and all that follows. Supposes nothing.
  void strike(int cell, unsigned digit);
  // All 0 if there is no solution. Known once the first search has begun.
  const std::vector<DigitMask>& root() const { return root_; }
  // Guesses try first what these masks, one a cell, do not have.
  void avoid(const std::vector<DigitMask>* seen) { avoided_ = seen; }

 private:
  struct Guess {
    int cell = -1;
    unsigned digit = 0;
  };

  // So many guesses cost about as much as a thorough engine; where they are as many as the second,
  // one of the utmost care is soon worth what it takes to make.
  static constexpr std::uint64_t kPatience = 128;
  static constexpr std::uint64_t kLongPatience = 1 << 12;
  static constexpr std::uint64_t kFade = 1 << 9;

  void find_root();
  void begin();
  bool takes_more_care();
  bool backtrack();
  bool go_down(const Guess& guess);
  Outcome report();
  void blame(int cell);
  void blame_rule();
  Guess choose(const DigitMask* here) const;
  unsigned first_digit(std::size_t cell, unsigned mask) const;

  const Scheme& scheme_;
  Engine engine_;
  std::size_t cells_;
  int low_;
  Engine::Care care_ = Engine::Care::kUsual;
  bool has_root_ = false, is_begun_ = false, is_over_ = false, has_reported_ = false;
  std::vector<DigitMask> root_;
  std::optional<Guess> supposed_;
  const std::vector<DigitMask>* avoided_ = nullptr;
  std::size_t depth_ = 0;
  std::vector<std::vector<DigitMask>> frames_;
  std::vector<Guess> path_;
  std::vector<float> blame_;
  std::uint64_t blamed_ = 0;
  std::uint64_t found_ = 0;                      // solutions of this search
  std::uint64_t guesses_ = 0, all_guesses_ = 0;  // of this search, of those before it
  std::vector<int> digits_;
};

}  // namespace nonet
