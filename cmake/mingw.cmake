# A toolchain for Windows on x86-64, of Debian's packages alone: g++-mingw-w64-x86-64-posix (the one with
# threads), libz-mingw-w64-dev. What it makes needs no file beside it: the runtime of g++ is linked in.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
# Nothing that is this machine's own.
set(ENV{PKG_CONFIG_LIBDIR} /usr/x86_64-w64-mingw32/lib/pkgconfig)
# The stack is aligned to 16 bytes there, and g++ keeps vectors of 32 and 64 on it as if it were aligned
# to these (GCC PR 54412): the assembler makes of each aligned move one that asks for nothing.
set(CMAKE_CXX_FLAGS_INIT "-Wa,-muse-unaligned-vector-move")
foreach(kind EXE SHARED MODULE)
  set(CMAKE_${kind}_LINKER_FLAGS_INIT "-static")
endforeach()
