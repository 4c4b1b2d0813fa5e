# nix-build packaging/nix
{ pkgs ? import <nixpkgs> { } }:
let
  lib = pkgs.lib;
  # The version stands in the top CMakeLists.txt alone.
  project = lib.findFirst (line: builtins.match "project\\(nonet VERSION .*" line != null) ""
    (lib.splitString "\n" (builtins.readFile ../../CMakeLists.txt));
  version = builtins.head (builtins.match "project\\(nonet VERSION ([0-9.]+) .*" project);
in
pkgs.stdenv.mkDerivation {
  pname = "nonet";
  inherit version;
  src = lib.cleanSourceWith {
    src = lib.cleanSource ../..;
    filter = path: type: !(builtins.elem (baseNameOf path) [ "build" "node_modules" ]);
  };
  nativeBuildInputs = with pkgs; [ cmake gawk ninja pkg-config ];
  buildInputs = with pkgs; [ curl libedit libjpeg libpng ncurses zlib ];
  cmakeFlags = [ "-DNONET_UNITY=ON" "-DNONET_BUILD_TESTS=OFF" ];
  doInstallCheck = true;
  installCheckPhase = "bash $src/tests/packaging/first_steps $out/bin/nonet";
  meta = {
    description = "Solves, explains and proves sudokus";
    license = lib.licenses.mit;
    mainProgram = "nonet";
    platforms = lib.platforms.unix;
  };
}
