// generate: puzzles to order, on standard output. Each is made from the seed and its number, so
// what comes out is the same with any number of threads.
#include <algorithm>
#include <iostream>
#include <random>

#include "cli/app/commands.h"
#include "cli/app/demand_option.h"
#include "cli/app/options.h"
#include "cli/commands/made_layout.h"
#include "cli/commands/made_variant_layout.h"
#include "cli/commands/make_together.h"
#include "cli/stream/interruption.h"
#include "cli/stream/resumable.h"
#include "cli/stream/shard.h"
#include "cli/stream/stream.h"
#include "cli/terminal/terminal.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/variant_generator.h"
#include "nonet/generate/variant_practice.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kMostPuzzles = 1'000'000'000'000;
// Worth one hand over between threads.
constexpr std::uint64_t kPortion = 256;

struct Wanted {
  Demand demand;
  std::optional<VariantDemand> variant;   // in its place
  std::optional<PractisedLesson> lesson;  // or what is to be practised of puzzles with rules
  std::uint64_t count = 1;
  std::uint64_t seed = 0;
  MadeLayout layout;
  MadeVariantLayout variant_layout;
  SearchOptions search;
  int threads = 1;
  Shard shard;

  // How many are made here.
  std::uint64_t share() const { return shard.share(count); }
  std::string header() const {
    return lesson ? "" : variant ? variant_layout.header() : layout.header();
  }
  std::string footer() const {
    return lesson ? "" : variant ? variant_layout.footer() : layout.footer();
  }
};

std::uint64_t chosen_seed() {
  std::random_device device;
  return device() % 1'000'000'000 + 1;
}

// What is to be practised, where that is of puzzles with rules; nothing where it is a technique of
// any puzzle.
Result<std::optional<PractisedLesson>> practised_lesson(const Invocation& call) {
  const std::vector<std::string> names = call.list("practice");
  if (names.size() != 1) return std::optional<PractisedLesson>();
  auto practised = practised_under(names.front());
  if (!practised) return practised;
  for (const Option& option : demand_options()) {
    if (option.name != "practice" && call.has(option.name))
      return Error{"--" + std::string(option.name) + " goes without the practice of rules"};
  }
  for (const char* option : {"format", "csv", "json", "scale"}) {
    if (call.has(option))
      return Error{"--" + std::string(option) + " goes without the practice of rules: it is JSON"};
  }
  return practised;
}

// What the puzzles are to be like, and how they are written.
std::optional<Error> take_demand(Invocation& call, Wanted& wanted) {
  auto lesson = practised_lesson(call);
  if (!lesson) return lesson.error();
  wanted.lesson = *lesson;
  if (wanted.lesson) return std::nullopt;
  auto variant = variant_option(call);
  if (!variant) return variant.error();
  wanted.variant = *std::move(variant);
  if (wanted.variant) {
    auto layout = MadeVariantLayout::from(call);
    if (!layout) return layout.error();
    wanted.variant_layout = *layout;
    return std::nullopt;
  }
  auto demand = demand_option(call);
  if (!demand) return demand.error();
  wanted.demand = *std::move(demand);
  auto layout = MadeLayout::from(call, wanted.demand);
  if (!layout) return layout.error();
  wanted.layout = *layout;
  return std::nullopt;
}

Result<Wanted> wanted_of(Invocation& call) {
  Wanted wanted;
  if (auto error = take_demand(call, wanted)) return *error;
  auto count = number_option(call, "count", 1, kMostPuzzles);
  if (!count) return count.error();
  wanted.count = *count;
  auto seed = number_option(call, "seed", 0, std::numeric_limits<std::uint64_t>::max());
  if (!seed) return seed.error();
  wanted.seed = *seed;
  auto search = search_options(call);
  if (!search) return search.error();
  wanted.search = *search;
  auto threads = jobs_option(call);
  if (!threads) return threads.error();
  wanted.threads = *threads;
  auto shard = shard_option(call);
  if (!shard) return shard.error();
  wanted.shard = *shard;
  return wanted;
}

