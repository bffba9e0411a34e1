#!/usr/bin/env python3
"""Makes the table that corrects Inter's advances, so that texts are as wide as on iOS.

    pip install numpy uharfbuzz
    Tools/SystemFontWidths/fit.py          prints the error on texts left out
    Tools/SystemFontWidths/fit.py --write  also writes SystemFontWidths.swift of Sources/CalqueText
    Tools/SystemFontWidths/fit.py --tune   also looks for better deviations of the corrections

measured.tsv has widths that were measured on iOS, rounded up to half points. The width of a text is
modelled as size * (advances of Inter with its kerning + corrections of its characters + tracking of
the size). The tracking is Apple's published one. The corrections have normal priors around 0, whose
deviations maximise the probability of the measured widths; so a character that was hardly measured
gets the correction of its kind. Weights share what the weight changes, and sizes above 17 what the
optical size changes. Kerning of single pairs made texts that were left out no better (97.6 instead
of 97.9 % at size 17), so there is none.
"""
import collections
import math
import os
import sys
import unicodedata

import numpy as np
import uharfbuzz as hb

HERE = os.path.dirname(os.path.abspath(__file__))
INTER = "/usr/share/fonts/opentype/inter/Inter-"
FACES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
SIZES = dict(
    largeTitle=34, title=28, title2=22, title3=20, headline=17, body=17, callout=16,
    subheadline=15, footnote=13, caption=12, caption2=11)
# Apple's Human Interface Guidelines, Typography, tracking values of SF Pro: thousandths of an em.
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14,
    30: 14, 31: 13, 32: 13, 33: 12, 34: 12, 35: 11, 36: 10, 40: 10, 41: 9, 43: 9, 44: 8, 48: 8,
    49: 7, 51: 7, 52: 6, 56: 6, 58: 5, 60: 5, 62: 4, 64: 4, 66: 3, 68: 2, 72: 2, 76: 1, 80: 0}
# The share of the change from regular to bold that a weight has.
HEAVINESS = {400: 0, 500: 0.36, 600: 0.62, 700: 1, 800: 1.6}
# Standard deviations of the corrections in em; of the measured widths in points.
PRIOR = dict(
    character=0.0176, kind=0.0008, wide=0.0095, weight=0.0141, weightOfKind=0.0185,
    rest=0.0033, display=0.0559, displayOfKind=0.0154, displayOfWeight=0.0018)
NOISE = 0.148
KINDS = "uppercase lowercase digit space other".split()


def kind(character):
    if character.isspace():
        return "space"
    category = unicodedata.category(character)
    if category in ("Lu", "Lt"):
        return "uppercase"
    if category.startswith("L"):
        return "lowercase"
    return "digit" if category.startswith("N") else "other"


def trackingAt(size):
    below = max(known for known in TRACKING if known <= size)
    above = min(known for known in TRACKING if known >= size)
    share = (size - below) / (above - below or 1)
    return TRACKING[below] + share * (TRACKING[above] - TRACKING[below])


def opticalSize(size):
    """0 for text, 1 for display."""
    return min(max((size - 17) / 11, 0), 1)


class Face:
    def __init__(self, weight):
        face = hb.Face(hb.Blob.from_file_path(INTER + FACES[weight] + ".otf"))
        self.font, self.em = hb.Font(face), face.upem

    def width(self, text):
        """The width of a text in em, and the advance of each of its characters without kerning."""
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer)
        width = sum(p.x_advance for p in buffer.glyph_positions) / self.em
        return width, [
            (text[i.cluster], self.font.get_glyph_h_advance(i.codepoint) / self.em)
            for i in buffer.glyph_infos]

    def advance(self, character):
        glyph = self.font.get_nominal_glyph(ord(character))
        return None if glyph is None else self.font.get_glyph_h_advance(glyph) / self.em


class Text:
    """A measured text: what of its width is known, and what its corrections are multiplied by."""

    def __init__(self, font, text, width, faces):
        parts = font.split(":")
        if parts[0] == "style":
            self.size = SIZES[parts[1]]
            standard = 600 if parts[1] == "headline" else 400
            self.weight = int(parts[2][1:]) if len(parts) > 2 else standard
        else:
            self.size, self.weight = int(parts[1]), int(parts[2])
        self.string, self.measured = text, width
        lines = [faces[self.weight].width(line) for line in text.split("\\n")]
        self.base, self.characters = max(lines, key=lambda line: line[0])
        self.base += len(self.characters) * trackingAt(self.size) / 1000
        self.terms = collections.Counter()
        for character, advance in self.characters:
            for name, factor in terms(character, advance, self.weight, opticalSize(self.size)):
                self.terms[name] += factor


