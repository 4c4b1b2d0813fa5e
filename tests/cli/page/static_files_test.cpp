// What the page's server answers, and what it refuses.
#include "cli/page/static_files.h"

#include <fstream>

#include "support/support.h"

namespace nonet::cli {
namespace {

class StaticFiles : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_ / "page/inner");
    std::ofstream(folder_ / "page/index.html") << "<!doctype html>";
    std::ofstream(folder_ / "page/engine.wasm") << "wasm";
    std::ofstream(folder_ / "page/.hidden") << "hidden";
    std::ofstream(folder_ / "secret.txt") << "secret";
  }

  std::string answer(const std::string& line, const std::string& host = "127.0.0.1:8080") const {
    return answer_to(line + " HTTP/1.1\r\nHost: " + host + "\r\nAccept: */*\r\n\r\n",
                     folder_ / "page");
  }
  std::string status(const std::string& line, const std::string& host = "127.0.0.1:8080") const {
    return answer(line, host).substr(9, 3);
  }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("page_" + std::to_string(getpid()));
};

TEST_F(StaticFiles, AFileIsAnsweredWithItsKind) {
  const std::string page = answer("GET /");
  EXPECT_TRUE(page.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"));
  EXPECT_TRUE(page.ends_with("\r\n\r\n<!doctype html>"));
  EXPECT_NE(answer("GET /engine.wasm?v=2").find("application/wasm"), std::string::npos);
}

TEST_F(StaticFiles, HeadHasNoBody) {
  const std::string head = answer("HEAD /engine.wasm");
  EXPECT_TRUE(head.ends_with("\r\n\r\n")) << head;
  EXPECT_NE(head.find("Content-Length: 4\r\n"), std::string::npos) << head;
}

TEST_F(StaticFiles, NothingOutsideOfTheFolderIsAnswered) {
  for (const char* target : {"/../secret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/inner/",
                             "/inner", "/.hidden", "/..", "/none", "secret.txt"}) {
    EXPECT_EQ(status(std::string("GET ") + target), "404") << target;
  }
}

TEST_F(StaticFiles, OnlyThisMachineIsAnswered) {
  EXPECT_EQ(status("GET /", "localhost:99"), "200");
  EXPECT_EQ(status("GET /", "LOCALHOST"), "200");
  for (const char* host :
       {"example.com", "127.0.0.1.example.com", "", "localhost.example.com:80"}) {
    EXPECT_EQ(status("GET /", host), "403") << host;
  }
}

TEST_F(StaticFiles, OtherRequestsAreRefused) {
  EXPECT_EQ(status("POST /"), "405");
  EXPECT_EQ(answer_to("", folder_).substr(9, 3), "400");
  EXPECT_EQ(answer_to("GET", folder_).substr(9, 3), "400");
  EXPECT_EQ(answer_to("GET /", folder_).substr(9, 3), "400");
  EXPECT_EQ(answer_to("GET / HTTP/1.1", folder_).substr(9, 3), "403");
}

}  // namespace
}  // namespace nonet::cli
