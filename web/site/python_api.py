"""What the Python package offers, as JSON: [{"name", "code", "about"}], read from its files without running them.

  python3 python_api.py FOLDER_OF_PACKAGE
"""

import ast
import json
import pathlib
import sys

PACKAGE = pathlib.Path(sys.argv[1])


def tree(name):
    return ast.parse((PACKAGE / name).read_text(encoding="utf-8"))


def signature(function, indent=""):
    decorators = "".join(f"{indent}@{ast.unparse(each)}\n" for each in function.decorator_list)
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    return f"{decorators}{indent}def {function.name}({ast.unparse(function.args)}){returns}"


def is_for_others(name):
    return not name.startswith("_") or name in ("__init__", "__len__", "__iter__", "__getitem__")


def class_code(node):
    """Its head, its members, and the signatures of its methods."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"class {node.name}({bases}):" if bases else f"class {node.name}:"]
    for member in node.body:
        if isinstance(member, ast.AnnAssign) and is_for_others(ast.unparse(member.target)):
            lines.append(f"    {ast.unparse(member)}")
        elif isinstance(member, ast.FunctionDef) and is_for_others(member.name):
            about = ast.get_docstring(member)
            if about:
                lines.append("    # " + about.split("\n\n")[0].replace("\n", "\n    # "))
            lines.append(signature(member, "    "))
    return "\n".join(lines)


def defined():
    """By name, what the files define; the stub last, so that what wraps it counts."""
    found = {}
    for name in ("_engine.pyi", "_types.py", "_many.py", "_records.py", "_sight.py", "_batches.py", "__init__.py"):
        for node in tree(name).body:
            if isinstance(node, ast.FunctionDef):
                found[node.name] = {"code": signature(node), "about": ast.get_docstring(node) or ""}
            elif isinstance(node, ast.ClassDef):
                found[node.name] = {"code": class_code(node), "about": ast.get_docstring(node) or ""}
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, {"code": ast.unparse(node), "about": ""})
    return found


package = tree("__init__.py")
names = next(ast.literal_eval(node.value) for node in package.body
             if isinstance(node, ast.Assign) and node.targets[0].id == "__all__")
found = defined()
entries = [{"name": name, **found[name]} for name in sorted(names, key=lambda name: (name[0].isupper(), name))]
json.dump({"about": ast.get_docstring(package), "entries": entries}, sys.stdout)
