// Fetch: one GET over http or https, nothing more. The reply is bounded in time and in size, a
// redirect is followed a few times and never to another kind of address nor from https to http,
// and the environment's proxies are not asked about this machine itself.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/core/result.h"

namespace nonet::cli {

struct FetchLimits {
  double seconds = 30;                        // for the whole reply
  double connect_seconds = 10;                // for reaching the site
  std::size_t bytes = std::size_t{4} << 20U;  // of the body
  long redirects = 5;
};

struct Reply {
  long status = 0;
  std::string body;
};

// Where a redirect may lead. Who asks over https is told no page that anybody on the way could have
// written.
enum class Redirects { kHttpsOnly, kAnyHttp };
Redirects redirects_from(std::string_view url);

// Any status is a Reply; the Error, whose message names the URL, says why there is none.
Result<Reply> get(const std::string& url, const FetchLimits& limits);
// The same with another rule for redirects than the one that follows from the URL.
Result<Reply> get(const std::string& url, const FetchLimits& limits, Redirects redirects);

}  // namespace nonet::cli
