"""Who plays for a seat that is not a person's: one file a level, all in one table."""
