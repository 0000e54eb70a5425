"""Cuts the part of a font that our own copy needs. What visitors type beyond it is set in the whole font."""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Our own copy has no combining signs and asks for no ligatures: their spare glyphs would be a thirteenth of the file.
FEATURES = ["kern"]
RANGE = (400, 700)


def plain(
    source: Path, *, weights: int | tuple[int, int] = RANGE, kerning_at: int | None = None
) -> TTFont:
    """The font uncompressed, with one weight or a range of them. `kerning_at` takes the kerning of that
    one weight for all: it is a third of a Latin file, and differs by less than a hundredth of an em."""
    font = TTFont(source)
    font.flavor = None
    if "fvar" not in font:
        return font
    font = instantiateVariableFont(font, {"wght": weights})
    if kerning_at:
        font["GPOS"] = instantiateVariableFont(TTFont(source), {"wght": kerning_at})["GPOS"]
    return font


def save_subset(
    font: TTFont, result: Path, *, text: str, glyphs: set[str] = frozenset(), features: list[str] = FEATURES
) -> None:
    """Writes WOFF2 with the characters of `text`. With `glyphs` (names), just these are kept, and not also
    whatever the features could make of the characters."""
    # HVAR only spares a renderer work, STAT is for font menus; of the names, the copyright stays.
    drop = Options().drop_tables + ["HVAR", "STAT"]
    subsetter = Subsetter(Options(layout_features=features, layout_closure=not glyphs, hinting=False, ignore_missing_unicodes=False, drop_tables=drop, name_IDs=[0]))
    subsetter.populate(glyphs=glyphs, text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(result)


def copy_of(folder: Path) -> str:
    """All text below a folder."""
    return "\n".join(file.read_text("utf8") for file in sorted(folder.rglob("*")) if file.is_file())


def unicode_range(font: Path) -> str:
    """What a cut holds, as CSS says it; to be copied into src/ui/fonts.css."""
    codes = sorted(TTFont(font).getBestCmap())
    runs: list[list[int]] = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)
