"""The library for Conan 2: conan create packaging/conan

The sources are those of the clone that the recipe lies in."""

import os
import re

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load

# What the library is made of.
SOURCES = ("CMakeLists.txt", "LICENSE", "cmake/*", "nonet/*")


class NonetConan(ConanFile):
    name = "nonet"
    description = "Solves, explains and proves sudokus"
    license = "MIT"
    topics = ("sudoku", "solver", "puzzle", "explanation", "proof")
    package_type = "library"
    settings = "os", "compiler", "build_type", "arch"
    options = {"shared": [True, False]}
    default_options = {"shared": False}

    def _clone(self):
        return os.path.join(self.recipe_folder, os.pardir, os.pardir)

    def set_version(self):
        text = load(self, os.path.join(self._clone(), "CMakeLists.txt"))
        self.version = re.search(r"^project\(nonet VERSION ([0-9.]+) ", text, re.MULTILINE)[1]

    def export_sources(self):
        for pattern in SOURCES:
            copy(self, pattern, self._clone(), self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["BUILD_SHARED_LIBS"] = bool(self.options.shared)
        toolchain.cache_variables["NONET_BUILD_CLI"] = False
        toolchain.cache_variables["NONET_BUILD_TESTS"] = False
        toolchain.cache_variables["NONET_UNITY"] = True
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        self.cpp_info.libs = ["nonet"]
        self.cpp_info.set_property("cmake_file_name", "nonet")
        self.cpp_info.set_property("cmake_target_name", "nonet::nonet")
        self.cpp_info.set_property("pkg_config_name", "nonet")
