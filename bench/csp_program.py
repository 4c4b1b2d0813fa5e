"""What `nonet rate` takes for a long list of W: the last rows of `script/parity csp`.

  python3 bench/csp_program.py NONET LIST

LIST has a puzzle at the beginning of each line. The same list ten times over must take no more memory; two
threads against one are measured by the clock, so on a machine that does nothing else."""
import subprocess
import sys
import tempfile
import time


def most_memory(child):
    """MB, looked at until the child has ended: the system keeps the most there was."""
    most = 0
    while child.poll() is None:
        with open(f"/proc/{child.pid}/status") as status:
            most = max([most] + [int(line.split()[1]) for line in status if line.startswith("VmHWM:")])
        time.sleep(0.05)
    return most / 1024


def rated(nonet, puzzles, times, jobs):
    """Seconds by the clock, and the most memory."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        for _ in range(times):
            file.writelines(puzzle + "\n" for puzzle in puzzles)
        file.flush()
        began = time.monotonic()
        child = subprocess.Popen([nonet, "rate", "--scale=W", f"-j{jobs}", file.name], stdout=subprocess.DEVNULL)
        memory = most_memory(child)
        took = time.monotonic() - began
    if child.returncode != 0:
        sys.exit(f"nonet rate ended with {child.returncode}")
    return took, memory


def main(nonet, name):
    with open(name) as lines:
        puzzles = [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]
    one, _ = rated(nonet, puzzles, 1, 1)
    two, short = rated(nonet, puzzles, 1, 2)
    _, long = rated(nonet, puzzles, 10, 2)
    print("| nonet rate --scale=W | measured | |")
    print("|---|---|---|")
    print(f"| two threads / one | {one / two:.2f} | at least 1.8 |")
    print(f"| memory, {len(puzzles):,} and {len(puzzles) * 10:,} puzzles | {short:.0f} and {long:.0f} MB | at most 50 |")


main(*sys.argv[1:])
