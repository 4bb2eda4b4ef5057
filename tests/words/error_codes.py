"""Find every error code that a package can raise, by the syntax trees of its modules.

A code is the first argument of a call of an ``ErawanError`` class. It may be a literal, a choice between literals, a
parameter of a function to which its callers pass literals, or an entry of a table of the same module. The code of
another error (``error.code``) is passed on. For anything else the finder cannot tell the codes, and says where.
"""

import ast
from typing import NamedTuple

BASE = "ErawanError"


class Found(NamedTuple):
    """The codes that the modules of a package raise."""

    codes: set
    unclear: set
    """``module: function`` for each call whose code cannot be told from the source."""


def find_codes(sources):
    """Find the codes in modules, given as a dictionary from names to texts."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    classes = _error_classes(trees.values())
    modules = []
    modules.extend(_Module(name, tree, classes, modules) for name, tree in trees.items())
    found = Found(set(), set())
    for module in modules:
        module.collect(found)
    return found


def _error_classes(trees):
    """Return the names of all classes that derive from the base class."""
    bases = {
        node.name: {_name_of(base) for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    known = {BASE}
    while more := {name for name, above in bases.items() if above & known} - known:
        known |= more
    return known


def _name_of(node):
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None


class _UnclearError(Exception):
    """The source does not show which codes an expression can have."""


class _Module:
    """One module: its calls, each with the functions around it, innermost first."""

    def __init__(self, name, tree, classes, package):
        self._name = name
        self._package = package
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        renamed = {alias.asname for node in imports for alias in node.names if alias.asname and alias.name in classes}
        self._classes = classes | renamed
        self._calls = []
        self._tables = {
            _name_of(target): node.value
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        }
        self._walk(tree, ())

    def _walk(self, node, around):
        if isinstance(node, ast.Call):
            self._calls.append((node, around))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            around = (node, *around)
        for child in ast.iter_child_nodes(node):
            self._walk(child, around)

    def collect(self, found):
        """Add what this module raises."""
        for call, around in self._calls:
            if _name_of(call.func) in self._classes:
                try:
                    found.codes.update(self._codes_of(_argument(call, 0, "code"), around))
                except _UnclearError:
                    found.unclear.add(f"{self._name}: {around[0].name if around else '<module>'}")

    def _codes_of(self, value, around):
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return {value.value}
        if isinstance(value, ast.IfExp):
            return self._codes_of(value.body, around) | self._codes_of(value.orelse, around)
        if isinstance(value, ast.Attribute) and value.attr == "code":
            return set()
        if isinstance(value, ast.Name):
            return self._codes_of_name(value.id, around)
        raise _UnclearError

    def _codes_of_name(self, name, around):
        for function in around:
            names = [each.arg for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
            if name in names:
                return self._codes_passed(function, name, names)
            table, index = _entry_of_table(function, name)
            if table in self._tables and isinstance(self._tables[table], ast.Dict):
                rows = self._tables[table].values
                return {code for row in rows for code in self._codes_of(row.elts[index], ())}
        raise _UnclearError

    def _codes_passed(self, function, name, names):
        """Return the codes that the calls of a function pass for a parameter."""
        index = names.index(name) - (names[0] == "self")
        # A private function is called in its own module only, another one in any.
        modules = [self] if function.name.startswith("_") else self._package
        passed = [module._codes_of_calls(function.name, index, name) for module in modules]
        if not any(codes is not None for codes in passed):
            raise _UnclearError
        return set().union(*(codes for codes in passed if codes is not None))

    def _codes_of_calls(self, function, index, name):
        """Return the codes that the calls of a function in this module pass; None if there is no call."""
        calls = [(call, around) for call, around in self._calls if _name_of(call.func) == function]
        found = [self._codes_of(_argument(call, index, name), around) for call, around in calls]
        return set().union(*found) if calls else None


def _argument(call, index, name):
    """Return what a call passes for a parameter, by place or by name."""
    if index < len(call.args):
        return call.args[index]
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    raise _UnclearError


def _entry_of_table(function, name):
    """Return the table and the column of a name that a function sets by ``a, b = TABLE[key]``."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            for target in node.targets:
                columns = [_name_of(each) for each in target.elts] if isinstance(target, ast.Tuple) else []
                if name in columns:
                    return _name_of(node.value.value), columns.index(name)
    return None, 0
