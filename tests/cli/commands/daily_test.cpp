// Everything here stays on 127.0.0.1. The pages are of the shape that the original program expects
// of the site; the live site is never asked.
#include <gtest/gtest.h>

#include <cstdlib>

#include "support/loopback_server.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

constexpr std::string_view kPuzzle =
    ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3...";
constexpr std::string_view kSolution =
    "185476293237958416946132857598364721671295384324781965853649172462817539719523648";
constexpr std::string_view kOpen =
    ".164.....2....9...4......62.7.23.1..1.......3..3.87.4.96......5...8....7.....682.";
constexpr std::string_view kOpenSolution =
    "716423985285169473439758162674235198158694723923187546967312854542896317381576429";

const char* const kPuzzleTarget = "/Print/Print_Daily_Sudoku.aspx?day=2024-03-01";
const char* const kSolutionTarget = "/Print/Print_Daily_Sudoku.aspx?day=2024-03-01&solution=please";

// The table begins in line 67, counted from 0, unless it is shifted.
std::string page(std::string_view cells, const std::string& newline = "\r\n", int shifted = 0) {
  std::string text = "<html><head><title>Daily</title></head><body>" + newline;
  for (int i = 0; i < 63 + shifted; ++i) text += "<!-- " + std::to_string(i) + " -->" + newline;
  text += "<table>" + newline + "<tr><td>" + newline + "</td><td>" + newline +
          "<table class=\"p\">" + newline;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % 9 == 0) text += "<tr>" + newline;
    text += "<td>" + (cells[i] == '.' ? "&nbsp;" : std::string(1, cells[i])) + "</td>" + newline;
    if (i % 9 == 8) text += "</tr>" + newline;
  }
  return text + "</table>" + newline + "</td></tr></table>" + newline + "</body></html>";
}

class DailyCommand : public ::testing::Test {
 protected:
  DailyCommand() {
    server.answer(kPuzzleTarget, {.body = page(kPuzzle)});
    server.answer(kSolutionTarget, {.body = page(kSolution)});
  }

  Finished daily(std::vector<std::string> arguments) const {
    std::vector<std::string> all = {"daily", "--url", server.url()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return run("nonet", all, "", folder.path());
  }
  Finished daily() const { return daily({"2024-03-01"}); }

  // The targets asked for, without the method and the version.
  std::vector<std::string> asked() const {
    std::vector<std::string> targets;
    for (const std::string& line : server.requests()) {
      EXPECT_TRUE(line.starts_with("GET ") && line.ends_with(" HTTP/1.1")) << line;
      targets.push_back(line.substr(4, line.size() - 13));
    }
    return targets;
  }
  std::string puzzle_file() const { return folder.path() + "/puzzles/wiki_daily_5904_puzzle.json"; }
  std::string solution_file() const {
    return folder.path() + "/puzzles/wiki_daily_5904_solution.json";
  }
  // How many files there are below the folder, temporary ones included.
  int files() const {
    int count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path())) {
      count += entry.is_regular_file() ? 1 : 0;
    }
    return count;
  }
  // The puzzle's page is not to be had: exit 2, the message names the address, nothing is kept.
  void expect_no_puzzle(const Finished& done, const std::string& message) const {
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.out, "");
    EXPECT_TRUE(done.err.starts_with("nonet daily: " + server.url() + kPuzzleTarget + ": "))
        << done.err;
    EXPECT_NE(done.err.find(message), std::string::npos) << done.err;
    EXPECT_EQ(files(), 0);
  }

  LoopbackServer server;
  ScratchFolder folder;
};

using Targets = std::vector<std::string>;

