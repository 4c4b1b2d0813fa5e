#include "cli/app/options.h"

#include <charconv>

#include "cli/stream/stream.h"

namespace nonet::cli {

Result<std::uint64_t> number_option(const Invocation& call, const std::string& option,
                                    std::uint64_t usual, std::uint64_t most) {
  if (!call.has(option)) return usual;
  const std::string value = call.value(option).value_or("");
  std::uint64_t number = 0;
  const char* end = value.data() + value.size();
  auto [stopped, problem] = std::from_chars(value.data(), end, number);
  if (problem == std::errc() && stopped == end && number >= 1 && number <= most) return number;
  return Error{"--" + option + " takes a number from 1 to " + std::to_string(most) + ", not '" +
               value + "'"};
}

std::optional<int> tenths_in(std::string_view text) {
  const std::size_t point = text.find('.');
  const std::string whole(text.substr(0, point));
  const std::string tenth(point == std::string_view::npos ? "0" : text.substr(point + 1));
  if (whole.empty() || whole.size() > 2 || tenth.size() != 1) return std::nullopt;
  if ((whole + tenth).find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  return std::stoi(whole + tenth);
}

Result<int> jobs_option(const Invocation& call) {
  constexpr std::uint64_t kMostThreads = 1024;
  auto threads =
      number_option(call, "jobs", static_cast<std::uint64_t>(all_threads()), kMostThreads);
  if (!threads) return threads.error();
  return static_cast<int>(*threads);
}

Result<double> seconds_option(const Invocation& call, const std::string& option, double most) {
  constexpr double kLeast = 0.001;
  const std::string value = call.value(option).value_or("");
  double seconds = 0;
  const char* end = value.data() + value.size();
  auto [stopped, problem] = std::from_chars(value.data(), end, seconds, std::chars_format::fixed);
  const bool number = problem == std::errc() && stopped == end;
  if (number && seconds >= kLeast && seconds <= most) return seconds;
  return Error{"--" + option + " takes seconds, as 10 or 0.5, from 0.001 to " +
               std::to_string(static_cast<int>(most)) + ", not '" + value + "'"};
}

Result<std::optional<double>> time_limit_option(const Invocation& call) {
  constexpr double kMostSeconds = 1'000'000;
  if (!call.has("time-limit")) return std::optional<double>();
  auto seconds = seconds_option(call, "time-limit", kMostSeconds);
  if (!seconds) return seconds.error();
  return std::optional(*seconds);
}

Stop::Clock::duration duration_of(double seconds) {
  return std::chrono::duration_cast<Stop::Clock::duration>(std::chrono::duration<double>(seconds));
}

Result<Stop> stop_option(const Invocation& call, const std::atomic<bool>* interrupted) {
  auto seconds = time_limit_option(call);
  if (!seconds) return seconds.error();
  if (!*seconds) return Stop(interrupted);
  return Stop::after(duration_of(**seconds), interrupted);
}

Result<std::optional<std::string>> placeholder_option(const Invocation& call) {
  if (call.has("keep-going")) return std::optional(call.value("placeholder").value_or("") + "\n");
  if (call.has("placeholder")) return Error{"--placeholder goes with --keep-going"};
  return std::optional<std::string>();
}

Result<SearchOptions> search_options(const Invocation& call) {
  SearchOptions options;
  if (auto name = call.value("isa")) {
    auto isa = isa_named(*name);
    if (!isa) return isa.error();
    options.isa = *isa;
  }
  return options;
}

}  // namespace nonet::cli
