// Learning: the techniques by family, each with a lesson on a live board and exercises. From an
// exercise one goes back to its lesson, from the lesson to the list, and what was learned is
// remembered.
#include <algorithm>
#include <cctype>

#include "cli/game/desk.h"
#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/explain/eye_walk.h"
#include "nonet/explain/lessons.h"
#include "nonet/explain/near_miss.h"
#include "nonet/explain/steps_now.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/practice.h"
#include "nonet/logic/idea.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"

namespace nonet::cli::game {
namespace {

// So that "XY chain" is XY-Chain.
std::string in_small(std::string_view text) {
  std::string small(text);
  for (char& ch : small) {
    ch = ch == '-' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(ch)));
  }
  return small;
}

// By any of its names, its family or its level.
bool is_called(const TechniqueRow& row, const std::string& wanted) {
  for (std::string_view text :
       {row.name, row.slug, row.synonyms, name_of(row.family), name_of(row.level)}) {
    if (in_small(text).find(wanted) != std::string::npos) return true;
  }
  return false;
}

bool is_called(const VariantLesson& lesson, const std::string& wanted) {
  for (std::string_view text : {lesson.name, lesson.slug, lesson.synonyms, lesson.kinds}) {
    if (in_small(text).find(wanted) != std::string::npos) return true;
  }
  return false;
}

bool is_taught(const TechniqueRow& row) {
  return !row.joins;
}

// "No such board was found."
std::string sentence_of(const Error& error) {
  std::string text = visible(error.message) + ".";
  text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

}  // namespace

// ---- the list

void Desk::fill_techniques(Menu& menu, const std::string& wanted) {
  const auto known = store_.learned();
  std::string_view family;
  int all = 0;
  int practised = 0;
  const std::string chosen =
      menu.chosen < menu.items.size() ? menu.items[menu.chosen].label : std::string();
  menu.items.clear();
  menu.chosen = 0;
  // Of those that are called so, the best to choose: by its own name rather than by another.
  int best = -1;
  const auto fit = [&](std::string_view called, bool is_new) {
    const std::string name = in_small(called);
    const std::string typed = in_small(wanted);
    if (typed.empty()) return (chosen.empty() ? is_new : called == chosen) ? 1 : 0;
    return name == typed ? 3 : name.starts_with(typed) ? 2 : name.find(typed) < name.size() ? 1 : 0;
  };
  const auto choose_best = [&](std::string_view called, bool is_new) {
    const int now = fit(called, is_new);
    if (now <= best) return;
    menu.chosen = menu.items.size();
    best = now;
  };
  for (Technique technique : all_techniques()) {
    const TechniqueRow& row = nonet::row_of(technique);
    if (!is_taught(row)) continue;
    ++all;
    const auto at = known.find(row.slug);
    if (at != known.end() && at->second == Grade::kPractised) ++practised;
    if (!is_called(row, in_small(wanted))) continue;
    if (name_of(row.family) != family) {
      family = name_of(row.family);
      menu.items.push_back({std::string(family), "", {}, true});
    }
    const std::string grade = at == known.end()                 ? ""
                              : at->second == Grade::kPractised ? " · practised"
                                                                : " · read";
    choose_best(row.name, at == known.end());
    menu.items.push_back({std::string(row.name), std::string(name_of(row.level)) + grade,
                          [this, technique] { show_lesson(technique); }});
  }
  // What is taught of puzzles with rules, by group: each leads to an exercise at once.
  std::string_view group;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    ++all;
    const auto at = known.find(lesson.slug);
    const bool is_practised = at != known.end() && at->second == Grade::kPractised;
    practised += is_practised ? 1 : 0;
    if (!is_called(lesson, in_small(wanted))) continue;
    if (name_of(lesson.group) != group) {
      group = name_of(lesson.group);
      menu.items.push_back({"Rules: " + std::string(group), "", {}, true});
    }
    choose_best(lesson.name, false);
    menu.items.push_back({std::string(lesson.name),
                          is_practised ? "exercises · practised" : "exercises",
                          [this, meant = PractisedLesson{std::string(lesson.slug), lesson}] {
                            begin_drill(meant);
                          }});
  }
  if (menu.items.empty()) menu.items.push_back({"Nothing is called so.", "", {}, true});
  menu.title = "Learn: " + std::to_string(practised) + " of " + std::to_string(all) + " practised";
}