def terms(character, advance, weight, optical):
    group, heavy = kind(character), HEAVINESS[weight]
    yield ("character", character), 1
    yield ("kind", group), 1
    yield ("wide", group), advance - 0.6
    if heavy:
        yield ("weight", character), heavy
        yield ("weightOfKind", group), heavy
        yield ("rest", weight, character), 1
    if optical:
        yield ("display",), optical
        yield ("displayOfKind", group), optical
        yield ("displayOfWeight",), optical * heavy


class Model:
    def __init__(self, texts):
        self.names = sorted({name for text in texts for name in text.terms}, key=str)
        place = {name: at for at, name in enumerate(self.names)}
        self.factors = np.zeros((len(texts), len(self.names)))
        for row, text in enumerate(texts):
            for name, factor in text.terms.items():
                self.factors[row, place[name]] = factor
        self.size = np.array([text.size for text in texts], float)
        self.base = np.array([text.base for text in texts])
        self.measured = np.array([text.measured for text in texts])

    def deviations(self):
        return np.array([PRIOR[name[0]] for name in self.names])

    def fit(self, rows):
        deviations = self.deviations()
        x = self.factors[rows] * deviations * self.size[rows, None] / NOISE
        # Widths are rounded up to half points: use the middle of the possible range, and after a
        # first fit anything in the range.
        middle = (self.measured - 0.25 - self.size * self.base)[rows] / NOISE
        inverse = np.linalg.inv(x.T @ x + np.eye(len(self.names)))
        found = inverse @ (x.T @ middle)
        for _ in range(6):
            nearest = np.clip(x @ found, middle - 0.2 / NOISE, middle + 0.2 / NOISE)
            found = inverse @ (x.T @ (middle + nearest) / 2)
        return found * deviations

    def widths(self, corrections):
        """Rounded up to half points, as the measured ones are."""
        exact = self.size * (self.base + self.factors @ corrections)
        return np.ceil(exact * 2 - 1e-6) / 2

    def evidence(self):
        scaled = self.factors * self.deviations() * self.size[:, None]
        covariance = scaled @ scaled.T + NOISE**2 * np.eye(len(self.size))
        error = self.measured - 0.25 - self.size * self.base
        _, logarithm = np.linalg.slogdet(covariance)
        return -(error @ np.linalg.solve(covariance, error) + logarithm) / 2


def leftOut(model, texts, folds, seed):
    """The errors of texts of which the fit has seen no size and no weight."""
    strings = sorted({text.string for text in texts})
    order = np.random.default_rng(seed).permutation(len(strings))
    fold = {string: order[at] % folds for at, string in enumerate(strings)}
    of = np.array([fold[text.string] for text in texts])
    errors = np.zeros(len(texts))
    for at in range(folds):
        widths = model.widths(model.fit(of != at))
        errors[of == at] = (widths - model.measured)[of == at]
    return errors


def report(texts, errors):
    sizes = np.array([text.size for text in texts])
    weights = np.array([text.weight for text in texts])

    def line(label, rows, within):
        if rows.any():
            share = 100 * np.mean(np.abs(errors[rows]) <= within)
            print(f"  {label:<16}{rows.sum():4} texts, {share:5.1f} % within {within}")

    print("texts that were left out:")
    line("up to 17", sizes <= 17, 0.5)
    line("above 17", sizes > 17, 1)
    for size in sorted(set(sizes)):
        line(f"size {size}", sizes == size, 0.5 if size <= 17 else 1)
    for weight in sorted(set(weights)):
        line(f"weight {weight}", (sizes <= 17) & (weights == weight), 0.5)


def tune(model):
    """Changes the deviations as long as the measured widths become more probable."""
    step, best = 1.3, model.evidence()
    while step > 1.03:
        improved = False
        for name in PRIOR:
            for factor in (step, 1 / step):
                PRIOR[name] *= factor
                now = model.evidence()
                if now > best + 0.01:
                    best, improved = now, True
                    break
                PRIOR[name] /= factor
        if not improved:
            step = math.sqrt(step)
    print(f"log evidence {best:.1f}", {name: round(value, 4) for name, value in PRIOR.items()})


def main():
    faces = {weight: Face(weight) for weight in FACES}
    with open(os.path.join(HERE, "measured.tsv"), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")][1:]
    texts = [Text(font, text, float(width), faces) for font, text, width in rows]
    model = Model(texts)
    if "--tune" in sys.argv:
        tune(model)
    report(texts, leftOut(model, texts, folds=12, seed=1))
    corrections = model.fit(np.ones(len(texts), bool))
    errors = model.widths(corrections) - model.measured
    print(f"all texts, all seen: {100 * np.mean(np.abs(errors) <= 0.5):.1f} % within 0.5")
    if "--write" in sys.argv:
        import table
        table.write(dict(zip(model.names, corrections)), faces)


if __name__ == "__main__":
    main()
