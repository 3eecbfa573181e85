"""Plays games that are killed, or whose disk fails, and shows that nothing is lost. See docs/reliability.md."""
