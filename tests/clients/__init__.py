"""The real clients, driven offline: what decant writes is opened by the programs that it is written for."""
