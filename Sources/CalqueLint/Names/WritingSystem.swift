/// Properties of the writing systems of languages.
enum WritingSystem {
  /// Whether the words of a locale follow each other without spaces.
  static func joinsWords(_ locale: String?) -> Bool {
    switch language(locale) {
    case "zh", "ja", "yue", "th", "lo", "km", "my", "bo", "dz": true
    default: false
    }
  }

  /// Returns the language of a locale identifier: `zh` of `zh_Hant-HK`.
  static func language(_ locale: String?) -> Substring {
    let locale = locale ?? ""
    let end = locale.utf8.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return locale[..<(end ?? locale.endIndex)]
  }
}
