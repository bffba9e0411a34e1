/// Properties of the writing systems of languages.
enum WritingSystem {
  /// Whether the words of a locale follow each other without spaces.
  static func joinsWords(_ locale: String?) -> Bool {
    switch language(locale) {
    case "zh", "ja", "yue", "th", "lo", "km", "my", "bo", "dz": true
    default: false
    }
  }

  /// Whether the language of a locale identifier has a code, such as `fr`: every text asks.
  static func isLanguage(_ code: StaticString, of locale: String?) -> Bool {
    guard var locale else { return false }
    return locale.withUTF8 { bytes in
      let count = code.utf8CodeUnitCount
      guard bytes.count >= count, (0..<count).allSatisfy({ bytes[$0] == code.utf8Start[$0] }) else {
        return false
      }
      return bytes.count == count || bytes[count] == UInt8(ascii: "-")
        || bytes[count] == UInt8(ascii: "_")
    }
  }

  /// Returns the language of a locale identifier: `zh` of `zh_Hant-HK`.
  static func language(_ locale: String?) -> Substring {
    let locale = locale ?? ""
    let end = locale.utf8.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return locale[..<(end ?? locale.endIndex)]
  }
}