void Desk::choose_technique() {
  Menu menu;
  menu.find = [this] { find_technique(); };
  fill_techniques(menu, "");
  push(std::move(menu));
}

// What is typed narrows the list at once.
void Desk::find_technique() {
  question_ = {"Find:", "", [this](const std::string&) { choose(); },
               [this](const std::string& typed) { fill_techniques(menus_.back(), typed); }};
  behind_ = Scene::kMenu;
  scene_ = Scene::kQuestion;
}

// ---- lessons

void Desk::show_lesson(Technique technique) {
  const auto example = shown_example(technique);
  if (!example) return say("There is no example of it.");
  Record fresh;
  fresh.puzzle = state_of(example->grid);
  fresh.began = options_.clock();
  take_game(fresh, false);
  another_drill_ = [this, technique] { begin_drill(std::vector{technique}); };
  Panel panel = step_panel(std::string(name_of(technique)), example->step, example->grid);
  panel.words = {std::string(idea_of(technique)), std::string(spotting_of(technique)),
                 "Here is one:"};
  panel.after = {near_miss_text(*example, near_miss_of(*example)),
                 "N: a board to find one on yourself. q or Esc: back."};
  const TechniqueRow& row = nonet::row_of(technique);
  drill_ = Drill{std::string(row.name), std::string(row.slug), {example->step}, true};
  lesson_ = technique;
  lesson_panel_ = std::move(panel);
  show_lesson_panel();
  store_.note_learned(nonet::row_of(technique).slug, Grade::kRead, options_.clock());
}

void Desk::show_lesson_panel() {
  show(lesson_panel_);
  at_lesson_ = true;
}

// One level up: from an exercise to its lesson, from there to the list, or out of the program for
// who came straight from the shell.
void Desk::leave_lesson() {
  const bool was_lesson = drill_->is_lesson;
  drill_.reset();
  game_.reset();
  if (!was_lesson && lesson_) return show_lesson(*lesson_);
  if (straight_) {
    ended_ = true;
    return;
  }
  lesson_.reset();
  if (menus_.size() < 2) return show_start();
  if (menus_.back().find) fill_techniques(menus_.back(), "");
  scene_ = Scene::kMenu;
}

// ---- exercises

namespace {

// Of any puzzle. Something rare is taken from its example in the end.
std::optional<Practice> made_practice(const std::vector<Technique>& techniques, std::uint64_t seed,
                                      const Stop& stop) {
  TechniqueSet set;
  for (Technique technique : techniques) set.insert(technique);
  Demand demand;
  ask_practice(demand, set);
  constexpr std::chrono::seconds kPatience(15);
  std::optional<Made> made;
  const auto deadline = Stop::Clock::now() + kPatience;
  const Generator generator(demand, seed);
  for (std::uint64_t which = 0; !made && !stop.requested() && Stop::Clock::now() < deadline;
       ++which) {
    made = generator.search(0, which, stop);
  }
  std::optional<Practice> practice;
  if (made) practice = practice_for(made->puzzle, set, stop);
  if (practice) return practice;
  const auto example = shown_example(techniques.front());
  if (!example) return std::nullopt;
  return Practice{state_of(example->grid), example->step, false};
}

}  // namespace

void Desk::take_drill(const Drill& drill, const Puzzle& state, std::string_view idea) {
  Record fresh;
  fresh.puzzle = state;
  fresh.began = options_.clock();
  take_game(fresh, false);
  // What is to be struck must be there to be seen.
  game_->kept.table.begin_with_notes();
  drill_ = drill;
  lesson_panel_ = words_panel(
      "Find the " + drill.name,
      {std::string(idea),
       "Strike the candidates that it removes (Shift or Alt and the digit, or Space for "
       "notes), or place the digit that it sets. t gives tips that lead to it; N makes "
       "another; q goes back."});
  task_is_read_ = false;
  show_lesson_panel();
}

