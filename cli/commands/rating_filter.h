// RatingFilter: which puzzles `nonet rate` writes: those within a range of ratings, that need a
// technique, or do without one.
#pragma once

#include <optional>
#include <vector>

#include "cli/app/command.h"
#include "nonet/explain/rating_json.h"

namespace nonet::cli {

class RatingFilter {
 public:
  // As the options --min, --max, --level, --has and --lacks say, of the scales that are wanted.
  static Result<RatingFilter> from(const Invocation& call, const Ratings& wanted);

  // What has no rating is wanted where nothing is asked for.
  bool wants(const Ratings& ratings) const;

 private:
  // What one name means on each scale.
  struct Meant {
    std::vector<Technique> hodoku;
    std::vector<SeTechnique> se;

    bool used_in(const Ratings& ratings) const;
  };
  static Result<std::vector<Meant>> techniques(const Invocation& call, const std::string& option,
                                               const Ratings& wanted);

  RatingColumn column_;  // the first that was asked for
  // Tenths of ER, HoDoKu's score, or a length.
  std::optional<int> least_, most_;
  std::vector<Level> levels_;  // none: any
  std::vector<Meant> has_, lacks_;
};

}  // namespace nonet::cli
