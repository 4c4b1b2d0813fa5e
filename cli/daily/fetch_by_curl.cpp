// Fetching by libcurl.
#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include "cli/daily/fetch.h"
#include "nonet/version.h"

namespace nonet::cli {
namespace {

struct Receiver {
  std::string body;
  std::size_t most;
  bool too_long = false;
};

std::size_t receive(char* bytes, std::size_t size, std::size_t count, void* to) {
  auto* receiver = static_cast<Receiver*>(to);
  std::size_t length = size * count;
  if (length > receiver->most - receiver->body.size()) {
    receiver->too_long = true;
    return CURL_WRITEFUNC_ERROR;
  }
  receiver->body.append(bytes, length);
  return length;
}

// What the environment exempts from its proxies, and this machine besides.
std::string without_proxy() {
  std::string exempt;
  for (const char* name : {"no_proxy", "NO_PROXY"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    exempt = value;
    break;
  }
  if (exempt == "*") return exempt;
  return exempt + (exempt.empty() ? "" : ",") + "localhost,127.0.0.1,127.0.0.0/8,::1";
}

void allow_only_http(CURL* handle, Redirects redirects) {
  const bool secure = redirects == Redirects::kHttpsOnly;
#if LIBCURL_VERSION_NUM >= 0x075500
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS_STR, secure ? "https" : "http,https");
#else
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
  curl_easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS,
                   secure ? CURLPROTO_HTTPS : CURLPROTO_HTTP | CURLPROTO_HTTPS);
#endif
}

long milliseconds(double seconds) {
  return std::max(1L, static_cast<long>(seconds * 1000));
}

std::string reason(CURLcode code, const Receiver& receiver, const FetchLimits& limits,
                   const char* detail) {
  if (receiver.too_long || code == CURLE_FILESIZE_EXCEEDED) {
    return "the reply is longer than " + std::to_string(limits.bytes) + " bytes";
  }
  if (*detail != '\0') return detail;
  return curl_easy_strerror(code);
}

}  // namespace

Result<Reply> get(const std::string& url, const FetchLimits& limits, Redirects redirects) {
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle(curl_easy_init(), curl_easy_cleanup);
  if (ready != CURLE_OK || !handle) return Error{url + ": libcurl did not start"};
  Receiver receiver{{}, limits.bytes};
  std::array<char, CURL_ERROR_SIZE> detail{};
  const std::string agent = "nonet/" + std::string(kVersion);
  const std::string exempt = without_proxy();
  CURL* h = handle.get();
  curl_easy_setopt(h, CURLOPT_URL, url.c_str());
  allow_only_http(h, redirects);
  curl_easy_setopt(h, CURLOPT_FOLLOWLOCATION, 1L);
  curl_easy_setopt(h, CURLOPT_MAXREDIRS, limits.redirects);
  curl_easy_setopt(h, CURLOPT_TIMEOUT_MS, milliseconds(limits.seconds));
  curl_easy_setopt(h, CURLOPT_CONNECTTIMEOUT_MS,
                   milliseconds(std::min(limits.seconds, limits.connect_seconds)));
  curl_easy_setopt(h, CURLOPT_MAXFILESIZE_LARGE, static_cast<curl_off_t>(limits.bytes));
  curl_easy_setopt(h, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(h, CURLOPT_NOPROXY, exempt.c_str());
  curl_easy_setopt(h, CURLOPT_USERAGENT, agent.c_str());
  curl_easy_setopt(h, CURLOPT_ERRORBUFFER, detail.data());
  curl_easy_setopt(h, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(h, CURLOPT_WRITEDATA, &receiver);
  CURLcode code = curl_easy_perform(h);
  if (code != CURLE_OK) return Error{url + ": " + reason(code, receiver, limits, detail.data())};
  Reply reply;
  curl_easy_getinfo(h, CURLINFO_RESPONSE_CODE, &reply.status);
  reply.body = std::move(receiver.body);
  return reply;
}

}  // namespace nonet::cli
