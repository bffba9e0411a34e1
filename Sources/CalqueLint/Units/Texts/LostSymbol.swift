/// A symbol of a source text that a translation lacks, where it has a character that no one sees
/// instead: what a conversion made of the symbol.
enum LostSymbol {
  /// Returns the first symbol or dash outside of ASCII that only the source text has.
  static func first(in text: TextUnit) -> Character? {
    guard let source = text.source?.string else { return nil }
    return source.first { character in
      guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
      switch scalar.properties.generalCategory {
      case .mathSymbol, .otherSymbol, .currencySymbol, .dashPunctuation, .modifierSymbol:
        return !text.string.contains(character)
      default: return false
      }
    }
  }
}
