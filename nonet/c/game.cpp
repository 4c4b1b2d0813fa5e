#include "nonet/c/game.h"

#include <algorithm>

#include "nonet/core/clues.h"
#include "nonet/core/visible.h"
#include "nonet/explain/board_json.h"
#include "nonet/explain/drawn_chain_json.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/proof_json.h"
#include "nonet/explain/standing.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostPuzzles = 1'000'000'000;
constexpr std::uint64_t kMostSteps = 1'000'000;

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> words;
  for (const Format& format : formats()) words.push_back(format.name);
  return words;
}

// The n-th puzzle of a text; for 0 the only one.
Result<Puzzle> nth_puzzle(PuzzleReader& reader, std::uint64_t nth) {
  std::optional<Result<Puzzle>> puzzle;
  for (std::uint64_t number = 0; number < std::max<std::uint64_t>(nth, 1); ++number) {
    puzzle = reader.next();
    if (puzzle) continue;
    if (number == 0)
      return Error{ErrorCode::kNoPuzzle,
                   "there is no puzzle; the text is empty, or all of it remarks"};
    return Error{ErrorCode::kNoPuzzle,
                 "there is no puzzle " + std::to_string(nth) + ", only " + std::to_string(number)};
  }
  return *puzzle;
}

// Whether a text is rather a path, or another list of steps, than a step.
bool is_path(std::string_view json) {
  JsonText text(json);
  JsonReader reader{JsonSource(text)};
  if (!reader.next().is(JsonToken::Kind::kObject)) return false;
  for (const JsonToken& key = reader.next(); key.is(JsonToken::Kind::kKey); reader.next()) {
    if (key.text == "steps") return true;
    if (!reader.skip()) return false;
  }
  return false;
}

// Whether a text can stand for an open cell, and be read back as one.
bool is_blank_cell(std::string_view text) {
  constexpr char kDelete = 0x7f;
  if (text.size() != 1 || text[0] < ' ' || text[0] == kDelete) return false;
  return text[0] < '1' || text[0] > '9';
}

// The rules as the format has them, and what was placed; only JSON has all of a game.
Result<std::string> write_ruled(const Format& format, const Puzzle& state) {
  if (format.name == "json") {
    JsonWriter json;
    write_board(json, state);
    json.end_object();
    return json.take() + "\n";
  }
  if (format.write_variant == nullptr) {
    return Error{ErrorCode::kOtherRules, "nonet writes no rules in the format " +
                                             std::string(format.name) +
                                             "; json, fpuzzles and sudokupad hold them"};
  }
  auto written = format.write_variant(with_placed(state));
  if (!written) return written.error();
  return written->text;
}

std::vector<std::string> lost_in(const Format& format, const Puzzle& state) {
  if (!state.variant) return words_of_lost(format.lost_of(state));
  if (format.name == "json") return {};
  if (format.write_variant == nullptr) return {"the rules"};
  auto written = format.write_variant(with_placed(state));
  std::vector<std::string> lost = written ? written->lost : std::vector<std::string>{"the rules"};
  if (!state.removed.empty()) lost.emplace_back("which candidates are struck");
  return lost;
}

}  // namespace

Result<Grid> CGame::start() const {
  return start_of(state(), rulebook_);
}

void CGame::ended(bool stopped) {
  was_stopped_ = stopped;
  stop_asked_ = false;
}

std::optional<Error> CGame::ordinary_only(std::string_view call) const {
  if (!state().variant) return std::nullopt;
  std::string sentence(call);
  if (call == "rate") {
    sentence =
        "rate: the scales of HoDoKu and Sudoku Explainer are of the ordinary game, \"nonet\" is "
        "not";
  } else {
    sentence += ": a puzzle with rules has other images than one without, and no form of these";
  }
  return Error{ErrorCode::kOtherRules, sentence + "; this puzzle has rules of its own"};
}

Result<CGame::Means> CGame::means_in(Wishes& wishes) {
  const PolicyChoice choice = wishes.policy();
  const Stop stop = stop_for(wishes);
  if (auto problem = wishes.problem()) return *problem;
  const auto policy = chosen_policy(choice);
  if (!policy) return policy.error();
  return Means{*policy, stop};
}

WhichStep CGame::which_in(Wishes& wishes) const {
  WhichStep which;
  which.cell = wishes.cell("cell");
  which.why_not = wishes.candidate("why_not", names_of(state()));
  which.did = wishes.deed("did", names_of(state()));
  which.skip = static_cast<int>(wishes.number("skip", 0, kMostSteps).value_or(0));
  return which;
}

// ---- the board

