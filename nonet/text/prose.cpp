#include "nonet/text/prose.h"

#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/rules/words.h"
#include "nonet/text/clauses.h"
#include "nonet/text/exocet_words.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"
#include "nonet/text/room_words.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/sets.h"
#include "nonet/text/step_shape.h"
#include "nonet/text/symmetry_words.h"

namespace nonet {
namespace {

// "r1c1 is 5 and r1c2 is 6"
std::string statements_of(const Step& step, Role role, const Topology& topology) {
  std::vector<std::string> texts;
  for (const Mark& mark : step.marks) {
    if (mark.role != role) continue;
    texts.push_back(name_of(mark.candidate.cell) + " is " +
                    name_of(mark.candidate.digit, topology));
  }
  return list_of(texts);
}

// "r1c1 or r1c4 is 5, or r2c4 is 3 or 7": that one of the candidates is true.
std::string one_true(const Step& step, Role role, const Topology& topology) {
  std::array<DigitSet, 81> digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) digits[mark.candidate.cell.index()].insert(mark.candidate.digit);
  }
  std::string text;
  CellSet untold = cells_of(step, role);
  while (!untold.empty()) {
    const DigitSet shared = digits[untold.first().index()];
    CellSet alike;
    for (Cell c : untold) {
      if (digits[c.index()] == shared) alike.insert(c);
    }
    untold -= alike;
    text += (text.empty() ? "" : ", or ") + list_of(alike, "or") + " is " +
            list_of(shared, topology, "or");
  }
  return text;
}

// "r1c1 or r1c4 is 5", "r1c1 is 5 or it is not": the cases that a story goes through.
std::string cases_of(const Step& step, const Topology& topology) {
  const bool either_way =
      std::any_of(step.inferences.begin(), step.inferences.end(), [](const Inference& line) {
        return line.kind == Inference::Kind::kAssume && line.level == 1 && !line.holds;
      });
  return one_true(step, Role::kAssumed, topology) + (either_way ? " or it is not" : "");
}

// "wherever 5 stands in row 1,", "whatever r1c1 is,"; where one truth alone does not make the
// cases, "r1c1 is 5 or it is not, and in every case".
std::string each_case(const Step& step, const Topology& topology) {
  const std::vector<Inference>& story = step.inferences;
  const bool splits = !story.empty() && story.front().kind == Inference::Kind::kSplit;
  if (!splits || story.front().by.size() != 1) {
    return cases_of(step, topology) + ", and in every case";
  }
  const Truth by = story.front().by.front();
  if (by.is_cell()) return "whatever " + name_of(by.cell()) + " is,";
  return "wherever " + name_of(by.digit(), topology) + " stands in " +
         name_of(by.house(), topology) + ",";
}

// The cells of "pincers", or of "target": what the step says something of.
std::optional<CellSet> cells_called(std::string_view word, const Step& step) {
  if (word == "target") {
    CellSet cells;
    for (Candidate x : step.placements) cells.insert(x.cell);
    for (Candidate x : step.removals) cells.insert(x.cell);
    return cells;
  }
  auto part = part_meant_by(word);
  if (!part) return std::nullopt;
  return cells_of(step, *part);
}

// The cells of "pincers", or of "links-pincers": links that are no pincers.
std::optional<CellSet> cells_meant(std::string_view words, const Step& step) {
  const std::size_t minus = words.rfind('-');
  if (minus == std::string_view::npos) return cells_called(words, step);
  auto all = cells_meant(words.substr(0, minus), step);
  auto less = cells_called(words.substr(minus + 1), step);
  if (!all || !less) return std::nullopt;
  return *all - *less;
}

// The digits of "pivot", of "guardians+seta", or of "target": those that go.
DigitSet digits_meant(std::string_view words, const Step& step) {
  DigitSet digits;
  for (std::size_t from = 0; from <= words.size();) {
    const std::size_t plus = std::min(words.find('+', from), words.size());
    const std::string_view word = words.substr(from, plus - from);
    if (auto part = part_meant_by(word)) digits |= digits_of(step, *part);
    for (Candidate x : step.removals) {
      if (word == "target") digits.insert(x.digit);
    }
    from = plus + 1;
  }
  return digits;
}

// "r1c5", "both r1c5 and r1c6", "all of r1c5, r1c6 and r2c4".
std::string all_of(const CellSet& cells) {
  return (cells.size() < 2 ? "" : cells.size() == 2 ? "both " : "all of ") + list_of(cells);
}

