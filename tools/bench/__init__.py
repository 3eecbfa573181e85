"""How fast and how small the program is, told in what is measured beside it, and against an earlier commit."""
