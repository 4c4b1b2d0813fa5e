"""The two checkers, asked as anybody would ask them: `nonet prove`, a document a process, and
script/verify-independently, many documents a process. And nonet, asked for paths."""
import concurrent.futures
import json
import os
import subprocess

SECOND = os.path.join(os.path.dirname(__file__), "..", "..", "script", "verify-independently")
EXPLAIN_SECONDS = 120


class Broken(Exception):
    """A checker did not answer as a checker does."""


def prove(nonet, text):
    """nonet's verdict: whether it holds, and what it said."""
    run = subprocess.run([nonet, "prove"], input=text.encode(), capture_output=True, close_fds=False)
    said = (run.stderr or run.stdout).decode(errors="replace").strip()
    if run.returncode not in (0, 1, 2):
        raise Broken(f"nonet prove ended with {run.returncode}: {said}\n{text[:2000]}")
    return run.returncode == 0, said


def verify(texts):
    """The second checker's verdicts, likewise, one for each text."""
    run = subprocess.run([SECOND], input="\n".join(texts).encode(), capture_output=True)
    lines = run.stdout.decode().splitlines()
    if run.stderr or len(lines) != len(texts) or run.returncode not in (0, 1, 2):
        raise Broken(f"verify-independently gave {len(lines)} answers to {len(texts)} documents and "
                     f"ended with {run.returncode}: {run.stderr.decode()}")
    return [(line.startswith("Proved: "), line) for line in lines]


def both(nonet, texts):
    """Yields (text, nonet's verdict, the second checker's), in order."""
    batches = [texts[n:n + 50] for n in range(0, len(texts), 50)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        seconds = pool.map(verify, batches)
        firsts = pool.map(lambda text: prove(nonet, text), texts)
        for batch, answers in zip(batches, seconds):
            for text, answer in zip(batch, answers):
                yield text, next(firsts), answer


def ask(nonet, arguments):
    """What `nonet ARGUMENTS` writes; "" if it takes too long."""
    try:
        run = subprocess.run([nonet, *arguments], capture_output=True, timeout=EXPLAIN_SECONDS)
    except subprocess.TimeoutExpired:
        return ""
    if run.returncode not in (0, 1):
        raise Broken(f"nonet {' '.join(arguments)} ended with {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode()


def ask_all(nonet, calls):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda arguments: ask(nonet, arguments), calls))


def single_steps(text):
    """The steps that `nonet steps --json` lists, each as a path of one step."""
    document = json.loads(text)
    del document["format"]
    return [json.dumps(document | {"steps": [step]}) for step in document["steps"]]
