extension TextUnit {
  /// The first symbol or dash outside of ASCII that the source text has and the text lacks. Where
  /// the text has a character that no one sees, a conversion made it of the symbol.
  var lostSymbol: Character? {
    guard let source = source?.string else { return nil }
    return source.first { character in
      guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
      switch scalar.properties.generalCategory {
      case .mathSymbol, .otherSymbol, .currencySymbol, .dashPunctuation, .modifierSymbol:
        return !string.contains(character)
      default: return false
      }
    }
  }
}
