/// The fonts and characters that a text needs and that this machine does not have.
package struct FontFindings: Hashable, Sendable {
  /// Whether the machine has no font at all, so that nothing of the text is drawn.
  package var hasNoFonts: Bool
  /// The characters that are not in any font, in the order of the text, each once. Boxes are drawn
  /// for them.
  package var uncovered: [UncoveredCharacter]
  /// The requested names that are neither those of families nor those of faces.
  package var missingFamilies: [String]
  /// The families that lack a requested width, each with the width that is drawn, in percent.
  package var missingWidths: [MissingWidth] = []

  package init(
    hasNoFonts: Bool = false, uncovered: [UncoveredCharacter] = [], missingFamilies: [String] = []
  ) {
    self.hasNoFonts = hasNoFonts
    self.uncovered = uncovered
    self.missingFamilies = missingFamilies
  }
}

/// A width that a family does not have. All widths are in percent of the normal one.
package struct MissingWidth: Hashable, Sendable {
  package var family: String
  package var requested: Int
  package var shown: Int
}

/// A character that is not in any font of the machine.
package struct UncoveredCharacter: Hashable, Sendable {
  package var scalar: UInt32
  /// The script of the character in this text, as an ISO 15924 code.
  package var script: String
  /// The Debian package that has a font for it, if that is known.
  package var package: String?

  init(_ scalar: UInt32, script tag: UInt32) {
    self.scalar = scalar
    script = String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self)
    package = FontPackages.package(of: scalar, script: tag)
  }

  /// The character with its number: `ไ (U+0E44)`.
  package var name: String {
    let number = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    guard let character = Unicode.Scalar(scalar) else { return code }
    return "\(character) (\(code))"
  }
}

/// The Debian packages of the fonts that texts are drawn with.
enum FontPackages {
  /// The packages for all languages in Calque's own pictures; `Tools/setup` installs them.
  static let standard = [
    "fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-mono", "fonts-noto-color-emoji",
  ]

  static func package(of scalar: UInt32, script: UInt32) -> String? {
    if ScalarClasses.isEmojiPresentation(scalar) { return "fonts-noto-color-emoji" }
    if FontFamilies.isEastAsian(script) { return "fonts-noto-cjk" }
    // The families for these scripts are all in one package, including the one for symbols.
    let isKnown = FontFamilies.isStandard(script) || FontFamilies.hasFamily(script)
    return isKnown ? "fonts-noto-core" : nil
  }
}
