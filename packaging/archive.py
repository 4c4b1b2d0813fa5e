"""Archives that depend on nothing but what is in them: names in order, one date, one owner, usual permissions.

  archive.py OUT.tar.gz|OUT.zip PREFIX FILE_OR_FOLDER[=NAME]...

PREFIX is the folder that all of it lies in, or "" for none. The date is SOURCE_DATE_EPOCH.
"""

import gzip
import io
import os
import pathlib
import stat
import sys
import tarfile
import time
import zipfile


def entries(arguments):
    """(name in the archive, file), in order."""
    found = {}
    for argument in arguments:
        path, _, name = argument.partition("=")
        path = pathlib.Path(path)
        if path.is_dir():
            found.update({f"{name + '/' if name else ''}{file.relative_to(path).as_posix()}": file
                          for file in path.rglob("*") if file.is_file()})
        else:
            found[name or path.name] = path
    return sorted(found.items())


def mode_of(file):
    return 0o755 if file.stat().st_mode & stat.S_IXUSR else 0o644


def tar(prefix, files, epoch):
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, file in files:
            member = tarfile.TarInfo(prefix + name)
            member.mtime = epoch
            member.mode = mode_of(file)
            if file.is_symlink():
                member.type = tarfile.SYMTYPE
                member.linkname = os.readlink(file)
                archive.addfile(member)
                continue
            content = file.read_bytes()
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return gzip.compress(written.getvalue(), mtime=0)


def zipped(prefix, files, epoch):
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in files:
            member = zipfile.ZipInfo(prefix + name, time.gmtime(epoch)[:6])
            member.external_attr = (stat.S_IFREG | mode_of(file)) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, file.read_bytes())
    return written.getvalue()


def main():
    out, prefix, *arguments = sys.argv[1:]
    prefix = f"{prefix}/" if prefix else ""
    make = zipped if out.endswith(".zip") else tar
    pathlib.Path(out).write_bytes(make(prefix, entries(arguments), int(os.environ["SOURCE_DATE_EPOCH"])))


main()
