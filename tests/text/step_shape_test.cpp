// The shape of a step: what nonet finds has it, and whatever has it can be told. Of the rest there
// are no words and no pictures, whoever asks for them.
#include "nonet/text/step_shape.h"

#include "nonet/draw/scene.h"
#include "nonet/explain/lessons.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/step_json.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/library_rule.h"
#include "nonet/rate/se/se.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/prose.h"
#include "support/support.h"

namespace nonet {
namespace {

struct Told {
  Step step;
  Grid before;
};

// An example of each technique, and paths of several policies.
std::vector<Told> found_steps() {
  std::vector<Told> all;
  for (const Technique technique : all_techniques()) {
    if (const auto example = shown_example(technique))
      all.push_back({example->step, example->grid});
  }
  std::mt19937 random(25);
  for (int i = 0; i < test::rounds(24); ++i) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    for (const Policy& policy : {policy_all(), policy_hodoku(), policy_se()}) {
      Solver(start, policy).path([&](const Step& step, const Grid& before) {
        all.push_back({step, before});
        return false;
      });
    }
  }
  return all;
}

std::string all_words(const Told& told) {
  JsonWriter json;
  write_step(json, told.step, told.before, 0);
  return json.take() + marked_board(told.before, told.step) + brief_of(told.step, told.before);
}

// Every public call that takes a step by itself; what it says where the step is none, if anything.
std::string words_of_none(const Told& told) {
  const auto& [step, before] = told;
  std::string words = sentence_of(step, before) + brief_of(step, before) +
                      expert_line(step, before) + PathWriter(before).step(step, before);
  for (const std::string& line : reasoning_of(step, before)) words += line;
  for (const draw::Scene& scene : {draw::scene_of(step, before), draw::pattern_of(step, before)}) {
    if (!scene.marks.empty() || !scene.houses.empty() || scene.story) words += "a scene";
  }
  // These say what they can.
  effects_of(step);
  short_effects(step);
  library_step(step);
  se_rating_of(step, before);
  rated("", step);
  marked_board(before, step);
  return words;
}

// ---- steps changed at random, also into what no enum and no id has

class Changer {
 public:
  explicit Changer(std::mt19937& random) : random_(random) {}

  void change(Step& step) {
    switch (below(9)) {
      case 0:
        step.technique = static_cast<Technique>(below(256));
        break;
      case 1:
        change_one(step.marks, [&] {
          return Mark{static_cast<Role>(odd(11)), candidate(),
                      static_cast<std::uint8_t>(below(256))};
        });
        break;
      case 2:
        change_one(step.houses, [&] { return HouseMark{static_cast<HouseRole>(odd(5)), house()}; });
        break;
      case 3:
        change_one(step.truths, [&] { return truth(); });
        break;
      case 4:
        change_one(step.deadly, [&] { return DeadlyCell{cell(), digits()}; });
        break;
      case 5:
        change_one(step.placements, [&] { return candidate(); });
        break;
      case 6:
        change_one(step.removals, [&] { return candidate(); });
        break;
      default:
        change_one(step.inferences, [&] { return line(step); });
        break;
    }
  }

 private:
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  // Mostly one of so many; now and then anything that a byte holds.
  int odd(int count) { return below(8) == 0 ? below(256) : below(count); }

  Cell cell() { return Cell(odd(Cell::kCount)); }
  House house() { return House(odd(27)); }
  DigitSet digits() { return DigitSet::from_bits(static_cast<unsigned>(below(512) & below(512))); }
  Candidate candidate() { return {cell(), Digit(odd(Digit::kCount))}; }
  Truth truth() { return below(2) == 0 ? Truth(Cell(below(81))) : Truth(house(), Digit(below(9))); }

  Inference line(const Step& step) {
    Inference line;
    if (!step.inferences.empty() && below(4) > 0) {
      line = step.inferences[below(static_cast<int>(step.inferences.size()))];
    }
    switch (below(6)) {
      case 0:
        line.kind = static_cast<Inference::Kind>(odd(7));
        break;
      case 1:
        line.node = Node(digits(), below(4) == 0 ? CellSet() : CellSet{cell(), cell()});
        break;
      case 2:
        line.by.clear();
        break;
      case 3:
        line.by.push_back(truth());
        break;
      case 4:
        line.level = static_cast<std::int16_t>(below(8) == 0 ? below(65536) : below(3));
        break;
      default:
        line.untold = below(3) - 1;
        break;
    }
    return line;
  }