std::string pattern_text(const Demand& demand) {
  if (!demand.pattern) return "";
  std::string text;
  for (const Cell c : Cell::all()) text += demand.pattern->contains(c) ? 'x' : '.';
  return text;
}

// Puzzles one after the other, behind so many that were made before.
class Production {
 public:
  Production(const Wanted& wanted, const Stop& stop, std::uint64_t made_before)
      : wanted_(wanted), stop_(stop), next_(made_before) {}
  virtual ~Production() = default;

  std::uint64_t tried() const { return tried_; }

  Job next() {
    if (next_ == wanted_.share() || stop_.requested()) return nullptr;
    const std::uint64_t first = next_;
    const std::uint64_t size = std::min(portion(), wanted_.share() - first);
    next_ += size;
    return [this, first, size](Transcript& say) {
      const Shard& shard = wanted_.shard;
      Tally tally;
      tally.place.read = first + size;
      tally.puzzles = make({shard.which - 1 + first * shard.of, shard.of}, size, say);
      tally.cut_short = tally.puzzles < size;
      return tally;
    };
  }

 protected:
  // So many that follow each other are worth one hand over between threads.
  virtual std::uint64_t portion() const = 0;
  // Says them; how many there are.
  virtual std::uint64_t make(MadeNumbers numbers, std::uint64_t size, Transcript& say) = 0;

  // Where there are more threads than puzzles.
  int threads_for_one() const {
    const std::uint64_t puzzles = std::max<std::uint64_t>(wanted_.share(), 1);
    return static_cast<int>(static_cast<std::uint64_t>(wanted_.threads) / puzzles);
  }

  const Wanted& wanted_;
  Stop stop_;
  std::atomic<std::uint64_t> tried_{0};

 private:
  std::uint64_t next_;  // of this shard
};

class OrdinaryProduction : public Production {
 public:
  OrdinaryProduction(const Wanted& wanted, const Stop& stop, std::uint64_t made_before)
      : Production(wanted, stop, made_before),
        generator_(wanted.demand, wanted.seed, wanted.search) {}

 private:
  std::uint64_t portion() const override {
    return wanted_.demand.is_rated() || wanted_.demand.pattern ? 1 : kPortion;
  }

  std::uint64_t make(MadeNumbers numbers, std::uint64_t size, Transcript& say) override {
    std::vector<std::optional<Made>> all(size);
    const Stop stop = stop_;
    if (size == 1 && threads_for_one() > 1) {
      auto search = [&](std::uint64_t which) {
        return generator_.search(numbers.first, which, Stop(stop), &tried_);
      };
      all[0] = make_together<Made>(search, threads_for_one(), stop);
    } else {
      generator_.make(numbers, all, stop, &tried_);
    }
    std::uint64_t found = 0;
    for (const auto& made : all) {
      const std::string text = made ? wanted_.layout.text(*made) : "";
      say.out(text);
      found += text.empty() ? 0 : 1;
    }
    return found;
  }

  Generator generator_;
};

class VariantProduction : public Production {
 public:
  VariantProduction(const Wanted& wanted, VariantGenerator generator, const Stop& stop,
                    std::uint64_t made_before)
      : Production(wanted, stop, made_before), generator_(std::move(generator)) {}

 private:
  std::uint64_t portion() const override { return 1; }

  std::uint64_t make(MadeNumbers numbers, std::uint64_t, Transcript& say) override {
    const Stop stop = stop_;
    auto search = [&](std::uint64_t which) {
      return generator_.search(numbers.first, which, Stop(stop), &tried_);
    };
    const auto made = make_together<MadeVariant>(search, std::max(1, threads_for_one()), stop,
                                                 generator_.most_searches());
    if (!made) return 0;
    const auto text = wanted_.variant_layout.text(*made);
    if (text) {
      say.out(*text);
    } else {
      say.err("nonet generate: puzzle " + std::to_string(numbers.first + 1) +
              " can't be written: " + text.error().message + "\n");
    }
    return text ? 1 : 0;
  }

