# The headers that are installed: what other programs may include. A header that a public one includes
# is public too; all others belong to the library. Public headers stand between
#   #pragma GCC visibility push(default)
#   #pragma GCC visibility pop
# and so the shared library exports what they declare, and nothing else.
# tests/house/public_headers_test.cpp holds headers and list against each other.
set(NONET_PUBLIC_HEADERS
  nonet.h
  core/candidate.h
  core/clues.h
  core/function_ref.h
  core/grid.h
  core/id.h
  core/names.h
  core/puzzle.h
  core/resemblance.h
  core/result.h
  core/sets.h
  core/step.h
  core/stop.h
  core/topology.h
  core/visible.h
  explain/hint.h
  explain/path_check.h
  explain/path_json.h
  explain/path_reader.h
  explain/suspects.h
  io/format.h
  io/library.h
  io/lines.h
  io/puzzle_reader.h
  json/reader.h
  logic/options.h
  logic/policy.h
  logic/technique.h
  logic/techniques.def
  logic/wordings.h
  methods/facts.h
  methods/facts_text.h
  methods/marking.h
  methods/outcome.h
  methods/propagate.h
  methods/rounds.h
  methods/sets.h
  methods/sets_text.h
  play/entry.h
  play/findings.h
  play/game.h
  play/words.h
  proof/checker.h
  rate/hodoku/hodoku.h
  rate/se/se.h
  rate/se/technique.h
  rate/library_rule.h
  search/isa.h
  search/search.h
  solve/ground.h
  solve/solver.h
  text/boxes.h
  text/expert.h
  text/marked_board.h
  text/prose.h
  text/star_board.h)
