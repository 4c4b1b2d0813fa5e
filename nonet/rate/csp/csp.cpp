#include "nonet/rate/csp/csp.h"

#include <algorithm>
#include <cctype>
#include <memory>

#include "nonet/csp/braid_trials.h"
#include "nonet/csp/climb.h"
#include "nonet/csp/from_grid.h"
#include "nonet/csp/trial_and_error.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, kCspScales.size()> kNames = {"W",  "B",   "gW",  "gB",
                                                                    "TE", "BxB", "BxBB"};
constexpr int kDeepest = 3;

class Rater {
 public:
  Rater(const Grid& start, const Board& solution, const Stop& stop)
      : start_(csp::labels_of(start)), solution_(csp::labels_of(solution)), stop_(stop) {}

  int rate(CspScale scale) {
    switch (scale) {
      case CspScale::kW:
        return whips<false>();
      case CspScale::kGW:
        return whips<true>();
      case CspScale::kB:
        return braids<false>();
      case CspScale::kGB:
        return braids<true>();
      case CspScale::kTE:
        return csp::depth_of(start_, solution_, kDeepest, stop_);
      case CspScale::kBxB:
        return csp::bxb_of(start_, solution_, stop_);
      case CspScale::kBxBB:
        break;
    }
    return csp::bxbb_of(start_, solution_, stop_);
  }

 private:
  template <bool kGroups>
  int braids() {
    int& known = braids_[kGroups ? 1 : 0];
    if (known == kUnknown) known = climb<kGroups>().by_braids(start_, solution_);
    return known;
  }
  template <bool kGroups>
  int whips() {
    return climb<kGroups>().by_whips(start_, solution_);
  }
  template <bool kGroups>
  csp::Climb<kGroups>& climb() {
    auto& made = std::get < kGroups ? 1 : 0 > (climbs_);
    if (!made) made = std::make_unique<csp::Climb<kGroups>>(stop_);
    return *made;
  }

  static constexpr int kUnknown = -2;
  csp::Labels start_, solution_;
  const Stop& stop_;
  std::array<int, 2> braids_ = {kUnknown, kUnknown};
  std::tuple<std::unique_ptr<csp::Climb<false>>, std::unique_ptr<csp::Climb<true>>> climbs_;
};

}  // namespace

std::string_view name_of(CspScale scale) {
  return kNames[static_cast<std::size_t>(scale)];
}

std::optional<CspScale> csp_scale_named(std::string_view name) {
  auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) ==
           std::tolower(static_cast<unsigned char>(b));
  };
  for (const CspScale scale : kCspScales) {
    const std::string_view known = name_of(scale);
    if (std::equal(known.begin(), known.end(), name.begin(), name.end(), same)) return scale;
  }
  return std::nullopt;
}

std::vector<CspRating> rate_csp(const Grid& start, const Board& solution,
                                const std::vector<CspScale>& scales, const Stop& stop) {
  Rater rater(start, solution, stop);
  std::vector<CspRating> all;
  for (const CspScale scale : scales) {
    CspRating rating{scale, false, std::nullopt};
    const int value = stop.requested() ? csp::kNoLength : rater.rate(scale);
    if (value >= 0) rating.value = value;
    rating.finished = value >= 0 || !stop.requested();
    all.push_back(rating);
  }
  return all;
}

CspRating rate_csp(const Grid& start, const Board& solution, CspScale scale, const Stop& stop) {
  return rate_csp(start, solution, std::vector{scale}, stop).front();
}

std::string text_of(const CspRating& rating) {
  if (rating.value) return std::to_string(*rating.value);
  return rating.finished ? "inf" : "timeout";
}

}  // namespace nonet
