"""The small Antigravity conversations under `golden/antigravity`, made from the generated classes in our own words."""
