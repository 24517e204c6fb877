"""What `scripts/bench.py` measures: one module a subject, each with a `SECTION`."""
