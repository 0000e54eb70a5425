"""outline.py TEXT: the text in Instrument Sans 600 as one SVG path, for a logo that needs no font.

Prints a JSON object: path (y down, baseline at 0), advance, capHeight; in units of a thousandth of the font size.
Needs fonttools with brotli, as assets/fonts does.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
TRACKING = -0.02


def pair_kerning(font: TTFont) -> dict[tuple[str, str], int]:
    """Horizontal kerning of single pairs and classes, in font units."""
    pairs: dict[tuple[str, str], int] = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if getattr(table, "LookupType", 0) != 2:
                continue
            for index, left in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    for record in table.PairSet[index].PairValueRecord:
                        pairs.setdefault((left, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0) or 0)
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right, number in table.ClassDef2.classDefs.items():
                        value = row[number].Value1
                        if value is not None:
                            pairs.setdefault((left, right), getattr(value, "XAdvance", 0) or 0)
    return pairs


def main() -> None:
    font = instantiateVariableFont(TTFont(FILE), {"wght": 600})
    glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    kerning, scale = pair_kerning(font), 1000 / em
    pen, x, before = SVGPathPen(glyphs, ntos=lambda n: f"{n:.1f}".rstrip("0").rstrip(".")), 0.0, None
    for letter in sys.argv[1]:
        name = names[ord(letter)]
        x += kerning.get((before, name), 0)
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x * scale, 0)))
        x += glyphs[name].width + TRACKING * em
        before = name
    print(json.dumps({"path": pen.getCommands(), "advance": round((x - TRACKING * em) * scale, 1), "capHeight": font["OS/2"].sCapHeight * scale}))


main()