  template <class T, class Make>
  void change_one(std::vector<T>& items, Make make) {
    if (items.empty() || below(3) == 0) {
      items.insert(items.begin() + below(static_cast<int>(items.size()) + 1), make());
    } else if (below(3) == 0) {
      items.erase(items.begin() + below(static_cast<int>(items.size())));
    } else {
      items[below(static_cast<int>(items.size()))] = make();
    }
  }

  std::mt19937& random_;
};

TEST(StepShape, IsThatOfEveryStepThatIsFound) {
  for (const Told& told : found_steps()) {
    const auto problem = find_misshapen(told.step, told.before);
    EXPECT_FALSE(problem) << all_words(told) << problem->message;
  }
}

TEST(StepShape, IsEnoughToTellAStepAndWithoutItNothingIsTold) {
  const std::vector<Told> steps = found_steps();
  std::mt19937 random(2511);
  Changer changer(random);
  int refused = 0, told = 0;
  for (int i = 0; i < test::rounds(40'000); ++i) {
    Told changed = steps[random() % steps.size()];
    for (auto changes = random() % 3; changes < 3; ++changes) changer.change(changed.step);
    if (find_misshapen(changed.step, changed.before)) {
      ++refused;
      ASSERT_EQ(words_of_none(changed), "");
    } else {
      ++told;
      EXPECT_FALSE(all_words(changed).empty());
    }
  }
  // Neither nearly all nor nearly none.
  EXPECT_GT(refused, test::rounds(8'000));
  EXPECT_GT(told, test::rounds(8'000));
}

TEST(StepShape, IsRefusedPartByPart) {
  const Told whole = {shown_example(Technique::kForcingNetVerity)->step,
                      shown_example(Technique::kForcingNetVerity)->grid};
  const auto problem_of = [&](auto change) {
    Step step = whole.step;
    change(step);
    const auto problem = find_misshapen(step, whole.before);
    return problem ? problem->message : "";
  };
  EXPECT_EQ(problem_of([](Step&) {}), "");
  const std::string story = "the step's story has no shape";
  EXPECT_EQ(problem_of([](Step& step) { step.inferences.front().level = 2; }), story);
  EXPECT_EQ(problem_of([](Step& step) { step.inferences.back().level = 1000; }), story);
  EXPECT_EQ(problem_of([](Step& step) { step.inferences.back().node = Node(); }), story);
  EXPECT_EQ(problem_of([](Step& step) {
              step.inferences.insert(step.inferences.begin(), step.inferences.back());
            }),
            story);
  EXPECT_EQ(problem_of([](Step& step) {
              step.houses.push_back({HouseRole::kBase, House(27)});
            }),
            "the step marks houses that are not of the board");
  EXPECT_EQ(problem_of([](Step& step) { step.marks.front().role = static_cast<Role>(10); }),
            "the step marks what is not of the board");
  EXPECT_EQ(problem_of([](Step& step) { step.truths.emplace_back(House(30), Digit(0)); }),
            "the step cites truths that are not of the board");
  EXPECT_EQ(problem_of([](Step& step) {
              step.deadly.push_back({Cell(0), {}});
            }),
            "the step's deadly pattern has no shape");
  EXPECT_EQ(problem_of([](Step& step) { step.technique = static_cast<Technique>(255); }),
            "the step is of a technique that nonet does not know");
  EXPECT_EQ(problem_of([](Step& step) {
              step.removals.push_back({Cell(81), Digit(0)});
            }),
            "the step is about cells or digits that are not of the board");
  EXPECT_EQ(problem_of([](Step& step) { step.se_rating_times_ten = 201; }),
            "the step's rating is none of Sudoku Explainer's");
}

}  // namespace
}  // namespace nonet
