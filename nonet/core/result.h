// Bad input is a value, not an exception: a reader returns Result<T>, which holds either what was
// read or an Error that names the place and says in a sentence what is wrong. The sentence is for
// people and may change; what a program decides by is the code.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#pragma GCC visibility push(default)
namespace nonet {

// What kind of thing is wrong. Names and numbers stay as they are, new ones come last: they are
// those of nonet_code in C, and the names are the "code" of JSON, JavaScript and Python.
enum class ErrorCode {
  kUnreadable = 1,  // "unreadable": not what was expected; 'x' is not a digit or a blank
  kNoPuzzle = 2,    // "no-puzzle": the text is empty, or has fewer puzzles than the one asked for
  kMoreText = 3,    // "more-text": something follows where one puzzle was expected
  kOtherRules = 4,  // "other-rules": a puzzle, but one of a kind that nonet does not know
  kContradiction = 5,  // "contradiction": the board contradicts itself; a digit stands twice
  kBadOption = 6,      // "bad-option": an option, a name or a value that the call does not take
  kImpossible = 7,     // "impossible": options that nothing can fulfil; a puzzle with 16 clues
  kRefused = 8,        // "refused": a move or a step that can't be done here, or nothing to undo
  kStopped = 9,        // "stopped": it was ended before there was an answer
  kNoMemory = 10,      // "no-memory"
};

// "unreadable", "no-puzzle", ...
std::string_view name_of(ErrorCode code);

struct Error {
  std::string message;  // a sentence without capital or full stop: "'x' is not a digit or a blank"
  int line = 0;         // counted from 1; 0 where there is no place to name
  int column = 0;       // in characters of the line, counted from 1; 0 likewise
  ErrorCode code = ErrorCode::kUnreadable;

  Error() = default;
  Error(std::string sentence, int at_line = 0, int at_column = 0)  // NOLINT: Error{"..."}
      : message(std::move(sentence)), line(at_line), column(at_column) {}
  Error(ErrorCode kind, std::string sentence, int at_line = 0, int at_column = 0)
      : message(std::move(sentence)), line(at_line), column(at_column), code(kind) {}

  // The same somewhere else, and told otherwise: whoever passes an Error on keeps its code.
  Error at(int at_line, int at_column = 0) const { return {code, message, at_line, at_column}; }
  Error told(std::string sentence) const { return {code, std::move(sentence), line, column}; }
};

// "line 3, column 7: 'x' is not a digit or a blank"
std::string to_string(const Error& error);

// An optional beside an Error, and no variant of the two: that would cost a tenth of the time in
// which nonet is compiled.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}      // NOLINT: conversion is the point
  Result(Error error) : error_(std::move(error)) {}  // NOLINT

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }

  // Only when ok().
  const T& value() const& { return *value_; }
  T& value() & { return *value_; }
  T&& value() && { return *std::move(value_); }
  const T& operator*() const& { return *value_; }
  T& operator*() & { return *value_; }
  T&& operator*() && { return *std::move(value_); }
  const T* operator->() const { return &*value_; }
  T* operator->() { return &*value_; }

  // Only when not ok().
  const Error& error() const { return error_; }

 private:
  std::optional<T> value_;
  Error error_;
};

}  // namespace nonet
#pragma GCC visibility pop
