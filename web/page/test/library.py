"""The paths of puzzles, one a line on standard input, as the shared library tells them to a caller of C.

    library.py LIBRARY OPTIONS < PUZZLES
"""
import ctypes
import sys


def main(path, options):
    library = ctypes.CDLL(path)
    library.nonet_new.restype = ctypes.c_void_p
    for call in (library.nonet_read, library.nonet_path):
        call.restype = ctypes.c_char_p
    game = ctypes.c_void_p(library.nonet_new())
    for line in sys.stdin:
        library.nonet_read(game, line.strip().encode(), None)
        sys.stdout.write(library.nonet_path(game, options.encode()).decode())


main(*sys.argv[1:])
