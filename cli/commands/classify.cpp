// classify: an atlas of a corpus, one line a puzzle with all that is asked for.
#include <algorithm>
#include <fstream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/commands/atlas.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/resumable.h"
#include "nonet/core/clues.h"
#include "nonet/core/resemblance.h"
#include "nonet/io/variant_parts.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostAtATime = 8;

Result<std::vector<std::string_view>> columns_option(const Invocation& call) {
  const auto known = atlas_columns();
  std::vector<std::string_view> columns;
  for (const std::string& word : call.list("columns")) {
    if (word == "all") return known;
    const auto name = std::find(known.begin(), known.end(), word);
    if (name == known.end()) {
      return Error{"--columns: there is no column '" + word + "'" + did_you_mean(word, known)};
    }
    if (std::find(columns.begin(), columns.end(), *name) == columns.end()) {
      columns.push_back(*name);
    }
  }
  return columns.empty() ? usual_atlas_columns() : columns;
}

std::vector<std::string_view> column_words() {
  auto words = atlas_columns();
  words.emplace_back("all");
  return words;
}

Tally classify(const PuzzleBatch& batch, const Atlas& atlas, bool as_json, Transcript& say) {
  Tally tally;
  auto tell = [&](const Board& board) {
    const auto grid = Grid::from(board);
    const Ground ground = grid ? ground_of_puzzle(*grid) : Ground{};
    const Grid* start = grid ? &*grid : nullptr;
    say.out(as_json ? atlas.json_line(board, start, ground) : atlas.line(board, start, ground));
    ++tally.puzzles;
    const bool several = ground.of_puzzle == Ground::Solutions::kSeveral;
    ++(ground.one_solution() ? tally.solved : several ? tally.several : tally.none);
  };
  for (const Board& board : batch.boards) tell(board);
  if (!batch.other) return tally;
  if (!batch.other->variant && !is_of_candidates(*batch.other)) {
    tell(digits_of(*batch.other));
    return tally;
  }
  // An empty line, so that the lines below still belong to their puzzles.
  say.out("\n");
  say.err("invalid puzzle: " + std::to_string(batch.number(batch.boards.size())) + ": it has " +
          (batch.other->variant ? what_it_has(*batch.other->variant)
                                : std::string("candidates in place of digits")) +
          ", and an atlas is of ordinary puzzles only\n");
  ++tally.puzzles;
  ++tally.unfinished;
  return tally;
}

// Looks at the checksums of an atlas that is there.
int check(Invocation& call) {
  if (call.operands().size() != 1) return call.wrong("--check wants the one atlas to look at");
  const std::string& name = call.operands()[0];
  std::ifstream file(name);
  if (!file) return call.wrong(name + " can't be read");
  std::uint64_t lines = 0, damaged = 0, number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || (number == 1 && line.ends_with(",checksum"))) continue;
    ++lines;
    if (has_its_checksum(line)) continue;
    ++damaged;
    call.tell("line " + std::to_string(number) + " is not as it was written");
  }
  call.out << lines << (lines == 1 ? " line, " : " lines, ") << damaged << " damaged\n";
  return lines > 0 && damaged == 0 ? kExitDone : kExitNo;
}

int run_classify(Invocation& call) {
  if (call.has("check")) return check(call);
  const auto columns = columns_option(call);
  if (!columns) return call.wrong(columns.error().message);
  const auto seconds = time_limit_option(call);
  if (!seconds) return call.wrong(seconds.error().message);
  const Atlas atlas(*columns, *seconds);
  const bool as_json = call.has("json");
  auto total = answer_puzzles(call, kMostAtATime,
                              [&](const PuzzleBatch& batch, Transcript& say) {
                                return classify(batch, atlas, as_json, say);
                              },
                              {.header = as_json ? "" : atlas.header(),
                               .words = {"classified", "not classified"},
                               .variants = true});
  return exit_code_of(total);
}

}  // namespace

const Command kClassifyCommand = {
    .name = "classify",
    .operands = "[FILE|PUZZLE...]",
    .summary = "an atlas of a corpus: all that is known of each puzzle, a line each",
    .details =
        R"(Reads puzzles as 'nonet solve' does and writes a table with a line for each, in the
same order. The columns:

  puzzle, clues, solutions (0, 1, >1); redundant: clues that it could do without
  guesses: how often search branches, in the order in which nonet searches
  backdoor, backdoors: how many digits of the solution, told besides, leave only
    Singles (0, 1, 2 or >2), and how many choices there are of so many;
    strike, strikes: the same for candidates that are struck
  er, ep, ed: Sudoku Explainer's ratings; level, score: HoDoKu's
  W, B, gW, gB, TE, BxB, BxBB: as in 'nonet rate'; 'inf': no length will do
  automorphisms, canonical: its symmetries, the form that all its images share
  checksum: of the line in front of it

A puzzle without exactly one solution has nothing in the columns that need one. BxB
and BxBB take a tenth of a second a puzzle, and are written only if asked for. With
--check an atlas is read and its checksums are looked at.

Exit code: 0 every puzzle has one solution (with --check: no line is damaged), 1 some
has not, or there is none, 2 a puzzle could not be read, or the call was wrong.)",
    .options = {{"columns", Option::Takes::kValue, "COLUMN,...",
                 "which, in this order; all of them with 'all'\n[all but BxB and BxBB]", '\0',
                 column_words, true},
                {"json", Option::Takes::kNothing, "",
                 "write a JSON object a line, null for what a puzzle\nhas not"},
                {"check", Option::Takes::kNothing, "", "look at the checksums of an atlas"},
                {"time-limit", Option::Takes::kValue, "SECONDS",
                 "give up each rating (not HoDoKu's) after so many, as\n10 or 0.5, and write "
                 "'timeout' instead"},
                kReadOption,
                kJobsOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kOutputOption,
                kResumeOption,
                kShardOption,
                kSummaryOption},
    .examples = {{"nonet classify -o atlas.csv --resume atlas.state puzzles.txt",
                  "goes on if it is killed and started again"},
                 {"nonet classify --columns=puzzle,W,BxB,er puzzles.txt", "only some columns"},
                 {"nonet classify --check atlas.csv", "is it as it was written?"}},
    .most_operands = -1,
    .run = run_classify};

}  // namespace nonet::cli
