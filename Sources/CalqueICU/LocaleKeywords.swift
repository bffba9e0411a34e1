internal import CCalqueICU

extension LocaleID {
  /// The identifier with a keyword of its Unicode extension set: `ca` to `buddhist` results in
  /// "th-u-ca-buddhist". Returns the identifier unchanged if ICU does not support the value.
  package static func setting(_ keyword: String, to value: String, in identifier: String) -> String
  {
    let tag = checked(identifier)
    let changed = try? ICUText.read("set \(keyword) of \(identifier) to \(value)") {
      cicu_locale_with_keyword(tag, keyword, value, $0, $1, &$2)
    }
    return changed ?? tag
  }

  /// The canonical tag, with the calendar of the caller if there is one.
  static func tag(_ identifier: String, calendar: String?) -> String {
    guard let calendar else { return checked(identifier) }
    return setting("ca", to: calendar, in: identifier)
  }
}
