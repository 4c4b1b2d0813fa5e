// page: the page in the browser, from this machine alone.
//
// The page is a folder of static files that script/page builds with web tools; the program knows
// where it may lie: beside an installed program, or in the build folder that it was built in.
#include <filesystem>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/page/page_server.h"
#include "cli/stream/interruption.h"
#include "cli/system/desktop.h"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

bool has_page(const fs::path& folder) {
  std::error_code error;
  return fs::is_regular_file(folder / "index.html", error);
}

// Nothing if there is none.
std::optional<fs::path> page_folder() {
  const fs::path program = program_file();
  if (program.empty()) return std::nullopt;
  const fs::path bin = program.parent_path();
  std::error_code error;
  for (const fs::path& folder : {bin / "../share/nonet/page", bin / "../../page"}) {
    if (has_page(folder)) return fs::canonical(folder, error);
  }
  return std::nullopt;
}

int run_page(Invocation& call) {
  constexpr std::uint64_t kMostPort = 65535;
  const auto port = number_option(call, "port", 0, kMostPort);
  if (!port) return call.wrong(port.error().message);
  const auto named = call.value("folder");
  const std::optional<fs::path> folder = named ? fs::path(*named) : page_folder();
  if (!folder || !has_page(*folder)) {
    return call.wrong(named ? "there is no page in '" + *named + "'"
                            : "the page is not installed; script/page builds it, and --folder "
                              "says where it lies");
  }
  const auto server = PageServer::listening(static_cast<std::uint16_t>(*port));
  if (!server) return call.wrong(server.error().message);
  call.out << "The page is at " << server->url() << " for this machine alone; Ctrl-C ends it.\n"
           << std::flush;
  InterruptionFlag interruption;
  if (!call.has("no-browser")) open_browser(server->url());
  server->serve(*folder, interruption.raised());
  return kExitDone;
}

}  // namespace

const Command kPageCommand = {
    .name = "page",
    .operands = "",
    .summary = "the page: play, hints and lessons in the browser",
    .details =
        "Serves the page on this machine alone and opens the browser. The page works by itself, "
        "with\n"
        "the engine inside it: after the first visit the server is not needed any more, and "
        "nothing\n"
        "that is done there leaves the machine.",
    .options = {{"port", Option::Takes::kValue, "N", "the port to use [one that is free]"},
                {"no-browser", Option::Takes::kNothing, "", "only serve it"},
                {"folder", Option::Takes::kValue, "DIR",
                 "where the page lies [beside the program]"}},
    .examples = {{"nonet page", "opens the page"},
                 {"nonet page --port 8080 --no-browser", "for a browser that is open already"}},
    .most_operands = 0,
    .run = run_page};

}  // namespace nonet::cli
