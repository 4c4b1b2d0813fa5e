// What somebody claims in the JSON of a path (see path_json.h), read a step at a time: the text
// comes in pieces, and of a step only the claim is kept. What is there for people (marks,
// sentences, lines of reasoning) may be as long as it likes: it passes by and leaves nothing.
//
// docs/PATHS.md has the grammar, which script/verify-independently reads too.
//
// A reader believes nothing and draws no conclusion; path_check.h does. It needs "puzzle" and
// "steps", and of a step what it places or removes and the truths that this rests on. A key that
// stands twice, in the path or in a step, is refused, because two readers could take it in two
// ways.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/core/step.h"
#include "nonet/json/reader.h"

#pragma GCC visibility push(default)
namespace nonet {

// A step of a file, and where it stood.
struct ClaimedStep {
  Step step;
  std::string name;  // of the technique, as the file has it; may be empty, or cut if it is long
  std::uint64_t boxes = 0;  // houses that it calls boxes, as bits by their ids
  int line = 0;
};

// What a path says besides its steps.
struct PathClaims {
  // Where it says so; 1 for what it does not say.
  struct Lines {
    int puzzle = 1;
    int placed = 1;
    int removed = 1;
    int solved = 1;
    int solution = 1;
  };
  Puzzle puzzle;  // the start: givens, what was placed on them, what was struck
  std::optional<bool> solved;
  std::optional<Board> solution;
  std::string solution_line;  // of a smaller board, a character a cell
  Lines lines;
};

class PathReader {
 public:
  // More items in one list of a step, or members in an object, are refused: no step needs as many.
  static constexpr std::size_t kMostItems = 4096;
  static constexpr std::size_t kMostMembers = 1000;

  // The source is asked while the reader lives. `first_line` is the number of the first line.
  explicit PathReader(JsonSource source, int first_line = 1) : reader_(source, first_line) {}

  // The next step; false at the end, and where the text is no path: then error() tells.
  bool next(ClaimedStep& step);
  const std::optional<Error>& error() const { return error_; }

  // A text that is one step and nothing else, of a game whose digits are called so.
  static Result<ClaimedStep> read_lone_step(std::string_view json, DigitNames names = {});

  // What has been said so far; all of it once next() has returned false.
  const PathClaims& claims() const { return claims_; }
  bool has_puzzle() const { return members_.contains("puzzle") || members_.contains("variant"); }
  // JSON has no order: a part of the start may follow when steps have been read. The last that did,
  // as an Error at its place for whoever can't go back.
  const std::optional<Error>& late_start() const { return late_start_; }

 private:
  using Members = std::set<std::string, std::less<>>;

  bool open();
  bool finish();
  bool read_member();
  bool read_start(std::string_view key, int line);
  bool read_header(std::string_view key);
  bool read_solved();
  bool read_board(std::string_view key, Board& board, int& line);
  bool take_board(std::string_view key, const JsonToken& token, Board& board);
  bool read_solution();
  bool read_step(ClaimedStep& claimed);
  bool read_step_member(std::string_view key, ClaimedStep& claimed);
  bool read_name(std::string& name);
  bool read_deadly(std::vector<DeadlyCell>& pattern);
  bool read_symmetry(std::optional<BoardSymmetry>& symmetry);
  bool read_variant();
  bool read_rules(ClaimedStep& claimed);
  bool read_rule(ClaimedStep& claimed, RuleUse& use);
  std::optional<House> house_from(std::string_view text, ClaimedStep& claimed);
  std::optional<Truth> truth_from(std::string_view text, ClaimedStep& claimed);
  template <class T, class Parse>
  bool read_strings(std::string_view key, std::string_view what, std::vector<T>& items,
                    Parse&& parse);
  // Notes the key, unless it stands twice.
  bool note(Members& members, const JsonToken& key);
  // The token is not what was wanted; if the text is not even JSON, that is said instead.
  bool fail(const JsonToken& token, std::string message);

  JsonReader reader_;
  PathClaims claims_;
  Members members_;
  std::optional<Error> late_start_;
  std::optional<Error> error_;
  Error no_path_;  // at the place where the path begins
  int version_ = 1;
  DigitNames names_;
  bool opened_ = false;
  bool in_steps_ = false;
  bool done_ = false;
};

struct ClaimedPath : PathClaims {
  std::vector<ClaimedStep> steps;
};

// All of a path at once, for whoever wants to look at it.
Result<ClaimedPath> read_path(std::string_view json);

}  // namespace nonet
#pragma GCC visibility pop