void Desk::begin_drill(const std::vector<Technique>& techniques) {
  const Technique first = techniques.front();
  if (lesson_ && *lesson_ != first) lesson_.reset();
  // What uses rules needs a puzzle that has some.
  if (const auto practised = practised_under(nonet::row_of(first).slug)) {
    return begin_drill(*practised);
  }
  another_drill_ = [this, techniques] { begin_drill(techniques); };
  seek("Making an exercise: " + std::string(name_of(first)),
       [this, techniques, seed = options_.any_seed()](const Stop& stop) -> Seeker::Then {
         const auto practice = made_practice(techniques, seed, stop);
         if (stop.requested()) return {};
         if (!practice) return [this] { say("No exercise was found."); };
         Policy policy = policy_all();
         policy.order = techniques;
         Drill drill;
         drill.steps = steps_now(*start_of(practice->state), policy, stop);
         drill.steps.push_back(practice->step);
         const Technique found = drill.steps.back().technique;
         drill.name = name_of(found);
         drill.slug = nonet::row_of(found).slug;
         return [this, drill, state = practice->state, found] {
           take_drill(drill, state, idea_of(found));
         };
       });
}

void Desk::begin_drill(const PractisedLesson& practised) {
  another_drill_ = [this, practised] { begin_drill(practised); };
  if (practised.technique != lesson_) lesson_.reset();
  seek("Making an exercise: " + std::string(practised.lesson.name),
       [this, practised, seed = options_.any_seed(),
        number = drills_made_++](const Stop& stop) -> Seeker::Then {
         const auto practice = variant_practice(practised, seed, number, stop);
         if (stop.requested()) return {};
         if (!practice) return [this, error = practice.error()] { say(sentence_of(error)); };
         const Drill drill{std::string(practised.lesson.name), practised.slug, practice->steps};
         return [this, drill, state = practice->state, idea = practised.lesson.idea] {
           take_drill(drill, state, idea);
         };
       });
}

// What was done on the board of a lesson or an exercise, and whether it was the right thing.
void Desk::judge_drill() {
  const std::string& name = drill_->name;
  const bool at_start = table().now() == table().start();
  if (!drill_->is_lesson || at_start) {
    show_lesson_panel();
  } else {
    show(words_panel(name, {"This board is yours to try. u takes back; at the beginning the lesson "
                            "is told again. q or Esc: back."}));
  }
  switch (verdict_of(*drill_, table())) {
    case Verdict::kOpen:
      return;
    case Verdict::kWrong:
      return say(why_wrong());
    case Verdict::kPart:
      return say("Right: that follows from the " + name + ". There is more.");
    case Verdict::kAll:
      break;
  }
  say("Right: that is the " + name + ", all of it.");
  if (drill_->is_lesson) return;
  store_.note_learned(drill_->slug, Grade::kPractised, options_.clock());
  const Step* found = found_step(*drill_, table());
  if (found == nullptr) return;
  Panel panel = step_panel("Found: " + name, *found, *table().grid(table().start()));
  panel.words = {"Right, that is all of it:"};
  panel.after = {"N: another one. q: back."};
  show(std::move(panel));
}

// Of what does not follow from the technique: is it true?
std::string Desk::why_wrong() const {
  const std::string& name = drill_->name;
  if (solution_) {
    for (Cell c : table().mistakes(*solution_)) {
      return "Not so: " +
             placement_text({c, Digit::from_number(table().at(c).digit)}, table().names()) +
             " is wrong. u takes it back.";
    }
    for (Candidate x : table().state().removed) {
      if (solution_->number_at(x.cell) != x.digit.number()) continue;
      return "Not so: " + name_of(x.cell) + " is " + name_of(x.digit, table().names()) +
             ", which can't be struck. u takes it back.";
    }
  }
  // Of a puzzle with rules it may not be known yet.
  return (solution_ ? "That is true, but it is not what the " : "That is not what the ") + name +
         " tells. u takes it back.";
}

}  // namespace nonet::cli::game