// SEED_SPEC 004 items 20, 21, 22, 24, 25, 31
TEST_F(DailyCommand, TheFirstRunAsksTwiceInOrderAndKeepsBothPages) {
  Finished done = daily();
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(asked(), (Targets{kPuzzleTarget, kSolutionTarget}));
  EXPECT_EQ(files(), 2);
  std::string kept = read_file(puzzle_file());
  EXPECT_TRUE(kept.starts_with("[\n  \".8.47...3\",\n  \"....5..16\",\n")) << kept;
  EXPECT_TRUE(kept.ends_with("  \".1.5.3...\"\n]")) << kept;
  EXPECT_TRUE(read_file(solution_file()).starts_with("[\n  \"185476293\",\n"));
  EXPECT_TRUE(done.out.starts_with(
      "Retrieved Sudoku Wiki Daily Puzzle #5904 (2024-03-01) from site\n┌───┬───┬───┐\n│.8.│47.│"));
  EXPECT_NE(done.out.find("╝\nRound 1; Found: 12 last remaining cell(s)\n"
                          "Round 2; Found: 6 last remaining cell(s)\n"
                          "Round 3; Solution is complete\n\n"
                          "Solution\n> Solution Complete\n┌───┬───┬───┐\n│185│476│293│\n"),
            std::string::npos);
  EXPECT_NE(
      done.out.find("┘\n╔═════════╤═════════╤═════════╦═════════╤═════════╤═════════╦═════════"
                    "╤═════════╤═════════╗\n║    1    │   <8>   │"),
      std::string::npos);
  EXPECT_NE(done.out.find("╝\n\nMarking\n"
                          "Retrieved Sudoku Wiki Daily Solution #5904 (2024-03-01) from site\n"
                          "┌───┬───┬───┐\n│Y.Y│..Y│YY.│\n"),
            std::string::npos);
  EXPECT_TRUE(done.out.ends_with("│Y.Y│.Y.│YYY│\n└───┴───┴───┘\n\n"));
}

// SEED_SPEC 004 items 20, 24, 31
TEST_F(DailyCommand, TheSecondRunAsksNobody) {
  Finished first = daily();
  Finished second = daily();
  EXPECT_EQ(server.requests().size(), 2U);
  EXPECT_EQ(second.code, 0);
  EXPECT_TRUE(
      second.out.starts_with("Loaded Sudoku Wiki Daily Puzzle #5904 (2024-03-01) from cache\n"));
  EXPECT_NE(second.out.find(
                "\nMarking\nLoaded Sudoku Wiki Daily Solution #5904 (2024-03-01) from cache\n"),
            std::string::npos);
  auto below_the_first_line = [](const std::string& out) {
    return out.substr(out.find('\n'), out.find("Marking") - out.find('\n'));
  };
  EXPECT_EQ(below_the_first_line(first.out), below_the_first_line(second.out));
}

// SEED_SPEC 004 item 21
TEST_F(DailyCommand, WhatIsKeptIsAPuzzleLikeAnyOther) {
  daily();
  Finished marked = run("nonet", {"mark", "wiki_daily_5904"}, "", folder.path());
  EXPECT_EQ(marked.code, 0);
  EXPECT_NE(marked.out.find("\nMarking\n┌───┬───┬───┐\n│Y.Y│..Y│YY.│\n"), std::string::npos);
}

// SEED_SPEC 004 items 25, 27, 31
TEST_F(DailyCommand, AMissingSolutionFailsTheMarkingOnlyAndIsAskedForAgain) {
  server.answer(kSolutionTarget, {.status = 404, .body = "gone"});
  Finished first = daily();
  EXPECT_EQ(first.code, 0);
  EXPECT_TRUE(first.out.ends_with("╝\n\nMarking\n> Marking failed\n\n")) << first.out;
  EXPECT_EQ(first.err, "nonet daily: " + server.url() + kSolutionTarget +
                           ": the site answered with status 404\n");
  EXPECT_EQ(files(), 1);
  server.answer(kSolutionTarget, {.body = page(kSolution)});
  Finished second = daily();
  EXPECT_EQ(second.code, 0);
  EXPECT_EQ(asked(), (Targets{kPuzzleTarget, kSolutionTarget, kSolutionTarget}));
  EXPECT_EQ(files(), 2);
}

// SEED_SPEC 004 item 30
TEST_F(DailyCommand, ASolutionPageWithEmptyCellsIsNotKept) {
  server.answer(kSolutionTarget, {.body = page(kPuzzle)});
  Finished done = daily();
  EXPECT_NE(done.out.find("\n> Marking failed\n"), std::string::npos);
  EXPECT_NE(done.err.find(": the page's solution has 24 of 81 digits\n"), std::string::npos)
      << done.err;
  EXPECT_EQ(files(), 1);
}

// SEED_SPEC 004 items 25 and 26
TEST_F(DailyCommand, APuzzleThatStaysOpenIsExitCodeOne) {
  server.answer(kPuzzleTarget, {.body = page(kOpen)});
  server.answer(kSolutionTarget, {.body = page(kOpenSolution)});
  Finished done = daily();
  EXPECT_EQ(done.code, 1);
  EXPECT_NE(done.out.find("\nSolution\n> Solution Incomplete\n"), std::string::npos);
  EXPECT_TRUE(done.out.ends_with("└───┴───┴───┘\n\nExit 1: Solution Incomplete\n")) << done.out;
}

