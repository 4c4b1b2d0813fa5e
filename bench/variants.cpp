// The table of `script/bench variants`: how good search and proved steps are with puzzles that have
// rules of their own.
//
//   variants_bench DATA [--iss=FILE] [--sample=N [--from=K]] [--only=ID,...] [--seconds=S]
//                  [--rounds=N] [--no-search] [--steps=S] [--no-nets] [--all-steps] [-jN] [--tell]
//
// DATA is a folder with variants.jsonl and iss_times.tsv. --iss names times of this run that
// bench/iss.mjs has written; without it, and where it has none, the stored ones stand in and the
// table says so. --sample takes every N-th puzzle, beginning with number K (from 0). --seconds
// bounds each search (10), --steps the way through each puzzle (0: none are walked), which ends
// with --no-nets where neither techniques nor one supposition lead on. --all-steps holds every step
// of every state against the solution, which takes long. Seconds are those of a thread's processor
// time; searches run in one thread, -j is for steps. --tell prints a line a puzzle, and each step
// that the checker refused.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "bench/variant_search.h"
#include "bench/variant_steps.h"

namespace nonet {
namespace {

struct Wishes {
  std::string data, iss, only;
  std::size_t sample = 1, from = 0;
  double seconds = 10;
  int rounds = 20;
  bool search = true, tell = false;
  WalkOptions walk;
};

double percent(std::size_t part, std::size_t whole) {
  return 100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(whole, 1));
}

void row(const char* what, const std::string& measured, const char* wanted) {
  std::printf("| %-50s | %-44s | %-10s |\n", what, measured.c_str(), wanted);
}

template <typename... Values>
std::string text_of(const char* form, Values... values) {
  char text[200];
  std::snprintf(text, sizeof text, form, values...);
  return text;
}

void print_head() {
  std::printf("| %-50s | %-44s | %-10s |\n|---|---|---|\n", "", "measured", "at least");
}

const char* verdict(const Searched& one) {
  return one.right     ? "right"
         : one.stopped ? "unfinished"
         : one.several ? "WRONG or not unique (it has several solutions by its rules)"
                       : "WRONG";
}

void search_all(const std::vector<CorpusPuzzle>& puzzles, const PeerTimes& times,
                const Wishes& wishes) {
  std::vector<Searched> all;
  for (const CorpusPuzzle& puzzle : puzzles) {
    all.push_back(search_puzzle(puzzle, wishes.seconds, wishes.rounds));
    const Searched& last = all.back();
    if (wishes.tell && last.refused.empty()) {
      const auto peer = times.find(last.id);
      std::printf("%s: %s, %.3f ms, %llu guesses, ISS %.3f ms\n", last.id.c_str(), verdict(last),
                  last.ms, static_cast<unsigned long long>(last.guesses),
                  peer == times.end() ? 0.0 : peer->second.ms);
    }
  }
  std::size_t built = 0, right = 0, compared = 0, stored = 0, slow = 0;
  double logs = 0, mine = 0, theirs = 0;
  const Searched* slowest = nullptr;
  for (const Searched& one : all) {
    if (!one.refused.empty()) continue;
    ++built;
    right += one.right ? 1 : 0;
    if (slowest == nullptr || one.ms > slowest->ms) slowest = &one;
    const auto peer = times.find(one.id);
    if (peer == times.end()) continue;
    ++compared;
    stored += peer->second.stored ? 1 : 0;
    logs += std::log(peer->second.ms / one.ms);
    mine += one.ms;
    theirs += peer->second.ms;
    slow += one.ms > 2 * peer->second.ms ? 1 : 0;
  }
  row("right and proved unique, of the kinds built",
      text_of("%zu of %zu (%.1f %%)", right, built, percent(right, built)), "100 %");
  if (slowest != nullptr)
    row("the slowest", text_of("%.2f s, %s", slowest->ms / 1000, slowest->id.c_str()), "10 s");
  if (compared > 0) {
    row("ISS's time / nonet's, geometric mean",
        text_of("%.2f (of %zu)", std::exp(logs / static_cast<double>(compared)), compared), "8");
    row("slower than 2 x ISS", text_of("%zu", slow), "0");
    row("all together: nonet, ISS", text_of("%.2f s, %.2f s", mine / 1000, theirs / 1000), "");
  }
  if (stored == compared) {
    std::printf("ISS's times are STORED ones, of another run: ISS_DIR names no checkout of it.\n");
  } else if (stored > 0) {
    std::printf("ISS was run here; of %zu puzzles that it was not given the stored time counts.\n",
                stored);
  }
  for (const Searched& one : all) {
    if (!one.refused.empty()) {
      std::printf("  not built: %s: %s\n", one.id.c_str(), one.refused.c_str());
    } else if (!one.right) {
      std::printf("  %s: %s after %.2f s\n", verdict(one), one.id.c_str(), one.ms / 1000);
    }
  }
  for (const Searched& one : all) {
    const auto peer = times.find(one.id);
    if (!one.refused.empty() || peer == times.end() || one.ms <= 2 * peer->second.ms) continue;
    std::printf("  slower: %s: %.2f ms, ISS %.2f ms%s, %llu guesses\n", one.id.c_str(), one.ms,
                peer->second.ms, peer->second.stored ? " (stored)" : "",
                static_cast<unsigned long long>(one.guesses));
  }
}

void step_all(const std::vector<CorpusPuzzle>& puzzles, const Wishes& wishes) {
  const StepFigures figures = walk_steps(puzzles, wishes.walk);
  using Shares = StepFigures::Shares;
  auto share = [&](std::size_t Shares::*solved) {
    const auto text = [&](const Shares& shares) {
      return text_of("%zu of %zu (%.1f %%)", shares.*solved, shares.puzzles,
                     percent(shares.*solved, shares.puzzles));
    };
    return text(figures.all) + "; 9x9: " + text(figures.nine);
  };
  row("solved by lines and techniques", share(&Shares::by_lines), "45 %");
  row("and with one supposition", share(&Shares::by_one), "85 %");
  if (wishes.walk.nets) {
    row("and with nets", share(&Shares::by_nets), "");
    row("and with trials", share(&Shares::by_any), "");
  }
  row("out of time", text_of("%zu (%g s each)", figures.out_of_time, wishes.walk.seconds), "");
  row(wishes.walk.all_steps ? "wrong strikes, of all steps of all states"
                            : "wrong strikes, of steps",
      text_of("%llu of %llu", static_cast<unsigned long long>(figures.wrong),
              static_cast<unsigned long long>(figures.steps)),
      "0");
  row("found steps that the checker refused",
      text_of("%llu", static_cast<unsigned long long>(figures.refused)), "0");
}

int number(const char* text, int least) {
  return std::max(least, static_cast<int>(std::strtol(text, nullptr, 10)));
}

bool take(Wishes& wishes, std::string_view word) {
  auto value = [&](std::string_view name) -> const char* {
    return word.starts_with(name) ? word.data() + name.size() : nullptr;
  };
  if (const char* iss = value("--iss=")) {
    wishes.iss = iss;
  } else if (const char* sample = value("--sample=")) {
    wishes.sample = static_cast<std::size_t>(number(sample, 1));
  } else if (const char* from = value("--from=")) {
    wishes.from = static_cast<std::size_t>(number(from, 0));
  } else if (const char* only = value("--only=")) {
    wishes.only = only;
  } else if (const char* seconds = value("--seconds=")) {
    wishes.seconds = std::strtod(seconds, nullptr);
  } else if (const char* rounds = value("--rounds=")) {
    wishes.rounds = number(rounds, 1);
  } else if (const char* steps = value("--steps=")) {
    wishes.walk.seconds = std::strtod(steps, nullptr);
  } else if (const char* threads = value("-j")) {
    wishes.walk.threads = static_cast<unsigned>(number(threads, 1));
  } else if (word == "--no-search") {
    wishes.search = false;
  } else if (word == "--all-steps") {
    wishes.walk.all_steps = true;
  } else if (word == "--no-nets") {
    wishes.walk.nets = false;
  } else if (word == "--tell") {
    wishes.tell = wishes.walk.tell = true;
  } else if (!word.starts_with('-') && wishes.data.empty()) {
    wishes.data = word;
  } else {
    return false;
  }
  return true;
}

int run(const Wishes& wishes) {
  auto puzzles = read_corpus(wishes.data + "/variants.jsonl", wishes.sample, wishes.from);
  if (!wishes.only.empty())
    std::erase_if(puzzles, [&](const CorpusPuzzle& puzzle) {
      return ("," + wishes.only + ",").find("," + puzzle.id + ",") == std::string::npos;
    });
  if (puzzles.empty()) {
    std::fprintf(stderr, "There is no puzzle in %s/variants.jsonl\n", wishes.data.c_str());
    return 2;
  }
  print_head();
  if (wishes.search) {
    PeerTimes times = read_stored_times(wishes.data + "/iss_times.tsv");
    if (!wishes.iss.empty()) read_times(wishes.iss, times);
    search_all(puzzles, times, wishes);
  }
  if (wishes.walk.seconds > 0) step_all(puzzles, wishes);
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  nonet::Wishes wishes;
  for (int i = 1; i < argc; ++i) {
    if (nonet::take(wishes, argv[i])) continue;
    std::fprintf(stderr, "What is '%s'? The options stand at the top of bench/variants.cpp\n",
                 argv[i]);
    return 2;
  }
  return nonet::run(wishes);
}
