#include "nonet/text/notation.h"

#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

TEST(Notation, EveryCandidateAndTruthReadsBackAsItself) {
  const Topology& topology = Topology::classic();
  for (Cell c : Cell::all()) {
    for (Digit d : Digit::all()) {
      EXPECT_EQ(parse_placement(placement_text({c, d}, {}), {}), (Candidate{c, d}));
      EXPECT_EQ(parse_removal(removal_text({c, d}, {}), {}), (Candidate{c, d}));
    }
    EXPECT_EQ(parse_truth(truth_text(Truth(c), topology), topology), Truth(c));
  }
  for (House h : topology.houses()) {
    for (Digit d : Digit::all()) {
      EXPECT_EQ(parse_truth(truth_text(Truth(h, d), topology), topology), Truth(h, d));
    }
  }
}

TEST(Notation, RefusesWhatIsNone) {
  const Topology& topology = Topology::classic();
  for (const char* text :
       {"", "r1c1", "r0c1=1", "r1c10=1", "r1c1=0", "r1c1=12", "R1C1=1", "r1c1<>"}) {
    EXPECT_FALSE(parse_placement(text, {})) << text;
  }
  for (const char* text : {"", "5", "5x1", "0r1", "5r0", "5r10", "5r", "r1c", "55r1", "5r1 "}) {
    EXPECT_FALSE(parse_truth(text, topology)) << text;
  }
  EXPECT_FALSE(parse_digits("11", {}));
  EXPECT_FALSE(parse_digits("0", {}));
}

TEST(Notation, ListsReadAsPeopleSpeak) {
  EXPECT_EQ(list_of(CellSet{Cell(0)}), "r1c1");
  EXPECT_EQ(list_of(CellSet{Cell(0), Cell(80)}), "r1c1 and r9c9");
  EXPECT_EQ(list_of(DigitSet{Digit(0), Digit(4), Digit(8)}, DigitNames(), "or"), "1, 5 or 9");
}

TEST(Notation, HousesOfAKindAreListedTogetherInTheirOrder) {
  const Topology& topology = Topology::classic();
  EXPECT_EQ(list_of({House(3), House(12)}, topology), "row 4 and column 4");
  EXPECT_EQ(list_of({House(1), House(0), House(17), House(11)}, topology),
            "rows 1 and 2 and columns 3 and 9");
  EXPECT_EQ(list_of({House(26), House(4), House(18)}, topology), "boxes 1 and 9 and row 5");
}

TEST(Notation, HousesThatTheOrdinaryGameLacksAreNamedByWhereTheyBegin) {
  const Topology topology = test::with_diagonals_and_windows();
  EXPECT_EQ(list_of({House(27), House(28)}, topology),
            "the diagonal from r1c1 and the diagonal from r1c9");
  EXPECT_EQ(list_of({House(30), House(2)}, topology), "the region from r2c6 and row 3");
}

}  // namespace
}  // namespace nonet
