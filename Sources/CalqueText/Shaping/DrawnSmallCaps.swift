/// Draws small capitals for fonts that have none: capitals in a smaller size.
struct DrawnSmallCaps {
  /// The size of small capitals as a part of that of the text. Browsers draw them as large.
  private static let scale = 0.8

  /// The input of the shaper.
  private(set) var text: [UInt16]
  /// The styles, with those of small capitals in between.
  private(set) var styles: [StyledText.Run]

  init(
    text: [UInt16], styles: [StyledText.Run], language: String, chooser: FaceChooser
  ) {
    self.text = text
    self.styles = styles
    var chooser = chooser
    let hasDottedI = ["tr", "az", "lt"].contains(language.prefix { $0 != "-" })
    var runs: [StyledText.Run] = []
    for (at, run) in styles.enumerated() {
      let lacking = run.style.font.smallCaps.subtracting(
        chooser.primary(run.style.font)?.face.smallCaps ?? [])
      guard !lacking.isEmpty else {
        runs.append(run)
        continue
      }
      // Units without a style have the one before them.
      let end = at + 1 < styles.count ? styles[at + 1].range.lowerBound : text.count
      append(
        (at == 0 ? 0 : run.range.lowerBound)..<end, run.style, lacking, hasDottedI, to: &runs)
    }
    self.styles = runs.isEmpty ? styles : runs
  }

  private mutating func append(
    _ range: Range<Int>, _ style: StyledText.Style, _ lacking: SmallCaps, _ hasDottedI: Bool,
    to runs: inout [StyledText.Run]
  ) {
    var isSmall = false
    var start = range.lowerBound
    func close(_ end: Int, to runs: inout [StyledText.Run]) {
      guard start < end else { return }
      var style = style
      if isSmall { style.glyphScale *= Self.scale }
      runs.append(StyledText.Run(range: start..<end, style: style))
    }
    for at in range {
      let unit = text[at]
      // A mark is as large as its letter.
      if unit >= 0x300, unit < 0x370 { continue }
      let capital = Self.capital(of: unit, hasDottedI)
      let becomesSmall =
        capital != nil
        ? lacking.contains(.lowercase)
        : lacking.contains(.uppercase) && Self.isCapital(unit)
      if becomesSmall, let capital { text[at] = capital }
      guard becomesSmall != isSmall else { continue }
      close(at, to: &runs)
      (start, isSmall) = (at, becomesSmall)
    }
    close(range.upperBound, to: &runs)
  }

  /// The capital of a small letter, if it is a single unit.
  private static func capital(of unit: UInt16, _ hasDottedI: Bool) -> UInt16? {
    if unit >= 0x61, unit <= 0x7A { return unit == 0x69 && hasDottedI ? 0x130 : unit - 32 }
    guard unit >= 0xB5, let scalar = Unicode.Scalar(unit), scalar.properties.isLowercase else {
      return nil
    }
    let mapped = Array(scalar.properties.uppercaseMapping.utf16)
    return mapped.count == 1 && mapped[0] != unit ? mapped[0] : nil
  }

  private static func isCapital(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isUppercase ?? false
  }
}
