# `cpack` in the build folder makes Debian packages out of the three components (cmake/install.cmake),
# as Debian splits them: nonet, libnonet0.3 and libnonet-dev. What Debian wants in them beside what is
# installed, cmake/debian_files.cmake adds, and cmake/debian_control.cmake what cpack does not know.
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL nonet_library nonet_development)
if(NONET_BUILD_CLI)
  list(APPEND CPACK_COMPONENTS_ALL nonet_program)
endif()
set(CPACK_PACKAGE_NAME nonet)
set(CPACK_PACKAGE_VENDOR "The nonet authors")
set(CPACK_PACKAGE_CONTACT "The nonet authors <nonet@nonet.example>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/package)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_files.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_control.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# The first line of each package's own description is its summary.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
# For debian_files.cmake, which runs in cpack.
set(CPACK_NONET_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_NONET_STRIP ${CMAKE_STRIP})

set(CPACK_DEBIAN_NONET_PROGRAM_PACKAGE_NAME nonet)
set(CPACK_DEBIAN_NONET_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_NONET_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_NONET_PROGRAM_DESCRIPTION "solves, explains and proves sudokus
nonet solves sudokus, explains step by step how a person would solve them,
and proves every step. It rates puzzles as HoDoKu and Sudoku Explainer do,
makes puzzles to order and has a page for the browser.")

set(library libnonet${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(CPACK_DEBIAN_NONET_LIBRARY_PACKAGE_NAME ${library})
set(CPACK_DEBIAN_NONET_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_NONET_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_NONET_LIBRARY_DESCRIPTION "library that solves, explains and proves sudokus
Programs in C++ and C are linked with it: puzzles are read, counted, solved,
rated and made, and steps are found, proved and put into words.")

set(CPACK_DEBIAN_NONET_DEVELOPMENT_PACKAGE_NAME libnonet-dev)
set(CPACK_DEBIAN_NONET_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_NONET_DEVELOPMENT_PACKAGE_DEPENDS "${library} (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_NONET_DEVELOPMENT_DESCRIPTION "headers and static library of nonet
What one needs to compile programs in C++20 and C that solve, explain and
prove sudokus with nonet: headers, the static library, and files for CMake
and pkg-config.")
include(CPack)
