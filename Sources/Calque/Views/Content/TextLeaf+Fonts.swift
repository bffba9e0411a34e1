import CalqueText

extension ViewDiagnostic.Kind {
  /// No font of this machine has a character; a box is drawn for it.
  public static let uncoveredCharacter = Self("uncoveredCharacter", .error)
  /// A font is not installed; the system font takes its place.
  public static let unknownFont = Self("unknownFont", .warning)
  /// A font has no faces of a width; its usual ones take their place.
  public static let missingFontWidth = Self("missingFontWidth", .warning)
  /// There is no font at all, so texts have no letters and no widths.
  public static let noFonts = Self("noFonts", .error)
}

extension TextLeaf {
  /// What the text asked of the fonts of this machine, and did not get.
  var fontDiagnostics: [ViewDiagnostic] {
    let findings = fontFindings
    guard !findings.hasNoFonts else {
      return [
        ViewDiagnostic(
          .noFonts,
          "there is no font on this machine, so the text is not shown; run Tools/setup, or specify "
            + "the folder of your fonts with FontLibrary(folders:) or FONTCONFIG_FILE",
          key: missingKey)
      ]
    }
    let characters = findings.uncovered.map { character in
      let remedy =
        character.package.map { "; Debian has one in \($0)" } ?? ""
      return ViewDiagnostic(
        .uncoveredCharacter,
        "no font has \(character.name) of the script \(character.script), so a box is drawn"
          + remedy, key: missingKey)
    }
    let families = findings.missingFamilies.map { family in
      ViewDiagnostic(
        .unknownFont,
        "no installed font has the family name, full name or PostScript name \(family), so the "
          + "system font is used", key: missingKey)
    }
    let widths = findings.missingWidths.map { width in
      ViewDiagnostic(
        .missingFontWidth,
        "\(width.family) has no faces that are \(width.requested) % as wide as usual, so those of "
          + "\(width.shown) % are used", key: missingKey)
    }
    return characters + families + widths
  }
}
