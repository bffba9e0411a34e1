internal import CCalqueICU

/// Formats a list in a sentence: "Ana, Luis, and Óscar".
package struct ListFormat: Sendable {
  package enum Kind: Int32, Hashable, Sendable {
    case and = 0
    case or = 1
    /// Amounts that belong together: "3 feet, 7 inches".
    case units = 2
  }

  package enum Width: Int32, Hashable, Sendable {
    case wide = 0
    case short = 1
    case narrow = 2
  }

  package let locale: String
  private let handle: ConfinedHandle

  package init(locale: String, kind: Kind = .and, width: Width = .wide) throws(ICUError) {
    self.locale = locale
    let tag = LocaleID.checked(locale)
    let key = Key(locale: tag, kind: kind, width: width)
    handle = try Self.known.value(for: key) { () throws(ICUError) in
      try ConfinedHandle("open a list format in \(tag)") {
        cicu_list_format_open(tag, kind.rawValue, width.rawValue, &$0)
      } close: {
        cicu_list_format_close($0)
      }
    }
  }

  /// Joins the items. Spacing and words can depend on them, as in "Ana y Luis", "Ana e Isabel".
  package func string(_ items: [String]) throws(ICUError) -> String {
    try withCStrings(items) { (pointers) throws(ICUError) in
      try handle.text("format a list in \(locale)") {
        cicu_list_format_run($0, pointers, Int32(items.count), $1, $2, &$3)
      }
    }
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let kind: Kind
    let width: Width
  }

  private static let known = BoundedCache<Key, ConfinedHandle>(limit: .formatters)
}
