"""The two checkers, asked as anybody would ask them: `nonet prove`, a document a process, and
script/verify-independently, many documents a process. And nonet, asked for paths."""
import concurrent.futures
import json
import os
import subprocess
import tempfile

SECOND = os.path.join(os.path.dirname(__file__), "..", "..", "script", "verify-independently")
EXPLAIN_SECONDS = 120

# What a checker can say, by nonet's exit code and by the second one's first words.
CODES = {0: "proved", 1: "refused", 2: "not a path", 3: "not decided"}
WORDS = {word.capitalize() + ":": word for word in CODES.values()}
GRAVEST = ["not a path", "refused", "not decided", "proved"]


class Broken(Exception):
    """A checker did not answer as a checker does."""


def agree(first, second):
    """Whether two verdicts may stand beside each other: what one gives up, the other may decide."""
    return first == second or (
        "not decided" in (first, second) and "not a path" not in (first, second))


def prove(nonet, data):
    """nonet's verdict on a document, and what it said."""
    run = subprocess.run([nonet, "prove"], input=data, capture_output=True, close_fds=False)
    said = (run.stderr or run.stdout).decode(errors="replace").strip()
    if run.returncode not in CODES:
        raise Broken(f"nonet prove ended with {run.returncode}: {said}\n{data[:2000]}")
    return CODES[run.returncode], said


def verify(documents):
    """The second checker's verdicts, likewise, one for each document: a file that may have several
    paths gets the gravest."""
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.join(folder, f"{n}.json") for n in range(len(documents))]
        for file, data in zip(files, documents):
            with open(file, "wb") as stream:
                stream.write(data)
        run = subprocess.run([SECOND, *files, os.devnull], capture_output=True)
    answers = [[] for _ in documents]
    lines = run.stdout.decode().splitlines()[:-1]  # the last is of no document
    for line in lines:
        file, word, said = line.partition(": ")[0], *line.partition(": ")[2].partition(":")[::2]
        answers[files.index(file)].append((WORDS.get(word + ":"), word + ":" + said))
    if run.stderr or run.returncode != 2 or not all(answers):
        raise Broken(f"verify-independently gave {len(lines)} answers to {len(documents)} documents and "
                     f"ended with {run.returncode}: {run.stderr.decode()}")
    return [min(answer, key=lambda said: GRAVEST.index(said[0])) for answer in answers]


def both(nonet, documents):
    """Yields (document, nonet's verdict, the second checker's), in order. Documents are bytes."""
    batches = [documents[n:n + 50] for n in range(0, len(documents), 50)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        seconds = pool.map(verify, batches)
        firsts = pool.map(lambda data: prove(nonet, data), documents)
        for batch, answers in zip(batches, seconds):
            for data, answer in zip(batch, answers):
                yield data, next(firsts), answer


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
