#include "cli/prompt/session.h"

#include "cli/prompt/fresh_game.h"
#include "cli/prompt/game_file.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/frames.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_parts.h"
#include "nonet/rules/dead_rule.h"

namespace nonet::cli {

using Kind = Typed::Kind;

Session::Session(const Screen& screen)
    : screen_(screen),
      choice_(screen.person() ? Choice(policy_all()) : Choice()),
      rigour_(screen.person() ? Rigour::kLoose : Rigour::kStrict) {}

std::string Session::prompt() const {
  if (!screen_.person() || gathering_.empty()) return "\xCE\xBB ";
  return "line " + std::to_string(gathering_.lines() + 1) + ": ";
}

// ---- what was typed

void Session::obey(const std::string& given) {
  // Files of some programs begin with a mark of their encoding, and so does a pipe from them.
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  const std::string text = given.substr(given.starts_with(kMark) ? kMark.size() : 0);
  return text.find('\n') == std::string::npos ? obey_line(text) : obey_paste(text);
}

void Session::obey_line(const std::string& line) {
  const bool is_part = gathering_.wants(line);
  const bool is_rest =
      after_ == After::kBroken
          ? is_part
          : after_ == After::kWhole && (is_rule(line) || gathering_.passes_over(line));
  if (is_rest && gathering_.empty()) return;
  after_ = After::kNothing;
  if (is_part) {
    auto puzzle = gathering_.add(line);
    if (!puzzle) return;
    // A person may type a broken row again; in a pipe the rest of the puzzle is still to come.
    if (puzzle->ok()) after_ = After::kWhole;
    if (!puzzle->ok() && !screen_.person()) after_ = After::kBroken;
    load(*puzzle);
    if (gathering_.has_another()) {
      screen_.say("There is more than one puzzle in the text; this is the first.");
    }
    return;
  }
  if (!gathering_.empty()) load(gathering_.finish());
  obey(typed(line, names()));
}

// A paste is a puzzle, or a list of commands, or one command over several lines; if it is none of
// these, that is worth one sentence.
void Session::obey_paste(const std::string& text) {
  drop_lines();
  auto puzzle = read_any_puzzle(text);
  if (puzzle) return load(puzzle);
  std::vector<Typed> commands;
  auto next = lines_of(text);
  bool understood = true;
  for (std::string line; understood && next(line);) {
    commands.push_back(typed(line, names()));
    understood = commands.back().is_understood() && !looks_like_part(line);
  }
  if (!understood) {
    const Typed whole = typed(text, names());
    if (whole.kind == Kind::kNew || whole.kind == Kind::kRefused) return obey(whole);
    return refuse_to_load(puzzle.error());
  }
  for (const Typed& command : commands) {
    if (!ended_) obey(command);
  }
}

void Session::drop_lines() {
  gathering_ = Gathering();
}

bool Session::end_of_input() {
  if (gathering_.empty()) return false;
  load(gathering_.finish());
  return true;
}

void Session::answer_unknown(const std::string& sentence) {
  // A person can ask for the commands; whoever reads a pipe gets them, as from the document's,
  // once.
  if (screen_.person() || helped_) return screen_.say(sentence + " h lists the commands.");
  screen_.say(sentence + " These are the commands:");
  help();
}

void Session::help() {
  helped_ = true;
  screen_.print(screen_.person() ? prompt_help_for_people() : std::string(prompt_help()));
}

void Session::obey(const Typed& given) {
  const Typed command = screen_.person() ? given : given.in_pipe();
  if (command.needs_game() && !game_) {
    const std::string sentence = "There is no game yet; ";
    if (screen_.person()) {
      return screen_.say(sentence + "paste a puzzle, n FILE opens one, and g makes one.");
    }
    screen_.say(sentence + "begin with n. or n; and the board.");
    return helped_ ? void() : help();
  }
  switch (command.kind) {
    case Kind::kBlank:
      return;
    case Kind::kComment:
      return screen_.print(visible(command.text) + "\n");
    case Kind::kNew:
      return load(*command.puzzle);
    case Kind::kOpen:
      return open(command.text);
    case Kind::kFresh:
      return make(command.text);
    case Kind::kTechniques:
      return choose(command.text);
    case Kind::kBoard:
      return change_board();
    case Kind::kPlainBoard:
      screen_.make_board_plain();
      return game_ ? show({}) : screen_.say("Board: plain");
    case Kind::kCheck:
      return set_check(command.text);
    case Kind::kVerbose:
      return change_verbosity();
    case Kind::kHelp:
      return help();
    case Kind::kQuit:
      ended_ = true;
      return;
    case Kind::kRefused:
      return screen_.say(command.text);
    case Kind::kUnknown:
      return answer_unknown(command.text);
    default:
      return obey_in_game(command);
  }
}

void Session::obey_in_game(const Typed& command) {
  switch (command.kind) {
    case Kind::kSave:
      return save(command.text);
    case Kind::kForward:
      return step_forward();
    case Kind::kBack:
      return step_back();
    case Kind::kReset:
      undone_.clear();
      return tell_place(game_->reset());
    case Kind::kErase:
    case Kind::kRestore:
      return change_by_hand(command);
    case Kind::kRedo:
      return step_again();
    case Kind::kHintAt:
      return hint(command.move->candidate.cell);
    case Kind::kRun:
      return run(Heuristic::kHiddenPair, choice_);
    case Kind::kSingles:
      return run(Heuristic::kHiddenSingle, std::nullopt);
    case Kind::kMove:
      return move_by_hand(*command.move);
    case Kind::kHint:
      return hint();
    case Kind::kSteps:
      return list_steps(command.text);
    case Kind::kLists:
      return screen_.show_lists(*game_);
    case Kind::kRules:
      return list_rules();
    default:
      return print();
  }
}

// ---- games in and out

std::optional<Error> Session::begin(const Puzzle& puzzle) {
  Lines said;
  auto game = Game::load(puzzle, [&](const Happening& h) { tell(h, said); });
  if (!game) return game.error();
  game_ = *std::move(game);
  remarks_ = puzzle.remarks;
  ladder_.reset();
  undone_.clear();
  solver_.reset();
  // The five lists know nothing of rules.
  if (game_->grid().rulebook() != nullptr && !choice_ && !chosen_) choice_ = policy_all();
  show(said);
  if (game_->grid().rulebook() != nullptr) tell_rules();
  return std::nullopt;
}

void Session::load(const Puzzle& puzzle) {
  if (auto error = begin(puzzle)) return refuse_to_load(*error);
  if (!puzzle.choice.empty()) screen_.say("Loaded, but " + visible(puzzle.choice) + ".");
}

void Session::load(const Result<Puzzle>& puzzle) {
  return puzzle ? load(*puzzle) : refuse_to_load(puzzle.error());
}

void Session::refuse_to_load(const Error& error) {
  const std::string sentence = "Not loaded: " + visible(to_string(error));
  screen_.say(sentence + (sentence.ends_with('?') ? "" : "."));
}

void Session::open(const std::string& path) {
  load(open_game(path));
}

void Session::make(const std::string& wish) {
  const auto game = fresh_game(wish);
  if (!game) return refuse_to_load(game.error());
  load(game->puzzle);
  screen_.say(game->told);
}

// Whether the rules leave one solution is looked for as long as nobody minds.
void Session::tell_rules() const {
  constexpr std::chrono::seconds kMoment(2);
  const Grid& grid = game_->grid();
  const std::size_t count = grid.rulebook()->variant()->clues.size();
  std::string text = count == 0   ? "The grid has boxes of its own"
                     : count == 1 ? "The puzzle has a rule of its own"
                                  : "The puzzle has " + std::to_string(count) + " rules of its own";
  if (count > 0) text += count == 1 ? "; rules tells it" : "; rules lists them";
  const Ground ground = ground_of(puzzle_of(grid), Stop::after(kMoment));
  if (ground.of_puzzle == Ground::Solutions::kNone) {
    const auto dead = contradiction(puzzle_of(grid));
    text += ". No solution obeys all of them" + (dead ? ": " + *dead : "");
  } else if (ground.of_puzzle == Ground::Solutions::kSeveral) {
    text += ". There are several solutions: a rule is probably missing";
  }
  screen_.say(text + ".");
}

void Session::list_rules() const {
  const Rulebook* rulebook = game_->grid().rulebook();
  const std::size_t count = rulebook == nullptr ? 0 : rulebook->variant()->clues.size();
  if (count == 0) return screen_.say("There are no rules but those of every Sudoku.");
  for (std::size_t i = 0; i < count; ++i) {
    screen_.say(std::to_string(i + 1) + ". " + visible(full_words_of_rule(*rulebook, i + 1)));
  }
  if (const std::string& words = rulebook->variant()->ruleset; !words.empty()) {
    screen_.say("In words: " + shown_words(words));
  }
}

// What can be typed or pasted here again.
void Session::print() const {
  const Puzzle state = state_of(game_->grid());
  if (!state.variant) return screen_.print(one_line(state) + "\n");
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object();
  write_state(json, state);
  json.end_object();
  screen_.print(json.take() + "\n");
}

void Session::save(const std::string& path) {
  Puzzle state = state_of(game_->grid());
  state.remarks = remarks_;
  if (auto error = save_game(path, state)) {
    return screen_.say("Not saved: " + visible(error->message) + ".");
  }
  screen_.say("Saved; n " + visible(path) + " goes on with it.");
}

// ---- settings

void Session::choose(const std::string& names) {
  if (!names.empty()) {
    auto choice = choice_from(names);
    if (!choice) {
      return screen_.say("Not done: " + choice.error().message +
                         "; t takes classic, all, se, or names that 'nonet techniques' lists.");
    }
    choice_ = *std::move(choice);
    chosen_ = true;
  }
  screen_.say("Techniques: " + words_of(choice_));
}

void Session::set_check(const std::string& wanted) {
  const std::string word = lower_case(wanted);
  if (word == "on") rigour_ = Rigour::kStrict;
  if (word == "off") rigour_ = Rigour::kLoose;
  if (word != "on" && word != "off" && !word.empty()) {
    return screen_.say("Not done: check takes on or off, and here is " + quoted_text(wanted) + ".");
  }
  screen_.say(rigour_ == Rigour::kStrict ? "Check: ON. Wrong moves by hand are refused."
                                         : "Check: OFF. Wrong moves by hand are for ? to find.");
}

void Session::change_board() {
  screen_.change_board();
  if (game_) return show({});
  screen_.say(screen_.compact() ? "Board: compact" : "Board: stars");
}

void Session::change_verbosity() {
  verbose_ = !verbose_;
  screen_.say(verbose_ ? "Verbose analysis: ON" : "Verbose analysis: OFF");
}

}  // namespace nonet::cli
