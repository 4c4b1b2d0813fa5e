# Run by cpack when the packages are made. Each is packed again by dpkg-deb, which has all dates be SOURCE_DATE_EPOCH
# where that is given: the same sources make the same packages. They may stand beside those of another architecture, where the
# library and what is compiled with it are concerned; and the linker's cache is brought up to date by a
# trigger, as Debian does it, where cpack would have two scripts.
foreach(file IN LISTS CPACK_PACKAGE_FILES)
  set(root ${CPACK_TEMPORARY_DIRECTORY}/control)
  file(REMOVE_RECURSE ${root})
  execute_process(COMMAND dpkg-deb -R ${file} ${root} COMMAND_ERROR_IS_FATAL ANY)
  if(file MATCHES "/libnonet[^/]*$")
    file(READ ${root}/DEBIAN/control control)
    string(REPLACE "\nPackage:" "\nMulti-Arch: same\nPackage:" control "${control}")
    file(WRITE ${root}/DEBIAN/control "${control}")
  endif()
  if(EXISTS ${root}/DEBIAN/shlibs)
    file(REMOVE ${root}/DEBIAN/postinst ${root}/DEBIAN/postrm)
    file(WRITE ${root}/DEBIAN/triggers "activate-noawait ldconfig\n")
  endif()
  execute_process(COMMAND dpkg-deb --root-owner-group -b ${root} ${file}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
