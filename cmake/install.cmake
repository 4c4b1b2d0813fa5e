# What `cmake --install` lays down, of nonet alone or as part of another project. Three components: the
# program, the library that programs are linked with, and what one needs to compile such programs.
include(CMakePackageConfigHelpers)

# What script/run has built is the program alone: the rest is built when it is to be installed.
if(PROJECT_IS_TOP_LEVEL)
  add_custom_target(nonet_installed DEPENDS ${NONET_LIBRARIES})
  if(NONET_BUILD_CLI)
    add_dependencies(nonet_installed nonet_program)
    if(TARGET nonet_reference)
      add_dependencies(nonet_installed nonet_reference)
    endif()
  endif()
  install(CODE "execute_process(
    COMMAND \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target nonet_installed
            --config \"\${CMAKE_INSTALL_CONFIG_NAME}\"
    COMMAND_ERROR_IS_FATAL ANY)" ALL_COMPONENTS)
endif()

install(TARGETS ${NONET_LIBRARIES} EXPORT nonetTargets
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT nonet_library
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT nonet_development
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT nonet_library
    NAMELINK_COMPONENT nonet_development)

# for_development(FILES FILE... DESTINATION FOLDER): what programs are compiled with.
macro(for_development)
  install(${ARGN} COMPONENT nonet_development)
endmacro()
include(cmake/public_headers.cmake)
foreach(header IN LISTS NONET_PUBLIC_HEADERS)
  cmake_path(GET header PARENT_PATH folder)
  for_development(FILES nonet/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nonet/${folder})
endforeach()
for_development(FILES ${PROJECT_BINARY_DIR}/generated/nonet/version.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nonet)

# find_package(nonet) gives nonet::nonet, and nonet::shared where there is a shared library.
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
for_development(EXPORT nonetTargets NAMESPACE nonet:: DESTINATION ${package})
configure_package_config_file(cmake/nonetConfig.cmake.in ${PROJECT_BINARY_DIR}/nonetConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
for_development(FILES ${PROJECT_BINARY_DIR}/nonetConfig.cmake
  ${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake DESTINATION ${package})

# Relative to where the file lies, so that a prefix chosen at installation holds.
file(RELATIVE_PATH NONET_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
# What a C compiler does not link by itself: the library of C++, for whoever links statically.
set(NONET_PC_PRIVATE)
foreach(library IN LISTS CMAKE_CXX_IMPLICIT_LINK_LIBRARIES)
  if(library MATCHES "^(stdc\\+\\+|c\\+\\+|c\\+\\+abi|m)$")
    list(APPEND NONET_PC_PRIVATE -l${library})
  endif()
endforeach()
list(JOIN NONET_PC_PRIVATE " " NONET_PC_PRIVATE)
foreach(name nonet nonet-c)
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  for_development(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/nonet RENAME copyright
  COMPONENT nonet_program)
if(NONET_BUILD_CLI)
  # of_program(FILES FILE... DESTINATION FOLDER)
  macro(of_program)
    install(${ARGN} COMPONENT nonet_program)
  endmacro()
  of_program(TARGETS nonet_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  if(NOT WIN32)
    foreach(link sudoku-solver sudoku)
      of_program(FILES ${PROJECT_BINARY_DIR}/bin/${link} DESTINATION ${CMAKE_INSTALL_BINDIR})
    endforeach()
  endif()
  if(TARGET nonet_reference)
    set(reference ${PROJECT_BINARY_DIR}/reference)
    of_program(DIRECTORY ${reference}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    of_program(FILES ${reference}/bash/nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    of_program(FILES ${reference}/zsh/_nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
    of_program(FILES ${reference}/fish/nonet.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  endif()
  # The page, where script/page has built it.
  of_program(DIRECTORY ${PROJECT_SOURCE_DIR}/build/page/ DESTINATION ${CMAKE_INSTALL_DATADIR}/nonet/page OPTIONAL)
endif()
