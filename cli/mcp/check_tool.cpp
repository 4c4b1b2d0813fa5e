// check: whether what somebody claims of a board is so. A step or a path is for the checker, from
// the truths that it cites; a chain is judged link by link. A bare claim, r3c5=7 or r1c4<>2, has no
// certificate, and gets one here:
//
//   is there a solution in which it is otherwise? then it is refused, and that solution shown
//   is there a step that does it now? then that step is the proof
//   or a way to it? then the way is
//
// With a technique that is to show it, the step has to be one of these.
#include <algorithm>
#include <sstream>

#include "cli/mcp/opened_game.h"
#include "cli/mcp/tools.h"
#include "cli/mcp/ways.h"
#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/path_reader.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/explain/which_step.h"
#include "nonet/io/format.h"
#include "nonet/rules/rulebook.h"
#include "nonet/rules/variant.h"
#include "nonet/search/search.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"

namespace nonet::cli::mcp {
namespace {

constexpr std::size_t kMostClaims = 81;
constexpr const char* kOtherPuzzle = "Refused: the path is about another puzzle.";

struct Claim {
  Candidate candidate;
  bool strikes = false;  // the cell is not this digit; otherwise it is

  std::string text(DigitNames names) const {
    return strikes ? removal_text(candidate, names) : placement_text(candidate, names);
  }
  bool holds_on(const Grid& grid) const {
    if (!grid.topology().on_board().contains(candidate.cell)) return false;
    if (strikes) return !grid.has(candidate);
    return !grid.is_open(candidate.cell) && grid.has(candidate);
  }
};

Result<std::vector<Claim>> claims_in(std::string text, DigitNames names) {
  std::replace(text.begin(), text.end(), ',', ' ');
  std::istringstream words(text);
  std::vector<Claim> claims;
  for (std::string word; words >> word;) {
    if (claims.size() == kMostClaims) {
      return Error{ErrorCode::kBadOption, "claim: there are more than 81 of them"};
    }
    const auto placed = parse_placement(word, names);
    const auto struck = parse_removal(word, names);
    if (!placed && !struck) {
      return Error{ErrorCode::kBadOption,
                   "claim: r3c5=7 or r3c5<>7 was expected, not " + quoted_text(word)};
    }
    claims.push_back({placed ? *placed : *struck, !placed});
  }
  if (claims.empty()) return Error{ErrorCode::kBadOption, "claim: nothing is claimed"};
  return claims;
}

enum class Verdict { kTrue, kFalse, kUnknown };

// A claim held against all solutions of the board.
struct Judged {
  Claim claim;
  Verdict truth = Verdict::kUnknown;
  std::string reason = {};   // why it is false
  std::string witness = {};  // a solution in which it is otherwise
};

std::string without_stop(std::string sentence) {
  if (sentence.ends_with('.')) sentence.pop_back();
  return sentence;
}

Judged judged(const Claim& claim, const Grid& grid, const Stop& stop) {
  const Candidate x = claim.candidate;
  Judged result{claim};
  if (claim.holds_on(grid)) {
    result.truth = Verdict::kTrue;
    return result;
  }
  if (!grid.is_open(x.cell) || (!claim.strikes && !grid.has(x))) {
    result.truth = Verdict::kFalse;
    result.reason = without_stop(plain_answer(grid, x));
    return result;
  }
  Grid otherwise = grid;
  if (claim.strikes) {
    otherwise.place(x.cell, x.digit);
  } else {
    otherwise.eliminate(x);
  }
  SearchOptions options;
  options.stop = &stop;
  const SearchResult found = search(otherwise, 1, options);
  if (found.solutions > 0) {
    result.truth = Verdict::kFalse;
    result.witness = one_line(found.first, grid.topology());
    result.reason = name_of(x.cell) + " is " + name_of(*found.first.at(x.cell), grid.topology()) +
                    " in a solution of this board";
  } else if (found.complete) {
    result.truth = Verdict::kTrue;
  }
  return result;
}

bool all_hold_after(const Step& step, const std::vector<Claim>& claims, Grid grid) {
  apply(step, grid);
  return std::all_of(claims.begin(), claims.end(),
                     [&](const Claim& claim) { return claim.holds_on(grid); });
}

// The first step after which all of it is so.
struct Found {
  std::optional<Step> step;
  bool stopped = false;
};
Found step_for(const std::vector<Claim>& claims, const Grid& grid, const Policy& policy,
               const Stop& stop) {
  Found found;
  auto look = [&](const Step& step) {
    if (!all_hold_after(step, claims, grid)) return false;
    found.step = step;
    return true;
  };
  found.stopped = each_step_now(grid, policy, look, stop, kAllOfThem).stopped;
  return found;
}

// The way up to where all of it is so.
std::optional<Path> way_for(const std::vector<Claim>& claims, const Grid& grid,
                            const Policy& policy, const Stop& stop) {
  Solver solver(grid, policy, stop);
  bool all = false;
  Path path = solver.path([&](const Step&, const Grid& before) {
    all = std::all_of(claims.begin(), claims.end(),
                      [&](const Claim& claim) { return claim.holds_on(before); });
    return all;
  });
  if (!all && !path.solved()) return std::nullopt;
  return path;
}

// Techniques are counted from easy to hard.
Technique hardest_on(const Path& way) {
  Technique hardest{};
  for (const Step& step : way.steps) hardest = std::max(hardest, step.technique);
  return hardest;
}

class Checking {
 public:
  Checking(const Asked& asked, const CGame& game, const Grid& grid, std::vector<Claim> claims)
      : asked_(asked), game_(game), grid_(grid), claims_(std::move(claims)) {}

