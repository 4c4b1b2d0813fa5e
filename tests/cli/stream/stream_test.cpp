// Ordered work with several threads. This file, with the few sources it needs, is also built and
// run under the thread sanitizer, so it keeps to core, io and search.
#include "cli/stream/stream.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <random>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "nonet/io/format.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

using std::chrono::microseconds;

// Both streams in one, as 2>&1 would have it.
struct Joined {
  std::ostringstream both;
  std::ostream out{both.rdbuf()};
  std::ostream err{both.rdbuf()};
};

// Job i: some lines on out, some on err, after a random while.
JobSource numbered_jobs(int count, unsigned seed) {
  auto next = std::make_shared<int>(0);
  return [next, count, seed]() -> Job {
    if (*next == count) return nullptr;
    const int i = (*next)++;
    return [i, seed](Transcript& say) {
      std::mt19937 random(seed + static_cast<unsigned>(i));
      std::this_thread::sleep_for(microseconds(random() % 300));
      for (unsigned k = 0; k < random() % 4 + 1; ++k) {
        say.out(std::to_string(i) + " out\n");
        if (random() % 3 == 0) say.err(std::to_string(i) + " err\n");
      }
      return Tally{1, i % 2};
    };
  };
}

TEST(Stream, WritesTheSameWithAnyNumberOfThreads) {
  for (unsigned seed = 0; seed < 5; ++seed) {
    Joined one;
    Tally expected = run_ordered(numbered_jobs(200, seed), {1, nullptr}, one.out, one.err);
    EXPECT_EQ(expected.puzzles, 200U);
    EXPECT_EQ(expected.code, 1);
    for (int threads : {2, 3, 8}) {
      Joined many;
      Tally total = run_ordered(numbered_jobs(200, seed), {threads, nullptr}, many.out, many.err);
      EXPECT_EQ(many.both.str(), one.both.str()) << threads;
      EXPECT_EQ(total.puzzles, expected.puzzles);
      EXPECT_EQ(total.code, expected.code);
    }
  }
}

TEST(Stream, OfNothingWritesNothing) {
  Joined text;
  Tally total = run_ordered([] { return Job(); }, {4, nullptr}, text.out, text.err);
  EXPECT_EQ(text.both.str(), "");
  EXPECT_EQ(total.puzzles, 0U);
  EXPECT_FALSE(total.code.has_value());
}

TEST(Stream, ReadsOnlySoFarAheadOfWhatIsWritten) {
  constexpr int kThreads = 4;
  std::atomic<int> written{0};
  std::atomic<bool> release{false};
  int read = 0;
  auto source = [&]() -> Job {
    if (read == 400) return nullptr;
    const int i = read++;
    EXPECT_LE(i - written, 4 * kThreads + 1);
    // The first holds up all others for a while.
    return [&, i](Transcript& say) {
      while (i == 0 && !release) std::this_thread::sleep_for(microseconds(100));
      say.out("x\n");
      return Tally{1, 0};
    };
  };
  // Counts what has come through.
  struct Counter : std::stringbuf {
    std::atomic<int>& lines;
    explicit Counter(std::atomic<int>& count) : lines(count) {}
    std::streamsize xsputn(const char* text, std::streamsize size) override {
      lines += static_cast<int>(std::count(text, text + size, '\n'));
      return size;
    }
  } counter(written);
  std::ostream out(&counter);
  std::ostringstream err;
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    EXPECT_EQ(written, 0);
    release = true;
  });
  run_ordered(source, {kThreads, nullptr}, out, err);
  later.join();
  EXPECT_EQ(written, 400);
}

TEST(Stream, WritesALongAnswerPieceByPieceInItsTurn) {
  // Each of these answers is far longer than what may wait.
  constexpr int kLines = 40'000;
  for (int threads : {1, 3}) {
    int read = 0;
    auto source = [&]() -> Job {
      if (read == 4) return nullptr;
      const int i = read++;
      return [i](Transcript& say) {
        for (int k = 0; k < kLines; ++k) {
          say.out(std::to_string(i) + ": a line of an answer without end\n");
        }
        return Tally{1, 0};
      };
    };
    std::ostringstream out;
    std::ostringstream err;
    run_ordered(source, {threads, nullptr}, out, err);
    std::istringstream lines(out.str());
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
      ASSERT_EQ(line, std::to_string(count / kLines) + ": a line of an answer without end");
    }
    EXPECT_EQ(count, 4 * kLines);
  }
}

