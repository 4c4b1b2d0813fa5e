// Java's sort: stable where the order is one, and as Java has it where it is none.
#include "nonet/rate/hodoku/java_sort.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace nonet {
namespace {

struct Item {
  int key;
  int place;
  friend bool operator==(const Item&, const Item&) = default;
};

int by_key(const Item& a, const Item& b) {
  return a.key - b.key;
}

std::vector<Item> items_of(const std::vector<int>& keys) {
  std::vector<Item> items;
  for (int key : keys) items.push_back({key, static_cast<int>(items.size())});
  return items;
}

TEST(JavaSort, IsAStableSort) {
  std::mt19937 random(3);
  for (int count : {0, 1, 2, 3, 31, 32, 33, 63, 64, 65, 100, 500, 2000, 5000}) {
    for (int range : {1, 2, 10, 1000, 1000000}) {
      // Random; with long runs, which gallops; falling.
      for (int kind = 0; kind < 3; ++kind) {
        std::vector<int> keys(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < keys.size(); ++i) {
          const int random_key = static_cast<int>(random() % static_cast<unsigned>(range));
          const int run = static_cast<int>(i % 200) + (random() % 20 == 0 ? random_key : 0);
          keys[i] = kind == 0 ? random_key : kind == 1 ? run : -static_cast<int>(i) / range;
        }
        std::vector<Item> items = items_of(keys);
        std::vector<Item> expected = items;
        std::stable_sort(expected.begin(), expected.end(),
                         [](const Item& a, const Item& b) { return a.key < b.key; });
        JavaSort(items, &by_key).sort();
        EXPECT_EQ(items, expected) << count << " of " << range << ", kind " << kind;
      }
    }
  }
}

// Neighbours tie, others do not: 1 ties with 2 and 2 with 3, but 1 comes before 3.
int roughly(const Item& a, const Item& b) {
  return std::abs(a.key - b.key) <= 1 ? 0 : a.key - b.key;
}

// By hand: 3 2 1 begins with a run that rises (3 ties with 2, 2 with 1), so nothing moves; and 5 is
// put before the first that comes after it.
TEST(JavaSort, ComparesWhatJavaComparesWhereTheOrderIsInconsistent) {
  std::vector<Item> items = items_of({3, 2, 1});
  JavaSort(items, &roughly).sort();
  EXPECT_EQ(items, (std::vector<Item>{{3, 0}, {2, 1}, {1, 2}}));
  items = items_of({5, 3, 4, 1});
  JavaSort(items, &roughly).sort();
  // 5 3 falls: 3 5; 4 ties with 5 in the middle and goes behind it; 1 goes before 5, then before 3.
  EXPECT_EQ(items, (std::vector<Item>{{1, 3}, {3, 1}, {5, 0}, {4, 2}}));
}

TEST(JavaSort, EndsWhateverItIsTold) {
  std::mt19937 random(4);
  for (int round = 0; round < 50; ++round) {
    std::vector<int> keys(200);
    std::iota(keys.begin(), keys.end(), 0);
    std::vector<Item> items = items_of(keys);
    JavaSort(items, [&](const Item&, const Item&) {
      return static_cast<int>(random() % 3) - 1;
    }).sort();
    std::sort(items.begin(), items.end(),
              [](const Item& a, const Item& b) { return a.place < b.place; });
    EXPECT_EQ(items, items_of(keys));
  }
}

}  // namespace
}  // namespace nonet
