// Any bytes as the lines of a session of the protocol: each answer is one line of JSON, and a
// message of JSON-RPC. Calls are told to stop before they begin; what the tools find has targets of
// its own. A first byte says which version the session has agreed on, if any.
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/mcp/session.h"

namespace {

using nonet::JsonValue;

void require(bool condition) {
  if (!condition) std::abort();
}

void expect_answer(const std::string& text) {
  require(text.find('\n') == std::string::npos);
  const auto answer = nonet::parse_json(text);
  require(answer.ok() && answer->is(JsonValue::Kind::kObject));
  require(answer->find("jsonrpc") != nullptr && answer->find("id") != nullptr);
  require((answer->find("result") == nullptr) != (answer->find("error") == nullptr));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int kMostCalls = 4;
  if (size == 0) return 0;
  const auto& versions = nonet::cli::mcp::protocol_versions();
  nonet::cli::mcp::Session session;
  const std::size_t which = data[0] % (versions.size() + 1);
  if (which < versions.size()) {
    session.hear(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":")" +
                 std::string(versions[which]) + "\"}}");
  }
  std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
  const std::atomic<bool> stopped{true};
  int calls = 0;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    for (const auto& part : session.hear(rest.substr(0, end)).parts) {
      if (const auto* ready = std::get_if<std::string>(&part)) {
        expect_answer(*ready);
      } else if (calls++ < kMostCalls) {
        expect_answer(answered(std::get<nonet::cli::mcp::Call>(part), stopped));
      }
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
