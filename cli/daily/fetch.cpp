#include "cli/daily/fetch.h"

#include <algorithm>

namespace nonet::cli {

Redirects redirects_from(std::string_view url) {
  constexpr std::string_view kSecure = "https:";
  const bool secure = url.size() >= kSecure.size() &&
                      std::equal(kSecure.begin(), kSecure.end(), url.begin(), [](char a, char b) {
                        return a == (b >= 'A' && b <= 'Z' ? b - 'A' + 'a' : b);
                      });
  return secure ? Redirects::kHttpsOnly : Redirects::kAnyHttp;
}

Result<Reply> get(const std::string& url, const FetchLimits& limits) {
  return get(url, limits, redirects_from(url));
}

}  // namespace nonet::cli
