"""How fast bots play, as a ratio to a fixed piece of work, and against an earlier commit."""
