#include "nonet/rate/hodoku/tables/finders.h"

#include "nonet/rate/hodoku/tables/loops.h"
#include "nonet/rate/hodoku/tables/story.h"

namespace nonet {
namespace {

using tables::Ends;
using tables::FoundLoop;
using tables::Links;
using tables::LoopKind;
using tables::Mode;
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

}  // namespace

bool find_aic_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return find_aic(grid, ask, sink);
  return find_loops(grid, ask, Mode::kPlain, sink);
}

bool find_grouped_aic_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return find_grouped_aic(grid, ask, sink);
  return find_loops(grid, ask, ask.options.chains.sets ? Mode::kWithSets : Mode::kGrouped, sink);
}

}  // namespace nonet
