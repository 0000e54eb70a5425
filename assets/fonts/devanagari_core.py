"""Cuts the glyphs that our own Hindi copy is written with out of Noto Sans Devanagari: 31 kB instead of 121.

A subset by characters would keep every conjunct that they could form (72 kB). So the copy is shaped by HarfBuzz, and
only the glyphs that come out are kept. What a visitor types is set in the whole font, which loads after the page.

Run from the root after a larger change of the Hindi copy; needs Debian's fonttools, python3-brotli, libharfbuzz-bin:

    /usr/bin/python3 assets/fonts/devanagari_core.py
"""

import re
import subprocess
import tempfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCE = Path(
    "node_modules/@fontsource-variable/noto-sans-devanagari/files"
    "/noto-sans-devanagari-devanagari-wght-normal.woff2"
)
RESULT = Path("src/ui/fonts/devanagari-core.woff2")
COPY = Path("content/hi")
WORD = re.compile("[\u0900-\u097f\u200c\u200d]+")


def words_of(folder: Path) -> list[str]:
    text = "\n".join(file.read_text("utf8") for file in folder.rglob("*") if file.is_file())
    return sorted(set(WORD.findall(text)))


def shaped_glyphs(font: Path, words: list[str]) -> set[str]:
    """Names of the glyphs that HarfBuzz sets the words in."""
    command = ["hb-shape", "--no-positions", "--no-clusters", f"--font-file={font}"]
    shaped = subprocess.run(command, input="\n".join(words), capture_output=True, text=True, check=True)
    return set(re.findall(r"[\[|]([^|\]]+)", shaped.stdout))


def main() -> None:
    words = words_of(COPY)
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "font.ttf"
        font = TTFont(SOURCE)
        font.flavor = None
        font.save(plain)
        glyphs = shaped_glyphs(plain, words)
        options = Options(layout_features=["*"], layout_closure=False, flavor="woff2")
        subsetter = Subsetter(options)
        subsetter.populate(glyphs=glyphs, text="".join(words) + "।")
        font = TTFont(plain)
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(RESULT)
    print(f"{len(words)} words, {len(glyphs)} glyphs, {RESULT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
