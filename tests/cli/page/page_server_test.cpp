// The page's server as a browser meets it, on 127.0.0.1 only.
#include "cli/page/page_server.h"

#include <fstream>
#include <thread>

#include "cli/daily/fetch.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

TEST(PageServer, ServesAFolderUntilItIsStopped) {
  const auto folder =
      std::filesystem::path(testing::TempDir()) / ("served_" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const std::string large(300'000, 'x');
  std::ofstream(folder / "page.js") << large;
  auto server = PageServer::listening(0);
  ASSERT_TRUE(server.ok()) << server.error().message;
  std::atomic<bool> stop{false};
  std::thread serving([&] { server->serve(folder, stop); });
  for (int i = 0; i < 3; ++i) {
    const auto reply = get(server->url() + "page.js", {});
    ASSERT_TRUE(reply.ok()) << reply.error().message;
    EXPECT_EQ(reply->status, 200);
    EXPECT_EQ(reply->body, large);
  }
  EXPECT_EQ(get(server->url() + "none", {})->status, 404);
  stop = true;
  serving.join();
}

TEST(PageServer, SaysThatAPortIsTaken) {
  const auto first = PageServer::listening(0);
  ASSERT_TRUE(first.ok());
  const std::string url = first->url();
  const std::string port = url.substr(url.rfind(':') + 1);
  const auto second = PageServer::listening(static_cast<std::uint16_t>(std::stoi(port)));
  ASSERT_FALSE(second.ok());
  EXPECT_TRUE(second.error().message.starts_with("port " + port.substr(0, port.size() - 1)));
}

}  // namespace
}  // namespace nonet::cli
