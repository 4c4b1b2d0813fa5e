#include "cli/app/demand_option.h"

#include <charconv>

#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"

namespace nonet::cli {
namespace {

constexpr int kMostClues = 81;
// More than there is; what can't be has a sentence of its own.
constexpr int kMostSideAsked = 1'000;
constexpr int kHighestScore = 1'000'000;
// In tenths; what Sudoku Explainer says of a puzzle that it can't solve.
constexpr int kHighestEr = 200;

// The number that a text is; nothing if it is none.
std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, problem] = std::from_chars(text.data(), end, number);
  if (problem != std::errc() || stopped != end || number < 0) return std::nullopt;
  return number;
}

// What the numbers of a span are.
struct Figures {
  std::optional<int> (*read)(std::string_view text);
  int most;
  std::string_view what;  // "a number up to 81"
};
constexpr Figures kClues = {number_in, kMostClues, "a number up to 81"};
constexpr Figures kCluesOfAnySize = {number_in, 256, "a number up to 256"};
constexpr Figures kRules = {number_in, 300, "a number up to 300"};
constexpr Figures kScores = {number_in, kHighestScore, "a number up to 1000000"};
constexpr Figures kTenths = {tenths_in, kHighestEr, "a rating up to 20.0"};

// "A..B", "A..", "..B" or one number.
Result<std::optional<Span>> span_option(const Invocation& call, const std::string& option,
                                        const Figures& figures) {
  const auto value = call.value(option);
  if (!value) return std::optional<Span>();
  const std::size_t dots = value->find("..");
  const std::string first = value->substr(0, dots);
  const std::string last = dots == std::string::npos ? first : value->substr(dots + 2);
  const auto least = dots != std::string::npos && first.empty() ? 0 : figures.read(first);
  const auto greatest =
      dots != std::string::npos && last.empty() ? figures.most : figures.read(last);
  if (least && greatest && *least <= *greatest && *greatest <= figures.most) {
    return std::optional(Span{*least, *greatest});
  }
  return Error{"--" + option + " takes " + std::string(figures.what) +
               ", or two as in A..B with A not above B, not '" + *value + "'"};
}

// With room for comments.
constexpr std::size_t kLongestPattern = std::size_t{64} << 10U;

Result<CellSet> pattern_in(const std::string& file, std::istream& standard) {
  auto input = open_operand(file, standard);
  if (!input) return input.error();
  // Whatever marks a cell: any digit will do, and so will x.
  const Result<std::string> all = input->rest(kLongestPattern);
  if (!all) return all.error();
  std::string text;
  LineSource lines = lines_of(*all);
  for (std::string line; lines(line);) {
    if (line.starts_with('#')) continue;
    for (const char ch : line) {
      if (ch == '.' || ch == '0') text += '.';
      if ((ch >= '1' && ch <= '9') || ch == 'x' || ch == 'X' || ch == '*') text += 'x';
    }
  }
  if (text.size() != 81) {
    return Error{input->name() +
                 ": a pattern has 81 cells, '.' for an empty one and a digit or x "
                 "for a clue; here are " +
                 std::to_string(text.size())};
  }
  CellSet pattern;
  for (const Cell c : Cell::all()) {
    if (text[static_cast<std::size_t>(c.index())] == 'x') pattern.insert(c);
  }
  return pattern;
}

std::optional<Error> take_shape(Invocation& call, const Figures& figures, Demand& demand) {
  demand.symmetry = symmetry_named(call.value("symmetry").value_or("none"));
  if (call.has("minimal") && call.has("no-minimal")) {
    return Error{"--minimal and --no-minimal can't both be; give one of them"};
  }
  auto clues = span_option(call, "clues", figures);
  if (!clues) return clues.error();
  demand.clues = *clues;
  demand.minimal = !call.has("no-minimal");
  if (auto file = call.value("pattern")) {
    auto pattern = pattern_in(*file, call.in);
    if (!pattern) return pattern.error();
    demand.pattern = *pattern;
    // Few patterns have minimal puzzles; who wants one says so.
    demand.minimal = call.has("minimal");
  }
  return std::nullopt;
}

// Where to look for the names, behind a complaint about one.
Result<TechniqueSet> with_pointer(Result<TechniqueSet> techniques) {
  if (techniques) return techniques;
  return Error{techniques.error().message + "; 'nonet techniques' lists them"};
}

std::optional<Error> take_allowed(const Invocation& call, Demand& demand) {
  if (!call.has("only") && !call.has("without")) return std::nullopt;
  auto allowed = with_pointer(techniques_allowed(call.list("only"), call.list("without")));
  if (!allowed) return allowed.error();
  demand.allowed = *allowed;
  return std::nullopt;
}

