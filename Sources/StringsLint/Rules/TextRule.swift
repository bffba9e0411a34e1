package import StringCatalogs

/// A rule about the characters of single texts. It is asked about texts that hold a control
/// character of bidirectional text, as long as no rule looks at others.
package protocol TextRule: Rule {
  /// Looks at one text.
  static func check(_ text: CatalogText, key: String, locale: String?, _ list: inout FindingList)
}
