import CalqueICU

extension StyledText {
  /// The opportunities to break a line of the text.
  func lineBreaks(_ units: [UInt16]) -> [TextBreaks.LineBreak] {
    let breaks = TextBreaks.lineBreaks(units, locale: locale)
    guard !dividesKoreanWords else { return breaks }
    func divides(_ found: TextBreaks.LineBreak) -> Bool {
      guard !found.isMandatory, found.offset > 0, found.offset < units.count else { return false }
      return KoreanWord.joins(units[found.offset - 1], units[found.offset])
    }
    // Nearly all texts have none.
    return breaks.contains(where: divides) ? breaks.filter { !divides($0) } : breaks
  }
}

/// Words of Korean, which spaces separate: a line ends between two of them, although Unicode's
/// default rules allow it between any two syllables.
private enum KoreanWord {
  /// Whether no line ends between two units.
  static func joins(_ one: UInt16, _ other: UInt16) -> Bool {
    if isHangul(one) { return isHangul(other) || isWestern(other) }
    return isHangul(other) && isWestern(one)
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// Letters and digits that take the endings of Korean, as in `iPhone을` and `3월`.
  private static func isWestern(_ unit: UInt16) -> Bool {
    guard unit < 0x2E80, let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
