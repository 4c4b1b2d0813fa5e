// Pages that are fetched, on 127.0.0.1 only; 'nonet daily' as a whole is in daily_test.cpp.
#include "cli/daily/fetch.h"

#include "support/loopback_server.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

TEST(Fetch, FromHttpsNoRedirectLeadsToHttp) {
  EXPECT_EQ(redirects_from("https://www.sudokuwiki.org/page"), Redirects::kHttpsOnly);
  EXPECT_EQ(redirects_from("HTTPS://www.sudokuwiki.org/page"), Redirects::kHttpsOnly);
  EXPECT_EQ(redirects_from("http://127.0.0.1/https:"), Redirects::kAnyHttp);
  EXPECT_EQ(redirects_from("http"), Redirects::kAnyHttp);
}

// The server has no certificate, so the rule of https is given to a page of http.
TEST(Fetch, ARedirectThatIsNotAllowedIsNotFollowed) {
  test::LoopbackServer server;
  server.answer("/page", {.status = 302, .location = server.url() + "/moved"});
  server.answer("/moved", {.body = "here"});
  auto followed = get(server.url() + "/page", {}, Redirects::kAnyHttp);
  ASSERT_TRUE(followed.ok()) << followed.error().message;
  EXPECT_EQ(followed->body, "here");
  ASSERT_EQ(server.requests().size(), 2U);
  auto refused = get(server.url() + "/page", {}, Redirects::kHttpsOnly);
  ASSERT_FALSE(refused.ok());
  EXPECT_TRUE(refused.error().message.starts_with(server.url() + "/page: "))
      << refused.error().message;
  EXPECT_NE(refused.error().message.find("rotocol"), std::string::npos) << refused.error().message;
  EXPECT_EQ(server.requests().size(), 3U);
}

}  // namespace
}  // namespace nonet::cli
