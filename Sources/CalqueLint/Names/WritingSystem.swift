/// What the languages of texts do in writing.
enum WritingSystem {
  /// Whether a locale's words stand side by side without spaces.
  static func joinsWords(_ locale: String?) -> Bool {
    switch language(locale) {
    case "zh", "ja", "yue", "th", "lo", "km", "my", "bo", "dz": true
    default: false
    }
  }

  /// The language of a locale as people spell it: `zh` of `zh_Hant-HK`.
  static func language(_ locale: String?) -> Substring {
    let locale = locale ?? ""
    let end = locale.utf8.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return locale[..<(end ?? locale.endIndex)]
  }
}
