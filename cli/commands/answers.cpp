#include "cli/commands/answers.h"

#include "nonet/explain/judgement.h"
#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

class Speaker {
 public:
  Speaker(const PuzzleBatch& batch, const Wishes& wishes, Transcript& say)
      : batch_(batch), wishes_(wishes), say_(say) {}

  Tally run() {
    Tally tally;
    tally.puzzles = batch_.size();
    number_ = batch_.first;
    const bool together = !wishes_.enumerate_limit && !wishes_.logic_only &&
                          wishes_.telling == Wishes::Telling::kNothing;
    bool solved = together ? answer_together() : answer_one_by_one();
    if (batch_.other) solved = answer(*batch_.other);
    if (tally.puzzles > 0) tally.code = solved ? kExitDone : kExitNo;
    say_.err(batch_.complaint);
    return tally;
  }

 private:
  // All of these return true if the puzzle, the last one where there are several, is solved.

  bool answer_together() {
    std::vector<SearchResult> found(batch_.boards.size());
    search_batch(batch_.boards, limit(), found, wishes_.search);
    bool solved = false;
    for (std::size_t i = 0; i < found.size(); ++i, ++number_) {
      solved =
          wishes_.count_limit ? write_count(found[i]) : write_board(batch_.boards[i], found[i]);
    }
    return solved;
  }

  bool answer_one_by_one() {
    bool solved = false;
    for (const Board& board : batch_.boards) {
      Puzzle puzzle;
      puzzle.givens = board;
      solved = answer(puzzle);
      ++number_;
    }
    return solved;
  }

  bool answer(const Puzzle& puzzle) {
    auto tell_line = [this](std::string line) { say_.err(line += '\n'); };
    const Teller tell = tell_line;
    std::string ambiguity;
    if (wishes_.telling == Wishes::Telling::kFacts && !wishes_.logic_only) {
      ambiguity = tell_facts(puzzle, tell);
    }
    if (wishes_.telling == Wishes::Telling::kSets) tell_sets(puzzle, !wishes_.logic_only, tell);
    if (wishes_.enumerate_limit) return write_solutions(puzzle);
    if (wishes_.count_limit) return write_count(search_for(puzzle));
    if (wishes_.logic_only) {
      const bool told = wishes_.telling == Wishes::Telling::kFacts;
      return write_verdict(judge_by_logic(puzzle, told ? &tell : nullptr));
    }
    Judgement verdict = judge(puzzle, search_for(puzzle));
    if (!ambiguity.empty()) verdict.problem = ambiguity;
    return write_verdict(verdict);
  }

  // Solutions to look for: one more than are counted, so that it is known if there are more.
  std::uint64_t limit() const { return wishes_.count_limit.value_or(1) + 1; }

  SearchResult search_for(const Puzzle& puzzle) const {
    auto grid = Grid::from(puzzle);
    return grid ? search(*grid, limit(), wishes_.search) : SearchResult();
  }

  bool write_board(const Board& givens, const SearchResult& found) {
    if (found.unique()) {
      say_.out(wishes_.write->write(found.first, wishes_.blank));
      return true;
    }
    Puzzle puzzle;
    puzzle.givens = givens;
    return write_verdict(judge(puzzle, found));
  }

  bool write_verdict(const Judgement& verdict) {
    say_.out(wishes_.write->write(verdict.board, wishes_.blank));
    if (verdict.problem.empty()) return true;
    say_.err((verdict.invalid ? "invalid puzzle: " : "unfinished puzzle: ") +
             std::to_string(number_) + ": " + verdict.problem + "\n");
    return false;
  }

  bool write_count(const SearchResult& found) {
    const std::uint64_t most = *wishes_.count_limit;
    say_.out(found.solutions > most ? ">" + std::to_string(most) + "\n"
                                    : std::to_string(found.solutions) + "\n");
    return found.solutions == 1;
  }

  bool write_solutions(const Puzzle& puzzle) {
    auto grid = Grid::from(puzzle);
    if (!grid) return false;
    const std::uint64_t most = *wishes_.enumerate_limit;
    std::uint64_t written = 0;
    auto write = [&](const Board& solution) {
      if (written == most) return false;
      say_.out(wishes_.write->write(solution, wishes_.blank));
      ++written;
      return say_.heard();
    };
    SearchResult found = enumerate(*grid, most + 1, write, wishes_.search);
    return found.solutions == 1;
  }

  const PuzzleBatch& batch_;
  const Wishes& wishes_;
  Transcript& say_;
  std::uint64_t number_ = 0;
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
