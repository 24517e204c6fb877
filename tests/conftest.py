"""How the property tests run: without a deadline (the machine is shared, and a slow example is no failure). More
examples than each test asks for are had with `--hypothesis-profile=thorough`."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.laws")  # a broken law says what was unequal

settings.register_profile("quick", deadline=None, max_examples=60)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("quick")
