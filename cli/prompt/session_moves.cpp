// What a session does in a game: steps forward and back, moves by hand, hints.
#include "cli/prompt/session.h"
#include "cli/prompt/steps_text.h"
#include "nonet/core/names.h"
#include "nonet/play/words.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"

namespace nonet::cli {
namespace {

std::string step_number(int number) {
  return "Step #" + std::to_string(number) + ":";
}

}  // namespace

void Session::tell(const Happening& happening, Lines& said) const {
  if (happening.is_action()) {
    said.push_back(words_of(happening, names()));
  } else if (verbose_) {
    // Chatter must not push what was done out of sight.
    screen_.compact() ? screen_.say(words_of(happening, names()))
                      : said.push_back(words_of(happening, names()));
  }
}

void Session::show(const Lines& said) const {
  screen_.show(*game_, said, !choice_);
}

// ---- forward

const Step* Session::next_step(const Policy& policy) {
  const bool same = solver_ && solver_order_ == policy.order && solver_->grid() == game_->grid();
  if (!same) {
    solver_.emplace(game_->grid(), policy);
    solver_order_ = policy.order;
  }
  return solver_->next();
}

bool Session::take_proved_step(const Policy& policy, bool briefly, Lines& said) {
  // From a contradiction everything can be proved, which helps nobody.
  if (game_->solved() || contradiction(game_->grid())) return false;
  const Step* step = next_step(policy);
  if (step == nullptr) return false;
  const Grid& grid = game_->grid();
  const std::string number = step_number(game_->steps() + 1);
  if (briefly) {
    said.push_back(number + " " + rated(expert_line(*step, grid), *step));
  } else {
    said.push_back(number);
    const std::string name(row_of(step->technique).name);
    said.push_back(rated(name + ": " + sentence_of(*step, grid), *step));
    if (!sentence_tells_all(*step)) {
      for (const std::string& line : reasoning_of(*step, grid)) said.push_back("  " + line);
    }
  }
  game_->advance(*step, [&](const Happening& h) { tell(h, said); });
  undone_.clear();
  solver_->take();
  return true;
}

bool Session::take_step(Heuristic last, const Choice& choice, bool briefly, Lines& said) {
  if (choice) return take_proved_step(*choice, briefly, said);
  if (game_->findings().next(last) == nullptr) return false;
  said.push_back(step_number(game_->steps() + 1));
  undone_.clear();
  return game_->advance([&](const Happening& h) { tell(h, said); }, last);
}

std::string Session::end_of(const Choice& choice) const {
  if (game_->solved()) return "Solved.";
  const Ground ground = choice ? ground_of(game_->grid()) : Ground{};
  if (choice && !ground.holds && ground.of_start != Ground::Solutions::kUnknown) {
    return std::string("There is no solution with these digits and candidates.") +
           (screen_.person() ? " ? looks for the mistake." : "");
  }
  return std::string("Stuck: no ") + (choice ? "technique" : "heuristic") + " applies.";
}

void Session::step_forward() {
  Lines said;
  if (!take_step(Heuristic::kHiddenPair, choice_, false, said)) return screen_.say(end_of(choice_));
  if (screen_.person() && game_->solved()) said.push_back(end_of(choice_));
  show(said);
}

void Session::run(Heuristic last, const Choice& choice) {
  bool moved = false;
  for (Lines said; take_step(last, choice, screen_.compact(), said); said.clear()) {
    moved = true;
    for (const std::string& line : said) screen_.say(line);
    screen_.print("");
  }
  return moved ? show({end_of(choice)}) : screen_.say(end_of(choice));
}

void Session::move_by_hand(const HandMove& move) {
  Lines told;
  auto listen = [&](const Happening& h) { tell(h, told); };
  const Cell cell = move.candidate.cell;
  const Grid& grid = game_->grid();
  if (screen_.person() && !move.strikes && !grid.is_open(cell) && !grid.givens().contains(cell)) {
    if (auto error = game_->overwrite(move.candidate, listen)) {
      return screen_.say("Not done: " + error->message + ".");
    }
    undone_.clear();
    told.insert(told.begin(),
                step_number(game_->steps()) + " " + placement_text(move.candidate, names()));
    return show(told);
  }
  auto error = move.strikes ? game_->strike(move.candidate, listen, rigour_)
                            : game_->set(move.candidate, listen, rigour_);
  if (error) return screen_.say("Not done: " + error->message + ".");
  undone_.clear();
  told.insert(told.begin(), step_number(game_->steps()));
  if (screen_.person() && game_->solved()) told.push_back(end_of(choice_));
  show(told);
}

void Session::change_by_hand(const Typed& command) {
  Lines told;
  auto listen = [&](const Happening& h) { tell(h, told); };
  const Candidate x = command.move->candidate;
  const bool erases = command.kind == Typed::Kind::kErase;
  auto error = erases ? game_->erase(x.cell, listen) : game_->restore(x, listen);
  if (error) return screen_.say("Not done: " + error->message + ".");
  undone_.clear();
  const std::string words =
      erases ? name_of(x.cell) + " is erased"
             : name_of(x.digit, names()) + " is a candidate of " + name_of(x.cell) + " again";
  told.insert(told.begin(), step_number(game_->steps()) + " " + words + ".");
  show(told);
}

// ---- back

std::optional<int> Session::steps_before_mistake() const {
  if (!ladder_ || !ladder_->stands_in(game_->grid()) || !ladder_->found_mistake()) return {};
  return game_->steps_before([&](const Grid& grid) { return ladder_->is_mistaken(grid); });
}

void Session::step_back() {
  const auto before_mistake = steps_before_mistake();
  const Grid now = game_->grid();
  const bool moved = before_mistake ? game_->back_to(*before_mistake) : game_->back();
  if (moved) undone_.push_back(now);
  tell_place(moved);
}

void Session::step_again() {
  if (undone_.empty()) return screen_.say("There is nothing to do again.");
  Lines told;
  game_->go_to(undone_.back(), [&](const Happening& h) { tell(h, told); });
  undone_.pop_back();
  told.insert(told.begin(), step_number(game_->steps()));
  show(told);
}

void Session::tell_place(bool moved) {
  if (!moved) return screen_.say("Already at the initial state.");
  show({step_number(game_->steps())});
}

// ---- help

void Session::hint(std::optional<Cell> about) {
  const Policy policy = choice_.value_or(policy_all());
  if (!ladder_ || !ladder_->stands_for(game_->grid(), policy, about)) {
    ladder_.emplace(game_->grid(), policy, about, remarks_);
  }
  ladder_->climb();
  if (auto drawing = ladder_->drawing()) screen_.show_drawn(*game_, *drawing);
  for (const std::string& line : ladder_->words()) screen_.say(line);
  if (auto steps = steps_before_mistake()) {
    screen_.say("< goes back to before it, to step #" + std::to_string(*steps) + ".");
  }
}

// Who sits at the prompt waits for the list.
constexpr int kPatience = 10;

void Session::list_steps(const std::string& names) {
  auto choice = names.empty() ? Result<Choice>(choice_) : choice_from(names);
  if (!choice) return screen_.say("Not done: " + choice.error().message + ".");
  const Grid& grid = game_->grid();
  std::vector<Step> steps;
  auto keep = [&steps](const Step& step) {
    steps.push_back(step);
    return false;
  };
  const ListEnd end = each_step_now(grid, choice->value_or(policy_all()), keep,
                                    Stop::after(std::chrono::seconds(kPatience)));
  if (steps.empty() && !end.stopped) {
    return screen_.say(game_->solved() ? "Solved." : nothing_listed(end));
  }
  if (names.empty()) {
    const auto lines =
        lines_by_technique(steps, grid, screen_.columns(), screen_.rows_for_list(), end.bound);
    for (const std::string& line : lines) screen_.say(line);
  } else {
    for (const Step& step : steps) screen_.say(whole_expert_line(step, grid));
    for (const Technique technique : end.bound) {
      screen_.say("There are more of " + std::string(row_of(technique).name) + ".");
    }
  }
  if (end.stopped) {
    screen_.say("After " + std::to_string(kPatience) +
                " seconds the search was ended; there may be more. a NAME lists the steps of one.");
  }
}

}  // namespace nonet::cli
