// A picture as pixels, and what it shows.
#include "binding.h"
#include "nonet/sight/sighting_json.h"

namespace nonet::python {
namespace {

// Rows of bytes, wherever they lie in memory.
sight::Picture picture_of(const py::buffer& grey) {
  const py::buffer_info info = grey.request();
  if (info.ndim != 2 || info.itemsize != 1 || (info.format != "B" && info.format != "c"))
    throw py::type_error("grey pixels are rows of bytes: two dimensions, of type uint8");
  const py::ssize_t height = info.shape[0];
  const py::ssize_t width = info.shape[1];
  constexpr py::ssize_t kBound = 1'000'000;  // of a number that the sentence can tell
  if (auto problem = sight::size_problem(static_cast<int>(std::min(width, kBound)),
                                         static_cast<int>(std::min(height, kBound))))
    refuse(*problem);
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width * height));
  const auto* from = static_cast<const std::uint8_t*>(info.ptr);
  std::size_t at = 0;
  for (py::ssize_t y = 0; y < height; ++y)
    for (py::ssize_t x = 0; x < width; ++x)
      pixels[at++] = from[y * info.strides[0] + x * info.strides[1]];
  return {static_cast<int>(width), static_cast<int>(height), std::move(pixels)};
}

std::pair<Puzzle, std::string> see_grey(const py::buffer& grey, int grid) {
  sight::Picture picture = picture_of(grey);
  std::optional<Result<sight::Sighting>> seen;
  {
    py::gil_scoped_release free;
    seen = sight::see(std::move(picture), {nullptr, grid});
  }
  if (!*seen) refuse(seen->error());
  return {sight::puzzle_of(**seen), sight::sighting_json(**seen)};
}

}  // namespace

void bind_sight(py::module_& module) {
  module.def("see_grey", &see_grey, py::arg("grey"), py::arg("grid"),
             "What a picture shows: the puzzle, and the rest as JSON.");
}

}  // namespace nonet::python
