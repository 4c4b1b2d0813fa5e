#include "bench/variant_steps.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <thread>

#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

struct Walk {
  bool walked = false;   // it has a rulebook
  bool is_nine = false;  // by nine
  bool solved = false;
  bool stopped = false;
  Technique hardest{};
  bool supposed = false, by_net = false;  // whether such were among the steps
  std::uint64_t steps = 0, wrong = 0;
  std::vector<Solver::Refusal> refusals;
  double ms = 0;
};

// Whether a step contradicts the solution.
bool is_wrong(const Step& step, const Board& solution) {
  auto right = [&](Candidate x) { return solution.at(x.cell) == x.digit; };
  return std::any_of(step.removals.begin(), step.removals.end(), right) ||
         !std::all_of(step.placements.begin(), step.placements.end(), right);
}

bool is_net(Technique technique) {
  return technique == Technique::kForcingNetContradiction ||
         technique == Technique::kForcingNetVerity;
}

Walk walk(const CorpusPuzzle& puzzle, const WalkOptions& options) {
  Walk made;
  auto variant = read_variant_json(puzzle.text);
  if (!variant) return made;
  Puzzle of;
  of.variant = std::make_shared<Variant>(std::move(*variant));
  const auto start = start_of(of);
  if (!start || puzzle.solution.size() != of.variant->givens.size()) return made;
  made.walked = true;
  made.is_nine = puzzle.solution.size() == Cell::kCount;
  const Board solution = board_of(*of.variant, puzzle.solution);
  const double began = processor_ms();
  const ProcessorLimit limit(options.seconds);
  Policy policy = policy_all();
  if (!options.nets) {
    std::erase_if(policy.order, [](Technique t) { return is_net(t) || t >= Technique::kTrial; });
  }
  Solver solver(*start, policy, limit.stop());
  for (const Step* step = solver.next(); step != nullptr; step = solver.next()) {
    ++made.steps;
    made.wrong += is_wrong(*step, solution) ? 1 : 0;
    made.hardest = std::max(made.hardest, step->technique);
    made.supposed = made.supposed || step->technique == Technique::kSupposition;
    made.by_net = made.by_net || is_net(step->technique);
    if (options.all_steps) {
      solver.each_now([&](const Step& other) {
        ++made.steps;
        made.wrong += is_wrong(other, solution) ? 1 : 0;
        return false;
      });
      if (solver.next() == nullptr) break;
    }
    solver.take();
  }
  made.solved = solver.grid().solved();
  made.stopped = solver.stopped();
  made.refusals = solver.refusals();
  made.ms = processor_ms() - began;
  return made;
}

void count(const Walk& walk, StepFigures::Shares& shares) {
  ++shares.puzzles;
  if (!walk.solved) return;
  const bool trial = walk.hardest >= Technique::kTrial;
  ++shares.by_any;
  shares.by_nets += trial ? 0 : 1;
  shares.by_one += trial || walk.by_net ? 0 : 1;
  shares.by_lines += trial || walk.by_net || walk.supposed ? 0 : 1;
}

void print(const CorpusPuzzle& puzzle, const Walk& walk) {
  std::string line = puzzle.id + ": " + (walk.solved ? "solved" : "open") + ", " +
                     std::to_string(walk.steps) + " steps, the hardest " +
                     std::string(walk.steps > 0 ? name_of(walk.hardest) : "none");
  if (walk.stopped) line += ", out of time";
  if (walk.wrong > 0) line += ", WRONG " + std::to_string(walk.wrong);
  for (const Solver::Refusal& refusal : walk.refusals)
    line += "\n  REFUSED " + std::string(name_of(refusal.technique)) + ": " + refusal.fault;
  std::printf("%6.0f ms %s\n", walk.ms, line.c_str());
  std::fflush(stdout);
}

}  // namespace

StepFigures walk_steps(const std::vector<CorpusPuzzle>& puzzles, const WalkOptions& options) {
  std::vector<Walk> walks(puzzles.size());
  std::atomic<std::size_t> next{0};
  auto work = [&] {
    for (std::size_t i = next++; i < puzzles.size(); i = next++) {
      walks[i] = walk(puzzles[i], options);
      if (options.tell && walks[i].walked) print(puzzles[i], walks[i]);
    }
  };
  std::vector<std::thread> running;
  for (unsigned i = 0; i < options.threads; ++i) running.emplace_back(work);
  for (std::thread& thread : running) thread.join();

  StepFigures figures;
  for (std::size_t i = 0; i < walks.size(); ++i) {
    const Walk& walk = walks[i];
    if (!walk.walked) continue;
    count(walk, figures.all);
    if (walk.is_nine) count(walk, figures.nine);
    figures.out_of_time += !walk.solved && walk.stopped ? 1 : 0;
    figures.steps += walk.steps;
    figures.refused += walk.refusals.size();
    figures.wrong += walk.wrong;
  }
  return figures;
}

}  // namespace nonet
