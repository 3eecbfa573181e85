"""The screen. Widgets and pages are functions of the game; no rule lives here."""
