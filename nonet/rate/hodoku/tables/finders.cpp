#include "nonet/rate/hodoku/tables/finders.h"

#include "nonet/rate/hodoku/tables/loops.h"
#include "nonet/rate/hodoku/tables/story.h"

namespace nonet {
namespace {

using tables::Ends;
using tables::Forcing;
using tables::FoundLoop;
using tables::Links;
using tables::LoopKind;
using tables::Mode;
using tables::Statement;
using tables::Statements;

Technique technique_of(const FoundLoop& loop) {
  switch (loop.kind) {
    case LoopKind::kContinuous:
      return loop.grouped ? Technique::kGroupedContinuousNiceLoop : Technique::kContinuousNiceLoop;
    case LoopKind::kDiscontinuous:
      return loop.grouped ? Technique::kGroupedDiscontinuousNiceLoop
                          : Technique::kDiscontinuousNiceLoop;
    case LoopKind::kAic:
      break;
  }
  return loop.grouped ? Technique::kGroupedAic : Technique::kAic;
}

bool find_loops(const Grid& grid, const Ask& ask, Mode mode, Sink sink) {
  const Statements statements = statements_of(grid, mode);
  const Links links = links_of(statements, mode);
  for (const FoundLoop& loop : tables::find_loops(statements, links)) {
    if (!ask.wants(technique_of(loop))) continue;
    auto tell = [mode, ends = Ends{loop.premise, loop.target}](const Grid& before, Step& step) {
      const Statements again = statements_of(before, mode);
      tell_loop(again, links_of(again, mode), ends, step);
    };
    if (sink({technique_of(loop), {}, loop.removals, tell, loop.length})) return true;
  }
  return ask.stopped();
}

// What a forcing chain or net is told from: of a contradiction the ends of its chains, of a verity
// their beginnings.
class ForcingSeed {
 public:
  ForcingSeed(const Forcing& forcing, Mode mode)
      : mode_(mode),
        verity_(forcing.verity),
        conclusion_(forcing.conclusion),
        has_truth_(forcing.truth.has_value()),
        truth_(forcing.truth.value_or(Truth())) {
    for (const Ends& ends : forcing.chains) {
      if (count_ < others_.size()) others_[count_++] = verity_ ? ends.premise : ends.target;
    }
  }

  void tell(const Grid& before, Step& step) const {
    Forcing forcing{verity_, conclusion_, {}, {}, 0};
    if (has_truth_) forcing.truth = truth_;
    for (std::size_t i = 0; i < count_; ++i) {
      forcing.chains.push_back(verity_ ? Ends{others_[i], conclusion_}
                                       : Ends{conclusion_.opposite(), others_[i]});
    }
    const Statements statements = statements_of(before, mode_);
    tell_forcing(statements, links_of(statements, mode_), mode_, forcing, step);
  }

 private:
  Mode mode_;
  bool verity_;
  Statement conclusion_;
  bool has_truth_;
  Truth truth_;
  std::array<Statement, 9> others_;  // a truth has no more candidates
  std::size_t count_ = 0;
};

struct ForcingNames {
  Technique contradiction, verity;
};

bool find_forcing(const Grid& grid, const Ask& ask, Mode mode, ForcingNames names, Sink sink) {
  const Statements statements = statements_of(grid, mode);
  const Links links = links_of(statements, mode);
  const bool stopped = find_forcing(statements, links, mode, [&](const Forcing& forcing) {
    const Technique technique = forcing.verity ? names.verity : names.contradiction;
    if (ask.stopped()) return true;
    if (!ask.wants(technique)) return false;
    const Candidate x = statements.candidate(forcing.conclusion.item());
    const std::span<const Candidate> effect(&x, 1), none;
    const bool places = forcing.conclusion.holds();
    auto tell = [seed = ForcingSeed(forcing, mode)](const Grid& before, Step& step) {
      seed.tell(before, step);
    };
    return sink({technique, places ? effect : none, places ? none : effect, tell, forcing.length});
  });
  return stopped || ask.stopped();
}

}  // namespace

bool find_aic_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return find_aic(grid, ask, sink);
  return find_loops(grid, ask, Mode::kPlain, sink);
}

bool find_grouped_aic_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return find_grouped_aic(grid, ask, sink);
  return find_loops(grid, ask, ask.options.chains.sets ? Mode::kWithSets : Mode::kGrouped, sink);
}

bool find_forcing_chain_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return find_forcing_chain(grid, ask, sink);
  const Mode mode = ask.options.chains.sets ? Mode::kWithSets : Mode::kGrouped;
  return find_forcing(grid, ask, mode,
                      {Technique::kForcingChainContradiction, Technique::kForcingChainVerity},
                      sink);
}

bool find_forcing_net_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return find_forcing_net(grid, ask, sink);
  return find_forcing(grid, ask, Mode::kNet,
                      {Technique::kForcingNetContradiction, Technique::kForcingNetVerity}, sink);
}

}  // namespace nonet
