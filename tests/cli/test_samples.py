"""The conversations that the transcripts and the documents use are what their script makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_samples_are_current() -> None:
    script = ROOT / "scripts" / "make_samples.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