TEST_F(DailyCommand, ASolutionThatDoesNotFitIsExitCodeOne) {
  std::string other(kSolution);
  std::swap(other[0], other[2]);
  server.answer(kSolutionTarget, {.body = page(other)});
  Finished done = daily();
  EXPECT_EQ(done.code, 1);
  EXPECT_NE(done.out.find("│N.N│..Y│YY.│"), std::string::npos);
  EXPECT_EQ(done.err, "nonet daily: the solution of 2024-03-01 does not fit its puzzle\n");
}

// SEED_SPEC 004 items 22, 26, 31
TEST_F(DailyCommand, AnErrorOfTheSiteIsToldWithTheAddress) {
  for (int status : {404, 500, 304}) {
    server.answer(kPuzzleTarget, {.status = status, .body = page(kPuzzle)});
    expect_no_puzzle(daily(), "the site answered with status " + std::to_string(status));
  }
  EXPECT_EQ(asked(), (Targets{kPuzzleTarget, kPuzzleTarget, kPuzzleTarget}));
}

// SEED_SPEC 004 item 31
TEST_F(DailyCommand, ARefusedConnectionIsTold) {
  std::string url = "http://127.0.0.1:" + std::to_string(unused_port());
  Finished done = daily({"2024-03-01", "--url", url});
  EXPECT_EQ(done.code, 2);
  EXPECT_TRUE(done.err.starts_with("nonet daily: " + url + kPuzzleTarget + ": ")) << done.err;
  EXPECT_EQ(files(), 0);
}