CGame::Answer CGame::read(Text text, Text options) {
  Wishes wishes(options);
  const auto name = wishes.word("format", format_words());
  const auto givens = wishes.text("givens");
  const std::uint64_t nth = wishes.number("nth", 1, kMostPuzzles).value_or(0);
  const bool may_be_large = wishes.truth("large").value_or(false);
  if (auto problem = wishes.problem()) return *problem;
  PuzzleReader reader(lines_of(text), name ? format_named(*name) : nullptr);
  if (kHasRulebooks) reader.accept_variants();
  auto puzzle = nth_puzzle(reader, nth);
  if (!puzzle) return puzzle.error();
  const Format* format = reader.format_of_last();
  if (nth == 0 && reader.next()) {
    return Error{ErrorCode::kMoreText, "there is more text after the puzzle", reader.line_of_last(),
                 0};
  }
  std::shared_ptr<const Rulebook> rules;
  if constexpr (kHasRulebooks) {
    if (may_be_large && puzzle->variant && is_large(*puzzle->variant)) {
      auto large = LargeGame::of(*puzzle->variant);
      if (!large) return large.error();
      large_ = *std::move(large);
      history_.begin({});
      rulebook_.reset();
      return board();
    }
  }
  if (puzzle->variant) {
    if (givens) {
      return Error{ErrorCode::kBadOption,
                   "givens: the puzzle has rules of its own, and its givens among them"};
    }
    puzzle = state_of(*puzzle);
    if (!puzzle) return puzzle.error();
    auto rulebook = Rulebook::of(puzzle->variant);
    if (!rulebook) return rulebook.error();
    rules = *std::move(rulebook);
  }
  if (givens) {
    auto printed = read_puzzle(*givens);
    if (!printed) return Error{printed.error().code, "givens: " + to_string(printed.error())};
    if (is_of_candidates(*printed)) {
      return Error{ErrorCode::kBadOption,
                   "givens: a puzzle of candidates alone has no digits that are given"};
    }
    puzzle = state_of(digits_of(*printed), *puzzle);
    if (!puzzle) return puzzle.error();
  }
  if (auto problem = find_contradiction(*puzzle, names_of(*puzzle))) return *problem;
  history_.begin(*std::move(puzzle));
  rulebook_ = std::move(rules);
  large_.reset();
  read_as_ = format != nullptr ? format->name : "";
  return board();
}

CGame::Answer CGame::board() const {
  if constexpr (kHasRulebooks) {
    if (large_) return large_->board();
  }
  JsonWriter json;
  write_board(json, state());
  if (!read_as_.empty()) json.member("read_as", read_as_);
  if (!state().choice.empty()) json.member("choice", state().choice);
  json.member("undo", history_.undo_count()).member("redo", history_.redo_count()).end_object();
  return json.take() + "\n";
}

CGame::Answer CGame::play(Text moves) {
  auto next = after_moves(state(), moves);
  if (!next) return next.error();
  history_.go_to(*std::move(next));
  return board();
}

CGame::Answer CGame::undo() {
  if (!history_.undo()) return Error{ErrorCode::kRefused, "there is nothing to undo"};
  return board();
}

CGame::Answer CGame::redo() {
  if (!history_.redo()) return Error{ErrorCode::kRefused, "there is nothing to redo"};
  return board();
}

CGame::Answer CGame::restart() {
  history_.go_to(untouched(state()));
  return board();
}

CGame::Answer CGame::write(Text options) const {
  Wishes wishes(options);
  const std::string name = wishes.word("format", format_words()).value_or("line");
  const std::string blank = wishes.text("blank").value_or(".");
  if (auto problem = wishes.problem()) return *problem;
  if (!is_blank_cell(blank)) {
    return Error{ErrorCode::kBadOption,
                 "option \"blank\" must be one character, neither a digit from 1 to 9 nor one that "
                 "can't be seen, such as the end of a line"};
  }
  const Format& format = *format_named(name);
  if (state().variant) return write_ruled(format, state());
  return std::string(format.header) + format.write_puzzle(state(), blank.front()) +
         std::string(format.footer);
}

CGame::Answer CGame::formats() const {
  JsonWriter json;
  json.begin_object().member("format", "nonet-formats").member("version", 1);
  json.line(1).key("formats").begin_list();
  for (const Format& format : nonet::formats()) {
    json.line(2).begin_object().member("name", format.name).member("summary", format.summary);
    json.member("states", format.write_state != nullptr);
    json.key("loses").begin_list();
    for (const std::string& lost : lost_in(format, state())) json.string(lost);
    json.end_list().end_object();
  }
  json.line(1).end_list().end_object();
  return json.take() + "\n";
}

// ---- right or wrong, and what comes next

