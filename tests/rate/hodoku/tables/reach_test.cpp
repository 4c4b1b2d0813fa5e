#include "nonet/rate/hodoku/tables/reach.h"

#include "nonet/rate/hodoku/tables/table.h"
#include "support/support.h"

namespace nonet::tables {
namespace {

TEST(HodokuReach, IsWhatATableHolds) {
  std::mt19937 random(13);
  for (int round = 0; round < test::rounds(8); ++round) {
    const Grid grid = test::random_state(random);
    for (Mode mode : {Mode::kPlain, Mode::kGrouped, Mode::kNet}) {
      const Statements statements = statements_of(grid, mode);
      const Links links = links_of(statements, mode);
      const Reach reach(statements, links);
      for (int key = 0; key < statements.size(); key += 7) {
        const Statement premise = Statement::from_key(key);
        const Table table(statements, links, premise);
        if (table.rows().size() >= Table::kMostRows) continue;
        bool both = false;
        for (int to = 0; to < statements.size(); ++to) {
          const Statement s = Statement::from_key(to);
          ASSERT_EQ(reach.leads(premise, s), table.has(s)) << key << " to " << to;
          both |= table.has(s) && table.has(s.opposite());
        }
        EXPECT_EQ(reach.contradicts(premise), both);
      }
    }
  }
}

TEST(HodokuReach, OfChainsGoesBothWays) {
  // Forcing chains look for what each candidate of a truth takes away, where HoDoKu looks for what
  // takes all of them away.
  std::mt19937 random(14);
  for (int round = 0; round < test::rounds(8); ++round) {
    const Grid grid = test::random_state(random);
    for (Mode mode : {Mode::kPlain, Mode::kGrouped}) {
      const Statements statements = statements_of(grid, mode);
      const Links links = links_of(statements, mode);
      const Reach reach(statements, links);
      for (int from = 0; from < statements.size(); from += 5) {
        for (int to = 0; to < statements.size(); ++to) {
          const Statement a = Statement::from_key(from), b = Statement::from_key(to);
          ASSERT_EQ(reach.leads(a, b), reach.leads(b.opposite(), a.opposite()));
        }
      }
    }
  }
}

}  // namespace
}  // namespace nonet::tables