// SEED_SPEC 004 items 29, 31
TEST_F(DailyCommand, ASlowSiteIsGivenUpOn) {
  server.answer(kPuzzleTarget, {.body = page(kPuzzle), .delay_ms = 60'000});
  expect_no_puzzle(daily({"2024-03-01", "--timeout", "0.2"}), "timed out");
}

// SEED_SPEC 004 item 31
TEST_F(DailyCommand, APageThatBreaksOffIsNotTaken) {
  server.answer(kPuzzleTarget, {.body = page(kPuzzle), .truncated = true});
  expect_no_puzzle(daily(), "bytes remaining");
  std::string whole = page(kPuzzle);
  server.answer(kPuzzleTarget, {.body = whole.substr(0, whole.size() - 200)});
  expect_no_puzzle(daily(), "the page has no table of 9 rows with 9 cells each");
}

// SEED_SPEC 004 items 29, 31
TEST_F(DailyCommand, APageWithoutEndIsCutShort) {
  server.answer(kPuzzleTarget, {.body = "<html>", .endless = true});
  expect_no_puzzle(daily(), "the reply is longer than 4194304 bytes");
  server.answer(kPuzzleTarget, {.body = std::string(5'000'000, ' ')});
  expect_no_puzzle(daily(), "the reply is longer than 4194304 bytes");
}

// SEED_SPEC 004 items 30, 31
TEST_F(DailyCommand, APageWithoutAPuzzleIsToldAndNotKept) {
  std::string nested;
  for (int i = 0; i < 200'000; ++i) nested += "<table><tr><td>";
  for (const std::string& body : {std::string(), std::string("<html></html>"), nested,
                                  page(kPuzzle.substr(9)), "<script>" + page(kPuzzle)}) {
    server.answer(kPuzzleTarget, {.body = body});
    expect_no_puzzle(daily(), "the page has no table of 9 rows with 9 cells each");
  }
  server.answer(kPuzzleTarget, {.body = page(std::string(81, '.'))});
  expect_no_puzzle(daily(), "the page's table has no digit in it");
  server.answer(kPuzzleTarget, {.body = page("11" + std::string(79, '.'))});
  expect_no_puzzle(daily(), "the page's table is no puzzle: 1 stands twice in row 1");
}

// SEED_SPEC 004 items 23, 30, 31
TEST_F(DailyCommand, LinesDoNotMatter) {
  for (auto [newline, shifted] : std::vector<std::pair<std::string, int>>{
           {"\r\n", 1}, {"\r\n", -1}, {"\r\n", 40}, {"\n", 0}, {"", 0}}) {
    std::filesystem::remove_all(folder.path() + "/puzzles");
    server.answer(kPuzzleTarget, {.body = page(kPuzzle, newline, shifted)});
    EXPECT_EQ(daily().code, 0);
    EXPECT_EQ(files(), 2);
  }
}

// SEED_SPEC 004 item 22
TEST_F(DailyCommand, RedirectsAreFollowedButNotForEverAndOnlyOverHttp) {
  server.answer("/moved", {.body = page(kPuzzle)});
  server.answer(kPuzzleTarget, {.status = 302, .location = "/moved"});
  EXPECT_EQ(daily().code, 0);
  std::filesystem::remove_all(folder.path() + "/puzzles");
  server.answer(kPuzzleTarget, {.status = 302, .location = kPuzzleTarget});
  expect_no_puzzle(daily(), "redirects");
  std::string file = folder.write(
      "../" + folder.path().substr(folder.path().rfind('/') + 1) + ".html", page(kPuzzle));
  server.answer(kPuzzleTarget, {.status = 302, .location = "file://" + file});
  expect_no_puzzle(daily(), "rotocol");
  std::filesystem::remove(file);
  server.answer(kPuzzleTarget,
                {.status = 302, .location = "ftp://127.0.0.1:" + std::to_string(unused_port())});
  expect_no_puzzle(daily(), "rotocol");
}

// SEED_SPEC 004 item 31
TEST_F(DailyCommand, ADamagedFileIsAnErrorThatNamesIt) {
  folder.write("puzzles/wiki_daily_5904_puzzle.json", "[\"53");
  Finished broken = daily();
  EXPECT_EQ(broken.code, 2);
  EXPECT_TRUE(
      broken.err.starts_with("nonet daily: puzzles/wiki_daily_5904_puzzle.json: line 1, column "))
      << broken.err;
  EXPECT_EQ(read_file(puzzle_file()), "[\"53");
  EXPECT_TRUE(server.requests().empty());

  std::filesystem::remove(puzzle_file());
  folder.write("puzzles/wiki_daily_5904_solution.json", "[]");
  Finished solution = daily();
  EXPECT_EQ(solution.code, 2);
  EXPECT_TRUE(solution.out.ends_with("\nMarking\n> Marking failed\n\n"));
  EXPECT_TRUE(solution.err.starts_with("nonet daily: puzzles/wiki_daily_5904_solution.json: "))
      << solution.err;
}

// SEED_SPEC 004 item 31
TEST_F(DailyCommand, ProxyVariablesAreIgnoredForThisMachine) {
  std::string proxy = "http://127.0.0.1:" + std::to_string(unused_port());
  for (const char* name : {"http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"}) {
    ::setenv(name, proxy.c_str(), 1);
  }
  ::setenv("no_proxy", "example.org", 1);
  Finished done = daily();
  for (const char* name : {"http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY", "no_proxy"}) {
    ::unsetenv(name);
  }
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_EQ(server.requests().size(), 2U);
}

TEST_F(DailyCommand, AFolderThatCannotBeWrittenIsToldBeforeTheSiteIsAsked) {
  folder.write("occupied", "a file");
  for (const char* dir : {"occupied", "occupied/below", "occupied/far/below"}) {
    Finished done = daily({"2024-03-01", "--dir", dir});
    EXPECT_EQ(done.code, 2);
    EXPECT_TRUE(done.err.starts_with(std::string("nonet daily: ") + dir)) << done.err;
  }
  EXPECT_TRUE(server.requests().empty());
}

TEST_F(DailyCommand, TheFolderCanBeChosenAndIsMade) {
  EXPECT_EQ(daily({"2024-03-01", "--dir", "my/games"}).code, 0);
  EXPECT_TRUE(std::filesystem::exists(folder.path() + "/my/games/wiki_daily_5904_puzzle.json"));
  // A slash at the end of the address makes no difference.
  EXPECT_EQ(daily({"2024-03-01", "--dir", "other", "--url", server.url() + "/"}).code, 0);
  EXPECT_EQ(asked()[2], kPuzzleTarget);
}

// SEED_SPEC 004 item 26
TEST_F(DailyCommand, OnlyRealDatesOfTheFormYearMonthDayAreTaken) {
  struct Case {
    const char* date;
    const char* message;
  };
  for (auto [date, message] : std::vector<Case>{
           {"20240306", "'20240306' is no date of the form yyyy-mm-dd, as 2024-03-01"},
           {"today", "'today' is no date of the form yyyy-mm-dd, as 2024-03-01"},
           {"2024-3-01", "'2024-3-01' is no date of the form yyyy-mm-dd, as 2024-03-01"},
           {"2024-03-01 ", "'2024-03-01 ' is no date of the form yyyy-mm-dd, as 2024-03-01"},
           {"2024-13-01", "there is no day 2024-13-01"},
           {"2023-02-29", "there is no day 2023-02-29"},
           {"2024-00-10", "there is no day 2024-00-10"},
           {"2007-12-31", "the daily puzzles begin on 2008-01-01; 2007-12-31 is before that"}}) {
    Finished done = daily({date});
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.err, std::string("nonet daily: ") + message + "\n");
  }
  EXPECT_EQ(daily({}).err,
            "nonet daily: which day? Give a date as yyyy-mm-dd; see 'nonet daily --help'\n");
  EXPECT_TRUE(server.requests().empty());
}

// SEED_SPEC 004 item 21
TEST_F(DailyCommand, TheNumberCountsDaysSinceTheFirst) {
  for (auto [date, number] : std::vector<std::pair<std::string, std::string>>{
           {"2008-01-01", "0"}, {"2008-03-01", "60"}, {"2024-02-29", "5903"}}) {
    server.answer("/Print/Print_Daily_Sudoku.aspx?day=" + date, {.body = page(kPuzzle)});
    EXPECT_NE(daily({date}).out.find(" #" + number + " (" + date + ") "), std::string::npos);
    EXPECT_TRUE(
        std::filesystem::exists(folder.path() + "/puzzles/wiki_daily_" + number + "_puzzle.json"));
  }
}

TEST_F(DailyCommand, WrongOptionsAreExitCodeTwo) {
  for (const char* url : {"ftp://127.0.0.1", "file:///etc", "127.0.0.1", ""}) {
    Finished done = daily({"2024-03-01", "--url", url});
    EXPECT_EQ(done.code, 2) << url;
    EXPECT_NE(done.err.find("must begin with http:// or https://"), std::string::npos) << done.err;
  }
  for (const char* time : {"0", "-1", "soon", "1s", "nan", "inf", ""}) {
    EXPECT_EQ(daily({"2024-03-01", "--timeout", time}).code, 2) << time;
  }
  EXPECT_EQ(daily({"2024-03-01", "2024-03-02"}).code, 2);
  EXPECT_TRUE(server.requests().empty());
}

// SEED_SPEC 004 item 28
TEST_F(DailyCommand, HelpSaysHowFarItIsTested) {
  Finished help = daily({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_NE(help.out.find("never against the live site"), std::string::npos);
}

// SEED_SPEC 004 items 24 to 27: what the original printed for the same pages.
TEST_F(DailyCommand, OutputIsThatOfTheOriginal) {
  NONET_NEEDS_SHARED_DATA(data);
  const std::filesystem::path golden = data / "golden/mark";
  server.answer(kPuzzleTarget, {.body = read_file(golden / "daily_page_puzzle.html")});
  server.answer(kSolutionTarget, {.body = read_file(golden / "daily_page_solution.html")});
  EXPECT_EQ(daily().out, read_file(golden / "daily_first_fetch.out"));
  std::string lines;
  for (const std::string& target : asked()) lines += target + "\n";
  EXPECT_EQ(lines, read_file(golden / "daily_first_fetch.requests"));
  EXPECT_EQ(daily().out, read_file(golden / "daily_cached.out"));
  server.answer("/Print/Print_Daily_Sudoku.aspx?day=2024-03-04",
                {.body = read_file(golden / "daily_page_puzzle.html")});
  EXPECT_EQ(daily({"2024-03-04"}).out, read_file(golden / "daily_solution_404.out"));
}

TEST_F(DailyCommand, WithoutLibcurlSaysSoWhereAPageWouldBeFetchedAndWorksFromTheFolder) {
  const std::vector<std::string> call = {"daily", "--url", server.url(), "2024-03-01"};
  const Finished refused = run("nonet_without_curl", call, "", folder.path());
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_EQ(refused.err, "nonet daily: " + server.url() + kPuzzleTarget +
                             ": this nonet was built without libcurl and can't fetch pages\n");
  EXPECT_TRUE(asked().empty());
  const Finished fetched = daily();
  const Finished kept = run("nonet_without_curl", call, "", folder.path());
  EXPECT_EQ(kept.code, fetched.code);
  EXPECT_NE(kept.out.find("from cache"), std::string::npos) << kept.out;
}

}  // namespace
}  // namespace nonet::test
