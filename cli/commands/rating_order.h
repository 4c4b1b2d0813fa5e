// RatingOrder: the lines of `nonet rate --sort`, held back until every puzzle is rated. By the
// first scale that was asked for (ER, EP and ED; HoDoKu's level and score), then by the next;
// puzzles that are as hard stay in the order of the
// input, and those without a rating come last, whichever way round it goes.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "cli/app/command.h"
#include "nonet/explain/rating_json.h"

namespace nonet::cli {

inline constexpr Option kSortOption = {"sort", Option::Takes::kMaybeValue, "easiest|hardest",
                                       "write the easiest puzzles first, or the hardest, when\n"
                                       "all are rated [easiest]; not with --resume"};

class RatingOrder {
 public:
  enum class First { kEasiest, kHardest };

  // Nothing without --sort. An Error names an option that does not go with it.
  static Result<std::optional<First>> first_option(const Invocation& call);

  explicit RatingOrder(First first) : first_(first) {}

  // From any thread, in any order; `number` is the puzzle's.
  void add(const Ratings& ratings, std::uint64_t number, std::string line);
  // All lines, in their order.
  std::string text();

 private:
  struct Line {
    bool rated;
    std::vector<int> figures;
    std::uint64_t number;
    std::string text;
  };
  bool comes_before(const Line& a, const Line& b) const;

  First first_;
  std::mutex mutex_;
  std::vector<Line> lines_;
};

}  // namespace nonet::cli
