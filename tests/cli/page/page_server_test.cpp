// The page's server as a browser meets it, on 127.0.0.1 only.
#include "cli/page/page_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

#include "cli/daily/fetch.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kLarge = 20'000'000;

// A folder with a page and a large file, served for as long as this lives.
class Serving {
 public:
  Serving() : server_(PageServer::listening(0)) {
    EXPECT_TRUE(server_.ok());
    folder_.write("page.js", page_);
    // More than sockets hold for a client that does not read.
    folder_.write("large.js", std::string(kLarge, 'x'));
    serving_ = std::thread([this] { server_->serve(folder_.path(), stop_); });
  }
  ~Serving() {
    stop_ = true;
    serving_.join();
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  std::string url() const { return server_->url(); }
  void expect_an_answer() const {
    const auto reply = get(url() + "page.js", {});
    ASSERT_TRUE(reply.ok()) << reply.error().message;
    EXPECT_EQ(reply->status, 200);
    EXPECT_TRUE(reply->body == page_);
  }
  // A client that has sent this and does nothing more; -1 if it was refused.
  int client(const std::string& sent) const {
    const std::string url = server_->url();
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1))));
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    EXPECT_EQ(::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(::send(socket, sent.data(), sent.size(), MSG_NOSIGNAL),
              static_cast<ssize_t>(sent.size()));
    return socket;
  }
  // All that the server sends to it until the end.
  static std::string all_from(int client) {
    std::string all;
    char piece[4096];
    for (ssize_t n = 0; (n = ::recv(client, piece, sizeof piece, 0)) > 0;) {
      all.append(piece, static_cast<std::size_t>(n));
    }
    return all;
  }

 private:
  const std::string page_ = std::string(300'000, 'x');
  test::ScratchFolder folder_;
  Result<PageServer> server_;
  std::atomic<bool> stop_{false};
  std::thread serving_;
};

const std::string kRequest = "GET /large.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

TEST(PageServer, ServesAFolderUntilItIsStopped) {
  Serving serving;
  for (int i = 0; i < 3; ++i) serving.expect_an_answer();
  EXPECT_EQ(get(serving.url() + "none", {})->status, 404);
}

// However many these are. (It ends also while they are there.)
TEST(PageServer, AnswersBesideClientsThatAreSilentSlowOrDoNotRead) {
  Serving serving;
  std::vector<int> clients;
  for (int i = 0; i < 50; ++i) {
    clients.push_back(serving.client(""));
    clients.push_back(serving.client("GET /pa"));
    clients.push_back(serving.client(kRequest));
    if (i % 10 == 0) serving.expect_an_answer();
  }
  serving.expect_an_answer();
  for (const int client : clients) ::close(client);
}

// The one that came first makes room.
TEST(PageServer, HasNoMoreThanSoManyClients) {
  Serving serving;
  std::vector<int> clients;
  for (int i = 0; i < 40; ++i) clients.push_back(serving.client(""));
  serving.expect_an_answer();
  ::send(clients.front(), kRequest.data(), kRequest.size(), MSG_NOSIGNAL);
  EXPECT_EQ(serving.all_from(clients.front()), "");
  for (const int client : clients) ::close(client);
}

TEST(PageServer, TakesARequestInPiecesAndAnswersItWhole) {
  Serving serving;
  const int silent = serving.client("");
  const int client = serving.client("");
  for (const char ch : kRequest) EXPECT_EQ(::send(client, &ch, 1, MSG_NOSIGNAL), 1);
  EXPECT_GT(serving.all_from(client).size(), kLarge);
  ::close(client);
  ::close(silent);
}

TEST(PageServer, AnswersAClientThatHasSaidAllItWillSay) {
  Serving serving;
  const int client = serving.client("GET /none HTTP/1.1\r\nHost: 127.0.0.1\r\n");
  ::shutdown(client, SHUT_WR);
  EXPECT_TRUE(serving.all_from(client).starts_with("HTTP/1.1 404 "));
  ::close(client);
}

// Its time does not begin anew with each byte.
TEST(PageServer, LetsGoOfAClientThatSendsAByteNowAndThen) {
  Serving serving;
  const int client = serving.client("");
  std::thread drip([client] {
    while (::send(client, "G", 1, MSG_NOSIGNAL) == 1) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  });
  EXPECT_EQ(serving.all_from(client), "");
  drip.join();
  ::close(client);
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
