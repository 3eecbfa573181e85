"""The game in plain lines, for screen readers, slow links, pipes and scripts."""
