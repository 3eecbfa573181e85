"""What happened and what is asked, in words. Imports the rules' plain data; never the screen."""
