# Run by cpack when the components lie as they will be packed: adds to each what Debian's policy asks for,
# its licence and a changelog, and compresses and strips as packages are.
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# The newest section of CHANGELOG.md in the form of Debian's changelogs.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(changelog "nonet (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * Version ${CPACK_PACKAGE_VERSION}; CHANGELOG.md in the sources tells what is new.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX})
  set(doc ${root}/share/doc/${package})
  file(WRITE ${doc}/changelog "${changelog}")
  file(COPY_FILE ${CPACK_NONET_SOURCE}/LICENSE ${doc}/copyright)
  file(GLOB pages ${root}/share/man/man1/*.1)
  # Without the name and the time of the file: the same sources make the same package.
  run(gzip -9n ${doc}/changelog ${pages})
  file(GLOB_RECURSE archives ${root}/lib/*.a)
  file(GLOB_RECURSE binaries ${root}/lib/*.so.*.*.* ${root}/bin/nonet)
  foreach(file IN LISTS archives)
    run(${CPACK_NONET_STRIP} --strip-debug --remove-section=.comment --remove-section=.note
      --enable-deterministic-archives ${file})
  endforeach()
  foreach(file IN LISTS binaries)
    run(${CPACK_NONET_STRIP} --remove-section=.comment --remove-section=.note ${file})
  endforeach()
endforeach()