  Result<ToolAnswer> answer() {
    SearchOptions options;
    options.stop = &asked_.stop();
    const SearchResult any = search(grid_, 1, options);
    if (any.solutions == 0 && any.complete) {
      return verdict("refused", false,
                     "the board has no solution, and from such a board anything follows");
    }
    for (const Claim& claim : claims_) judged_.push_back(judged(claim, grid_, asked_.stop()));
    for (const Judged& each : judged_) {
      if (each.truth == Verdict::kFalse) return refusal(each);
    }
    return asked_.has("technique") ? by_technique() : by_any();
  }

 private:
  // With the step that speaks against it, where one can be seen.
  Result<ToolAnswer> refusal(const Judged& wrong) {
    if (wrong.witness.empty()) return verdict("refused", false, wrong.reason);
    std::string sentence = wrong.claim.text(grid_.topology()) + " is not so: " + wrong.reason;
    if (wrong.claim.strikes) return verdict("refused", false, sentence);
    const auto policy = chosen_policy({});
    if (!policy) return policy.error();
    const Hint hint =
        hint_for(game_.state(), *policy, asked_.stop(), {std::nullopt, 0, wrong.claim.candidate});
    if (hint.kind == Hint::Kind::kStep && hint.step) {
      step_ = hint.step;
      sentence += ", and this step shows it: " + whole_expert_line(*hint.step, grid_);
    }
    return verdict("refused", false, sentence);
  }

  Result<ToolAnswer> by_technique() {
    PolicyChoice choice;
    choice.only = asked_.names("technique");
    const auto policy = chosen_policy(choice);
    if (!policy) return policy.error();
    const Found found = step_for(claims_, grid_, *policy, asked_.stop());
    if (found.step) return proved(*found.step);
    if (found.stopped || asked_.stop().requested_now()) {
      return verdict("undecided", false, "whether it can be shown so was not found out in time");
    }
    const std::string name = list_of(choice.only, "or");
    const auto other = by_any();
    if (!other) return other.error();
    return verdict("refused", false,
                   "what is claimed is true, but no " + name + " shows it on this board" +
                       (step_ ? "; this does: " + whole_expert_line(*step_, grid_) : ""),
                   true);
  }

  Result<ToolAnswer> by_any() {
    const auto policy = chosen_policy({});
    if (!policy) return policy.error();
    if (std::all_of(claims_.begin(), claims_.end(),
                    [&](const Claim& claim) { return claim.holds_on(grid_); })) {
      return verdict("proved", true, "it stands on the board already");
    }
    // A list of all steps may take long; the way, on which what is true comes sooner or later, has
    // to have its turn.
    const Found found = step_for(claims_, grid_, *policy, asked_.stop().bounded(kMostAsks));
    way_ = way_for(claims_, grid_, *policy, asked_.stop());
    if (found.step && (!way_ || found.step->technique <= hardest_on(*way_))) {
      way_.reset();
      return proved(*found.step);
    }
    if (way_) {
      return verdict(
          "proved", true,
          "it follows after " + std::to_string(way_->steps.size()) + " steps, which are the proof");
    }
    const bool known = std::all_of(judged_.begin(), judged_.end(),
                                   [](const Judged& each) { return each.truth == Verdict::kTrue; });
    if (known) {
      return verdict("true", true,
                     "a search finds no solution in which it is otherwise, but no step that "
                     "shows it was found");
    }
    return verdict("undecided", false, "it was not found out in time");
  }

  Result<ToolAnswer> proved(const Step& step) {
    step_ = step;
    return verdict("proved", true, "this step shows it: " + whole_expert_line(step, grid_));
  }

