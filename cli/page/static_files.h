// What the page's server answers to a request: the files of one folder, and nothing else. A request
// is judged from its head alone: GET or HEAD, a plain name without folders, and a host that is this
// machine, so that a foreign site whose name leads here can't read from it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace nonet::cli {

// The whole answer, ready to be sent. `head` is a request up to its empty line.
std::string answer_to(std::string_view head, const std::filesystem::path& folder);

}  // namespace nonet::cli
