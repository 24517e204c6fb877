"""How the property tests run: without a deadline (the machine is shared, and a slow example is no failure). More
examples than each test asks for are had with `--hypothesis-profile=thorough`."""

from hypothesis import settings

settings.register_profile("quick", deadline=None, max_examples=60)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("quick")