  Result<ToolAnswer> verdict(std::string_view word, bool holds, const std::string& reason,
                             bool true_otherwise = false) {
    const std::string begin = word == "refused"     ? "Refused: "
                              : word == "undecided" ? "Not decided: "
                                                    : "It holds: ";
    const std::string sentence = begin + reason + ".";
    JsonWriter json;
    json.begin_object().member("holds", holds).member("verdict", word);
    json.member("sentence", sentence);
    if (true_otherwise) json.member("effects_hold", true);
    json.key("claims").list(judged_, [&](const Judged& each) {
      json.begin_object().member("claim", each.claim.text(grid_.topology()));
      if (each.truth != Verdict::kUnknown) json.member("true", each.truth == Verdict::kTrue);
      if (!each.reason.empty()) json.member("reason", each.reason);
      if (!each.witness.empty()) json.member("witness", each.witness);
      json.end_object();
    });
    if (step_) {
      json.key("step");
      write_step(json, *step_, grid_, 0);
    }
    if (way_) json.key("path").raw(section_to_json(*way_, {}));
    return ToolAnswer{sentence, json.end_object().take(), ""};
  }

  // How long a single step is looked for before the way is gone.
  static constexpr std::uint64_t kMostAsks = 2'000'000;

  const Asked& asked_;
  const CGame& game_;
  const Grid& grid_;
  std::vector<Claim> claims_;
  std::vector<Judged> judged_;
  std::optional<Step> step_;
  std::optional<Path> way_;
};

// The checker's own words: "sentence" of its JSON. A path brings a puzzle of its own along, which
// has to be the one that is asked about.
Result<ToolAnswer> proof_verdict(const std::string& claimed, const CGame& game) {
  if (const auto path = read_path(claimed)) {
    const Puzzle& own = path->puzzle;
    const Puzzle& asked = game.state();
    const bool same = own.variant && asked.variant
                          ? *own.variant == *asked.variant
                          : own.variant == asked.variant && own.givens == asked.givens;
    if (!same) {
      return ToolAnswer{kOtherPuzzle,
                        JsonWriter()
                            .begin_object()
                            .member("holds", false)
                            .member("verdict", "refused")
                            .member("sentence", kOtherPuzzle)
                            .end_object()
                            .take(),
                        ""};
    }
  }
  const auto answer = game.prove(claimed);
  if (!answer) return answer.error();
  const auto tree = parse_json(*answer);
  const JsonValue* sentence = tree ? tree->find("sentence") : nullptr;
  return ToolAnswer{sentence != nullptr ? sentence->string : "", *answer, ""};
}

// A chain's judgement with a verdict like all others.
Result<ToolAnswer> chain_verdict(const Asked& asked, const CGame& game) {
  const DigitNames names = names_of(game.state());
  JsonWriter drawn;
  drawn.begin_object().key("chain").raw(asked.json("chain"));
  if (asked.has("claim")) {
    const auto claims = claims_in(asked.text("claim"), names);
    if (!claims) return claims.error();
    drawn.key("claim").strings(*claims, [&](const Claim& claim) { return claim.text(names); });
  }
  const auto answer = game.chain(drawn.end_object().take());
  if (!answer) return answer.error();
  const auto tree = parse_json(*answer);
  const JsonValue* holds = tree ? tree->find("holds") : nullptr;
  const JsonValue* sentence = tree ? tree->find("sentence") : nullptr;
  if (holds == nullptr || sentence == nullptr) return Error{"the chain could not be judged"};
  JsonWriter json;
  json.begin_object().member("holds", holds->boolean);
  json.member("verdict", holds->boolean ? "proved" : "refused");
  json.member("sentence", sentence->string).key("chain").raw(*answer).end_object();
  return ToolAnswer{sentence->string, json.take(), ""};
}

}  // namespace

Result<ToolAnswer> check_tool(const Asked& asked) {
  const int ways = static_cast<int>(asked.has("step")) +
                   static_cast<int>(asked.has("chain") || asked.has("claim"));
  if (ways != 1) {
    return Error{ErrorCode::kBadOption,
                 "one of claim, step and chain says what is to be checked; a chain may have a "
                 "claim"};
  }
  const auto game = opened_game(asked);
  if (!game) return game.error();
  if (asked.has("step")) return proof_verdict(asked.json("step"), **game);
  if (asked.has("chain")) return chain_verdict(asked, **game);
  auto claims = claims_in(asked.text("claim"), names_of((*game)->state()));
  if (!claims) return claims.error();
  const auto grid = (*game)->start();
  if (!grid) return grid.error();
  return Checking(asked, **game, *grid, *std::move(claims)).answer();
}

}  // namespace nonet::cli::mcp
