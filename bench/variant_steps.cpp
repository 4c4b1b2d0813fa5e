#include "bench/variant_steps.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

struct Walk {
  bool walked = false;  // it has a rulebook
  bool solved = false;
  bool stopped = false;
  Technique hardest{};
  bool supposed = false, by_net = false;  // whether such were among the steps
  std::uint64_t steps = 0, refused = 0, wrong = 0;
  double ms = 0;
};

// Whether a step contradicts the solution.
bool is_wrong(const Step& step, const std::vector<int>& solution) {
  auto right = [&](Candidate x) { return solution[x.cell.slot()] == x.digit.number(); };
  return std::any_of(step.removals.begin(), step.removals.end(), right) ||
         !std::all_of(step.placements.begin(), step.placements.end(), right);
}

bool is_net(Technique technique) {
  return technique == Technique::kForcingNetContradiction ||
         technique == Technique::kForcingNetVerity;
}

Walk walk(const CorpusPuzzle& puzzle, double seconds, bool all_steps) {
  Walk made;
  auto variant = read_variant_json(puzzle.text);
  if (!variant) return made;
  Puzzle of;
  of.variant = std::make_shared<Variant>(std::move(*variant));
  const auto start = start_of(of);
  if (!start || puzzle.solution.size() != Cell::kCount) return made;
  made.walked = true;
  const double began = processor_ms();
  const auto time =
      std::chrono::duration_cast<Stop::Clock::duration>(std::chrono::duration<double>(seconds));
  Solver solver(*start, policy_all(), Stop::after(time));
  for (const Step* step = solver.next(); step != nullptr; step = solver.next()) {
    ++made.steps;
    made.wrong += is_wrong(*step, puzzle.solution) ? 1 : 0;
    made.hardest = std::max(made.hardest, step->technique);
    made.supposed = made.supposed || step->technique == Technique::kSupposition;
    made.by_net = made.by_net || is_net(step->technique);
    if (all_steps) {
      solver.each_now([&](const Step& other) {
        ++made.steps;
        made.wrong += is_wrong(other, puzzle.solution) ? 1 : 0;
        return false;
      });
      if (solver.next() == nullptr) break;
    }
    solver.take();
  }
  made.solved = solver.grid().solved();
  made.stopped = solver.stopped();
  made.refused = static_cast<std::uint64_t>(solver.refused());
  made.ms = processor_ms() - began;
  return made;
}

}  // namespace

StepFigures walk_steps(const std::vector<CorpusPuzzle>& puzzles, double seconds, unsigned threads,
                       bool all_steps) {
  std::vector<Walk> walks(puzzles.size());
  std::atomic<std::size_t> next{0};
  auto work = [&] {
    for (std::size_t i = next++; i < puzzles.size(); i = next++)
      walks[i] = walk(puzzles[i], seconds, all_steps);
  };
  std::vector<std::thread> running;
  for (unsigned i = 0; i < threads; ++i) running.emplace_back(work);
  for (std::thread& thread : running) thread.join();

  StepFigures figures;
  for (std::size_t i = 0; i < walks.size(); ++i) {
    const Walk& walk = walks[i];
    if (!walk.walked) continue;
    ++figures.puzzles;
    const bool trial = walk.hardest >= Technique::kTrial;
    figures.by_any += walk.solved ? 1 : 0;
    figures.by_nets += walk.solved && !trial ? 1 : 0;
    figures.by_one += walk.solved && !trial && !walk.by_net ? 1 : 0;
    figures.by_lines += walk.solved && !trial && !walk.by_net && !walk.supposed ? 1 : 0;
    figures.out_of_time += !walk.solved && walk.stopped ? 1 : 0;
    figures.steps += walk.steps;
    figures.refused += walk.refused;
    figures.wrong += walk.wrong;
    std::string tell = puzzles[i].id + ": " + (walk.solved ? "solved" : "open") + ", " +
                       std::to_string(walk.steps) + " steps, the hardest " +
                       std::string(walk.steps > 0 ? name_of(walk.hardest) : "none");
    char ms[32];
    std::snprintf(ms, sizeof ms, ", %.0f ms", walk.ms);
    tell += ms;
    if (walk.stopped) tell += ", out of time";
    if (walk.refused > 0) tell += ", refused " + std::to_string(walk.refused);
    if (walk.wrong > 0) tell += ", WRONG " + std::to_string(walk.wrong);
    figures.tells.push_back(tell);
  }
  return figures;
}

}  // namespace nonet
