#include "cli/mcp/tools.h"

#include "nonet/explain/policy_choice.h"
#include "nonet/explain/rating_scales.h"
#include "nonet/generate/clue_symmetry.h"
#include "nonet/generate/demand.h"
#include "nonet/io/format.h"

namespace nonet::cli::mcp {
namespace {

using Type = Argument::Type;

constexpr double kMostSeed = 9'007'199'254'740'991;
constexpr double kMostSize = 16;
constexpr double kMostPixels = 4096;
constexpr double kMostNumber = 1'000'000;
constexpr double kMostShown = 200;

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> words;
  for (const Format& format : formats()) words.push_back(format.name);
  return words;
}
std::vector<std::string_view> theme_words() {
  return {"light", "dark", "contrast"};
}
std::vector<std::string_view> detail_words() {
  return {"brief", "full"};
}

using Rows = std::vector<Argument>;

Rows together(std::initializer_list<Rows> parts) {
  Rows all;
  for (const Rows& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

Argument whole(std::string_view name, double least, double most, std::string_view help) {
  return {name, Type::kWhole, help, nullptr, least, most};
}

Rows puzzle_rows() {
  return {{"puzzle", Type::kText,
           "The puzzle, or a half-solved state of one, as text: 81 characters with . or 0 for an "
           "open cell, a grid, pencil marks, a link, or JSON for a puzzle with rules of its own "
           "(killer, thermometers, arrows ...).",
           nullptr, 0, 0, true},
          {"moves", Type::kText,
           "What was done to it since, with blanks between: r3c5=7 places a digit, r3c5=. clears "
           "the cell, r3c5<>7 strikes a candidate, r3c5+7 restores it."},
          {"givens", Type::kText, "The puzzle as it was printed: all other digits were placed."},
          {"format", Type::kText, "How the text is written, where it is not to be recognised.",
           format_words},
          whole("nth", 1, kMostNumber, "Which puzzle of a text that has several.")};
}

Rows technique_rows() {
  return {
      {"policy", Type::kText, "Which techniques, in which order; all without it.", policy_words},
      {"only", Type::kNames, "Only these techniques or families, such as singles or x-wing."},
      {"without", Type::kNames, "None of these."},
      {"with", Type::kNames, "These as well."},
      {"order", Type::kNames, "These first, one after the other."},
      {"uniqueness", Type::kTruth,
       "Whether a step may assume that the puzzle has one solution; true without it."},
      {"set", Type::kObject, "Options of the techniques, such as {\"fish-fins\": 3}."}};
}

Rows which_rows() {
  return {whole("rung", 1, 5,
                "How much is told: 1 whether there is something to find, 2 the family, 3 where, "
                "4 the pattern, 5 what follows, with its proof."),
          {"cell", Type::kText, "A step about this cell, as r3c5."},
          {"why_not", Type::kText, "Why is this not so, as r3c5=7: a step that shows it."},
          whole("skip", 0, kMostNumber, "Another step: so many are passed over.")};
}

Rows time_rows() {
  return {{"time_limit", Type::kNumber, "Seconds that the call may take; 10 without it.", nullptr,
           0.1, kMostSeconds}};
}

Rows proof_rows() {
  return {{"proof", Type::kTruth, "Whether the proof comes with it; true without it."}};
}

Rows generate_rows() {
  return {{"level", Type::kText, "How hard, by HoDoKu's levels.", level_words},
          {"score", Type::kSpan, "HoDoKu's score, or its least and most."},
          {"se", Type::kSpan, "Sudoku Explainer's rating, such as 7.2 or [6.6, 7.2]."},
          {"clues", Type::kSpan, "How many."},
          {"symmetry", Type::kText, "Of the places of the clues.", symmetry_words},
          {"minimal", Type::kTruth, "Whether no clue may be spare."},
          {"requires", Type::kNames, "Techniques that the way has to use."},
          {"only", Type::kNames, "The way uses no other than these."},
          {"without", Type::kNames, "It uses none of these."},
          {"hardest", Type::kText, "This one is used once, all else is easier."},
          {"practice", Type::kText,
           "A state in which this technique is the next step, with that step."},
          {"pattern", Type::kText, "Where the clues stand: 81 characters, . for no clue."},
          {"variant", Type::kNames,
           "With rules of these kinds: killer, x, jigsaw, thermo, arrow, kropki and so on; level "
           "and techniques are those of nonet's own scale then."},
          whole("size", 4, kMostSize, "Rows, columns and digits; 9 without it."),
          {"rules", Type::kSpan, "With variant: how many rules lie on the grid."},
          whole("seed", 1, kMostSeed, "The same seed and number always give the same puzzle."),
          whole("number", 0, kMostSeed, "Which puzzle of the seed.")};
}

Rows draw_rows() {
  return {
      {"hint", Type::kTruth, "Whether the next step is drawn; so does rung or any of the rest."},
      {"example", Type::kText, "The example of this technique, on its own board."},
      {"candidates", Type::kTruth, "All of them, where no step needs them either."},
      {"words", Type::kTruth, "What the step says, below the board."},
      {"title", Type::kText, "A line above the board."},
      {"theme", Type::kText, "The colours; light without it.", theme_words},
      whole("size", 1, kMostPixels, "How wide, in pixels; 640 without it.")};
}

}  // namespace

const std::vector<Tool>& tools() {
  static const std::vector<Tool> all = {
      {"read", "Read a puzzle",
       "Reads a Sudoku, or a puzzle with rules of its own, from text in any usual format and tells "
       "what stands on the board: digits, candidates, what clashes, and how many solutions it has.",
       together({puzzle_rows(), time_rows()}),
       R"({"type":"object","properties":{"board":{"type":"object"},"check":{"type":"object"}},"required":["board","check"]})",
       read_tool},
      {"solve", "Solve a puzzle",
       "Tells how many solutions there are and which. One solution comes with the way that proves "
       "it and that there is no other, step by step with certificates; several come with two of "
       "them. Where all is known by a search alone, that is said.",
       together({puzzle_rows(), proof_rows(), time_rows()}),
       R"({"type":"object","properties":{"solutions":{"enum":["one","none","several","unknown"]},"sentence":{"type":"string"},"solution":{"type":"string"},"two":{"type":"array","items":{"type":"string"}},"rests_on":{"enum":["proof","search","witnesses"]},"proof":{"type":"object"}},"required":["solutions","sentence"]})",
       solve_tool},
      {"hint", "Give a hint",
       "Help with the easiest step that can be done now, rung by rung: begin with rung 1 or 2 and "
       "go up as the player asks for more. Rung 5 has the step with the certificate that proves "
       "it. A board with a mistake gets no step but the mistake.",
       together({puzzle_rows(), which_rows(), technique_rows(), time_rows()}),
       R"({"type":"object","properties":{"kind":{"enum":["step","mistake","no-solution","solved","nothing"]},"rungs":{"type":"array"},"step":{"type":"object"}},"required":["kind","rungs"]})",
       hint_tool},
      {"explain", "Explain the whole way",
       "The way from here to the end as a person would go it, each step with its technique and the "
       "certificate that proves it. What is shown is a path of its own, which check takes.",
       together({puzzle_rows(),
                 {whole("first", 1, kMostNumber, "The first step that is shown; 1 without it."),
                  whole("most", 1, kMostShown, "So many are shown; 50 without it."),
                  {"detail", Type::kText,
                   "brief: technique, notation, what follows, certificate; full: also marks, "
                   "reasoning and sentences. brief without it.",
                   detail_words}},
                 technique_rows(),
                 time_rows()}),
       R"({"type":"object","properties":{"path":{"type":"object"},"first":{"type":"integer"},"shown":{"type":"integer"},"steps_in_all":{"type":"integer"},"next":{"type":"integer"},"finished":{"type":"boolean"}},"required":["path","first","shown","steps_in_all","finished"]})",
       explain_tool},
      {"check", "Check a claimed step",
       "Whether what somebody claims of this board is so. Give one of: claim, what is to follow "
       "(r3c5=7 r1c4<>2), perhaps with the technique that is to show it; step, a step or a whole "
       "path with its certificates as JSON; chain, a chain link by link. What holds is answered "
       "with the step that proves it, what does not with the reason: the checker's, or a solution "
       "of the board that is otherwise.",
       together(
           {puzzle_rows(),
            {{"claim", Type::kText, "What is to follow: r3c5=7, r1c4<>2, with blanks between."},
             {"technique", Type::kNames, "With a claim: by which technique, as x-wing."},
             {"step", Type::kObject, "A step, or a path, as explain and hint write them."},
             {"chain", Type::kTexts,
              "Candidates and links in turn: [\"r1c1=8\", \"=\", \"r1c3=8\", \"-\", "
              "\"r6c3=8\"], = strong, - weak; the claim, if any, is what it is to prove."}},
            time_rows()}),
       R"({"type":"object","properties":{"holds":{"type":"boolean"},"verdict":{"enum":["proved","true","refused","undecided"]},"sentence":{"type":"string"}},"required":["holds","verdict","sentence"]})",
       check_tool},
      {"rate", "Rate a puzzle",
       "How hard a puzzle is: by Sudoku Explainer, by HoDoKu, by nonet (also puzzles with rules) "
       "or "
       "by the lengths of whips and braids. Ratings of the first three come with the way that they "
       "rest on.",
       together({puzzle_rows(),
                 {{"scale", Type::kNames, "se and hodoku without it; nonet of puzzles with rules.",
                   scale_words}},
                 proof_rows(),
                 time_rows()}),
       R"({"type":"object","properties":{"rating":{"type":"object"},"proof":{"type":"object"}},"required":["rating"]})",
       rate_tool},
      {"generate", "Make a puzzle",
       "Makes a puzzle to order. It comes with its solution, its rating, and the way that proves "
       "that it has no other solution.",
       together({generate_rows(), proof_rows(), time_rows()}),
       R"({"type":"object","properties":{"made":{"type":"object"},"proof":{"type":"object"}},"required":["made"]})",
       generate_tool},
      {"draw", "Draw the board",
       "The board, or a step on it, as a picture: the text of an SVG file. A step that is drawn "
       "comes with its certificate as well.",
       together({puzzle_rows(), draw_rows(), which_rows(), technique_rows(), time_rows()}),
       R"({"type":"object","properties":{"svg":{"type":"string"},"hint":{"type":"object"}},"required":["svg"]})",
       draw_tool},
  };
  return all;
}

const Tool* tool_named(std::string_view name) {
  for (const Tool& tool : tools()) {
    if (tool.name == name) return &tool;
  }
  return nullptr;
}

}  // namespace nonet::cli::mcp
