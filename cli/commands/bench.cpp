// nonet bench: how fast search is, and whether it is right. Everything is measured in memory; the
// best pass of those that fit into a tenth of a second counts, because a machine's neighbours can
// only slow a pass down. One thread is measured by its processor time, several by the clock.
#include <algorithm>
#include <chrono>
#include <ctime>
#include <iomanip>
#include <latch>
#include <ostream>
#include <thread>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/commands/bench_sample.h"
#include "cli/stream/input.h"
#include "nonet/core/clues.h"
#include "nonet/core/visible.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/json/writer.h"
#include "nonet/rules/count.h"
#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

constexpr int kSampleSize = 500;
constexpr int kSignatureSize = 100;
constexpr std::uint64_t kLimit = 2;  // to know that a solution is the only one
constexpr std::uint64_t kEmptyGridSolutions = 50'000;
constexpr double kSecondsAFigure = 0.1;
constexpr std::uint64_t kMostGuesses = 2'000'000;  // of a puzzle with rules

struct PuzzleSet {
  std::string name;
  std::vector<Board> puzzles;
  std::vector<Scheme> ruled;  // or these: a set has puzzles of one kind

  std::size_t size() const { return ruled.empty() ? puzzles.size() : ruled.size(); }
};

struct Figures {
  double one_thread = 0;  // puzzles a second
  double all_threads = 0;
  double alone = 0;  // one after the other, each by itself
  double guesses = 0;
  double sweeps = 0;
  std::size_t wrong = 0;
  std::size_t given_up = 0;
};

struct Wishes {
  SearchOptions options;
  int threads = 1;
  bool json = false;
};

double now(bool processor_time) {
  if (!processor_time) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Seconds of the best pass; `pass` makes one and returns its seconds.
template <class Pass>
double best_pass(Pass pass) {
  double best = 0;
  double spent = 0;
  while (spent < kSecondsAFigure) {
    double seconds = std::max(pass(), 1e-9);
    best = best == 0 ? seconds : std::min(best, seconds);
    spent += seconds;
  }
  return best;
}

// Of this thread's processor time.
template <class Work>
double best_time(Work work) {
  return best_pass([&] {
    double start = now(true);
    work();
    return now(true) - start;
  });
}

class Bench {
 public:
  explicit Bench(const Wishes& wishes) : wishes_(wishes) {}

  Figures measure(const std::vector<Board>& puzzles) const {
    const auto count = static_cast<double>(puzzles.size());
    std::vector<SearchResult> results(puzzles.size());
    auto all = [&](std::vector<SearchResult>& into) {
      search_batch(std::span<const Board>(puzzles), kLimit, into, wishes_.options);
    };
    Figures figures;
    figures.one_thread = count / best_time([&] { all(results); });
    for (const SearchResult& result : results) {
      figures.guesses += static_cast<double>(result.guesses) / count;
      figures.sweeps += static_cast<double>(result.sweeps) / count;
    }
    figures.alone = count / measure_alone(puzzles, results, figures.wrong);
    figures.all_threads = figures.one_thread;
    if (wishes_.threads > 1) {
      figures.all_threads = count * wishes_.threads / best_pass([&] {
                              return in_threads<SearchResult>(all, results.size());
                            });
    }
    return figures;
  }

  // Puzzles with rules, one after the other: there is no batch for them.
  Figures measure_ruled(const std::vector<Scheme>& puzzles) const {
    const auto count = static_cast<double>(puzzles.size());
    std::vector<VariantCount> found(puzzles.size());
    auto all = [&](std::vector<VariantCount>& into) {
      for (std::size_t i = 0; i < puzzles.size(); ++i) {
        into[i] = count_solutions(puzzles[i], kLimit, Stop::after_asks(kMostGuesses));
      }
    };
    Figures figures;
    figures.one_thread = figures.alone = count / best_time([&] { all(found); });
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      figures.guesses += static_cast<double>(found[i].guesses) / count;
      const bool wrong = found[i].solutions > 0 && !is_solution(puzzles[i], found[i].first);
      figures.wrong += wrong ? 1 : 0;
      figures.given_up += found[i].stopped && found[i].solutions < kLimit ? 1 : 0;
    }
    figures.all_threads = figures.one_thread;
    if (wishes_.threads > 1) {
      figures.all_threads = count * wishes_.threads / best_pass([&] {
                              return in_threads<VariantCount>(all, puzzles.size());
                            });
    }
    return figures;
  }

  // Solutions of the empty grid a second.
  double enumerate_empty_grid() const {
    return static_cast<double>(kEmptyGridSolutions) /
           best_time([&] { search(Grid(), kEmptyGridSolutions, wishes_.options); });
  }

 private:
  // Every thread solves the whole set. Returns the seconds from the first thread's start, when all
  // of them stand ready, until the last is done. They look at the clock themselves: where all cores
  // are theirs, whoever waits for them is woken late.
  template <class Found, class Work>
  double in_threads(Work work, std::size_t size) const {
    const auto count = static_cast<std::size_t>(wishes_.threads);
    std::latch ready(wishes_.threads);
    std::vector<double> starts(count);
    std::vector<double> ends(count);
    std::vector<std::thread> threads;
    threads.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      threads.emplace_back([&work, &ready, size, &start = starts[i], &end = ends[i]] {
        std::vector<Found> results(size);
        ready.arrive_and_wait();
        start = now(false);
        work(results);
        end = now(false);
      });
    }
    for (std::thread& thread : threads) thread.join();
    return *std::max_element(ends.begin(), ends.end()) -
           *std::min_element(starts.begin(), starts.end());
  }

  // Seconds; also holds the other engine's answers against those of the batch.
  double measure_alone(const std::vector<Board>& puzzles, const std::vector<SearchResult>& batch,
                       std::size_t& wrong) const {
    std::vector<Grid> grids;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      auto grid = Grid::from(puzzles[i]);
      if (!grid) {
        wrong += batch[i].solutions != 0 ? 1 : 0;
        continue;
      }
      grids.push_back(*grid);
      numbers.push_back(i);
    }
    std::vector<SearchResult> results(grids.size());
    double seconds = best_time([&] {
      for (std::size_t i = 0; i < grids.size(); ++i) {
        results[i] = search(grids[i], kLimit, wishes_.options);
      }
    });
    for (std::size_t i = 0; i < grids.size(); ++i) {
      wrong += right(grids[i], batch[numbers[i]], results[i]) ? 0 : 1;
    }
    return seconds;
  }

  static bool right(const Grid& grid, const SearchResult& one, const SearchResult& other) {
    if (one.solutions != other.solutions || one.complete != other.complete) return false;
    if (one.solutions == 0) return true;
    if (one.first != other.first || !is_solution(one.first)) return false;
    for (Cell c : Cell::all()) {
      if (!grid.has(c, *one.first.at(c))) return false;
    }
    return true;
  }

  const Wishes& wishes_;
};

