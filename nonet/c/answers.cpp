// The answers that need no board, or only look at it: ratings, puzzles to order, the canonical
// form, techniques.
#include <algorithm>

#include "nonet/c/game.h"
#include "nonet/c/scales.h"
#include "nonet/core/canon.h"
#include "nonet/core/visible.h"
#include "nonet/explain/lessons_json.h"
#include "nonet/explain/rating_scales.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/variant_lessons.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/practice.h"
#include "nonet/generate/variant_generator.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/unknown_technique.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

// What every reader of JSON can hold.
constexpr std::uint64_t kMostSeed = (std::uint64_t{1} << 53U) - 1;

struct Order {
  std::uint64_t seed, number;
};

std::string made_to_json(const Order& order, const Made& made,
                         const std::optional<Practice>& practice) {
  Puzzle state;
  state.givens = made.puzzle;
  if (practice) state = practice->state;
  JsonWriter json;
  json.begin_object().member("format", "nonet-made").member("version", 1);
  json.line(1).member("seed", order.seed).member("number", order.number);
  write_state(json, state);
  json.line(1).member("solution", one_line(made.solution));
  json.line(1).key("rating");
  write_ratings(
      json, {made.puzzle, false, true, {}, made.rating ? *made.rating : rate_made(made), {}, {}});
  if (made.se) {
    json.line(1).key("se");
    write_se_figures(json, *made.se);
  }
  if (practice) {
    json.line(1).key("step");
    write_step(json, practice->step, *Grid::from(state), 2);
  }
  json.end_object();
  return json.take() + "\n";
}

std::string made_to_json(const Order& order, const MadeVariant& made) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-made-variant").member("version", 1);
  json.line(1).member("seed", order.seed).member("number", order.number);
  json.line(1).key("variant").raw(variant_json_of(*made.puzzle.variant));
  json.line(1).member("solution", made.solution_line());
  json.line(1).member("clues", made.givens).member("rules", made.rules);
  if (made.rating) {
    Ratings ratings;
    ratings.wants_way = true;
    ratings.variant = made.puzzle.variant;
    ratings.way = made.rating;
    json.line(1).key("rating");
    write_ratings(json, ratings);
  }
  json.end_object();
  return json.take() + "\n";
}

Error not_found() {
  return {ErrorCode::kStopped, "no such puzzle was found before the search was stopped"};
}

Result<MadeVariant> made_for(const VariantDemand& demand, const Order& order, const Stop& stop) {
  const auto generator = VariantGenerator::of(demand, order.seed);
  if (!generator) return generator.error();
  std::atomic<std::uint64_t> tried = 0;
  auto made = generator->make(order.number, stop, &tried);
  if (made) return *std::move(made);
  if (stop.requested()) return not_found();
  return Error{ErrorCode::kStopped, not_found_sentence(demand, tried)};
}

}  // namespace

CGame::Answer CGame::examine(Text options) {
  using Question = Examiner::Question;
  constexpr std::string_view kWords[] = {"candidates", "count", "needless", "clash"};
  constexpr std::uint64_t kMostPortion = 1'000'000'000;
  Wishes wishes(options);
  const std::string word =
      wishes.word("what", {std::begin(kWords), std::end(kWords)}).value_or("candidates");
  const auto portion = wishes.number("portion", 1, kMostPortion);
  const Stop stop = stop_for(wishes);
  if (auto problem = wishes.problem()) return *problem;
  const auto question = static_cast<Question>(std::find(kWords, std::end(kWords), word) - kWords);
  Puzzle large;
  if (large_) large.variant = large_->variant();
  const Puzzle& asked = large_ ? large : state();
  if (!examiner_ || !examiner_->is_of(question, asked)) {
    auto examiner = Examiner::of(question, asked, rulebook_);
    if (!examiner) return examiner.error();
    examiner_ = *std::move(examiner);
  }
  Answer answer = examiner_->go_on(portion ? stop.bounded(*portion) : stop);
  ended(!examiner_->complete() && stop.requested());
  if (examiner_->complete()) examiner_.reset();
  return answer;
}

