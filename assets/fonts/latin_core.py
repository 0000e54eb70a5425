"""Cuts the characters that our own copy is written with out of Instrument Sans and DM Mono.

Run from the root when the copy brings a new character (a test says so); needs Debian's fonttools and python3-brotli:

    /usr/bin/python3 assets/fonts/latin_core.py
"""

from pathlib import Path

from subset import plain, save_subset

SANS = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
MONO = "node_modules/@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2"
# Printable ASCII, and the signs of measured, set and quoted text: all that English needs.
PLAIN = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u202f–—‘’“”…·•°²³±×©€→←↑↓−"
ACCENTED = "ÁÉÍÑÓÚÜáéíñóúü¡¿ÀÂÇÈÊËÎÏÔŒÙÛàâçèêëîïôœùû«»½"
FONTS = {
    "instrument-sans-plain": (SANS, PLAIN),
    "instrument-sans-accented": (SANS, ACCENTED),
    "dm-mono-core": (MONO, PLAIN + ACCENTED),
}


def main() -> None:
    for name, (source, text) in FONTS.items():
        result = Path(f"src/ui/fonts/{name}.woff2")
        save_subset(plain(Path(source), kerning_at=500), result, text=text)
        print(f"{result} {result.stat().st_size} bytes")


if __name__ == "__main__":
    main()
