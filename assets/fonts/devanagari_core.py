"""Cuts the glyphs that our own Hindi copy is written with out of Noto Sans Devanagari: 14 kB a weight instead of 121.

A subset by characters would keep every conjunct that they could form (72 kB). So the copy is shaped by HarfBuzz, and
only the glyphs that come out are kept. What a visitor types is set in the whole font, which loads after the page.

Run from the root after a larger change of the Hindi copy; needs Debian's fonttools, python3-brotli, libharfbuzz-bin:

    /usr/bin/python3 assets/fonts/devanagari_core.py
"""

import re
import subprocess
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont
from subset import copy_of, plain, save_subset

SOURCE = Path(
    "node_modules/@fontsource-variable/noto-sans-devanagari/files"
    "/noto-sans-devanagari-devanagari-wght-normal.woff2"
)
RESULT = "src/ui/fonts/devanagari-{weight}.woff2"
# A static file a weight: two of 14 kB arrive before one variable one of 22.
WEIGHTS = (400, 600)
COPY = Path("content/hi")
WORD = re.compile("[\u0900-\u097f\u200c\u200d]+")


def shaped_glyphs(font: Path, words: list[str]) -> set[str]:
    """Names of the glyphs that HarfBuzz sets the words in."""
    command = ["hb-shape", "--no-positions", "--no-clusters", f"--font-file={font}"]
    shaped = subprocess.run(command, input="\n".join(words), capture_output=True, text=True, check=True)
    return set(re.findall(r"[\[|]([^|\]]+)", shaped.stdout))


def main() -> None:
    words = sorted(set(WORD.findall(copy_of(COPY))))
    for weight in WEIGHTS:
        with tempfile.TemporaryDirectory() as folder:
            whole = Path(folder) / "font.ttf"
            plain(SOURCE, weights=weight).save(whole)
            glyphs = shaped_glyphs(whole, words)
            # Read again: the instancer leaves glyphs without variations out, and the subsetter misses them.
            font = TTFont(whole)
        result = Path(RESULT.format(weight=weight))
        save_subset(font, result, text="".join(words) + "।", glyphs=glyphs, features=["*"])
        print(f"{result}: {len(words)} words, {len(glyphs)} glyphs, {result.stat().st_size} bytes")


if __name__ == "__main__":
    main()
