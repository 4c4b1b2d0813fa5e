#include "nonet/core/result.h"

namespace nonet {

std::string_view name_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::kUnreadable:
      return "unreadable";
    case ErrorCode::kNoPuzzle:
      return "no-puzzle";
    case ErrorCode::kMoreText:
      return "more-text";
    case ErrorCode::kOtherRules:
      return "other-rules";
    case ErrorCode::kContradiction:
      return "contradiction";
    case ErrorCode::kBadOption:
      return "bad-option";
    case ErrorCode::kImpossible:
      return "impossible";
    case ErrorCode::kRefused:
      return "refused";
    case ErrorCode::kStopped:
      return "stopped";
    case ErrorCode::kNoMemory:
      return "no-memory";
  }
  return "unreadable";
}

std::string to_string(const Error& error) {
  if (error.line == 0) return error.message;
  std::string place = "line " + std::to_string(error.line);
  if (error.column != 0) place += ", column " + std::to_string(error.column);
  return place + ": " + error.message;
}

}  // namespace nonet
