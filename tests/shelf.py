"""The boards that ship, by the game they are for."""

from monopoly_tui.board_shelf import find, shipped

CLASSIC = tuple(name for name in shipped() if find(name).ruleset == "classic")
RACES = tuple(name for name in shipped() if find(name).ruleset == "gamer")
