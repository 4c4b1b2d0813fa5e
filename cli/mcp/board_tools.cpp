// The tools that ask one thing of a game, or none of it: read, hint, draw, rate, generate.
#include <algorithm>

#include "cli/mcp/message.h"
#include "cli/mcp/opened_game.h"
#include "cli/mcp/tools.h"
#include "cli/mcp/ways.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/standing.h"
#include "nonet/json/write_value.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/variant_board.h"

namespace nonet::cli::mcp {
namespace {

// The board as lines of text.
std::string board_text(const CGame& game) {
  const Puzzle& state = game.state();
  if (!state.variant) {
    auto text = game.write(R"({"format": "grid"})");
    return text ? *text : "";
  }
  std::vector<std::optional<int>> digits;
  const Board board = digits_of(state);
  for (int i = 0; i < state.variant->cells(); ++i) {
    const auto digit = board.at(cell_of(*state.variant, static_cast<Spot>(i)));
    digits.push_back(digit ? std::optional(names_of(state).number_of(*digit)) : std::nullopt);
  }
  return variant_board(*state.variant, digits, true) + variant_legend(*state.variant);
}

std::string solutions_sentence(const Standing& standing) {
  switch (standing.of_puzzle) {
    case Ground::Solutions::kOne:
      if (!standing.mistakes.empty()) return "It has one solution, and the board a mistake.";
      return "It has one solution.";
    case Ground::Solutions::kSeveral:
      return "It has several solutions.";
    case Ground::Solutions::kUnknown:
      return "How many solutions it has was not found out in that time.";
    case Ground::Solutions::kNone:
      break;
  }
  return "It has no solution.";
}

std::string hint_words(const Hint& hint, int last) {
  std::string words;
  const int count = std::min(last, static_cast<int>(hint.rungs.size()));
  for (int number = 1; number <= count; ++number) {
    words += std::to_string(number) + ". " + hint.rung(number).text + "\n";
  }
  return words;
}

// The hint that was asked for, with its step where all of it was.
struct AskedHint {
  Hint hint;
  std::string json;
};
Result<AskedHint> hint_in(const Asked& asked, CGame& game, int rung) {
  const auto policy = policy_in(asked);
  if (!policy) return policy.error();
  nonet::Wishes wishes(asked.options({"cell", "why_not"}));
  WhichStep which{wishes.cell("cell"), asked.whole("skip", 0),
                  wishes.candidate("why_not", names_of(game.state()))};
  if (auto problem = wishes.problem()) return *problem;
  AskedHint answer{hint_for(game.state(), *policy, asked.stop(), which), ""};
  if (answer.hint.kind == Hint::Kind::kNothing && asked.stop().requested_now()) {
    return Error{ErrorCode::kStopped, "no step was found before the time was up"};
  }
  answer.json = hint_to_json(game.state(), answer.hint, rung);
  return answer;
}

bool asks_for_step(const Asked& asked) {
  const auto& names = step_names();
  return asked.truth("hint", false) ||
         std::any_of(names.begin(), names.end(), [&](auto name) { return asked.has(name); });
}

// The way that a scale's rating rests on, by the loop of whoever made the scale.
void write_ways(JsonWriter& json, const std::vector<std::string>& scales, const Grid& start,
                const Stop& stop) {
  json.key("proof").begin_object();
  for (const std::string& scale : scales) {
    PolicyChoice choice;
    choice.policy = scale == "nonet" ? "all" : scale;
    const auto policy = chosen_policy(choice);
    if (!policy) continue;
    Solver solver(start, *policy, stop);
    const Path path = solver.path();
    if (path.solved()) json.key(scale).raw(section_to_json(path, {}));
  }
  json.end_object();
}

// "Sudoku Explainer 6.6, HoDoKu Hard (1068)": what of it people ask for first.
std::string rating_words(const std::string& rating) {
  const auto tree = parse_json(rating);
  if (!tree) return "";
  auto part = [&](std::string_view name) {
    const JsonValue* inner = tree->find(name);
    return inner != nullptr && inner->is(JsonValue::Kind::kObject) ? inner : &*tree;
  };
  auto text = [](const JsonValue& object, std::string_view key) {
    const JsonValue* value = object.find(key);
    return value != nullptr ? value->string : "";
  };
  if (!text(*tree, "problem").empty()) return "It has no rating: " + text(*tree, "problem") + ".";
  std::string words;
  const std::string er = text(*part("se"), "er");
  const std::string level = text(*part("hodoku"), "level");
  if (!er.empty()) words = "Sudoku Explainer " + er;
  if (!level.empty()) {
    const std::string scale = text(*tree, "scale") == "nonet" ? "nonet " : "HoDoKu ";
    words +=
        (words.empty() ? "" : ", ") + scale + level + " (" + text(*part("hodoku"), "score") + ")";
  }
  return words;
}

// Those of the scales that are asked for that rest on a way.
std::vector<std::string> scales_with_ways(const std::vector<std::string>& asked) {
  std::vector<std::string> scales;
  for (const std::string& word : asked) {
    if (word == "both" || word == "all") return {"se", "hodoku"};
    if (word == "se" || word == "hodoku" || word == "nonet") scales.push_back(word);
  }
  return scales;
}

}  // namespace

Result<ToolAnswer> read_tool(const Asked& asked) {
  const auto game = opened_game(asked);
  if (!game) return game.error();
  const auto board = (*game)->board();
  if (!board) return board.error();
  const Standing standing = standing_of((*game)->state(), asked.stop());
  JsonWriter json;
  json.begin_object().key("board").raw(*board).key("check");
  json.raw(standing_to_json((*game)->state(), standing, false)).end_object();
  return ToolAnswer{board_text(**game) + solutions_sentence(standing), json.take(), ""};
}

Result<ToolAnswer> hint_tool(const Asked& asked) {
  constexpr int kUsualRung = 3;
  const auto game = opened_game(asked);
  if (!game) return game.error();
  const int rung = asked.whole("rung", kUsualRung);
  const auto answer = hint_in(asked, **game, rung);
  if (!answer) return answer.error();
  return ToolAnswer{hint_words(answer->hint, rung), answer->json, ""};
}

Result<ToolAnswer> draw_tool(const Asked& asked) {
  const auto game = opened_game(asked);
  if (!game) return game.error();
  std::vector<std::string_view> names = step_names();
  names.insert(names.end(), {"hint", "example", "candidates", "words", "title", "theme", "size"});
  const auto svg = (*game)->draw(asked.options(names));
  if (!svg) return svg.error();
  JsonWriter json;
  json.begin_object().member("svg", *svg);
  std::string told;
  if (asks_for_step(asked)) {
    const auto hint = hint_in(asked, **game, asked.whole("rung", kRungs));
    if (!hint) return hint.error();
    json.key("hint").raw(hint->json);
    told = hint->json;
  }
  return ToolAnswer{*svg, json.end_object().take(), told.empty() ? "{}" : told};
}

Result<ToolAnswer> rate_tool(const Asked& asked) {
  const auto game = opened_game(asked);
  if (!game) return game.error();
  std::vector<std::string> scales = asked.names("scale");
  if (scales.empty()) scales = {(*game)->state().variant ? "nonet" : "both"};
  JsonWriter options;
  options.begin_object().key("scale");
  if (scales.size() == 1) {
    options.string(scales.front());
  } else {
    options.strings(scales, [](const std::string& scale) { return scale; });
  }
  const auto rating = (*game)->rate(options.end_object().take());
  if (!rating) return rating.error();
  JsonWriter json;
  json.begin_object().key("rating").raw(on_one_line(*rating));
  const auto grid = (*game)->start();
  if (grid && asked.truth("proof", true) && ground_of(*grid, asked.stop()).one_solution()) {
    write_ways(json, scales_with_ways(scales), *grid, asked.stop());
  }
  const std::string words = rating_words(*rating);
  return ToolAnswer{words.empty() ? "The rating:" : words, json.end_object().take(), ""};
}

namespace {

// What was made, as text that can be read again.
std::string puzzle_in(const std::string& made) {
  const auto tree = parse_json(made);
  if (!tree) return "";
  if (const JsonValue* variant = tree->find("variant")) {
    JsonWriter json;
    write_value(json, *variant);
    return json.take();
  }
  const JsonValue* puzzle = tree->find("puzzle");
  return puzzle != nullptr ? puzzle->string : "";
}

}  // namespace

Result<ToolAnswer> generate_tool(const Asked& asked) {
  CGame game;
  game.heed(asked.stop());
  const auto made = game.generate(asked.options(
      {"level", "score", "se", "clues", "symmetry", "minimal", "requires", "only", "without",
       "hardest", "practice", "pattern", "seed", "number", "variant", "size", "rules"}));
  if (!made) return made.error();
  const std::string puzzle = puzzle_in(*made);
  JsonWriter json;
  json.begin_object().key("made").raw(*made);
  const auto read = game.read(puzzle, "");
  const auto grid = game.start();
  if (read && grid && asked.truth("proof", true)) {
    const auto proof = proof_of_solution(*grid, asked.stop());
    if (proof) json.key("proof").raw(section_to_json(*proof, {}));
  }
  // Those of more than nine by nine cells are no game.
  return ToolAnswer{(read ? board_text(game) : "") + puzzle, json.end_object().take(), ""};
}

}  // namespace nonet::cli::mcp
