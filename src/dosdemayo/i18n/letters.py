"""Letters as people type them who have no accents at hand."""

import unicodedata


def plain(text: str) -> str:
    """Lower case, without accents; as many letters as before."""
    return "".join(unicodedata.normalize("NFKD", letter)[0] for letter in text.lower().replace("ł", "l"))
