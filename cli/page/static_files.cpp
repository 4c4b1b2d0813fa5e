#include "cli/page/static_files.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <optional>
#include <sstream>

namespace nonet::cli {
namespace {

struct Request {
  std::string_view method, target;
  std::string host;
};

std::string lowercase(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

Request request_in(std::string_view head) {
  Request request;
  const std::string_view line = head.substr(0, head.find('\n'));
  const auto first = line.find(' ');
  const auto second = first == std::string_view::npos ? first : line.find(' ', first + 1);
  if (second == std::string_view::npos) return request;
  request.method = line.substr(0, first);
  request.target = line.substr(first + 1, second - first - 1);
  for (std::size_t at = line.size(); at < head.size();) {
    const auto end = std::min(head.find('\n', at + 1), head.size());
    const std::string_view field = head.substr(at + 1, end - at - 1);
    const auto colon = field.find(':');
    if (colon != std::string_view::npos && lowercase(field.substr(0, colon)) == "host") {
      request.host = lowercase(trimmed(field.substr(colon + 1)));
    }
    at = end;
  }
  return request;
}

bool is_this_machine(std::string_view host) {
  const std::string_view name = host.substr(0, host.rfind(':'));
  return name == "127.0.0.1" || name == "localhost";
}

std::string_view type_of(std::string_view name) {
  struct Row {
    std::string_view ending, type;
  };
  static constexpr Row kTypes[] = {{".html", "text/html; charset=utf-8"},
                                   {".js", "text/javascript; charset=utf-8"},
                                   {".css", "text/css; charset=utf-8"},
                                   {".wasm", "application/wasm"},
                                   {".svg", "image/svg+xml"},
                                   {".webmanifest", "application/manifest+json"},
                                   {".woff2", "font/woff2"},
                                   {".txt", "text/plain; charset=utf-8"}};
  for (const Row& row : kTypes) {
    if (name.ends_with(row.ending)) return row.type;
  }
  return "application/octet-stream";
}

// The name of a file of the folder; nothing if the target can't be one.
std::optional<std::string> file_name(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  if (!target.starts_with('/')) return std::nullopt;
  target.remove_prefix(1);
  if (target.empty()) return "index.html";
  const bool is_plain = std::all_of(target.begin(), target.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '_';
  });
  if (!is_plain || target.starts_with('.')) return std::nullopt;
  return std::string(target);
}

std::optional<std::string> contents(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) return std::nullopt;
  return text.str();
}

std::string whole(std::string_view status, std::string_view type, const std::string& body,
                  bool with_body) {
  std::string answer = "HTTP/1.1 " + std::string(status) + "\r\nContent-Type: ";
  answer += type;
  answer += "\r\nContent-Length: " + std::to_string(body.size()) +
            "\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff"
            "\r\nConnection: close\r\n\r\n";
  return with_body ? answer + body : answer;
}

std::string refusal(std::string_view status, const std::string& sentence) {
  return whole(status, "text/plain; charset=utf-8", sentence + "\n", true);
}

}  // namespace

std::string answer_to(std::string_view head, const std::filesystem::path& folder) {
  const Request request = request_in(head);
  if (request.method.empty()) return refusal("400 Bad Request", "This is not a request.");
  if (!is_this_machine(request.host)) {
    return refusal("403 Forbidden", "Only this machine is answered.");
  }
  if (request.method != "GET" && request.method != "HEAD") {
    return refusal("405 Method Not Allowed", "There is nothing to be changed here.");
  }
  const auto name = file_name(request.target);
  const auto body = name ? contents(folder / *name) : std::nullopt;
  if (!body) return refusal("404 Not Found", "There is no such file.");
  return whole("200 OK", type_of(*name), *body, request.method == "GET");
}

}  // namespace nonet::cli
