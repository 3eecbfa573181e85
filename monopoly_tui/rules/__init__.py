"""The rules of the games, one folder a ruleset. No clock, no luck, no sentence, no screen."""
