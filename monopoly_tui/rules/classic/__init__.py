"""The classic ruleset, in files named like the chapters of the rule book."""