CGame::Answer CGame::rate(Text options) {
  Wishes wishes(options);
  std::vector<std::string> words = wishes.names("scale");
  const Stop stop = stop_for(wishes);
  if (auto problem = wishes.problem()) return *problem;
  // The one that knows puzzles with rules of their own.
  if (words.empty() && state().variant != nullptr) words = {"nonet"};
  auto wanted = ratings_wanted(words);
  if (!wanted) return Error{wanted.error().code, "option \"scale\": " + wanted.error().message};
  Ratings ratings = *std::move(wanted);
  if (ratings.wants_csp() && !has_csp_scales()) {
    return Error{ErrorCode::kBadOption, "option \"scale\": this engine knows no whips and braids"};
  }
  const bool by_way = ratings.wants_way;
  if (!by_way) {
    if (auto refusal = ordinary_only("rate")) return *refusal;
  }
  const auto grid = start_of(state());
  const Ground ground = grid ? ground_of(*grid) : Ground{};
  ratings.puzzle = digits_of(state());
  ratings.removed = state().removed;
  ratings.variant = state().variant;
  ratings.problem = no_rating(state(), grid, ground);
  bool stopped = false;
  if (ratings.problem.empty()) {
    if (ratings.wants_se) ratings.se = rate_se(*grid, stop);
    if (ratings.wants_hodoku) ratings.hodoku = rate_hodoku(*grid, &ground);
    if (by_way) ratings.way = rate_way(*grid, ground, stop);
    if (ratings.wants_csp()) {
      ratings.csp = rated_by_patterns(*grid, *ground.solution, ratings.columns, stop);
    }
    stopped = (ratings.se && !ratings.se->finished) || (ratings.way && ratings.way->stopped);
  }
  if (ratings.way && !ratings.way->finished) {
    ratings.way.reset();
    ratings.se_problem = "nonet found no way to the end";
  }
  if (stopped) {
    ratings.se.reset();
    ratings.se_problem = "stopped";
  }
  stopped |= std::any_of(ratings.csp.begin(), ratings.csp.end(),
                         [](const CspRating& each) { return !each.finished; });
  ended(stopped);
  return ratings_to_json(ratings) + "\n";
}

CGame::Answer CGame::generate(Text options) {
  Wishes wishes(options);
  const Order order = {wishes.number("seed", 1, kMostSeed).value_or(1),
                       wishes.number("number", 0, kMostSeed).value_or(0)};
  const Stop stop = stop_for(wishes);
  const auto variant = variant_demand_in(wishes);
  if (!variant) return variant.error();
  if (*variant) {
    if constexpr (!kHasRulebooks) {
      return Error{ErrorCode::kOtherRules, "this engine knows the ordinary game alone"};
    }
    const auto made = made_for(**variant, order, stop);
    ended(!made && made.error().code == ErrorCode::kStopped);
    return made ? Answer(made_to_json(order, *made)) : Answer(made.error());
  }
  const auto demand = demand_in(wishes);
  if (!demand) return demand.error();
  std::optional<Made> made;
  Generator(*demand, order.seed).make(order.number, {&made, 1}, stop);
  if constexpr (!kHasRulebooks) {
    if (!made && !stop.requested()) {
      return Error{ErrorCode::kOtherRules, "this engine makes what chance brings alone"};
    }
  }
  ended(!made);
  if (!made) return not_found();
  std::optional<Practice> practice;
  if (demand->practised) practice = practice_for(made->puzzle, *demand->practised);
  return made_to_json(order, *made, practice);
}

CGame::Answer CGame::canon() const {
  if (auto refusal = ordinary_only("canon")) return *refusal;
  const auto form = canonical_form(state());
  if (!form) return Error{"the board has no canonical form: " + form.error().message};
  JsonWriter json;
  json.begin_object().member("format", "nonet-canon").member("version", 1);
  json.line(1).member("board", one_line(form->board)).member("automorphisms", form->automorphisms);
  json.end_object();
  return json.take() + "\n";
}

CGame::Answer CGame::techniques() {
  return techniques_to_json();
}

CGame::Answer CGame::lesson(Text name) {
  auto lesson = lesson_named_to_json(name);
  if (!lesson) return Error{ErrorCode::kBadOption, unknown_technique(name)};
  return *std::move(lesson);
}

}  // namespace nonet
