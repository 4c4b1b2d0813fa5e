// nonet_solve and nonet_solve_lines: each line is answered at its place, as the solvers of the
// tests and of the library answer it by itself, whatever stands in the lines around it.
#include <cstring>

#include "nonet/c/nonet.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kTwoSolutions =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........";
const std::string kShared =
    "534678..2672195348198342567859761423426853..1713924856961537284287419635345286..9";
const std::string kClash = "55" + std::string(79, '.');
const std::string kNothing(81, '.');

struct Answer {
  int status;
  std::string line;
  bool operator==(const Answer&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Answer& answer) {
  return out << answer.status << " " << answer.line;
}

// The whole batch; no byte behind what there is room for may be touched.
std::vector<Answer> answers_to(const std::string& text, std::size_t most = SIZE_MAX) {
  constexpr char kUntouched = '#';
  const std::size_t count = nonet_solve_lines(text.data(), text.size(), nullptr, nullptr, 0);
  const std::size_t answered = std::min(count, most);
  std::string lines(82 * answered + 82, kUntouched);
  std::vector<signed char> statuses(answered + 1, 99);
  EXPECT_EQ(nonet_solve_lines(text.data(), text.size(), lines.data(), statuses.data(), answered),
            count);
  EXPECT_EQ(lines.substr(82 * answered), std::string(82, kUntouched));
  EXPECT_EQ(statuses.back(), 99);
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < answered; ++i) {
    EXPECT_EQ(lines[82 * i + 81], '\n');
    answers.push_back({statuses[i], lines.substr(82 * i, 81)});
  }
  return answers;
}

Answer answer_to(const std::string& text) {
  std::string solution(83, '#');
  const int status = nonet_solve(text.c_str(), solution.data());
  EXPECT_EQ(solution[82], '#');
  EXPECT_EQ(nonet_solve(text.c_str(), nullptr), status);
  return {status, solution.c_str()};
}

TEST(Solve, AnswersOnePuzzleHoweverItIsWritten) {
  EXPECT_EQ(answer_to(kEasy), (Answer{1, kEasySolution}));
  std::string grid;
  for (int row = 0; row < 9; ++row) grid += kEasy.substr(std::size_t(9) * row, 9) + "\n";
  EXPECT_EQ(answer_to(grid), (Answer{1, kEasySolution}));
  EXPECT_EQ(answer_to(kTwoSolutions), (Answer{2, kShared}));
  EXPECT_EQ(answer_to(kClash), (Answer{0, kClash}));
}

TEST(Solve, SaysByItsCodeWhyAPuzzleCanNotBeRead) {
  EXPECT_EQ(answer_to(""), (Answer{-NONET_NO_PUZZLE, ""}));
  EXPECT_EQ(nonet_solve(nullptr, nullptr), -NONET_NO_PUZZLE);
  EXPECT_EQ(answer_to(kEasy + "\n" + kEasy), (Answer{-NONET_MORE_TEXT, ""}));
  EXPECT_EQ(answer_to("x" + kEasy.substr(1)), (Answer{-NONET_UNREADABLE, ""}));
}

TEST(SolveLines, AnswersEachLineAtItsPlaceWhateverStandsAroundIt) {
  EXPECT_EQ(answers_to(kEasy + "\n# a remark\n\n" + kTwoSolutions + "\r\n" + kEasy.substr(1) +
                       "\n" + kClash + "\n  " + kEasy + " its name"),
            (std::vector<Answer>{{1, kEasySolution},
                                 {-NONET_NO_PUZZLE, kNothing},
                                 {-NONET_NO_PUZZLE, kNothing},
                                 {2, kShared},
                                 {-NONET_UNREADABLE, kNothing},
                                 {0, kClash},
                                 {1, kEasySolution}}));
}

