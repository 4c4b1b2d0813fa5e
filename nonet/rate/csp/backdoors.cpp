#include "nonet/rate/csp/backdoors.h"

#include <vector>

#include "nonet/csp/from_grid.h"
#include "nonet/csp/trial.h"

namespace nonet {
namespace {

using csp::Label;
using csp::Labels;
using csp::Trial;

// What Singles make of a state with one thing more told; `tell` changes a trial of it.
template <class Tell>
Backdoors backdoors(const Labels& start, const Labels& told, Tell tell) {
  Labels s = start;
  csp::close(s);
  if (csp::is_solved(s)) return {};
  const csp::Plane settled = csp::settled_in(s);
  std::vector<Label> choices;
  csp::each_label(told & s, [&](Label x) {
    if (!csp::any(settled & csp::kCellBit[static_cast<std::size_t>(x.cell())]))
      choices.push_back(x);
  });
  Backdoors one{1, 0}, two{2, 0};
  std::vector<Trial<false>> after;
  for (const Label x : choices) {
    after.push_back({s, settled, 0});
    tell(after.back(), x);
    after.back().close();
    one.count += csp::is_solved(after.back().s) ? 1 : 0;
  }
  if (one.count > 0) return one;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    for (std::size_t k = i + 1; k < choices.size(); ++k) {
      Trial<false> both = after[i];
      both.dirty = 0;
      tell(both, choices[k]);
      both.close();
      two.count += csp::is_solved(both.s) ? 1 : 0;
    }
  }
  return two.count > 0 ? two : Backdoors{-1, 0};
}

}  // namespace

Backdoors digit_backdoors(const Grid& start, const Board& solution) {
  return backdoors(csp::labels_of(start), csp::labels_of(solution),
                   [](Trial<false>& t, Label x) { t.set(x); });
}

Backdoors strike_backdoors(const Grid& start, const Board& solution) {
  return backdoors(csp::labels_of(start), Labels::all() - csp::labels_of(solution),
                   [](Trial<false>& t, Label x) {
                     t.s.drop(x);
                     t.dirty |= 1U << x.digit();
                   });
}

}  // namespace nonet
