// nonet.Error: a ValueError that a program can decide by. The sentence is for people; code, line
// and column are those of the library's Error.
#include "binding.h"

namespace nonet::python {
namespace {

// Lives as long as the interpreter.
PyObject* error_class = nullptr;

constexpr const char* kHelp =
    R"(What is wrong with a puzzle, or with what was asked: a ValueError with a sentence.

>>> try:
...     Puzzle("53..7....6..x95")
... except Error as error:
...     print(error.code, error.line, error.column, error)
unreadable 1 13 line 1, column 13: 'x' is not a digit or a blank; an empty cell is '.' or 0

The code is one of CODES, the same in every version; line and column are None where there is no place
to name. Of one puzzle among many, index says which, and answers has those of the puzzles before it.
)";

py::object number_or_none(int number) {
  return number > 0 ? py::object(py::int_(number)) : py::none();
}

}  // namespace

void bind_errors(py::module_& module) {
  error_class = PyErr_NewExceptionWithDoc("nonet.Error", kHelp, PyExc_ValueError, nullptr);
  if (error_class == nullptr) throw py::error_already_set();
  py::handle(error_class).attr("code") = name_of(ErrorCode::kUnreadable);
  for (const char* name : {"line", "column", "index", "answers"}) {
    py::handle(error_class).attr(name) = py::none();
  }
  module.attr("Error") = py::handle(error_class);
  py::list codes;
  // Beyond the last all are called as the first is.
  const auto name_at = [](int number) { return name_of(static_cast<ErrorCode>(number)); };
  codes.append(name_at(1));
  for (int number = 2; name_at(number) != name_at(1); ++number) codes.append(name_at(number));
  module.attr("CODES") = py::tuple(codes);
}

void refuse(const Error& error) {
  py::object raised = py::handle(error_class)(to_string(error));
  raised.attr("code") = name_of(error.code);
  raised.attr("line") = number_or_none(error.line);
  raised.attr("column") = number_or_none(error.column);
  PyErr_SetObject(error_class, raised.ptr());
  throw py::error_already_set();
}

void refuse_option(const std::string& sentence) {
  refuse({ErrorCode::kBadOption, sentence});
}

}  // namespace nonet::python
