import CalqueEscaping

/// Writes text into the XML of reports.
enum XMLMarkup {
  private static let escaping = MarkupEscaping.xmlAttribute.disallowed(.replaced)

  /// Returns the text as the value of an attribute, or as the content of an element. Characters
  /// that XML does not allow, most control characters, become U+FFFD (XML 1.0, 2.2).
  static func escaped(_ text: String) -> String { escaping.escape(text) }
}
