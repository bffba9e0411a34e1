#!/usr/bin/env python3
"""Makes VariableBoxes.ttf, a small font whose advances are known, for tests of fonts.

    pip install fonttools && Tests/Fonts/make-fonts.py

Every glyph is a box. At its defaults (wght 400, wdth 100) an advance is 500 of 1000 units; wght 900
adds 50 and wght 100 takes 30, wdth 150 adds 200 and wdth 50 takes as much. Small capitals (smcp,
c2sc) are 400 wide, the ligature of f and i is 800 wide.
"""
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

LETTERS = [chr(code) for code in range(0x41, 0x5B)] + [chr(code) for code in range(0x61, 0x7B)]
ADVANCES = {".notdef": 500, "space": 500, "ellipsis": 500, "f_i": 800, "small": 400}
ADVANCES |= {letter: 500 for letter in LETTERS}
ORDER = list(ADVANCES)


def box(width):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    pen.lineTo((50, 700))
    pen.lineTo((width - 50, 700))
    pen.lineTo((width - 50, 0))
    pen.closePath()
    return pen.glyph()


def moved(axis, peak, start, delta):
    """Moves the right side of a box, and its advance."""
    points = [(0, 0), (0, 0), (delta, 0), (delta, 0), (0, 0), (delta, 0), (0, 0), (0, 0)]
    return TupleVariation({axis: (min(start, 0), peak, max(start, 0))}, points)


def main():
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(ORDER)
    cmap = {ord(letter): letter for letter in LETTERS} | {0x20: "space", 0x2026: "ellipsis"}
    builder.setupCharacterMap(cmap)
    builder.setupGlyf({name: box(width) for name, width in ADVANCES.items()})
    builder.setupHorizontalMetrics({name: (width, 50) for name, width in ADVANCES.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0, sCapHeight=700)
    builder.setupNameTable({
        "familyName": "Calque Boxes", "styleName": "Regular",
        "fullName": "Calque Boxes Regular", "psName": "CalqueBoxes-Regular"})
    builder.setupPost()
    instances = [("Thin", 100, 100), ("Regular", 400, 100), ("Bold", 700, 100),
                 ("Condensed", 400, 50)]
    builder.setupFvar(
        [("wght", 100, 400, 900, "Weight"), ("wdth", 50, 100, 150, "Width")],
        [{"location": {"wght": weight, "wdth": width}, "stylename": name,
          "postscriptfontname": f"CalqueBoxes-{name}"} for name, weight, width in instances])
    deltas = [moved("wght", 1, 1, 50), moved("wght", -1, -1, -30),
              moved("wdth", 1, 1, 200), moved("wdth", -1, -1, -200)]
    builder.setupGvar({name: deltas for name in ORDER if name != "space"} | {"space": deltas})
    addOpenTypeFeaturesFromString(builder.font, """
        feature liga { sub f i by f_i; } liga;
        feature smcp { sub [a-z] by small; } smcp;
        feature c2sc { sub [A-Z] by small; } c2sc;
    """)
    # The same bytes every time.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(Path(__file__).with_name("VariableBoxes.ttf"))


if __name__ == "__main__":
    main()
