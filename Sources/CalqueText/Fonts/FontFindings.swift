/// What a text asked of the fonts of this machine, and did not get.
package struct FontFindings: Hashable, Sendable {
  /// The machine has no font at all: nothing of the text is drawn.
  package var hasNoFonts: Bool
  /// The characters that no font has, in the order of the text, each once. Boxes are drawn for them.
  package var uncovered: [UncoveredCharacter]
  /// Families that were asked for and are not installed.
  package var missingFamilies: [String]

  package init(
    hasNoFonts: Bool = false, uncovered: [UncoveredCharacter] = [], missingFamilies: [String] = []
  ) {
    self.hasNoFonts = hasNoFonts
    self.uncovered = uncovered
    self.missingFamilies = missingFamilies
  }
}

/// A character that no font of the machine has.
package struct UncoveredCharacter: Hashable, Sendable {
  package var scalar: UInt32
  /// The script that the character is written in here, by its ISO 15924 code.
  package var script: String
  /// The package of Debian that has a font for it, where that is known.
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

/// Which package of Debian has the fonts that texts are drawn with.
enum FontPackages {
  /// What all languages of Calque's own pictures need; `Tools/setup` installs them.
  static let standard = [
    "fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-mono", "fonts-noto-color-emoji",
  ]

  static func package(of scalar: UInt32, script: UInt32) -> String? {
    if ScalarClasses.isEmojiPresentation(scalar) { return "fonts-noto-color-emoji" }
    if FontFamilies.isEastAsian(script) { return "fonts-noto-cjk" }
    // The families for these scripts are all in one package, that for symbols included.
    let isKnown = FontFamilies.isStandard(script) || FontFamilies.hasFamily(script)
    return isKnown ? "fonts-noto-core" : nil
  }
}
