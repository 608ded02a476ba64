"""The hero film: an aisle of racks, a forklift and its driver, a dock door at the end."""