// What the scalar kernel does with a fixed sample: a change here is a change of behaviour.
std::string signature() {
  std::uint64_t guesses = 0;
  std::uint64_t sweeps = 0;
  for (const Board& puzzle : minimal_puzzles(kSignatureSize)) {
    SearchResult result = search(*Grid::from(puzzle), kLimit, {.isa = Isa::kScalar});
    guesses += result.guesses;
    sweeps += result.sweeps;
  }
  return std::to_string(guesses) + " guesses, " + std::to_string(sweeps) + " sweeps";
}

Result<Wishes> wishes_of(const Invocation& call) {
  Wishes wishes;
  wishes.json = call.has("json");
  auto options = search_options(call);
  if (!options) return options.error();
  wishes.options = *options;
  auto threads = jobs_option(call);
  if (!threads) return threads.error();
  wishes.threads = *threads;
  return wishes;
}

// Exit code 2 if the file can't be read.
int read_set(Invocation& call, const std::string& name, std::vector<PuzzleSet>& sets) {
  auto input = Input::open(name, call.in);
  if (!input) return call.wrong(input.error().message);
  PuzzleSet set{input->name(), {}, {}};
  PuzzleReader reader(input->lines());
  reader.accept_variants();
  while (auto puzzle = reader.next()) {
    if (!puzzle->ok()) return call.wrong(input->name(), puzzle->error());
    if (is_of_candidates(**puzzle)) {
      return call.wrong(input->name(),
                        Error{"a puzzle of candidates alone is nothing that bench measures",
                              reader.line_of_last(), 0});
    }
    if ((*puzzle)->variant) {
      auto scheme = compile(*(*puzzle)->variant);
      if (!scheme) return call.wrong(input->name(), scheme.error().at(reader.line_of_last()));
      set.ruled.push_back(*std::move(scheme));
    } else {
      set.puzzles.push_back((*puzzle)->givens);
    }
    if (!set.ruled.empty() && !set.puzzles.empty()) {
      return call.wrong(input->name(),
                        Error{"bench measures puzzles with rules and ordinary ones in files of "
                              "their own, and here are both",
                              reader.line_of_last(), 0});
    }
  }
  if (auto problem = input->problem()) return call.wrong(problem->message);
  if (set.size() == 0) {
    call.tell(input->name() + ": there is no puzzle in it");
    return kExitNo;
  }
  sets.push_back(std::move(set));
  return kExitDone;
}

std::string fixed(double number, int decimals) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << number;
  return text.str();
}

