"""From the data of a compiled program to readable `.proto` files: scan, reach, lower, render."""
