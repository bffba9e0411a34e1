import CCalqueText

/// Corrects the advances of Inter for one weight and size, so that texts are as wide as in the
/// system font of iOS. Kerning is kept; the corrected advances determine the positions of glyphs.
struct SystemFontAdvances {
  /// The index where the weight begins in the table of characters, and in that of kinds.
  private let characters: Int
  private let kinds: Int
  private let weight: Int
  /// 0 for the forms of text sizes, 1 for those of display sizes.
  private let optical: Double
  /// The tracking in ten-thousandths of an em.
  private let tracking: Double
  /// The design units per ten-thousandth of an em.
  private let units: Double
  private let hasTabularDigits: Bool

  init(_ item: ShapedItem) {
    let weights = SystemFontWidths.weights
    let wish = item.match.face.weight
    weight = weights.indices.min { abs(weights[$0] - wish) < abs(weights[$1] - wish) } ?? 0
    characters = weight * SystemFontWidths.displayCharacters.count
    kinds = weight * SystemFontWidths.displayKinds.count
    // The system font changes its forms between these sizes, in points.
    optical = min(max((item.size - 17) / 11, 0), 1)
    tracking = Self.tracking(at: item.size) * 10
    units = item.match.face.unitsPerEm / 10_000
    hasTabularDigits = item.features.contains(.tabularDigits)
  }

  /// Apple's tracking at a size in points, in thousandths of an em.
  static func tracking(at size: Double) -> Double {
    let table = SystemFontWidths.tracking
    let last = table.count - 1
    let place = min(max(size - Double(SystemFontWidths.firstSize), 0), Double(last))
    guard !place.isNaN else { return 0 }
    let below = Int(place)
    let (one, other) = (Double(table[below]), Double(table[min(below + 1, last)]))
    return one + (other - one) * (place - Double(below))
  }

  /// Corrects glyphs in place. Their clusters refer to `text`.
  func apply(to glyphs: UnsafeMutableBufferPointer<ct_glyph>, of text: UnsafePointer<UInt16>) {
    var last: Int32 = -1
    for at in glyphs.indices {
      let glyph = glyphs[at]
      // Marks belong to their letter, and glyphs without an advance remain without one.
      guard glyph.cluster != last, glyph.advance != 0 else { continue }
      last = glyph.cluster
      let correction = correction(of: UInt32(text[Int(glyph.cluster)])) + tracking
      let corrected = glyph.advance + Int32((correction * units).rounded())
      // A narrow glyph, such as a mark by itself, must not move the pen back.
      glyphs[at].advance = glyph.advance > 0 ? max(corrected, 0) : glyph.advance
    }
  }

  /// The correction in ten-thousandths of an em, without tracking.
  private func correction(of unit: UInt32) -> Double {
    let display = Double(SystemFontWidths.displayWeights[weight])
    if hasTabularDigits, unit >= 0x30, unit <= 0x39 {
      return Double(SystemFontWidths.tabularDigits[weight])
        + optical * (display + Double(SystemFontWidths.displayKinds[SystemFontKind.digit.rawValue]))
    }
    if let place = Self.place(of: unit) {
      return Double(SystemFontWidths.characters[characters + place])
        + optical * (display + Double(SystemFontWidths.displayCharacters[place]))
    }
    let kind = SystemFontKind(unit).rawValue
    return Double(SystemFontWidths.kinds[kinds + kind])
      + optical * (display + Double(SystemFontWidths.displayKinds[kind]))
  }

  /// The index of a character in the table.
  private static func place(of unit: UInt32) -> Int? {
    if unit >= 0x20, unit < 0x180 { return Int(unit) - 0x20 }
    var start = 0
    for range in SystemFontWidths.ranges {
      if range.contains(unit) { return start + Int(unit - range.lowerBound) }
      start += range.count
    }
    return nil
  }
}

/// The kinds that have an average correction, in the order of the tables.
private enum SystemFontKind: Int {
  case uppercase
  case lowercase
  case digit
  case space
  case other

  init(_ unit: UInt32) {
    guard let properties = Unicode.Scalar(unit)?.properties else {
      self = .other
      return
    }
    self =
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: .uppercase
      case .lowercaseLetter, .modifierLetter, .otherLetter: .lowercase
      case .decimalNumber, .letterNumber, .otherNumber: .digit
      case .spaceSeparator: .space
      default: .other
      }
  }
}
