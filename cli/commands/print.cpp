// print: puzzles on paper, as a picture or a document with their solutions at the end.
#include <algorithm>
#include <chrono>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/commands/variant_answers.h"
#include "cli/print/boards.h"
#include "cli/stream/puzzle_batches.h"
#include "cli/stream/whole_file.h"
#include "nonet/core/visible.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/way/way.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli {
namespace {

// What a person may have meant to print.
constexpr std::size_t kMostPuzzles = 10'000;
constexpr std::size_t kMostAtATime = 256;

struct Writer {
  std::string (*write)(const Sheet& sheet);
};

Result<Writer> writer_for(const std::optional<std::string>& file) {
  if (!file) return Error{"-o FILE says where to; it ends in .svg or .pdf"};
  if (file->ends_with(".svg")) return Writer{svg_of};
  if (file->ends_with(".pdf")) return Writer{pdf_of};
  return Error{"-o takes a name that ends in .svg or .pdf, not '" + *file + "'"};
}

// Words are no name if they may be the solution, as lists have it behind a puzzle.
bool may_be_name(const std::string& words) {
  constexpr int kARow = 9;
  int digits = 0;
  bool letter = false;
  for (const char ch : words) {
    digits = ch >= '0' && ch <= '9' ? digits + 1 : 0;
    letter = letter || (static_cast<unsigned char>(ch) | 0x20U) >= 'a';
    if (digits == kARow) return false;
  }
  return letter;
}

// What it is called, in the words that came with it.
std::string name_of(const Puzzle& puzzle) {
  if (!puzzle.name.empty()) return visible(puzzle.name);
  return may_be_name(puzzle.comment) ? visible(puzzle.comment) : "";
}

// Candidates are drawn where something is struck, because they are part of the puzzle then, and
// where they are asked for.
Printed printed(const Puzzle& puzzle, bool candidates) {
  Printed board;
  board.puzzle = puzzle.givens;
  board.placed = puzzle.placed;
  board.name = name_of(puzzle);
  const auto grid = Grid::from(puzzle);
  if (!grid) return board;
  for (const Cell c : grid->open()) {
    if (candidates || !puzzle.removed.empty()) board.candidates[c.index()] = grid->candidates(c);
  }
  const Ground ground = ground_of(*grid);
  if (!ground.one_solution()) return board;
  board.solution = ground.solution;
  board.caption = text_of(rate_hodoku(*grid, &ground));
  return board;
}

// A kind in as few letters as people do with: "Killer", "Between".
std::string short_name(Kind kind) {
  if (kind == Kind::kKropki) return "Kropki";
  std::string name(row_of(kind).name);
  for (const std::string_view behind : {" cage", " line", " cells"}) {
    if (name.ends_with(behind)) name.resize(name.size() - behind.size());
  }
  return name;
}

// What its rules are: "Jigsaw, Thermometer".
std::string kinds_of(const Variant& variant) {
  std::vector<std::string> names;
  if (!variant.boxes.empty() &&
      variant.boxes != standard_boxes(variant.rows, variant.cols, variant.digits())) {
    names.emplace_back("Jigsaw");
  }
  for (const Clue& clue : variant.clues) {
    const std::string name = short_name(clue.kind);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// How hard nonet's way through a puzzle with one solution is, if that is soon found.
std::string hardness_of(const std::shared_ptr<const Variant>& variant) {
  constexpr auto kPatience = std::chrono::seconds(5);
  Puzzle puzzle;
  puzzle.variant = variant;
  const Result<Grid> grid = start_of(puzzle);
  if (!grid) return "";
  const WayRating rating = rate_way(*grid, Stop::after(kPatience));
  if (!rating.finished) return "";
  return std::string(name_of(rating.level)) + " " + std::to_string(rating.score);
}

// A puzzle with rules of its own, called by these if it has no name.
Printed printed(const std::shared_ptr<const Variant>& variant) {
  constexpr auto kPatience = std::chrono::seconds(10);
  Printed board;
  board.variant = variant;
  board.name = visible(variant->name);
  if (board.name.empty()) board.name = kinds_of(*variant);
  const VariantVerdict verdict = judge(*variant, 2, Stop::after(kPatience));
  if (!verdict.problem.empty()) return board;
  board.filling = verdict.digits;
  board.caption = hardness_of(variant);
  return board;
}

// All puzzles of the call; an Error is the complaint about one.
Result<std::vector<Printed>> all_puzzles(Invocation& call) {
  std::vector<Printed> puzzles;
  const bool candidates = call.has("candidates");
  PuzzleBatches batches(
      call,
      {.format = read_option(call), .most = kMostAtATime, .keep = Keep::kAll, .variants = true});
  for (PuzzleBatch batch; batches.next(batch);) {
    call.err << batch.remark;
    for (const Board& givens : batch.boards) {
      Puzzle puzzle;
      puzzle.givens = givens;
      puzzles.push_back(printed(puzzle, candidates));
    }
    if (batch.other) {
      puzzles.push_back(batch.other->variant ? printed(batch.other->variant)
                                             : printed(*batch.other, candidates));
    }
    if (!batch.complaint.empty()) return Error{batch.complaint};
    if (puzzles.size() > kMostPuzzles) {
      return Error{call.sentence("there are more than 10000 puzzles; print fewer at a time")};
    }
  }
  return puzzles;
}

int run_print(Invocation& call) {
  const auto file = call.value("output");
  const auto writer = writer_for(file);
  if (!writer) return call.wrong(writer.error().message);
  const auto puzzles = all_puzzles(call);
  if (!puzzles) {
    call.err << puzzles.error().message;
    return kExitWrong;
  }
  if (puzzles->empty()) {
    call.tell("there is no puzzle");
    return kExitNo;
  }
  const Paper paper = call.value("paper") == "letter" ? kLetter : kA4;
  const std::string usual = puzzles->size() == 1 ? "1" : puzzles->size() == 2 ? "2" : "4";
  const int per_page = std::stoi(call.value("per-page").value_or(usual));
  const Sheet sheet = sheet_of(*puzzles, paper, per_page, !call.has("no-solutions"),
                               visible(call.value("title").value_or("")));
  if (auto error = write_whole_file(*file, writer->write(sheet))) return call.wrong(error->message);
  int code = kExitDone;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    if ((*puzzles)[i].solved()) continue;
    call.tell("puzzle " + std::to_string(i + 1) +
              " does not have one solution; it is printed "
              "without");
    code = kExitNo;
  }
  return code;
}

}  // namespace

const Command kPrintCommand = {
    .name = "print",
    .operands = "[FILE|PUZZLE...]",
    .summary = "puzzles on paper: a PDF or SVG with the solutions at the end",
    .details =
        R"(Reads puzzles as 'nonet solve' does and draws them, numbered, with name, HoDoKu's level
and score above each, and all solutions small on the last pages. Givens are bold, digits
that were placed are not. Where candidates are struck, those left are drawn. An SVG has its
pages one below the other. Puzzles with rules of their own are drawn with these, in any
size; their kinds stand above, and up to nine by nine cells the level and score of
'nonet rate --scale=nonet', if that is found in seconds.

Exit 0: done; 1: there was no puzzle, or one without exactly one solution, which is printed
all the same; 2: a puzzle can't be read, or the call was wrong.)",
    .options = {{"output", Option::Takes::kValue, "FILE", "where to; it ends in .pdf or .svg", 'o'},
                {"paper", Option::Takes::kValue, "a4|letter", "the size of the paper [a4]"},
                {"per-page", Option::Takes::kValue, "1|2|4|6",
                 "how many puzzles a page [4, of one or two puzzles that]"},
                {"title", Option::Takes::kValue, "TEXT", "what stands above every page"},
                {"candidates", Option::Takes::kNothing, "",
                 "with the candidates of all open cells"},
                {"no-solutions", Option::Takes::kNothing, "", "without the solutions"},
                kReadOption},
    .examples = {{"nonet print puzzles.txt -o sheet.pdf", "four a page"},
                 {"nonet generate -n 6 --level hard | nonet print --per-page=6 -o hard.pdf",
                  "six fresh ones on one page"},
                 {"nonet print --paper=letter --candidates game.txt -o game.svg",
                  "one large board with its candidates"},
                 {"nonet print --title='Sunday' puzzles.txt -o sunday.pdf", "with a title"},
                 {"nonet generate --variant=killer -n 24 | nonet print -o killers.pdf",
                  "a book of killers"}},
    .most_operands = -1,
    .run = run_print};

}  // namespace nonet::cli