  VariantGenerator generator_;
};

// The state of a practice as the JSON of its puzzle: digits that were placed, and where candidates
// are struck what is left.
std::string practice_line(const VariantPractice& practice) {
  Variant variant = with_placed(practice.state);
  const auto grid = start_of(practice.state);
  for (Candidate x : practice.state.removed) {
    const auto spot = spot_of(variant, x.cell);
    if (!grid || !spot) continue;
    variant.notes.resize(variant.givens.size());
    std::vector<int>& notes = variant.notes[*spot];
    notes.clear();
    for (Digit d : grid->candidates(x.cell)) notes.push_back(grid->topology().number_of(d));
  }
  return variant_json_of(variant) + "\n";
}

class PracticeProduction : public Production {
 public:
  using Production::Production;

 private:
  std::uint64_t portion() const override { return 1; }

  std::uint64_t make(MadeNumbers numbers, std::uint64_t, Transcript& say) override {
    const auto practice = variant_practice(*wanted_.lesson, wanted_.seed, numbers.first, stop_);
    if (!practice) return 0;
    say.out(practice_line(*practice));
    return 1;
  }
};

Result<std::unique_ptr<Production>> production_of(const Wanted& wanted, const Stop& stop,
                                                  std::uint64_t made_before) {
  if (wanted.lesson) {
    return std::unique_ptr<Production>(
        std::make_unique<PracticeProduction>(wanted, stop, made_before));
  }
  if (!wanted.variant) {
    return std::unique_ptr<Production>(
        std::make_unique<OrdinaryProduction>(wanted, stop, made_before));
  }
  auto generator = VariantGenerator::of(*wanted.variant, wanted.seed);
  if (!generator) return generator.error();
  return std::unique_ptr<Production>(
      std::make_unique<VariantProduction>(wanted, *std::move(generator), stop, made_before));
}

// The seed that was given, or was chosen when the run began.
void take_seed(const Invocation& call, Wanted& wanted, Resumable& run) {
  if (call.has("seed")) return;
  wanted.seed = run.seed() != 0 ? run.seed() : chosen_seed();
  run.set_seed(wanted.seed);
  call.tell("seed " + std::to_string(wanted.seed));
}

int run_generate(Invocation& call) {
  auto wanted = wanted_of(call);
  if (!wanted) return call.wrong(wanted.error().message);
  const std::vector<std::string> inputs(call.has("pattern") ? 1 : 0,
                                        call.value("pattern").value_or(""));
  auto resumable = Resumable::open(call, {.text = pattern_text(wanted->demand), .inputs = inputs});
  if (!resumable) return call.wrong(resumable.error().message);
  Resumable& run = **resumable;
  if (run.is_finished()) {
    run.tell_finished();
    return kExitDone;
  }
  std::optional<InterruptionFlag> interruption;
  if (&call.out == &std::cout) interruption.emplace();
  auto stop = stop_option(call, interruption ? &interruption->raised() : nullptr);
  if (!stop) return call.wrong(stop.error().message);
  if (const std::string rare = rarity_of(wanted->demand); !rare.empty()) {
    call.tell(rare + (call.has("time-limit") ? "" : "; --time-limit or Ctrl-C ends it"));
  }
  take_seed(call, *wanted, run);
  if (auto error = run.begin(wanted->header())) return call.wrong(error->message);
  const Tally& total = run.total();
  auto production = production_of(*wanted, *stop, total.place.read);
  if (!production) return call.wrong(production.error().message);
  {
    Progress progress(call.err, wants_progress(call), std::nullopt);
    progress.begin_behind(total);
    run_ordered([&] { return (*production)->next(); },
                {wanted->threads, &progress, [&](const Tally& tally) { return run.add(tally); }},
                run.out(), call.err);
  }
  const std::uint64_t share = wanted->share();
  if (!run.end(total.puzzles == share, wanted->footer())) return kExitWrong;
  if (total.puzzles == share) return kExitDone;
  if (!call.out) return kExitWrong;  // which is told where every command ends
  const std::uint64_t tried = (*production)->tried();
  call.tell("stopped with " + grouped(total.puzzles) + " of " + grouped(share) +
            " puzzles found; " + grouped(tried) + " were tried");
  if (wanted->variant && !stop->requested()) call.tell(not_found_sentence(*wanted->variant, tried));
  return kExitNo;
}

