#include "cli/prompt/completion.h"

#include <algorithm>
#include <filesystem>

#include "cli/app/demand_option.h"
#include "cli/prompt/typed.h"
#include "nonet/io/lines.h"
#include "nonet/logic/technique.h"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> techniques(bool with_sets) {
  std::vector<std::string> words;
  if (with_sets) words = {"all", "classic", "se"};
  for (Technique t : all_techniques()) words.emplace_back(row_of(t).slug);
  return words;
}

std::vector<std::string> levels() {
  const auto words = level_words();
  return {words.begin(), words.end()};
}

// Files and folders that the path may go on to, as it would be typed.
std::vector<std::string> files(const std::string& path) {
  std::vector<std::string> words;
  const std::string folder = path.substr(0, path.rfind('/') + 1);
  std::error_code problem;
  fs::directory_iterator entries(folder.empty() ? "." : folder, problem);
  for (; !problem && entries != fs::directory_iterator(); entries.increment(problem)) {
    std::error_code ignored;
    const std::string end = entries->is_directory(ignored) ? "/" : "";
    words.push_back(folder + entries->path().filename().string() + end);
  }
  std::sort(words.begin(), words.end());
  return words;
}

Completion matching(std::string_view word, std::vector<std::string> words) {
  Completion completion;
  completion.replaces = word.size();
  for (std::string& name : words) {
    if (name.starts_with(word)) completion.words.push_back(std::move(name));
  }
  return completion;
}

}  // namespace

Completion complete_command(std::string_view before_cursor) {
  const std::size_t start = before_cursor.find_first_not_of(" \t");
  if (start == std::string_view::npos) {
    return {0, {"n.", "n;", "n", "g", "w", ">", "<",     "r", "s", "!",
                "?",  "a",  "t", "l", "b", "p", "check", "v", "h", "q"}};
  }
  const std::string_view text = before_cursor.substr(start);
  const std::size_t end = text.find_first_of(" \t");
  if (end == std::string_view::npos) {
    std::vector<std::string> words;
    for (std::string_view name : command_names()) words.emplace_back(name);
    return matching(text, std::move(words));
  }
  const std::string_view rest =
      text.substr(std::min(text.find_first_not_of(" \t", end), text.size()));
  const std::string_view item = rest.substr(rest.find_last_of(" \t,") + 1);
  const auto command = command_called(text.substr(0, end));
  if (!command) return {};
  switch (*command) {
    case Typed::Kind::kOpen:
    case Typed::Kind::kSave:
      return matching(rest, files(std::string(rest)));
    case Typed::Kind::kFresh:
      return matching(item, levels());
    case Typed::Kind::kTechniques:
      return matching(item, techniques(true));
    case Typed::Kind::kSteps:
      return matching(item, techniques(false));
    case Typed::Kind::kCheck:
      return matching(item, {"on", "off"});
    default:
      return {};
  }
}

}  // namespace nonet::cli
