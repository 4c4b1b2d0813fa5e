# What `cmake --install` lays down, and the Debian package made from the same rules.
include(CMakePackageConfigHelpers)

# What script/run has built is the program alone: the rest is built when it is to be installed.
add_custom_target(nonet_installed DEPENDS ${NONET_LIBRARIES})
if(NONET_BUILD_CLI)
  add_dependencies(nonet_installed nonet_program nonet_reference)
endif()
install(CODE "execute_process(
  COMMAND \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target nonet_installed
          --config \"\${CMAKE_INSTALL_CONFIG_NAME}\"
  COMMAND_ERROR_IS_FATAL ANY)")

install(TARGETS ${NONET_LIBRARIES} EXPORT nonetTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
include(cmake/public_headers.cmake)
foreach(header IN LISTS NONET_PUBLIC_HEADERS)
  cmake_path(GET header PARENT_PATH folder)
  install(FILES nonet/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nonet/${folder})
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/generated/nonet/version.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nonet)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

# find_package(nonet) gives nonet::nonet (static) and nonet::shared.
install(EXPORT nonetTargets NAMESPACE nonet:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
configure_package_config_file(cmake/nonetConfig.cmake.in ${PROJECT_BINARY_DIR}/nonetConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/nonetConfig.cmake ${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
# Relative to where the file lies, so that a prefix chosen at installation holds.
file(RELATIVE_PATH NONET_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
foreach(name nonet nonet-c)
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

if(NONET_BUILD_CLI)
  install(TARGETS nonet_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  foreach(link sudoku-solver sudoku)
    install(FILES ${PROJECT_BINARY_DIR}/bin/${link} DESTINATION ${CMAKE_INSTALL_BINDIR})
  endforeach()
  set(reference ${PROJECT_BINARY_DIR}/reference)
  install(DIRECTORY ${reference}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${reference}/bash/nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${reference}/zsh/_nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
  install(FILES ${reference}/fish/nonet.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  # The page, where script/page has built it.
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/page/ DESTINATION ${CMAKE_INSTALL_DATADIR}/nonet/page OPTIONAL)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME nonet)
set(CPACK_PACKAGE_VENDOR "The nonet authors")
set(CPACK_PACKAGE_CONTACT "The nonet authors <nonet@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_FILE_NAME nonet_${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/package)
include(CPack)
