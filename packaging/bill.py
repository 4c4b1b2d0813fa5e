"""The bill of materials of a release, CycloneDX 1.5: the files with their sums, and what others wrote that is in them.

  bill.py VERSION FOLDER > bill-of-materials.cdx.json

Versions are those of the Debian packages that are installed here, from which all of it comes; the licences are
those that their copyright files name.
"""

import datetime
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import uuid

# What is in a file beside nonet itself: (Debian package, name, licence).
STATIC = [("libc6-dev", "glibc", "LGPL-2.1-or-later"), ("libstdc++-12-dev", "libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1"),
          ("zlib1g-dev", "zlib", "Zlib"), ("libedit-dev", "libedit", "BSD-3-Clause"), ("libbsd-dev", "libbsd", "BSD-3-Clause"),
          ("libncurses-dev", "ncurses", "X11"), ("libjpeg62-turbo-dev", "libjpeg-turbo", "BSD-3-Clause AND IJG"),
          ("libpng-dev", "libpng", "libpng-2.0")]
WINDOWS = [("mingw-w64-common", "mingw-w64 runtime", "ZPL-2.1"),
           ("g++-mingw-w64-x86-64-posix", "libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1"),
           ("libz-mingw-w64-dev", "zlib", "Zlib")]
WASM = [("wasi-libc", "wasi-libc", "MIT"), ("libc++-14-dev-wasm32", "libc++", "Apache-2.0 WITH LLVM-exception"),
        ("libc++abi-14-dev-wasm32", "libc++abi", "Apache-2.0 WITH LLVM-exception")]
FACES = [("fonts-karla", "Karla", "OFL-1.1"), ("fonts-vollkorn", "Vollkorn", "OFL-1.1")]
PYTHON = [("pybind11-dev", "pybind11", "BSD-3-Clause")]

# Which of these a file has, by how its name ends, or begins.
CONTENTS = [(lambda name: "-linux-" in name, STATIC), (lambda name: "-windows-" in name, WINDOWS),
            (lambda name: name.endswith(".tgz"), WASM), (lambda name: "page" in name, WASM + FACES),
            (lambda name: name.endswith(".whl"), PYTHON), (lambda name: name.startswith("nonet_"), WASM + FACES)]


def version_of(package):
    done = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def foreign(component):
    package, name, licence = component
    version = version_of(package)
    return {
        "type": "library", "bom-ref": f"{name}@{version}", "name": name, "version": version,
        "licenses": [{"expression": licence}], "purl": f"pkg:deb/debian/{package}@{version}?distro=debian-12",
    }


def file_of(path):
    return {"type": "file", "bom-ref": path.name, "name": path.name,
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}]}


version, folder = sys.argv[1], pathlib.Path(sys.argv[2])
files = sorted(path for path in folder.rglob("*") if path.is_file() and "recipes" not in path.parts)
inside = {path.name: [part for matches, parts in CONTENTS if matches(path.name) for part in parts] for path in files}
parts = {part: foreign(part) for path in files for part in inside[path.name]}
itself = f"nonet@{version}"
components = [file_of(path) for path in files] + sorted(parts.values(), key=lambda part: part["bom-ref"])
bill = {
    "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
    "metadata": {
        "timestamp": datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
        .strftime("%Y-%m-%dT%H:%M:%SZ"),
        "component": {"type": "application", "bom-ref": itself, "name": "nonet", "version": version,
                      "licenses": [{"license": {"id": "MIT"}}]},
    },
    "components": components,
    "dependencies": [{"ref": itself, "dependsOn": [path.name for path in files]}] +
                    [{"ref": name, "dependsOn": sorted({parts[part]["bom-ref"] for part in has})} for name, has in inside.items()],
}
# By what it says, so that the same files have the same bill.
bill["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(bill, sort_keys=True))}"
json.dump(bill, sys.stdout, indent=1, sort_keys=True)
print()