void print_json(std::ostream& out, const std::vector<PuzzleSet>& sets,
                const std::vector<Figures>& figures, const Wishes& wishes) {
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().key("sets").begin_list();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    json.begin_object().member("file", sets[i].name).member("puzzles", sets[i].size());
    json.key("puzzles_per_second").number(figures[i].all_threads, 1);
    json.key("guesses_per_puzzle").number(figures[i].guesses, 3);
    json.member("isa", name_of(wishes.options.isa)).end_object();
  }
  json.end_list().end_object();
  out << json.take() << "\n";
}

void print_row(std::ostream& out, const std::vector<std::string>& columns) {
  out << std::left << std::setw(34) << columns[0] << std::right;
  for (std::size_t i = 1; i < columns.size(); ++i) out << std::setw(12) << columns[i];
  out << "\n";
}

void print_table(std::ostream& out, const std::vector<PuzzleSet>& sets,
                 const std::vector<Figures>& figures, const Wishes& wishes) {
  const std::string many = std::to_string(wishes.threads) + " threads";
  out << "Kernel: " << name_of(wishes.options.isa) << ". Puzzles a second.\n\n";
  std::vector<std::string> head = {"set", "puzzles", "1 thread", "one by one", "guesses", "sweeps"};
  if (wishes.threads > 1) head.insert(head.begin() + 3, many);
  print_row(out, head);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Figures& f = figures[i];
    std::string name = sets[i].name.substr(sets[i].name.rfind('/') + 1);
    std::vector<std::string> row = {visible(name.substr(0, 33)), std::to_string(sets[i].size()),
                                    fixed(f.one_thread, 0),      fixed(f.alone, 0),
                                    fixed(f.guesses, 2),         fixed(f.sweeps, 2)};
    if (wishes.threads > 1) row.insert(row.begin() + 3, fixed(f.all_threads, 0));
    print_row(out, row);
  }
}

int run_bench(Invocation& call) {
  auto wishes = wishes_of(call);
  if (!wishes) return call.wrong(wishes.error().message);
  std::vector<PuzzleSet> sets;
  for (const std::string& name : call.operands()) {
    if (int code = read_set(call, name, sets); code != kExitDone) return code;
  }
  if (sets.empty()) {
    sets = {{"minimal puzzles", minimal_puzzles(kSampleSize), {}},
            {"loose puzzles", loose_puzzles(kSampleSize), {}}};
  }
  Bench bench(*wishes);
  std::vector<Figures> figures;
  std::size_t wrong = 0;
  std::size_t puzzles = 0;
  std::size_t given_up = 0;
  for (const PuzzleSet& set : sets) {
    figures.push_back(set.ruled.empty() ? bench.measure(set.puzzles)
                                        : bench.measure_ruled(set.ruled));
    wrong += figures.back().wrong;
    given_up += figures.back().given_up;
    puzzles += set.size();
  }
  if (wishes->json) {
    print_json(call.out, sets, figures, *wishes);
  } else {
    print_table(call.out, sets, figures, *wishes);
    call.out << "\nEmpty grid: " << fixed(bench.enumerate_empty_grid(), 0)
             << " solutions a second\n"
             << "Answers: " << puzzles - wrong << " of " << puzzles << " right\n"
             << "Signature: " << signature() << "\n";
  }
  if (given_up > 0) {
    call.tell(std::to_string(given_up) + " searches were given up after " +
              std::to_string(kMostGuesses) + " guesses");
  }
  if (wrong == 0) return kExitDone;
  call.tell(std::to_string(wrong) + " answers of the two engines are wrong or differ");
  return kExitNo;
}

}  // namespace

const Command kBenchCommand = {
    .name = "bench",
    .operands = "[FILE...]",
    .summary = "measure how fast search is, and whether it is right",
    .details =
        R"(Solves the puzzles of each FILE in memory, again and again for a tenth of a second a
figure, with a limit of two solutions, and prints puzzles a second: many at once
with one thread and with all, and one by one. 'guesses' and 'sweeps' are those of
the batch, a puzzle. Without FILE it uses puzzles of its own. One thread is
measured by its processor time, several by the clock.

Puzzles with rules of their own (docs/VARIANTS.md) are measured too, in a file of
their own; they have no batch, and are held against their rules.

Every answer of the batch is held against the rules, the clues and the answer of
the other engine; if one is wrong the exit code is 1. 'Signature' counts what the
scalar kernel does with puzzles of its own: the same on every machine until
search itself changes.)",
    .options = {kJobsOption,
                kIsaOption,
                {"json", Option::Takes::kNothing, "",
                 "the figures as JSON; puzzles_per_second is that of\n"
                 "all threads, of one with -j 1"}},
    .examples = {{"nonet bench", "with puzzles of its own"},
                 {"nonet bench -j 1 --json puzzles.txt", "one thread, for a program to read"},
                 {"nonet bench --isa=scalar puzzles.txt", "without vector instructions"}},
    .most_operands = -1,
    .run = run_bench};

}  // namespace nonet::cli
