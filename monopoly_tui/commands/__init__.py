"""The commands, one file each. What is heavy is imported inside the command that needs it."""
