#include "cli/commands/answers.h"

#include <algorithm>

#include "cli/app/options.h"
#include "cli/commands/variant_answers.h"
#include "cli/terminal/terminal.h"
#include "nonet/core/clues.h"
#include "nonet/explain/judgement.h"
#include "nonet/io/variant_json.h"
#include "nonet/json/writer.h"
#include "nonet/search/search.h"
#include "nonet/text/variant_board.h"

namespace nonet::cli {
namespace {

constexpr int kScreenColumns = 80;

// What became of a puzzle.
enum class Fate { kSolved, kSeveral, kNone, kUnfinished };

Fate fate_of(const SearchResult& found) {
  if (found.solutions == 0) return Fate::kNone;
  return found.solutions == 1 ? Fate::kSolved : Fate::kSeveral;
}

class Speaker {
 public:
  Speaker(const PuzzleBatch& batch, const Wishes& wishes, Transcript& say)
      : batch_(batch), wishes_(wishes), say_(say), number_(batch.first) {}

  Tally run() {
    const bool together = !wishes_.enumerate_limit && !wishes_.logic_only &&
                          wishes_.telling == Wishes::Telling::kNothing;
    together ? answer_together() : answer_one_by_one();
    if (batch_.other) note(answer(*batch_.other));
    return tally_;
  }

 private:
  // One puzzle is done.
  void note(Fate fate) {
    number_ += batch_.every;
    ++tally_.puzzles;
    tally_.code = fate == Fate::kSolved ? kExitDone : kExitNo;
    tally_.solved += fate == Fate::kSolved ? 1 : 0;
    tally_.several += fate == Fate::kSeveral ? 1 : 0;
    tally_.none += fate == Fate::kNone ? 1 : 0;
    tally_.unfinished += fate == Fate::kUnfinished ? 1 : 0;
  }

  void answer_together() {
    std::vector<SearchResult> found(batch_.boards.size());
    search_batch(batch_.boards, limit(), found, wishes_.search);
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (wishes_.json) puzzle_text_ = one_line(batch_.boards[i]);
      note(wishes_.count_limit ? write_count(found[i]) : write_board(batch_.boards[i], found[i]));
    }
  }

  void answer_one_by_one() {
    for (const Board& board : batch_.boards) {
      Puzzle puzzle;
      puzzle.givens = board;
      note(answer(puzzle));
    }
  }

  Fate answer(const Puzzle& puzzle) {
    if (puzzle.variant != nullptr) return answer(*puzzle.variant);
    if (wishes_.beside_puzzle || wishes_.json) puzzle_text_ = one_line(puzzle);
    auto tell_line = [this](std::string line) { say_.err(line += '\n'); };
    const Teller tell = tell_line;
    if (wishes_.telling != Wishes::Telling::kNothing) tell(heading(puzzle));
    std::string ambiguity;
    if (wishes_.telling == Wishes::Telling::kFacts && !wishes_.logic_only) {
      ambiguity = tell_facts(puzzle, tell);
    }
    if (wishes_.telling == Wishes::Telling::kSets) tell_sets(puzzle, !wishes_.logic_only, tell);
    if (wishes_.enumerate_limit) return write_solutions(puzzle);
    if (wishes_.count_limit) return write_count(search_for(puzzle));
    if (wishes_.logic_only) {
      const bool told = wishes_.telling == Wishes::Telling::kFacts;
      const Judgement verdict = judge_by_logic(puzzle, told ? &tell : nullptr);
      write_verdict(verdict);
      if (verdict.problem.empty()) return Fate::kSolved;
      return verdict.invalid ? Fate::kNone : Fate::kUnfinished;
    }
    return write_judgement(puzzle, search_for(puzzle), ambiguity);
  }

  Fate answer(const Variant& variant) {
    if (wishes_.logic_only || wishes_.telling != Wishes::Telling::kNothing) {
      say_.err("unfinished puzzle: " + std::to_string(number_) +
               ": a puzzle with rules of its own is solved by search alone so far\n");
      if (wishes_.logic_only) {
        write(variant, variant.givens);
        return Fate::kUnfinished;
      }
    }
    if (wishes_.json) variant_text_ = variant_json_of(variant);
    if (wishes_.enumerate_limit) return write_solutions(variant);
    const VariantVerdict verdict = judge(variant, limit(), time_for_one());
    const Fate fate = verdict.undecided        ? Fate::kUnfinished
                      : verdict.solutions == 0 ? Fate::kNone
                      : verdict.solutions == 1 ? Fate::kSolved
                                               : Fate::kSeveral;
    if (wishes_.count_limit) {
      if (verdict.undecided && wishes_.json) {
        write_json(one_line(variant, variant.givens, '.'), verdict.problem);
      } else {
        verdict.undecided ? say_.out("timeout\n") : write_count(verdict.solutions);
      }
      // A rule that can't be meant is more than a puzzle without a solution.
      if (const auto scheme = compile(variant); !scheme) {
        say_.err("invalid puzzle: " + std::to_string(number_) + ": " + scheme.error().message +
                 "\n");
      }
      return fate;
    }
    if (wishes_.json) {
      write_json(one_line(variant, verdict.digits, '.'),
                 fate == Fate::kSolved ? "" : verdict.problem);
    } else {
      write(variant, verdict.digits);
    }
    if (fate != Fate::kSolved) {
      say_.err((verdict.undecided ? "unfinished puzzle: " : "invalid puzzle: ") +
               std::to_string(number_) + ": " + verdict.problem + "\n");
    }
    return fate;
  }

  Stop time_for_one() const {
    return wishes_.seconds ? Stop::after(duration_of(*wishes_.seconds)) : Stop();
  }

