import CCalqueText
import CalqueDrawing

extension ParagraphBuilder {
  /// Records the scalars of a cluster that have no glyph.
  mutating func noteUncovered(_ cluster: Int, in item: ShapedItem) {
    var end = cluster + 1
    while end < item.range.upperBound, !flags[end].contains(.grapheme) { end += 1 }
    for scalar in String(decoding: text[cluster..<end], as: UTF16.self).unicodeScalars
    where !item.match.face.covers(scalar.value)
      && !ScalarClasses.isDefaultIgnorable(scalar.value)
    {
      let found = UncoveredCharacter(scalar.value, script: item.script)
      if !findings.uncovered.contains(found) { findings.uncovered.append(found) }
    }
  }

  func missingFamilies() -> [String] {
    var missing: [String] = []
    for run in styles {
      guard let family = run.style.font.family, !fonts.hasFont(named: family),
        !missing.contains(family)
      else { continue }
      missing.append(family)
    }
    return missing
  }

  /// The widths that are far from the requested ones.
  func missingWidths() -> [MissingWidth] {
    var missing: [MissingWidth] = []
    var chooser = FaceChooser(fonts: fonts, language: language)
    for run in styles where run.style.font.width != FontDescription.normalWidth {
      let font = run.style.font
      guard let face = chooser.primary(font)?.face, abs(face.width - font.width) > 5 else {
        continue
      }
      let found = MissingWidth(
        family: font.family ?? fonts.standardFamily(font.design), requested: font.width,
        shown: face.width)
      if !missing.contains(found) { missing.append(found) }
    }
    return missing
  }
}
