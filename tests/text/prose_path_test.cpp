// In a path an exocet is told whole once; later steps refer to it.
#include "nonet/explain/lessons.h"
#include "nonet/text/prose.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(PathWords, AnExocetIsToldOnceAndReferredToByItsStep) {
  for (Technique technique : {Technique::kJuniorExocet, Technique::kJuniorExocetMirror,
                              Technique::kDoubleExocet, Technique::kSingleBaseExocet}) {
    const auto example = shown_example(technique);
    ASSERT_TRUE(example);
    const std::string whole = sentence_of(example->step, example->grid);
    PathWords words;
    EXPECT_EQ(words.sentence_of(example->step, example->grid, 3), whole);
    const std::string again = words.sentence_of(example->step, example->grid, 7);
    EXPECT_TRUE(again.starts_with("as in step 3, ")) << again;
    EXPECT_EQ(words.sentence_of(example->step, example->grid, 9), again);
    // What goes is told in the same words.
    EXPECT_TRUE(whole.ends_with(again.substr(again.find("; ")))) << again;
    EXPECT_LT(again.size(), whole.size());
  }
}

TEST(PathWords, WithMirrorsWhatIsNewIsToldAndTheRestReferredTo) {
  const auto example = shown_example(Technique::kJuniorExocetMirror);
  ASSERT_TRUE(example);
  Step plain = example->step;
  plain.technique = Technique::kJuniorExocet;
  PathWords words;
  words.sentence_of(plain, example->grid, 1);
  const std::string mirrored = words.sentence_of(example->step, example->grid, 2);
  EXPECT_TRUE(mirrored.starts_with("as in step 1, ")) << mirrored;
  EXPECT_NE(mirrored.find("mirror cells"), std::string::npos);
  EXPECT_TRUE(words.sentence_of(example->step, example->grid, 3).starts_with("as in step 2, "));
  EXPECT_TRUE(words.sentence_of(plain, example->grid, 4).starts_with("as in step 1, "));
}

}  // namespace
}  // namespace nonet
