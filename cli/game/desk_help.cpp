// Help: tips rung by rung, why not, which technique that was, everything there is, the way to the
// end, and proofs. All of it is looked for by the seeker; Esc ends that.
#include <algorithm>
#include <utility>

#include "cli/game/desk.h"
#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/text/notation.h"
#include "nonet/text/rule_words.h"

namespace nonet::cli::game {
namespace {

// What the last move has done; see which_was_that(). Nothing where it was several digits, or none
// and no candidate.
Deed last_deed(const Table& table) {
  const Position& before = table.before();
  const Position& now = table.now();
  std::vector<Cell> changed;
  for (Cell c : Cell::all()) {
    if (now.at(c).digit != before.at(c).digit) changed.push_back(c);
  }
  if (changed.size() > 1) return {};
  if (changed.size() == 1) {
    const Cell c = changed.front();
    if (now.at(c).digit == 0) return {};
    return {{{c, Digit::from_number(now.at(c).digit)}}, {}};
  }
  Deed did;
  const auto known = table.state(before).removed;
  for (Candidate x : table.state(now).removed) {
    if (std::find(known.begin(), known.end(), x) == known.end()) did.removals.push_back(x);
  }
  return did;
}

// Games with rules begin with dozens of strikes of one kind.
bool begins_a_row(const ShownStep& shown) {
  return shown.grid.rulebook() != nullptr && shown.step.placements.empty();
}

}  // namespace

bool Desk::obey_help(Does does) {
  switch (does) {
    case Does::kTip:
      return tip(), true;
    case Does::kTake:
      return take_step(), true;
    case Does::kTakeAlike:
      return take_alike(), true;
    case Does::kNextLine:
    case Does::kLineBefore:
      if (panel_.empty()) return say("t asks for a tip; n and p walk through what it tells."), true;
      panel_.is_scrolled = false;
      if (const int by = does == Does::kNextLine ? 1 : -1; !walk(panel_, by)) {
        say(end_words(panel_, by));
      }
      return true;
    case Does::kWhyNot:
      if (table().at(cursor_).digit != 0) return say("This cell has its digit."), true;
      asks_digit_ = true;
      return say("Why not which digit? Press " + table().digits_words() + "."), true;
    case Does::kWhich:
      return which_was_that(), true;
    case Does::kEverything:
      return everything(), true;
    case Does::kWay:
      return way(), true;
    case Does::kProve:
      return prove(), true;
    case Does::kScrollUp:
    case Does::kScrollDown:
      return scroll_panel(does == Does::kScrollUp ? -1 : 1), true;
    case Does::kClose:
      if (seeker_.busy()) {
        seeker_.cancel();
        seeking_.clear();
        return say("Stopped."), true;
      }
      if (list_) {
        panel_ = *std::move(list_);
        list_.reset();
      } else if (drill_ && !at_lesson_) {
        show_lesson_panel();
      } else if (!panel_.empty() && !drill_) {
        panel_ = Panel();
      } else if (!chosen_.empty() || held_ || lit_) {
        chosen_ = {};
        held_.reset();
        lit_.reset();
      } else if (notes_for_task_) {
        task_is_read_ = false;
      } else if (drill_) {
        if (straight_ && !lesson_) return say("q leaves."), true;
        leave();
      }
      return true;
    default:
      return false;
  }
}

// Of a list the choice moves, of what is told the words.
void Desk::scroll_panel(int by) {
  if (panel_.kind != Panel::Kind::kList) {
    panel_.scroll += 8 * by;
    panel_.is_scrolled = true;
    return;
  }
  panel_.is_scrolled = false;
  for (int i = 0; i < 10 && walk(panel_, by); ++i) {
  }
}

void Desk::show(Panel panel) {
  panel_ = std::move(panel);
  list_.reset();
  lit_.reset();
  at_lesson_ = false;
}

// Of all help with one board the first counts.
void Desk::count_help() {
  if (counted_ || done_) return;
  counted_ = true;
  game_->kept.record.ask();
  write(plain_line('h', seconds()));
}

void Desk::count_rung() {
  if (done_ || panel_.kind != Panel::Kind::kLadder) return;
  if (game_->kept.record.climb(panel_.rung)) write(rung_line(seconds(), panel_.rung));
}

// ---- tips

void Desk::tip() {
  if (done_) return say("It is solved.");
  if (panel_.kind == Panel::Kind::kLadder) {
    panel_.is_scrolled = false;
    if (climb(panel_)) {
      count_rung();
    } else {
      say(panel_.tells_mistakes()          ? "That is all of it. Enter puts it right."
          : panel_.whole_step() == nullptr ? "That is all of it."
          : panel_.is_walked()             ? "That is all of it. Enter does it, n walks through it."
          : begins_a_row(*panel_.whole_step())
              ? "That is all of it. Enter does it, M all of its kind."
              : "That is all of it. Enter does it.");
    }
    return;
  }
  // Who presses t several times at once wants as many rungs.
  if (seeker_.busy() && wanted_rungs_ > 0) {
    ++wanted_rungs_;
    return;
  }
  count_help();
  // In an exercise that was not touched yet tips lead to what is practised.
  if (const auto grid = table().grid();
      grid && drill_ && verdict_of(*drill_, table()) == Verdict::kOpen) {
    show(ladder_panel(hint_of(drill_->steps.front(), *grid)));
    return count_rung();
  }
  seek("Looking for a tip", [this, state = table().state()](const Stop& stop) {
    Hint hint = hint_for(state, policy_all(), stop);
    return [this, hint = std::move(hint)] {
      show(ladder_panel(hint));
      while (--wanted_rungs_ > 0) climb(panel_);
      count_rung();
    };
  });
  wanted_rungs_ = 1;
}

void Desk::take_step() {
  if (done_) return another();
  if (panel_.kind == Panel::Kind::kList && panel_.chosen < panel_.list.size()) {
    const ShownStep& shown = panel_.list[panel_.chosen];
    Panel opened = step_panel(std::string(name_of(shown.step.technique)), shown.step, shown.grid);
    list_ = std::move(panel_);
    panel_ = std::move(opened);
    at_lesson_ = false;
    return;
  }
  if (const ShownStep* shown = panel_.whole_step()) {
    if (!(shown->grid.puzzle().placed == table().state().placed)) {
      return say("That step is about another board.");
    }
    return moved(game_->kept.table.apply(shown->step), "Done.");
  }
  if (panel_.tells_mistakes()) {
    return moved(game_->kept.table.mend(panel_.hint->mistakes), "Put right.");
  }
  if (digit_first_ && held_) return enter(*held_, mode_);
  if (panel_.kind == Panel::Kind::kLadder) return say("t tells more of it first.");
}

void Desk::take_alike() {
  const ShownStep* shown = panel_.whole_step();
  if (done_ || shown == nullptr || !shown->step.placements.empty()) {
    return say("M does what a tip strikes, and all else of its kind: t asks for a tip.");
  }
  if (!(shown->grid.puzzle().placed == table().state().placed)) {
    return say("That step is about another board.");
  }
  const std::string kind(name_of(shown->step.technique));
  seek("Looking for each " + kind,
       [this, kind, step = shown->step, at = table().now(),
        grid = table().grid()](const Stop& stop) -> Seeker::Then {
         Step all = step;
         int count = 0;
         const auto add = [&](const Step& other) {
           if (!other.placements.empty()) return stop.requested();
           ++count;
           all.removals.insert(all.removals.end(), other.removals.begin(), other.removals.end());
           return stop.requested();
         };
         if (grid) each_step_now(*grid, policy_practising({step.technique}), add, stop);
         return [this, kind, at, count, all = std::move(all)] {
           if (!(table().now() == at)) return say("The board has changed meanwhile.");
           moved(game_->kept.table.apply(all),
                 count > 1 ? "Done: " + std::to_string(count) + " times " + kind + "." : "Done.");
         };
       });
}

void Desk::show_answer(const Hint& hint, const std::string& title) {
  if (hint.step && hint.grid) {
    show(step_panel(title, *hint.step, *hint.grid));
    return;
  }
  std::vector<std::string> words;
  for (const Rung& rung : hint.rungs) words.push_back(rung.text);
  // Where the mistakes are, nobody asked.
  if (hint.kind == Hint::Kind::kMistake) words = {"Something is wrong on the board; t helps."};
  show(words_panel(title, words));
}

void Desk::why_not(Digit d) {
  const Candidate x{cursor_, d};
  const std::string title = "Why not " + placement_text(x, table().names()) + "?";
  count_help();
  seek(title, [this, x, title, state = table().state()](const Stop& stop) {
    Hint hint = hint_for(state, policy_all(), stop, {std::nullopt, 0, x});
    return [this, title, hint = std::move(hint)] { show_answer(hint, title); };
  });
}

void Desk::which_was_that() {
  const Deed did = last_deed(table());
  if (did.empty()) return say("The last move was not a digit, and struck no candidate.");
  const std::string title =
      "Which technique was " +
      (did.removals.empty() ? placement_text(did.placements.front(), table().names())
                            : removal_text(did.removals.front(), table().names())) +
      "?";
  seek(title, [this, title, did, table = table()](const Stop& stop) {
    WhichStep which;
    which.did = did;
    const Hint hint = hint_for(table.state(table.before()), policy_all(), stop, which);
    return [this, title, hint] {
      show_answer(hint, title);
      if (panel_.step) panel_.title = name_of(panel_.step->step.technique);
    };
  });
}

// ---- lists

void Desk::everything() {
  count_help();
  seek("Looking for everything", [this, grid = table().grid()](const Stop& stop) -> Seeker::Then {
    if (!grid) return [this] { say("Digits clash; nothing can be found then."); };
    constexpr std::size_t kFew = 12;  // of each technique
    constexpr std::chrono::seconds kPatience(20);
    std::vector<Step> steps;
    const auto deadline = Stop::Clock::now() + kPatience;
    const ListEnd end = each_step_now(
        *grid, policy_all(),
        [&](const Step& step) {
          steps.push_back(step);
          return stop.requested() || Stop::Clock::now() > deadline;
        },
        stop, kFew);
    std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
      return nonet::row_of(a.technique).family < nonet::row_of(b.technique).family;
    });
    Panel panel;
    panel.kind = Panel::Kind::kList;
    panel.title = "Everything now";
    panel.by_family = true;
    for (Step& step : steps) panel.list.push_back({std::move(step), *grid});
    if (panel.list.empty()) {
      panel = words_panel("Everything now", {"There is nothing: t tells why."});
    } else {
      panel.words = {"n and p choose, Enter tells it."};
      if (!end.bound.empty()) {
        panel.after = {"Of some techniques there are more than " + std::to_string(kFew) + "."};
      }
    }
    return [this, panel = std::move(panel)] { show(panel); };
  });
}

