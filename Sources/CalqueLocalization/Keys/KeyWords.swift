import CalqueCatalogs

/// Distinguishes keys with words to translate from those that only show values: `"\(count)"`,
/// `"\(day) – \(night)"`. The latter do not count as missing translations.
enum KeyWords {
  static func areTranslatable(_ key: LocalizedStringKey) -> Bool {
    guard key.hasFormatting else { return hasLetters(key.key) }
    let format = FormatString(key.key)
    return format.pieces.contains { piece in
      guard case .literal(let range) = piece else { return false }
      return hasLetters(format[range])
    }
  }

  private static func hasLetters(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