  void write(const Variant& variant, const std::vector<std::optional<int>>& digits) {
    if (wishes_.beside_puzzle) say_.out(one_line(variant, variant.givens, '.') + ",");
    if (wishes_.screen) {
      say_.out(variant_board(variant, digits, !has_utf8()) +
               variant_legend(variant, kScreenColumns));
    } else {
      say_.out(written(variant, digits, wishes_.layout));
    }
  }

  Fate write_solutions(const Variant& variant) {
    auto scheme = compile(variant);
    if (!scheme) {
      say_.err("invalid puzzle: " + std::to_string(number_) + ": " + scheme.error().message + "\n");
      return Fate::kNone;
    }
    const std::uint64_t most = *wishes_.enumerate_limit;
    std::uint64_t solutions = 0;
    count_variant(*scheme, most + 1, time_for_one(), [&](std::span<const int> digits) {
      if (++solutions > most) return false;
      write(variant, {digits.begin(), digits.end()});
      return say_.heard();
    });
    return solutions == 0 ? Fate::kNone : solutions == 1 ? Fate::kSolved : Fate::kSeveral;
  }

  // "puzzle 3: 24 clues", and at once what follows from too few.
  std::string heading(const Puzzle& puzzle) const {
    const std::string too_few = too_few_clues(puzzle);
    return "puzzle " + std::to_string(number_) + ": " + clues_text(puzzle) +
           (too_few.empty() ? "" : "; " + too_few);
  }

  // Solutions to look for: one more than are counted, so that it is known if there are more.
  std::uint64_t limit() const { return wishes_.count_limit.value_or(1) + 1; }

  SearchResult search_for(const Puzzle& puzzle) const {
    auto grid = Grid::from(puzzle);
    return grid ? search(*grid, limit(), wishes_.search) : SearchResult();
  }

  // {"puzzle":"...","solved":true,"solution":"..."}, or what is certain and the problem.
  void write_json(const std::string& digits, const std::string& problem) {
    JsonWriter json(JsonWriter::Style::kCompact);
    begin_json(json);
    json.member("solved", problem.empty());
    json.member(problem.empty() ? "solution" : "certain", digits);
    if (!problem.empty()) json.member("problem", problem);
    json.end_object();
    say_.out(json.take() + "\n");
  }
  void begin_json(JsonWriter& json) const {
    json.begin_object();
    if (variant_text_.empty()) {
      json.member("puzzle", puzzle_text_);
    } else {
      json.key("variant").raw(variant_text_);
    }
  }

  void write(const Board& board) {
    if (wishes_.json) return write_json(one_line(board), "");
    if (wishes_.beside_puzzle) return say_.out(puzzle_text_ + "," + one_line(board) + "\n");
    say_.out(wishes_.layout.format->write(board, wishes_.layout.blank));
  }

  Fate write_board(const Board& givens, const SearchResult& found) {
    if (wishes_.beside_puzzle) puzzle_text_ = one_line(givens);
    if (found.unique()) {
      write(found.first);
      return Fate::kSolved;
    }
    Puzzle puzzle;
    puzzle.givens = givens;
    return write_judgement(puzzle, found, "");
  }

  // `ambiguity`: which one was reasoned out, if one was.
  Fate write_judgement(const Puzzle& puzzle, const SearchResult& found,
                       const std::string& ambiguity) {
    Judgement verdict = judge(puzzle, found);
    if (!ambiguity.empty()) verdict.problem = ambiguity;
    if (fate_of(found) == Fate::kSeveral) verdict.problem += too_few_clues_clause(puzzle);
    write_verdict(verdict);
    return fate_of(found);
  }

  void write_verdict(const Judgement& verdict) {
    wishes_.json ? write_json(one_line(verdict.board), verdict.problem) : write(verdict.board);
    if (verdict.problem.empty()) return;
    say_.err((verdict.invalid ? "invalid puzzle: " : "unfinished puzzle: ") +
             std::to_string(number_) + ": " + verdict.problem + "\n");
  }

  Fate write_count(const SearchResult& found) {
    write_count(found.solutions);
    return fate_of(found);
  }

  void write_count(std::uint64_t solutions) {
    const std::uint64_t most = *wishes_.count_limit;
    if (wishes_.json) {
      JsonWriter json(JsonWriter::Style::kCompact);
      begin_json(json);
      json.member("solutions", std::min(solutions, most));
      if (solutions > most) json.member("more", true);
      json.end_object();
      return say_.out(json.take() + "\n");
    }
    say_.out((solutions > most ? ">" + std::to_string(most) : std::to_string(solutions)) + "\n");
  }

  Fate write_solutions(const Puzzle& puzzle) {
    auto grid = Grid::from(puzzle);
    if (!grid) return Fate::kNone;
    const std::uint64_t most = *wishes_.enumerate_limit;
    std::uint64_t written = 0;
    auto write_one = [&](const Board& solution) {
      if (written == most) return false;
      write(solution);
      ++written;
      return say_.heard();
    };
    return fate_of(enumerate(*grid, most + 1, write_one, wishes_.search));
  }

  const PuzzleBatch& batch_;
  const Wishes& wishes_;
  Transcript& say_;
  std::uint64_t number_;
  std::string puzzle_text_;   // the one at hand, if it is to stand beside its solution
  std::string variant_text_;  // the same with rules of its own, in JSON
  Tally tally_;
};

}  // namespace

std::size_t Wishes::batch_size() const {
  if (telling != Telling::kNothing || logic_only) return 16;
  return count_limit || enumerate_limit ? 64 : 1024;
}

Tally answer(const PuzzleBatch& batch, const Wishes& wishes, Transcript& say) {
  return Speaker(batch, wishes, say).run();
}

}  // namespace nonet::cli
