import CalqueCatalogs

/// Tells keys that have something to translate from those that only show a value: `"\(count)"`,
/// `"\(day) – \(night)"`. The latter are not missing translations.
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