// "the fin r1c5", "a fin (r1c5 or r1c6)".
std::string a_fin(const Step& step) {
  const CellSet fins = cells_of(step, Role::kFin);
  return fins.size() == 1 ? "the fin " + list_of(fins) : "a fin (" + list_of(fins, "or") + ")";
}

// Behind two things named, or several.
std::string_view both_or_all(int count) {
  return count == 2 ? "both" : "all of these";
}

// "so r1c1 or r1c4 is 5, and no cell that sees both can hold it": one of the guardians is true,
// and what that means for the candidates that go.
std::string so_guardians(const Step& step, const Topology& topology) {
  const std::string stated = one_true(step, Role::kGuardian, topology);
  const CellSet cells = cells_of(step, Role::kGuardian);
  const DigitSet digits = digits_of(step, Role::kGuardian);
  const bool of_one_digit =
      digits.size() == 1 && std::all_of(step.removals.begin(), step.removals.end(),
                                        [&](Candidate x) { return x.digit == digits.first(); });
  const auto count =
      static_cast<int>(std::count_if(step.marks.begin(), step.marks.end(), [](const Mark& mark) {
        return mark.role == Role::kGuardian;
      }));
  const std::string those(both_or_all(count));
  if (cells.size() == 1) return "the only way out is that " + stated;
  return "so " + stated + ", and no " +
         (of_one_digit ? "cell that sees " + those + " can hold it"
                       : "candidate that contradicts " + those + " can be true");
}

// Of cells in two rows and several columns, "rows 1 and 2", or the others: "columns 2, 4 and 7".
std::string lines_of(const Step& step, const Topology& topology, bool the_two) {
  const CellSet cells = cells_of(step, Role::kPattern);
  std::vector<House> rows, columns;
  for (House h : topology.houses()) {
    if (!topology.cells(h).meets(cells)) continue;
    if (topology.kind(h) == HouseKind::kRow) rows.push_back(h);
    if (topology.kind(h) == HouseKind::kColumn) columns.push_back(h);
  }
  return list_of((rows.size() == 2) == the_two ? rows : columns, topology);
}

// "if r8c7 is not 9, then r8c6 is 9 (only place in row 8), r2c6 is 4 and r9c7 is 4": a chain from
// end to end.
std::string walk_of(const Step& step, const Topology& topology) {
  auto digit_of = [&](const Inference& line) {
    return line.node.digits.empty() ? "" : name_of(line.node.digit(), topology);
  };
  std::string supposed;
  std::vector<std::string> then;
  for (const Inference& line : step.inferences) {
    if (line.kind == Inference::Kind::kAssume) {
      supposed = "if " + list_of(line.node.cells) + (line.holds ? " is " : " is not ") +
                 digit_of(line) + ", then ";
    } else if (line.holds) {
      const bool in_house = line.by.size() == 1 && !line.by.front().is_cell();
      then.push_back(
          list_of(line.node.cells, "or") + " is " + digit_of(line) +
          (in_house ? " (only place in " + name_of(line.by.front().house(), topology) + ")" : ""));
    }
  }
  return supposed + list_of(then);
}

// "if r1c1 were 5, row 4 would have no place left for 1": what a story that begins with a
// supposition comes to.
std::string contrary_of(const Step& step, const Topology& topology) {
  const bool begins = !step.inferences.empty() &&
                      step.inferences.front().kind == Inference::Kind::kAssume &&
                      !step.inferences.front().node.digits.empty();
  if (!begins) return "the contrary ends in a contradiction";
  const Inference& first = step.inferences.front();
  const Inference& last = step.inferences.back();
  const std::string supposed = "if " + list_of(first.node.cells, "or") +
                               (first.holds ? " were " : " were not ") +
                               name_of(first.node.digit(), topology) + ", ";
  if (last.kind != Inference::Kind::kConflict || last.level > 0 || last.by.size() != 1) {
    return supposed + "every way to go on would end in a contradiction";
  }
  const Truth truth = last.by.front();
  if (truth.is_cell()) return supposed + name_of(truth.cell()) + " would have no candidate left";
  return supposed + name_of(truth.house(), topology) + " would have no place left for " +
         name_of(truth.digit(), topology);
}

// "three": how many questions a refutation asks, that without an answer among them.
std::string length_of(const Step& step) {
  const auto asked =
      std::count_if(step.inferences.begin(), step.inferences.end(),
                    [](const Inference& line) { return line.kind != Inference::Kind::kAssume; });
  return number_word(static_cast<int>(asked));
}