void Desk::way() {
  if (!done_ && !record().looked && !drill_) {
    // Nobody is to give a puzzle away by a slip of a finger.
    if (!std::exchange(asked_way_, true)) {
      return say("The whole way gives the puzzle away. G once more shows it.");
    }
    game_->kept.record.looked = true;
    write(plain_line('k', seconds()));
  }
  seek("Looking for the way to the end",
       [this, grid = table().grid()](const Stop& stop) -> Seeker::Then {
         if (!grid) return [this] { say("Digits clash; there is no way from here."); };
         Panel panel;
         panel.kind = Panel::Kind::kList;
         panel.title = "The way to the end";
         Solver solver(*grid, policy_all(), stop);
         const Path path = solver.path([&](const Step& step, const Grid& before) {
           panel.list.push_back({step, before});
           return stop.requested();
         });
         if (panel.list.empty()) {
           panel = words_panel(panel.title, {"There is no way from here: t tells why."});
         } else {
           panel.words = {std::to_string(panel.list.size()) + " steps. n and p go along."};
         }
         return [this, panel = std::move(panel)] { show(panel); };
       });
}

void Desk::prove() {
  const ShownStep* shown = panel_.whole_step();
  if (shown == nullptr) return say("First let a step be shown: t, E or G. P proves it.");
  Path path{shown->grid, {shown->step}, shown->grid, 0};
  apply(shown->step, path.end);
  const auto check = check_path(path_to_json(path));
  if (!check) return say("Not proved: " + check.error().message + ".");
  std::vector<std::string> truths;
  for (Truth truth : shown->step.truths) {
    truths.push_back(truth_text(truth, shown->grid.topology()));
  }
  for (const RuleUse& use : shown->step.rules) truths.push_back(name_of(use, shown->grid));
  std::string rests =
      "It rests on " + list_of(truths) + " and nothing else" +
      (shown->step.truths.empty() ? "."
                                  : ": r3c5 means that this cell holds a digit, 7r3, 7c5 and 7b2 "
                                    "that row 3, column 5 or box 2 holds a 7.");
  if (check->uses_uniqueness) rests += " It also uses that the puzzle has one solution; it has.";
  panel_.after = {check->holds ? "Proved by a checker that knows no technique."
                               : "Refused: " + check->fault + ".",
                  rests};
  panel_.scroll = 1 << 20;  // to the end
  panel_.is_scrolled = true;
}

}  // namespace nonet::cli::game
