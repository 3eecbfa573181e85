"""The commands of `monopoly`, one module each. The screen is imported only inside those that need it."""