CGame::Answer CGame::check(Text options) {
  Wishes wishes(options);
  const bool with_solution = wishes.truth("solution").value_or(false);
  const Stop stop = stop_for(wishes);
  if (auto problem = wishes.problem()) return *problem;
  const Standing standing = standing_of(state(), stop);
  ended(standing.suspects.stopped);
  return standing_to_json(state(), standing, with_solution);
}

CGame::Answer CGame::hint(Text options) {
  constexpr int kUsualRung = 3;
  Wishes wishes(options);
  const auto rung = wishes.number("rung", 1, kRungs).value_or(kUsualRung);
  const WhichStep which = which_in(wishes);
  const auto means = means_in(wishes);
  if (!means) return means.error();
  const Hint hint = hint_for(state(), means->policy, means->stop, which);
  ended(hint.kind != Hint::Kind::kStep && means->stop.requested());
  return hint_to_json(state(), hint, static_cast<int>(rung));
}

CGame::Answer CGame::next(Text options) {
  Wishes wishes(options);
  const auto means = means_in(wishes);
  if (!means) return means.error();
  const auto grid = start();
  if (!grid) return grid.error();
  // A time limit begins anew with each call, and so must the solver that keeps it.
  const bool same = solver_ && solver_options_ == options && solver_->grid() == *grid &&
                    !wishes.has("time_limit");
  if (!same) {
    solver_.emplace(*grid, means->policy, means->stop);
    solver_options_ = options;
  }
  const Step* step = solver_->next();
  ended(step == nullptr && solver_->stopped());
  std::string json =
      steps_to_json(state(), step != nullptr ? std::vector{*step} : std::vector<Step>{}, *grid);
  if (was_stopped_) solver_.reset();
  return json;
}

CGame::Answer CGame::steps(Text options) {
  Wishes wishes(options);
  const auto most = wishes.number("most", 1, kMostSteps).value_or(kMostSteps);
  const auto each = wishes.number("per_technique", 1, kMostSteps).value_or(kUsualPerTechnique);
  const auto means = means_in(wishes);
  if (!means) return means.error();
  const auto grid = start();
  if (!grid) return grid.error();
  StepsJson json(state(), *grid);
  std::size_t told = 0;
  auto tell = [&](const Step& step) {
    json.add(step);
    return ++told == most;
  };
  const ListEnd end =
      each_step_now(*grid, means->policy, tell, means->stop, static_cast<std::size_t>(each));
  ended(end.stopped);
  json.end(end.bound);
  return json.take();
}

CGame::Answer CGame::path(Text options) {
  Wishes wishes(options);
  const auto means = means_in(wishes);
  if (!means) return means.error();
  const auto grid = start();
  if (!grid) return grid.error();
  Solver solver(*grid, means->policy, means->stop);
  const Path path = solver.path();
  ended(!path.solved() && solver.stopped());
  return path_to_json(path);
}

CGame::Answer CGame::take(const Step& step) {
  Puzzle next = state();
  for (Candidate x : step.placements) next.placed.set(x.cell, x.digit);
  for (Candidate x : step.removals) next.removed.push_back(x);
  history_.go_to(std::move(next));
  return board();
}

CGame::Answer CGame::take(Text step) {
  if (step.empty()) {
    const auto grid = start();
    const bool current = grid && solver_ && solver_->grid() == *grid;
    const Step* next = current ? solver_->next() : nullptr;
    if (next == nullptr)
      return Error{ErrorCode::kRefused, "there is no step to take; ask for the next one first"};
    const Step taken = *next;
    solver_->take();
    return take(taken);
  }
  if (is_path(step)) {
    return Error{
        "a step was expected, and here is a list of steps: hand over one of them, or "
        "nothing to take the last of next"};
  }
  auto claimed = PathReader::read_lone_step(step, names_of(state()));
  if (!claimed) return claimed.error();
  const PathCheck check = PathChecker::check_alone(state(), *claimed);
  if (!check.holds) return Error{ErrorCode::kRefused, check.fault, check.line};
  return take(claimed->step);
}

CGame::Answer CGame::prove(Text step_or_path) const {
  if (is_path(step_or_path)) {
    const auto check = check_path(step_or_path);
    if (!check) return check.error();
    return proof_to_json(*check);
  }
  const auto step = PathReader::read_lone_step(step_or_path, names_of(state()));
  if (!step) return step.error();
  return proof_to_json(PathChecker::check_alone(state(), *step), &*step);
}

CGame::Answer CGame::chain(Text drawn) const {
  const auto chain = read_drawn_chain(drawn, names_of(state()));
  if (!chain) return chain.error();
  const auto grid = start_of(state());
  if (!grid) return grid.error();
  return judgement_to_json(*chain, judged(*chain, *grid), grid->topology());
}

}  // namespace nonet
