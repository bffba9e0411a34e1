"""Writes the corrections as Swift arrays of ten-thousandths of an em."""
import os
import unicodedata

import uharfbuzz as hb

import fit

OUTPUT = os.path.join(
    fit.HERE, "..", "..", "Sources", "CalqueText", "Fonts", "SystemFontWidths.swift")
# Latin up to Extended-A, Extended Additional (for Vietnamese), dashes, quotes, the ellipsis, the
# minus sign.
RANGES = [(0x20, 0x180), (0x1E00, 0x1F00), (0x2010, 0x2040), (0x2212, 0x2213)]


def rounded(value):
    return round(value * 10000)


class Corrections:
    def __init__(self, found, faces):
        self.found, self.faces = found, faces

    def sum(self, *names):
        return sum(self.found.get(name, 0) for name in names)

    def ofKind(self, group, weight):
        heavy = fit.HEAVINESS[weight]
        return self.sum(("kind", group)) + heavy * self.sum(("weightOfKind", group))

    def of(self, character, weight):
        """The correction of a character; one with a mark has that of its letter."""
        letter = unicodedata.normalize("NFD", character)[0]
        advance = self.faces[weight].advance(letter)
        if advance is None:
            return 0
        group, heavy = fit.kind(letter), fit.HEAVINESS[weight]
        return (
            self.ofKind(group, weight) + (advance - 0.6) * self.sum(("wide", group))
            + self.sum(("character", letter), ("rest", weight, letter))
            + heavy * self.sum(("weight", letter)))

    def display(self, group):
        return self.sum(("display",), ("displayOfKind", group))

    def tabularDigit(self, weight):
        """All digits become as wide as a proportional 0."""
        face = self.faces[weight]
        buffer = hb.Buffer()
        buffer.add_str("0")
        buffer.guess_segment_properties()
        hb.shape(face.font, buffer, {"tnum": True})
        tabular = buffer.glyph_positions[0].x_advance / face.em
        return face.advance("0") + self.of("0", weight) - tabular


def lines(numbers):
    row = "   "
    for number in numbers:
        if len(row) + len(str(number)) + 2 > 100:
            yield row
            row = "   "
        row += f" {number},"
    yield row


def array(name, comment, numbers):
    start = [f"  /// {comment}", f"  static let {name}: [Int16] = ["]
    return "\n".join([*start, *lines(numbers), "  ]"])


def write(found, faces):
    table = Corrections(found, faces)
    characters = [chr(scalar) for first, end in RANGES for scalar in range(first, end)]
    letters = [unicodedata.normalize("NFD", character)[0] for character in characters]
    weights = sorted(faces)
    tracking = [
        round(fit.trackingAt(size)) for size in range(min(fit.TRACKING), max(fit.TRACKING) + 1)]
    parts = [
        array(
            "characters",
            "Of the characters of the ranges, at each weight in turn.",
            [rounded(table.of(c, weight)) for weight in weights for c in characters]),
        array(
            "kinds", f"Of {', '.join(fit.KINDS)}: characters that are not above, at each weight.",
            [rounded(table.ofKind(group, weight)) for weight in weights for group in fit.KINDS]),
        array(
            "displayCharacters", "What display sizes add to the characters of the ranges.",
            [rounded(table.display(fit.kind(letter))) for letter in letters]),
        array(
            "displayKinds", "What display sizes add to each kind.",
            [rounded(table.display(group)) for group in fit.KINDS]),
        array(
            "displayWeights", "What display sizes add to each weight.",
            [rounded(fit.HEAVINESS[w] * table.sum(("displayOfWeight",))) for w in weights]),
        array(
            "tabularDigits", "Of digits that are equally wide, at each weight.",
            [rounded(table.tabularDigit(weight)) for weight in weights]),
        array(
            "tracking", f"Thousandths of an em at the sizes from {min(fit.TRACKING)} points on "
            "(Human Interface Guidelines, Typography).", tracking),
    ]
    ranges = ", ".join(f"0x{first:X}..<0x{end:X}" for first, end in RANGES)
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write(HEADER.format(ranges=ranges, size=min(fit.TRACKING)))
        file.write("\n\n".join(parts) + "\n}\n")


HEADER = """\
// swift-format-ignore-file
// Made by Tools/SystemFontWidths/fit.py --write from widths that were measured on iOS.

/// What is added to the advances of Inter, so that texts are as wide as in the system font of iOS: in
/// ten-thousandths of an em, where nothing else is said.
enum SystemFontWidths {{
  static let ranges: [Range<UInt32>] = [{ranges}]
  static let firstSize = {size}
  static let weights = [400, 500, 600, 700, 800]

"""
