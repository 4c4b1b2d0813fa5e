# A toolchain for the other of x86-64 and AArch64 Linux, of Debian's packages alone: NONET_MACHINE names the
# processor, NONET_FOREIGN a folder with the libraries of that architecture (script/release unpacks them there).
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES NONET_MACHINE NONET_FOREIGN)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${NONET_MACHINE})
set(CMAKE_C_COMPILER ${NONET_MACHINE}-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER ${NONET_MACHINE}-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE ${NONET_MACHINE}-linux-gnu)
set(CMAKE_FIND_ROOT_PATH ${NONET_FOREIGN} /usr/${NONET_MACHINE}-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${NONET_FOREIGN})
set(ENV{PKG_CONFIG_LIBDIR} ${NONET_FOREIGN}/usr/lib/${NONET_MACHINE}-linux-gnu/pkgconfig)
# As if they were the system's own: they may be included before the compiler's, and are not ours to warn of.
set(CMAKE_CXX_FLAGS_INIT "-isystem ${NONET_FOREIGN}/usr/include/${NONET_MACHINE}-linux-gnu")
