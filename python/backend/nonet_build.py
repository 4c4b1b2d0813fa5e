"""Builds the wheel (PEP 517) with CMake and Python's own modules, so that no network is needed.

The library and the extension module are compiled below build/python at the repository's root, a folder
for each Python, or in the folder that the setting build-dir names, with what is built there already:

    pip install --config-settings=build-dir=build/release ./python
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import zipfile

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent
DEFAULT_BUILD = f"build/python/{sys.implementation.cache_tag}"

METADATA = """\
Metadata-Version: 2.1
Name: nonet
Version: {version}
Summary: Solves, explains and proves sudokus
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


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    engine = build_engine((config_settings or {}).get("build-dir", DEFAULT_BUILD))
    version = project_version()
    tag = wheel_tag()
    info = f"nonet-{version}.dist-info"
    files = {f"nonet/{engine.name}": engine.read_bytes()}
    for file in sorted((HERE / "src" / "nonet").iterdir()):
        if file.suffix in (".py", ".pyi") or file.name == "py.typed":
            files[f"nonet/{file.name}"] = file.read_bytes()
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/METADATA"] = METADATA.format(version=version, readme=readme).encode()
    files[f"{info}/WHEEL"] = WHEEL.format(tag=tag).encode()
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD")
    name = f"nonet-{version}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError(
        "nonet's Python package is built from the whole repository; make a wheel: pip wheel ./python"
    )


def build_engine(folder):
    """The extension module, brought up to date."""
    folder = ROOT / folder
    options = ["-DNONET_PYTHON=ON", f"-DPython_EXECUTABLE={sys.executable}"]
    if not (folder / "CMakeCache.txt").exists():
        options += ["-DCMAKE_BUILD_TYPE=Release", "-DNONET_BUILD_CLI=OFF", "-DNONET_BUILD_TESTS=OFF"]
    run("cmake", "-S", ROOT, "-B", folder, *options)
    run("cmake", "--build", folder, "--target", "nonet_engine", "--parallel", os.cpu_count() or 1)
    return folder / "python" / ("_engine" + sysconfig.get_config_var("EXT_SUFFIX"))


def run(*command):
    subprocess.run([str(part) for part in command], check=True)


def project_version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(nonet VERSION ([0-9.]+) ", text, re.MULTILINE)[1]


def wheel_tag():
    interpreter = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return f"{interpreter}-{interpreter}-{platform}"


def record(files, itself):
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    return ("".join(lines) + f"{itself},,\n").encode()
