#include "nonet/explain/steps_now.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_set>

#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"

namespace nonet {
namespace {

// The lines that have been told, by a number for each: a list of a million has to be cheap. Beyond
// that it begins anew, and a line may come a second time.
class ToldLines {
 public:
  bool is_new(const std::string& line) {
    if (told_.size() >= kMost) told_.clear();
    return told_.insert(std::hash<std::string>()(line)).second;
  }

 private:
  static constexpr std::size_t kMost = 1'000'000;
  std::unordered_set<std::size_t> told_;
};

}  // namespace

ListEnd each_step_now(const Grid& grid, Policy policy, FunctionRef<bool(const Step&)> visit,
                      const Stop& stop, std::size_t per_technique) {
  ListEnd end;
  if (policy.order != std::vector<Technique>{Technique::kTrial}) {
    end.left_out = std::erase(policy.order, Technique::kTrial) > 0 ||
                   std::any_of(policy.order.begin(), policy.order.end(), [](Technique technique) {
                     return technique == Technique::kForcingNetContradiction ||
                            technique == Technique::kForcingNetVerity;
                   });
    policy.options.nets.most_splits = 0;
  }
  ToldLines told;
  std::map<Technique, std::size_t> counts;
  auto enough = [&](Technique technique) {
    const auto count = counts.find(technique);
    return count != counts.end() && count->second > per_technique;
  };
  Solver solver(grid, policy, stop);
  auto tell = [&](Step&& step) {
    if (!told.is_new(expert_line(step, grid))) return false;
    if (++counts[step.technique] <= per_technique) return visit(step);
    end.bound.push_back(step.technique);
    return false;
  };
  solver.each_now(tell, enough);
  end.stopped = solver.stopped();
  return end;
}

std::string nothing_listed(const ListEnd& end) {
  return end.left_out
             ? "No step was found. Large nets and trials are not listed; a hint looks for them."
             : "No technique applies.";
}

std::vector<Step> steps_now(const Grid& grid, const Policy& policy, const Stop& stop,
                            std::size_t per_technique) {
  std::vector<Step> steps;
  auto keep = [&](const Step& step) {
    steps.push_back(step);
    return false;
  };
  each_step_now(grid, policy, keep, stop, per_technique);
  return steps;
}

}  // namespace nonet
