#include "cli/stream/gunzip.h"

#include <istream>
#include <random>
#include <sstream>

#include "cli/stream/input.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string gzipped(const std::string& text) {
  z_stream state{};
  deflateInit2(&state, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&state, text.size()), '\0');
  std::string copy = text;
  state.next_in = reinterpret_cast<Bytef*>(copy.data());
  state.avail_in = static_cast<uInt>(copy.size());
  state.next_out = reinterpret_cast<Bytef*>(packed.data());
  state.avail_out = static_cast<uInt>(packed.size());
  deflate(&state, Z_FINISH);
  packed.resize(state.total_out);
  deflateEnd(&state);
  return packed;
}

std::string many_lines(std::mt19937& random) {
  std::string text;
  for (int line = 0; line < 5000; ++line) {
    for (auto i = random() % 80; i > 0; --i) text += static_cast<char>('0' + random() % 10);
    text += '\n';
  }
  return text;
}

struct Unpacked {
  std::string text;
  std::string problem;
};

Unpacked unpacked(const std::string& packed) {
  Input input = Input::of_text("it", packed);
  Unpacked result;
  for (auto piece = input.piece(); !piece.empty(); piece = input.piece()) result.text += piece;
  if (auto problem = input.problem()) result.problem = problem->message;
  return result;
}

TEST(Gunzip, GivesTheTextBackHoweverManyPiecesItIsPackedIn) {
  std::mt19937 random(7);
  const std::string one = many_lines(random);
  const std::string two = many_lines(random);
  EXPECT_EQ(unpacked(gzipped(one)).text, one);
  EXPECT_EQ(unpacked(gzipped("")).text, "");
  const Unpacked both = unpacked(gzipped(one) + gzipped("") + gzipped(two));
  EXPECT_EQ(both.text, one + two);
  EXPECT_EQ(both.problem, "");
  const Unpacked padded = unpacked(gzipped(one) + std::string(100'000, '\0'));
  EXPECT_EQ(padded.text, one);
  EXPECT_EQ(padded.problem, "");
}

TEST(Gunzip, SaysWhatIsWrongWithTheData) {
  const std::string packed = gzipped(kPuzzle + "\n");
  EXPECT_EQ(unpacked(packed.substr(0, packed.size() - 3)).problem,
            "it: the gzip data ends too early");
  EXPECT_EQ(unpacked("\x1F").problem, "it: the gzip data ends too early");
  EXPECT_EQ(unpacked("\x1F is no text").problem, "it: the gzip data is damaged");
  std::string wrong_sum = packed;
  wrong_sum[packed.size() - 8] ^= 1;
  EXPECT_EQ(unpacked(wrong_sum).problem, "it: the gzip data is damaged");
  EXPECT_EQ(unpacked(packed + "more").problem, "it: behind the gzip data stands something else");
}

TEST(Gunzip, ABombIsRefusedBeforeItCostsMuch) {
  const std::string zeros = gzipped(std::string(std::size_t{1} << 20U, '\0'));
  std::string bomb;
  for (int i = 0; i < 2000; ++i) bomb += zeros;
  std::istringstream stream(bomb);
  Gunzip gunzip(*stream.rdbuf());
  std::istream in(&gunzip);
  std::string block(std::size_t{1} << 20U, 'x');
  int megabytes = 0;
  while (in.read(block.data(), static_cast<std::streamsize>(block.size()))) ++megabytes;
  EXPECT_EQ(megabytes, 256);
  ASSERT_TRUE(gunzip.problem());
  EXPECT_EQ(gunzip.problem()->message,
            "unpacks to over 200 times its size, as no list of puzzles does; unpack it first");
}

TEST(Gunzip, TellsHowMuchOfThePackedDataWasRead) {
  const std::string packed = gzipped(kPuzzle + "\n");
  Input input = Input::of_text("it", packed);
  std::string line;
  ASSERT_TRUE(input.lines()(line));
  EXPECT_EQ(line, kPuzzle);
  EXPECT_EQ(input.read(), packed.size());
}

TEST(Gunzip, EveryDoorTakesPackedFiles) {
  test::ScratchFolder folder;
  const std::string file = folder.write("puzzle.gz", gzipped(kPuzzle + "\n"));
  EXPECT_EQ(test::run("nonet", {"solve", "--format=1.", file}).out, kSolution + "\n");
  EXPECT_EQ(test::run("nonet", {"solve", "--format=1."}, gzipped(kPuzzle)).out, kSolution + "\n");
  EXPECT_EQ(test::run("nonet", {"convert", "--to=line", file}).out, kPuzzle + "\n");
  EXPECT_EQ(test::run("nonet", {"hint", file}).out, test::run("nonet", {"hint", kPuzzle}).out);
  EXPECT_EQ(test::run("nonet", {"rate", file}).out, test::run("nonet", {"rate", kPuzzle}).out);
  const std::string game = test::run("nonet", {"repl"}, "n " + file + "\np\n").out;
  EXPECT_NE(game.find(kPuzzle + "\n"), std::string::npos) << game;
}

TEST(Gunzip, WhatIsDamagedIsToldBehindTheAnswersBeforeIt) {
  std::mt19937 random(1);
  std::string lines;
  for (int i = 0; i < 3; ++i) lines += kPuzzle + "\n";
  std::string packed = gzipped(lines + many_lines(random));
  packed.resize(packed.size() / 2);
  const auto finished = test::run("nonet", {"solve", "--format=1.", "--keep-going"}, packed);
  EXPECT_EQ(finished.code, 2);
  EXPECT_TRUE(finished.out.starts_with(kSolution + "\n" + kSolution + "\n"));
  EXPECT_TRUE(finished.err.ends_with("nonet solve: standard input: the gzip data ends too early\n"))
      << finished.err;
}

}  // namespace
}  // namespace nonet::cli
