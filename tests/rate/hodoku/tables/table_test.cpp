#include "nonet/rate/hodoku/tables/table.h"

#include "nonet/rate/hodoku/tables/chain.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet::tables {
namespace {

using test::at;

Statement statement(const Statements& statements, Cell c, int number, bool holds) {
  return {statements.item_of(c, Digit::from_number(number)), holds};
}

// r1c1 and r1c9 hold 1 and 2, r9c9 holds 2 and 3.
Grid three_pairs() {
  Grid grid;
  test::keep(grid, at(1, 1), {1, 2});
  test::keep(grid, at(1, 9), {1, 2});
  test::keep(grid, at(9, 9), {2, 3});
  return grid;
}

TEST(HodokuTable, BeginsWithTheCellThenItsHouses) {
  const Grid grid = three_pairs();
  const Statements statements = statements_of(grid, Mode::kPlain);
  const Links links = links_of(statements, Mode::kPlain);
  const auto entries = links.of(statement(statements, at(1, 1), 1, true));
  // Itself, the 2 of its cell, 8 places in the row, 8 in the column, and 4 more in the box.
  ASSERT_EQ(entries.size(), 1U + 1 + 8 + 8 + 4);
  EXPECT_EQ(entries[1].statement, statement(statements, at(1, 1), 2, false));
  EXPECT_EQ(entries[2].statement, statement(statements, at(1, 2), 1, false));
  EXPECT_EQ(entries[10].statement, statement(statements, at(2, 1), 1, false));
  EXPECT_EQ(entries[18].statement, statement(statements, at(2, 2), 1, false));
}

TEST(HodokuTable, CountsTwoForEachLinkOfAChain) {
  const Grid grid = three_pairs();
  const Statements statements = statements_of(grid, Mode::kPlain);
  const Links links = links_of(statements, Mode::kPlain);
  const Statement premise = statement(statements, at(1, 1), 1, true);
  const Statement end = statement(statements, at(9, 9), 3, true);
  const Table table(statements, links, premise);
  ASSERT_TRUE(table.has(end));
  EXPECT_EQ(table.row_of(premise).distance, 1);
  const Chain chain = chain_to(end, table, statements, links);
  // r1c1 is 1, so r1c9 is not 1, is 2, r9c9 is not 2, is 3.
  EXPECT_EQ(chain.length, 5);
  EXPECT_FALSE(chain.has_branches);
  EXPECT_EQ(chain.statements.front(), premise);
  EXPECT_EQ(chain.statements.back(), end);
  EXPECT_EQ(table.row_of(end).distance, 8);
}

TEST(HodokuTable, EndsEarlyOnceItHoldsWhatIsWanted) {
  const Grid grid = three_pairs();
  const Statements statements = statements_of(grid, Mode::kPlain);
  const Links links = links_of(statements, Mode::kPlain);
  const Statement premise = statement(statements, at(1, 1), 1, true);
  const Table whole(statements, links, premise);
  const Statement wanted[] = {statement(statements, at(1, 9), 2, true)};
  const Table part(statements, links, premise, wanted);
  ASSERT_TRUE(part.has(wanted[0]));
  EXPECT_LT(part.rows().size(), whole.rows().size());
  for (std::size_t i = 0; i < part.rows().size(); ++i) {
    EXPECT_EQ(part.rows()[i].statement, whole.rows()[i].statement);
  }
}

TEST(HodokuTable, LinksAGroupToTheOneOtherPlaceOfItsBox) {
  Grid grid;
  test::confine(grid, test::box(1), 5, {at(1, 1), at(1, 2), at(3, 3)});
  const Statements statements = statements_of(grid, Mode::kGrouped);
  const Links links = links_of(statements, Mode::kGrouped);
  const Table table(statements, links, statement(statements, at(3, 3), 5, false));
  // The group in row 1 is true, so no other cell of row 1 is 5.
  EXPECT_TRUE(table.has(statement(statements, at(1, 9), 5, false)));
  const Statements plain = statements_of(grid, Mode::kPlain);
  const Links without = links_of(plain, Mode::kPlain);
  EXPECT_EQ(Table(plain, without, statement(plain, at(3, 3), 5, false)).rows().size(), 1U);
}

TEST(HodokuTable, LetsASetTakeWhatItHoldsFromACell) {
  // r1c1 and r1c2 hold 1, 2 and 3; without 1 they hold 2 and 3.
  Grid grid;
  test::keep(grid, at(1, 1), {1, 2});
  test::keep(grid, at(1, 2), {1, 2, 3});
  const Statements statements = statements_of(grid, Mode::kWithSets);
  const Links links = links_of(statements, Mode::kWithSets);
  const Table table(statements, links, statement(statements, at(2, 3), 1, true));
  EXPECT_TRUE(table.has(statement(statements, at(1, 9), 3, false)));
  EXPECT_TRUE(table.has(statement(statements, at(2, 2), 3, false)));
  EXPECT_FALSE(table.has(statement(statements, at(9, 1), 3, false)));
}

TEST(HodokuTable, OfANetRestsASingleOnAllThatItTakes) {
  // With 1 in r1c1, r9c1 is 2 and r9c9 is 6; only both together leave r1c9 with 4.
  Grid grid;
  test::keep(grid, at(1, 1), {1, 5});
  test::keep(grid, at(9, 1), {1, 2});
  test::keep(grid, at(9, 9), {2, 6});
  test::keep(grid, at(1, 9), {1, 4, 6});
  const Statements statements = statements_of(grid, Mode::kNet);
  const Links links = links_of(statements, Mode::kNet);
  const Table table(statements, links, statement(statements, at(1, 1), 1, true));
  const Statement end = statement(statements, at(1, 9), 4, true);
  ASSERT_TRUE(table.has(end));
  const Chain chain = chain_to(end, table, statements, links);
  EXPECT_TRUE(chain.has_branches);
  // r1c1=1 r9c1<>1 r9c1=2 r9c9<>2 r9c9=6 r1c9<>6 r1c9=4, and (r1c9<>1) with its end.
  EXPECT_EQ(chain.length, 7 + 2);
  const Statements plain = statements_of(grid, Mode::kGrouped);
  const Links without = links_of(plain, Mode::kGrouped);
  EXPECT_FALSE(Table(plain, without, statement(plain, at(1, 1), 1, true))
                   .has(statement(plain, at(1, 9), 4, true)));
}

}  // namespace
}  // namespace nonet::tables
