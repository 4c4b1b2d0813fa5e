// The extension module nonet._engine.
#include "binding.h"
#include "nonet/version.h"

PYBIND11_MODULE(_engine, module) {
  namespace py = pybind11;
  // Signatures stand in _engine.pyi; words of help begin with what the thing is.
  py::options options;
  options.disable_function_signatures();
  module.doc() = "The engine under the package nonet; import that instead.";
  module.attr("version") = nonet::kVersion;
  nonet::python::bind_errors(module);
  nonet::python::bind_puzzle(module);
  nonet::python::bind_grid(module);
  nonet::python::bind_steps(module);
  nonet::python::bind_paths(module);
  nonet::python::bind_hints(module);
  nonet::python::bind_drawing(module);
  nonet::python::bind_solving(module);
  nonet::python::bind_setting(module);
  nonet::python::bind_sight(module);
}