std::vector<Option> options() {
  std::vector<Option> all = {{"count", Option::Takes::kValue, "N", "how many puzzles [1]", 'n'},
                             {"seed", Option::Takes::kValue, "S",
                              "the same seed gives the same puzzles; without it one is\n"
                              "chosen and named on standard error"}};
  for (const Option& option : demand_options()) all.push_back(option);
  const std::vector<Option> rest = {{"format", Option::Takes::kValue, "FORMAT",
                                     "how to write puzzles: 1. 10 9. 90 (one line or nine,\n"
                                     "then the character for an unset cell), or line, grid,\n"
                                     "spaced, rows, json, library, pencilmarks [1.]",
                                     '\0', layout_words},
                                    {"csv", Option::Takes::kNothing, "",
                                     "write puzzle, clues and ratings, with commas between\n"
                                     "and a line of names first"},
                                    {"json", Option::Takes::kNothing, "",
                                     "write a JSON object a line, as 'nonet rate --json'\n"
                                     "does"},
                                    kMadeScaleOption,
                                    kOutputOption,
                                    kResumeOption,
                                    kShardOption,
                                    kJobsOption,
                                    kIsaOption,
                                    kTimeLimitOption};
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

}  // namespace

const Command kGenerateCommand = {
    .name = "generate",
    .operands = "",
    .summary = "make puzzles to order: by symmetry, clues, level or technique",
    .details =
        R"(Writes puzzles with exactly one solution, one line each. Unless told otherwise they
are minimal and made from solutions of which each is equally likely, by taking away
clues in random order.

With a level, a score or techniques, puzzles are made and rated as HoDoKu 2.2.0 rates
them, and with --se as Sudoku Explainer 1.2.1 does, until one is what is wanted; if none
is near, the nearest is changed clue by clue.
With --variant or --size they have other rules or another size, and are written as JSON;
levels and techniques are those of 'nonet rate --scale=nonet' then.

What can't be is refused, where that is certain; else --time-limit ends the search. Ctrl-C
and the time limit leave what was found, and tell how many puzzles were tried.

The puzzle of a seed and a number is always the same, whatever -j is, on every machine.

Exit code: 0 all were made, 1 not all, 2 the call was wrong.)",
    .options = options(),
    .examples = {{"nonet generate -n 1000 --seed 7 > puzzles.txt", "a thousand minimal puzzles"},
                 {"nonet generate --symmetry rotate180 --level hard --format 9.",
                  "one for a newspaper"},
                 {"nonet generate -n 5 --se 6.6..7.2 --csv", "five of a range of ER"},
                 {"nonet generate -n 10 --hardest xy-wing --csv", "ten with one hard step"},
                 {"nonet generate --practice x-wing --format pencilmarks",
                  "the moment before an X-Wing"},
                 {"nonet generate -n 1000 --level hard -o hard.txt --resume hard.state",
                  "goes on if it is killed and started again"},
                 {"nonet generate --variant x,killer --level medium", "with rules of its own"},
                 {"nonet generate --clues 40..45 --no-minimal --only singles", "for a beginner"}},
    .most_operands = 0,
    .run = run_generate};

}  // namespace nonet::cli
