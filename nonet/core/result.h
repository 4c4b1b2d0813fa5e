// Bad input is a value, not an exception: a reader returns Result<T>, which holds either what was
// read or an Error that names the place and says in a sentence what is wrong.
#pragma once

#include <string>
#include <utility>
#include <variant>

#pragma GCC visibility push(default)
namespace nonet {

struct Error {
  std::string message;  // a sentence without capital or full stop: "'x' is not a digit or a blank"
  int line = 0;         // counted from 1; 0 where there is no place to name
  int column = 0;       // in characters of the line, counted from 1; 0 likewise
};

// "line 3, column 7: 'x' is not a digit or a blank"
std::string to_string(const Error& error);

template <class T>
class Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: conversion is the point
  Result(Error error) : state_(std::move(error)) {}  // NOLINT

  bool ok() const { return std::holds_alternative<T>(state_); }
  explicit operator bool() const { return ok(); }

  // Only when ok().
  const T& value() const& { return *std::get_if<T>(&state_); }
  T& value() & { return *std::get_if<T>(&state_); }
  T&& value() && { return std::move(*std::get_if<T>(&state_)); }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return std::get_if<T>(&state_); }
  T* operator->() { return std::get_if<T>(&state_); }

  // Only when not ok().
  const Error& error() const { return *std::get_if<Error>(&state_); }

 private:
  std::variant<T, Error> state_;
};

}  // namespace nonet
#pragma GCC visibility pop