std::optional<Error> take_hardness(const Invocation& call, Demand& demand) {
  if (auto word = call.value("level")) demand.level = level_named(*word);
  auto score = span_option(call, "score", kScores);
  if (!score) return score.error();
  demand.score = *score;
  auto er = span_option(call, "se", kTenths);
  if (!er) return er.error();
  demand.er = *er;
  for (const std::string& name : call.list("requires")) {
    auto meant = techniques_meant(name);
    if (!meant) return meant.error();
    demand.required.push_back(*meant);
  }
  for (const std::string& name : call.list("practice")) {
    auto meant = techniques_meant(name);
    if (!meant) return meant.error();
    ask_practice(demand, *meant);
  }
  if (auto name = call.value("hardest")) {
    auto meant = techniques_meant(*name);
    if (!meant) return meant.error();
    demand.hardest = *meant;
  }
  return take_allowed(call, demand);
}

Option of_techniques(std::string_view name, std::string_view help) {
  return {name, Option::Takes::kValue, "NAMES", help, '\0', technique_words, true};
}

}  // namespace

std::vector<Option> demand_options() {
  return {
      {"variant", Option::Takes::kValue, "KINDS",
       "with rules of these kinds, with commas between: killer,\n"
       "x, jigsaw, windoku, anti-knight, thermo, arrow, kropki,\n"
       "whisper, renban, sandwich and all others in\n"
       "docs/VARIANTS.md",
       '\0', variant_words, true},
      {"size", Option::Takes::kValue, "N", "rows, columns and digits, 4 to 16 [9]"},
      {"rules", Option::Takes::kValue, "A..B",
       "how many rules lie on the grid or beside it, of kinds\n"
       "that have any number; cages cover it unless told"},
      {"symmetry", Option::Takes::kValue, "SYMMETRY",
       "how clues lie: none, rotate180, rotate90, horizontal,\n"
       "vertical, diagonal, antidiagonal or full [none]",
       '\0', symmetry_words},
      {"minimal", Option::Takes::kNothing, "",
       "without any of its clues the puzzle has several\n"
       "solutions; this is the default but with --pattern"},
      {"no-minimal", Option::Takes::kNothing, "",
       "clues that are not needed may be left, so that there\n"
       "are as many as --clues says [28..34]"},
      {"clues", Option::Takes::kValue, "A..B", "how many clues there are"},
      {"pattern", Option::Takes::kValue, "FILE",
       "clues just where FILE has them: 81 cells, '.' for an\n"
       "empty one; a puzzle as text will do, too"},
      {"level", Option::Takes::kValue, "LEVEL",
       "HoDoKu's level: easy, medium, hard, unfair or extreme", '\0', level_words},
      {"score", Option::Takes::kValue, "A..B", "HoDoKu's score"},
      {"se", Option::Takes::kValue, "A..B", "Sudoku Explainer's ER, as in 6.6..7.2"},
      of_techniques("requires", "HoDoKu's way through the puzzle takes each of these\ntechniques"),
      of_techniques("only", "it takes only these"),
      of_techniques("without", "it takes none of these"),
      of_techniques("hardest",
                    "it takes this technique once, and everything else is\n"
                    "easier: the one hard step"),
      of_techniques("practice",
                    "write the state just before this technique is taken,\n"
                    "or, if HoDoKu's way never takes it, one behind the\n"
                    "basics that has it, as a line of HoDoKu's library that\n"
                    "tells the step, or as --format says: pencilmarks; of a\n"
                    "lesson of 'nonet techniques --variant' as the puzzle's\n"
                    "JSON")};
}

Result<Demand> demand_option(Invocation& call) {
  Demand demand;
  if (call.has("rules")) return Error{"--rules goes with --variant"};
  if (auto error = take_shape(call, kClues, demand)) return *error;
  if (auto error = take_hardness(call, demand)) return *error;
  if (auto error = find_impossible(demand)) return *error;
  return demand;
}

Result<std::optional<VariantDemand>> variant_option(Invocation& call) {
  VariantDemand demand;
  auto size = number_option(call, "size", demand.size, kMostSideAsked);
  if (!size) return size.error();
  if (call.has("size")) demand.size = static_cast<int>(*size);
  demand.kinds = call.list("variant");
  if (call.has("variant") && demand.kinds.empty()) return Error{"--variant takes names of kinds"};
  if (demand.kinds.empty() && demand.size == 9) return std::optional<VariantDemand>();
  if (auto error = take_shape(call, kCluesOfAnySize, demand.like)) return *error;
  if (auto error = take_hardness(call, demand.like)) return *error;
  demand.strictly_minimal = call.has("minimal");
  auto rules = span_option(call, "rules", kRules);
  if (!rules) return rules.error();
  demand.rules = *rules;
  if (auto error = find_impossible(demand)) return *error;
  return std::optional(std::move(demand));
}

Result<TechniqueSet> techniques_meant(const std::string& name) {
  return with_pointer(techniques_allowed({name}, {}));
}

}  // namespace nonet::cli
