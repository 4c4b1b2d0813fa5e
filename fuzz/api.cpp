// Calls of the C++ library with values made from bytes (values.h). Each call answers, with an Error
// or a value that keeps its promises; none takes long, because what is asked for is bounded. An
// input is one call, or two: many inputs find more than much in one of them.
#include <array>

#include "fuzz/values.h"
#include "nonet/core/canon.h"
#include "nonet/core/clues.h"
#include "nonet/draw/draw.h"
#include "nonet/draw/raster.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/hint_scene.h"
#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/practice.h"
#include "nonet/generate/removal.h"
#include "nonet/io/format.h"
#include "nonet/logic/finder.h"
#include "nonet/methods/facts_text.h"
#include "nonet/methods/marking.h"
#include "nonet/methods/propagate.h"
#include "nonet/methods/rounds.h"
#include "nonet/methods/sets_text.h"
#include "nonet/play/game.h"
#include "nonet/play/words.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/library_rule.h"
#include "nonet/rate/se/se.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/solve/solver.h"
#include "nonet/text/boxes.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/prose.h"
#include "nonet/text/star_board.h"

using namespace nonet;
using fuzz::Bytes;
using fuzz::require;

namespace {

constexpr int kMostCalls = 2;

// Where nothing takes long; and now and then something that is no technique.
Policy quick(Bytes& bytes) {
  static const Policy kQuick =
      *restrict_policy(policy_all(), {"singles", "subsets", "locked-candidates", "wings"}, {});
  Policy policy = kQuick;
  if (bytes.below(8) == 0) {
    policy.order.insert(policy.order.begin(), static_cast<Technique>(bytes.below(256)));
  }
  return policy;
}

void ask_search(Bytes& bytes) {
  std::vector<Board> boards;
  std::vector<StruckBoard> struck;
  for (int n = bytes.below(5); n > 0; --n) {
    boards.push_back(fuzz::board(bytes));
    struck.push_back({boards.back(), fuzz::candidate(bytes)});
  }
  std::vector<SearchResult> results(static_cast<std::size_t>(bytes.below(6)));
  SearchOptions options;
  options.isa = static_cast<Isa>(bytes.below(9));
  const auto limit = static_cast<std::uint64_t>(bytes.below(4));
  search_batch(boards, limit, results, options);
  for (std::size_t i = 0; i < std::min(boards.size(), results.size()); ++i) {
    require(results[i].solutions <= limit);
    require(results[i].solutions == 0 || is_solution(results[i].first));
  }
  search_batch(std::span<const StruckBoard>(struck), limit, results, options);
}

// A game on other houses than those of the classic game, or of more than there may be.
void ask_topology(Bytes& bytes) {
  const Topology topology = fuzz::topology(bytes);
  require(topology.house_count() <= House::kCount);
  for (House h : topology.houses()) {
    require(CellSet::all().contains(topology.cells(h)));
    for (Cell c : topology.cells(h)) require((topology.house_bits(c) >> h.index() & 1U) == 1);
  }
  const auto grid = Grid::from(fuzz::puzzle(bytes), topology);
  if (!grid) return require(!grid.error().message.empty());
  const Stop bound = Stop::after_asks(500);
  SearchOptions options;
  options.stop = &bound;
  const SearchResult found = search(*grid, 1, options);
  require(found.solutions == 0 || is_solution(found.first, topology));
  const Technique technique = static_cast<Technique>(bytes.below(kTechniqueCount));
  const Stop stop = Stop::after_asks(10);
  Ask ask{{technique}, {}};
  ask.stop = &stop;
  int left = 3;
  finder_of(technique)(*grid, ask, [&](const Hit& hit) {
    const Step step = hit.told(*grid);
    require(!expert_line(step, *grid).empty() && !sentence_of(step, *grid).empty());
    return --left == 0;
  });
}

void ask_game(Bytes& bytes) {
  auto deaf = [](const Happening& happening) { require(!words_of(happening).empty()); };
  auto game = Game::load(fuzz::puzzle(bytes), [](const Happening&) {});
  if (!game) return require(!game.error().message.empty());
  for (int n = bytes.below(4); n > 0; --n) {
    const Rigour rigour = bytes.below(2) == 0 ? Rigour::kStrict : Rigour::kLoose;
    switch (bytes.below(6)) {
      case 0:
        game->set(fuzz::candidate(bytes), deaf, rigour);
        break;
      case 1:
        game->strike(fuzz::candidate(bytes), deaf, rigour);
        break;
      case 2:
        game->advance(fuzz::step(bytes), deaf);
        break;
      case 3:
        game->back_to(bytes.below(256) - 20);
        break;
      case 4: {
        Finding finding;
        finding.heuristic = static_cast<Heuristic>(bytes.below(8));
        for (int cells = bytes.below(3); cells > 0; --cells) {
          finding.cells.emplace_back(fuzz::index(bytes, 81));
        }
        finding.digits = fuzz::digits(bytes);
        words_of(finding);
        game->act(finding, deaf);
        break;
      }
      default:
        game->advance(deaf, static_cast<Heuristic>(bytes.below(8)));
    }
  }
  require(!words_of(game->findings()).empty());
}

void ask_proof(Bytes& bytes) {
  const Puzzle state = fuzz::puzzle(bytes);
  ClaimedStep claimed;
  claimed.step = fuzz::step(bytes);
  const auto grid = Grid::from(state);
  if (!grid) return require(!grid.error().message.empty());
  const Check verdict = check(*grid, claimed.step, 2'000);
  require(!describe(verdict, claimed.step).empty());
  Grid after = *grid;
  apply(claimed.step, after);
  require(verdict.verdict != Verdict::kNotOfThisGame || !verdict.proved());
  require(!words_of(PathChecker::check_alone(state, claimed)).empty());
}

void ask_hint(Bytes& bytes) {
  const Puzzle start = fuzz::puzzle(bytes);
  WhichStep which;
  if (bytes.below(4) == 0) which.cell = Cell(fuzz::index(bytes, 81));
  if (bytes.below(4) == 0) which.why_not = fuzz::candidate(bytes);
  which.skip = bytes.below(4) - 1;
  Hint hint = hint_for(start, quick(bytes), Stop::after_asks(20), which);
  if (bytes.below(4) == 0) hint.step.reset();
  if (bytes.below(8) == 0) hint.rungs.clear();
  const int rung = bytes.below(20) - 5;
  hint.rung(rung);
  scene_of(hint, rung);
  require(hint_to_json(start, hint, rung).ends_with("}\n"));
}

void ask_solver(Bytes& bytes) {
  const auto grid = Grid::from(fuzz::puzzle(bytes));
  if (!grid) return;
  Solver solver(*grid, quick(bytes), Stop::after_asks(100));
  for (int n = 0; n < 3; ++n) {
    const Step* next = solver.next();
    if (next == nullptr) break;
    require(check(solver.grid(), *next).proved());
    require(!sentence_of(*next, solver.grid()).empty());
    require(!expert_line(*next, solver.grid()).empty());
    solver.take();
  }
  const auto per_technique = static_cast<std::size_t>(bytes.below(3));
  each_step_now(
      *grid, quick(bytes), [](const Step&) { return false; }, Stop::after_asks(100), per_technique);
}

void ask_writers(Bytes& bytes) {
  const Puzzle state = fuzz::puzzle(bytes);
  const auto at = static_cast<std::size_t>(bytes.below(256)) % formats().size();
  formats()[at].write_puzzle(state, bytes.below(2) == 0 ? '.' : '0');
  formats()[at].lost_of(state);
  require(one_line(state.givens).size() >= 81 && !one_line(state).empty());
  require(!box_grid(state.givens).empty() && !clues_text(state).empty());
  require(!digit_board(state.placed).empty() && !dashed_board(state.placed).empty());
  too_few_clues_clause(state);
  is_untouched(state);
  clashing_digits(digits_of(state));
  state_of(fuzz::board(bytes), state);
}

// Of a board with few clues the canonical form takes long.
void ask_canon(Bytes& bytes) {
  const Puzzle state = fuzz::puzzle(bytes);
  if (digits_of(state).count() < 17) return;
  const auto form = canonical_form(state);
  require(form ? form->automorphisms > 0 : is_of_candidates(state));
}

// What there is to say and to see of a step: all of it if the step is one, and none of it if not.
void ask_words(Bytes& bytes) {
  const Puzzle& game = fuzz::game(bytes);
  const Grid grid = *Grid::from(game);
  Step step = fuzz::step(bytes);
  if (bytes.below(2) == 0) {
    const Technique technique = static_cast<Technique>(bytes.below(kTechniqueCount));
    const Stop stop = Stop::after_asks(10);
    Ask ask{{technique}, {}};
    ask.stop = &stop;
    std::optional<Step> found;
    finder_of(technique)(grid, ask, [&](const Hit& hit) {
      found = hit.told(grid);
      return true;
    });
    if (found) step = fuzz::spoilt(*found, bytes);
  }
  const std::string sentence = sentence_of(step, grid);
  require(sentence.empty() == expert_line(step, grid).empty());
  brief_of(step, grid);
  effects_of(step);
  short_effects(step);
  const auto lines = reasoning_of(step, grid);
  require(lines.size() <= step.inferences.size());
  require(!marked_board(grid, step).empty());
  ScreenLook look;
  look.columns = bytes.below(256) - 20;
  require(!screen_board(grid, step, look).empty() && !star_board(grid).empty());
  se_rating_of(step, grid);
  rated(bytes.below(2) == 0 ? "" : "Naked Pair: 2,6", step);
  library_step(step).text();
  PathWriter writer(grid);
  require(writer.step(step, grid).empty() == sentence.empty());
}

void ask_pictures(Bytes& bytes) {
  const Grid grid = *Grid::from(fuzz::game(bytes));
  const Step step = fuzz::step(bytes);
  const bool whole = bytes.below(2) == 0;
  const draw::Scene scene = whole ? draw::scene_of(step, grid) : draw::pattern_of(step, grid);
  draw::PictureWishes wishes;
  wishes.candidates = bytes.below(4) == 0;
  wishes.title = bytes.below(2) == 0 ? "" : "\xff\x1b<&";
  draw::Picture picture = draw::picture_of(grid, scene, wishes);
  draw::FileLook look;
  look.width = bytes.below(64) - 8;
  require(!draw::svg_of(picture, look).empty());
  if (bytes.below(8) != 0) return;
  look.width = std::clamp(look.width, 1, 50);
  if (bytes.below(4) == 0) picture.width = picture.height = 0;
  require(draw::pixels_of(picture, look).width >= 1);
}

void ask_ratings(Bytes& bytes) {
  const auto grid = Grid::from(fuzz::puzzle(bytes));
  if (!grid) return;
  const SeRating se = rate_se(*grid, Stop::after_asks(5));
  require(se.er >= 0 && !se_tenths(bytes.below(512) - 100).empty());
  // HoDoKu's way has no bound but that of the grid.
  if (grid->open().size() > 24) return;
  HodokuRating rating = rate_hodoku(*grid);
  rating.count(static_cast<Technique>(bytes.below(256)), 0);
  require(rating.uses_of(static_cast<Technique>(bytes.below(256))) >= 0);
}

void ask_methods(Bytes& bytes) {
  const Puzzle state = fuzz::puzzle(bytes);
  const int limit = bytes.below(6) - 1;
  switch (bytes.below(4)) {
    case 0:
      require(propagate(state, limit).iterations <= std::max(limit, 0));
      break;
    case 1: {
      const auto rounds = solve_in_rounds(digits_of(state));
      if (!rounds) return require(!rounds.error().message.empty());
      mark(state.givens, rounds->end, fuzz::board(bytes));
      break;
    }
    case 2: {
      facts::Options options{quick(bytes), limit};
      facts::find(digits_of(state), options,
                  [](const facts::Fact& fact) { require(!facts::line_of(fact).empty()); });
      break;
    }
    default:
      sets::find(digits_of(state), {limit},
                 [](const sets::Finding& finding) { require(!sets::line_of(finding).empty()); });
  }
}

Demand demand(Bytes& bytes) {
  Demand wanted;
  wanted.symmetry = static_cast<ClueSymmetry>(bytes.below(16));
  wanted.minimal = bytes.below(2) == 0;
  if (bytes.below(2) == 0) wanted.clues = Span{bytes.below(90) - 5, bytes.below(90) - 5};
  if (bytes.below(4) == 0) {
    wanted.pattern.emplace();
    for (int n = bytes.below(60); n > 0; --n) wanted.pattern->insert(Cell(bytes.below(81)));
  }
  if (bytes.below(4) == 0) wanted.level = static_cast<Level>(bytes.below(8));
  if (bytes.below(4) == 0) wanted.score = Span{bytes.below(256) - 5, bytes.below(256) - 5};
  if (bytes.below(4) == 0) wanted.er = Span{bytes.below(128), bytes.below(128)};
  const TechniqueSet one = {static_cast<Technique>(bytes.below(256))};
  if (bytes.below(4) == 0) wanted.required.push_back(one);
  if (bytes.below(4) == 0) wanted.hardest = one;
  if (bytes.below(8) == 0) ask_practice(wanted, one);
  return wanted;
}

void ask_generator(Bytes& bytes) {
  const Demand wanted = demand(bytes);
  if (const auto error = find_impossible(wanted)) return require(!error->message.empty());
  rarity_of(wanted);
  std::optional<Made> made;
  Generator(wanted, 1).make(0, {&made, 1}, Stop::after_asks(1));
  if (made) require(search(*Grid::from(made->puzzle), 2).unique());
}

void ask_removal(Bytes& bytes) {
  const auto symmetry = static_cast<ClueSymmetry>(bytes.below(16));
  CellSet all;
  for (const CellSet& orbit : orbits_of(symmetry)) all |= orbit;
  require(all == CellSet::all() && is_symmetric(all, symmetry));
  Removal removal;
  removal.puzzle = fuzz::board(bytes);
  removal.solution = bytes.below(2) == 0 ? fuzz::board(bytes) : search(Grid(), 1).first;
  if (bytes.below(2) == 0) removal.puzzle = removal.solution;
  removal.fewest = bytes.below(256) - 20;
  for (int n = bytes.below(20); n > 0; --n) removal.order.push_back({Cell(bytes.below(81))});
  remove_clues({&removal, 1});
}

void ask_practice_of(Bytes& bytes) {
  Practice practice{fuzz::puzzle(bytes), fuzz::step(bytes)};
  require(library_line(practice).ends_with('\n'));
  practice_for(fuzz::board(bytes), {static_cast<Technique>(bytes.below(256))}, Stop::after_asks(1));
}

void ask_suspects(Bytes& bytes) {
  const Suspects suspects = find_suspects(fuzz::puzzle(bytes), Stop::after_asks(20));
  words_of(suspects);
}

constexpr std::array kCalls = {
    &ask_search,  &ask_topology,  &ask_game,    &ask_proof,       &ask_hint,     &ask_solver,
    &ask_writers, &ask_canon,     &ask_words,   &ask_words,       &ask_pictures, &ask_ratings,
    &ask_methods, &ask_generator, &ask_removal, &ask_practice_of, &ask_suspects, &ask_topology};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  for (int i = 0; i < kMostCalls && !bytes.empty(); ++i) {
    kCalls[static_cast<std::size_t>(bytes.below(kCalls.size()))](bytes);
  }
  return 0;
}
