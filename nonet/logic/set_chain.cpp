#include "nonet/logic/set_chain.h"

#include "nonet/core/candidate_set.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

// Sets in words, one after the other.
class Story {
 public:
  Story(const SetChain& chain, const Grid& before, Step& step)
      : chain_(chain), before_(before), step_(step) {}

  void tell(Digit z) {
    suppose_missing(z);
    for (int i = 0; i + 1 < chain_.size(); ++i) {
      const Digit d = chain_.link(i);
      hold(i, d);
      follow({d, places(i + 1, d)}, false,
             truths_joining(before_.topology(), d, places(i, d), places(i + 1, d)));
    }
    hold(chain_.size() - 1, z);
  }

 private:
  CellSet cells(int i) const { return chain_.cells(i, before_.topology()); }
  CellSet places(int i, Digit d) const { return cells(i) & before_.places(d); }

  void suppose_missing(Digit z) {
    Inference suppose;
    suppose.kind = Inference::Kind::kAssume;
    suppose.node = {z, places(0, z)};
    suppose.holds = false;
    step_.inferences.push_back(suppose);
  }
  void hold(int i, Digit d) {
    std::vector<Truth> by;
    for (Cell c : cells(i)) by.emplace_back(c);
    follow({d, places(i, d)}, true, std::move(by));
  }
  void follow(const Node& node, bool holds, std::vector<Truth> by) {
    Inference inference;
    inference.node = node;
    inference.holds = holds;
    inference.by = std::move(by);
    step_.inferences.push_back(std::move(inference));
  }

  const SetChain& chain_;
  const Grid& before_;
  Step& step_;
};

// The middle one of three is named last: it is what joins the other two.
int group_of(const SetChain& chain, int i) {
  if (chain.size() != 3) return i;
  return i == 1 ? 2 : i == 2 ? 1 : 0;
}

void tell_set_chain(const SetChain& chain, const Grid& before, Step& step) {
  const Topology& topology = before.topology();
  const int last = chain.size() - 1;
  for (int i = 0; i <= last; ++i) {
    add_set(chain.cells(i, topology), group_of(chain, i), before, step);
  }
  for (int i = 0; i < last; ++i) {
    const Digit d = chain.link(i);
    const CellSet both = chain.cells(i, topology) | chain.cells(i + 1, topology);
    for (Cell c : both& before.places(d)) {
      step.marks.push_back({Role::kLink, {c, d}, static_cast<std::uint8_t>(i)});
    }
  }
  const DigitSet taken = CandidateSet::from(step.removals).digits();
  const CellSet ends = chain.cells(0, topology) | chain.cells(last, topology);
  for (Digit z : taken) {
    for (Cell c : ends& before.places(z)) step.marks.push_back({Role::kPattern, {c, z}});
  }
  Story(chain, before, step).tell(taken.first());
}

}  // namespace

void append_seen_by_both(const AlmostLockedSets& sets, int first, int last, DigitSet digits,
                         CandidateList& removals) {
  for (Digit z : digits& sets[first].digits& sets[last].digits) {
    removals.append(sets.part(first, z).seen & sets.part(last, z).seen, z);
  }
}

bool report_set_chain(Technique technique, const SetChain& chain, const CandidateList& removals,
                      Sink sink) {
  auto tell = [chain](const Grid& before, Step& step) { tell_set_chain(chain, before, step); };
  return sink({technique, {}, removals.all(), tell, chain.size()});
}

void add_set(const CellSet& cells, int group, const Grid& before, Step& step) {
  for (Cell c : cells) {
    step.truths.emplace_back(c);
    for (Digit d : before.candidates(c)) {
      step.marks.push_back({Role::kSet, {c, d}, static_cast<std::uint8_t>(group)});
    }
  }
}

}  // namespace nonet
