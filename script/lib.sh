# Shared by the scripts: finds the repository, installs what is missing, builds a preset.
# Quiet when all is well; says what it does when it changes the machine.

cd "$(dirname "${BASH_SOURCE[0]}")/.."

BUILD_PACKAGES=(g++ cmake ninja-build pkg-config libcurl4-openssl-dev libedit-dev libjpeg-dev
  libncurses-dev libpng-dev zlib1g-dev)
TEST_PACKAGES=(clang clang-format clang-tidy libclang-rt-14-dev libgtest-dev nlohmann-json3-dev libcadical-dev
  python3 python3-pyte python3-yaml lintian screen tmux)
# For the long tests of runs over several workers.
SCALE_PACKAGES=(parallel slurm-wlm munge)
# Of the npm package: WebAssembly by clang and binaryen, and node, which brings npm along where it is not Debian's.
WEB_PACKAGES=(binaryen clang-14 lld-14 wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32 libclang-rt-14-dev-wasm32)
command -v node > /dev/null || WEB_PACKAGES+=(nodejs)
command -v npm > /dev/null || WEB_PACKAGES+=(npm)
# Of the page: its two faces, and what takes the letters out of them that it needs.
PAGE_PACKAGES=(fonts-karla fonts-vollkorn python3-brotli python3-fonttools)
# Of the Python package.
PYTHON_PACKAGES=(pybind11-dev python3-dev python3-numpy python3-pip)
# Of its tests with types and tables, which skip, and say so, where these are absent.
PYTHON_TEST_PACKAGES=(mypy python3-dask python3-distributed python3-pandas python3-pil)

# need PACKAGE...: installs the Debian packages that are not there yet.
need() {
  local missing=() package
  if ! command -v apt-get > /dev/null; then
    # Not Debian: the build says what it lacks.
    return 0
  fi
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "Installing ${missing[*]} ..." >&2
  mkdir -p build
  {
    "${as_root[@]}" apt-get update &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${missing[@]}"
  } > build/install.log 2>&1 || {
    tail -n 20 build/install.log >&2
    echo "Could not install: ${missing[*]} (the whole log: build/install.log)" >&2
    exit 1
  }
}

# quietly LOG COMMAND...: shows the output only if the command fails.
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  "$@" > "$log" 2>&1 || {
    cat "$log" >&2
    echo "Failed: $*" >&2
    exit 1
  }
}

# compile FOLDER TARGET: builds what changed. On a terminal a line says how far it is; what the compiler
# says is shown if it fails.
compile() {
  local log=$1/build.log code=0
  if [ -t 2 ]; then
    cmake --build "$1" --target "$2" 2>&1 | tee "$log" | show_progress >&2 || code=$?
  else
    cmake --build "$1" --target "$2" > "$log" 2>&1 || code=$?
  fi
  [ "$code" -eq 0 ] || {
    grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" >&2 || true
    echo "Failed: cmake --build $1 --target $2 (the whole log: $log)" >&2
    exit 1
  }
}

# show_progress: ninja's "[120/310] ..." as one line, which is gone at the end.
show_progress() {
  local line shown=
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]] || continue
    shown=$'\r\e[K'
    printf '%sBuilding %s of %s ...' "$shown" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
  done
  printf '%s' "$shown"
}

# build PRESET TARGET: configures when needed, then builds what changed. Only the target `all` and
# test programs need the tests, and so their packages; a build folder that has them keeps them. What is
# built from nothing is built in batches of files (cmake/unity.cmake).
build() {
  local preset=$1 target=$2 dir=build/$1 tests=OFF
  case $target in all | *_tests) tests=ON ;; esac
  if [ ! -f "$dir/build.ninja" ]; then
    echo "Building ($preset) ..." >&2
    quietly "$dir/configure.log" cmake --preset "$preset" -DNONET_UNITY=ON "-DNONET_BUILD_TESTS=$tests"
  elif [ $tests = ON ] && ! grep -q '^NONET_BUILD_TESTS:BOOL=ON' "$dir/CMakeCache.txt"; then
    quietly "$dir/configure.log" cmake --preset "$preset" -DNONET_BUILD_TESTS=ON
  fi
  compile "$dir" "$target"
}

# web_package: builds the npm package into build/web/nonet. Exit 77 where its tools can't be had.
web_package() {
  (need "${BUILD_PACKAGES[@]}" "${WEB_PACKAGES[@]}") || {
    echo "skipped: the tools for WebAssembly can't be installed here"
    exit 77
  }
  build wasm nonet_modules
  local version
  version=$(sed -n 's/^project(nonet VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
  node web/engine/assemble.mjs build/wasm/web/engine build/web/nonet "$version"
}
