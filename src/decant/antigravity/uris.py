"""File URIs as the agent writes them, and the paths that they name.

A path on Windows keeps forward slashes (`file:///c%3A/src` is `c:/src`), which Windows takes as well and which comes
back as the same URI. A URI that names no local file, or that would not come back, stays a URI.
"""

from __future__ import annotations

import re
from urllib.parse import quote, unquote_to_bytes

__all__ = ["path_of", "uri_of"]

_SCHEME = "file://"
_DRIVE = re.compile(r"/[A-Za-z]:(/|$)")
_SAFE = "/!$&'()*+,;=:@~"


def path_of(uri: str) -> str:
    """The path that a `file:` URI names, percent-decoded. Anything else is returned as it is."""
    if not uri.startswith(_SCHEME):
        return uri
    try:
        path = unquote_to_bytes(uri[len(_SCHEME) :]).decode()
    except UnicodeDecodeError:
        return uri
    if _DRIVE.match(path):
        return path[1:]
    return path if path.startswith("/") else f"//{path}"


def uri_of(path: str) -> str:
    """The `file:` URI of an absolute path; what is not an absolute path is returned as it is."""
    if _DRIVE.match(f"/{path}"):
        path = f"/{path}"
    if path.startswith("//"):
        return _SCHEME + quote(path[2:], safe=_SAFE)
    return _SCHEME + quote(path, safe=_SAFE) if path.startswith("/") else path
