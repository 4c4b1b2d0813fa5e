// Branches that go alike are told once; each inference still knows its line.
#include "nonet/text/alike.h"

#include "nonet/text/prose.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

Inference supposed(int number, const CellSet& cells, int level = 1) {
  Inference line;
  line.kind = Kind::kAssume;
  line.node = {Digit::from_number(number), cells};
  line.level = static_cast<std::int16_t>(level);
  return line;
}
Inference refuted(const Inference& of) {
  Inference line = of;
  line.kind = Kind::kRefuted;
  line.holds = false;
  line.level = static_cast<std::int16_t>(of.level - 1);
  return line;
}
Inference fails(Cell c, int level = 1) {
  Inference line;
  line.kind = Kind::kConflict;
  line.by = {Truth(c)};
  line.level = static_cast<std::int16_t>(level);
  return line;
}
Inference split(Truth by) {
  Inference line;
  line.kind = Kind::kSplit;
  line.by = {by};
  return line;
}

std::vector<Inference> lemma(int number, Cell c, Cell conflict) {
  return {supposed(number, {c}), fails(conflict), refuted(supposed(number, {c}))};
}
void add(std::vector<Inference>& story, const std::vector<Inference>& more) {
  story.insert(story.end(), more.begin(), more.end());
}

TEST(Alike, LemmasOfOneCellOrOneDigitAreOne) {
  Step step;
  step.inferences = {supposed(1, {cell_at(8, 8)}, 0)};
  add(step.inferences, lemma(5, cell_at(0, 0), cell_at(4, 4)));
  add(step.inferences, lemma(6, cell_at(0, 0), cell_at(4, 4)));
  add(step.inferences, lemma(7, cell_at(2, 0), cell_at(4, 4)));
  add(step.inferences, lemma(7, cell_at(2, 1), cell_at(4, 4)));
  add(step.inferences, lemma(7, cell_at(2, 2), cell_at(4, 4)));
  add(step.inferences, lemma(7, cell_at(6, 2), cell_at(4, 5)));
  EXPECT_EQ(reasoning_of(step, Grid()), (std::vector<std::string>{
                                            "Suppose r9c9 is 1.",
                                            "  To see that r1c1 is not 5 or 6, suppose it is.",
                                            "  But then r5c5 has no candidate left.",
                                            "So r1c1 is not 5 or 6.",
                                            "  To see that neither r3c1, r3c2 nor r3c3 is 7, "
                                            "suppose one of them is.",
                                            "  But then r5c5 has no candidate left.",
                                            "So neither r3c1, r3c2 nor r3c3 is 7.",
                                            "  To see that r7c3 is not 7, suppose it is.",
                                            "  But then r5c6 has no candidate left.",
                                            "So r7c3 is not 7.",
                                        }));
  // By the inferences of the last of them.
  const std::vector<ToldLine> lines = told_lines_of(step, Grid());
  EXPECT_EQ(lines[1].first, 4u);
  EXPECT_EQ(lines[3].last, 6u);
  EXPECT_EQ(lines[4].first, 13u);
}

TEST(Alike, CasesKeepTheirNumbers) {
  Step step;
  step.inferences = {
      split(Truth(cell_at(0, 0))),  supposed(1, {cell_at(0, 0)}), fails(cell_at(4, 4)),
      supposed(2, {cell_at(0, 0)}), fails(cell_at(5, 5)),         supposed(3, {cell_at(0, 0)}),
      fails(cell_at(5, 5)),         supposed(4, {cell_at(0, 0)}), fails(cell_at(5, 5))};
  EXPECT_EQ(reasoning_of(step, Grid()),
            (std::vector<std::string>{
                "r1c1 can be 1, 2, 3, 4, 5, 6, 7, 8 or 9:",
                "  Case 1: suppose r1c1 is 1.",
                "  But then r5c5 has no candidate left: this case is impossible.",
                "  Cases 2 to 4: suppose r1c1 is 2, 3 or 4.",
                "  But then r6c6 has no candidate left: these cases are impossible.",
            }));
}

}  // namespace
}  // namespace nonet
