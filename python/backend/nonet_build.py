"""Builds wheels, editable installs and sdists (PEP 517, PEP 660) with CMake and Python's own modules, so
that no network is needed.

The library and the extension module are compiled below build/python at the repository's root, a folder
for each Python, or in the folder that the setting build-dir names, with what is built there already:

    pip install --config-settings=build-dir=build/release ./python

The setting platform names another one than this machine's, as script/release does: manylinux_2_36_aarch64. The same
files make the same wheel; its date is SOURCE_DATE_EPOCH.

An sdist is the part of the repository that this takes, with a pyproject.toml at its root.
"""

import base64
import gzip
import hashlib
import io
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent
DEFAULT_BUILD = f"build/python/{sys.implementation.cache_tag}"

# Of the repository, what the extension module is made from.
SDIST_FILES = ("CMakeLists.txt", "LICENSE", "cmake", "nonet", "python")
SDIST_LEAVES = ("__pycache__", "tests", "bench.py", "pyproject.toml")

METADATA = """\
Metadata-Version: 2.1
Name: nonet
Version: {version}
Summary: Solves, explains and proves sudokus
Author: The nonet authors
License: MIT
License-File: LICENSE
Keywords: sudoku,solver,puzzle,explanation,proof
Classifier: Development Status :: 4 - Beta
Classifier: Intended Audience :: Developers
Classifier: Intended Audience :: Science/Research
Classifier: License :: OSI Approved :: MIT License
Classifier: Operating System :: POSIX
Classifier: Programming Language :: C++
Classifier: Programming Language :: Python :: 3
Classifier: Programming Language :: Python :: Implementation :: CPython
Classifier: Topic :: Games/Entertainment :: Puzzle Games
Classifier: Typing :: Typed
Requires-Python: >=3.9
Provides-Extra: numpy
Requires-Dist: numpy; extra == "numpy"
Description-Content-Type: text/markdown

{readme}"""

WHEEL = """\
Wheel-Version: 1.0
Generator: nonet_build
Root-Is-Purelib: false
Tag: {tag}
"""

# The package is read where it lies; its extension module lies where it was built.
EDITABLE = """\
import importlib.machinery
import importlib.util
import sys


class Engine:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "nonet._engine":
            return None
        loader = importlib.machinery.ExtensionFileLoader(name, {engine!r})
        return importlib.util.spec_from_loader(name, loader)


sys.meta_path.insert(0, Engine)
"""

NEEDED = ("nonet is compiled when it is installed; that takes CMake 3.25 or later, a compiler of C++20 and pybind11 "
          "2.10 or later (on Debian: apt-get install g++ cmake pybind11-dev python3-dev)")


def get_requires_for_build_wheel(config_settings=None):
    return []


def get_requires_for_build_editable(config_settings=None):
    return []


def get_requires_for_build_sdist(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    for path, content in info_files(config_settings).items():
        file = pathlib.Path(metadata_directory) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return info_folder()


prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    engine = build_engine(config_settings)
    files = {f"nonet/{engine.name}": engine.read_bytes()}
    for file in sorted((HERE / "src" / "nonet").iterdir()):
        if file.suffix in (".py", ".pyi") or file.name == "py.typed":
            files[f"nonet/{file.name}"] = file.read_bytes()
    return write_wheel(wheel_directory, files, config_settings)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    engine = build_engine(config_settings)
    files = {
        "_nonet_editable.py": EDITABLE.format(engine=str(engine)).encode(),
        "nonet.pth": f"{HERE / 'src'}\nimport _nonet_editable\n".encode(),
    }
    return write_wheel(wheel_directory, files)


def build_sdist(sdist_directory, config_settings=None):
    name = f"nonet-{project_version()}"
    files = {f"{name}/PKG-INFO": metadata()}
    # What is relative to python/ is so no longer.
    project = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    project = project.replace('["backend"]', '["python/backend"]').replace('"README.md"', '"python/README.md"')
    files[f"{name}/pyproject.toml"] = project.encode()
    for top in SDIST_FILES:
        for file in sorted([ROOT / top] if (ROOT / top).is_file() else (ROOT / top).rglob("*")):
            path = file.relative_to(ROOT)
            if file.is_file() and not set(path.parts) & set(SDIST_LEAVES):
                files[f"{name}/{path.as_posix()}"] = file.read_bytes()
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path, content in files.items():
            member = tarfile.TarInfo(path)
            member.size = len(content)
            member.mode = 0o644
            archive.addfile(member, io.BytesIO(content))
    # The same files make the same archive.
    (pathlib.Path(sdist_directory) / f"{name}.tar.gz").write_bytes(gzip.compress(written.getvalue(), mtime=0))
    return f"{name}.tar.gz"


def build_engine(config_settings):
    """The extension module, brought up to date."""
    folder = ROOT / (config_settings or {}).get("build-dir", DEFAULT_BUILD)
    options = ["-DNONET_PYTHON=ON", f"-DPython_EXECUTABLE={sys.executable}"]
    if not (folder / "CMakeCache.txt").exists():
        options += ["-DCMAKE_BUILD_TYPE=Release", "-DNONET_BUILD_CLI=OFF", "-DNONET_BUILD_TESTS=OFF"]
    run("cmake", "-S", ROOT, "-B", folder, *options)
    run("cmake", "--build", folder, "--target", "nonet_engine", "--parallel", os.cpu_count() or 1)
    return folder / "python" / ("_engine" + sysconfig.get_config_var("EXT_SUFFIX"))


def run(*command):
    # To the end without a traceback: who installs a package wants to know what to do.
    try:
        subprocess.run([str(part) for part in command], check=True)
    except FileNotFoundError:
        sys.exit(f"there is no {command[0]} here; {NEEDED}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"{command[0]} has failed (exit code {failed.returncode}; what it said stands above); {NEEDED}")


def project_version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(nonet VERSION ([0-9.]+) ", text, re.MULTILINE)[1]


def wheel_tag(config_settings=None):
    interpreter = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = (config_settings or {}).get("platform") or re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{interpreter}-{interpreter}-{platform}"


def info_folder():
    return f"nonet-{project_version()}.dist-info"


def metadata():
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    return METADATA.format(version=project_version(), readme=readme).encode()


def info_files(config_settings=None):
    return {
        f"{info_folder()}/LICENSE": (ROOT / "LICENSE").read_bytes(),
        f"{info_folder()}/METADATA": metadata(),
        f"{info_folder()}/WHEEL": WHEEL.format(tag=wheel_tag(config_settings)).encode(),
    }


def write_wheel(wheel_directory, files, config_settings=None):
    files = {**files, **info_files(config_settings)}
    files[f"{info_folder()}/RECORD"] = record(files, f"{info_folder()}/RECORD")
    name = f"nonet-{project_version()}-{wheel_tag(config_settings)}.whl"
    date = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", "315532800")))[:6]  # 1980, where such archives begin
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        for path, content in files.items():
            member = zipfile.ZipInfo(path, date)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.external_attr = 0o644 << 16
            wheel.writestr(member, content)
    return name


def record(files, itself):
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    return ("".join(lines) + f"{itself},,\n").encode()
