// In place of fetch_by_curl.cpp where there is no libcurl: everything else of the program works.
#include "cli/daily/fetch.h"

namespace nonet::cli {

Result<Reply> get(const std::string& url, const FetchLimits& /*limits*/, Redirects /*redirects*/) {
  return Error{url + ": this nonet was built without libcurl and can't fetch pages"};
}

}  // namespace nonet::cli
