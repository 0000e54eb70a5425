"""Cuts the characters that our own copy is written with out of Instrument Sans and DM Mono.

Run from the root when the copy brings a new character (a test says so); needs Debian's fonttools and python3-brotli:

    /usr/bin/python3 assets/fonts/latin_core.py
"""

from pathlib import Path

from subset import plain, save_subset, unicode_range

SANS = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
MONO = "node_modules/@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2"
# Printable ASCII, the letters of Spanish and French, one of names, and the signs of set and measured text.
CORE = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÁÉÍÑÓÚÜáéíñóúü¡¿ÀÂÇÈÊËÎÏÔŒÙÛàâçèêëîïôœùû«»ö"
    + "\u00a0–—‘’“”…·•°×©€"
)
FONTS = {"instrument-sans-core": SANS, "dm-mono-core": MONO}


def main() -> None:
    for name, source in FONTS.items():
        result = Path(f"src/ui/fonts/{name}.woff2")
        save_subset(plain(Path(source), kerning_at=500), result, text=CORE)
        print(f"{result} {result.stat().st_size} bytes, {unicode_range(result)}")


if __name__ == "__main__":
    main()
