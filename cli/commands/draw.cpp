// draw: a board, or a step on it, as a picture with the marks of the page.
#include "nonet/draw/draw.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <variant>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "cli/app/which_option.h"
#include "cli/draw/png.h"
#include "cli/stream/whole_file.h"
#include "nonet/core/visible.h"
#include "nonet/draw/lettering.h"
#include "nonet/explain/hint_scene.h"
#include "nonet/explain/variant_lessons.h"
#include "nonet/logic/unknown_technique.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kUsualWidth = 640;
constexpr std::uint64_t kMostSteps = 1'000'000;

std::vector<std::string_view> theme_words() {
  return {"light", "dark", "contrast"};
}

enum class FileKind { kSvg, kPng };

// By --format, or by how the file's name ends.
Result<FileKind> kind_option(const Invocation& call) {
  if (const auto word = call.value("format")) {
    return *word == "png" ? FileKind::kPng : FileKind::kSvg;
  }
  const auto file = call.value("output");
  if (!file || file->ends_with(".svg")) return FileKind::kSvg;
  if (file->ends_with(".png")) return FileKind::kPng;
  return Error{"-o takes a name that ends in .svg or .png, not '" + *file +
               "'; or --format says which"};
}

Result<draw::FileLook> look_option(const Invocation& call) {
  const auto width = number_option(call, "size", kUsualWidth, draw::kMostPixels);
  if (!width) return width.error();
  const std::string theme = call.value("theme").value_or("light");
  return draw::FileLook{theme == "dark"       ? draw::Theme::kDark
                        : theme == "contrast" ? draw::Theme::kContrast
                                              : draw::Theme::kLight,
                        static_cast<int>(*width)};
}

// What stands on the paper: a state, what is seen of a step on it, and what that says. Of a variant
// without a step it is the puzzle as it was read, whatever its size.
struct Subject {
  Grid grid;
  draw::Scene scene;
  std::string words;
  std::shared_ptr<const Variant> variant = nullptr;
};
// Or why there is nothing to draw: `code` is the exit code.
struct Refusal {
  int code;
  std::string why;
};
using Found = std::variant<Subject, Refusal>;

// Step N of the path, as 'nonet explain' numbers them.
Found step_of_path(const Invocation& call, const Puzzle& puzzle, std::uint64_t number,
                   const Policy& policy, const Stop& stop) {
  const auto grid = start_of(puzzle);
  if (!grid) {
    return Refusal{kExitNo,
                   (puzzle.variant ? "" : "this puzzle has no solution: ") + grid.error().message};
  }
  Solver solver(*grid, policy, stop);
  std::uint64_t taken = 0;
  for (; taken + 1 < number && solver.next() != nullptr; ++taken) solver.take();
  const Step* step = solver.next();
  if (step == nullptr) {
    return Refusal{
        kExitNo, "there is no step " + std::to_string(number) + ", only " + std::to_string(taken) +
                     (call.has("time-limit") && solver.stopped() ? " in that time" : "")};
  }
  return Subject{solver.grid(), draw::scene_of(*step, solver.grid()),
                 named_sentence(*step, solver.grid())};
}

// A step that can be done now, or as much of it as a rung tells.
Found step_of_hint(const Puzzle& puzzle, int rung, const WhichStep& which, const Policy& policy,
                   const Stop& stop) {
  const auto game = game_of(puzzle);
  if (!game) return Refusal{kExitNo, game.error().message};
  const Hint hint = hint_for(*game, policy, stop, which);
  if (!hint.step) return Refusal{kExitNo, hint.rungs.back().text};
  HintScene seen = scene_of(hint, rung);
  return Subject{*hint.grid, std::move(seen.scene), std::move(seen.words)};
}

// The example of a technique, as 'nonet techniques NAME' tells it.
Found subject_of_example(const std::string& name) {
  bool known = false;
  const auto example = example_named(name, known);
  if (!known) {
    return Refusal{kExitWrong, unknown_technique(name) + "; 'nonet techniques' lists them"};
  }
  if (!example) return Refusal{kExitNo, "there is no example of it"};
  return Subject{example->grid, draw::scene_of(example->step, example->grid),
                 named_sentence(example->step, example->grid)};
}

bool has_any(const Invocation& call, std::initializer_list<std::string_view> options) {
  return std::any_of(options.begin(), options.end(),
                     [&](std::string_view option) { return call.has(option); });
}

Found subject_of(Invocation& call) {
  auto wrong = [](const Error& error) { return Refusal{kExitWrong, error.message}; };
  const bool among_those_now = has_any(call, {"hint", "rung", "cell", "why-not", "skip"});
  const bool of_path = call.has("step");
  const bool of_techniques =
      has_any(call, {"policy", "only", "without", "with", "order", "no-uniqueness", "set"});
  const bool wants_step = among_those_now || of_path || of_techniques;
  if (const auto name = call.value("example")) {
    if (!wants_step && call.operands().empty()) return subject_of_example(*name);
    return Refusal{kExitWrong,
                   "--example has a board and a step of its own; no puzzle and no option about "
                   "steps goes with it"};
  }
  if (of_path && among_those_now) {
    return Refusal{kExitWrong,
                   "--step takes a step of the path; --hint, --rung, --cell, --why-not and --skip "
                   "are about those that can be done now"};
  }
  if (call.has("words") && !wants_step) {
    return Refusal{kExitWrong,
                   "--words tells of a step; --hint, --step=N or --example=NAME says of which"};
  }
  const auto number = number_option(call, "step", 1, kMostSteps);
  if (!number) return wrong(number.error());
  const auto rung = rung_option(call, kRungs);
  if (!rung) return wrong(rung.error());
  const auto policy = policy_option(call);
  if (!policy) return wrong(policy.error());
  const auto stop = stop_option(call, nullptr);
  if (!stop) return wrong(stop.error());
  bool empty = false;
  const auto puzzle = read_argument(call, &empty, true);
  if (!puzzle) return Refusal{empty ? kExitNo : kExitWrong, puzzle.error().message};
  const auto which = which_option(call, names_of(*puzzle));
  if (!which) return wrong(which.error());
  if (of_path) return step_of_path(call, *puzzle, *number, *policy, *stop);
  if (wants_step) return step_of_hint(*puzzle, *rung, *which, *policy, *stop);
  if (puzzle->variant && (!call.has("candidates") || !puzzle->variant->notes.empty())) {
    return Subject{Grid(), {}, {}, puzzle->variant};
  }
  const auto grid = start_of(*puzzle);
  if (!grid) return Refusal{kExitNo, "this board can't be: " + grid.error().message};
  return Subject{*grid, {}, {}};
}