// "row 1 or column 2": the lines of a box that hold all places of a digit there, one of which
// reaches the link.
std::string crossing_of(const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  const std::vector<House> base = houses_of(step, HouseRole::kBase);
  const CellSet links = cells_of(step, Role::kLink);
  if (base.empty() || step.removals.empty()) return "";
  const CellSet places = before.places(base.front(), step.removals.front().digit);
  for (House row : topology.houses()) {
    if (topology.kind(row) != HouseKind::kRow) continue;
    for (House column : topology.houses()) {
      if (topology.kind(column) != HouseKind::kColumn) continue;
      const CellSet lines = topology.cells(row) | topology.cells(column);
      const bool crosses =
          (topology.cells(row) & topology.cells(column)).meets(topology.cells(base.front()));
      if (crosses && lines.contains(places) && lines.meets(links)) {
        return name_of(row, topology) + " or " + name_of(column, topology);
      }
    }
  }
  return "";
}

// "a" or "b": the side of a colouring that something goes from.
std::string false_side(const Step& step) {
  for (const Mark& mark : step.marks) {
    const bool goes = std::find(step.removals.begin(), step.removals.end(), mark.candidate) !=
                      step.removals.end();
    if (mark.role == Role::kColor && goes && mark.group < 26) {
      return std::string(1, static_cast<char>('a' + mark.group));
    }
  }
  return "a or b";
}

// The cells of a chain in its order: as its story comes to them, or else as the step marks them.
std::string in_order(const Step& step) {
  CellSet told;
  std::vector<std::string> names;
  auto add = [&](Cell c) {
    if (told.contains(c)) return;
    told.insert(c);
    names.push_back(name_of(c));
  };
  for (const Inference& line : step.inferences) {
    if (line.node.cells.size() == 1) add(line.node.cells.first());
  }
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::kPattern && step.inferences.empty()) add(mark.candidate.cell);
  }
  return list_of(names);
}

bool take_prefix(std::string_view& word, std::string_view prefix) {
  if (!word.starts_with(prefix)) return false;
  word.remove_prefix(prefix.size());
  return true;
}

std::string fill_cells(std::string_view word, const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  const bool all = take_prefix(word, "all of ");
  const bool any = !all && take_prefix(word, "or ");
  if (take_prefix(word, "digits/")) {
    return list_of(digits_meant(word, step), topology, any ? "or" : "and");
  }
  const bool marked = !any && take_prefix(word, "marked ");
  auto part = part_meant_by(word);
  if (marked && part) return list_with_digits(step, *part, before);
  if (part && part->role == Role::kGuardian) return one_true(step, part->role, topology);
  if (part && part->role == Role::kAssumed) return statements_of(step, part->role, topology);
  auto cells = cells_meant(word, step);
  if (!cells) return "{" + std::string(word) + "}";
  if (all) return all_of(*cells);
  return list_of(in_order_of_rules(*cells, step.rules, before.rulebook()), any ? "or" : "and");
}

std::string fill(std::string_view word, const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  if (auto text = rule_words(word, step, before)) return *text;
  if (auto text = symmetry_words(word, step, before)) return *text;
  if (word == "digits") return list_of(digits_of(step, Role::kPattern), topology);
  if (word == "or digits") return list_of(digits_of(step, Role::kPattern), topology, "or");
  if (word == "ends") return one_true(step, Role::kPincer, topology);
  if (word == "cases") return cases_of(step, topology);
  if (word == "each case") return each_case(step, topology);
  if (word == "effects") return effects_of(step, topology);
  if (word == "path") return in_order(step);
  if (word == "walk") return walk_of(step, topology);
  if (word == "contrary") return contrary_of(step, topology);
  if (word == "length") return length_of(step);
  if (word == "crossing") return crossing_of(step, before);
  if (word == "false side") return false_side(step);
  if (word == "room") return room_of(step, topology).text;
  if (word == "nor fewer") {
    return room_of(step, topology).tells_all ? "" : ", nor where it would leave room for fewer";
  }
  if (word == "all told" || word == "then") return "";
  if (word == "exocet strikes") return exocet_strikes(step, topology);
  if (word == "exocet room") return exocet_room(step, before);
  if (word == "a fin") return a_fin(step);
  if (word == "each fin") return cells_of(step, Role::kFin).size() == 1 ? "the fin" : "each fin";
  if (word == "so guardians") return so_guardians(step, topology);
  if (word == "number") return std::to_string(cells_of(step, Role::kPattern).size());
  if (word == "two lines") return lines_of(step, topology, true);
  if (word == "other lines") return lines_of(step, topology, false);
  if (word == "both pincers") {
    return std::string(both_or_all(cells_of(step, Role::kPincer).size()));
  }
  if (auto link = link_meant_by(word)) return list_of(digits_of(step, *link), topology);
  if (word == "base") return list_of(houses_of(step, HouseRole::kBase), topology);
  if (word == "last") return list_of(houses_of(step, HouseRole::kLast), topology);
  if (word == "cover") {
    const auto twin = houses_of(step, HouseRole::kTwinCover);
    return list_of(houses_of(step, HouseRole::kCover), topology) +
           (twin.empty() ? "" : ", or else " + list_of(twin, topology));
  }
  if (auto text = set_words(word, step, topology)) return *text;
  return fill_cells(word, step, before);
}

