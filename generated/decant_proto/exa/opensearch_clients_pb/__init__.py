"""Generated code: see scripts/generate_protos.py."""
