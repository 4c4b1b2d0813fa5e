#include "cli/commands/path_teller.h"

#include <ostream>

#include "cli/terminal/terminal.h"
#include "nonet/logic/technique.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/nrc.h"
#include "nonet/text/rule_reasons.h"
#include "nonet/text/rule_words.h"

namespace nonet::cli {
namespace {

// More than this in one line, and nobody finds the place where he was.
constexpr std::size_t kLongestRun = 9;

// Steps are told as they are found, so that nobody knows how many there will be: two places.
std::string numbered(std::size_t number) {
  const std::string text = std::to_string(number);
  return (text.size() < 2 ? " " : "") + text;
}

// "r1c1 is 5 (only candidate, 2.3)".
std::string rated_brief(std::string brief, const Step& step) {
  if (step.se_rating_times_ten == 0 || brief.empty()) return brief;
  return brief.insert(brief.size() - 1, ", " + se_tenths(step.se_rating_times_ten));
}

}  // namespace

std::string PathTeller::told(const Step& step, const Grid& before) {
  return rated(
      std::string(name_of(step.technique)) + ": " + words_.sentence_of(step, before, number_),
      step);
}

void PathTeller::tell(const Step& step, const Grid& before) {
  ++number_;
  if (number_ < look_.from) return;
  if (number_ == look_.from && number_ > 1) out_ << candidate_board(before) << "\n";
  if (in_run(step, before)) return;
  end_run();
  tell_alone(step, before);
}

std::string PathTeller::in_brief(const Step& step, const Grid& before, bool of_cages) const {
  if (!of_cages) return rated_brief(brief_of(step, before), step);
  const auto brief = cage_in_brief(step, before);
  return brief ? brief->cage + (run_.empty() ? " can hold only " : " only ") + brief->sets : "";
}

bool PathTeller::in_run(const Step& step, const Grid& before) {
  if (look_.boards || look_.notation || look_.all_steps) return false;
  const bool of_cages = step.technique == Technique::kCageCombinations;
  if (of_cages != run_is_of_cages_) end_run();
  std::string brief = in_brief(step, before, of_cages);
  if (brief.empty()) return false;
  if (run_.empty()) {
    run_begins_ = number_;
    run_is_of_cages_ = of_cages;
    lone_ = told(step, before);
  }
  run_.push_back(std::move(brief));
  if (run_.size() == kLongestRun) end_run();
  return true;
}

void PathTeller::end_run() {
  if (run_.empty()) return;
  const std::string first = numbered(run_begins_);
  const std::string last = std::to_string(run_begins_ + run_.size() - 1);
  if (run_.size() == 1) {
    print(first, lone_);
  } else if (run_is_of_cages_) {
    std::string cages;
    for (const std::string& cage : run_) cages += (cages.empty() ? "" : "; ") + cage;
    print(first + "-" + last, std::string(name_of(Technique::kCageCombinations)) + ": " + cages +
                                  ". What is in none of these sets goes from their cells.");
  } else {
    print(first + "-" + last, "Singles: " + list_of(run_) + ".");
  }
  run_.clear();
}

void PathTeller::tell_alone(const Step& step, const Grid& before) {
  const std::string number = numbered(number_);
  const std::string nrc = look_.nrc ? nrc_text(step, before) : "";
  print(number, !nrc.empty()     ? nrc
                : look_.notation ? rated(whole_expert_line(step, before), step)
                                 : told(step, before));
  if (!look_.notation && !sentence_tells_all(step)) {
    const std::size_t indent = number.size() + 2;
    std::vector<std::string> lines = reasoning_of(step, before);
    if (lines.empty()) lines = rule_reasons(step, before);
    for (const std::string& line : lines) {
      const std::size_t further = indent + line.find_first_not_of(' ') + 2;
      out_ << wrapped(std::string(indent, ' ') + line, look_.columns, further) << "\n";
    }
  }
  if (look_.boards) out_ << marked_board(before, step, look_.paint) << "\n";
  out_.flush();
}

void PathTeller::print(const std::string& number, const std::string& text) {
  out_ << wrapped(number + ". " + text, look_.columns, number.size() + 2) << "\n";
  out_.flush();
}

}  // namespace nonet::cli
