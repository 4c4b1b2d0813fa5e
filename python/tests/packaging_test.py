"""The package as others build and install it: metadata, an sdist that is enough, an editable install."""

import email
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unittest
import unittest.mock
import zipfile

from support import EASY, ROOT, SOLUTION

sys.path.insert(0, str(ROOT / "python" / "backend"))
import nonet_build  # noqa: E402

BUILD = {"build-dir": "build/release"}


class Packaging(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def backend(self, call, **environment):
        """A hook of the backend in a process of its own, as installers call it."""
        code = f"import sys, nonet_build; print(nonet_build.{call}, file=sys.stderr)"
        path = str(ROOT / "python" / "backend")
        return subprocess.run([sys.executable, "-c", code], cwd=ROOT / "python", capture_output=True, text=True,
                              env={**os.environ, "PYTHONPATH": path, **environment})

    def test_metadata_is_had_without_building(self):
        made = self.backend(f"prepare_metadata_for_build_wheel({str(self.folder)!r})", PATH="")
        self.assertEqual(made.returncode, 0, made.stderr)
        info = self.folder / made.stderr.strip()
        said = email.message_from_bytes((info / "METADATA").read_bytes())
        self.assertEqual((said["Name"], said["License"], said["Requires-Python"]), ("nonet", "MIT", ">=3.9"))
        self.assertIn("Typing :: Typed", said.get_all("Classifier"))
        self.assertIn("import nonet", said.get_payload())
        self.assertTrue((info / "LICENSE").exists())

    def test_the_wheel_has_the_same_metadata(self):
        nonet_build.prepare_metadata_for_build_wheel(str(self.folder))
        wheel, = (ROOT / "build" / "wheel").glob("nonet-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            for file in self.folder.rglob("*"):
                if file.is_file():
                    self.assertEqual(archive.read(file.relative_to(self.folder).as_posix()), file.read_bytes())

    def test_where_cmake_is_missing_a_sentence_says_what_is_needed(self):
        made = self.backend(f"build_wheel({str(self.folder)!r})", PATH=str(self.folder))
        self.assertEqual(made.returncode, 1)
        self.assertRegex(made.stderr, r"^there is no cmake here; nonet is compiled when it is installed; that takes CMake")
        self.assertNotIn("Traceback", made.stderr)

    def test_an_editable_install_reads_the_sources_where_they_lie(self):
        made = self.backend(f"build_editable({str(self.folder)!r}, {BUILD!r})")
        self.assertEqual(made.returncode, 0, made.stderr)
        wheel, = self.folder.glob("nonet-*.whl")
        site = self.folder / "site"
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
        code = f"import site; site.addsitedir({str(site)!r}); import nonet; print(nonet.__file__, nonet.solve({EASY!r})[0])"
        ran = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True)
        self.assertEqual(ran.stdout.split(), [str(ROOT / "python" / "src" / "nonet" / "__init__.py"), SOLUTION], ran.stderr)

    def test_an_sdist_has_all_that_the_module_is_compiled_from(self):
        name = nonet_build.build_sdist(str(self.folder))
        with tarfile.open(self.folder / name) as archive:
            archive.extractall(self.folder)
        root = self.folder / name.removesuffix(".tar.gz")
        self.assertTrue((root / "PKG-INFO").exists())
        # CMake is content with it, and so is the backend that its own pyproject.toml names.
        self.assertIn('backend-path = ["python/backend"]', (root / "pyproject.toml").read_text())
        configured = subprocess.run(["cmake", "-S", root, "-B", self.folder / "build", "-G", "Ninja", "-DNONET_PYTHON=ON",
                                     "-DNONET_BUILD_CLI=OFF", "-DNONET_BUILD_TESTS=OFF"], capture_output=True, text=True)
        self.assertEqual(configured.returncode, 0, configured.stderr)
        # So is ninja: every source is there. And every header that a source of the same name has read.
        wanted = subprocess.run(["ninja", "-C", self.folder / "build", "-n", "nonet_engine"], capture_output=True, text=True)
        self.assertEqual(wanted.returncode, 0, wanted.stdout + wanted.stderr)
        read = subprocess.run(["ninja", "-C", ROOT / "build" / "release", "-t", "deps"], capture_output=True, text=True)
        missing = {path for path in files_read(read.stdout) if not (root / path).exists()}
        self.assertEqual(missing, set())

    def test_a_wheel_is_the_same_when_it_is_made_again_and_says_what_it_is_for(self):
        made = []
        for date in (1_700_000_000, 1_700_000_000, 1_700_086_400):
            with unittest.mock.patch.dict(os.environ, SOURCE_DATE_EPOCH=str(date)):
                name = nonet_build.write_wheel(self.folder, {"nonet/x.py": b"x"}, {"platform": "manylinux_2_36_any"})
            made.append((self.folder / name).read_bytes())
        self.assertEqual(made[0], made[1])
        self.assertNotEqual(made[0], made[2])
        self.assertTrue(name.endswith("-manylinux_2_36_any.whl"), name)
        with zipfile.ZipFile(self.folder / name) as wheel:
            told = wheel.read(f"{nonet_build.info_folder()}/WHEEL").decode()
            self.assertIn("-manylinux_2_36_any\n", told)
            self.assertEqual({member.date_time[:3] for member in wheel.infolist()}, {(2023, 11, 15)})

    def test_an_sdist_is_the_same_when_it_is_made_again(self):
        first = (self.folder / nonet_build.build_sdist(str(self.folder))).read_bytes()
        self.assertEqual((self.folder / nonet_build.build_sdist(str(self.folder))).read_bytes(), first)


def files_read(deps):
    """The repository's files that the library and the module were compiled from, as ninja has noted them."""
    files, ours = set(), False
    build = ROOT / "build" / "release"
    for line in deps.splitlines():
        if not line.startswith(" "):
            ours = line.startswith(("nonet/", "python/"))
            continue
        path = pathlib.Path(os.path.normpath(build / line.strip()))
        if ours and path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / "build"):
            files.add(path.relative_to(ROOT))
    return files


if __name__ == "__main__":
    unittest.main()
