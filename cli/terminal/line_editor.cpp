#include "cli/terminal/line_editor.h"

#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "cli/stream/input.h"
#include "cli/system/desktop.h"
#include "cli/terminal/terminal.h"

#ifdef NONET_HAS_EDIT
#include <histedit.h>

#include <algorithm>
#include <array>
#include <climits>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cwchar>
#include <filesystem>
#include <fstream>
#endif

namespace nonet::cli {
namespace {

class PlainEditor : public LineEditor {
 public:
  PlainEditor(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  std::optional<Line> read(const std::string& prompt) override {
    out_ << prompt << std::flush;
    Line line;
    if (!read_line(in_, line.text)) return std::nullopt;
    if (line.text.ends_with('\r')) line.text.pop_back();
    return line;
  }

 private:
  std::istream& in_;
  std::ostream& out_;
};

#ifdef NONET_HAS_EDIT

constexpr std::size_t kMostHistory = 1000;

// A terminal that is asked to puts these around what is pasted into it.
constexpr const char* kAskForPastes = "\x1b[?2004h";
constexpr const char* kNoMorePastes = "\x1b[?2004l\r";
constexpr const char* kPasteBegins = "\\e[200~";  // as libedit writes keys
constexpr std::string_view kPasteEnds = "\x1b[201~";

// Earlier lines, oldest first. The file is plain text, one line each, so that two prompts at once
// can both add to it; it is cut to the newest lines when it has grown to twice what is kept.
std::vector<std::string> load_history(const std::string& path) {
  std::vector<std::string> lines;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  const bool overgrown = lines.size() > 2 * kMostHistory;
  if (lines.size() > kMostHistory) {
    lines.erase(lines.begin(), lines.end() - std::ptrdiff_t{kMostHistory});
  }
  if (overgrown) {
    std::ofstream cut(path, std::ios::trunc);
    for (const std::string& line : lines) cut << line << "\n";
  }
  return lines;
}

// The longest beginning that all words share.
std::string common_beginning(const std::vector<std::string>& words) {
  std::string shared = words.front();
  for (const std::string& word : words) {
    auto differ = std::mismatch(shared.begin(), shared.end(), word.begin(), word.end());
    shared.erase(differ.first, shared.end());
  }
  return shared;
}

// libedit's own interface, not its imitation of readline: that one keeps its state in globals.
class TerminalEditor : public LineEditor {
 public:
  explicit TerminalEditor(Completer completer)
      : completer_(std::move(completer)), path_(history_path()) {
    // λ is one column wide only where the locale says UTF-8.
    std::setlocale(LC_CTYPE, "");
    if (MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
    edit_ = el_init("nonet", stdin, stdout, stderr);
    history_ = history_init();
    HistEvent event{};
    history(history_, &event, H_SETSIZE, static_cast<int>(kMostHistory));
    history(history_, &event, H_SETUNIQUE, 1);
    el_set(edit_, EL_CLIENTDATA, this);
    el_set(edit_, EL_PROMPT, &TerminalEditor::prompt_of);
    el_set(edit_, EL_EDITOR, "emacs");
    el_set(edit_, EL_HIST, history, history_);
    el_set(edit_, EL_SIGNAL, 1);
    // el_wset keeps the names as they are; el_set would copy and never free them.
    el_wset(edit_, EL_ADDFN, L"nonet-complete", L"Complete a word", &TerminalEditor::complete);
    el_set(edit_, EL_BIND, "^I", "nonet-complete", nullptr);
    el_set(edit_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    // Ctrl-C drops the line, as in a shell, and not the game; so while a line is edited the
    // terminal makes no signals, and Ctrl-Z is sent from here.
    el_set(edit_, EL_SETTY, "-d", "-isig", nullptr);
    el_wset(edit_, EL_ADDFN, L"nonet-drop-line", L"Drop the line", &TerminalEditor::drop_line);
    el_set(edit_, EL_BIND, "^C", "nonet-drop-line", nullptr);
    el_wset(edit_, EL_ADDFN, L"nonet-suspend", L"Suspend", &TerminalEditor::suspend);
    el_set(edit_, EL_BIND, "^Z", "nonet-suspend", nullptr);
    el_wset(edit_, EL_ADDFN, L"nonet-paste", L"Take what is pasted", &TerminalEditor::paste);
    el_set(edit_, EL_BIND, kPasteBegins, "nonet-paste", nullptr);
    el_source(edit_, nullptr);
    if (!path_.empty()) {
      for (const std::string& line : load_history(path_)) {
        history(history_, &event, H_ENTER, line.c_str());
      }
    }
  }
  ~TerminalEditor() override {
    el_end(edit_);
    history_end(history_);
  }
  TerminalEditor(const TerminalEditor&) = delete;
  TerminalEditor& operator=(const TerminalEditor&) = delete;

  std::optional<Line> read(const std::string& prompt) override {
    std::cout.flush();
    prompt_ = prompt;
    dropped_ = false;
    pasted_.clear();
    // Before the prompt shows, or a quick Ctrl-C or Ctrl-D would meet the terminal unprepared.
    el_set(edit_, EL_PREP_TERM, 1);
    std::fputs(kAskForPastes, stdout);
    int length = 0;
    const char* text = el_gets(edit_, &length);
    std::fputs(kNoMorePastes, stdout);
    std::fflush(stdout);
    if (dropped_) return Line{"", true};
    std::string line(text != nullptr ? text : "", static_cast<std::size_t>(std::max(length, 0)));
    if (!pasted_.empty()) return Line{line + pasted_};
    if (line.empty()) return std::nullopt;
    if (line.back() == '\n') line.pop_back();
    remember(line);
    return Line{line};
  }

 private:
  static TerminalEditor* self(EditLine* edit) {
    void* owner = nullptr;
    el_get(edit, EL_CLIENTDATA, &owner);
    return static_cast<TerminalEditor*>(owner);
  }

  static char* prompt_of(EditLine* edit) { return self(edit)->prompt_.data(); }

  static unsigned char drop_line(EditLine* edit, wint_t) {
    self(edit)->dropped_ = true;
    std::fputs("^C\n", stdout);
    return CC_NEWLINE;
  }

  static unsigned char suspend(EditLine*, wint_t) {
    std::raise(SIGTSTP);
    return CC_NORM;
  }

  // One line is inserted as if it were typed. Several are taken as they are, all at once: obeyed
  // one by one they would get one answer each.
  static unsigned char paste(EditLine* edit, wint_t) {
    std::string text = pasted_text(edit);
    while (text.ends_with('\n')) text.pop_back();
    if (text.empty()) return CC_NORM;
    const auto breaks = std::count(text.begin(), text.end(), '\n');
    if (breaks == 0) return el_insertstr(edit, text.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    self(edit)->pasted_ = text + "\n";
    std::fprintf(stdout, "(%ld lines pasted)\n", static_cast<long>(breaks + 1));
    return CC_NEWLINE;
  }

  static std::string pasted_text(EditLine* edit) {
    std::string text;
    std::array<char, MB_LEN_MAX> bytes{};
    std::mbstate_t state{};
    wchar_t key = 0;
    while (!text.ends_with(kPasteEnds) && el_wgetc(edit, &key) == 1) {
      const std::size_t size = std::wcrtomb(bytes.data(), key == L'\r' ? L'\n' : key, &state);
      if (size <= bytes.size()) text.append(bytes.data(), size);
      // No puzzle is that long: of a paste without end only the end matters.
      if (text.size() > kLongestLine) text.erase(0, text.size() - kPasteEnds.size());
    }
    if (text.ends_with(kPasteEnds)) text.erase(text.size() - kPasteEnds.size());
    return text;
  }

  static unsigned char complete(EditLine* edit, wint_t) {
    const LineInfo* line = el_line(edit);
    const std::string_view before(line->buffer,
                                  static_cast<std::size_t>(line->cursor - line->buffer));
    const Completion completion = self(edit)->completer_(before);
    if (completion.words.empty()) return CC_ERROR;
    const std::string more = common_beginning(completion.words).substr(completion.replaces);
    if (!more.empty()) return el_insertstr(edit, more.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    if (completion.words.size() == 1) return CC_NORM;
    std::fprintf(stdout, "\n%s", in_columns(completion.words, terminal_columns()).c_str());
    return CC_REDISPLAY;
  }

  void remember(const std::string& line) {
    if (line.find_first_not_of(" \t") == std::string::npos) return;
    HistEvent event{};
    const bool repeated =
        history(history_, &event, H_FIRST) == 0 && event.str != nullptr && line == event.str;
    if (repeated) return;
    history(history_, &event, H_ENTER, line.c_str());
    if (path_.empty()) return;
    // Without a writable place the history simply ends with the run.
    std::error_code ignored;
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), ignored);
    std::ofstream(path_, std::ios::app) << line << "\n";
  }

  std::string prompt_;
  Completer completer_;
  std::string path_;
  EditLine* edit_ = nullptr;
  History* history_ = nullptr;
  bool dropped_ = false;
  std::string pasted_;
};

#endif

}  // namespace

std::unique_ptr<LineEditor> make_line_editor(std::istream& in, std::ostream& out,
                                             Completer completer) {
#ifdef NONET_HAS_EDIT
  const std::string terminal = environment("TERM");
  const bool can_edit = !terminal.empty() && terminal != "dumb";
  if (can_edit && &in == &std::cin && &out == &std::cout && isatty(STDIN_FILENO) != 0 &&
      isatty(STDOUT_FILENO) != 0) {
    return std::make_unique<TerminalEditor>(std::move(completer));
  }
#else
  static_cast<void>(completer);
#endif
  return std::make_unique<PlainEditor>(in, out);
}

bool has_line_editing() {
#ifdef NONET_HAS_EDIT
  return true;
#else
  return false;
#endif
}

std::string history_path() {
  const std::string folder = state_folder();
  return folder.empty() ? "" : folder + "/nonet/history";
}

}  // namespace nonet::cli