TEST(SolveLines, CountsLinesWithTheLastEndedOrNot) {
  EXPECT_EQ(answers_to("").size(), 0U);
  EXPECT_EQ(answers_to("\n").size(), 1U);
  EXPECT_EQ(answers_to(kEasy).size(), 1U);
  EXPECT_EQ(answers_to(kEasy + "\n").size(), 1U);
  EXPECT_EQ(answers_to(kEasy + "\n" + kEasy).size(), 2U);
  EXPECT_EQ(nonet_solve_lines(nullptr, 0, nullptr, nullptr, 5), 0U);
}

TEST(SolveLines, AnswersNoMoreThanThereIsRoomForAndWhatIsAskedFor) {
  std::string text;
  for (int i = 0; i < 2500; ++i) text += kEasy + "\n";
  for (const std::size_t most : {1, 1023, 1024, 1025, 2048}) {
    const auto answers = answers_to(text, most);
    EXPECT_EQ(answers, std::vector<Answer>(most, {1, kEasySolution}));
  }
  signed char status = 0;
  EXPECT_EQ(nonet_solve_lines(kEasy.data(), kEasy.size(), nullptr, &status, 1), 1U);
  EXPECT_EQ(status, 1);
  std::string line(82, '#');
  EXPECT_EQ(nonet_solve_lines(kEasy.data(), kEasy.size(), line.data(), nullptr, 1), 1U);
  EXPECT_EQ(line, kEasySolution + "\n");
}

// A candidate line of 729 characters, a state of HoDoKu's library: lines that are no boards.
TEST(SolveLines, KnowsStatesAndPuzzlesOfCandidates) {
  std::string candidates;
  for (const char cell : kEasySolution) {
    for (char d = '1'; d <= '9'; ++d) candidates += d == cell ? d : '.';
  }
  const std::string placed = ":0000:x:" + kEasy.substr(0, 2) + "+4" + kEasy.substr(3) + "::";
  const std::string wrongly = ":0000:x:" + kEasy.substr(0, 2) + "+1" + kEasy.substr(3) + "::";
  EXPECT_EQ(answers_to(candidates + "\n" + kEasy + "\n" + placed + "\n" + wrongly),
            (std::vector<Answer>{
                {1, kEasySolution}, {1, kEasySolution}, {1, kEasySolution}, {0, kEasy}}));
}

// A puzzle, one with fewer clues or a wrong one, letters, blanks, bytes that are no text.
std::string any_line(const std::vector<std::string>& puzzles, std::mt19937& random) {
  std::string line = puzzles[random() % puzzles.size()];
  const int changes = std::array{0, 0, 0, 1, 2, 4}[random() % 6];
  for (int i = 0; i < changes; ++i) {
    constexpr std::string_view kCells(".....123456789x# \0\xff", 19);
    line[random() % line.size()] = kCells[random() % kCells.size()];
  }
  if (random() % 20 == 0) line.resize(random() % 90, '.');
  return line;
}

TEST(SolveLines, AnswersAsEachLineIsAnsweredByItself) {
  std::mt19937 random(25);
  std::vector<std::string> puzzles;
  for (int i = 0; i < 20; ++i) puzzles.push_back(line_of(random_puzzle(random, 30 + i)));
  std::string text;
  std::vector<Answer> expected;
  // More than are searched together.
  for (int i = 0; i < rounds(2500); ++i) {
    const std::string line = any_line(puzzles, random);
    text += line + "\n";
    const auto puzzle = read_puzzle(line);
    if (!puzzle) {
      expected.push_back({-static_cast<int>(puzzle.error().code), kNothing});
      continue;
    }
    const auto grid = Grid::from(*puzzle);
    const int solutions = grid ? count_solutions(*grid, 2) : 0;
    expected.push_back({solutions, line_of(solutions > 0 ? shared_digits(*grid) : puzzle->givens)});
  }
  const auto answers = answers_to(text);
  ASSERT_EQ(answers.size(), expected.size());
  for (std::size_t i = 0; i < answers.size(); ++i) EXPECT_EQ(answers[i], expected[i]) << i;
}

}  // namespace
}  // namespace nonet::test
