# A toolchain for WebAssembly, of Debian's packages alone: clang-14, lld-14, wasi-libc,
# libc++-14-dev-wasm32, libc++abi-14-dev-wasm32, libclang-rt-14-dev-wasm32.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_CXX_COMPILER clang++-14)
foreach(language C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
endforeach()
# One thread, and no exceptions: libc++ has none there.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-threadsafe-statics")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
