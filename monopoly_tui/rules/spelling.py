"""Words that are nearly right: the one that was likely meant."""

from collections.abc import Sequence


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that `word` most likely stands for, "" if none is near."""
    if len(word) > 40:
        return ""
    import difflib

    lower = {name.lower(): name for name in known}
    return next((lower[near] for near in difflib.get_close_matches(word.lower(), lower, 1)), "")
