// print: puzzles on paper, as a picture or a document with their solutions at the end.
#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/print/boards.h"
#include "cli/stream/puzzle_batches.h"
#include "cli/stream/whole_file.h"
#include "nonet/rate/hodoku/hodoku.h"

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

Printed printed(const Board& digits) {
  Printed board;
  board.puzzle = digits;
  const auto grid = Grid::from(board.puzzle);
  if (!grid) return board;
  const Ground ground = ground_of_puzzle(*grid);
  board.solution = ground.solution;
  if (ground.solution) board.caption = text_of(rate_hodoku(*grid, &ground));
  return board;
}

// All puzzles of the call; an Error is the complaint about one.
Result<std::vector<Printed>> all_puzzles(Invocation& call) {
  std::vector<Printed> puzzles;
  PuzzleBatches batches(call, {.format = read_option(call), .most = kMostAtATime});
  for (PuzzleBatch batch; batches.next(batch);) {
    call.err << batch.remark;
    for (const Board& givens : batch.boards) puzzles.push_back(printed(givens));
    if (batch.other) puzzles.push_back(printed(digits_of(*batch.other)));
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
  const int per_page = std::stoi(call.value("per-page").value_or("4"));
  const Sheet sheet = sheet_of(*puzzles, paper, per_page, !call.has("no-solutions"));
  if (auto error = write_whole_file(*file, writer->write(sheet))) return call.wrong(error->message);
  int code = kExitDone;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    if ((*puzzles)[i].solution) continue;
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
        R"(Reads puzzles as 'nonet solve' does and draws them, numbered, with HoDoKu's level and
score above each, and all solutions small on the last pages. An SVG has its pages one
below the other.

Exit 0: done; 1: there was no puzzle, or one without exactly one solution, which is printed
all the same; 2: a puzzle can't be read, or the call was wrong.)",
    .options = {{"output", Option::Takes::kValue, "FILE", "where to; it ends in .pdf or .svg", 'o'},
                {"paper", Option::Takes::kValue, "a4|letter", "the size of the paper [a4]"},
                {"per-page", Option::Takes::kValue, "1|2|4|6", "how many puzzles a page [4]"},
                {"no-solutions", Option::Takes::kNothing, "", "without the solutions"},
                kReadOption},
    .examples = {{"nonet print puzzles.txt -o sheet.pdf", "four a page"},
                 {"nonet generate -n 6 --level hard | nonet print --per-page=6 -o hard.pdf",
                  "six fresh ones on one page"},
                 {"nonet print --paper=letter --per-page=1 puzzle.txt -o puzzle.svg",
                  "one large board"}},
    .most_operands = -1,
    .run = run_print};

}  // namespace nonet::cli