TEST(Stream, HandsOnWhatIsThrownAfterWritingAllBeforeIt) {
  for (int threads : {1, 4}) {
    for (bool in_source : {true, false}) {
      int read = 0;
      auto source = [&]() -> Job {
        const int i = read++;
        if (in_source && i == 50) throw std::runtime_error("no more");
        return [i](Transcript& say) {
          if (i == 50) throw std::runtime_error("no more");
          say.out(std::to_string(i) + "\n");
          return Tally{1, 0};
        };
      };
      std::ostringstream out;
      std::ostringstream err;
      EXPECT_THROW(run_ordered(source, {threads, nullptr}, out, err), std::runtime_error);
      std::string expected;
      for (int i = 0; i < 50; ++i) expected += std::to_string(i) + "\n";
      // Other threads may not have come to write all of it.
      EXPECT_TRUE(expected.starts_with(out.str())) << out.str();
      EXPECT_TRUE(threads > 1 || out.str() == expected) << out.str();
    }
  }
}

TEST(Stream, NeverAsksASourceAgainThatThrew) {
  for (int run = 0; run < 50; ++run) {
    int left = 20;
    int asked_again = 0;
    auto source = [&]() -> Job {
      if (left == 0) {
        left = -1;
        // The other threads come to wait for the input meanwhile.
        std::this_thread::sleep_for(microseconds(200));
        throw std::runtime_error("no more");
      }
      if (left < 0) {
        ++asked_again;
        return nullptr;
      }
      --left;
      return [](Transcript& say) {
        say.out("x\n");
        return Tally{1, 0};
      };
    };
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_THROW(run_ordered(source, {4, nullptr}, out, err), std::runtime_error);
    ASSERT_EQ(asked_again, 0) << "in run " << run;
  }
}

TEST(Stream, EndsWhenNothingCanBeWrittenAnyMore) {
  struct Broken : std::streambuf {
    int left = 3;
    int overflow(int) override { return traits_type::eof(); }
    std::streamsize xsputn(const char*, std::streamsize size) override {
      return left-- > 0 ? size : 0;
    }
  };
  for (int threads : {1, 4}) {
    Broken broken;
    std::ostream out(&broken);
    std::ostringstream err;
    // Without end: only the broken output ends it, also within a single answer.
    auto source = []() -> Job {
      return [](Transcript& say) {
        while (say.heard()) say.out("without end\n");
        return Tally{1, 0};
      };
    };
    run_ordered(source, {threads, nullptr}, out, err);
    EXPECT_FALSE(out);
  }
}

TEST(Stream, SearchesTheSameInAllThreads) {
  const std::string puzzle =
      "....4.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";
  std::vector<Board> boards;
  for (std::size_t i = 0; i < 81; ++i) {
    std::string fewer = puzzle;
    fewer[i] = '.';
    auto read = read_puzzle(fewer);
    ASSERT_TRUE(read.ok());
    boards.push_back(read->givens);
  }
  std::string expected;
  for (int threads : {1, 4}) {
    int read = 0;
    auto source = [&]() -> Job {
      if (read == 40) return nullptr;
      ++read;
      return [&](Transcript& say) {
        std::vector<SearchResult> found(boards.size());
        search_batch(boards, 2, found);
        for (const SearchResult& one : found) {
          say.out(std::to_string(one.solutions) + " " +
                  format_named("line")->write(one.first, '.'));
        }
        return Tally{boards.size(), 0};
      };
    };
    std::ostringstream out;
    std::ostringstream err;
    Tally total = run_ordered(source, {threads, nullptr}, out, err);
    EXPECT_EQ(total.puzzles, 40U * 81U);
    if (threads == 1) expected = out.str();
    EXPECT_EQ(out.str(), expected);
  }
}

TEST(Stream, TellsOfEachAnswerOnceItIsWrittenAndEndsWhereItIsTold) {
  for (int threads : {1, 3}) {
    std::ostringstream out, err;
    std::vector<std::string> seen;
    auto written = [&](const Tally&) {
      seen.push_back(out.str());
      return seen.size() < 3;
    };
    const Tally total = run_ordered(numbered_jobs(50, 1), {threads, nullptr, written}, out, err);
    ASSERT_EQ(seen.size(), 3U);
    EXPECT_EQ(seen[0].substr(0, 6), "0 out\n");
    EXPECT_NE(seen[1].find("\n1 out\n"), std::string::npos);
    EXPECT_EQ(seen[2], out.str());
    EXPECT_EQ(total.puzzles, 3U);
  }
}

}  // namespace
}  // namespace nonet::cli
