"""Descriptions of a struct's fields, taken from the docstrings that stand under them in the source."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from itertools import pairwise
from typing import get_args, get_type_hints

import msgspec

__all__ = ["all_structs", "field_docs"]


def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Each documented field's description in one line, in the order of the fields."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    body = tree.body if isinstance(tree, ast.ClassDef) else []
    docs: dict[str, str] = {}
    for field, doc in pairwise(body):
        match field, doc:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                docs[name] = re.sub(r"\s+", " ", text).strip()
            case _:
                pass
    return docs


def all_structs(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The struct and all that its fields lead to, each once, in the order of reading."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(annotation: object) -> None:
        if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
            if annotation not in found:
                found[annotation] = None
                for hint in get_type_hints(annotation).values():
                    visit(hint)
        else:
            for argument in get_args(annotation):
                visit(argument)

    visit(root)
    return list(found)
