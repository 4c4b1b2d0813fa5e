// HoDoKu's rating (version 2.2.0, default settings), and its way of solving as a policy.
//
// The score is the sum of the scores of the techniques that its loop takes (loop.h); the level is
// that of the hardest one, or higher where the score is beyond what the level allows.
//
// Where no row finds anything, because the puzzle has several solutions, HoDoKu gives up, and
// counts that.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "nonet/core/function_ref.h"
#include "nonet/logic/policy.h"
#include "nonet/solve/ground.h"

#pragma GCC visibility push(default)
namespace nonet {

struct HodokuPlan;

// The techniques that HoDoKu's solve loop asks, in its order and by its loop.
Policy policy_hodoku();

// The most that the score of a level may be; beyond it a puzzle is of the next.
int most_score(Level level);

struct HodokuRating {
  Level level = Level::kEasy;
  int score = 0;
  bool solved = false;
  std::array<std::uint16_t, 256> uses{};  // how often each technique was taken

  int uses_of(Technique t) const { return uses[static_cast<std::size_t>(t)]; }
  // Adds so many steps of a technique.
  void count(Technique technique, int times = 1);

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

// "Hard 1068"
std::string text_of(const HodokuRating& rating);

// The rating of a grid with exactly one solution; other grids are rated too, but mean nothing. Who
// knows the ground of the start (see solve/ground.h) saves a search.
HodokuRating rate_hodoku(const Grid& start, const Ground* known = nullptr);

// The same by HoDoKu's loop with other techniques or options: those of policy_hodoku(), changed.
// Rates many grids, from any number of threads.
class HodokuRater {
 public:
  explicit HodokuRater(const Policy& policy = policy_hodoku());
  HodokuRating rate(const Grid& start, const Ground* known = nullptr) const;
  // The same; `hear` is told each state in which more than a single is looked for.
  HodokuRating rate(const Grid& start, const Ground* known,
                    FunctionRef<void(const Grid& state)> hear) const;

 private:
  std::shared_ptr<const HodokuPlan> plan_;
};

// What a path of policy_hodoku() is rated, its techniques counted and its end given.
HodokuRating finished(HodokuRating counted, const Grid& end);

}  // namespace nonet
#pragma GCC visibility pop