bool has_word(const Step& step, std::string_view word) {
  return row_of(step.technique).words.sentence.find(word) != std::string_view::npos;
}

}  // namespace

bool sentence_tells_all(const Step& step) {
  return has_word(step, "{all told}") || has_word(step, "{walk}") || has_word(step, "{set walk}");
}

std::string effects_of(const Step& step, DigitNames names) {
  std::vector<std::string> clauses;
  for (Candidate x : step.placements) {
    clauses.push_back(name_of(x.cell) + " is " + name_of(x.digit, names));
  }
  CandidateSet gone;
  for (Candidate x : step.removals) {
    if (x.in_range()) gone.insert(x);
  }
  for (std::string& clause : clauses_of(gone, names)) clauses.push_back(std::move(clause));
  return joined_clauses(clauses);
}

std::string sentence_of(const Step& step, const Grid& before) {
  return PathWords().sentence_of(step, before, 0);
}

PathWords::Sums PathWords::sums_of(const Step& step, const Grid& before, std::size_t number) {
  Sums sums;
  for (const RuleUse& use : step.rules) {
    if (use.rule != 0) continue;
    const bool says_it = has_word(step, "{sum}") && &use == &step.rules.front();
    const auto told =
        std::find_if(sums_.begin(), sums_.end(), [&](const Sum& sum) { return sum.use == use; });
    if (told == sums_.end()) {
      sums_.push_back({use, number});
      if (!says_it) sums.added_up.push_back(addition_of(use, before));
    } else if (told->number != number && !says_it) {
      sums.earlier.push_back("step " + std::to_string(told->number) + " adds up " +
                             name_of(use, before));
    }
  }
  return sums;
}

std::string PathWords::sentence_of(const Step& step, const Grid& before, std::size_t number) {
  if (find_misshapen(step, before)) return "";
  auto fill_word = [&](std::string_view word) { return fill(word, step, before); };
  std::string_view words = row_of(step.technique).words.sentence;
  std::string text;
  if (is_exocet(step)) {
    const Told now = {cells_of(step, {Role::kSet, 0}), cells_of(step, {Role::kSet, 1}),
                      step.technique, number};
    const Told* told = nullptr;  // the first, but rather one by this technique
    for (const Told& earlier : told_) {
      if (earlier.base != now.base || earlier.targets != now.targets) continue;
      if (told == nullptr || earlier.technique == now.technique) told = &earlier;
    }
    if (told != nullptr) {
      text = "as in step " + std::to_string(told->number) + ", " + list_of(now.targets) +
             (now.base.size() == 1 ? " holds the same digit as " : " hold the same digits as ") +
             list_of(now.base);
      words.remove_prefix(words.find(told->technique == now.technique ? "; {exocet" : "{then}"));
    }
    if (told == nullptr || told->technique != now.technique) told_.push_back(now);
  }
  // A story rests on them further down; otherwise the sentence does, at once.
  const Sums sums = sums_of(step, before, number);
  const bool has_story = !step.inferences.empty();
  for (const std::string& sum : sums.added_up) {
    if (!has_story) text += sum + "; ";
  }
  text += filled(words, fill_word);
  // What is left tells what goes.
  const bool says_all = has_word(step, "{leaves}") || has_word(step, "{sum leaves}") ||
                        has_word(step, "{effects}") || is_exocet(step);
  text += says_all ? "." : ", so " + effects_of(step, before.topology()) + ".";
  for (const std::string& sum : sums.added_up) {
    if (has_story) text += " " + capitalized(sum) + ".";
  }
  if (!sums.earlier.empty()) text += " (" + capitalized(list_of(sums.earlier)) + ".)";
  if (step.assumes_unique()) text += " (This relies on the puzzle having only one solution.)";
  return text;
}

std::string brief_of(const Step& step, const Grid& before) {
  const std::string_view brief = row_of(step.technique).words.brief;
  if (brief.empty() || find_misshapen(step, before)) return "";
  auto fill_word = [&](std::string_view word) { return fill(word, step, before); };
  return effects_of(step, before.topology()) + " (" + filled(brief, fill_word) + ")";
}

}  // namespace nonet
