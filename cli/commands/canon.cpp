// canon: the canonical form of puzzles, so that equal ones can be told however they are turned.
#include "nonet/core/canon.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "cli/app/commands.h"
#include "cli/app/layout_option.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/resumable.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_parts.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostAtATime = 256;

// The first puzzle of each class, by the form of the class; from any thread, in any order.
class Classes {
 public:
  void add(const CanonicalForm& form, std::uint64_t number, const Board& original) {
    const std::lock_guard lock(mutex_);
    const auto [at, is_new] = first_.try_emplace(one_line(form.board));
    First& first = at->second;
    ++first.puzzles;
    if (!is_new && first.number < number) return;
    first.number = number;
    first.original = one_line(original);
    first.automorphisms = form.automorphisms;
  }

  // A line a class, in the order of these puzzles.
  std::string text(bool group) const {
    std::vector<std::pair<std::uint64_t, std::string>> lines;
    for (const auto& [form, first] : first_) {
      lines.emplace_back(first.number,
                         form + " " + first.original + " " + std::to_string(first.puzzles) +
                             (group ? " " + std::to_string(first.automorphisms) : "") + "\n");
    }
    std::sort(lines.begin(), lines.end());
    std::string all;
    for (const auto& [number, line] : lines) all += line;
    return all;
  }

 private:
  struct First {
    std::uint64_t number = 0;
    std::uint64_t puzzles = 0;  // of its class
    std::string original;
    std::uint64_t automorphisms = 0;
  };
  std::mutex mutex_;
  std::map<std::string, First> first_;
};

struct CanonWishes {
  Layout layout;
  bool group = false;
  std::shared_ptr<Classes> classes = {};  // null: every puzzle is written
};

std::string answer_to(const CanonicalForm& form, const CanonWishes& wishes) {
  std::string text = wishes.layout.format->write(form.board, wishes.layout.blank);
  if (!wishes.group) return text;
  const std::string number = std::to_string(form.automorphisms) + "\n";
  // On the same line where there is only one.
  const bool one_line = text.find('\n') + 1 == text.size();
  if (!one_line) return text + number;
  text.back() = ' ';
  return text + number;
}

Result<CanonicalForm> form_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return canonical_form(puzzle);
  return Error{ErrorCode::kOtherRules,
               "it has " + what_it_has(*puzzle.variant) +
                   ", and there are canonical forms of ordinary puzzles only"};
}

Tally answer(const PuzzleBatch& batch, const CanonWishes& wishes, Transcript& say) {
  Tally tally;
  tally.puzzles = tally.solved = batch.size();
  auto tell = [&](const CanonicalForm& form, std::size_t i, const Board& original) {
    if (wishes.classes) return wishes.classes->add(form, batch.number(i), original);
    say.out(answer_to(form, wishes));
  };
  for (std::size_t i = 0; i < batch.boards.size(); ++i) {
    tell(canonical_form(batch.boards[i]), i, batch.boards[i]);
  }
  if (!batch.other) return tally;
  const auto form = form_of(*batch.other);
  if (form) {
    tell(*form, batch.boards.size(), digits_of(*batch.other));
    return tally;
  }
  // An empty line, so that the lines below still belong to their puzzles.
  if (!wishes.classes) say.out("\n");
  say.err("invalid puzzle: " + std::to_string(batch.number(batch.boards.size())) + ": " +
          form.error().message + "\n");
  --tally.solved;
  ++tally.unfinished;
  return tally;
}

int run_canon(Invocation& call) {
  CanonWishes wishes = {layout_option(call, "format", "1."), call.has("group")};
  const Format& format = *wishes.layout.format;
  Telling telling = {.header = std::string(format.header),
                     .words = {"in canonical form", "without one"},
                     .footer = std::string(format.footer),
                     .variants = true};
  if (call.has("unique")) {
    for (const char* other : {"format", "resume"}) {
      if (!call.has(other)) continue;
      return call.wrong("--unique writes a line a class when all is read: not with --" +
                        std::string(other));
    }
    wishes.classes = std::make_shared<Classes>();
    telling.at_end = [&] { return wishes.classes->text(wishes.group); };
  }
  auto total = answer_puzzles(
      call, kMostAtATime,
      [&](const PuzzleBatch& batch, Transcript& say) { return answer(batch, wishes, say); },
      telling);
  return exit_code_of(total);
}

}  // namespace

const Command kCanonCommand = {
    .name = "canon",
    .operands = "[FILE|PUZZLE...]",
    .summary = "write puzzles in canonical form: equal for equivalent ones",
    .details =
        R"(Reads puzzles as 'nonet solve' does and writes the canonical form of each, in the same
order. Puzzles that differ only by the names of digits, by the order of rows within bands,
of bands, of columns within stacks, of stacks, or by rows being columns have the same one:
of all these images the lowest as a line of 81 digits, 0 for an unset cell. How many
solutions a puzzle has is no matter; of a half-solved state the digits count. A
puzzle of candidates alone has no such form: an empty line stands for it, and the
reason goes to standard error.

Exit 0: done; 1: there was no puzzle, or one of candidates alone; 2: one can't be read.)",
    .options = {{"group", Option::Takes::kNothing, "",
                 "write behind it how many symmetries keep the puzzle: its\n"
                 "automorphisms, 1 for most"},
                {"unique", Option::Takes::kNothing, "",
                 "write each form once, when all is read, with the first\n"
                 "puzzle that has it and how many do; in the order of\n"
                 "these puzzles; not with --resume"},
                {"format", Option::Takes::kValue, "FORMAT",
                 "how to write it: 1. 10 9. 90, line, grid, spaced, rows,\njson, library or "
                 "pencilmarks [1.]",
                 '\0', layout_words},
                kReadOption,
                kJobsOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kOutputOption,
                kResumeOption,
                kShardOption,
                kSummaryOption},
    .examples = {{"nonet canon puzzles.txt | sort -u | wc -l", "how many are really different"},
                 {"nonet canon --unique puzzles.txt | cut -d' ' -f2", "a list without duplicates"},
                 {"nonet canon --group puzzles.txt", "with the order of the symmetry group"}},
    .most_operands = -1,
    .run = run_canon};

}  // namespace nonet::cli