// The puzzle itself would be lost.
bool is_input(const Invocation& call, const std::string& file) {
  std::error_code none;
  return std::any_of(call.operands().begin(), call.operands().end(), [&](const std::string& input) {
    return std::filesystem::equivalent(input, file, none);
  });
}

int run_draw(Invocation& call) {
  const auto kind = kind_option(call);
  if (!kind) return call.wrong(kind.error().message);
  const bool is_png = *kind == FileKind::kPng;
  const auto look = look_option(call);
  if (!look) return call.wrong(look.error().message);
  const auto file = call.value("output");
  if (file && is_input(call, *file)) return call.wrong("'" + *file + "' is the puzzle itself");
  if (!file && is_png && &call.out == &std::cout && ::isatty(STDOUT_FILENO) != 0) {
    return call.wrong("a PNG is nothing for a terminal; -o FILE says where to");
  }
  const Found found = subject_of(call);
  if (const auto* refusal = std::get_if<Refusal>(&found)) {
    call.tell(refusal->why);
    return refusal->code;
  }
  const auto& subject = std::get<Subject>(found);
  draw::PictureWishes wishes;
  wishes.candidates = call.has("candidates") || !subject.grid.puzzle().removed.empty();
  wishes.title = call.value("title").value_or("");
  wishes.name = subject.words;
  if (call.has("words")) wishes.words = subject.words;
  if (is_png && !draw::can_letter(wishes.title)) {
    call.tell("a PNG has the letters of ASCII; others in the title are boxes");
  }
  const draw::Picture picture = subject.variant
                                    ? draw::picture_of(*subject.variant, wishes)
                                    : draw::picture_of(subject.grid, subject.scene, wishes);
  const std::string bytes =
      is_png ? png_of(draw::pixels_of(picture, *look)) : draw::svg_of(picture, *look);
  if (!file) {
    call.out << bytes;
    return kExitDone;
  }
  if (auto error = write_whole_file(*file, bytes)) return call.wrong(error->message);
  return kExitDone;
}

}  // namespace

const Command kDrawCommand = {
    .name = "draw",
    .operands = "[PUZZLE]",
    .summary = "a board or a step as a picture: SVG or PNG",
    .details =
        R"(Draws what the page draws: the board, and on it a step with the marks of its
roles, the houses, the links, and what goes and comes. Without any of the
options about steps it is the board alone. --hint draws the step that 'nonet
hint' tells, and so does each option that chooses another; --step draws one of
the path that 'nonet explain' tells, on the board as it is then. --example needs
no puzzle.

A puzzle with rules of its own is drawn with its cages, lines, dots and numbers
beside the board, in any size; what has no picture is named below. Steps are
drawn on boards up to nine by nine; the rules that one rests on are lit up.

The picture needs no fonts and no style sheet: it looks the same everywhere.
Exit 0: done; 1: there is no such step, or the board can't be; 2: the puzzle
can't be read, or the call was wrong.)",
    .options = with_policy_options(
        {{"output", Option::Takes::kValue, "FILE", "where to, .svg or .png [standard output]", 'o'},
         {"format", Option::Takes::kValue, "svg|png", "whatever the name ends in [svg]"},
         {"theme", Option::Takes::kValue, "NAME", "the colours: light, dark or contrast [light]",
          '\0', theme_words},
         {"size", Option::Takes::kValue, "N", "how wide, in pixels [640]; up to 4096"},
         {"title", Option::Takes::kValue, "TEXT", "a line above the board"},
         {"words", Option::Takes::kNothing, "", "what the step says, below the board"},
         {"candidates", Option::Takes::kNothing, "",
          "all candidates, where no step needs them either"},
         {"example", Option::Takes::kValue, "NAME",
          "the example of a technique, instead of a puzzle", '\0', technique_words, true},
         {"step", Option::Takes::kValue, "N", "the N-th step of the path"},
         {"hint", Option::Takes::kNothing, "", "the step that can be done now"},
         {"rung", Option::Takes::kValue, "1..5",
          "how much of it: 3 where to look, 4 the pattern,\n5 what follows too [5]"},
         kCellOption,
         kWhyNotOption,
         kSkipOption},
        {kGivensOption, kNthOption, kReadOption}),
    .examples = {{"nonet draw puzzle.txt -o board.svg", "the board"},
                 {"nonet draw --hint --words puzzle.txt -o step.png",
                  "the next step, and what it says"},
                 {"nonet draw --only=fish --theme=dark --size=900 puzzle.txt -o fish.png",
                  "a fish, for a dark chat"},
                 {"nonet draw --step=12 --title=\"After eleven steps\" puzzle.txt -o 12.svg",
                  "a step of the path"},
                 {"nonet draw --example=xy-wing --words -o xy-wing.svg",
                  "what a technique looks like"}},
    .most_operands = 1,
    .run = run_draw};

}  // namespace nonet::cli
